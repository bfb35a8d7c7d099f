# Nowy stół i poczekalnia
chairs = Krzesła przy stole
who-sits-here = Kto tu siedzi?
a-friend = Człowiek
by-link-or-code = przez link lub kod
no-chair = Bez krzesła
or-a-bot = Albo bot
strength = Siła { $n } z 5
level-visitor = Cokolwiek, gdziekolwiek. Na pierwszą grę.
level-apprentice = Zna zasady, zapomina o sąsiadach.
level-keeper = Bierze to, co teraz wygląda najlepiej.
level-ranger = Pamięta i patrzy naprzód.
level-professor = Gra dalej w myślach, wiele razy.
edition-help = według jednej z drukowanych instrukcji
idle-options =
    { $n ->
        [one] { $n } opcja nic tu nie zmienia
        [few] { $n } opcje nic tu nie zmieniają
        [many] { $n } opcji nic tu nie zmienia
       *[other] { $n } opcji nic tu nie zmienia
    }
tempo = Tempo
live = Na żywo
live-help = Wszyscy są teraz tutaj
by-post = Korespondencyjnie
by-post-help = Dni na decyzję
time-for-decision = Na decyzję
without-clock = bez zegara
time-each = { $time } na decyzję
time-in-all = { $time } na całą grę
for-anybody = dołączyć może każdy
for-the-invited = tylko z linkiem lub kodem
keep-usual = Zapisz jako zwykłe
kept-usual = Zapisano
waiting-for-players =
    { $n ->
        [one] Czekamy na jednego gracza
        [few] Czekamy na { $n } graczy
        [many] Czekamy na { $n } graczy
       *[other] Czekamy na { $n } gracza
    }
may-start = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte. Można też zacząć od razu.
while-you-wait = Gdy czekasz
host-starts = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
waits-for-somebody = czeka na kogoś
is-here = jest tutaj
looks-elsewhere = teraz nieobecny
bots-level = Który bot zajmie wolne miejsca
stand-up = Wstań
close-table = Zamknij stół
invite = Zaproś innych
invite-help = Powiedz go, wyślij link albo daj zeskanować. Konto niepotrzebne.
table-code = Kod stołu
link-to-table = Link do tego stołu
code-to-scan = Kod do zeskanowania: otwiera ten stół
meanwhile = Tymczasem

# Sama strona; o tym, co dzieje się w grze, mówi serwer.
home-title = Drakozaur – trzy gry planszowe o dinozaurach i smokach
home-hero = Stół już nakryty.
home-lead = Trzy gry planszowe o dinozaurach i smokach: z przyjaciółmi albo przeciw botom. Konto nie jest potrzebne.
your-name = Twoje imię przy stole
saved = Zapisano
sign-in = Zaloguj się
language = Język
theme = Jasne lub ciemne barwy
got-a-code = Masz kod stołu?
join = Dołącz
play-now = Zagraj teraz
against-bots = przeciw botom
new-table = Nowy stół
players-range = { $range } graczy
draftosaurus-picture = Parada drewnianych dinozaurów nad rzeką
gods_love_dinosaurs-picture = Dinozaur z aureolą, królik i żaba na trzech kafelkach
wyrmspan-picture = Smok w jaskini zwinięty wokół swoich jaj
my-tables = Moje stoły
open-tables = Wolne stoły
wait-for-you =
    { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
       *[many] { $n } czeka na ciebie
    }
your-turn = Twój ruch
play-on = Graj dalej
look-in = Zajrzyj
sit-down = Usiądź
seats-taken = Zajęte miejsca: { $taken } z { $seats }
no-tables-of-mine = Nie ma jeszcze stołów. „Zagraj teraz” przygotuje jeden od razu.
no-open-tables = Nikt teraz nie czeka na graczy. Załóż stół i podaj jego kod!
show-all = Pokaż wszystkie ({ $n })
show-fewer = Pokaż mniej
fan-work = Niezależne dzieło fanów, bez związku z autorami i wydawcami gier.
no-line = Serwer jest teraz nieosiągalny. Nic nie przepadło, próbujemy dalej.
not-found-title = Ten trop prowadzi donikąd
not-found-text = Pod tym adresem nie ma strony. Może stół został zamknięty albo w linku brakuje litery.
to-the-games = Do gier
guest-name-0 = Ciekawska Paproć
guest-name-1 = Dzielny Kamyk
guest-name-2 = Łagodny Mech
guest-name-3 = Wesoły Żołądź
guest-name-4 = Cichy Strumyk
guest-name-5 = Słoneczny Oset
guest-name-6 = Sprytny Żuk
guest-name-7 = Dzika Koniczyna
guest-name-8 = Spokojna Wierzba
guest-name-9 = Śmiały Świerszcz
guest-name-10 = Szczęśliwa Muszla
guest-name-11 = Poranny Rudzik

## Stół

you = Ty
players = Gracze
your-table = Twój stół
your-zoo = Twoje zoo
zoo-of = Zoo gracza { $name }
hand = Ręka
hand-short = ręka
log = Przebieg
chat = Czat
nothing-yet = Tu pojawi się to, co się dzieje.
begun-midway = Ten stół zaczyna się w środku gry. Tu pojawi się to, co stanie się dalej.
log-chat-rules = Przebieg, czat i zasady
sound = Dźwięk
say-something = Napisz coś
send = Wyślij
no-chat = Nikt jeszcze nic nie powiedział.
undo = Cofnij
hint = Rada
place-it = Umieść
take-it = Weź
return-it = Odłóż
do-it = Wykonaj
back = Wstecz
choices = Możliwości
nothing-to-choose = Nie masz teraz o czym decydować.
wait-for-others = Poczekaj na innych graczy.
still-deciding = jeszcze się zastanawia
has-decided = już po decyzji
reveals = bierze
bot = Bot
has-the-die = ma kostkę
die-shows = Na kostce: { $face }
you-rolled = To twój rzut: kostka cię nie dotyczy.
rolled-by = Rzucał gracz { $name }: tylko jego kostka nie dotyczy.
then-on-to = potem dalej: { $name }
hands-go-down = Ręce wędrują w dół listy, ostatnia wraca do pierwszego.
round-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
score-now = Punkty teraz
space-of = { $place }, pole { $space }
place-open =
    { $n ->
        [one] { $place }, otwarte, { $gain } punkt
        [few] { $place }, otwarte, { $gain } punkty
       *[many] { $place }, otwarte, { $gain } punktów
    }
place-open-only = { $place }, otwarte
place-closed = { $place }, zamknięte, zasada { $rule }.
closed = Zamknięte
close = Zamknij
good-choice = Dobry wybór: { $choice }.
game-over = Gra skończona.
winners =
    { $n ->
        [one] Wygrywa: { $names }
       *[other] Wygrywają: { $names }
    }
score-line = Wiersz
total = Razem
look-at-boards = Obejrzyj plansze
rematch = Zagraj jeszcze raz
line-lost = Połączenie zerwane, dzwonimy ponownie. Nic nie przepadło.
loading = Stół się nakrywa
table-closed = Ten stół zamknięto, zanim gra się zaczęła.
free-seat = Wolne miejsce
copy-link = Kopiuj link
copied = Skopiowano
start-with-bots = Zacznij, wolne miejsca zajmą boty

## Nowy stół, konto

you-the-host = ty, gospodarz
one-more-chair = Jeszcze jedno krzesło
for-players =
    { $n ->
        [one] dla jednego gracza
       *[many] dla { $n } graczy
    }
open-to-all = Dołączyć może każdy.
only-with-link = Dołączą tylko osoby z linkiem lub kodem.
open-the-table = Otwórz stół
how-you-play = Jak gracie
edition = Wydanie
my-own = Własne
no-clock = Bez zegara
seconds = { $n } s
days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
anybody-may-join = Dołączyć może każdy
options = Opcje
make-account = Załóż konto
account-keeps = Gry pod imieniem { $name } zostaną twoje na każdym urządzeniu.
no-account-needed = Można grać bez konta, jako { $name }.
account-name = Nazwa
password = Hasło, co najmniej 8 znaków
have-account = Mam już konto
want-account = Chcę konto

## Dokąd można pójść

pages = Strony
menu = Menu
nav-play = Graj
nav-learn = Nauka
nav-today = Dzisiaj
nav-rules = Zasady
nav-score = Podlicz stół
settings = Ustawienia
profile = Profil
rule-number = Zasada { $number }
loading-page = Wczytywanie
share = Udostępnij

## Strona główna i to, co mówi kilka stron

todays-challenges = Dzisiejsze wyzwania
challenge-open = czeka na ciebie
challenge-begun = rozpoczęte
nobody-yet = jeszcze nikt
you-scored =
    { $n ->
        [one] masz { $n } punkt
        [few] masz { $n } punkty
        [many] masz { $n } punktów
       *[other] masz { $n } punktu
    }
waits-for = czeka na: { $names }
no-such-code = Wpisz kod stołu
not-found-picture = Pusta zagroda z połamanym płotem; ślady prowadzą poza obrazek, gdzie właśnie znika ogon
lost-title = Linia zerwana
lost-picture = Dwa dinozaury z telefonem z puszek nad rzeką; sznurek się zerwał
try-now = Spróbuj teraz
mute = Nie słuchaj więcej: { $name }
muted = { $name }: wyciszono.
unmute = Słuchaj znowu
new-version = Nowa wersja strony jest gotowa.
take-over = Wczytaj ponownie
turn-note = Twoja kolej.
no-such-table = Tego stołu nie można pokazać

## Zagadki dnia

todays-riddles = Zagadki dnia
riddle-difficulty = Trudność { $n } z 4
riddle-new = otwarta
riddle-open = rozpoczęta
riddle-given_up = poddana
riddle-solved =
    { $n ->
        [one] Rozwiązana w { $n } próbie.
        [few] Rozwiązana w { $n } próbach.
        [many] Rozwiązana w { $n } próbach.
       *[other] Rozwiązana w { $n } próby.
    }
days-in-a-row =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
        [many] { $n } dni z rzędu
       *[other] { $n } dnia z rzędu
    }

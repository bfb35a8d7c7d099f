# Nový stůl a čekárna
chairs = Židle u stolu
who-sits-here = Kdo tu sedí?
a-friend = Člověk
by-link-or-code = odkazem nebo kódem
no-chair = Bez židle
or-a-bot = Nebo bot
strength = Síla { $n } z 5
level-visitor = Cokoli, kamkoli. Na úplně první hru.
level-apprentice = Zná pravidla, zapomíná na sousedy.
level-keeper = Bere, co teď vypadá nejlépe.
level-ranger = Pamatuje si a dívá se dopředu.
level-professor = Hraje v duchu dál, zas a znovu.
edition-help = podle některých vytištěných pravidel
idle-options =
    { $n ->
        [one] { $n } volba tu nic nemění
        [few] { $n } volby tu nic nemění
       *[other] { $n } voleb tu nic nemění
    }
tempo = Tempo
live = Naživo
live-help = Všichni jsou teď tady
by-post = Korespondenčně
by-post-help = Dny na rozhodnutí
time-for-decision = Na rozhodnutí
without-clock = bez hodin
time-each = { $time } na rozhodnutí
time-in-all = { $time } na celou hru
for-anybody = přisednout může kdokoli
for-the-invited = jen s odkazem nebo kódem
keep-usual = Uložit jako obvyklé
kept-usual = Uloženo
waiting-for-players =
    { $n ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $n } hráče
       *[other] Čeká se na { $n } hráčů
    }
may-start = Hra začne sama, až budou všechna místa obsazená. Začít můžete i hned.
while-you-wait = Zatímco čekáte
host-starts = Hra začne sama, až budou všechna místa obsazená.
waits-for-somebody = čeká na někoho
is-here = je tady
looks-elsewhere = právě tu není
bots-level = Který bot obsadí volná místa
stand-up = Vstát
close-table = Zrušit stůl
invite = Pozvat ostatní
invite-help = Řekněte ho, pošlete odkaz, nebo je nechte naskenovat. Účet není potřeba.
table-code = Kód stolu
link-to-table = Odkaz na tento stůl
code-to-scan = Kód k naskenování: otevře tento stůl
meanwhile = Mezitím

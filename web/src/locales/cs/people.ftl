# Výzvy a lidé
challenge-of-day = Výzva dne
challenge = Výzva
challenge-lead = Stejné rozdání a stejní boti pro všechny. Počítá se první pokus; pak hrajte, kolikrát chcete.
sent-by = Poslal hráč { $name }
against = Proti
play-challenge = Hrát výzvu
play-for-fun = Ještě jednou, jen tak
ends-in = končí za { $hours } h { $minutes } min
also-today = Dnes také
best-of-today = Nejlepší první pokusy
first-to-finish = Tuto hru ještě nikdo nedohrál. Můžete být první.
place-n = { $n }. místo
players-points =
    { $n ->
        [one] { $n } hráč, body
        [few] { $n } hráči, body
       *[other] { $n } hráčů, body
    }
spread = Body všech hráčů, od { $least } do { $most }
is-guest = Host
has-account = S účtem
games-played =
    { $n ->
        [one] hra
        [few] hry
       *[other] her
    }
won-share = vyhráno
best-rating = nejlepší hodnocení
last-games = Poslední hry
nothing-played = Zatím nic neodehráno. První hra zabere asi deset minut.
came-out = { $place }. místo z { $seats }, body: { $points }
not-played-yet = Zatím nehráno.
stat-seats = hráčů
stat-played = odehráno
stat-won = vyhráno
stat-mean = průměr
stat-best = nejvíc
stat-rating = hodnocení
last-points = Body v posledních hrách: { $points }
sign-in-if-you-like = Přihlaste se, chcete-li
go-on-as = Pokračovat jako { $name }
account-adds = Co přidá účet
account-adds-tables = Vaše stoly a partie na každém zařízení
account-adds-rating = Statistiky a hodnocení, které vám nikdo nevezme
account-adds-settings = Váš jazyk, vzhled a zvuky všude, kde hrajete
account-never-needed = Ke hraní jej nikdy nepotřebujete. Co jste tu odehráli jako host, půjde s vámi.
your-week = Váš týden
today = Dnes
day-open = čeká
day-rested = odpočinek
place-among = { $place }. místo z { $players }
riddles-solved =
    { $n ->
        [one] vyřešena { $n } hádanka
        [few] vyřešeny { $n } hádanky
        [many] vyřešeno { $n } hádanky
       *[other] vyřešeno { $n } hádanek
    }
all-games = Všechny hry
only-won = Jen výhry
show-more = Ukázat další
no-game-like-that = Takovou partii zatím nemáte.
change-name = Změnit jméno
riddle-days =
    { $n ->
        [one] den v řadě s hádankou
        [few] dny v řadě s hádankou
        [many] dne v řadě s hádankou
       *[other] dní v řadě s hádankou
    }
your-password = Heslo

# Wyzwania i ludzie
challenge-of-day = Wyzwanie dnia
challenge = Wyzwanie
challenge-lead = To samo rozdanie i te same boty dla wszystkich. Liczy się pierwsza próba; potem graj, ile chcesz.
sent-by = Przysyła { $name }
against = Przeciw
play-challenge = Zagraj wyzwanie
play-for-fun = Jeszcze raz, dla zabawy
ends-in = koniec za { $hours } h { $minutes } min
also-today = Także dzisiaj
best-of-today = Najlepsze pierwsze próby
first-to-finish = Nikt jeszcze nie skończył tej gry. Możesz być pierwszy.
place-n = Miejsce { $n }
players-points =
    { $n ->
        [one] { $n } gracz, punkty
        [few] { $n } gracze, punkty
        [many] { $n } graczy, punkty
       *[other] { $n } gracza, punkty
    }
spread = Punkty wszystkich graczy, od { $least } do { $most }
is-guest = Gość
has-account = Z kontem
games-played =
    { $n ->
        [one] gra
        [few] gry
        [many] gier
       *[other] gry
    }
won-share = wygranych
best-rating = najlepszy ranking
last-games = Ostatnie gry
nothing-played = Jeszcze nic nie zagrano. Pierwsza gra zajmie około dziesięciu minut.
came-out = miejsce { $place } z { $seats }, punkty: { $points }
not-played-yet = Jeszcze nie grano.
stat-seats = graczy
stat-played = rozegrane
stat-won = wygrane
stat-mean = średnia
stat-best = najlepszy
stat-rating = ranking
last-points = Punkty w ostatnich grach: { $points }
sign-in-if-you-like = Zaloguj się, jeśli chcesz
go-on-as = Graj dalej jako { $name }
account-adds = Co daje konto
account-adds-tables = Twoje stoły i partie na każdym urządzeniu
account-adds-rating = Statystyki i ranking, których nikt inny nie przejmie
account-adds-settings = Twój język, wygląd i dźwięki wszędzie, gdzie grasz
account-never-needed = Do gry nigdy nie jest potrzebne. Co tu rozegrasz jako gość, pójdzie z tobą.
your-week = Twój tydzień
today = Dziś
day-open = czeka
day-rested = odpoczynek
place-among = miejsce { $place } z { $players }
riddles-solved =
    { $n ->
        [one] rozwiązano { $n } zagadkę
        [few] rozwiązano { $n } zagadki
        [many] rozwiązano { $n } zagadek
       *[other] rozwiązano { $n } zagadki
    }
all-games = Wszystkie gry
only-won = Tylko wygrane
show-more = Pokaż więcej
no-game-like-that = Nie masz takiej partii.
change-name = Zmień imię
riddle-days =
    { $n ->
        [one] dzień z rzędu z zagadką
        [few] dni z rzędu z zagadką
        [many] dni z rzędu z zagadką
       *[other] dnia z rzędu z zagadką
    }
your-password = Hasło

# Turnieje botów, analiza partii, zagadki i poziomy botów, które spotykają ludzie.

## Poziomy

bot-visitor = Zwiedzający
bot-apprentice = Uczeń
bot-keeper = Opiekun
bot-ranger = Strażnik
bot-professor = Profesor
level-visitor = Jest tu pierwszy raz i wszystko mu się podoba. Na waszą pierwszą partię.
level-apprentice = Zna zasady, ale niejedną okazję przeoczy.
level-keeper = Dobrze zna grę, a jednak czasem się myli.
level-ranger = Z tysięcy partii wie, co się w końcu opłaca.
level-professor = Rozgrywa partię w myślach do końca, tysiące razy.

## Turnieje

cli-command-arena = rozgrywać turnieje botów, z rankingiem i raportem
arena-title = Turniej: { $game }
arena-about = Partie: { $games } · graczy przy stole: { $players } · ziarno: { $seed }
arena-standings = Tabela
arena-standings-about = Najlepsi na górze; w nawiasach to, co jest prawdą w 95 na 100 takich turniejów.
arena-win_rates = Zwycięstwa
arena-win_rates-about = Odsetek wygranych partii z przedziałami 95 %; linia przerywana to wynik przy równej sile. Wspólne zwycięstwa liczą się w części.
arena-scores = Punkty
arena-scores-about = Jak często zdobywano tyle punktów; kreska to średnia.
arena-ladder = Ranking
arena-ladder-about = Według openskill, po dwa odchylenia standardowe w obie strony.
arena-times = Czas na decyzję
arena-times-about = Myślenie na jednym rdzeniu: słupek to średnia, kreska to najwolniejsza decyzja.
arena-duels = Kto kogo pokonuje
arena-duels-about = Jak często pierwszy kończy przed drugim przy tym samym stole; równe miejsca liczą się po połowie.
arena-tests = Twierdzenia
arena-tests-about = Czy pierwszy z grupy wygrywa tak często, jak się twierdzi; gra się aż do rozstrzygnięcia.
arena-column-bot = Bot
arena-column-games = Partie
arena-column-win_rate = Zwycięstwa
arena-column-points = Punkty
arena-column-rating = Ranking
arena-column-milliseconds = ms na decyzję
arena-column-faults = Błędy
arena-column-duel = Boty
arena-column-ahead = Z przodu
arena-column-group = Stół
arena-column-deals = Rozdania
arena-column-ratio = Logarytm ilorazu wiarygodności
arena-column-verdict = Wynik
arena-verdict-open = nierozstrzygnięte
arena-verdict-passed = dowiedzione
arena-verdict-failed = obalone
arena-disqualified = zdyskwalifikowany
arena-kept = Partie zapisano w { $file }; to samo polecenie będzie je kontynuować.
arena-report = Raport jest w { $file }.
arena-faults = { $n ->
    [one] { $n } błąd bota. Ślady błędów, jeśli są: { $file }
    [few] { $n } błędy botów. Ślady błędów, jeśli są: { $file }
    [many] { $n } błędów botów. Ślady błędów, jeśli są: { $file }
   *[other] { $n } błędu botów. Ślady błędów, jeśli są: { $file }
}
arena-fault-crash = przerwał działanie
arena-fault-illegal = odpowiedział niezgodnie z zasadami
arena-fault-slow = był zbyt wolny
cli-error-entrants = Turniej potrzebuje co najmniej dwóch różnych botów: --bots greedy,random, albo --bot pakiet.moduł:Nazwa dla własnego.
cli-error-entrant_twice = Bot „{ $bot }” jest podany dwa razy. Każdego podaj raz: na kilku miejscach usiądzie sam.
cli-error-alone = Kto gra sam, nie ma przeciwnika: pomiń { $option } albo dodaj --players 2.
cli-error-levels_only = --levels ma własne boty: pomiń --bots i --bot.
cli-error-claim = „{ $given }” nie jest twierdzeniem: napisz dwa odsetki zwycięstw jako --claim 0.5:0.55, mniejszy najpierw.
cli-error-died = Proces, który grał, zakończył się; może zakończył go bot albo zabrakło pamięci. Wcześniejsze partie są zapisane, jeśli --results podaje plik; to samo polecenie kontynuuje.
cli-error-no_ray = Klaster Ray potrzebuje dodatku „ray”: { $command }. Albo użyj --engine local.
cli-error-no_cluster = Klaster Ray nie odpowiada ({ $reason }). Sprawdź RAY_ADDRESS albo użyj --engine local.
bot-unknown = Nie ma bota „{ $bot }”. Boty to { $known }, z czasem na namysł search:0.2; własnego zapisuje się pakiet.moduł:Nazwa.
bot-no_module = Bota „{ $bot }” nie można użyć: moduł { $module } się nie ładuje ({ $reason }). Moduły są szukane w tym folderze i tam, gdzie Python szuka pakietów.
bot-no_name = Bota „{ $bot }” nie można użyć: moduł { $module } nie ma klasy ani funkcji „{ $name }”.
journal-foreign = „{ $file }” nie jest plikiem takich wyników. Podaj inny plik.
journal-other = „{ $file }” ma wyniki innej pracy; różni się: { $names }. Podaj inny plik albo powtórz polecenie, które go zaczęło.
journal-line = „{ $file }”, wiersz { $line }: { $reason }. Usuń wiersz albo podaj inny plik.
journal-busy = „{ $file }” jest używany przez inny proces. Poczekaj na niego albo podaj inny plik.

## Analiza

cli-command-analyse = ocenić każdą decyzję zakończonej partii i jej szczęście
analysis-about = Każdy wybór oceniono na podstawie rozegranych do końca partii, ich liczba: { $games } ({ $by }).
analysis-by-learned = według wyuczonej strategii
analysis-by-random = losowo
analysis-column-entry = Wpis
analysis-column-player = Gracz
analysis-column-decision = Decyzja
analysis-column-mark = Ocena
analysis-column-loss = Strata
analysis-column-better = Lepiej
analysis-column-decisions = Decyzje
analysis-column-lost = Stracone decyzjami
analysis-column-luck = Szczęście
analysis-column-result = Przewaga na końcu
analysis-column-fair = Bez szczęścia
analysis-mark-best = najlepsze
analysis-mark-good = dobre
analysis-mark-mistake = błąd
analysis-mark-forced = bez wyboru
analysis-points = W punktach, o które gracz wyprzedza najlepszego z pozostałych.
analysis-turning = Punkty zwrotne
analysis-turn-decision = Wpis { $entry }, { $player }: { $action }. Szansa na zwycięstwo: { $before } % → { $after } %.
analysis-turn-chance = Wpis { $entry }, los: { $action }. Szansa na zwycięstwo ({ $player }): { $before } % → { $after } %.
analysis-no_turn = Nie ma ich: żadna pojedyncza decyzja ani los wiele nie zmieniły.
cli-judging = Ocenianie
cli-error-unfinished = Partia z „{ $file }” nie jest skończona, więc nie można jej ocenić. Najpierw ją dokończ: { $command }
cli-error-no_seat = Nie ma miejsca { $seat }: gracze mają numery od 1 do { $seats }.

## Zagadki

cli-command-puzzles = szukać w partiach botów pozycji z jedną najlepszą odpowiedzią
cli-searching = Szukanie
puzzles-found = { $n ->
    [one] { $n } zagadka w { $file }.
    [few] { $n } zagadki w { $file }.
    [many] { $n } zagadek w { $file }.
   *[other] { $n } zagadki w { $file }.
}
puzzles-none = Nie znaleziono żadnej zagadki; przejrzane partie: { $games }. Pozwól przejrzeć więcej partii (--games).
puzzles-packed = Spakowano do { $file }.
puzzles-error-unreadable = { $file } nie jest plikiem spakowanych zagadek albo jest uszkodzony. Taki plik pisze `--pack`.
puzzles-column-difficulty = Trudność
puzzles-column-theme = Temat
puzzles-column-puzzles = Zagadki

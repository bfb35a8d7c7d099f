# Words that all games share: mistakes in documents, and the command line. Words of the terminal client: pl.ui.ftl.

## Mistakes in a position

error-object = Tu powinien być obiekt w nawiasach klamrowych.
error-list = Tu powinna być lista w nawiasach kwadratowych.
error-too_many = Lista ma za dużo pozycji: { $n }, a może ich być najwyżej { $most }. Usuń nadmiarowe.
error-word = { $value } tu nie pasuje. Wpisz jedno z tych słów: { $known }.
error-number = { $value } tu nie pasuje. Wpisz liczbę całkowitą od { $least } do { $most }.
error-text = { $value } to nie imię. Wpisz imię w cudzysłowie albo je pomiń.
error-unknown_key = Klucz „{ $key }” nie jest tu znany. Znane klucze: { $known }.
error-missing = Tego brakuje. Dodaj jedną z tych wartości: { $known }.
bad-option-unknown = nieznane ustawienie „{ $setting }”; znane to: { $known }
bad-option-value = ustawienie „{ $setting }” ma wartość { $value }; dozwolone: { $allowed }
error-players = Niewłaściwa liczba graczy: powinno ich być od { $least } do { $most }.
error-same_name = Dwoje graczy ma to samo imię: nadaj każdemu inne.
error-pyramid = Piramida to lista sześciu miejsc od P1 do P6, a null oznacza wolne miejsce. Pozycji jest tu { $n }.
error-summer = To zimowa gra wariantu „od lata do zimy”, więc przy każdym graczu dodaj letni wynik: "summer" ze score i trexes.
error-contradiction = To przeczy reszcie dokumentu: gra nie może tak wyglądać. Popraw to albo pomiń "table", aby policzyć plansze takie, jakie są.

## Mistakes in a record

record-header = to nie jest nagłówek zapisu rozgrywki ({ $reason })
record-format = zapis ma format { $format }, a ten program czyta formaty { $known }
record-game = to zapis gry { $found }, a nie { $wanted }
record-entry = to nie jest akcja tej gry ({ $reason })
record-rules = rozegrano według wersji zasad { $found }, a ten program ma wersję { $known }
record-seats = graczy powinno być od { $least } do { $most }, a nie { $n }
record-key = klucz nie zgadza się ze skrótem w nagłówku (commitment)
record-no_key = zapis nie podaje klucza, więc wyników losowych nie można sprawdzić
record-keyless = brakuje klucza losowości, więc rozgrywki nie można kontynuować
record-unfair = { $said }: to nie wynika z klucza, który daje „{ $fair }”
record-start = pozycja początkowa ma innych graczy lub inne ustawienia niż nagłówek

## Refusals that no rule speaks

why-stale = Na to pytanie już odpowiedziano albo teraz zadano inne.
why-no_action = { $said } nie jest akcją tej gry.

## What the command can do

cli-tagline = Drakozaur: trzy gry planszowe o dinozaurach i smokach, do grania, badania i rozwiązywania.
cli-commands = Co potrafi
cli-command-play = gra w terminalu, przeciwko botom albo z przyjaciółmi
cli-command-score = liczenie punktów przy twoim stole, krok po kroku albo z dokumentu
cli-command-simulate = tysiące rozgrywek i raport z nich
cli-command-train = nauka botów przez grę z samymi sobą
cli-command-replay = zapisana rozgrywka opowiedziana słowami
cli-command-verify = sprawdzenie, czy zapisana rozgrywka jest zgodna z zasadami
cli-command-export = zapisanie rozgrywek jako tablic do uczenia
cli-command-rules = przewodnik po grze albo zasady według numeru lub słowa
cli-command-card = karta Wyrmspana słowami, według numeru lub nazwy
cli-command-cards = lista kart Wyrmspana według tego, co jest na nich nadrukowane
cli-command-games = lista gier z ich ustawieniami i botami
cli-command-completion = skrypt uzupełniania dla twojej powłoki
cli-examples = Na przykład
cli-more = Więcej o poleceniu: { $command }

## Score

cli-rule = Zasada
cli-total = Razem
cli-leaders = Na prowadzeniu: { $players }
cli-winner = Zwycięstwo: { $players }
cli-winners = Wspólne zwycięstwo: { $players }
cli-tie = Remis rozstrzyga: { $how } ({ $compared })
cli-tie-plain = Remis: { $how }
cli-assumed = Przyjęto: { $event }
assumed-read = „{ $given }” odczytano jako { $read }.

## Records

cli-after_step = Po wpisie { $step } z { $steps }
cli-unfinished = Rozgrywka nie jest skończona; to wynik na tę chwilę.
cli-verified = Zapis jest spójny i zgodny z zasadami. Liczba wpisów: { $entries }.
cli-verified-over = Rozgrywka została doprowadzona do końca.
cli-verified-running = Rozgrywka nie jest skończona.
cli-verified-fair = Wszystkie wyniki losowe wynikają z ujawnionego klucza.
cli-verified-no_key = Zapis nie podaje klucza, więc wyników losowych nie sprawdzono.
cli-carried_over = Grano według wersji zasad { $found }, a wszystkie ruchy są zgodne także z wersją { $known }. Rozgrywka trwa dalej w nowym zapisie: { $file }
cli-not_verified = Błąd w wierszu { $line }: { $reason }

## Rules and games

cli-full_text = Pełny tekst
cli-full_text-english = Pełny tekst (po angielsku)
cli-rules_found = { $n ->
    [one] { $n } zasada. Jej pełny tekst: { $command }
    [few] { $n } zasady. Pełny tekst jednej z nich: { $command }
    [many] { $n } zasad. Pełny tekst jednej z nich: { $command }
   *[other] { $n } zasady. Pełny tekst jednej z nich: { $command }
}
cli-players = Gracze: { $least }–{ $most }
cli-bots = Boty: { $bots }
bot-random = losowy
bot-greedy = zachłanny
bot-learned = wyuczony
bot-search = rozważny
cli-options = Ustawienia
cli-allowed = { $values } (domyślnie { $default })
cli-editions = Drukowane wydania zasad, ustawienie edition: { $editions }
cli-cards_found = { $n ->
    [one] { $n } karta. Jedna karta osobno: { $command }
    [few] { $n } karty. Jedna karta osobno: { $command }
    [many] { $n } kart. Jedna karta osobno: { $command }
   *[other] { $n } karty. Jedna karta osobno: { $command }
}

## Simulations

cli-compiling = Przygotowanie szybkich zasad dla tego komputera, tylko za pierwszym razem: { $done } z { $rules }
cli-not_kept = Szybkich zasad nie udało się zapisać w { $path } ({ $reason }); następnym razem zostaną przygotowane od nowa.
cli-exported =
    Zapisano w { $file }: { $records } { $records ->
        [one] rozgrywka
        [few] rozgrywki
        [many] rozgrywek
       *[other] rozgrywki
    }, { $decisions } { $decisions ->
        [one] decyzja
        [few] decyzje
        [many] decyzji
       *[other] decyzji
    }; pominięto niezakończonych: { $unfinished }.
cli-playing = Trwa gra
cli-random_play = brak, gra losowa
cli-statistic-games = Rozgrywki
cli-statistic-players = Gracze
cli-statistic-engine = Silnik
cli-statistic-bots = Boty
cli-statistic-seed = Ziarno losowości
cli-statistic-seconds = Sekundy
cli-statistic-cpu_seconds = Sekundy gry na jednym rdzeniu
cli-statistic-compile_seconds = Sekundy przygotowania zasad
cli-statistic-games_per_second = Rozgrywki na sekundę rdzenia
cli-statistic-decisions_per_second = Decyzje na sekundę rdzenia
cli-statistic-decisions_per_game = Decyzje na rozgrywkę
cli-statistic-entries_per_game = Wpisy w zapisie rozgrywki
cli-statistic-mean_score = Średni wynik
cli-statistic-score_sd = Odchylenie standardowe
cli-statistic-score_range = Najniższy i najwyższy wynik
cli-statistic-mean_scores = Średni wynik według miejsca
cli-statistic-wins = Zwycięstwa według miejsca
cli-statistic-ties = Wspólne zwycięstwa

## Mistakes on the command line

cli-error = Błąd: { $message }
cli-stdin = standardowe wejście
cli-error-no_file = Nie ma pliku „{ $file }”. Sprawdź nazwę albo wpisz -, aby czytać standardowe wejście.
cli-error-directory = „{ $file }” to katalog. Podaj plik, który się w nim znajduje.
cli-error-unreadable = Nie można odczytać „{ $file }” ({ $reason }). Sprawdź uprawnienia.
cli-error-unwritable = Nie można zapisać „{ $file }” ({ $reason }). Podaj inny plik.
cli-error-output = Nie udało się zapisać odpowiedzi ({ $reason }).
cli-error-encoding = „{ $file }” nie jest tekstem w kodowaniu UTF-8. Zapisz go jako UTF-8 i spróbuj ponownie.
cli-error-empty = „{ $file }” jest pusty. Przykłady zawartości są w docs/cli.md i w pomocy --help.
cli-error-too_large = „{ $file }” jest większy niż { $most } MB; żaden zapis ani pozycja nie ma takiej wielkości.
cli-error-json = „{ $file }”, wiersz { $line }, kolumna { $column }: to nie jest poprawny JSON ({ $reason }). Popraw to miejsce.
cli-error-nested = „{ $file }” ma za dużo zagnieżdżeń. Zapisz pozycję tak, jak pokazuje --help.
cli-error-twice = „{ $file }”: klucz „{ $key }” występuje dwa razy w jednym obiekcie. Zostaw jeden.
cli-error-value = „{ $file }” zawiera wartość, jakiej w pozycji nie bywa ({ $reason }). Popraw ją.
cli-error-no_game = „{ $file }” nie podaje gry: dodaj klucz "game" z jedną z nazw: { $known }.
cli-error-unknown_game = Nieznana gra: { $game }. Gry: { $known }.
cli-error-record = „{ $file }”, wiersz { $line }: { $reason }
cli-error-option_form = „{ $given }” to nie ustawienie: wpisz --option NAZWA=WARTOŚĆ. Ustawienia: { $known }.
cli-error-rule = Nie ma zasady „{ $number }”. Rozdziały to { $sections }; zasada to na przykład { $example }.
cli-error-rule_word = Żadna zasada nie zawiera „{ $word }”. Spróbuj innego słowa lub jego części albo przeczytaj przewodnik: { $command }
cli-error-option = { $reason }. Wszystkie ustawienia: { $command }
cli-error-seats = { $game }: graczy powinno być od { $least } do { $most }, a nie { $n }. Zmień --players, --humans albo --bots.
cli-error-short_seats = { $option } działa tylko wtedy, gdy graczy jest { $only }, a nie { $n }. Pomiń tę opcję albo zmień --players, --humans lub --bots.
cli-error-bots_count = Liczba botów się nie zgadza: podano { $n }, graczy jest { $seats }. Podaj po jednym na każde miejsce, na którym nie gra człowiek.
cli-error-names_count = Imion jest więcej niż graczy: podano { $n }, graczy { $seats }.
cli-error-play_game = Do { $given } brakuje gry: podaj jedną z { $known } albo nie podawaj nic, aby otworzyć ekran startowy.
cli-error-same_name = Dwoje graczy ma imię { $name }. Nadaj każdemu inne.
cli-error-step = Zapis ma wpisy od 0 do { $steps }, więc wpisu { $step } nie ma.
cli-error-card_which = Podaj jedną kartę: { $number }, { $name } albo { $cave }.
cli-error-card_dragon = Nie ma smoka { $number }: smoki mają numery od 1 do { $most }.
cli-error-card_cave = Nie ma karty jaskini { $number }: karty jaskiń mają numery od 1 do { $most }.
cli-error-card_name = Żaden smok nie nazywa się „{ $name }”. Wszystkie karty: { $command }
cli-error-card_like = Żaden smok nie nazywa się „{ $name }”. Podobne:
    { $known }
cli-error-card_several = „{ $name }” pasuje do kilku smoków. Wpisz więcej z nazwy albo numer:
    { $known }
cli-error-no_cards = Żadna karta nie ma tego wszystkiego. Pomiń coś; o co można pytać: { $command }
cli-error-card_data = Danych kart nie da się użyć. Popraw te wiersze:
    { $mistakes }
cli-error-no_terminal = Grać można tylko w terminalu, a tu go nie ma. Do rozgrywek między botami służy: { $command }
cli-error-no_compiler = Szybkie zasady wymagają dodatku „fast”: { $command }. Albo użyj --engine plain.
cli-error-export_extra = Tablice z zapisów wymagają dodatku: { $command }.
cli-error-export_record = Zapis { $number } w „{ $file }”, wiersz { $line }: { $reason }. Usuń go albo popraw.
cli-error-export_other = Zapis { $number } w „{ $file }” pochodzi z innego stołu ({ $found }). Każdy rodzaj stołu przetwarzaj osobno.
cli-error-export_nothing = Nie ma żadnej zakończonej rozgrywki (niezakończonych: { $unfinished }).
cli-error-resumed = „{ $file }” to zapis gry { $other }, a nie { $game }. Wznów ją tak: { $command }
cli-error-record_exists = „{ $file }” już istnieje. Wznów tę rozgrywkę: { $command }. Albo podaj inny plik lub dodaj --overwrite, aby go zastąpić.
cli-error-resume_fixed = Wznowiona rozgrywka zachowuje graczy, imiona, ustawienia i ziarno losowości: pomiń { $given }.
cli-error-resume_bot = W zapisie jest bot „{ $bot }”, którego ten program nie ma. Podaj boty: --bots { $known }.

## Training

cli-train-begin = { $set }: rozgrywek z samymi sobą: { $games }
cli-train-resumed = { $set }: dalszy ciąg, rozegrano rozgrywek: { $games }
cli-train-shipped = { $set }: rozgrywek: { $games }, czas procesora: { $seconds } s; wagi leżą w { $path }
cli-train-better = { $set }: lepiej niż dotąd o { $gain } ± { $interval }
cli-train-kept = { $set }: nie lepiej niż dotąd ({ $gain } ± { $interval }), więc zostają stare wagi
cli-error-train_fast = Nauka wymaga dodatku „fast”: { $command }
cli-error-train_set = „{ $set }” nie jest zestawem wag tej gry. Zestawy to: { $sets }
cli-error-train_game = Boty tej gry jeszcze się nie uczą. Gry, w których boty się uczą: { $games }

# Przeglądarka kart
cards-title = Karty Wyrmspan
filters = Filtry
search-cards = Nazwa, numer lub słowa
filter-caves = Jaskinie
filter-sizes = Rozmiar
filter-traits = Cecha
filter-moments = Moment
filter-costs = Koszt zawiera
filter-nests = Gniazda
least-vp = Najmniej punktów zwycięstwa
most-vp = Najwięcej punktów zwycięstwa
of-cards =
    { $n ->
        [one] z { $n } karty
        [few] z { $n } kart
        [many] z { $n } kart
       *[other] z { $n } karty
    }
clear-filters = Wyczyść wszystko
order = Kolejność
order-number = Według numeru
order-name = Według nazwy
order-vp = Według punktów
kind = Rodzaj kart
dragons = Smoki
cave-cards = Karty jaskiń
no-such-card = Żadna karta nie pasuje do wszystkich filtrów.
chosen-card = Wybrana karta
choose-a-card = Wybierz kartę, aby ją przeczytać.
link-to-card = Link do tej karty
what-words-mean = Co znaczą słowa na kartach

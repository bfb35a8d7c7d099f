# Strona zasad
rules-of = Zasady: { $game }
game = Gra
contents = Spis treści
players-guide = Przewodnik gracza
search-rules = Szukaj w zasadach słowa lub numeru
search-rules-short = Słowo lub numer
rules-found =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
        [many] { $n } zasad
       *[other] { $n } zasady
    }
no-such-rule = Żadna zasada nie zawiera „{ $word }”. Spróbuj krótszego słowa lub numeru, na przykład D9.1.
clear-search = Wyczyść wyszukiwanie
copy-rule-link = Kopiuj odnośnik do { $number }
link-copied = Skopiowano odnośnik do { $number }
full-text = Pełny tekst, po angielsku
see-also = Zobacz też
open-points = Otwarte kwestie
open-points-help = Tam, gdzie drukowane zasady zostawiają pytanie otwarte, nasze odpowiedzi podano z uzasadnieniem.
read-on = Czytaj dalej
more-about-rule = Więcej o zasadzie
aim-at-a-rule = Naciśnij numer zasady: tu pojawi się jej pełny tekst i powiązane zasady.
wyrmspan-cards = Karty Wyrmspan

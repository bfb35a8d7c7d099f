# Wyrmspan: what the cards say. cards/words.py puts the parts together.
#
# $mood  how a verb is meant: do (you, now), to (the purpose of your payment), each (an opponent does it),
#        may (an opponent may do it), may_to (the purpose of an opponent's payment)
# $n     a number of things

## Lists and sentences

card-and = { $first } oraz { $last }
card-or = { $first } lub { $last }
# Two things that are both done.
card-both = { $first } i { $last }
# Two whole offers, of which one may be used.
card-either = { $first }, lub { $last }

## Things: after a verb (card-good) and on their own (card-name)

card-good-meat = { $n ->
    [one] { $n } mięso
   *[other] { $n } mięsa
}
card-good-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
card-good-crystal = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
card-good-milk = { $n ->
    [one] { $n } mleko
   *[other] { $n } mleka
}
card-good-any = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[other] { $n } dowolnych zasobów
}
card-good-coin = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
card-good-egg = { $n ->
    [one] { $n } jajo
    [few] { $n } jaja
   *[other] { $n } jaj
}
card-good-egg-this_cave = { $n ->
    [one] { $n } jajo z dowolnego smoka w tej jaskini
    [few] { $n } jaja ze smoków w tej jaskini
   *[other] { $n } jaj ze smoków w tej jaskini
}
card-good-egg-adjacent = { $n ->
    [one] { $n } jajo ze smoka sąsiadującego ortogonalnie
    [few] { $n } jaja ze smoków sąsiadujących ortogonalnie
   *[other] { $n } jaj ze smoków sąsiadujących ortogonalnie
}
card-good-dragon_card = { $n ->
    [one] { $n } kartę smoka
    [few] { $n } karty smoków
   *[other] { $n } kart smoków
}
card-good-cave_card = { $n ->
    [one] { $n } kartę jaskini
    [few] { $n } karty jaskiń
   *[other] { $n } kart jaskiń
}
card-good-card = { $n ->
    [one] { $n } kartę smoka lub jaskini
    [few] { $n } karty smoków lub jaskiń
   *[other] { $n } kart smoków lub jaskiń
}
card-good-goods = { $n ->
    [one] { $n } zasób lub kartę z ręki
    [few] { $n } zasoby lub karty z ręki w dowolnym zestawieniu
   *[other] { $n } zasobów lub kart z ręki w dowolnym zestawieniu
}

card-name-meat = { card-good-meat }
card-name-gold = { card-good-gold }
card-name-crystal = { card-good-crystal }
card-name-milk = { card-good-milk }
card-name-any = { card-good-any }
card-name-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
card-name-egg = { card-good-egg }
card-name-dragon_card = { $n ->
    [one] { $n } karta smoka
    [few] { $n } karty smoków
   *[other] { $n } kart smoków
}
card-name-cave_card = { $n ->
    [one] { $n } karta jaskini
    [few] { $n } karty jaskiń
   *[other] { $n } kart jaskiń
}
card-name-step = { $n ->
    [one] { $n } krok na torze gildii
    [few] { $n } kroki na torze gildii
   *[other] { $n } kroków na torze gildii
}

## Verbs

card-verb-gain = { $mood ->
    [do] otrzymaj
    [each] otrzymuje
   *[to] otrzymać
}
card-verb-score = { $mood ->
    [do] zdobądź
    [each] zdobywa
   *[to] zdobyć
}
card-verb-lose = { $mood ->
    [do] strać
    [each] traci
   *[to] stracić
}
card-verb-draw = { $mood ->
    [do] dobierz
    [each] dobiera
   *[to] dobrać
}
card-verb-advance = { $mood ->
    [do] przesuń się
    [each] przesuwa się
   *[to] przesunąć się
}
card-verb-lay = { $mood ->
    [do] złóż
    [each] składa
   *[to] złożyć
}
card-verb-cache = { $mood ->
    [do] zmagazynuj
    [each] magazynuje
   *[to] zmagazynować
}
card-verb-tuck = { $mood ->
    [do] podłóż
    [each] podkłada
   *[to] podłożyć
}
card-verb-reveal = { $mood ->
    [do] odsłoń
    [each] odsłania
   *[to] odsłonić
}
card-verb-play = { $mood ->
    [do] zagraj
    [each] zagrywa
   *[to] zagrać
}
card-verb-excavate = { $mood ->
    [do] wydrąż
    [each] drąży
   *[to] wydrążyć
}
card-verb-use = { $mood ->
    [do] użyj
    [each] używa
   *[to] użyć
}
card-verb-swap = { $mood ->
    [do] zamień
    [each] zamienia
   *[to] zamienić
}
card-verb-pay = { $mood ->
    [do] zapłać
    [each] płaci
   *[to] zapłacić
}

## Gaining

card-gain = { card-verb-gain } { $what }
card-gain-per = { card-verb-gain } { $what } { $per }
card-gain-one_kind = { $n ->
    [one] { card-verb-gain } { $n } dowolny zasób
    [few] { card-verb-gain } { $n } zasoby jednego rodzaju do wyboru
   *[other] { card-verb-gain } { $n } zasobów jednego rodzaju do wyboru
}
card-gain-chosen_kind = { $n ->
    [one] { card-verb-gain } { $n } zasób tego samego rodzaju
    [few] { card-verb-gain } { $n } zasoby tego samego rodzaju
   *[other] { card-verb-gain } { $n } zasobów tego samego rodzaju
}
card-gain-cost_of_tucked = { $n ->
    [one] { card-verb-gain } { $n } zasób widniejący w koszcie tej karty
    [few] { card-verb-gain } { $n } zasoby widniejące w koszcie tej karty
   *[other] { card-verb-gain } { $n } zasobów widniejących w koszcie tej karty
}
card-draw = { card-verb-draw } { $what } z talii
card-draw-per = { card-verb-draw } { $what } z talii { $per }
card-steps = { $n ->
    [one] { card-verb-advance } o { $n } krok na torze gildii
    [few] { card-verb-advance } o { $n } kroki na torze gildii
   *[other] { card-verb-advance } o { $n } kroków na torze gildii
}

card-stow-cache-one-here = Możesz zmagazynować ten zasób na tym smoku.
card-stow-cache-one-any = Możesz zmagazynować ten zasób na dowolnym swoim smoku.
card-stow-cache-some-here = Możesz zmagazynować do { $n } z tych zasobów na tym smoku.
card-stow-tuck-one-here = Możesz podłożyć tę kartę pod tego smoka.
card-stow-tuck-one-any = Możesz podłożyć tę kartę pod dowolnego swojego smoka.
card-stow-tuck-both-here = Możesz podłożyć jedną lub obie pod tego smoka.
card-stow-tuck-some-here = Możesz podłożyć do { $n } z tych kart pod tego smoka.

card-split-keep_discard_tuck-here = Jedną zatrzymaj, jedną odrzuć, a jedną podłóż pod tego smoka.
card-split-keep_tuck-any = Jedną zatrzymaj, a drugą podłóż pod dowolnego swojego smoka.
card-split-keep_cache-any = Jeden zatrzymaj, a drugi zmagazynuj na dowolnym swoim smoku.

## Eggs, cached resources, tucked cards

card-lay-any = { card-verb-lay } { card-good-egg }
card-lay-here = { card-verb-lay } { card-good-egg } na tym smoku
card-lay-this_cave = { $n ->
    [one] { card-verb-lay } { $n } jajo na dowolnym smoku w tej jaskini
    [few] { card-verb-lay } { $n } jaja na dowolnych smokach w tej jaskini
   *[other] { card-verb-lay } { $n } jaj na dowolnych smokach w tej jaskini
}
card-lay-this_column = { $n ->
    [one] { card-verb-lay } { $n } jajo na dowolnym smoku w tej kolumnie
    [few] { card-verb-lay } { $n } jaja na dowolnych smokach w tej kolumnie
   *[other] { card-verb-lay } { $n } jaj na dowolnych smokach w tej kolumnie
}
card-lay-adjacent = { $n ->
    [one] { card-verb-lay } { $n } jajo na dowolnym smoku sąsiadującym ortogonalnie
    [few] { card-verb-lay } { $n } jaja na dowolnych smokach sąsiadujących ortogonalnie
   *[other] { card-verb-lay } { $n } jaj na dowolnych smokach sąsiadujących ortogonalnie
}
card-lay-each-this_cave = { card-verb-lay } { card-good-egg } na każdym smoku w tej jaskini
card-lay-each-this_column = { card-verb-lay } { card-good-egg } na każdym smoku w tej kolumnie
card-lay-each-this_cave-not-aggressive = { card-verb-lay } { card-good-egg } na każdym smoku w tej jaskini, który nie jest agresywny

card-cache-own-here = { card-verb-cache } { card-good-any } z własnych zasobów na tym smoku
card-cache-own-this_column = { card-verb-cache } { card-good-any } z własnych zasobów na dowolnym smoku w tej kolumnie
card-cache-own-any = { card-verb-cache } { card-good-any } z własnych zasobów na dowolnym swoim smoku
card-cache-general-any = { $n ->
    [one] { card-verb-cache } { card-good-any } z zasobów ogólnych na dowolnym swoim smoku
   *[other] { card-verb-cache } { card-good-any } z zasobów ogólnych na dowolnych swoich smokach
}

card-tuck-hand-here = { card-verb-tuck } { card-good-dragon_card } z ręki pod tego smoka
card-tuck-hand-this_column = { card-verb-tuck } { card-good-dragon_card } z ręki pod dowolnego smoka w tej kolumnie
card-tuck-hand-any = { card-verb-tuck } { card-good-dragon_card } z ręki pod dowolnego swojego smoka
card-tuck-deck-any = { $n ->
    [one] { card-verb-tuck } { card-good-dragon_card } z talii pod dowolnego swojego smoka
   *[other] { card-verb-tuck } { card-good-dragon_card } z talii pod dowolne swoje smoki
}
card-tuck-deck-here-per = { card-verb-tuck } { card-good-dragon_card } z talii pod tego smoka { $per }
card-tuck-deck-each = { card-verb-tuck } { card-good-dragon_card } z talii pod { $each } { $where }

## Revealing

card-reveal = { card-verb-reveal } wierzchnią kartę talii smoków
card-reveal-hand = Jeśli to { $what }, podłóż kartę pod tego smoka, w przeciwnym razie weź ją na rękę.
card-reveal-discard = Jeśli to { $what }, podłóż kartę pod tego smoka, w przeciwnym razie odrzuć ją i { $then }.
card-match-hatchling = smoczątko
card-match-small = mały smok
card-match-medium = średni smok
card-match-large = duży smok
card-match-medium_or_large = średni lub duży smok
card-match-small_or_hatchling = mały smok lub smoczątko

## Playing, excavating, using abilities

card-play-hand-free = { card-verb-play } za darmo smoka z ręki
card-play-display-free = { card-verb-play } za darmo smoka z planszy kart
card-play-hand-discount = { card-verb-play } smoka z ręki ze zniżką 1 jaja lub 1 zasobu
card-play-hand-on_top = { card-verb-play } za darmo smoka z ręki na wierzch jednego ze swoich smoków
card-play-hand_or_display-no_resources = { card-verb-play } smoka z ręki lub z planszy kart bez opłacania kosztu w zasobach
card-excavate-hand = { card-verb-excavate } za darmo 1 komorę kartą jaskini z ręki
card-excavate-display = { card-verb-excavate } za darmo 1 komorę kartą jaskini z planszy kart
card-excavate-hand_or_display = { card-verb-excavate } za darmo 1 komorę kartą jaskini z ręki lub z planszy kart
card-excavate-deck = { card-verb-excavate } za darmo 1 komorę kartą jaskini dobraną z talii
card-excavate-hand-up_to = { $n ->
    [one] { card-verb-excavate } za darmo { $n } komorę kartą jaskini z ręki
   *[other] { card-verb-excavate } za darmo do { $n } komór kartami jaskiń z ręki
}
# $whose is card-whose-other on a dragon, which never uses its own ability, and card-whose-any elsewhere.
card-use-when_played = { card-verb-use } zdolności „{ icon-when_played }” { $whose }
card-use-once_per_round = { card-verb-use } zdolności „{ icon-once_per_round }” { $whose }
card-use-if_activated_or_once_per_round = { card-verb-use } zdolności „{ icon-if_activated }” lub „{ icon-once_per_round }” { $whose }
card-whose-any = jednego ze swoich smoków
card-whose-other = innego swojego smoka
card-use-mat = { card-verb-use } jednego z efektów „{ icon-if_activated }” nadrukowanych na swojej planszy
card-swap = { card-verb-swap } miejscami dwa swoje smoki, nie zważając na ich preferowane jaskinie

## Offers

card-pay = { card-verb-pay } { $cost }, aby { $then }
card-if_done = Jeśli to zrobisz, { $then }.
card-each_done = Za każdym razem, gdy to zrobisz, { $then }.
card-up_to = do { $n } razy: { $what }
card-choose = { $n ->
    [one] { card-verb-gain } { $n } premię do wyboru: { $options }
    [few] { card-verb-gain } { $n } różne premie do wyboru: { $options }
   *[other] { card-verb-gain } { $n } różnych premii do wyboru: { $options }
}
card-opponents = Każdy przeciwnik { $what }.
card-opponents-may = Każdy przeciwnik może { $what }.
card-opponents-once = Każdy przeciwnik może to zrobić raz.
card-opponents-choose = { $n ->
    [one] Każdy przeciwnik otrzymuje { $n } z tych premii do wyboru.
    [few] Każdy przeciwnik otrzymuje { $n } różne z tych premii do wyboru.
   *[other] Każdy przeciwnik otrzymuje { $n } różnych z tych premii do wyboru.
}

## Conditions

card-if = { $condition }, { $then }
card-if-dragons = { $n ->
    [one] jeśli masz { $where } co najmniej { $n } smoka
    [few] jeśli masz { $where } co najmniej { $n } smoki
   *[other] jeśli masz { $where } co najmniej { $n } smoków
}
# As many as a cave has spaces.
card-if-dragons-all = jeśli masz { $where } { $n } smoki
card-if-another = jeśli { $where } jest inny { $trait } smok
card-if-no-aggressive = jeśli { $where } nie ma agresywnych smoków
card-if-every = jeśli masz { $where } { $what }
card-if-guild_markers = { $n ->
    [one] jeśli masz na kafelku gildii co najmniej { $n } znacznik
    [few] jeśli masz na kafelku gildii co najmniej { $n } znaczniki
   *[other] jeśli masz na kafelku gildii co najmniej { $n } znaczników
}
card-if-column_full = jeśli kolumna tego smoka jest pełna
card-if-cave_full = jeśli jaskinia tego smoka jest pełna
card-if-cave_excavated = jeśli wszystkie komory tej jaskini są wydrążone
card-if-between_two = jeśli ten smok znajduje się między dwoma innymi smokami w tej jaskini
card-if-last_in_cave = jeśli ten smok jest ostatni po prawej w swojej jaskini
card-if-neighbor = jeśli masz { $where } co najmniej tyle smoków, ile sąsiad po lewej
card-has-hatchling = smoczątko
card-has-small = małego smoka
card-has-medium = średniego smoka
card-has-large = dużego smoka

## Points

card-score = { card-verb-score } { $n } { vp }
card-score-each = { card-verb-score } { $n } { vp } { $per }
card-score-each-max = { card-verb-score } { $n } { vp } { $per } (maksymalnie { $max } { vp })
card-lose-each = { card-verb-lose } { $n } { vp } { $per }

card-per-dragons = za { $each } { $where }
card-per-eggs = { $n ->
    [one] za każde jajo na swojej planszy
    [few] za każde { $n } jaja na swojej planszy, z zaokrągleniem w dół
   *[other] za każde { $n } jaj na swojej planszy, z zaokrągleniem w dół
}
card-per-sets-traits = za każdy pełny zestaw cech swoich smoków ({ trait-aggressive }, { trait-playful }, { trait-helpful }, { trait-shy })
card-per-sets-sizes = za każdy pełny zestaw rozmiarów swoich smoków ({ size-hatchling }, { size-small }, { size-medium }, { size-large })
card-per-cave_cards = za każdą kartę jaskini na swojej planszy
card-per-full_columns = za każdą swoją kolumnę z 3 smokami
card-per-cost_icons = za każdy symbol zasobu w koszcie smoków w jednej ze swoich jaskiń
card-per-guild_markers = za każdy swój znacznik na kafelku gildii
card-per-lowest_objectives = za każdy cel, na którym twój znacznik leży najniżej (także przy remisie)

card-each-any = { $other ->
    [yes] każdego innego smoka
   *[no] każdego smoka
}
card-each-aggressive = { $other ->
    [yes] każdego innego agresywnego smoka
   *[no] każdego agresywnego smoka
}
card-each-playful = { $other ->
    [yes] każdego innego figlarnego smoka
   *[no] każdego figlarnego smoka
}
card-each-helpful = { $other ->
    [yes] każdego innego pomocnego smoka
   *[no] każdego pomocnego smoka
}
card-each-shy = { $other ->
    [yes] każdego innego płochliwego smoka
   *[no] każdego płochliwego smoka
}
card-each-hatchling = { $other ->
    [yes] każde inne smoczątko
   *[no] każde smoczątko
}
card-each-small = { $other ->
    [yes] każdego innego małego smoka
   *[no] każdego małego smoka
}
card-each-medium = { $other ->
    [yes] każdego innego średniego smoka
   *[no] każdego średniego smoka
}
card-each-large = { $other ->
    [yes] każdego innego dużego smoka
   *[no] każdego dużego smoka
}
card-each-icon = { $other ->
    [yes] każdego innego smoka ze zdolnością „{ $icon }”
   *[no] każdego smoka ze zdolnością „{ $icon }”
}

card-where-mat = na swojej planszy
card-where-this_cave = w tej jaskini
card-where-this_column = w tej kolumnie
card-where-adjacent = w komorze sąsiadującej ortogonalnie
card-where-crimson = w swojej Karmazynowej Pieczarze
card-where-golden = w swojej Złotej Grocie
card-where-amethyst = w swojej Ametystowej Otchłani

## Hatchlings

card-hatchling-feed-meat = Zmagazynuj 1 mięso z własnych zasobów na tym smoczątku.
card-hatchling-feed-milk = Zmagazynuj 1 mleko z własnych zasobów na tym smoczątku.
card-hatchling-feed-dragon_card = Podłóż 1 kartę smoka z ręki pod to smoczątko.
card-hatchling-each-meat = Za każdym razem, gdy magazynujesz tu mięso, { $then }.
card-hatchling-each-milk = Za każdym razem, gdy magazynujesz tu mleko, { $then }.
card-hatchling-each-dragon_card = Za każdym razem, gdy podkładasz tu kartę, { $then }.
card-hatchling-third = Za trzecim razem dodatkowo { $then }.
card-hatchling-extra-meat = Każde zmagazynowane tu mięso jest na koniec gry warte o { $n } { vp } więcej.
card-hatchling-extra-milk = Każde zmagazynowane tu mleko jest na koniec gry warte o { $n } { vp } więcej.
card-hatchling-extra-dragon_card = Każda podłożona tu karta jest na koniec gry warta o { $n } { vp } więcej.
card-hatchling-third-meat = Gdy magazynujesz tu mięso po raz trzeci, { $then }.
card-hatchling-third-milk = Gdy magazynujesz tu mleko po raz trzeci, { $then }.
card-hatchling-third-dragon_card = Gdy podkładasz tu kartę po raz trzeci, { $then }.

## The Automa

card-automa-refresh = Odśwież wszystkie karty na planszy kart.
card-automa-coin-plus = Połóż 1 monetę na celu tej rundy.
card-automa-coin-minus = Zdejmij 1 monetę z celu tej rundy.
card-automa-advance = Kroki na torze gildii w kolejnych rundach: { $first } / { $second } / { $third } / { $fourth }.
card-automa-most = Kroki na torze gildii: tyle, ile wydrążonych komór ma twoja najbardziej wydrążona jaskinia.
card-automa-most-plus = Kroki na torze gildii: tyle, ile wydrążonych komór ma twoja najbardziej wydrążona jaskinia, plus { $n }.
card-automa-least = Kroki na torze gildii: tyle, ile wydrążonych komór ma twoja najmniej wydrążona jaskinia.
card-automa-brown-cave = Na brązowym polu: smok { $dragon }, karta jaskini { $cave }.
card-automa-brown-guild = Na brązowym polu: smok { $dragon }, rząd gildii { $row }.
card-automa-pass = Jeśli to ostatnia karta talii, Automa zamiast tego pasuje.

## Titles and facts

card-title-dragon = { $number } · { $name }
card-title-cave = Karta jaskini { $number }
card-title-guild = { $guild }, rząd { $row }
card-title-mat = { $cave }, efekt { $position }
card-title-objective = Cel { $tile }
card-title-decision = Karta decyzji { $label }
card-label-cost = Koszt
card-label-caves = Jaskinie
card-label-size = Rozmiar
card-label-trait = Cecha
card-label-vp = PZ
card-label-nests = Limit jaj
card-label-squares-few = Pola, do { $players } graczy
card-label-squares-many = Pola, więcej graczy
card-label-automa = Automa w rundach 1–4
card-cost-none = za darmo
card-printed_vp = Daje { $values } { vp }, zależnie od pola. Na ostatnim polu mieści się dowolna liczba znaczników.

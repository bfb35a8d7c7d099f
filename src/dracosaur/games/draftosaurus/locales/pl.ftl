# Draftosaurus: words and messages. Names follow docs/rules/draftosaurus-glossary.csv.

## The game

game-title = Draftozaur
game-tagline = Wybierz dinozaura, resztę podaj dalej i stwórz krainę, w której każdy gad czuje się jak w domu!
game-facts = Autorzy: Antoine Bauza, Corentin Lebrat, Ludovic Maublanc i Théo Rivière. Wydawca: Ankama. 2–5 graczy. Drakozaur to niezależne dzieło fanów, niezwiązane z autorami ani z wydawcą gry.

## Species

species-tyrannosaurus = Tyranozaur
species-diplodocus = Diplodok
species-triceratops = Triceratops
species-spinosaurus = Spinozaur
species-stegosaurus = Stegozaur
species-parasaurolophus = Parazaurolof

# One letter for each species on a text board; no letter twice.
letter-tyrannosaurus = T
letter-diplodocus = D
letter-triceratops = R
letter-spinosaurus = S
letter-stegosaurus = G
letter-parasaurolophus = P

## Places

place-forest_of_sameness = Las identyczności
place-woody_trio = Leśne trio
place-king_of_the_jungle = Król dżungli
place-prairie_of_love = Preria miłości
place-meadow_of_differences = Łąka różnorodności
place-solitary_island = Samotnia
place-well_ordered_wood = Las symetrii
place-lovers_bridge_left = Most zakochanych (lewy brzeg)
place-lookout = Czujka
place-quarantine = Kwarantanna
place-lovers_bridge_right = Most zakochanych (prawy brzeg)
place-pyramid = Piramida
place-river = Rzeka

# At most 12 characters each.
place-forest_of_sameness-short = Las ident.
place-woody_trio-short = Leśne trio
place-king_of_the_jungle-short = Król dżungli
place-prairie_of_love-short = Preria
place-meadow_of_differences-short = Łąka
place-solitary_island-short = Samotnia
place-well_ordered_wood-short = Las symetrii
place-lovers_bridge_left-short = Lewy most
place-lookout-short = Czujka
place-quarantine-short = Kwarantanna
place-lovers_bridge_right-short = Prawy most
place-pyramid-short = Piramida
place-river-short = Rzeka
line-lovers_bridge-short = Most

pen-rule-forest_of_sameness = Mieszka tu tylko jeden rodzaj, a miejsca zajmuje się od lewej; za 1–6 dinozaurów dostajesz 2, 4, 8, 12, 18 lub 24 punkty.
pen-rule-woody_trio = Najwyżej trzy dinozaury dowolnych rodzajów; dokładnie trzy dają 7 punktów, mniej – nic.
pen-rule-king_of_the_jungle = Jeden dinozaur; daje 7 punktów, jeśli na żadnej innej planszy nie ma więcej dinozaurów tego rodzaju niż na twojej.
pen-rule-prairie_of_love = Dinozaury dowolnych rodzajów, zwykle najwyżej sześć; każda para tego samego rodzaju daje 5 punktów.
pen-rule-meadow_of_differences = Każdy rodzaj tylko raz, a miejsca zajmuje się od lewej; za 1–6 dinozaurów dostajesz 1, 3, 6, 10, 15 lub 21 punktów.
pen-rule-solitary_island = Jeden dinozaur; daje 7 punktów, jeśli to jedyny dinozaur tego rodzaju na całej twojej planszy, razem z rzeką.
pen-rule-well_ordered_wood = Dwa rodzaje stoją na zmianę, od lewej; za 1–6 dinozaurów dostajesz 2, 4, 8, 12, 18 lub 24 punkty.
pen-rule-lovers_bridge_left = Dinozaury dowolnych rodzajów, zwykle w dowolnej liczbie; każda para tego samego rodzaju, którą dzieli rzeka, daje 6 punktów.
pen-rule-lookout = Jeden dinozaur; daje po 2 punkty za każdego dinozaura tego rodzaju na planszy rywala z prawej strony.
pen-rule-quarantine = Jeden dinozaur; na koniec gry przenosi się na inne pole lub do rzeki i punktuje tam.
pen-rule-lovers_bridge_right = Dinozaury dowolnych rodzajów, zwykle w dowolnej liczbie; każda para tego samego rodzaju, którą dzieli rzeka, daje 6 punktów.
pen-rule-pyramid = Najwyżej sześć dinozaurów, poziom po poziomie od dołu, a dwa tego samego rodzaju nigdy się nie stykają; każdy na dolnym poziomie daje 2 punkty, na środkowym 4, a na szczycie 7.
pen-rule-river = Tu zawsze może trafić każdy dinozaur, choć rzeka nie liczy się jako pole; każdy daje 1 punkt.

## Score lines

line-forest_of_sameness = { place-forest_of_sameness }
line-woody_trio = { place-woody_trio }
line-king_of_the_jungle = { place-king_of_the_jungle }
line-prairie_of_love = { place-prairie_of_love }
line-meadow_of_differences = { place-meadow_of_differences }
line-solitary_island = { place-solitary_island }
line-well_ordered_wood = { place-well_ordered_wood }
line-lovers_bridge_left = { place-lovers_bridge_left }
line-lookout = { place-lookout }
line-quarantine = { place-quarantine }
line-lovers_bridge_right = { place-lovers_bridge_right }
line-pyramid = { place-pyramid }
line-river = { place-river }
line-trex_bonus = Premia za tyranozaura
line-lovers_bridge = Most zakochanych
line-summer_game = Gra letnia

## The die

face-woodlands = Las
face-grasslands = Góry
face-restrooms = Szkielet
face-food_court = Wulkan
face-empty_pen = Pole, na którym nie ma innego dinozaura
face-beware_trex = Pole, na którym nie ma tyranozaura

meaning-woodlands = Umieść dinozaura na polu w lesie albo w rzece.
meaning-grasslands = Umieść dinozaura na polu w górach albo w rzece.
meaning-restrooms = Umieść dinozaura na polu po prawej stronie rzeki albo w samej rzece.
meaning-food_court = Umieść dinozaura na polu po lewej stronie rzeki albo w samej rzece.
meaning-empty_pen = Umieść dinozaura na pustym polu albo w rzece.
meaning-beware_trex = Umieść dinozaura na polu bez tyranozaura albo w rzece.

## Boards and zones

board-summer = Plansza letnia
board-winter = Plansza zimowa
board-match = Wariant: od lata do zimy

zone-woodlands = Las
zone-grasslands = Góry
zone-restrooms = Szkielet (po prawej stronie rzeki)
zone-food_court = Wulkan (po lewej stronie rzeki)

## Options

option-first_roller = Kto rzuca pierwszy
option-first_roller-help = Kto pierwszy rzuca kostką: wskazany gracz albo ktoś wybrany losowo.
option-first_roller-random = Losowo

option-board = Plansza
option-board-help = Strona planszy, na której gracie, albo obie po kolei.
option-board-summer = { board-summer }
option-board-winter = { board-winter }
option-board-match = { board-match }

option-five_player_last_turn = Ostatnia tura dla 5 osób
option-five_player_last_turn-help = W grze na 5 osób gracz, który rzucał w 5. turze rundy, rzuca też w 6., i tym razem do kostki stosują się wszyscy.
option-five_player_last_turn-no = Nie
option-five_player_last_turn-yes = Tak

option-prairie_capacity = Miejsce na Prerii miłości
option-prairie_capacity-help = Ile dinozaurów mieści się na Prerii miłości.
option-prairie_capacity-6 = Sześć dinozaurów
option-prairie_capacity-none = Bez ograniczeń

option-bridge_half_capacity = Miejsce na każdym polu Mostu zakochanych
option-bridge_half_capacity-help = Ile dinozaurów mieści się na każdym z dwóch pól Mostu zakochanych.
option-bridge_half_capacity-none = Bez ograniczeń

option-bridge_halves_separate = Dwie strony Mostu zakochanych
option-bridge_halves_separate-help = Czy most to dwa pola także wtedy, gdy kostka każe szukać pola bez innego dinozaura lub bez tyranozaura.
option-bridge_halves_separate-always = Zawsze dwa pola
option-bridge_halves_separate-trex_bonus_only = Dwa pola tylko dla premii za tyranozaura

option-quarantine_move = Wyjście z Kwarantanny
option-quarantine_move-help = Czy na koniec gry dinozaur musi opuścić Kwarantannę.
option-quarantine_move-mandatory = Musi wyjść
option-quarantine_move-optional = Może zostać

option-placement_commit = Kiedy wybrać miejsce
option-placement_commit-help = Czy miejsce wybiera się po ujawnieniu wszystkich dinozaurów, czy razem z dinozaurem.
option-placement_commit-after_reveal = Po ujawnieniu
option-placement_commit-joint = Razem z dinozaurem

option-two_player_discard_timing = Dwie osoby: kiedy odłożyć dinozaura
option-two_player_discard_timing-help = Czy dinozaura do pudełka wybiera się po umieszczeniu pierwszego, czy razem z nim.
option-two_player_discard_timing-after_placement = Po umieszczeniu
option-two_player_discard_timing-with_choice = Razem z wyborem

option-two_player_discard_visibility = Dwie osoby: odłożone dinozaury
option-two_player_discard_visibility-help = Czy rywal widzi, którego dinozaura odkładasz do pudełka.
option-two_player_discard_visibility-open = Jawnie
option-two_player_discard_visibility-hidden = W tajemnicy

option-match_second_start = Kto rzuca pierwszy zimą
option-match_second_start-help = Kto pierwszy rzuca kostką w drugiej grze wariantu „od lata do zimy”.
option-match_second_start-continue_die = Ten, kto ma wtedy kostkę
option-match_second_start-same_as_first = Ten sam gracz co latem
option-match_second_start-random = Losowo

option-match_tiebreak = Remis w sumie dwóch gier
option-match_tiebreak-help = Co rozstrzyga, gdy prowadzący mają tyle samo punktów w sumie obu gier.
option-match_tiebreak-total_trex = Najmniej tyranozaurów w obu grach
option-match_tiebreak-shared = Wspólne zwycięstwo

option-edition = Wydanie
option-edition-help = Zasady takie jak w jednej z wydanych instrukcji; to, co ustawisz samodzielnie, jest ważniejsze.
edition-uk = Wydanie ukraińskie
edition-cs = Wydanie czeskie
edition-pl = Wydanie polskie

note-D17-4 = Wariant ostatniej tury jest włączony, ale działa tylko dla 5 osób. Liczba graczy to { $seats }, więc wariant niczego nie zmienia.

## What to do now

ask-choose = Wybierz dinozaura ze swojej miseczki.
ask-place = Wybierz miejsce dla dinozaura: { $species }.
ask-discard = Wybierz dinozaura, którego odłożysz do pudełka.
ask-leave = Znajdź nowy dom dla dinozaura z Kwarantanny: { $species }.
ask-wait = Poczekaj na pozostałych graczy.

advice-bound = Zastosuj się do kostki: { $face }. { $meaning }
advice-free = To ty rzucasz kostką, więc ona cię nie dotyczy: wybierz dowolne pole, na którym twój dinozaur się zmieści, albo rzekę.
advice-bound_all = Ostatnia tura rundy: do kostki stosują się wszyscy, nawet osoba, która rzucała. { $meaning }
advice-no_die = Kostka nie ma tu głosu.

action-choose = Wybierz: { $species }
action-place = Umieść: { $place }
action-place-space = Umieść: { $place }, miejsce P{ $space }
action-leave = { action-place }
action-leave-space = { action-place-space }
action-discard = Odłóż do pudełka: { $species }
action-stay = Zostaw w Kwarantannie

choice-species = { $species }
choice-species-many = { $species } ×{ $n }
choice-place = { $place }
choice-place-space = { $place }, miejsce P{ $space }

brings-points = Punkty według obecnego stanu plansz: { $n }
brings-places = { $species } może trafić tutaj: { $place }.

## Why not

why-D2-1 = Na tej stronie planszy nie ma takiego miejsca.
why-D5-2 = Nie masz takiego dinozaura w miseczce: wybierz jednego z tych, które masz.
why-D5-4 = To musi zaczekać: teraz pora na coś innego.
why-D6-2 = Kostka wskazuje „{ $face }”, więc w tej turze to pole jest dla ciebie zamknięte.
why-D8-1 = Dla Piramidy podaj też miejsce od P1 do P6; gdzie indziej nie ma numerowanych miejsc.
why-D8-2 = To pole jest pełne, nikt więcej się tu nie zmieści.
why-D9-1 = W Lesie identyczności może mieszkać tylko jeden rodzaj, a już wprowadził się inny.
why-D9-2 = Ten rodzaj jest już na Łące różnorodności, a każdy może tam być tylko raz.
why-D10-1 = W Lesie symetrii dwa rodzaje stoją na zmianę i teraz nie jest kolej tego dinozaura.
why-D10-3-1 = Piramida rośnie od dołu, poziom po poziomie: wybierz wolne miejsce na poziomie, który się właśnie zapełnia.
why-D10-3-2 = W Piramidzie dinozaury tego samego rodzaju nie mogą się stykać, a jeden już stoi obok tego miejsca.
why-D12-1 = Teraz rusza się tylko dinozaur z Kwarantanny: na inne pole albo do rzeki.
why-D12-1-3 = Gra się kończy, więc dinozaur musi opuścić Kwarantannę.
why-D13-3 = Możesz odłożyć tylko dinozaura, którego masz w miseczce.
why-D14-3 = W tej turze do kostki stosuje się także osoba, która rzucała, a kostka wskazuje „{ $face }”.
why-D16-5 = Takiego wyniku los nie może tu dać.
why-over = Gra się skończyła, nie ma już o czym decydować.

## What happened

event-first_roller = Pierwszy rzut wykonuje { $player }.
event-dealt = { $player } losuje z woreczka sześć dinozaurów.
event-dealt-you = Losujesz z woreczka: { $species }.
event-rolled = { $player } rzuca kostką: { $face }.
event-decided = { $player }: decyzja podjęta.
event-revealed = { $player } ujawnia dinozaura: { $species }.
event-placed = { $player } umieszcza dinozaura: { $species } – { $place }.
event-placed-space = { $player } umieszcza dinozaura: { $species } – { $place }, miejsce P{ $space }.
event-discarded = { $player } odkłada do pudełka: { $species }.
event-discarded-hidden = { $player } w tajemnicy odkłada dinozaura do pudełka.
event-hands_passed = Wszyscy przekazują pozostałe dinozaury w lewo.
event-passed = Kostkę dostaje { $player }.
event-round = Zaczyna się runda { $round } z { $rounds }.
event-moved = { $player } wypuszcza dinozaura z Kwarantanny: { $species } – { $place }.
event-moved-space = { $player } wypuszcza dinozaura z Kwarantanny: { $species } – { $place }, miejsce P{ $space }.
event-stayed = { $player } zostawia dinozaura w Kwarantannie: { $species }.
event-scored = { $points ->
    [one] { $player } zdobywa { $points } punkt.
    [few] { $player } zdobywa { $points } punkty.
    [many] { $player } zdobywa { $points } punktów.
   *[other] { $player } zdobywa { $points } punktu.
}
event-board_turned = Plansze na drugą stronę: zaczyna się gra zimowa!
event-won = { $points ->
    [one] Wygrywa { $player }: { $points } punkt!
    [few] Wygrywa { $player }: { $points } punkty!
    [many] Wygrywa { $player }: { $points } punktów!
   *[other] Wygrywa { $player }: { $points } punktu!
}
event-shared = { $points ->
    [one] Wspólne zwycięstwo: { $players } – po { $points } punkcie!
    [few] Wspólne zwycięstwo: { $players } – po { $points } punkty!
    [many] Wspólne zwycięstwo: { $players } – po { $points } punktów!
   *[other] Wspólne zwycięstwo: { $players } – po { $points } punktu!
}
event-tie_break = Remis! Rozstrzyga najmniejsza liczba tyranozaurów na planszy.

## Score and table

tie-fewest_trex = Najmniej tyranozaurów
tie-shared = Wspólne zwycięstwo
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
dinosaurs = { $n ->
    [one] { $n } dinozaur
    [few] { $n } dinozaury
    [many] { $n } dinozaurów
   *[other] { $n } dinozaura
}
round-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
die-holder = Kostkę ma { $player }
hand = Miseczka
bag-left = { $n ->
    [one] W woreczku: { $n } dinozaur
    [few] W woreczku: { $n } dinozaury
    [many] W woreczku: { $n } dinozaurów
   *[other] W woreczku: { $n } dinozaura
}
discarded = Odłożone do pudełka
roller = Rzuca kostką

## Mistakes in a position

error-D3-2 = Za dużo dinozaurów jednego rodzaju: { $species } – { $n }, a w woreczku było tylko { $max }.
error-D4-6 = Na jednej planszy jest najwyżej dwanaście dinozaurów, a tutaj jest ich { $n }: usuń nadmiarowe.
error-D9-1 = W Lesie identyczności może być tylko jeden rodzaj: zostaw go, a pozostałe przenieś gdzie indziej.
error-D9-2 = Na Łące różnorodności każdy rodzaj może wystąpić tylko raz: nadmiarowe przenieś gdzie indziej.
error-D8-2 = { $max ->
    [one] { $place }: najwyżej { $max } dinozaur. Pozostałe przenieś gdzie indziej.
    [few] { $place }: najwyżej { $max } dinozaury. Pozostałe przenieś gdzie indziej.
    [many] { $place }: najwyżej { $max } dinozaurów. Pozostałe przenieś gdzie indziej.
   *[other] { $place }: najwyżej { $max } dinozaura. Pozostałe przenieś gdzie indziej.
}
error-D10-1 = W Lesie symetrii dwa rodzaje stoją na zmianę, od lewej: sprawdź kolejność.
error-D10-3-1 = Piramidę zapełnia się od dołu: najpierw P1–P3, potem P4–P5, na końcu P6.
error-D10-3-2 = W Piramidzie stykają się dwa dinozaury tego samego rodzaju: przestaw jednego z nich.
error-D12-1 = Przed liczeniem punktów Kwarantanna musi być pusta: przenieś dinozaura samodzielnie albo poproś o najlepszy ruch zapisem "quarantine": "best".
error-D2-1 = { $board }: nie ma tu miejsca „{ $place }”. Sprawdź miejsce albo stronę planszy.

## Figures of simulated games

statistic-in_river = Dinozaurów w rzekach na rozgrywkę

## Hints

hint-spot = Miejsce: { $place }
hint-gain = Punkty według obecnego stanu plansz: { $points }
hint-count = Dinozaury tam potem: { $n }
hint-prevents = Następny gracz zbiera ten gatunek: { $place }, na razie { $n }
hint-sure = Pewność: { $percent }%

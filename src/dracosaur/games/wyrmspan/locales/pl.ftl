# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Drąż jaskinie, zwabiaj do nich smoki i eksploruj swoje dzieło!
game-facts = Autorka: Connie Vogelmann. Wydawca: Stonemaier Games. 1–5 graczy. Drakozaur to niezależny projekt fanowski, niezwiązany z autorką ani wydawcą gry.

## Caves

cave-crimson = Karmazynowa Pieczara
cave-golden = Złota Grota
cave-amethyst = Ametystowa Otchłań

# At most 10 characters each.
cave-crimson-short = Karmazyn
cave-golden-short = Złota
cave-amethyst-short = Ametyst

## Resources and other things

resource-meat = mięso
resource-gold = złoto
resource-crystal = kryształ
resource-milk = mleko
resource-any = dowolny zasób
thing-coin = moneta
thing-egg = jajo
thing-dragon_card = karta smoka
thing-cave_card = karta jaskini
thing-step = krok na torze gildii
thing-nest = gniazdo
vp = PZ

## Dragons

size-hatchling = smoczątko
size-small = mały
size-medium = średni
size-large = duży
trait-aggressive = agresywny
trait-playful = figlarny
trait-helpful = pomocny
trait-shy = płochliwy
icon-when_played = Po zagraniu
icon-if_activated = Po aktywacji
icon-once_per_round = Raz na rundę
icon-end_game = Na koniec gry
icon-now = Natychmiast

## Actions

action-excavate = Drążenie
action-entice = Zwabianie
action-explore = Eksploracja
action-explore-crimson = Eksploracja Karmazynowej Pieczary
action-explore-golden = Eksploracja Złotej Groty
action-explore-amethyst = Eksploracja Ametystowej Otchłani
action-pass = Pas

## The Dragon Guild

guild = Gildia Smoków
guild-plains = Gildia Równin
guild-seafarers = Gildia Żeglarzy
guild-highlands = Gildia Wyżyn
guild-rainforest = Gildia Lasów Deszczowych
guild-start = START
guild-brown = brązowe pole

## Objectives

objective-cave_cards = Karty jaskiń na twojej planszy
objective-amethyst_cards = Smoki i karty jaskiń w twojej Ametystowej Otchłani
objective-crimson_cards = Smoki i karty jaskiń w twojej Karmazynowej Pieczarze
objective-golden_cards = Smoki i karty jaskiń w twojej Złotej Grocie
objective-nests = Łączny limit jaj na twoich smokach
objective-eggs = Jaja na twojej planszy
objective-cached = Zmagazynowane zasoby na twojej planszy
objective-guild_position = Pozycja w Gildii Smoków
objective-cheap = Smoki o nadrukowanym koszcie 0–2
objective-dear = Smoki o nadrukowanym koszcie 3 lub więcej
objective-played_or_round = Smoki ze zdolnością Po zagraniu lub Raz na rundę
objective-activated = Smoki ze zdolnością Po aktywacji
objective-hatchlings = Smoczątka na twojej planszy
objective-small = Małe smoki na twojej planszy
objective-medium = Średnie smoki na twojej planszy
objective-large = Duże smoki na twojej planszy
objective-aggressive = Agresywne smoki na twojej planszy
objective-playful = Figlarne smoki na twojej planszy
objective-shy = Płochliwe smoki na twojej planszy
objective-helpful = Pomocne smoki na twojej planszy
place-1 = 1. miejsce
place-2 = 2. miejsce
place-3 = 3. miejsce
place-0 = Pozostali

## Score lines

line-guild = Znaczniki w Gildii Smoków
line-dragons = Karty smoków
line-end_game = Zdolności Na koniec gry
line-eggs = Jaja
line-cached = Zmagazynowane zasoby
line-tucked = Podłożone karty
line-objectives = Cele rund
line-remaining = Pozostałe monety, karty i zasoby

## Solo play

automa = Automa
level-automa_1 = Automa, poziom 1
level-automa_2 = Automa, poziom 2
level-automa_3 = Automa, poziom 3
level-ravel_1 = Tryb Kłębek, poziom 1
level-ravel_2 = Tryb Kłębek, poziom 2
level-ravel_3 = Tryb Kłębek, poziom 3

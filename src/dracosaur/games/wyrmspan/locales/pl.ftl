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
objective-played_or_round = Smoki ze zdolnością „Po zagraniu” lub „Raz na rundę”
objective-activated = Smoki ze zdolnością „Po aktywacji”
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
line-end_game = Zdolności „Na koniec gry”
line-eggs = Jaja
line-cached = Zmagazynowane zasoby
line-tucked = Podłożone karty
line-objectives = Cele rund
line-remaining = Pozostałe monety, karty i zasoby

## Solo play

rival-automa = Automa
rival-ravel = Kłębek
level-automa_1 = Automa, poziom 1
level-automa_2 = Automa, poziom 2
level-automa_3 = Automa, poziom 3
level-ravel_1 = Tryb Kłębek, poziom 1
level-ravel_2 = Tryb Kłębek, poziom 2
level-ravel_3 = Tryb Kłębek, poziom 3

# The sheet of the Automa (A12.1).
line-automa_dragons = Smoki Automy
line-automa_caves = Karty jaskiń Automy
line-automa_steps = Kroki Automy od brązowego pola
line-automa_markers = Znaczniki Automy

# At most 9 characters each.
line-guild-short = Gildia
line-dragons-short = Smoki
line-end_game-short = Na koniec
line-eggs-short = Jaja
line-cached-short = Zapasy
line-tucked-short = Podłożone
line-objectives-short = Cele
line-remaining-short = Reszta
line-automa_dragons-short = Smoki A
line-automa_caves-short = Jask. A
line-automa_steps-short = Kroki A
line-automa_markers-short = Znaczn. A

tie-dragons = więcej widocznych smoków na planszy
tie-solo = przy remisie z Automą wygrywasz ty

## Options

option-guild = Kafelek gildii
option-guild-help = Kafelek na planszy gildii: wybrany albo losowy.
option-objective_1 = Cel rundy 1
option-objective_1-help = Co liczy się w rundzie 1: wybrany cel albo losowy.
option-objective_2 = Cel rundy 2
option-objective_2-help = Co liczy się w rundzie 2: wybrany cel albo losowy.
option-objective_3 = Cel rundy 3
option-objective_3-help = Co liczy się w rundzie 3: wybrany cel albo losowy.
option-objective_4 = Cel rundy 4
option-objective_4-help = Co liczy się w rundzie 4: wybrany cel albo losowy.
option-automa = Automa
option-automa-help = Tryb i poziom Automy; tylko dla jednego gracza.
option-automa-automa_1 = { level-automa_1 }
option-automa-automa_2 = { level-automa_2 }
option-automa-automa_3 = { level-automa_3 }
option-automa-ravel_1 = { level-ravel_1 }
option-automa-ravel_2 = { level-ravel_2 }
option-automa-ravel_3 = { level-ravel_3 }
option-start_player = Pierwszy gracz
option-start_player-help = Kto zaczyna rundę 1: wskazany gracz albo losowy.
option-leave_out_neighbors = Bez smoków sąsiedzkich
option-leave_out_neighbors-help = Tylko dla jednego gracza: usuwa smoki, które porównują cię z sąsiadem po lewej.

note-solo_options = Automa i usunięte smoki są tylko dla jednego gracza; liczba graczy to teraz { $seats }, więc te ustawienia niczego nie zmieniają.

## Actions as labels

kind-meat = { resource-meat }
kind-gold = { resource-gold }
kind-crystal = { resource-crystal }
kind-milk = { resource-milk }
kind-coin = { thing-coin }
kind-egg = { thing-egg }
kind-dragon = smok
kind-cave = karta jaskini

action-explore-cave = Eksploracja: { $cave }
action-use = Skorzystaj
action-decline = Zrezygnuj
action-item = Część { $number }
action-resource = { $kind }
action-egg = Nie płać jaja
action-exchange = { $one } + { $other } → { $taken }
action-cave = { $cave }
action-space = { $cave }, komora { $column }
action-mat = Gniazdo planszy
action-cell = Kafelek gildii, rząd { $row }
action-cell-vp = Kafelek gildii, rząd { $row }: { $vp } PZ
action-draw = Z talii: { $kind }
action-dragon = Smok { $number }
action-cave_card = Karta jaskini { $number }
action-deal_dragon = Z talii: smok { $number }
action-deal_cave = Z talii: karta jaskini { $number }
action-deal_guild = Kafelek gildii: { $guild }
action-deal_objective = Cel: { $objective }
action-start = Pierwszy gracz: { $seat }
action-decision = Karta decyzji { $card }

## What is asked

ask-put_back = Przygotowanie: odłóż kartę. Z sześciu zatrzymujesz cztery.
ask-start_resource = Przygotowanie: weź zasób. Łącznie trzy.
ask-action = Wybierz akcję.
ask-cave = Którą jaskinię drążysz?
ask-excavate = Drążysz wierzchnią kartą jaskini z talii?
ask-cave_card = Którą kartę jaskini kładziesz?
ask-dragon = Którego smoka zagrywasz?
ask-place = Dokąd trafia smok?
ask-waive = Którego symbolu kosztu nie płacisz?
ask-exchange = Brakuje zasobu: wymień dwa na jeden.
ask-pay = Płacisz i korzystasz z tego?
ask-pay_coin = Płacisz monetę?
ask-pay_resource = Którym zasobem płacisz?
ask-pay_egg = Którym jajem płacisz?
ask-pay_dragon = Którą kartą smoka płacisz?
ask-pay_cave = Którą kartą jaskini płacisz?
ask-pay_card = Którą kartą płacisz?
ask-pay_goods = Który zasób lub którą kartę odrzucasz?
ask-item = Co robisz teraz?
ask-bonus = Którą premię bierzesz teraz?
ask-gain = Bierzesz to?
ask-gain_resource = Który zasób bierzesz?
ask-gain_card = Którą kartę bierzesz?
ask-kind = Jaki rodzaj zasobu?
ask-step = Robisz krok w gildii?
ask-lay = W którym gnieździe składasz jajo?
ask-income = Przychód: w którym gnieździe składasz jajo?
ask-cache_kind = Który zasób magazynujesz?
ask-cache_where = Na którym smoku go magazynujesz?
ask-stow_kind = Który z otrzymanych zasobów magazynujesz?
ask-tuck_card = Którą kartę smoka podkładasz?
ask-tuck_where = Pod którego smoka ją podkładasz?
ask-stow_card = Którą z otrzymanych kart podkładasz?
ask-share_keep = Którą kartę zatrzymujesz na ręce?
ask-share_discard = Którą kartę odrzucasz?
ask-share_tuck = Którą kartę podkładasz?
ask-reveal = Odsłaniasz wierzchniego smoka z talii?
ask-feed = Karmisz smoczątko?
ask-activate = Ze zdolności którego smoka korzystasz?
ask-activate_mat = Z którego nadrukowanego efektu planszy korzystasz?
ask-swap = Które smoki zamieniają się miejscami?
ask-cell = Gdzie kładziesz znacznik na kafelku gildii?
ask-ability = Z której zdolności „Raz na rundę” korzystasz teraz?
ask-end_payment = Za którą zdolność „Na koniec gry” płacisz?
ask-limit_resources = Ponad dziewięć zasobów: który oddajesz?
ask-limit_cards = Ponad dziewięć kart: którą odrzucasz?

## What may be chosen, and what there is to know of it

choice-dragon = { $dragon }
choice-space = { $dragon } ({ $cave }, { $column })
choice-row = Rząd { $row }: { $text }
about-excavate = Drążenie: połóż kartę jaskini z ręki w następnej komorze jaskini i skorzystaj z jej premii. 1 moneta, w kolumnie 3 także 1 jajo, w kolumnie 4 także 2 jaja.
about-entice = Zwabianie: zagraj smoka z ręki do następnej wolnej komory jaskini, którą preferuje. 1 moneta i nadrukowany koszt.
about-explore = Eksploracja: { $cave }. Poszukiwacz przygód idzie od lewej do prawej, a po drodze działają wszystkie efekty i smoki. Monety { $coins }, jaja { $eggs }.
about-pass = Pas: w tej rundzie nie masz już tur. Monety i wszystko inne zostają u ciebie.
about-dragon = { $title } – { $when }: { $text } [{ $facts }]
about-cave_card = { $title } – { $when }: { $text }
about-row = { $title } – { $when }: { $text }
about-stop = { $title }: { $text }
about-item = { $text }
about-closing = { $text }
about-deck = Z talii: { $kind }. Kart w talii: { $left }.
about-mat_nest = Gniazda planszy: jaja { $eggs } z { $nests }.
about-space-dragon = { $cave }, komora { $column }: { $title } – { $when }: { $text } Jaja { $eggs } z { $nests }, zmagazynowane zasoby { $cached }, podłożone karty { $tucked }.
about-space-hatchling = { $cave }, komora { $column }: { $title } – { $when }: { $text } Jaja { $eggs } z { $nests }, zmagazynowane zasoby { $cached }, podłożone karty { $tucked }, dorastanie { $growth } z 3.
about-space-cave_card = { $cave }, komora { $column }: wydrążona i wolna. { $title } – { $when }: { $text }
about-space-free = { $cave }, komora { $column }: wydrążona i wolna.
about-space-rock = { $cave }, komora { $column }: niewydrążona. Koszt wydrążenia: monety { $coins }, jaja { $eggs }.
source-dragon = { $title } – { $when }: { $text }
source-cave_card = { about-cave_card }
source-play = { about-dragon }
source-excavate = { about-cave_card }
source-row = { about-row }
source-stop = { $cave }: { $text }
source-track = Tor gildii: { $text }
source-closing = { about-closing }
source-explore = { action-explore-cave }
source-space = { action-space }

## What a choice brings

brings-coins = monety { $n }
brings-resource = { $kind } { $n }
brings-mat_eggs = jaja na planszy { $n }
brings-eggs = jaja { $n } ({ $cave }, { $column })
brings-cached = zmagazynowano { $kind } { $n } ({ $cave }, { $column })
brings-tucked = podłożone karty { $n } ({ $cave }, { $column })
brings-steps = kroki w gildii { $n }
brings-marker = znacznik na kafelku gildii – { $cell }
brings-cave_placed = karta jaskini { $card } ({ $cave }, { $column })
brings-dragon_placed = smok { $card } ({ $cave }, { $column })
brings-dragon_card = karty smoków { $n }
brings-cave_card = karty jaskiń { $n }
brings-points = PZ { $n }
brings-pays = do zapłaty: { $kind } ×{ $n }
brings-lacks = brakuje: { $kind } ×{ $n }
brings-could_entice = możesz go zwabić
brings-no_room = teraz brak miejsca
brings-waives = jednego jaja lub zasobu z kosztu się nie płaci
brings-stop = { about-stop }
brings-ability = { $dragon } – { $text }

## Why not

why-W4-5 = Teraz zdecyduj, którą z sześciu kart odkładasz: cztery zatrzymujesz.
why-W4-6 = Karty są już wybrane; teraz weź trzy zasoby.
why-W4-11 = Los nie może tu tego dać.
why-W5-1 = Teraz nie ty decydujesz.
why-W5-2 = W swojej turze robisz jedną rzecz: drążysz, zwabiasz, eksplorujesz jaskinię albo pasujesz.
why-W5-5 = Każda akcja kosztuje 1 monetę, a nie masz już żadnej.
why-W5-9 = Tym nie można zapłacić albo po takiej zapłacie nie byłoby czego otrzymać.
why-W5-10 = Wymiana oddaje dwa zasoby za jeden; podaj je w kolejności: mięso, złoto, kryształ, mleko.
why-W5-11 = Tu płaci się jajem: wybierz gniazdo, w którym jest jajo.
why-W5-12 = Zapłacić można tylko jajem z miejsca podanego na karcie.
why-W5-15 = Najpierw trzeba rozstrzygnąć inną część tej akcji.
why-W5-16 = Nie możesz opłacić kosztu tego smoka, nawet z wymianami.
why-W5-17 = Teraz możliwa jest tylko wymiana, która daje brakujący zasób.
why-W6-1 = Wszystkie komory tej jaskini są wydrążone.
why-W6-2 = Brakuje jaj: kolumna 2 nie kosztuje żadnego, kolumna 3 – jedno, kolumna 4 – dwa.
why-W6-3 = Wybierz kartę jaskini, którą możesz tu położyć.
why-W6-4 = Wybierz jedną z dwóch premii albo zrezygnuj z obu.
why-W6-9 = Potrzebujesz karty jaskini na ręce i komory, która nie jest jeszcze wydrążona.
why-W7-1 = Zwabić możesz tylko smoka z ręki.
why-W7-2 = Nie możesz opłacić kosztu żadnego smoka, dla którego jest miejsce.
why-W7-3 = Smok potrzebuje wolnej wydrążonej komory w jaskini, którą preferuje; najpierw zajmuje się tę najbardziej na lewo.
why-W8-1 = Druga eksploracja jaskini w rundzie kosztuje 1 jajo, trzecia 2, a czwartej nie ma.
why-W8-3 = Poszukiwacz przygód idzie od lewej do prawej i niczego nie pomija.
why-W9-4 = Z tego nie można zrezygnować.
why-W9-5 = Wskaż rodzaj zasobu; mogą od niego zależeć inni.
why-W9-6 = Wybierz jedną z części, które jeszcze zostały.
why-W9-7 = Możesz to powtórzyć tylko tyle razy, ile mówi karta.
why-W9-10 = Ta część jest dla pozostałych graczy.
why-W9-15 = Teraz pytanie jest o coś innego.
why-W10-1 = Wybierz jeden z czterech zasobów.
why-W10-2 = Weź odkrytą kartę tego rodzaju albo wierzchnią kartę jej talii.
why-W10-5 = Teraz możesz zmagazynować lub podłożyć tylko to, co właśnie otrzymujesz.
why-W10-6 = Planszę kart uzupełnia się dopiero na koniec tury.
why-W10-9 = Odsłonięta karta trafia tam, gdzie wskazuje zdolność.
why-W10-10 = Każda dobrana karta trafia w jedno z miejsc, które podaje zdolność.
why-W10-15 = Jeden z właśnie otrzymanych zasobów trzeba zmagazynować.
why-W11-1 = Magazynuje się zasób, który masz, na smoku, na którego pozwala efekt.
why-W11-2 = Kartę smoka podkłada się pod smoka, na którego pozwala efekt.
why-W11-6 = Otrzymać możesz tylko zasób z kosztu podłożonej karty.
why-W11-7 = Jajo potrzebuje wolnego gniazda tam, gdzie pozwala efekt.
why-W11-8 = Jajo dostają tylko wskazane smoki z wolnym gniazdem.
why-W12-2 = Smoczątko przyjmuje tylko to, co podaje jego karta.
why-W13-3 = Pominąć można tylko jajo lub zasób z nadrukowanego kosztu, a resztę trzeba móc opłacić.
why-W13-7 = Nowy smok trafia na wierzch jednego z twoich smoków w jaskini, którą preferuje.
why-W13-11 = Wybierz nadrukowany efekt planszy, który teraz coś daje.
why-W13-13 = Wybierz dwa różne smoki na swojej planszy.
why-W13-14 = Wybierz innego smoka, którego zdolność teraz coś daje.
why-W14-5 = Zrób krok albo z niego zrezygnuj.
why-W14-7 = To pole kafelka gildii nie jest wolne.
why-W15-7 = Na koniec tury oddajesz wszystko ponad dziewięć.
why-W16-5 = Wybierz jeszcze nieużytą zdolność, która teraz coś daje, albo zakończ.
why-W18-3 = Jajo z przychodu potrzebuje wolnego gniazda.
why-over = Gra jest skończona, nie ma już o czym decydować.

## What happened

cell-1 = rząd 1
cell-2 = rząd 2
cell-3 = rząd 3
cell-4 = rząd 4
cell-5 = rząd 5, 6 PZ
cell-6 = rząd 5, 3 PZ
cell-7 = rząd 5, 1 PZ

event-guild = Kafelek gildii: { $guild }.
event-objective = Cel: { $objective }.
event-start = Pierwszy gracz: { $player }.
event-chosen = { $player }: karty i zasoby są wybrane.
event-put_back = Odłożono podczas przygotowania: { $kind } ×{ $n }.
event-round = Zaczyna się runda { $round }.
event-excavate = { $player }: drążenie.
event-entice = { $player }: zwabianie.
event-explore = { $player }: eksploracja – { $cave }.
event-pass = { $player }: pas.
event-coins = { $player }: monety { $n }.
event-resource = { $player }: { $kind } { $n }.
event-mat_eggs = { $player }: jaja na planszy { $n }.
event-eggs = { $player }: jaja { $n } ({ $cave }, { $column }).
event-cached = { $player }: zmagazynowano { $kind } { $n } ({ $cave }, { $column }).
event-tucked = { $player }: podłożone karty { $n } ({ $cave }, { $column }).
event-steps = { $player }: kroki w gildii { $n }.
event-marker = { $player }: znacznik na kafelku gildii – { $cell }.
event-cave_placed = { $player }: karta jaskini { $card } ({ $cave }, { $column }).
event-dragon_placed = { $player }: smok { $card } ({ $cave }, { $column }).
event-card = { $player } dobiera: { $kind }.
event-card-you = Dobierasz: { $kind } { $card }.
event-card_seen = { $player } bierze: { $kind } { $card }.
event-discarded = Odrzucono: { $kind } { $card }.
event-displayed = Odkryto na planszy kart: { $kind } { $card }.
event-decision = { $rival } odsłania kartę decyzji { $card }. { $text }
event-automa_refresh = { $rival } odświeża karty na planszy kart.
event-automa_objective = { $rival }: monety na celu rundy { $round } { $n }. Ma tam { $hers }, ty { $yours }.
event-automa_takes = { $rival } bierze: { $kind } { $card }.
event-automa_steps = { $rival }: kroki w gildii { $n }.
event-automa_marker = { $rival }: znacznik na kafelku gildii – { $cell }.
event-automa_no_marker = { $rival }: brak wolnego znacznika na kafelek gildii.
event-automa_pass = { $rival } pasuje.
event-place = Cel rundy { $round }: { $player } – { $place }.
event-scored = { $player }: { $points } PZ.
event-won = Zwycięstwo: { $players }.

assumed-payment = { $player } płaci za smoka { $card }. Elementów: { $things }, PZ: { $points }

## Mistakes in a position

bad-option-same_tile = ustawienie „{ $setting }”: ten cel jest na tym samym kafelku co „{ $beside }”; wybierz inny
bad-option-not_solo = ustawienie „{ $setting }”: tego celu nie używa się w grze jednoosobowej; wybierz inny
error-game = To nie jest dokument gry „{ $game }”: wpisz jej nazwę pod kluczem "game".
error-state = Tego stanu nie da się odczytać: { $message }.
error-A1-1 = Automa gra tylko przeciw jednemu graczowi: usuń "automa" albo wypisz jednego gracza.
error-A2-2 = Tego celu nie używa się w trybie solo: wybierz inny.
error-A3-1 = Nie ma takiego poziomu. Wpisz jeden z tych: { $known }.
error-A10-8 = Przy dwóch stronach nie ma 3. miejsca: wpisz 1, 2 lub 0.
error-W1-1 = Wyrmspan jest dla 1–5 graczy, a w dokumencie jest ich { $n }.
error-W2-4 = Karty { $number } nie ma albo w tym dokumencie występuje dwa razy.
error-dragon_name = Żaden smok nie nazywa się „{ $value }”. Podobne: { $known }.
error-dragon_several = „{ $value }” pasuje do kilku smoków: { $known }. Wpisz całą nazwę albo numer.
error-W3-1 = Zasoby to mięso, złoto, kryształ i mleko, nic więcej.
error-W3-2 = Jaskinia ma cztery komory: wypisz najwyżej cztery.
error-W3-3 = Pierwsza komora nie ma karty jaskini, a każda inna jej potrzebuje, zanim trafi tam smok.
error-W3-7 = Więcej jaj niż gniazd: w każdym gnieździe mieści się jedno jajo.
error-W3-8 = Zmagazynowane zasoby i podłożone karty potrzebują smoka w komorze.
error-W4-1 = Nie ma takiego kafelka gildii. Wpisz jeden z tych: { $known }.
error-W4-3 = Cele są cztery, każdy z innego kafelka: ten jest nadmiarowy albo się powtarza.
error-W6-1 = Jaskinię drąży się od lewej do prawej bez przerw.
error-W7-3 = Smoki zapełniają jaskinię od lewej do prawej i leżą tylko w jaskiniach, które preferują; dodaj "swapped": true, jeśli smoka przesunęła zamiana.
error-W13-9 = Zamienić można tylko smoka, a w tej komorze go nie ma.
error-W14-7 = Dla tego znacznika nie ma wolnego pola.
error-W14-8 = Gracz ma na kafelku gildii najwyżej cztery znaczniki, a tu jest ich { $n }.
error-W14-10 = Znacznik stoi w rzędzie 1–5; w rzędzie 5 możesz dodać punkty pola: {"{"}"row": 5, "vp": 6{"}"}.
error-W14-14 = Znaczniki nie pasują do kroków: każde sześć kroków daje jeden znacznik, najwyżej cztery.
error-W17-2 = Między miejscami jest luka: ktoś musi być na miejscu przed tym.
error-W17-5 = Nie ma takiego celu. Wpisz jeden z tych: { $known }.
error-W17-8 = Miejsce to 1, 2, 3 albo 0 dla „pozostałych”.
error-W17-9 = Każdy gracz ma jedno miejsce za każdy cel, a na tej liście jest ich { $n }.
error-W21-1 = Podłożono więcej kart, niż istnieje: smoków w talii jest { $n }.
error-W21-4 = Liczba nie może być mniejsza od zera.

## Figures of simulated games

statistic-dragons = Smoków w grze na rozgrywkę
statistic-automa_score = Średni wynik Automy

## Hints

hint-objective = Liczy się do celu tej rundy
hint-later_objective = { $n ->
    [one] Liczy się do { $n } celu późniejszych rund
    [few] Liczy się do { $n } celów późniejszych rund
    [many] Liczy się do { $n } celów późniejszych rund
   *[other] Liczy się do { $n } celu późniejszych rund
}
hint-lacks = Tego brakuje, by zwabić: { $dragon }
hint-last_lack = Tylko tego brakuje, by zwabić: { $dragon }
hint-ahead-solo = { $n ->
    [one] Średnio kończysz o { $n } punkt przed Automą
    [few] Średnio kończysz o { $n } punkty przed Automą
    [many] Średnio kończysz o { $n } punktów przed Automą
   *[other] Średnio kończysz o { $n } punktu przed Automą
}
hint-behind-solo = { $n ->
    [one] Średnio kończysz o { $n } punkt za Automą
    [few] Średnio kończysz o { $n } punkty za Automą
    [many] Średnio kończysz o { $n } punktów za Automą
   *[other] Średnio kończysz o { $n } punktu za Automą
}
hint-even-solo = Średnio kończysz na równi z Automą
hint-ahead-table = { $n ->
    [one] Średnio kończysz o { $n } punkt przed najlepszym z pozostałych graczy
    [few] Średnio kończysz o { $n } punkty przed najlepszym z pozostałych graczy
    [many] Średnio kończysz o { $n } punktów przed najlepszym z pozostałych graczy
   *[other] Średnio kończysz o { $n } punktu przed najlepszym z pozostałych graczy
}
hint-behind-table = { $n ->
    [one] Średnio kończysz o { $n } punkt za najlepszym z pozostałych graczy
    [few] Średnio kończysz o { $n } punkty za najlepszym z pozostałych graczy
    [many] Średnio kończysz o { $n } punktów za najlepszym z pozostałych graczy
   *[other] Średnio kończysz o { $n } punktu za najlepszym z pozostałych graczy
}
hint-even-table = Średnio kończysz na równi z najlepszym z pozostałych graczy
hint-better = { $n ->
    [one] O { $n } punkt lepiej niż następna najlepsza odpowiedź
    [few] O { $n } punkty lepiej niż następna najlepsza odpowiedź
    [many] O { $n } punktów lepiej niż następna najlepsza odpowiedź
   *[other] O { $n } punktu lepiej niż następna najlepsza odpowiedź
}
hint-close = Następna najlepsza odpowiedź jest mniej więcej równie dobra

### Gods Love Dinosaurs: the words of the game in Polish.

## The game

game-title = Bogowie kochają dinozaury
game-tagline = Zbuduj łańcuch pokarmowy i nie pozwól swoim dinozaurom głodować.
game-facts = Autor gry: Kasper Lapp, wydawca: Pandasaurus Games, rok 2020, dla 2–5 graczy. To niezależne dzieło fanów, a wygląd kafelków wymyśliliśmy sami.

## Terrains

terrain-lake = jezioro
terrain-forest = las
terrain-plains = równina
terrain-mountain = góra
terrain-wild = teren uniwersalny
letter-terrain-lake = ~
letter-terrain-forest = ♣
letter-terrain-plains = =
letter-terrain-mountain = ^
letter-terrain-wild = *

## Figures

animal-frog = żaba
animal-rat = szczur
animal-rabbit = zając
animal-tiger = tygrys
animal-eagle = orzeł
animal-dinosaur = dinozaur
letter-frog = Ż
letter-rat = S
letter-rabbit = Z
letter-tiger = T
letter-eagle = O
letter-dinosaur = D

## Columns: each is named after the species that wakes when it is empty

column-frog = Żaby
column-rabbit = Zające
column-rat = Szczury
column-tiger = Tygrysy
column-eagle = Orły
column-dinosaur = Dinozaury

## Other pieces

nest = gniazdo
egg = jajo
golden-egg = złote jajo
marker = znacznik dinozaura
volcano = wulkan
stack = stos { $letter }
tile = kafelek { $id }

## Numbers of things

eggs = { $n ->
    [one] { $n } jajo
    [few] { $n } jaja
    [many] { $n } jaj
   *[other] { $n } jaja
}
dinosaurs-count = { $n ->
    [one] { $n } dinozaur
    [few] { $n } dinozaury
    [many] { $n } dinozaurów
   *[other] { $n } dinozaura
}
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
young = { $n ->
    [one] { $n } młode
    [few] { $n } młode
    [many] { $n } młodych
   *[other] { $n } młodego
}
steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}

## Directions on the grid

direction-0 = wschód
direction-1 = północny wschód
direction-2 = północny zachód
direction-3 = zachód
direction-4 = południowy zachód
direction-5 = południowy wschód

## Stages of a turn

stage-take = Weź kafelek
stage-lay = Dołóż kafelek
stage-species = Aktywacja: { $animal }
stage-hatch = Wyklucie dinozaurów
stage-dino = Polowanie dinozaurów
stage-over = Koniec gry

## What a player is asked

ask-take = Weź dowolny kafelek z planszy biomu.
ask-lay = Połóż kafelek tak, żeby dotykał twojego ekosystemu. Możesz też wrócić i wziąć inny.
ask-breed = { $n ->
    [one] Wybierz pole dla młodego. Możliwe jest jeszcze { $n } młode.
    [few] Wybierz pole dla młodego. Możliwe są jeszcze { $n } młode.
    [many] Wybierz pole dla młodego. Możliwych jest jeszcze { $n } młodych.
   *[other] Wybierz pole dla młodego. Możliwe jest jeszcze { $n } młodego.
}
ask-choose = Wybierz, która figurka działa teraz.
ask-hunt = Wybierz polowanie dla tego drapieżnika. Bez polowania umrze z głodu.
ask-roam = Wybierz polowanie dla tego dinozaura. Musi coś zjeść i zatrzymać się na wolnej górze, inaczej umrze z głodu.
ask-hatch = Chcesz wykluć dinozaura? Kosztuje to 1 jajo, a nowy dinozaur musi od razu znaleźć pożywienie.

## Answers

action-take = Weź kafelek: kolumna „{ $column }”, rząd { $row }
action-lay = Połóż kafelek: pierwsze pole na ({ $q }, { $r }), kierunek drugiego: { $orientation }
action-breed = Postaw młode na ({ $q }, { $r })
action-done = Bez dalszego potomstwa
action-choose = Wybierz figurkę na ({ $q }, { $r })
action-hunt = { $young ->
    [0] Polowanie, zjedzone: { $eaten }; bez młodych
    [one] Polowanie, zjedzone: { $eaten }; { $young } młode
    [few] Polowanie, zjedzone: { $eaten }; { $young } młode
    [many] Polowanie, zjedzone: { $eaten }; { $young } młodych
   *[other] Polowanie, zjedzone: { $eaten }; { $young } młodego
}
action-roam = { $eggs ->
    [0] Idź na ({ $q }, { $r }), zjedzone: { $eaten }; bez jaj
    [one] Idź na ({ $q }, { $r }), zjedzone: { $eaten }; { $eggs } jajo
    [few] Idź na ({ $q }, { $r }), zjedzone: { $eaten }; { $eggs } jaja
    [many] Idź na ({ $q }, { $r }), zjedzone: { $eaten }; { $eggs } jaj
   *[other] Idź na ({ $q }, { $r }), zjedzone: { $eaten }; { $eggs } jaja
}
action-starve = Pozostaw bez pożywienia: figurka opuści ekosystem
action-hatch-yes = Wykluj dinozaura za 1 jajo
action-hatch-no = Nie wykluwaj dinozaura

## What may be chosen, and what it brings

choice-take = { $column }: { $hexes }
choice-empty = { $column }: pusto
choice-hex = ({ $q }, { $r })
choice-figure = { $animal } na ({ $q }, { $r })
choice-end = Zakończ na ({ $q }, { $r })
about-last = { choice-take }. { last-tile } { stage-species }.
about-last_dino = { about-last } { stage-dino }.
brings-eaten = Zjedzone: { $eaten }
brings-young = { young }
brings-eggs = { eggs }
brings-eggs_spent = { $n ->
    [one] Kosztuje { $n } jajo
    [few] Kosztuje { $n } jaja
    [many] Kosztuje { $n } jaj
   *[other] Kosztuje { $n } jaja
}
brings-hatched = Na górze z gniazdem wykluwa się dinozaur
brings-starved = Umiera z głodu: { $animal }
brings-hunts = { $n ->
    [0] { choice-figure }: żadnego polowania, umrze z głodu
    [one] { choice-figure }: { $n } polowanie
    [few] { choice-figure }: { $n } polowania
    [many] { choice-figure }: { $n } polowań
   *[other] { choice-figure }: { $n } polowania
}

## Why something cannot be done

why-G5-1 = To nie pora na ten krok; sprawdź, o co pyta gra.
why-G5-2 = To jeszcze nie twoja tura.
why-G6-1 = Nie ma tu kafelka; wybierz pole planszy, na którym jeszcze jakiś leży.
why-G6-3 = Kafelek tu nie pasuje: oba jego pola potrzebują wolnego miejsca, a przynajmniej jedno musi dotykać twojego ekosystemu.
why-G6-3-overlap = Tu już coś leży; kafelek nie może zakrywać innego kafelka.
why-G6-3-apart = Kafelek leżałby osobno; przynajmniej jedno jego pole musi dotykać twojego ekosystemu.
why-G8-1 = Młode potrzebuje pustego pola tuż obok rodzica, z odpowiednim lub uniwersalnym terenem.
why-G8-5 = Dla tego pola nie ma już rodzica: każde zwierzę ma tylko jedno młode.
why-G9-2 = Drapieżnik tak się nie porusza: tygrys idzie 1 lub 2 pola i może skręcić, orzeł leci od 1 do 3 pól prosto.
why-G9-3 = Droga jest zablokowana: drapieżnik nie przejdzie przez innego drapieżnika, dinozaura ani lukę bez kafelka.
why-G9-4 = Polowanie musi się skończyć na polu z ofiarą.
why-G10-2 = Teraz nie możesz wykluć dinozaura: potrzebne są jajo i pusta góra z gniazdem.
why-G10-5 = Dinozaur idzie od 1 do 5 pól, omija inne dinozaury, zjada przynajmniej jedno zwierzę i zatrzymuje się na wolnej górze.
why-G11-3 = Kafelki bierze się najpierw ze stosu A, potem z B, C i D; na ten jeszcze nie przyszła kolej.
why-G13-2 = Zasób jest pusty: takich figurek już nie ma.
why-G14-2 = Najpierw działa inny gracz; poczekaj, zaraz będzie twoja kolej.
why-G14-7 = Tutaj decyduje los i wybiera tylko z tego, co naprawdę jest.
why-G18-3 = Oba pola tego kafelka są takie same, więc to samo miejsce jest na liście raz: wybierz je z kierunkiem wschód, północny wschód albo północny zachód.
why-G18-5 = Ta figurka nie czeka: już polowała albo dopiero co się pojawiła.
why-G18-6 = Młode nie pasują do tego polowania: wskaż dokładnie tyle pól ze zjedzonymi ofiarami, na ile pozwala zasób, a wśród nich ostatnie pole drogi.
why-G18-8 = Temu rezultatowi odpowiada inna droga; wybierz ją, proszę, z listy.
why-over = Gra się skończyła; nie ma już ruchów.
why-chance = O tym decyduje los, a nie gracz.

## What happened

event-first_player = Zaczyna { $player }.
event-filled = Kolumna „{ $column }”, rząd { $row }: { $tile }.
event-took = { $player } bierze { $tile }, kolumna „{ $column }”.
event-laid = { $player } kładzie kafelek.
event-animal = { $player }: pojawia się nowa figurka ({ $animal }).
event-activated = Aktywacja: { $animal }.
event-bred = { $n ->
    [0] { $player }: brak młodych.
    [one] { $player }: rodzi się { $n } młode.
    [few] { $player }: rodzą się { $n } młode.
    [many] { $player }: rodzi się { $n } młodych.
   *[other] { $player }: rodzi się { $n } młodego.
}
event-hunted = { $player }: { $animal } zjada { $n ->
    [one] { $n } zwierzę
    [few] { $n } zwierzęta
    [many] { $n } zwierząt
   *[other] { $n } zwierzęcia
}; { $young ->
    [0] bez młodych
    [one] { $young } młode
    [few] { $young } młode
    [many] { $young } młodych
   *[other] { $young } młodego
}.
event-starved = { $player }: z głodu { $n ->
    [one] umiera { $n } figurka
    [few] umierają { $n } figurki
    [many] umiera { $n } figurek
   *[other] umiera { $n } figurki
} ({ $animal }).
event-hatched = { $player } wykluwa nowego dinozaura.
event-not_hatched = { $player } nie wykluwa dinozaura.
event-roamed = { $player }: dinozaur zjada { $n ->
    [one] { $n } zwierzę
    [few] { $n } zwierzęta
    [many] { $n } zwierząt
   *[other] { $n } zwierzęcia
} { $eggs ->
    [0] i nie składa jaj
    [one] i składa { $eggs } jajo
    [few] i składa { $eggs } jaja
    [many] i składa { $eggs } jaj
   *[other] i składa { $eggs } jaja
}.
event-marker = Znacznik dinozaura przechodzi do kolumny „{ $column }”.
event-refill = Puste kolumny zostają uzupełnione.
event-over = Brakuje kafelków na wszystkie puste kolumny. Gra się kończy.
event-won = { $points ->
    [one] { $player } wygrywa: { $points } punkt!
    [few] { $player } wygrywa: { $points } punkty!
    [many] { $player } wygrywa: { $points } punktów!
   *[other] { $player } wygrywa: { $points } punktu!
}
event-tie_break = Jest remis, więc decyduje kolejność tur: wygrywa gracz, który grał później.

## Score

line-eggs = Jaja
line-golden_eggs = Złote jaja
line-dinosaurs = Dinozaury
tie-turn_order = Późniejsze miejsce w kolejności

## Table options

option-figures = Zasób figurek
option-figures-help = Czy figurki mogą się skończyć? Przy ograniczonym zasobie gracze działają po kolei.
option-figures-unlimited = nieograniczona liczba figurek
option-figures-limited = tyle figurek, ile jest w pudełku
option-tiles = Zestaw kafelków
option-tiles-help = Zestaw standardowy wymyśliliśmy sami. Możesz też zagrać z własnym zestawem z pliku.
option-tiles-standard = zestaw standardowy
option-tiles-file = własny zestaw z pliku
option-first_player = Pierwszy gracz
option-first_player-help = Kto ma pierwszą turę?
option-first_player-random = wybierany losowo
option-first_player-seat = wskazuje gospodarz stołu
option-first_player-0 = gracz 1
option-first_player-1 = gracz 2
option-first_player-2 = gracz 3
option-first_player-3 = gracz 4
option-first_player-4 = gracz 5

## Mistakes in a position or a tile set

error-G2-6 = Pole ({ $q }, { $r }) jest zapisane dwa razy albo stoją na nim dwie figurki; zostaw tylko jedno.
error-G6-3 = Jedno z pól nie łączy się z resztą ekosystemu; sprawdź jego q i r.
error-G1-3 = Nieznany teren „{ $value }”. Możliwe: { $known }.
error-animal = Nieznane zwierzę. Możliwe: frog, rat, rabbit, tiger, eagle, dinosaur albo null.
error-G3-3 = Startowego kafelka brakuje albo jest zły: na (0, 0) musi być góra z gniazdem, a wokół niej pozostałe jego pola.
error-G14-8 = Tak stać nie można: dinozaury stoją tylko na górach, a na górze z gniazdem nigdy nie ma zwierząt.
error-G12-4 = Liczba jaj nie może być ujemna; wpisz 0 albo więcej.
error-dinosaurs = Dinozaury stoją już na polach. Pomiń to albo pola.
error-G17-3-ids = Dwa kafelki mają to samo id; daj każdemu inne.
error-G17-3-letter = Literą kafelka musi być A, B, C albo D.
error-G17-3-players = Najmniejszą liczbą graczy dla kafelka musi być 2, 3, 4 albo 5.
error-G17-3-hexes = Kafelek musi mieć dokładnie dwa pola.
error-G17-3-terrain = Terenem pola musi być lake, forest, plains, mountain albo wild.
error-G17-3-animal = Zwierzęciem na polu musi być frog, rat, rabbit, tiger albo eagle, a gdy go nie ma – null.
error-G17-3-start = Startowy kafelek jest zły: jego pola muszą być połączone i różne, na górze (0, 0) dinozaur i gniazdo, a na innych polach jedna żaba, jeden szczur i jeden zając.
error-G17-3-columns = Kolumny muszą iść tak: frog, rabbit, rat, tiger, eagle; zamienić się miejscami mogą tylko rat i tiger.
error-G17-3-few = W zestawie jest za mało kafelków dla tylu graczy: dla 2 lub 3 graczy potrzeba 10, dla 4 lub 5 graczy 15.
error-G17-3-many = Za dużo: { $n }. Możliwych jest najwyżej { $most }.
error-G17-3-id = Id to tekst o długości od 1 do { $most } bajtów, bez spacji i przecinków.
error-G17-3-truth = Wpisz tu true albo false.
error-G17-3-file = Nie można odczytać pliku z zestawem kafelków: { $why }.
bad-option-tiles = ustawienie „tiles”: wpisz "standard", ścieżkę do pliku albo zestaw kafelków
error-G13-1 = Figurek jednego rodzaju jest więcej niż w pudełku ({ $animal }: { $n }, najwyżej { $max }); usuń nadmiarowe.
error-missing_key = Brakuje tego klucza; dodaj go.
error-cell = W tym miejscu nie ma pola; sprawdź jego q i r.
error-rows = Liczba miejsc w kolumnie przy tym stole to { $rows }, a nie { $n }.
error-tile = Kafelka „{ $value }” nie ma w zestawie albo podano go dwa razy.

## Log and panels

round-turn = Tura { $turn }
stock = Zasób
tiles-left = { $n ->
    [one] został { $n } kafelek
    [few] zostały { $n } kafelki
    [many] zostało { $n } kafelków
   *[other] zostało { $n } kafelka
}
waiting = czeka
finished = gotowe
limited = ograniczony zasób
hint-best = Najlepsze, co znaleziono: { $eggs ->
    [one] { $eggs } jajo
    [few] { $eggs } jaja
    [many] { $eggs } jaj
   *[other] { $eggs } jaja
}, { $survivors ->
    [one] przeżyje { $survivors } figurka
    [few] przeżyją { $survivors } figurki
    [many] przeżyje { $survivors } figurek
   *[other] przeżyje { $survivors } figurki
}
hint-births = Budzi ofiary: { $own ->
    [one] potomstwo może mieć { $own } twoje zwierzę
    [few] potomstwo mogą mieć { $own } twoje zwierzęta
    [many] potomstwo może mieć { $own } twoich zwierząt
   *[other] potomstwo może mieć { $own } twojego zwierzęcia
}, u kogokolwiek innego najwyżej { $others }
hint-hunts = Budzi drapieżniki: { $fed ->
    [one] { $fed } twój może polować
    [few] { $fed } twoje mogą polować
    [many] { $fed } twoich może polować
   *[other] { $fed } twojego może polować
}, { $hungry ->
    [one] { $hungry } nic nie znajdzie
    [few] { $hungry } nic nie znajdą
    [many] { $hungry } nic nie znajdzie
   *[other] { $hungry } nic nie znajdzie
}
hint-dinosaurs = Budzi dinozaury: { $own ->
    [one] obok twoich jest { $own } drapieżnik
    [few] obok twoich są { $own } drapieżniki
    [many] obok twoich jest { $own } drapieżników
   *[other] obok twoich jest { $own } drapieżnika
}, u kogokolwiek innego najwyżej { $others }
hint-mountain = Przynosi górę; { $mountains ->
    [one] masz { $mountains } górę
    [few] masz { $mountains } góry
    [many] masz { $mountains } gór
   *[other] masz { $mountains } góry
}
hint-meals = { $n ->
    [one] w zasięgu jest { $n } zwierzę łowne
    [few] w zasięgu są { $n } zwierzęta łowne
    [many] w zasięgu jest { $n } zwierząt łownych
   *[other] w zasięgu jest { $n } zwierzęcia łownego
}
hint-eaters = { $n ->
    [one] sięgnie tu { $n } drapieżnik
    [few] sięgną tu { $n } drapieżniki
    [many] sięgnie tu { $n } drapieżników
   *[other] sięgnie tu { $n } drapieżnika
}
hint-food = { $n ->
    [one] obok góry jest { $n } drapieżnik
    [few] obok góry są { $n } drapieżniki
    [many] obok góry jest { $n } drapieżników
   *[other] obok góry jest { $n } drapieżnika
}
hint-edges = { $n ->
    [one] Dotyka { $n } pola
    [few] Dotyka { $n } pól
    [many] Dotyka { $n } pól
   *[other] Dotyka { $n } pola
}
hint-sure = W { $percent } przypadkach na 100 tak gra gracz, który nauczył się, grając

## The terminal board

last-tile = Ostatni kafelek w kolumnie.
key-step = następna i poprzednia możliwość na planszy
key-turn = obróć kafelek
key-pan = przesuń obraz
key-home = znów cały ekosystem na środku
key-zoom = większe lub mniejsze pola
sign-waiting = ta figurka czeka albo ta ofiara może mieć młode
sign-born = młode z tej aktywacji
sign-added = tu zmieści się młode
sign-spot = tu zmieści się pierwsze pole kafelka: tak, jak jest teraz obrócony, albo obrócony inaczej
sign-path = kroki polowania
sign-eaten = zjedzone albo umiera z głodu
sign-end = tu może skończyć się polowanie
sign-active = czyja jest tura
sign-first = pierwszy gracz
sign-thinking = jeszcze się zastanawia

## Figures of simulated games

statistic-turns = Tur na rozgrywkę
statistic-dinosaur_activations = Aktywacji dinozaurów na rozgrywkę
statistic-dinosaurs_hatched = Wyklutych dinozaurów na rozgrywkę
statistic-dinosaurs_starved = Dinozaurów zmarłych z głodu na rozgrywkę

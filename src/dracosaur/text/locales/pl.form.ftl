# A table written down step by step (`dracosaur score` without a file).

form-start = Zapisz swój stół, pytanie po pytaniu. Enter przyjmuje to, co jest w nawiasie, { $back } wraca o jedno pytanie, { $help } wyjaśnia, co można wpisać, Ctrl-C kończy.
form-game = Która gra?
form-players = Ilu graczy?
form-name = Imię gracza { $n }
form-none = brak
form-yes = tak
form-no = nie
form-hint-number = Liczba całkowita od { $least } do { $most }.
form-hint-numbers = Liczby całkowite od { $least } do { $most }, po przecinku; - jeśli nie ma.
form-hint-several = Po przecinku, z liczbą z przodu, jeśli jest ich kilka; - jeśli nie ma. Nazwy w dowolnym języku albo: { $known }.
form-hint-pyramid = Miejsca od P1 do P6 w tej kolejności, oddzielone spacjami; - to wolne miejsce.
form-hint-dragons = Nazwy lub numery po przecinku, na przykład: { $first }, { $second }; - jeśli nie ma.
form-save = Zapisać dokument w pliku? Wpisz jego nazwę albo Enter, jeśli nie; { $back } wraca, aby coś poprawić
form-saved = Zapisano: { $file }. Aby policzyć ponownie: { $command }
form-exists = „{ $file }” już istnieje. Podaj inny plik.

## Draftosaurus

form-draftosaurus-board = Która strona planszy?
form-draftosaurus-pen = { $name } – { $place }: które dinozaury?
form-draftosaurus-pyramid = { $name } – Piramida: które dinozaury od P1 do P6?
form-draftosaurus-summer_score = { $name } – punkty z letniej gry
form-draftosaurus-summer_trexes = { $name } – tyranozaury w letniej grze

## Gods Love Dinosaurs

form-gods_love_dinosaurs-eggs = { $name } – jaja
form-gods_love_dinosaurs-golden_eggs = { $name } – złote jaja
form-gods_love_dinosaurs-dinosaurs = { $name } – dinozaury
form-gods_love_dinosaurs-first = Numer gracza, który zaczynał (rozstrzyga remis)

## Wyrmspan

form-wyrmspan-guild = Który kafelek gildii?
form-wyrmspan-objective = Cel rundy { $round }
form-wyrmspan-place = { $name } – { $objective }: miejsce 1, 2 lub 3, albo 0 dla pozostałych
form-wyrmspan-coins = { $name } – monety
form-wyrmspan-resources = { $name } – zasoby
form-wyrmspan-hand_dragons = { $name } – karty smoków na ręce
form-wyrmspan-hand_caves = { $name } – karty jaskiń na ręce
form-wyrmspan-mat_eggs = { $name } – jaja w gniazdach planszy
form-wyrmspan-guild_rows = { $name } – rzędy kafelka gildii z własnymi znacznikami
form-wyrmspan-excavated = { $name } – { $cave }: wydrążone komory
form-wyrmspan-dragons = { $name } – { $cave }: smoki od lewej do prawej
form-wyrmspan-swapped = { $dragon } nie preferuje tej jaskini: { $cave }. Czy trafił tam przez zamianę miejsc?
form-wyrmspan-eggs = { $dragon } – jaja
form-wyrmspan-cached = { $dragon } – zmagazynowane zasoby
form-wyrmspan-tucked = { $dragon } – podłożone karty

# Scoring a table at home.
score-a-table = Policz punkty
player-n = Gracz { $n }
add-player = Dodaj gracza
remove-player = Usuń: { $name }
so-far = { $name }: na razie
next-is = Dalej: { $name }
to-the-sheet = Do wyniku
share-the-sheet = Udostępnij wynik
correct-something = Popraw
next-game = Następna gra
begin-anew = Zacznij od nowa
saves-itself = Wszystko samo zapisuje się na tym urządzeniu.
score-later = Serwer jest teraz nieosiągalny; wpisane dane zostają i zostaną policzone później.
score-alone = Brak połączenia: liczymy na tym urządzeniu. Czy figurek w pudełku wystarczy, sprawdzimy później.
score-how-draftosaurus = Dotknij dinozaura, potem miejsca, w którym stoi.
score-how-gods_love_dinosaurs = Policz jaja i dinozaury.
score-how-wyrmspan = Dotknij komory i wpisz jej smoka.
score-how-wyrmspan-guild = Policz znaczniki w każdym rzędzie kafelka gildii.
score-how-wyrmspan-goals = Wybierz cel każdej rundy, potem miejsca.
score-how-wyrmspan-rest = Policz to, co zostało.
one-more = O jeden więcej: { $what }
one-less = O jeden mniej: { $what }
which-board = Strona planszy
which-dinosaur = Który dinozaur
take-off = Zdejmij
summer-trexes = Tyranozaury w letniej grze
who-went-first = Kto zaczynał? To rozstrzyga remis.
find-a-dragon = Nazwa lub numer smoka
dragons-found =
    { $n ->
        [one] { $n } smok
        [few] { $n } smoki
       *[many] { $n } smoków
    }
no-dragon-found = Żaden smok tak się nie nazywa.
number-n = nr { $n }
by-a-swap = trafił tu przez zamianę
space-of-cave = { $cave }, komora { $n }
add-a-dragon = dodaj smoka
excavated = wydrążono: { $n }
excavated-of = wydrążone komory, { $cave }
cached-what = Zmagazynowano: { $what }
guild-tile = Kafelek gildii
markers-in-row = Znaczniki w rzędzie { $n }
markers-on-points = Znaczniki na punktach
objective-of-round = Cel rundy { $n }
place-of = Miejsce: { $name }
coins = Monety
dragons-in-hand = Karty smoków na ręce
caves-in-hand = Karty jaskiń na ręce
eggs-on-mat = Jaja w gniazdach planszy

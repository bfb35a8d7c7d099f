# Scoring a table at home.
score-a-table = Spočítat body
player-n = Hráč { $n }
add-player = Přidat hráče
remove-player = Odebrat: { $name }
so-far = { $name }: zatím
next-is = Další: { $name }
to-the-sheet = K výsledku
share-the-sheet = Sdílet výsledek
correct-something = Opravit
next-game = Další hra
begin-anew = Začít znovu
saves-itself = Vše se samo ukládá v tomto zařízení.
score-later = Server teď není dostupný; co zadáte, zůstane uloženo a spočítá se později.
score-alone = Bez připojení: počítá se v tomto zařízení. Zda figurky v krabici stačí, se ověří později.
score-how-draftosaurus = Klepněte na dinosaura, pak na místo, kde stojí.
score-how-gods_love_dinosaurs = Spočítejte vejce a dinosaury.
score-how-wyrmspan = Klepněte na komoru a napište jejího draka.
score-how-wyrmspan-guild = Spočítejte žetony v každé řadě destičky cechu.
score-how-wyrmspan-goals = Vyberte cíl každého kola, pak místa.
score-how-wyrmspan-rest = Spočítejte, co zbylo.
one-more = O jeden víc: { $what }
one-less = O jeden méně: { $what }
which-board = Strana desky
which-dinosaur = Který dinosaurus
take-off = Odebrat
summer-trexes = Tyranosauři v letní hře
who-went-first = Kdo začínal? Rozhoduje to při shodě.
find-a-dragon = Jméno nebo číslo draka
dragons-found =
    { $n ->
        [one] { $n } drak
        [few] { $n } draci
       *[other] { $n } draků
    }
no-dragon-found = Tak se žádný drak nejmenuje.
number-n = č. { $n }
by-a-swap = dostal se tam výměnou
space-of-cave = { $cave }, komora { $n }
add-a-dragon = přidat draka
excavated = vyhloubeno: { $n }
excavated-of = vyhloubené komory, { $cave }
cached-what = Uloženo: { $what }
guild-tile = Destička cechu
markers-in-row = Žetony v řadě { $n }
markers-on-points = Žetony na bodech
objective-of-round = Cíl kola { $n }
place-of = Místo: { $name }
coins = Mince
dragons-in-hand = Karty draků v ruce
caves-in-hand = Karty jeskyní v ruce
eggs-on-mat = Vejce v hnízdech desky

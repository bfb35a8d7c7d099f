# Scoring a table at home.
score-a-table = Score a table
player-n = Player { $n }
add-player = Add a player
remove-player = Remove { $name }
so-far = { $name } so far
next-is = Next: { $name }
to-the-sheet = To the sheet
share-the-sheet = Share the sheet
correct-something = Correct something
next-game = The next game
begin-anew = Begin anew
saves-itself = It saves itself on this device.
score-later = The server cannot be reached just now; what you enter is kept and scored later.
score-alone = No connection: counted on this device. What the box holds is checked again later.
score-how-draftosaurus = Tap a dinosaur, then the place where it stands.
score-how-gods_love_dinosaurs = Count the eggs and the dinosaurs.
score-how-wyrmspan = Tap a space and type its dragon.
score-how-wyrmspan-guild = Count the markers in each row of the guild tile.
score-how-wyrmspan-goals = Choose the objective of each round, then the places.
score-how-wyrmspan-rest = Count what is left over.
one-more = One more: { $what }
one-less = One less: { $what }
which-board = Side of the board
which-dinosaur = Which dinosaur
take-off = Take off
summer-trexes = T-Rexes in the summer game
who-went-first = Who went first? It decides a tie.
find-a-dragon = Name or number of a dragon
dragons-found =
    { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
no-dragon-found = No dragon is called so.
number-n = No. { $n }
by-a-swap = came by a swap
space-of-cave = { $cave }, space { $n }
add-a-dragon = add a dragon
excavated = excavated: { $n }
excavated-of = excavated spaces, { $cave }
cached-what = Cached: { $what }
guild-tile = Guild tile
markers-in-row = Markers in row { $n }
markers-on-points = Markers on the points
objective-of-round = Objective of round { $n }
place-of = Place of { $name }
coins = Coins
dragons-in-hand = Dragon cards in hand
caves-in-hand = Cave cards in hand
eggs-on-mat = Eggs in the nests of the mat

### Gods Love Dinosaurs: the words of the game in English.

## The game

game-title = Gods Love Dinosaurs
game-tagline = Build a food chain and keep your dinosaurs well fed.
game-facts = Designed by Kasper Lapp, published by Pandasaurus Games in 2020, for 2–5 players. This is an independent fan work, and the faces of the tiles are our own design.

## Terrains

terrain-lake = lake
terrain-forest = forest
terrain-plains = plains
terrain-mountain = mountain
terrain-wild = wild terrain
letter-terrain-lake = ~
letter-terrain-forest = ♣
letter-terrain-plains = =
letter-terrain-mountain = ^
letter-terrain-wild = *

## Figures

animal-frog = frog
animal-rat = rat
animal-rabbit = rabbit
animal-tiger = tiger
animal-eagle = eagle
animal-dinosaur = dinosaur
letter-frog = F
letter-rat = R
letter-rabbit = B
letter-tiger = T
letter-eagle = E
letter-dinosaur = D

## Columns: each is named after the species that wakes when it is empty

column-frog = Frogs
column-rabbit = Rabbits
column-rat = Rats
column-tiger = Tigers
column-eagle = Eagles
column-dinosaur = Dinosaurs

## Other pieces

nest = nest
egg = egg
golden-egg = golden egg
marker = dino marker
volcano = volcano
stack = stack { $letter }
tile = tile { $id }

## Numbers of things

eggs = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}
dinosaurs-count = { $n ->
    [one] { $n } dinosaur
   *[other] { $n } dinosaurs
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
young = { $n ->
    [one] { $n } young animal
   *[other] { $n } young animals
}
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

## Directions on the grid

direction-0 = east
direction-1 = north-east
direction-2 = north-west
direction-3 = west
direction-4 = south-west
direction-5 = south-east

## Stages of a turn

stage-take = Take a tile
stage-lay = Lay the tile
stage-species = Activation: { $animal }
stage-hatch = Hatching
stage-dino = Dinosaurs on the hunt
stage-over = The game is over

## What a player is asked

ask-take = Take any tile from the animal board.
ask-lay = Lay the tile so that it touches your ecosystem. You can also go back and take another one.
ask-breed = { $n ->
    [one] Choose a cell for a young animal. { $n } more is possible.
   *[other] Choose a cell for a young animal. { $n } more are possible.
}
ask-choose = Choose which figure goes next.
ask-hunt = Choose a hunt for this predator. Without one it starves.
ask-roam = Choose a hunt for this dinosaur. It must eat something and end on a free mountain, or it starves.
ask-hatch = Do you want to hatch a dinosaur? It costs 1 egg, and the newcomer must find food at once.

## Answers

action-take = Take the tile from column “{ $column }”, row { $row }
action-lay = Lay the tile: first hex on ({ $q }, { $r }), second hex to the { $orientation }
action-breed = Put a young animal on ({ $q }, { $r })
action-done = No more young
action-choose = Choose the figure on ({ $q }, { $r })
action-hunt = { $young ->
    [0] Hunt: eats { $eaten }, no young
    [one] Hunt: eats { $eaten }, { $young } young animal
   *[other] Hunt: eats { $eaten }, { $young } young animals
}
action-roam = { $eggs ->
    [0] Roam to ({ $q }, { $r }): eats { $eaten }, no egg
    [one] Roam to ({ $q }, { $r }): eats { $eaten }, { $eggs } egg
   *[other] Roam to ({ $q }, { $r }): eats { $eaten }, { $eggs } eggs
}
action-starve = Let it starve: the figure leaves the ecosystem
action-hatch-yes = Hatch a dinosaur for 1 egg
action-hatch-no = Do not hatch a dinosaur

## What may be chosen, and what it brings

choice-take = { $column }: { $hexes }
choice-empty = { $column }: empty
choice-hex = ({ $q }, { $r })
choice-figure = { $animal } on ({ $q }, { $r })
choice-end = End on ({ $q }, { $r })
about-last = { choice-take }. { last-tile } { stage-species }.
about-last_dino = { about-last } { stage-dino }.
brings-eaten = Eats: { $eaten }
brings-young = { young }
brings-eggs = { eggs }
brings-eggs_spent = { $n ->
    [one] Costs { $n } egg
   *[other] Costs { $n } eggs
}
brings-hatched = A dinosaur hatches on the nest mountain
brings-starved = Starves: { $animal }
brings-hunts = { $n ->
    [0] { choice-figure }: no hunt, it starves
    [one] { choice-figure }: { $n } hunt
   *[other] { choice-figure }: { $n } hunts
}

## Why something cannot be done

why-G5-1 = That step is not due now; look at what the game is asking for.
why-G5-2 = It is not your turn yet.
why-G6-1 = No tile lies there; choose a slot that still has one.
why-G6-3 = The tile does not fit there: both its hexes need free places, and at least one must touch your ecosystem.
why-G6-3-overlap = Something already lies there; a tile may not cover another one.
why-G6-3-apart = The tile would lie apart; at least one of its hexes must touch your ecosystem.
why-G8-1 = A young animal needs an empty cell of its own habitat or wild terrain, right beside a parent.
why-G8-5 = No parent is left for this cell: each one has only one young.
why-G9-2 = A predator cannot move like that: tigers go 1 or 2 cells and may turn, eagles fly 1 to 3 cells straight ahead.
why-G9-3 = The way is blocked: a predator cannot pass another predator, a dinosaur or a gap.
why-G9-4 = A hunt must end on a cell with prey.
why-G10-2 = You cannot hatch now: you need an egg and an empty nest mountain.
why-G10-5 = A dinosaur goes 1 to 5 cells around other dinosaurs, eats at least one animal and ends on a free mountain.
why-G11-3 = Tiles come from stack A first, then from B, C and D; this one is not next.
why-G13-2 = The stock is empty: there is no figure left to take.
why-G14-2 = Another player goes first; wait a moment, your turn comes soon.
why-G14-7 = Here luck decides, and it draws only from what is really there.
why-G18-3 = Both hexes of this tile are equal, so the same place is listed once; please choose it with the direction east, north-east or north-west.
why-G18-5 = That figure is not waiting: it has hunted already, or it has only just appeared.
why-G18-6 = The young do not fit this hunt: name just as many eaten cells as the stock allows, and the last cell of the path among them.
why-G18-8 = Another path stands for the same result; please pick it from the list.
why-over = The game is over; nothing more can be played.
why-chance = Luck decides this, not a player.

## What happened

event-first_player = { $player } goes first.
event-filled = Column “{ $column }”, row { $row }: { $tile }.
event-took = { $player } takes { $tile } from column “{ $column }”.
event-laid = { $player } lays the tile.
event-animal = { $player }: a new figure appears ({ $animal }).
event-activated = Now activated: { $animal }.
event-bred = { $n ->
    [0] { $player }: no young are born.
    [one] { $player }: { $n } young animal is born.
   *[other] { $player }: { $n } young animals are born.
}
event-hunted = { $player }: the { $animal } eats { $n ->
    [one] { $n } animal
   *[other] { $n } animals
} and has { $young ->
    [0] no young
    [one] { $young } young animal
   *[other] { $young } young animals
}.
event-starved = { $player }: { $n ->
    [one] { $n } figure starves
   *[other] { $n } figures starve
} ({ $animal }).
event-hatched = { $player } hatches a dinosaur.
event-not_hatched = { $player } hatches no dinosaur.
event-roamed = { $player }: the dinosaur eats { $n ->
    [one] { $n } animal
   *[other] { $n } animals
} and lays { $eggs ->
    [0] no eggs
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}.
event-marker = The dino marker moves to column “{ $column }”.
event-refill = The empty columns are refilled.
event-over = There are too few tiles for all the empty columns. The game is over.
event-won = { $points ->
    [one] { $player } wins with { $points } point!
   *[other] { $player } wins with { $points } points!
}
event-tie_break = It is a tie, so the turn order decides: the later player wins.

## Score

line-eggs = Eggs
line-golden_eggs = Golden eggs
line-dinosaurs = Dinosaurs
tie-turn_order = Later in turn order

## Table options

option-figures = Stock of figures
option-figures-help = Can the figures run out? With a limited stock the players act one by one.
option-figures-unlimited = unlimited figures
option-figures-limited = as many figures as in the box
option-tiles = Tile set
option-tiles-help = The standard set is our own design. You can also play with a set of your own from a file.
option-tiles-standard = standard set
option-tiles-file = own set from a file
option-first_player = First player
option-first_player-help = Who takes the first turn?
option-first_player-random = drawn at random
option-first_player-seat = named by the host
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5

## Mistakes in a position or a tile set

error-G2-6 = The cell ({ $q }, { $r }) is listed twice or holds two figures; keep only one of them.
error-G6-3 = A cell is not connected with the rest of the ecosystem; check its q and r.
error-G1-3 = The terrain “{ $value }” is not known. Use one of these: { $known }.
error-animal = This animal is not known. Use frog, rat, rabbit, tiger, eagle, dinosaur or null.
error-G3-3 = The start tile is missing or wrong: there must be a mountain with the nest on (0, 0) and the other cells of the tile around it.
error-G14-8 = What stands there is impossible: dinosaurs stand only on mountains, and no animal stands on the nest mountain.
error-G12-4 = The number of eggs cannot be negative; write 0 or more.
error-dinosaurs = The dinosaurs stand on the cells already. Leave this out, or leave out the cells.
error-G17-3-ids = Two tiles have the same id; give each tile an id of its own.
error-G17-3-letter = The letter of a tile must be A, B, C or D.
error-G17-3-players = The smallest number of players of a tile must be 2, 3, 4 or 5.
error-G17-3-hexes = A tile must have exactly two hexes.
error-G17-3-terrain = The terrain of a hex must be lake, forest, plains, mountain or wild.
error-G17-3-animal = The animal of a hex must be frog, rat, rabbit, tiger or eagle, or null for none.
error-G17-3-start = The start tile is wrong: its cells must be connected and different, with a dinosaur and the nest on the mountain (0, 0), and one frog, one rat and one rabbit on other cells.
error-G17-3-columns = The columns must be frog, rabbit, rat, tiger, eagle; only rat and tiger may change places.
error-G17-3-few = The set has too few tiles for this number of players: 10 are needed for 2 or 3 players, 15 for 4 or 5.
error-G17-3-many = That is too many: { $n }. At most { $most } are possible.
error-G17-3-id = An id is a text of 1 to { $most } bytes without spaces and commas.
error-G17-3-truth = Write true or false here.
error-G17-3-file = The file of the tile set cannot be read: { $why }.
bad-option-tiles = option “tiles”: write "standard", the path of a file or a tile set
error-G13-1 = There are more figures of one kind than in the box ({ $animal }: { $n }, at most { $max }); remove some.
error-missing_key = This key is missing; add it.
error-cell = There is no cell at this place; check its q and r.
error-rows = A column has { $rows } slots at this table, not { $n }.
error-tile = There is no tile “{ $value }” in the set, or it is named twice.

## Log and panels

round-turn = Turn { $turn }
stock = Stock
tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
waiting = waiting
finished = finished
limited = limited stock
hint-best = Best found: { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}, { $survivors ->
    [one] { $survivors } figure survives
   *[other] { $survivors } figures survive
}
hint-births = Wakes prey: { $own } of yours can have young, at most { $others } of any other player
hint-hunts = Wakes predators: { $fed } of yours can hunt, { $hungry ->
    [one] { $hungry } finds nothing
   *[other] { $hungry } find nothing
}
hint-dinosaurs = Wakes dinosaurs: { $own ->
    [one] { $own } predator near yours
   *[other] { $own } predators near yours
}, at most { $others } near those of any other player
hint-mountain = Brings a mountain; you have { $mountains }
hint-meals = { $n ->
    [one] { $n } prey animal within its reach
   *[other] { $n } prey animals within its reach
}
hint-eaters = { $n ->
    [one] { $n } predator can reach it
   *[other] { $n } predators can reach it
}
hint-food = { $n ->
    [one] { $n } predator near the mountain
   *[other] { $n } predators near the mountain
}
hint-edges = { $n ->
    [one] Touches { $n } cell
   *[other] Touches { $n } cells
}
hint-sure = Chosen in { $percent } of 100 cases by a player that has learned by playing

## The terminal board

last-tile = Last tile in its column.
key-step = next and previous possibility on the board
key-turn = turn the tile
key-pan = move the picture
key-home = the whole ecosystem in the middle again
key-zoom = larger or smaller cells
sign-waiting = this figure is waiting, or this prey can have young
sign-born = young of this activation
sign-added = a young animal fits here
sign-spot = the first hex fits here: as it is turned now, or turned another way
sign-path = steps of the hunt
sign-eaten = eaten, or starving
sign-end = a hunt can end here
sign-active = whose turn it is
sign-first = first player
sign-thinking = still deciding

## Figures of simulated games

statistic-turns = Turns per game
statistic-dinosaur_activations = Activations of dinosaurs per game
statistic-dinosaurs_hatched = Dinosaurs hatched per game
statistic-dinosaurs_starved = Dinosaurs starved per game

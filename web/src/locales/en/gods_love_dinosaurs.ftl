# The table of Gods Love Dinosaurs; what happens in the game is said by the server.
gl-larger = Larger
gl-smaller = Smaller
gl-home = The whole ecosystem
gl-eco =
    { $n ->
        [one] Your ecosystem, { $n } cell
       *[other] Your ecosystem, { $n } cells
    }
gl-eco-of = Ecosystem: { $name }
gl-animal-board = Animal board
gl-this-turn = This turn
gl-last-tile = last tile
gl-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
gl-asleep = empty, asleep
gl-wake-after = wake after this tile
gl-in-hand = in hand
gl-wakes-nobody = wakes nobody
gl-nobody = nobody
gl-wakes-short = wakes
gl-wakes = wakes: { $column }
gl-wakes-then = wakes: { $column }, then dinosaurs
gl-then-dinosaurs = then dinosaurs hunt
gl-no-dinosaurs = no dinosaurs this turn: the marker is at { $column }
gl-in-stack =
    { $n ->
        [one] tile left, stack { $letter }
       *[other] tiles left, stack { $letter }
    }
gl-this-wakes = This tile wakes
gl-point-at-tile = Point at a tile: you see whom it wakes.
gl-take-this = Take this tile
gl-lay-here = Lay it here
gl-another-tile = Another tile
gl-chain-lay = lay
gl-chain-take = take, lay
gl-chain-all = { $column }: all players
gl-chain-only-after = dinosaurs only after the { $column }
gl-tile-named = { $tile }: { $hexes }
gl-how-to-lay = Click a marked place: a full dot fits as the tile is turned now, a ring after turning.
gl-touches =
    { $n ->
        [one] Here it touches { $n } cell
       *[other] Here it touches { $n } cells
    }
gl-suits = { $terrain } suits
gl-turn-cw = Turn the tile clockwise (R)
gl-turn-ccw = Turn the tile counter-clockwise (Shift+R)
gl-turn-to = Turn it: second hex { $direction }
gl-turn-closed = Turn it: second hex { $direction }, closed
gl-place-now = Place ({ $q }, { $r }), fits as it is turned now
gl-place-turned = Place ({ $q }, { $r }), fits after turning
gl-where-end = Where the hunt can end
gl-point-at = Point at an end or a way to see it; keys 1–9 and letters do the same.
gl-end = End { $n }. { $what }
gl-hunts =
    { $n ->
        [one] { $n } hunt
       *[other] { $n } hunts
    }
gl-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
gl-all-ways = show all: { $n } more
gl-no-egg = no egg
gl-alone = no young
gl-previous-way = Previous way
gl-next-way = Next way
gl-hunt-eggs =
    { $n ->
        [0] Hunt this way: no egg
        [one] Hunt this way: { $n } egg
       *[other] Hunt this way: { $n } eggs
    }
gl-hunt-young =
    { $n ->
        [0] Hunt this way: no young
        [one] Hunt this way: { $n } young
       *[other] Hunt this way: { $n } young
    }
gl-hunt-and-lose = Hunt, and lose another…
gl-would-starve = would starve
gl-no-hunt = finds no food
gl-other-starves = another starves
gl-other-eats = others eat
gl-waits-hunts = waits · { gl-hunts }
gl-others-eat = The others still find food afterwards.
gl-other-one-eats = The other one still finds food afterwards: { gl-hunts }.
gl-last-food =
    { $n ->
        [one] This hunt takes the last food of another figure: it would starve.
       *[other] This hunt takes the last food of { $n } other figures: they would starve.
    }
gl-let-starve = Let it starve…
gl-starve-title = Let it starve? ({ $animal })
gl-starve-text = The figure leaves your ecosystem.
gl-starve-yes = Let it starve
gl-lose-title = Hunt, and lose another figure? ({ $animal })
gl-lose-text = After this hunt another waiting figure finds no food.
gl-lose-yes = Hunt all the same
gl-keep = Keep it
gl-young-of = { $n } of { $all } young
gl-how-to-breed = Click a plus: a young one will stand there.
gl-how-to-choose = Click a figure with a broken ring. The number says how many hunts it has.
gl-key-fits = a young animal fits here
gl-key-parent = it can have young
gl-key-born = young of this activation
gl-your-nest = Your nest
gl-now = now
gl-after-hatching = after hatching
gl-hatch-or-not = Hatch, or not?
gl-have-young = Your animals have young
gl-hunt-now = You hunt now
gl-they-take = { $name } takes a tile
gl-they-lay = { $name } lays the tile
gl-done-of = { $n } of { $all } are done
gl-who-is-done = Who is done
gl-change-mine = Change my answer
gl-decides = { $name } decides
gl-still-decide = Who still decides
gl-look-closer = Look closer
gl-left-needed = { $left }, { $n } needed
gl-game-ends = { $left }, { $n } needed: the game ends
gl-which-of = { $n } of { $all }
gl-back-to-yours = Back to yours
gl-shown-large = shown large
gl-previous-player = Previous player
gl-next-player = Next player
gl-waits = waits
gl-does-take = takes a tile
gl-does-lay = lays a tile
gl-does-breed = young animals
gl-does-choose = hunts
gl-does-hunt = hunts
gl-does-roam = dinosaurs hunt
gl-does-hatch = hatch, or not?
gl-does-wait = still deciding
gl-player = { $name }. Points: { $points }, eggs: { $eggs }, dinosaurs: { $dinosaurs }. { $state }. Show this ecosystem large

# Draftosaurus: words and messages. Names follow docs/rules/draftosaurus-glossary.csv.

## The game

game-title = Draftosaurus
game-tagline = Pick a dinosaur, pass the rest on, and build the zoo everyone wants to visit!
game-facts = Designers: Antoine Bauza, Corentin Lebrat, Ludovic Maublanc and Théo Rivière. Publisher: Ankama. 2–5 players. Dracosaur is an independent fan work and has no connection with the designers or the publisher.

## Species

species-tyrannosaurus = T-Rex
species-diplodocus = Diplodocus
species-triceratops = Triceratops
species-spinosaurus = Spinosaurus
species-stegosaurus = Stegosaurus
species-parasaurolophus = Parasaurolophus

# One letter for each species on a text board; no letter twice.
letter-tyrannosaurus = T
letter-diplodocus = D
letter-triceratops = R
letter-spinosaurus = S
letter-stegosaurus = G
letter-parasaurolophus = P

## Places

place-forest_of_sameness = Forest of Sameness
place-woody_trio = Woody Trio
place-king_of_the_jungle = King of the Jungle
place-prairie_of_love = Prairie of Love
place-meadow_of_differences = Meadow of Differences
place-solitary_island = Solitary Island
place-well_ordered_wood = Well-Ordered Wood
place-lovers_bridge_left = Lovers' Bridge (left bank)
place-lookout = Lookout
place-quarantine = Quarantine Zone
place-lovers_bridge_right = Lovers' Bridge (right bank)
place-pyramid = Pyramid
place-river = River

# At most 12 characters each.
place-forest_of_sameness-short = Forest
place-woody_trio-short = Woody Trio
place-king_of_the_jungle-short = King
place-prairie_of_love-short = Prairie
place-meadow_of_differences-short = Meadow
place-solitary_island-short = Island
place-well_ordered_wood-short = Ordered Wood
place-lovers_bridge_left-short = Bridge left
place-lookout-short = Lookout
place-quarantine-short = Quarantine
place-lovers_bridge_right-short = Bridge right
place-pyramid-short = Pyramid
place-river-short = River
line-lovers_bridge-short = Bridge

pen-rule-forest_of_sameness = Only one species lives here, placed from left to right; 1 to 6 dinosaurs score 2, 4, 8, 12, 18 or 24 points.
pen-rule-woody_trio = Up to three dinosaurs of any species; exactly three score 7 points, fewer score nothing.
pen-rule-king_of_the_jungle = One dinosaur; it scores 7 points if no other zoo has more of its species than yours.
pen-rule-prairie_of_love = Dinosaurs of any species, normally up to six; each pair of one species scores 5 points.
pen-rule-meadow_of_differences = Each species at most once, placed from left to right; 1 to 6 dinosaurs score 1, 3, 6, 10, 15 or 21 points.
pen-rule-solitary_island = One dinosaur; it scores 7 points if it is the only one of its species in your whole zoo, river included.
pen-rule-well_ordered_wood = Two species take turns from left to right; 1 to 6 dinosaurs score 2, 4, 8, 12, 18 or 24 points.
pen-rule-lovers_bridge_left = Dinosaurs of any species, normally as many as you like; each pair of one species with one dinosaur on each bank scores 6 points.
pen-rule-lookout = One dinosaur; it scores 2 points for every dinosaur of its species in the zoo of your neighbour on the right.
pen-rule-quarantine = One dinosaur; at the end of the game it moves to another pen or to the river and scores there.
pen-rule-lovers_bridge_right = Dinosaurs of any species, normally as many as you like; each pair of one species with one dinosaur on each bank scores 6 points.
pen-rule-pyramid = Up to six dinosaurs, row by row from the bottom, never two of one species in touching spaces; each scores 2 points in the bottom row, 4 in the middle and 7 at the top.
pen-rule-river = Any dinosaur may always come here, though the river is not a pen; each one scores 1 point.

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
line-trex_bonus = T-Rex bonus
line-lovers_bridge = Lovers' Bridge
line-summer_game = Summer game

## The die

face-woodlands = Woodlands
face-grasslands = Grasslands
face-restrooms = Restrooms
face-food_court = Food court
face-empty_pen = Empty pen
face-beware_trex = Watch out for T-Rex

meaning-woodlands = Use a pen in the woodlands, or the river.
meaning-grasslands = Use a pen in the grasslands, or the river.
meaning-restrooms = Use a pen to the right of the river, or the river.
meaning-food_court = Use a pen to the left of the river, or the river.
meaning-empty_pen = Use a pen with no dinosaur in it, or the river.
meaning-beware_trex = Use a pen with no T-Rex in it, or the river.

## Boards and zones

board-summer = Summer board
board-winter = Winter board
board-match = Summer/winter match

zone-woodlands = Woodlands
zone-grasslands = Grasslands
zone-restrooms = Restrooms side (right of the river)
zone-food_court = Food court side (left of the river)

## Options

option-first_roller = First roller
option-first_roller-help = Who rolls the die first: a player you name, or one picked by chance.
option-first_roller-random = By chance

option-board = Board
option-board-help = Which side of the board you play on, or both, one after the other.
option-board-summer = { board-summer }
option-board-winter = { board-winter }
option-board-match = { board-match }

option-five_player_last_turn = Five-player last turn
option-five_player_last_turn-help = With five players, the player who rolled in turn 5 of a round rolls again in turn 6, and this time everybody obeys the die.
option-five_player_last_turn-no = No
option-five_player_last_turn-yes = Yes

option-prairie_capacity = Room in the Prairie of Love
option-prairie_capacity-help = How many dinosaurs fit into the Prairie of Love.
option-prairie_capacity-6 = Six dinosaurs
option-prairie_capacity-none = No limit

option-bridge_half_capacity = Room on each half of Lovers' Bridge
option-bridge_half_capacity-help = How many dinosaurs fit onto each half of Lovers' Bridge.
option-bridge_half_capacity-none = No limit

option-bridge_halves_separate = Halves of Lovers' Bridge
option-bridge_halves_separate-help = Whether the two halves are two pens for the faces “Empty pen” and “Watch out for T-Rex” as well.
option-bridge_halves_separate-always = Always two pens
option-bridge_halves_separate-trex_bonus_only = Two pens for the T-Rex bonus only

option-quarantine_move = Leaving quarantine
option-quarantine_move-help = Whether a dinosaur must leave the Quarantine Zone at the end of the game.
option-quarantine_move-mandatory = It must leave
option-quarantine_move-optional = It may stay

option-placement_commit = Choosing the place
option-placement_commit-help = Whether you choose the place when all dinosaurs have been revealed, or together with your dinosaur.
option-placement_commit-after_reveal = After the reveal
option-placement_commit-joint = Together with the dinosaur

option-two_player_discard_timing = Two players: when to discard
option-two_player_discard_timing-help = Whether you choose the dinosaur for the box after placing, or together with the dinosaur that you place.
option-two_player_discard_timing-after_placement = After placing
option-two_player_discard_timing-with_choice = Together with the choice

option-two_player_discard_visibility = Two players: discards
option-two_player_discard_visibility-help = Whether your opponent sees which dinosaur you return to the box.
option-two_player_discard_visibility-open = Open
option-two_player_discard_visibility-hidden = Hidden

option-match_second_start = First roller of the winter game
option-match_second_start-help = Who rolls first in the second game of a match.
option-match_second_start-continue_die = The player who has the die by then
option-match_second_start-same_as_first = The same player as in summer
option-match_second_start-random = By chance

option-match_tiebreak = Tie in a match
option-match_tiebreak-help = What happens when the leaders of a match have equal sums.
option-match_tiebreak-total_trex = Fewest T-Rexes in both games
option-match_tiebreak-shared = Shared victory

option-edition = Edition
option-edition-help = Plays by one of the printed rulebooks; an option that you set yourself takes priority.
edition-uk = Ukrainian edition
edition-cs = Czech edition
edition-pl = Polish edition

note-D17-4 = The five-player last turn is switched on, but it is for five players only: with { $seats } players it changes nothing.

## What to do now

ask-choose = Choose a dinosaur from your hand.
ask-place = Choose a place for this dinosaur: { $species }.
ask-discard = Choose a dinosaur to return to the box.
ask-leave = Find a new home for the dinosaur in quarantine: { $species }.
ask-wait = Wait for the other players.

advice-bound = You must obey the die: { $face }. { $meaning }
advice-free = You rolled the die, so you are free of it: use any pen that takes your dinosaur, or the river.
advice-bound_all = Last turn of the round: everybody obeys the die, even the player who rolled it. { $meaning }
advice-no_die = The die has no say in this.

action-choose = Choose: { $species }
action-place = Place: { $place }
action-place-space = Place: { $place }, space P{ $space }
action-leave = { action-place }
action-leave-space = { action-place-space }
action-discard = Return to the box: { $species }
action-stay = Stay in quarantine

choice-species = { $species }
choice-species-many = { $species } ×{ $n }
choice-place = { $place }
choice-place-space = { $place }, space P{ $space }

brings-points = Points as the boards stand: { $n }
brings-places = { $species } can go here: { $place }.

## Why not

why-D2-1 = That place is not on the board you are playing on.
why-D5-2 = You do not have that dinosaur in your hand: choose one that you hold.
why-D5-4 = That has to wait: another step comes now.
why-D6-2 = The die shows “{ $face }”, so this pen is closed to you this turn.
why-D8-1 = For the Pyramid, name a space from P1 to P6 as well; other places have no numbered spaces.
why-D8-2 = This pen is full, so nobody else fits in.
why-D9-1 = Only one species may live in the Forest of Sameness, and another one has already moved in.
why-D9-2 = This species already lives in the Meadow of Differences, and each may come only once.
why-D10-1 = Two species take turns in the Well-Ordered Wood, and this dinosaur is not the next in line.
why-D10-3-1 = The Pyramid grows row by row from the bottom: choose a free space in the row that is being filled.
why-D10-3-2 = Dinosaurs of one species may not touch in the Pyramid, and one is already standing next to this space.
why-D12-1 = Now only the dinosaur in quarantine moves, to another pen or to the river.
why-D12-1-3 = The game is ending, so the dinosaur must leave the Quarantine Zone.
why-D13-3 = You can only return a dinosaur that is in your hand.
why-D14-3 = This turn the player who rolled obeys the die as well, and it shows “{ $face }”.
why-D16-5 = Chance cannot give that result here.
why-over = The game is over, so there is nothing left to decide.

## What happened

event-first_roller = { $player } rolls first.
event-dealt = { $player } draws six dinosaurs from the bag.
event-dealt-you = You draw from the bag: { $species }.
event-rolled = { $player } rolls the die: { $face }.
event-decided = { $player } has decided.
event-revealed = { $player } reveals: { $species }.
event-placed = { $player } places a dinosaur: { $species } – { $place }.
event-placed-space = { $player } places a dinosaur: { $species } – { $place }, space P{ $space }.
event-discarded = { $player } returns to the box: { $species }.
event-discarded-hidden = { $player } secretly returns a dinosaur to the box.
event-hands_passed = Everybody passes the remaining dinosaurs to the left.
event-passed = The die goes to { $player }.
event-round = Round { $round } of { $rounds } begins.
event-moved = { $player } lets a dinosaur out of quarantine: { $species } – { $place }.
event-moved-space = { $player } lets a dinosaur out of quarantine: { $species } – { $place }, space P{ $space }.
event-stayed = { $player } keeps a dinosaur in quarantine: { $species }.
event-scored = { $points ->
    [one] { $player } scores { $points } point.
   *[other] { $player } scores { $points } points.
}
event-board_turned = The boards are turned over: the winter game begins!
event-won = { $points ->
    [one] { $player } wins with { $points } point!
   *[other] { $player } wins with { $points } points!
}
event-shared = { $points ->
    [one] Shared victory: { $players } – { $points } point each!
   *[other] Shared victory: { $players } – { $points } points each!
}
event-tie_break = A tie! It is broken by the fewest T-Rexes in the zoo.

## Score and table

tie-fewest_trex = Fewest T-Rexes
tie-shared = Shared victory
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dinosaurs = { $n ->
    [one] { $n } dinosaur
   *[other] { $n } dinosaurs
}
round-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
die-holder = { $player } has the die
hand = Hand
bag-left = { $n ->
    [one] In the bag: { $n } dinosaur
   *[other] In the bag: { $n } dinosaurs
}
discarded = Returned to the box
roller = Rolls the die

## Mistakes in a position

error-D3-2 = Too many of one species: { $species } appears { $n } times, but the bag held only { $max }.
error-D4-6 = One zoo holds twelve dinosaurs at most, and this one has { $n }: remove some.
error-D9-1 = The Forest of Sameness takes one species only: keep that one and move the others elsewhere.
error-D9-2 = The Meadow of Differences takes each species only once: move the repeated ones elsewhere.
error-D8-2 = { $max ->
    [one] { $place } takes at most { $max } dinosaur: move the rest elsewhere.
   *[other] { $place } takes at most { $max } dinosaurs: move the rest elsewhere.
}
error-D10-1 = In the Well-Ordered Wood two species take turns from left to right: check the order.
error-D10-3-1 = The Pyramid fills from the bottom: first P1–P3, then P4–P5, last P6.
error-D10-3-2 = Two dinosaurs of one species touch in the Pyramid: change the place of one of them.
error-D12-1 = The Quarantine Zone must be empty before scoring: move its dinosaur yourself, or ask for the best move with "quarantine": "best".
error-D2-1 = { $board } has no such place: { $place }. Check the place or the board.

## Figures of simulated games

statistic-in_river = Dinosaurs in rivers per game

## Hints

hint-spot = Meant for: { $place }
hint-gain = Points as the boards stand: { $points }
hint-count = Dinosaurs there then: { $n }
hint-prevents = The next player collects this species: { $place }, { $n } so far
hint-sure = How sure: { $percent } %

# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Dig out your caves, entice dragons into them, and explore what you have built!
game-facts = Designer: Connie Vogelmann. Publisher: Stonemaier Games. 1–5 players. Dracosaur is an independent fan work and has no connection with the designer or the publisher.

## Caves

cave-crimson = Crimson Cavern
cave-golden = Golden Grotto
cave-amethyst = Amethyst Abyss

# At most 10 characters each.
cave-crimson-short = Crimson
cave-golden-short = Golden
cave-amethyst-short = Amethyst

## Resources and other things

resource-meat = meat
resource-gold = gold
resource-crystal = crystal
resource-milk = milk
resource-any = any resource
thing-coin = coin
thing-egg = egg
thing-dragon_card = dragon card
thing-cave_card = cave card
thing-step = guild step
thing-nest = nest
vp = VP

## Dragons

size-hatchling = hatchling
size-small = small
size-medium = medium
size-large = large
trait-aggressive = aggressive
trait-playful = playful
trait-helpful = helpful
trait-shy = shy
icon-when_played = When Played
icon-if_activated = If Activated
icon-once_per_round = Once Per Round
icon-end_game = End Game
icon-now = At once

## Actions

action-excavate = Excavate
action-entice = Entice
action-explore = Explore
action-explore-crimson = Explore the Crimson Cavern
action-explore-golden = Explore the Golden Grotto
action-explore-amethyst = Explore the Amethyst Abyss
action-pass = Pass

## The Dragon Guild

guild = Dragon Guild
guild-plains = Plains Guild
guild-seafarers = Guild of Seafarers
guild-highlands = Guild of Highlands
guild-rainforest = Rainforest Guild
guild-start = START
guild-brown = brown space

## Objectives

objective-cave_cards = Cave cards on your mat
objective-amethyst_cards = Dragons and cave cards in your Amethyst Abyss
objective-crimson_cards = Dragons and cave cards in your Crimson Cavern
objective-golden_cards = Dragons and cave cards in your Golden Grotto
objective-nests = Egg capacity of your dragons
objective-eggs = Eggs on your mat
objective-cached = Cached resources on your mat
objective-guild_position = Position in the Dragon Guild
objective-cheap = Dragons with a printed cost of 0–2
objective-dear = Dragons with a printed cost of 3 or more
objective-played_or_round = Dragons with When Played or Once Per Round
objective-activated = Dragons with If Activated
objective-hatchlings = Hatchlings on your mat
objective-small = Small dragons on your mat
objective-medium = Medium dragons on your mat
objective-large = Large dragons on your mat
objective-aggressive = Aggressive dragons on your mat
objective-playful = Playful dragons on your mat
objective-shy = Shy dragons on your mat
objective-helpful = Helpful dragons on your mat
place-1 = 1st place
place-2 = 2nd place
place-3 = 3rd place
place-0 = Others

## Score lines

line-guild = Markers in the Dragon Guild
line-dragons = Dragon cards
line-end_game = End Game abilities
line-eggs = Eggs
line-cached = Cached resources
line-tucked = Tucked cards
line-objectives = Round objectives
line-remaining = Coins, cards and resources left

## Solo play

rival-automa = Automa
rival-ravel = Ravel
level-automa_1 = Automa, level 1
level-automa_2 = Automa, level 2
level-automa_3 = Automa, level 3
level-ravel_1 = Ravel mode, level 1
level-ravel_2 = Ravel mode, level 2
level-ravel_3 = Ravel mode, level 3

# The sheet of the Automa (A12.1).
line-automa_dragons = The Automa’s dragons
line-automa_caves = The Automa’s cave cards
line-automa_steps = The Automa’s steps since a brown space
line-automa_markers = The Automa’s markers

# At most 9 characters each.
line-guild-short = Guild
line-dragons-short = Dragons
line-end_game-short = End Game
line-eggs-short = Eggs
line-cached-short = Cached
line-tucked-short = Tucked
line-objectives-short = Goals
line-remaining-short = The rest
line-automa_dragons-short = Dragons A
line-automa_caves-short = Caves A
line-automa_steps-short = Steps A
line-automa_markers-short = Markers A

tie-dragons = most visible dragons on the mat
tie-solo = on a tie with the Automa you win

## Options

option-guild = Guild tile
option-guild-help = The tile on the guild board: one you choose, or one by chance.
option-objective_1 = Objective of round 1
option-objective_1-help = What round 1 counts: an objective you choose, or one by chance.
option-objective_2 = Objective of round 2
option-objective_2-help = What round 2 counts: an objective you choose, or one by chance.
option-objective_3 = Objective of round 3
option-objective_3-help = What round 3 counts: an objective you choose, or one by chance.
option-objective_4 = Objective of round 4
option-objective_4-help = What round 4 counts: an objective you choose, or one by chance.
option-automa = Automa
option-automa-help = The mode and level of the Automa; for one player only.
option-automa-automa_1 = { level-automa_1 }
option-automa-automa_2 = { level-automa_2 }
option-automa-automa_3 = { level-automa_3 }
option-automa-ravel_1 = { level-ravel_1 }
option-automa-ravel_2 = { level-ravel_2 }
option-automa-ravel_3 = { level-ravel_3 }
option-start_player = Start player
option-start_player-help = Who begins round 1: a player you name, or one picked by chance.
option-leave_out_neighbors = Without neighbor dragons
option-leave_out_neighbors-help = For one player only: leaves out the dragons that compare you with the neighbor on the left.

note-solo_options = The Automa and the dragons left out are for one player only: with { $seats } players these options change nothing.

## Actions as labels

kind-meat = { resource-meat }
kind-gold = { resource-gold }
kind-crystal = { resource-crystal }
kind-milk = { resource-milk }
kind-coin = { thing-coin }
kind-egg = { thing-egg }
kind-dragon = dragon
kind-cave = cave card

action-explore-cave = Explore: { $cave }
action-use = Use it
action-decline = Decline
action-item = Part { $number }
action-resource = { $kind }
action-egg = Waive the egg
action-exchange = { $one } + { $other } → { $taken }
action-cave = { $cave }
action-space = { $cave }, space { $column }
action-mat = Nest of the mat
action-cell = Guild tile, row { $row }
action-cell-vp = Guild tile, row { $row }: { $vp } VP
action-draw = From the deck: { $kind }
action-dragon = Dragon { $number }
action-cave_card = Cave card { $number }
action-deal_dragon = From the deck: dragon { $number }
action-deal_cave = From the deck: cave card { $number }
action-deal_guild = Guild tile: { $guild }
action-deal_objective = Objective: { $objective }
action-start = Start player: { $seat }
action-decision = Decision card { $card }

## What is asked

ask-put_back = Setup: put back a card. You keep four of the six.
ask-start_resource = Setup: take a resource. You get three.
ask-action = Choose an action.
ask-cave = Which cave do you excavate?
ask-excavate = Do you excavate with the top cave card of the deck?
ask-cave_card = Which cave card do you place?
ask-dragon = Which dragon do you play?
ask-place = Where does the dragon go?
ask-waive = Which icon of the cost do you not pay?
ask-exchange = A resource is missing: exchange two for one.
ask-pay = Do you pay and use this?
ask-pay_coin = Do you pay the coin?
ask-pay_resource = Which resource do you pay?
ask-pay_egg = Which egg do you pay?
ask-pay_dragon = Which dragon card do you pay?
ask-pay_cave = Which cave card do you pay?
ask-pay_card = Which card do you pay?
ask-pay_goods = Which resource or card do you discard?
ask-item = What do you do next?
ask-bonus = Which bonus do you take next?
ask-gain = Do you take this?
ask-gain_resource = Which resource do you take?
ask-gain_card = Which card do you take?
ask-kind = Which kind of resource?
ask-step = Do you make the guild step?
ask-lay = Which nest does the egg go into?
ask-income = Income: which nest does the egg go into?
ask-cache_kind = Which resource do you cache?
ask-cache_where = Which dragon do you cache it on?
ask-stow_kind = Which of the gained resources do you cache?
ask-tuck_card = Which dragon card do you tuck?
ask-tuck_where = Which dragon do you tuck it under?
ask-stow_card = Which of the gained cards do you tuck?
ask-share_keep = Which card do you keep in your hand?
ask-share_discard = Which card do you discard?
ask-share_tuck = Which card do you tuck?
ask-reveal = Do you reveal the top dragon of the deck?
ask-feed = Do you feed the hatchling?
ask-activate = Which dragon’s ability do you use?
ask-activate_mat = Which printed effect of the mat do you use?
ask-swap = Which dragons change places?
ask-cell = Where does your guild marker go?
ask-ability = Which Once Per Round ability do you use next?
ask-end_payment = Which End Game ability do you pay for?
ask-limit_resources = More than nine resources: which one do you give up?
ask-limit_cards = More than nine cards: which one do you discard?

## What may be chosen, and what there is to know of it

choice-dragon = { $dragon }
choice-space = { $dragon } ({ $cave }, { $column })
choice-row = Row { $row }: { $text }
about-excavate = Excavate: place a cave card from your hand in the next space of a cave and use its bonus. 1 coin, in column 3 also 1 egg, in column 4 also 2 eggs.
about-entice = Entice: play a dragon from your hand into the next free space of a cave that it likes. 1 coin and the printed cost.
about-explore = Explore: { $cave }. Your adventurer walks from left to right, and every effect and dragon on the way works. Coins { $coins }, eggs { $eggs }.
about-pass = Pass: no more turns for you in this round. You keep your coins and everything else.
about-dragon = { $title } – { $when }: { $text } [{ $facts }]
about-cave_card = { $title } – { $when }: { $text }
about-row = { $title } – { $when }: { $text }
about-stop = { $title }: { $text }
about-item = { $text }
about-closing = { $text }
about-deck = From the deck: { $kind }. Cards in the deck: { $left }.
about-mat_nest = Nests of the mat: eggs { $eggs } of { $nests }.
about-space-dragon = { $cave }, space { $column }: { $title } – { $when }: { $text } Eggs { $eggs } of { $nests }, cached resources { $cached }, tucked cards { $tucked }.
about-space-hatchling = { $cave }, space { $column }: { $title } – { $when }: { $text } Eggs { $eggs } of { $nests }, cached resources { $cached }, tucked cards { $tucked }, growth { $growth } of 3.
about-space-cave_card = { $cave }, space { $column }: excavated and free. { $title } – { $when }: { $text }
about-space-free = { $cave }, space { $column }: excavated and free.
about-space-rock = { $cave }, space { $column }: not excavated. To excavate it: coins { $coins }, eggs { $eggs }.
source-dragon = { $title } – { $when }: { $text }
source-cave_card = { about-cave_card }
source-play = { about-dragon }
source-excavate = { about-cave_card }
source-row = { about-row }
source-stop = { $cave }: { $text }
source-track = Guild track: { $text }
source-closing = { about-closing }
source-explore = { action-explore-cave }
source-space = { action-space }

## What a choice brings

brings-coins = coins { $n }
brings-resource = { $kind } { $n }
brings-mat_eggs = eggs on the mat { $n }
brings-eggs = eggs { $n } ({ $cave }, { $column })
brings-cached = cached { $kind } { $n } ({ $cave }, { $column })
brings-tucked = tucked cards { $n } ({ $cave }, { $column })
brings-steps = guild steps { $n }
brings-marker = marker on the guild tile: { $cell }
brings-cave_placed = cave card { $card } ({ $cave }, { $column })
brings-dragon_placed = dragon { $card } ({ $cave }, { $column })
brings-dragon_card = dragon cards { $n }
brings-cave_card = cave cards { $n }
brings-points = VP { $n }
brings-pays = to pay: { $kind } ×{ $n }
brings-lacks = missing: { $kind } ×{ $n }
brings-could_entice = you could entice it
brings-no_room = no free place now
brings-waives = one egg or resource of the cost is not paid
brings-stop = { about-stop }
brings-ability = { $dragon } – { $text }

## Why not

why-W4-5 = Now decide which of your six cards you put back: you keep four.
why-W4-6 = Your cards are chosen; now take three resources.
why-W4-11 = Chance cannot give that here.
why-W5-1 = It is not your turn to decide.
why-W5-2 = On your turn you do one thing: excavate, entice, explore a cave, or pass.
why-W5-5 = Every action costs 1 coin, and you have none left.
why-W5-9 = You cannot pay with this, or paying with it would leave you nothing to gain.
why-W5-10 = An exchange returns two resources for one; name the two in the order meat, gold, crystal, milk.
why-W5-11 = Here you pay an egg: choose a nest that has one.
why-W5-12 = Only an egg from the place that the card names can pay for this.
why-W5-15 = Another part of this action has to be decided first.
why-W5-16 = You cannot pay the cost of this dragon, not even with exchanges.
why-W5-17 = Now only an exchange that brings a missing resource is possible.
why-W6-1 = All spaces of this cave are excavated.
why-W6-2 = You lack the eggs: column 2 costs none, column 3 one egg, column 4 two eggs.
why-W6-3 = Choose one of the cave cards that you may place here.
why-W6-4 = Choose one of the two bonuses, or decline both.
why-W6-9 = You need a cave card in your hand and a space that is not excavated yet.
why-W7-1 = You can entice only a dragon card from your hand.
why-W7-2 = You cannot pay the cost of any dragon that would have a place.
why-W7-3 = A dragon needs a free excavated space in a cave that it likes; the leftmost free one is filled first.
why-W8-1 = The second exploration of a cave in a round costs 1 egg, the third costs 2, and there is no fourth.
why-W8-3 = The adventurer walks on from left to right and skips nothing.
why-W9-4 = This cannot be declined.
why-W9-5 = Name a kind of resource; others may depend on it.
why-W9-6 = Choose one of the parts that are still open.
why-W9-7 = You can repeat this only as often as the card says.
why-W9-10 = This part is for the other players.
why-W9-15 = That is not what is being asked now.
why-W10-1 = Choose one of the four resources.
why-W10-2 = Take a face-up card of that kind, or the top card of its deck.
why-W10-5 = Only what you have just gained can be cached or tucked now.
why-W10-6 = The display is refilled only at the end of a turn.
why-W10-9 = The revealed card goes where the ability says.
why-W10-10 = Each drawn card gets one of the places that the ability names.
why-W10-15 = One of the resources just gained has to be cached.
why-W11-1 = Cache a resource that you have, on a dragon that the effect allows.
why-W11-2 = Tuck a dragon card under a dragon that the effect allows.
why-W11-6 = You can gain only a resource from the cost of the tucked card.
why-W11-7 = An egg needs a free nest in a place that the effect allows.
why-W11-8 = Only the dragons named that have a free nest get an egg.
why-W12-2 = A hatchling takes only what its card names.
why-W13-3 = You can waive only an egg or a resource of the printed cost, and must be able to pay the rest.
why-W13-7 = The new dragon goes on top of one of your dragons, in a cave that it likes.
why-W13-11 = Choose a printed effect of the mat that can do something now.
why-W13-13 = Choose two different dragons on your mat.
why-W13-14 = Choose another dragon whose ability can do something now.
why-W14-5 = Make the step, or decline it.
why-W14-7 = This cell of the guild tile is not free.
why-W15-7 = At the end of your turn you give up what goes beyond nine.
why-W16-5 = Choose an ability that is not used yet and can do something now, or finish.
why-W18-3 = The egg of the income needs a free nest.
why-over = The game is over, so there is nothing left to decide.

## What happened

cell-1 = row 1
cell-2 = row 2
cell-3 = row 3
cell-4 = row 4
cell-5 = row 5, 6 VP
cell-6 = row 5, 3 VP
cell-7 = row 5, 1 VP

event-guild = Guild tile: { $guild }.
event-objective = Objective: { $objective }.
event-start = { $player } is the start player.
event-chosen = { $player } has chosen cards and resources.
event-put_back = Put back in setup: { $kind } ×{ $n }.
event-round = Round { $round } begins.
event-excavate = { $player } excavates.
event-entice = { $player } entices a dragon.
event-explore = { $player } explores: { $cave }.
event-pass = { $player } passes.
event-coins = { $player }: coins { $n }.
event-resource = { $player }: { $kind } { $n }.
event-mat_eggs = { $player }: eggs on the mat { $n }.
event-eggs = { $player }: eggs { $n } ({ $cave }, { $column }).
event-cached = { $player }: cached { $kind } { $n } ({ $cave }, { $column }).
event-tucked = { $player }: tucked cards { $n } ({ $cave }, { $column }).
event-steps = { $player }: guild steps { $n }.
event-marker = { $player } puts a marker on the guild tile: { $cell }.
event-cave_placed = { $player } places cave card { $card } ({ $cave }, { $column }).
event-dragon_placed = { $player }: dragon { $card } ({ $cave }, { $column }).
event-card = { $player } draws: { $kind }.
event-card-you = You draw: { $kind } { $card }.
event-card_seen = { $player } takes: { $kind } { $card }.
event-discarded = Discarded: { $kind } { $card }.
event-displayed = New in the display: { $kind } { $card }.
event-decision = { $rival } turns over decision card { $card }. { $text }
event-automa_refresh = { $rival } renews the display.
event-automa_objective = { $rival }: coins on the objective of round { $round } { $n }. She counts { $hers } there, you { $yours }.
event-automa_takes = { $rival } takes: { $kind } { $card }.
event-automa_steps = { $rival }: guild steps { $n }.
event-automa_marker = { $rival } puts a marker on the guild tile: { $cell }.
event-automa_no_marker = { $rival } has no marker left for the guild tile.
event-automa_pass = { $rival } passes.
event-place = Objective of round { $round }: { $player } – { $place }.
event-scored = { $player }: { $points } VP.
event-won = Victory: { $players }.

assumed-payment = { $player } pays for dragon { $card }: { $things } items, { $points } VP

## Mistakes in a position

bad-option-same_tile = option “{ $setting }”: this objective is on the same tile as that of “{ $beside }”; choose another one
bad-option-not_solo = option “{ $setting }”: this objective is not used in solo play; choose another one
error-game = This is not a document of “{ $game }”: write its name under "game".
error-state = This state cannot be read: { $message }.
error-A1-1 = The Automa plays only against one player: leave out "automa", or list one player.
error-A2-2 = This objective is not used in solo play: choose another one.
error-A3-1 = There is no such level. Write one of these: { $known }.
error-A10-8 = With two sides there is no 3rd place: write 1, 2 or 0.
error-W1-1 = Wyrmspan is for 1 to 5 players, and this document lists { $n }.
error-W2-4 = There is no card { $number }, or it is named twice in this document.
error-dragon_name = No dragon is called “{ $value }”. These are close: { $known }.
error-dragon_several = “{ $value }” fits several dragons: { $known }. Write the whole name, or the number.
error-W3-1 = Resources are meat, gold, crystal and milk, and nothing else.
error-W3-2 = A cave has four spaces: list at most four.
error-W3-3 = The first space has no cave card, and any other space needs one before a dragon can lie there.
error-W3-7 = More eggs than nests: each nest holds one egg.
error-W3-8 = Cached resources and tucked cards need a dragon on the space.
error-W4-1 = There is no such guild tile. Write one of these: { $known }.
error-W4-3 = There are four objectives, each from a tile of its own: this one is too many or comes twice.
error-W6-1 = A cave is excavated from left to right without a gap.
error-W7-3 = Dragons fill a cave from left to right and lie only in caves that they like; add "swapped": true if a swap moved this one.
error-W13-9 = Only a dragon can be swapped, and there is none on this space.
error-W14-7 = There is no free cell for this marker.
error-W14-8 = A player has at most four markers on the guild tile, and this one has { $n }.
error-W14-10 = A marker stands in row 1 to 5; in row 5 you may add the points of its cell: {"{"}"row": 5, "vp": 6{"}"}.
error-W14-14 = The markers do not fit the steps: every six steps bring one marker, at most four.
error-W17-2 = The places have a gap: somebody has to be in the place before this one.
error-W17-5 = There is no such objective. Write one of these: { $known }.
error-W17-8 = A place is 1, 2, 3, or 0 for “others”.
error-W17-9 = Every player has one place for each objective; this list has { $n }.
error-W21-1 = More cards are tucked than there are: the deck has { $n } dragons.
error-W21-4 = A number cannot be below zero.

## Figures of simulated games

statistic-dragons = Dragons in play per game
statistic-automa_score = Mean score of the Automa

## Hints

hint-objective = Counts for the objective of this round
hint-later_objective = { $n ->
    [one] Counts for a later objective
   *[other] Counts for { $n } later objectives
}
hint-lacks = { $dragon } lacks it
hint-last_lack = The last thing that { $dragon } lacks
hint-ahead-solo = { $n ->
    [one] On average you end { $n } point ahead of the Automa
   *[other] On average you end { $n } points ahead of the Automa
}
hint-behind-solo = { $n ->
    [one] On average you end { $n } point behind the Automa
   *[other] On average you end { $n } points behind the Automa
}
hint-even-solo = On average you end level with the Automa
hint-ahead-table = { $n ->
    [one] On average you end { $n } point ahead of the best other player
   *[other] On average you end { $n } points ahead of the best other player
}
hint-behind-table = { $n ->
    [one] On average you end { $n } point behind the best other player
   *[other] On average you end { $n } points behind the best other player
}
hint-even-table = On average you end level with the best other player
hint-better = { $n ->
    [one] { $n } point better than the next best answer
   *[other] { $n } points better than the next best answer
}
hint-close = The next best answer is about as good

### Wyrmspan: one short form for every numbered rule, in English.

## W1

rule-W1 = Object of the game
rule-W1-1 = 1 to 5 players play exactly 4 rounds. Whoever has the most victory points (VP) wins.
rule-W1-2 = You never touch another player's mat. Effects reach only your own mat and supply, the general supply and the boards in the middle.
rule-W1-3 = Coins, resources, eggs, mats, displays, discard piles, the guild and the objectives are open to all. Hands are hidden; everybody sees only how many dragon and cave cards you hold.
rule-W1-4 = Everything that lies face up is seen by all. Your hand is seen only by you, the order of a deck by nobody.
rule-W1-5 = What everybody has seen stays known: the game lists the cards that all saw you take and have not seen leaving.

## W2

rule-W2 = Components
rule-W2-1 = There are 183 dragon cards, 75 cave cards, 4 guild tiles, 10 objective tiles, 5 player mats, coins, four kinds of resources and eggs.
rule-W2-2 = Each player has 8 markers: 4 for objectives and 4 for the guild tile. Only these can run out; everything else is unlimited.
rule-W2-3 = The colour of eggs and the colour drawn on cave cards mean nothing.
rule-W2-4 = The dragon deck has 35 hatchlings, 49 small, 49 medium and 50 large dragons: 46 shy, 46 helpful, 46 aggressive, 45 playful. The cave deck has 75 cards.
rule-W2-5 = For four dragons the Ukrainian rulebook prints their names: numbers 56, 119, 130 and 180.

## W3

rule-W3 = Basic ideas
rule-W3-1 = Resources are meat, gold, crystal and milk. Coins and eggs are not resources.
rule-W3-2 = Your mat has three caves, one below the other: Crimson Cavern, Golden Grotto, Amethyst Abyss. Each has four spaces; two nests lie outside the caves.
rule-W3-3 = The first space of each cave is excavated from the start. The others are excavated once a cave card lies in them, so a mat takes at most 9 cave cards.
rule-W3-4 = A space with a dragon is occupied. A mat takes at most 12 visible dragons.
rule-W3-5 = A dragon card shows its number, name, cost, preferred caves, VP, size, nests for eggs, trait and ability.
rule-W3-6 = A cave card has a number and a When Played bonus.
rule-W3-7 = Each nest holds at most one egg.
rule-W3-8 = Eggs, cached resources, tucked cards and the growth counter of a hatchling belong to their dragon and travel with it.
rule-W3-9 = Tucked cards are never counted as dragons; hatchlings are. “In this cave” means the row of the dragon that bears the text.
rule-W3-10 = An ability that looks for a place, trait, size or kind of ability counts its own dragon too, unless the text says “other”.

## W4

rule-W4 = Setup
rule-W4-1 = One of the 4 guild tiles is chosen at random. One side is for 1–2 players, the other for 3–5.
rule-W4-2 = Both decks are shuffled; 3 dragons and 3 caves are laid face up in the display.
rule-W4-3 = The round marker starts on round 1. Each of the 4 rounds gets a random objective.
rule-W4-4 = Each player takes a mat, the pieces of one colour, 6 coins and 1 egg, which goes on a nest of the mat.
rule-W4-5 = You draw 3 dragons and 3 caves, keep any 4 of these cards and discard the other 2.
rule-W4-6 = Then you take any 3 resources, equal or different. You may look at your cards first.
rule-W4-7 = All players choose cards and resources at the same time, in secret, until everybody is ready.
rule-W4-8 = The adventurers stand in base camp, the guild tokens on START.
rule-W4-9 = The start player is chosen at random.
rule-W4-10 = Round 1 begins at once; the 6 coins and the egg are its income.
rule-W4-11 = Chance goes in a fixed order: guild tile, display, objectives, the players' cards, start player.

## W5

rule-W5 = Rounds, turns, payments
rule-W5-1 = Players take turns clockwise from the start player. Whoever has passed is skipped; the round ends when all have passed.
rule-W5-2 = On your turn you do one thing: Excavate, Entice, Explore one of the three caves, or pass.
rule-W5-3 = First you say what you do, then you pay the whole cost, then you do it, then your turn ends.
rule-W5-4 = You may choose an action only if you can pay its whole cost and it has a place to go.
rule-W5-5 = Each action costs 1 coin, which stays on the mat until the end of the round. You may Excavate and Entice as often as you have coins, but explore each cave at most 3 times per round.
rule-W5-6 = What you pay leaves you: cards go to their discard pile, coins, resources and eggs to the general supply. Only the price of the action itself stays on your mat until the end of the round.
rule-W5-7 = You pay everything first and gain afterwards; what you gain cannot help to pay for itself.
rule-W5-8 = A cost is paid in full or not at all.
rule-W5-9 = You may pay for an ability only if you can then do at least a part of what it gives.
rule-W5-10 = At any moment you may return any 2 resources and take any 1 resource, as often as you like.
rule-W5-11 = Eggs may be paid from any of your nests, on the mat and on dragons.
rule-W5-12 = If a text names a place for the egg, only dragons in that place count. The nests of the mat belong to no cave and no column.
rule-W5-13 = Coins and eggs lying on action spaces are spent: they count for nothing any more.
rule-W5-14 = A card that is being played cannot also be paid. A card paid leaves your hand before the other one is played.
rule-W5-15 = An action is offered only if all its later choices are possible. Once you have paid, nothing is taken back.
rule-W5-16 = With exchanges you can pay if you have at least two spare resources for each one you lack. Coins and eggs cannot be replaced.
rule-W5-17 = The exchange is offered where it can help: when you pay for a dragon, when you feed a hatchling and when you have more than 9 resources.
rule-W5-18 = Only “pay” and “discard” are costs. To tuck or to cache is worth something in itself and is allowed even if nothing follows.

## W6

rule-W6 = Excavate
rule-W6-1 = You excavate the leftmost closed space of a cave; each cave is opened strictly from left to right.
rule-W6-2 = It costs 1 coin, and also 1 egg in column 3 or 2 eggs in column 4.
rule-W6-3 = Play a cave card from your hand into the space. Every cave card fits every cave.
rule-W6-4 = Then you may use the bonus of the cave card and, in column 4, the closing bonus, in any order.
rule-W6-5 = Closing bonus: once for each cave, when you excavate its space in column 4, you may discard exactly 3 items (resources or cards in any mix) to gain 1 coin.
rule-W6-6 = Both bonuses are optional. If the card gives something to opponents, they may take it even if you do not.
rule-W6-7 = One Excavate action plays one cave card; more come only from abilities.
rule-W6-8 = These bonuses also belong to spaces excavated by abilities.
rule-W6-9 = Without a closed space or a cave card in hand you cannot Excavate.
rule-W6-10 = The two bonuses of column 4 are independent: what one gives may pay for the other.

## W7

rule-W7 = Entice
rule-W7-1 = Choose a dragon card in your hand and a space for it.
rule-W7-2 = It costs 1 coin plus everything printed on the card: resources, eggs and coins.
rule-W7-3 = The dragon goes into a cave it prefers, into the leftmost excavated space without a dragon. It lies on another dragon only if an ability says so.
rule-W7-4 = Then you may use its When Played ability once.
rule-W7-5 = One Entice action plays one dragon; more come only from abilities.
rule-W7-6 = The adventurer does not set off an If Activated ability in the turn in which its dragon is played.
rule-W7-7 = The new dragon counts at once, with its nests and its place, also for its own When Played ability.

## W8

rule-W8 = Explore
rule-W8-1 = Exploring a cave costs 1 coin the first time in a round, 1 coin and 1 egg the second time, 1 coin and 2 eggs the third time. A fourth time is not allowed.
rule-W8-2 = You may explore a cave without dragons.
rule-W8-3 = The adventurer walks from left to right: printed effect, space 1, printed effect, space 2, and so on.
rule-W8-4 = On the way the Crimson Cavern gives resources, the Golden Grotto dragon cards, the Amethyst Abyss cave cards; each also gives a guild step, an egg and a bonus at the end.
rule-W8-5 = At a dragon you may use its If Activated ability and walk on. At a space without a dragon the walk stops.
rule-W8-6 = So the more dragons in the cave, the more effects you meet.
rule-W8-7 = Each effect on the way is optional and is finished before the next one.
rule-W8-8 = If a dragon is played into the space ahead during the walk, the walk goes on over it, but its If Activated ability does not work yet.
rule-W8-9 = When the walk stops, the adventurer returns to base camp and the turn ends.
rule-W8-10 = The adventurer meets places, not cards: after a swap, what counts is the dragon that now lies in the next space.

## W9

rule-W9 = Abilities
rule-W9-1 = There are four kinds of abilities: When Played, If Activated, Once Per Round and End Game.
rule-W9-2 = You may decline any benefit and any part of it.
rule-W9-3 = What an ability gives to opponents they get even if its owner takes nothing.
rule-W9-4 = Not optional are: walking on, placing a guild marker on a brown space, discarding down to the limits, and what a card orders for cards already drawn or revealed.
rule-W9-5 = If opponents get what the owner chooses, the owner must choose, even without taking anything.
rule-W9-6 = The parts of a benefit may be taken in any order, unless the text says “then”, “if you do” or “to”.
rule-W9-7 = “Up to N×” means at most N complete repetitions; what one gives may pay for the next. Without such words an ability is used once.
rule-W9-8 = What an event sets off is carried out at once and completely; then the interrupted effect goes on.
rule-W9-9 = A part that cannot be done is skipped; the rest is done.
rule-W9-10 = If an effect is for several players, the active player goes first, then the others clockwise.
rule-W9-11 = The display is not refilled while such an effect goes round. Later players may have to draw from the deck.
rule-W9-12 = Players who have passed take part in such effects as well.
rule-W9-13 = Your left neighbor is the next player clockwise; with two players it is your only opponent.
rule-W9-14 = Inside another player's turn the order begins with the owner of the effect and goes clockwise.
rule-W9-15 = Whoever gets an offer answers it. You may always decline; where there is only one answer, nothing is asked.
rule-W9-16 = Amounts and targets are fixed when the benefit begins; you choose the order of the targets.
rule-W9-17 = If the dragon is swapped while its ability runs, “here” goes with it. If it is covered, what was to go on or under it, or needs its place, is skipped.
rule-W9-18 = Every chain of effects comes to an end, because each link uses something up.

## W10

rule-W10 = Cards: gaining, drawing, revealing
rule-W10-1 = Gained resources and coins come from the general supply. “Any resource”: you choose the kind for each one.
rule-W10-2 = When you gain a card, you choose: a face-up card of the display or the top card of the deck.
rule-W10-3 = “From the display” means only a face-up card; if there is none, you gain nothing.
rule-W10-4 = “From the deck” means only the top card of the deck.
rule-W10-5 = Gained cards go to your hand. If you do not tuck or cache what you gained, you simply keep it.
rule-W10-6 = Empty places in the display are refilled only at the end of a turn, and not at all in the end-of-round phase.
rule-W10-7 = If a deck is empty, its discard pile is shuffled into a new deck.
rule-W10-8 = A card played or tucked straight from the display or the deck does not go through your hand.
rule-W10-9 = Reveal: show the top dragon of the deck to all and do what the ability says. You decide before you see the card.
rule-W10-10 = If you draw several cards to share them out, you draw all first and then give each its place.
rule-W10-11 = Cards gained one by one: you see each before you choose where the next comes from. “Draw N” takes all together.
rule-W10-12 = If deck and discard pile are both empty, you can only take from the display.
rule-W10-13 = A card on its way, drawn or being played, is in no pile and is not shuffled in.
rule-W10-14 = The display is filled from the left: dragons 1, 2, 3, then caves 1, 2, 3.
rule-W10-15 = Sharing out works for resources too: whoever takes both must cache one of them.

## W11

rule-W11 = Caching, tucking, eggs
rule-W11-1 = Cache: put 1 resource on one of your dragons, from your supply unless the text says otherwise. It stays there and is worth 1 VP.
rule-W11-2 = Tuck: put 1 dragon card face down under one of your dragons, from your hand unless the text says otherwise. It stays there and is worth 1 VP.
rule-W11-3 = Cache on, or tuck under, the dragon whose ability you use, unless the text names another place.
rule-W11-4 = A dragon may hold any number of cached resources and tucked cards.
rule-W11-5 = Tucked cards lose everything they were; they count only as tucked cards.
rule-W11-6 = “Gain a resource of its cost”: you get 1 resource printed in the cost of the tucked card. Coins and eggs give nothing.
rule-W11-7 = Lay an egg: put 1 egg from the general supply into a free nest. Without a free nest no egg is laid.
rule-W11-8 = “An egg on each dragon”: one on each dragon with a free nest; you may leave some out.
rule-W11-9 = Eggs are never moved from nest to nest.
rule-W11-10 = Several things for any dragons are placed one by one; each time you choose anew.
rule-W11-11 = A card tucked for a resource of its cost is shown to all first.

## W12

rule-W12 = Hatchlings
rule-W12-1 = A hatchling is a dragon like any other. It costs 1 egg and 1 to 3 milk and has no nest.
rule-W12-2 = When the adventurer passes, you may feed it: as its card says, cache 1 resource of a kind it names, or tuck 1 dragon card from your hand.
rule-W12-3 = Each time you cache that resource or tuck a card there, by any effect, you gain its regular bonus.
rule-W12-4 = The third time it grows up: you also gain a one-time extra bonus.
rule-W12-5 = Only the right food, given since the hatchling was played, counts. Another resource gives nothing.
rule-W12-6 = For hatchlings 17, 18 and 29 each right resource or tucked card is worth 1 VP more, so 2 VP.
rule-W12-7 = The counter rises at once, before the bonus is taken.

## W13

rule-W13 = Special plays
rule-W13-1 = When an ability plays a card, you do not pay the action coin.
rule-W13-2 = “Play a dragon”: pay its printed cost. “For free”: pay nothing. “Ignore all resource costs”: pay only eggs and coins.
rule-W13-3 = Discount of 1 egg or resource: one such icon of the cost is waived, never a coin.
rule-W13-4 = An ability that plays a cave spares you the coin but not the eggs of the column. “For free” spares you both.
rule-W13-5 = Nothing else is waived: places, costs inside abilities and the 3 items of the closing bonus stay as they are.
rule-W13-6 = A cave card drawn to be played at once is drawn first, then you choose the cave. Two spaces are excavated one after the other.
rule-W13-7 = Play on top (Guild of Highlands): pay 1 cave card and put a dragon from your hand on one of yours, in a cave it prefers. The covered dragon counts as tucked, cached resources stay, eggs stay as far as there are nests.
rule-W13-8 = For this you need a dragon on your mat; the number of dragons stays the same.
rule-W13-9 = Swap: any two of your dragons change places, with everything they hold. Preferred caves do not matter, and nothing is triggered.
rule-W13-10 = To activate an ability of another dragon means to carry it out completely, with its costs. Its normal use stays. No card may choose its own ability.
rule-W13-11 = Dragon 73 uses one of the 15 effects printed on the mat, in any cave.
rule-W13-12 = Any visible dragon of yours may be covered, also a hatchling or one played this turn.
rule-W13-13 = A swap needs two different dragons of yours; otherwise nothing happens.
rule-W13-14 = A borrowed ability is read from its own card: “here” is the place of the chosen dragon.
rule-W13-15 = A card played from the display leaves its place empty until the end of the turn.
rule-W13-16 = A cave card drawn from the deck to be played at once is shown to all and must be placed; only its bonuses are optional.

## W14

rule-W14 = Dragon Guild
rule-W14-1 = The guild track is a circle of 12 spaces, walked clockwise; two of them are brown.
rule-W14-2 = A guild step moves your token 1 space on; you get the effect of the space at once.
rule-W14-3 = Several steps are made one by one, each with its effect.
rule-W14-4 = Any number of tokens may share a space.
rule-W14-5 = You may decline a step before you make it, and the gain of a space afterwards.
rule-W14-6 = On a brown space you must put a guild marker on a free cell of the tile, if you have one left, and may use its benefit.
rule-W14-7 = A square cell holds one marker, the rectangular cell any number. You may choose the same benefit more than once.
rule-W14-8 = You place at most 4 guild markers in a game; after that brown spaces give you nothing.
rule-W14-9 = If several players reach brown spaces together, they choose clockwise, the active player first.
rule-W14-10 = Rows 1–3 of a tile give something at once; rows 4 and 5 give VP at the end of the game.
rule-W14-11 = The number of square cells depends on the tile and on its side. For 3–5 players our numbers are provisional.
rule-W14-12 = The benefit of rows 1–3 is used at once or never; the marker stays in any case.
rule-W14-13 = Each marker in row 4 scores on its own.
rule-W14-14 = Your number of steps tells everything: the space of your token and how many markers you have placed.
rule-W14-15 = You may choose any free cell, even if you cannot use its benefit.
rule-W14-16 = If a benefit brings further steps, they are made at once; the remaining ones follow.

## W15

rule-W15 = End of turn, limits, passing
rule-W15-1 = At the end of a turn first the limits are checked, then the display is refilled.
rule-W15-2 = You keep at most 9 coins, 9 cards and 9 resources; you choose what to give up.
rule-W15-3 = Then all empty places of the display are refilled.
rule-W15-4 = The limits are checked only at the end of your own turn. Eggs, cached and tucked things are never limited.
rule-W15-5 = You may pass instead of acting, and must if no action is possible. You have no more turns this round, but still profit from others.
rule-W15-6 = The last player who has not passed goes on alone until passing.
rule-W15-7 = You give back surplus resources first (you may exchange before), then cards, then coins.
rule-W15-8 = Whoever has passed and then gets too much keeps it until the end of the first own turn in the next round.

## W16

rule-W16 = End of round
rule-W16-1 = When all have passed: clear the action spaces, use Once Per Round abilities, score the objective.
rule-W16-2 = Coins and eggs on action spaces go to the general supply; each cave may be explored three times again.
rule-W16-3 = Beginning with the start player, each player uses all own Once Per Round abilities, in any order, each once and all optional.
rule-W16-4 = Then the objective of the round is scored.
rule-W16-5 = You name one dragon after another, or say that you have finished. What you have not used is lost for this round.
rule-W16-6 = Using such an ability earlier by another card does not use it up. The display is not refilled in this phase.

## W17

rule-W17 = Objectives
rule-W17-1 = Each player counts what the objective of the round asks for.
rule-W17-2 = The highest number is 1st, the next lower one 2nd, the next 3rd, all others “others”. Ties share a place in full; 0 always goes to “others”.
rule-W17-3 = 1st / 2nd / 3rd place: 4, 1, 0 VP in round 1; 5, 2, 1 in round 2; 6, 3, 2 in round 3; 7, 4, 3 in round 4.
rule-W17-4 = Each objective is compared once, at the end of its round. Later changes do not matter.
rule-W17-5 = There are 20 objectives: caves, dragons of a kind, nests, eggs, cached resources, costs, abilities, the guild.
rule-W17-6 = Only visible dragons count, and only real cave cards.
rule-W17-7 = For the position in the guild all steps since the start of the game are counted.
rule-W17-8 = The rows are the same for any number of players; if nobody has anything, all go to “others”.
rule-W17-9 = Every player has exactly one marker on each scored objective. For “lowest” the row counts, not the VP.

## W18

rule-W18 = Preparing the next round
rule-W18-1 = The round marker moves on.
rule-W18-2 = The whole display is discarded; 3 new dragons and 3 new caves are laid out.
rule-W18-3 = Each player gains 6 coins and lays 1 egg in a free nest.
rule-W18-4 = The start player marker goes to the next player clockwise.
rule-W18-5 = First all cards of the display are discarded, then it is filled. The limits are not checked after income.

## W19

rule-W19 = End of the game
rule-W19-1 = After round 4 each player uses the End Game abilities that cost or gain something; then everything is counted.
rule-W19-2 = VP come from guild markers, dragons, End Game abilities, eggs, cached resources, tucked cards, objectives and what is left: 1 per coin and 1 per 4 other items.
rule-W19-3 = Cards in hand and tucked cards give no printed VP and no ability.
rule-W19-4 = The highest total wins. In a tie the most visible dragons decide; if that is equal too, the victory is shared.
rule-W19-5 = The extra points of hatchlings 17, 18 and 29 count among the End Game abilities.
rule-W19-6 = Only dragons 86, 87, 144 and 149 offer a payment at the end; each is asked once.
rule-W19-7 = Rainforest Guild, row 4: each marker scores your cave whose dragons have the most resource icons in their costs.

## W20

rule-W20 = What words on cards mean

## W21

rule-W21 = What is always true

## W22

rule-W22 = Tables at a glance

## W23

rule-W23 = Rulings
rule-W23-R01 = Hands are hidden from opponents; their size is open.
rule-W23-R02 = Random draws and simultaneous choices have a fixed order, so that games can be repeated.
rule-W23-R03 = The guild tile has one side for 1–2 players and one for 3–5.
rule-W23-R04 = A cost may not be paid for nothing.
rule-W23-R05 = The nests of the mat belong to no cave and no column.
rule-W23-R06 = A card cannot be payment and target at once; cards played straight from display or deck never enter the hand.
rule-W23-R07 = The bonuses of caves also apply to excavations by abilities.
rule-W23-R08 = If a dragon is played ahead of the adventurer, the walk goes on; its ability does not work yet.
rule-W23-R09 = Benefits are optional, but whoever has seen hidden cards must carry on, and a guild marker must be placed.
rule-W23-R10 = If opponents depend on the owner's choice, the owner must choose.
rule-W23-R11 = What is set off happens immediately, before anything else goes on.
rule-W23-R12 = Impossible parts are skipped.
rule-W23-R13 = The left neighbor is the next player clockwise.
rule-W23-R14 = First the limits, then the refill; no refill in the end-of-round phase; cards do not slide.
rule-W23-R15 = An empty deck is made anew from its discard pile when a card is needed.
rule-W23-R16 = For growing up only right feedings since the hatchling was played count.
rule-W23-R17 = Hatchlings 17, 18 and 29 give 1 VP on top of the normal one.
rule-W23-R18 = A dragon without egg or resource icons may be played without the discount, from the hand.
rule-W23-R19 = Repeating an ability means all of it, with its costs and the part of opponents; no card repeats itself.
rule-W23-R20 = “Printed on your player mat” means the 15 effects of the mat.
rule-W23-R21 = In a swap everything goes along, also the growth counter.
rule-W23-R22 = For 3–5 players we use twice the squares of the other side, because no source gives the numbers.
rule-W23-R23 = Two markers on the Rainforest formula may score the same cave.
rule-W23-R24 = There is no check of the limits at the end of a round or of the game.
rule-W23-R25 = A dragon that arrives in the end-of-round phase may be used if its owner has not finished.
rule-W23-R26 = After a tie the next player is only one place lower.
rule-W23-R27 = The position in the guild is the total number of steps.
rule-W23-R28 = Payments of End Game abilities come before the counting of what is left.
rule-W23-R29 = Words on cards are read plainly, as in section W20.
rule-W23-R30 = When you tuck from the deck, you choose the place first and do not look at the card.
rule-W23-R31 = A pass also ends a turn, with limits and refill.
rule-W23-R32 = Cached and tucked things have no limit; eggs stay where they were laid.
rule-W23-R33 = You know what you have seen at the table; a card that decides about a gain is shown.
rule-W23-R34 = Choices are asked in a fixed order; empty questions are not asked.
rule-W23-R35 = The exchange is offered only where it can help.
rule-W23-R36 = To tuck is not a cost.
rule-W23-R37 = During a walk places count, not cards.
rule-W23-R38 = Amounts and targets are fixed when an effect begins.
rule-W23-R39 = An effect inside another one goes clockwise from the owner of the inner effect.
rule-W23-R40 = Gained cards come one by one, drawn cards together.
rule-W23-R41 = The display is filled from the left, dragons first.
rule-W23-R42 = Surplus is given up in this order: resources, cards, coins.
rule-W23-R43 = The action coin belongs only to actions; “for free” covers the whole printed cost of a dragon.

## W24

rule-W24 = Open points about printed data

## A1

rule-A1 = Principle of the solo game
rule-A1-1 = You play by all the rules of a game for two, except where the solo rules say otherwise.
rule-A1-2 = The Automa is a simple opponent: she has no mat, hand, coins, resources or eggs, pays nothing and uses no abilities. She only collects cards for points.
rule-A1-3 = She takes cards from the display, occupies cells of the guild tile, competes for objectives and sometimes renews the display.
rule-A1-4 = Whoever has more VP wins; in a tie you win.

## A2

rule-A2 = Solo setup
rule-A2-1 = Set up as for two players, with all dragons and caves in the decks.
rule-A2-2 = The objective “position in the guild” is not used; another one is drawn instead.
rule-A2-3 = Her guild token starts on START.
rule-A2-4 = One of her markers is ready for the guild tile, three more come with rounds 2, 3 and 4, and four are for objectives.
rule-A2-5 = Choose a level and shuffle its 8 decision cards; 1 is set aside unseen, 7 form the decision deck.
rule-A2-6 = You are the start player in every round.
rule-A2-7 = Chance goes in the usual order; the decision deck comes last.

## A3

rule-A3 = Modes and levels
rule-A3-1 = There are 16 decision cards; each level uses 8 of them. Levels: Automa 1–3 and Ravel 1–3.
rule-A3-2 = The level decides about the decision cards, the VP per dragon and the Ravel rules.

## A4

rule-A4 = Decision cards
rule-A4-1 = A card shows: pass or not, refresh or not, a change of the objective, steps in the guild and what she takes on a brown space.
rule-A4-2 = A table lists all 16 decision cards.

## A5

rule-A5 = Order of turns
rule-A5-1 = You and the Automa take turns, you first. When one has passed, the other goes on alone; when both have passed, the round ends.
rule-A5-2 = On her turn she turns over a decision card and does what it shows: refresh, objective, guild. She passes when the deck is empty, or when its last card shows the pass icon.
rule-A5-3 = So she has 6 or 7 working turns in a round.
rule-A5-4 = After passing she does nothing until the next round.
rule-A5-5 = She never chooses anything, and you are asked nothing on her turn.

## A6

rule-A6 = Her steps in the guild
rule-A6-1 = Her token moves on by the number for the current round.
rule-A6-2 = Ordinary spaces give her nothing.
rule-A6-3 = If she reaches a brown space, she carries out that part of the card at once and then goes on.
rule-A6-4 = Ravel icons have rules of their own.

## A7

rule-A7 = Brown spaces
rule-A7-1 = She takes the dragon from the slot with the number on the card, counted from the left.
rule-A7-2 = If the card shows a cave number, she takes that cave card too.
rule-A7-3 = If it shows a guild number instead, she puts a marker on the guild tile, in the row with that number: only rows with a free cell count, from the top and over again.
rule-A7-4 = Without a marker ready she only takes the dragon.
rule-A7-5 = She never uses the benefit of a cell.
rule-A7-6 = If the slot is empty, she takes the next card to the right, after the last slot from the first one on.
rule-A7-7 = The display is refilled at the end of her turn.
rule-A7-8 = She places at most 4 guild markers in a game.
rule-A7-9 = First the dragon, then the cave card or marker. Her cards never come back into the game.

## A8

rule-A8 = Changing the objective
rule-A8-1 = +1 puts a coin on the objective of this round, −1 takes one away.
rule-A8-2 = These coins only count for her; you cannot take them.

## A9

rule-A9 = Refresh
rule-A9-1 = All face-up cards are discarded and new ones laid out, before anything else on her card.
rule-A9-2 = The six cards are discarded first, then new ones come. She takes from the new display.

## A10

rule-A10 = End of the round
rule-A10-1 = You clear your action spaces and use your Once Per Round abilities. She has none.
rule-A10-2 = Your number is counted as usual. Hers is the base value of the tile plus the coins on it.
rule-A10-3 = Each objective has base values for rounds 1 to 4.
rule-A10-4 = Her number never exceeds what a player could really have.
rule-A10-5 = The higher number is 1st, the lower 2nd; equal numbers are both 1st; 0 scores nothing.
rule-A10-6 = The coins on the tile go back to the general supply.
rule-A10-7 = After round 4 comes final scoring.
rule-A10-8 = 3rd place is never used. If both have 0, both go to “others”.

## A11

rule-A11 = Preparing the next round
rule-A11-1 = The round marker moves, the display is renewed, you gain 6 coins and 1 egg. You stay the start player.
rule-A11-2 = One more of her markers becomes ready for the guild tile.
rule-A11-3 = All 8 decision cards are shuffled again, and 1 is set aside unseen.
rule-A11-4 = Her token, cards and markers stay.

## A12

rule-A12 = Final scoring
rule-A12-1 = She scores 7 VP per dragon (8 on level Automa 3), 2 per cave card, 1 per step since the last brown space, and her objectives; in Ravel mode also her markers in row 5.
rule-A12-2 = Only level Automa 3 gives her 8 VP per dragon.
rule-A12-3 = If she never reached a brown space, her steps count from START.
rule-A12-4 = Outside Ravel mode her guild markers give nothing.
rule-A12-5 = Your own score is counted as usual.
rule-A12-6 = You win with at least as many VP as she has.

## A13

rule-A13 = Ravel mode
rule-A13-1 = Her steps depend on your caves: as many as your most, or least, excavated cave has excavated spaces; with “+1” one more.
rule-A13-2 = Between rounds you keep at most 2 coins.
rule-A13-3 = Her markers in row 5 of the guild tile score.

## A14

rule-A14 = What is different for you
rule-A14-1 = You always start.
rule-A14-2 = What a card gives to each opponent the Automa does not take.
rule-A14-3 = If a card compares you with your left neighbor, she has 0 dragons, so the condition is always met.
rule-A14-4 = For dragon 41 compare your markers with hers.
rule-A14-5 = Limits, display, guild and the end of your turn are as usual.
rule-A14-6 = Everything about her is open, except the order of the decision deck and the card set aside.
rule-A14-AR01 = She gets nothing from “each opponent” effects or from spaces of the track.
rule-A14-AR02 = Cards that compare with a neighbor stay in the deck; she counts as having 0 dragons.
rule-A14-AR03 = When she passes, and the order on her card, are as in A5.2.
rule-A14-AR04 = Slots are counted from the left; an empty one means the next to the right; the refill comes at the end of her turn.
rule-A14-AR05 = The guild number counts only rows that still have a free cell.
rule-A14-AR06 = Refresh renews dragons and caves.
rule-A14-AR07 = The caps of her numbers come from the mat: 12 dragons, 9 caves, 7 cards in a cave.
rule-A14-AR08 = In later rounds all 8 decision cards are shuffled again.
rule-A14-AR09 = 8 VP per dragon are for level Automa 3 only, not for Ravel 3.
rule-A14-AR10 = Before her first brown space the steps count from START.
rule-A14-AR11 = Coins are reduced before income, and not after round 4.
rule-A14-AR12 = For dragon 41 your marker is compared with hers.
rule-A14-AR13 = Only the order of her deck and the card set aside are hidden.
rule-A14-AR14 = The order of chance and of her steps is fixed, so that games can be repeated.

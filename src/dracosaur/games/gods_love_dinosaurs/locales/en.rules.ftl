### Gods Love Dinosaurs: one short form for every numbered rule, in English.

## G1

rule-G1 = Components
rule-G1-1 = The box holds an animal board, a volcano, 84 ecosystem tiles, 5 start tiles, 5 nest tokens, 20 dinosaurs, 140 animals and 45 eggs.
rule-G1-2 = Frogs, rats and rabbits are prey; tigers and eagles are predators; together they are the animals. Dinosaurs are not counted as animals.
rule-G1-3 = There are five terrains. Frogs live on lakes, rats in forests and rabbits on plains; wild terrain suits all three, and mountains belong to the dinosaurs.

## G2

rule-G2 = Cells and directions
rule-G2-1 = Every ecosystem lies on an endless grid of hexagons. A cell has two numbers (q, r): q grows to the right, r grows down to the right.
rule-G2-2 = Each cell has six directions, counted counter-clockwise: east, north-east, north-west, west, south-west, south-east.
rule-G2-3 = Two cells are neighbours if one step leads from one to the other. Their distance is the number of steps between them on the grid.
rule-G2-4 = A straight line is a row of steps that all go in the same direction.
rule-G2-5 = Only places with a tile are cells. Nobody may stand on a gap, enter it or fly over it.
rule-G2-6 = A cell holds at most one figure. A figure may enter a taken cell only if it can eat what stands there.
rule-G2-7 = Prey never move and eat nothing. Predators eat prey, dinosaurs eat prey and predators; predators are stopped by predators and dinosaurs, dinosaurs only by dinosaurs.

## G3

rule-G3 = Tiles
rule-G3-1 = An ecosystem tile has two hexes side by side, a letter from A to D and a smallest number of players. In our set it shows one animal or none.
rule-G3-2 = The game uses a standard set of 84 tiles. Their faces are our own design, and another set may take their place.
rule-G3-3 = The start tile has a mountain with a nest in the middle and two lakes, two forests and two plains around it. A dinosaur stands on the nest mountain, a frog, a rat and a rabbit around it.

## G4

rule-G4 = Setup
rule-G4-1 = Tiles meant for more players than are at the table stay in the box.
rule-G4-2 = The other tiles are sorted into four stacks by letter, and each stack is shuffled face down.
rule-G4-3 = The columns of the animal board from left to right are frogs, rabbits, rats, tigers and eagles.
rule-G4-4 = With 2 or 3 players two rows of the board are used, with 4 or 5 players three rows.
rule-G4-5 = Every slot in use gets one tile from stack A, face up: 10 tiles with 2 or 3 players, 15 with 4 or 5.
rule-G4-6 = With the standard set 36, 52, 69 or 84 tiles are used by 2, 3, 4 or 5 players.
rule-G4-7 = One dinosaur is put below the frog column: it is the dino marker.
rule-G4-8 = Each player gets a start tile with a dinosaur, a frog, a rabbit and a rat on it, and a nest token with 3 eggs.
rule-G4-9 = The player with the sharpest teeth goes first; here the first player is drawn at random or named by the host. Turns go clockwise.
rule-G4-10 = The board is filled column by column from the left, row 1 first. If stack A is too small, go on with stack B.

## G5

rule-G5 = A turn
rule-G5-1 = On your turn you take one tile and lay it. If it was the last tile of its column, that species wakes up for all players, and with the dino marker below the column the dinosaurs follow.
rule-G5-2 = Then the player to the left has a turn. There is no other action, and you cannot pass.
rule-G5-3 = A turn empties one column at most, so it has at most one activation of a species and one of the dinosaurs.

## G6

rule-G6 = Taking and laying a tile
rule-G6-1 = You may take any tile that lies face up, in any column and any row. The other tiles stay where they are.
rule-G6-2 = You choose where the first hex goes and in which of the six directions the second one lies.
rule-G6-3 = The tile may not cover another one, and at least one of its hexes must touch your ecosystem. Terrains need not match, and gaps are allowed.
rule-G6-4 = If the tile shows an animal, a figure of that species comes from the stock to that cell at once. You cannot leave it out.
rule-G6-5 = The new animal takes part in an activation caused by this very tile, because the tile is laid first.
rule-G6-6 = A tile is laid face up in the turn in which it is taken. It cannot be kept or turned over, and once laid it never moves.

## G7

rule-G7 = Activating a species
rule-G7-1 = A species is activated when the last tile of its column is taken.
rule-G7-2 = The active player takes the volcano, so that everybody remembers whose turn it is.
rule-G7-3 = Every player activates all figures of that species in their own ecosystem: prey have young, predators hunt.
rule-G7-4 = Without the dino marker below it an emptied column stays empty: nothing is refilled and the marker does not move.
rule-G7-5 = An empty column cannot be activated again until it has been refilled.
rule-G7-6 = The activation counts even if nobody has such an animal; the dinosaurs still follow if the marker stands there.

## G8

rule-G8 = Prey
rule-G8-1 = Every animal of the species may have one young on a neighbouring empty cell of its own habitat or of wild terrain.
rule-G8-2 = The young is a new figure of the same species from the stock, and each one needs a cell of its own.
rule-G8-3 = Newborn animals have no young of their own in the same activation.
rule-G8-4 = You choose which animals have young and where, and you may leave out any or all of them.
rule-G8-5 = Each parent has one young at most, and each cell takes one young at most. The order makes no difference.
rule-G8-6 = Prey without young stays alive. Prey never moves.
rule-G8-7 = Only the terrain under the young matters, not the one under the parent. No prey is born on a mountain.
rule-G8-8 = Newborn animals fill their cell at once. The dinosaurs may eat them in the very same turn.

## G9

rule-G9 = Predators
rule-G9-1 = You activate your predators of the species one after another, in any order. Each one hunts or starves before the next begins.
rule-G9-2 = A tiger goes 1 or 2 cells and may turn. An eagle flies 1, 2 or 3 cells in a straight line.
rule-G9-3 = On its way a predator may cross empty cells and cells with prey. Other predators and dinosaurs block it; terrain never does.
rule-G9-4 = The last cell of a hunt must hold prey. All prey on the way is eaten, wanted or not.
rule-G9-5 = After the hunt every cell where prey was eaten holds one predator of that species: the hunter and its young. So the first meal feeds the hunter, and each further one brings one young animal.
rule-G9-6 = A predator that does not hunt starves and goes back to the stock. You may choose this even if a hunt is possible.
rule-G9-7 = Young predators do not hunt and need no food in the activation in which they are born. But they block cells like all others.
rule-G9-8 = If none of the waiting predators can hunt, they all starve together.
rule-G9-9 = No hunt comes back to its start cell or enters a cell twice. Prey beside the path is safe, and prey on the path is always eaten.
rule-G9-10 = Nobody eats young predators while their species is active. If the dino marker stands below the column, the dinosaurs that follow may eat them.
rule-G9-11 = A waiting predator without a hunt may gain one when another of its species moves away. So it waits until no waiting predator has a hunt, unless you let it starve earlier.

## G10

rule-G10 = Dinosaurs
rule-G10-1 = Dinosaurs are activated right after the species above the dino marker. All players first hatch, then hunt; after that the marker moves and the board is refilled.
rule-G10-2 = You may hatch one dinosaur for one egg if the nest mountain is empty. A dinosaur standing there prevents it, even if it is about to leave.
rule-G10-3 = The hatched dinosaur must hunt in the same activation and can starve in it. Eggs laid in this hunt come too late for hatching now.
rule-G10-4 = You activate all your dinosaurs one after another, in any order. Each one hunts or starves before the next begins.
rule-G10-5 = A dinosaur goes 1 to 5 cells and may turn at every step. It may not enter a cell with another dinosaur, must eat at least one animal and must end on a mountain.
rule-G10-6 = It may enter a cell more than once, the start cell too. Passing a mountain does not stop it.
rule-G10-7 = It eats every animal on the cells it enters, wanted or not. Each predator eaten brings one egg to the nest; prey brings none.
rule-G10-8 = A mountain with an animal on it counts as free for the last step, because the dinosaur eats the animal.
rule-G10-9 = A dinosaur that does not hunt starves: it does not move, eats nothing and lays no egg. You may choose this even if a hunt is possible.
rule-G10-10 = If none of the waiting dinosaurs can hunt, they all starve together.
rule-G10-11 = Without dinosaurs you stay in the game and may hatch again as long as you have eggs. Nobody drops out.
rule-G10-12 = A hunt has at least one step, and only animals on entered cells are eaten. What is eaten is gone: going there again brings no second egg, but uses up a step.
rule-G10-13 = All your other dinosaurs are in the way where they stand, also those that have not moved yet. Two dinosaurs cannot swap places in one step.
rule-G10-14 = A walk without food, or one that cannot end on a free mountain, is not a hunt. The dinosaur stays where it is and starves.

## G11

rule-G11 = Marker and refill
rule-G11-1 = After the dinosaurs the marker moves one column to the right, and from the eagles back to the frogs. It moves at no other time.
rule-G11-2 = Then all columns without a single tile are refilled from left to right. A column with at least one tile gets nothing.
rule-G11-3 = Tiles come from stack A until it is empty, then from B, C and D.
rule-G11-4 = Before anything is laid out, the game checks whether it is over.
rule-G11-5 = After a refill the column above the marker always has tiles, so the game never gets stuck.

## G12

rule-G12 = End of the game and scoring
rule-G12-1 = After the dinosaurs the game ends at once if the stacks hold too few tiles for all the empty columns. If there are just enough, it goes on.
rule-G12-2 = Tiles that are left over are worth nothing, and turns are not evened out. The eggs of the last activation count.
rule-G12-3 = You score 1 point for each egg, 5 for each golden egg and 1 for each dinosaur in your ecosystem. Animals and tiles score nothing.
rule-G12-4 = Five eggs may be changed for one golden egg and back at any time. The program does it for you.
rule-G12-5 = The highest score wins. In a tie the winner is the tied player nearest to the first player counter-clockwise; the first player comes last.
rule-G12-6 = There is exactly one winner. Ties for the other places are broken in the same way.

## G13

rule-G13 = Limited stock
rule-G13-1 = Normally the stock never runs out. With the option “limited” there are only as many figures as in the box.
rule-G13-2 = With a limited stock, whoever finds no figure takes none: no printed animal, no young, no hatching. The food stays eaten, and the hunter lives; if there are too few young for its cells, you choose the cells.
rule-G13-3 = With a limited stock, figures that go back can be taken again at once.
rule-G13-4 = Eggs never run out.

## G14

rule-G14 = Playing at the same time
rule-G14-1 = All players may carry out an activation at the same time, because the ecosystems do not touch each other.
rule-G14-2 = With unlimited figures all players decide together. With limited figures they go one by one: the active player first, then clockwise.
rule-G14-3 = A turn has its stages: take and lay, species, hatching, dinosaurs, marker and refill. A stage ends when everybody is done.
rule-G14-4 = Whoever has nothing to decide in a stage is not asked.
rule-G14-5 = With limited figures the players always go one by one, even if there are enough figures for all.
rule-G14-6 = Every move is one small decision: take, lay, breed, choose, hunt, roam, starve or hatch.
rule-G14-7 = Luck decides only the order of the stacks and who goes first. Everything else is open to all.
rule-G14-8 = Some things are always true: one figure per cell, a connected ecosystem, dinosaurs only on mountains, no animal on the nest mountain, never fewer than 0 eggs.
rule-G14-9 = With unlimited figures you may take back your own answers of the running stage without disturbing the others.

## G15

rule-G15 = Rulings
rule-G15-R1 = The third row is used with 4 and 5 players; a “3+” in the printed rules is a misprint.
rule-G15-R2 = The columns are frogs, rabbits, rats, tigers, eagles.
rule-G15-R3 = On the start tile equal terrains lie side by side, and there is prey on every other cell, so each one has a free cell from the start.
rule-G15-R4 = The faces of the 84 tiles are our own design, because no public list of the printed ones was found.
rule-G15-R5 = Newborn prey does not have young at once.
rule-G15-R6 = After a hunt every cell where prey was eaten holds one predator; which of them is the old one makes no difference.
rule-G15-R7 = A starving figure leaves as soon as its own activation ends without food. You choose the order.
rule-G15-R8 = Nobody crosses a place without a tile, not even eagles.
rule-G15-R9 = Terrain stops neither predators nor dinosaurs; only figures do.
rule-G15-R10 = A dinosaur that cannot end on a free mountain may not eat first and die afterwards: it stays, eats nothing and starves.
rule-G15-R11 = A mountain with an animal on it is free for a dinosaur on the hunt, but not for hatching.
rule-G15-R12 = You may hatch even after losing all your dinosaurs, and a golden egg may pay for it: four eggs are left.
rule-G15-R13 = The game ends when there are too few tiles for all the empty columns. If the last tile just completes the refill, it goes on.
rule-G15-R14 = Figures do not run out unless the table chooses the limited stock.
rule-G15-R15 = Eggs never run out.
rule-G15-R16 = In a tie the first player comes last.
rule-G15-R17 = With unlimited figures all act at once. In any case everybody hatches before any dinosaur hunts.
rule-G15-R18 = The first player is drawn at random or named by the host, because teeth cannot be compared online.
rule-G15-R19 = A printed animal cannot be left out.
rule-G15-R20 = Holes in the ecosystem are allowed.
rule-G15-R21 = Only the order of the stacks is hidden.
rule-G15-R22 = The dino marker is one of the 20 dinosaurs, so 19 are left for the players.
rule-G15-R23 = You may refuse a possible hunt; then the figure starves.
rule-G15-R24 = If a stack ends in the middle of a column, go on with the next letter.
rule-G15-R25 = A column is filled from row 1 downwards; at setup the columns go from left to right.
rule-G15-R26 = No hunt of a predator can come back to its start or enter a cell twice.
rule-G15-R27 = Only the cell of the young must be suitable; the parent may stand anywhere.
rule-G15-R28 = Newborn animals can be eaten in the same turn by dinosaurs, and by nobody else.
rule-G15-R29 = A dinosaur must take at least one step; it eats what stands on the cells it enters, each animal once.
rule-G15-R30 = Dinosaurs that have not moved yet block others and the nest mountain.
rule-G15-R31 = If nobody has the activated animal, the activation still counts as done.
rule-G15-R32 = Equal scores below first place are ordered like a tie at the top.
rule-G15-R33 = Answers are open at once; nobody has to wait for the others.
rule-G15-R34 = You name the cells for the young; the program finds the parents.
rule-G15-R35 = You may choose a figure without a hunt, and let it starve, while others can still hunt.
rule-G15-R36 = For a player who does not answer in time the program chooses at random, but lets no figure starve while there is another answer.
rule-G15-R37 = Another tile set may change the faces, the numbers of tiles, the cells around the nest and the order of the rat and tiger columns.
rule-G15-R38 = With limited figures the players always go one by one, even if the stock is large enough.

## G16

rule-G16 = Sources of points that are not in the rulebook text

## G17

rule-G17 = Table options
rule-G17-1 = Options are chosen before the game and known to everybody: stock of figures, tile set, first player.
rule-G17-2 = The game is for 2 to 5 players. Eggs, the tie-break and the rulings cannot be changed.
rule-G17-3 = A tile set of your own needs different ids, two hexes per tile, known terrains and animals, a correct start tile and enough tiles for the board.
rule-G17-4 = Rules and bots must work with every allowed tile set, not only with the standard one.

## G18

rule-G18 = Decisions in small steps
rule-G18-1 = The game asks for one small thing at a time, and in this way every allowed play can be made.
rule-G18-2 = Two answers that lead to the same position are one choice and are listed once.
rule-G18-3 = If both hexes of a tile are equal, turning it round is the same choice. Before you lay it you may go back and take another tile.
rule-G18-4 = You name cells for the young one by one; the program finds a different parent for each. You lose nothing by the order in which you name them.
rule-G18-5 = At the start all figures of the species are waiting; whoever has hunted is finished. When no waiting figure can hunt, all of them starve.
rule-G18-6 = Two hunts of a predator are one choice if they eat on the same cells.
rule-G18-7 = Two hunts of a dinosaur are one choice if they end on the same cell and eat on the same cells.
rule-G18-8 = Each result is named by its shortest path; among equally short ones, by the one whose directions come first.
rule-G18-9 = If there is only one answer, the program gives it. But a figure you have chosen never starves by a slip: you are asked first.
rule-G18-10 = Lists always have the same order: columns, rows and cells in order, shorter paths first, “done” and “starve” last.
rule-G18-11 = Before you answer you see every possible end of a move, what is eaten, and how many young or eggs it brings.
rule-G18-12 = This table of numbers serves to check that a program follows the rules.
rule-G18-13 = This rule says how long the lists of answers can get.

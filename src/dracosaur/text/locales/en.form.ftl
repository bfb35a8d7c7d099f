# A table written down step by step (`dracosaur score` without a file).

form-start = Write down your table, one question after another. Enter takes what stands in brackets, { $back } goes back one question, { $help } explains what can be written, Ctrl-C leaves.
form-game = Which game?
form-players = How many players?
form-name = Name of player { $n }
form-none = none
form-yes = yes
form-no = no
form-hint-number = A whole number from { $least } to { $most }.
form-hint-numbers = Whole numbers from { $least } to { $most }, separated by commas; - for none.
form-hint-several = Separated by commas, with a number before it where there are several; - for none. Names in any language, or: { $known }.
form-hint-pyramid = The spaces P1 to P6 in this order, separated by spaces; - is a free one.
form-hint-dragons = Names or numbers, separated by commas, for instance: { $first }, { $second }; - for none.
form-save = Save the document in a file? Its name, or Enter for no; { $back } goes back to correct something
form-saved = Saved: { $file }. To score it again: { $command }
form-exists = “{ $file }” exists already. Name another file.

## Draftosaurus

form-draftosaurus-board = Which side of the board?
form-draftosaurus-pen = { $name } – { $place }: which dinosaurs?
form-draftosaurus-pyramid = { $name } – Pyramid: which dinosaurs from P1 to P6?
form-draftosaurus-summer_score = { $name } – points of the summer game
form-draftosaurus-summer_trexes = { $name } – T-Rexes in the summer game

## Gods Love Dinosaurs

form-gods_love_dinosaurs-eggs = { $name } – eggs
form-gods_love_dinosaurs-golden_eggs = { $name } – golden eggs
form-gods_love_dinosaurs-dinosaurs = { $name } – dinosaurs
form-gods_love_dinosaurs-first = Number of the player who went first (it decides a tie)

## Wyrmspan

form-wyrmspan-guild = Which guild tile?
form-wyrmspan-objective = Objective of round { $round }
form-wyrmspan-place = { $name } – { $objective }: place 1, 2 or 3, or 0 for others
form-wyrmspan-coins = { $name } – coins
form-wyrmspan-resources = { $name } – resources
form-wyrmspan-hand_dragons = { $name } – dragon cards in hand
form-wyrmspan-hand_caves = { $name } – cave cards in hand
form-wyrmspan-mat_eggs = { $name } – eggs in the nests of the mat
form-wyrmspan-guild_rows = { $name } – rows of the guild tile with own markers
form-wyrmspan-excavated = { $name } – { $cave }: excavated spaces
form-wyrmspan-dragons = { $name } – { $cave }: dragons from left to right
form-wyrmspan-swapped = { $dragon } does not like this cave: { $cave }. Did a swap bring it there?
form-wyrmspan-eggs = { $dragon } – eggs
form-wyrmspan-cached = { $dragon } – cached resources
form-wyrmspan-tucked = { $dragon } – tucked cards

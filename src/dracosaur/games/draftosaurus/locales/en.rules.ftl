# Draftosaurus: a short form of every numbered rule of docs/rules/draftosaurus.md.

rule-D1 = Components
rule-D1-1 = There are 60 dinosaurs, ten each of six species: T-Rex, Diplodocus, Triceratops, Spinosaurus, Stegosaurus and Parasaurolophus. Only the T-Rex has rules of its own.
rule-D1-2 = T-Rex is red, Stegosaurus blue, Diplodocus pink, Triceratops yellow, Parasaurolophus green and Spinosaurus orange. Colours change nothing in the rules, and you can also tell the species apart by shape or letter.
rule-D1-3 = Every player has a board with a summer side and a winter side. There are five boards in the box.
rule-D1-4 = There is one placement die with six different faces.
rule-D1-5 = There is one bag that nobody can see through. Unused and discarded dinosaurs lie in the box.
rule-D1-6 = The Polish edition adds five bowls, used instead of the hand, and six spare dinosaurs, which never play.
rule-D1-7 = The rules shorten the species to TYR, DIP, TRI, SPI, STE and PAR.

rule-D2 = Boards
rule-D2-1 = All players use the same side of the board.
rule-D2-2 = Each board is divided twice: into woodlands and grasslands, and into the food court side (left of the river) and the restrooms side (right of the river). Every pen has one terrain and one side; the river has neither and is not a pen.
rule-D2-3 = Summer board, woodlands: Forest of Sameness (left, room for 6), Woody Trio (left, 3), King of the Jungle (right, 1). Grasslands: Prairie of Love (left, 6), Meadow of Differences (right, 6), Solitary Island (right, 1). The river takes any number.
rule-D2-4 = Winter board, woodlands: Well-Ordered Wood (left, room for 6), left half of Lovers' Bridge (left, any number), Lookout (right, 1). Grasslands: Quarantine Zone (left, 1), right half of Lovers' Bridge (right, any number), Pyramid (right, 6). The river takes any number.
rule-D2-5 = On both boards each of the four zone faces of the die opens exactly three pens.
rule-D2-6 = Printed scores: Forest of Sameness and Well-Ordered Wood 2-4-8-12-18-24; Meadow of Differences 1-3-6-10-15-21; Pyramid 2 for each dinosaur in the bottom row, 4 in the middle row, 7 at the top.
rule-D2-7 = International boards mark woodland pens with a red diamond and grassland pens with a purple square. On the Polish board the woodlands are above, mountains stand for grasslands below, and the river has a volcano on its left and a skeleton on its right; it all means the same.
rule-D2-8 = The sign “T-Rex = 1” only reminds you of the T-Rex bonus. No dinosaur is ever placed there.

rule-D3 = Setup
rule-D3-1 = The game is for 2 to 5 players.
rule-D3-2 = Dinosaurs in the bag: with 2 or 4 players 8 of each species (48 in all), with 3 players 6 of each (36), with 5 players 10 of each (60). The rest stay in the box.
rule-D3-3 = Choose the side of the board. Summer is best for your first games.
rule-D3-4 = One player takes the die and rolls first: the youngest (Ukrainian and Czech editions) or whoever watched a dinosaur film last (Polish edition). Here you can name the player; otherwise chance decides.
rule-D3-5 = The bag holds exactly what the game needs: after the last deal it is empty.

rule-D4 = Length of the game
rule-D4-1 = With 3, 4 or 5 players the game lasts 2 rounds of 6 turns.
rule-D4-2 = With 2 players it lasts 4 rounds of 3 turns.
rule-D4-3 = At the start of each round every player draws 6 dinosaurs from the bag without looking, beginning with the player who has the die and going clockwise. The order changes nobody's chances.
rule-D4-4 = Keep the dinosaurs you draw secret.
rule-D4-5 = A round ends when all hands are empty. The zoos stay as they are, and nobody scores before the end of the game.
rule-D4-6 = At the end every player has placed exactly 12 dinosaurs.

rule-D5 = The turn
rule-D5-1 = Roll: the player with the die rolls it. Everyone sees the result before choosing.
rule-D5-2 = Choose: every player secretly chooses one dinosaur from their hand. Nobody may skip.
rule-D5-3 = Reveal: when all have chosen, all show their dinosaurs at the same time.
rule-D5-4 = Place: everyone decides where the revealed dinosaur goes on their own board. All decide at the same time, and the places are shown together.
rule-D5-5 = Pass: everyone hands the remaining dinosaurs, hidden, to the player on the left, and the die goes to the left as well. After the last turn of a round only the die moves.
rule-D5-6 = Hands travel to the left, one seat each turn. With 5 players your last dinosaur of the round comes from your own first hand; with 3 players you see that hand again in turn 4, with 2 players in turn 3.
rule-D5-7 = A placed dinosaur never moves again. Only the one in the Quarantine Zone leaves it at the end.
rule-D5-8 = Each turn the next player to the left rolls, and the order runs on from round to round. With 3 players the same player starts both rounds; with 4 the second round starts two seats further, with 5 one seat further (with the five-player last turn, the same player again); with 2 players the starts alternate.

rule-D6 = The placement die
rule-D6-1 = All six faces are equally likely. The die only limits where you place, never which dinosaur you choose.
rule-D6-2 = Woodlands or Grasslands: a pen there. Restrooms: a pen right of the river. Food court: a pen left of it. Empty pen: a pen without dinosaurs. Watch out for T-Rex: a pen without a T-Rex. The river is always allowed.
rule-D6-3 = Summer: Woodlands opens Forest, Trio and King; Grasslands Prairie, Meadow and Island; Food court Forest, Trio and Prairie; Restrooms King, Meadow and Island. Winter: Woodlands opens Wood, left bridge half and Lookout; Grasslands Quarantine, right bridge half and Pyramid; Food court Wood, left bridge half and Quarantine; Restrooms Lookout, right bridge half and Pyramid.
rule-D6-4 = “Empty pen” and “Watch out for T-Rex” look only at your own board, as it was before this placement. Dinosaurs in the river do not matter for them.
rule-D6-5 = “Watch out for T-Rex” does not forbid placing a T-Rex: it may enter any pen that has none yet.
rule-D6-6 = The halves of Lovers' Bridge are two separate pens for the die. One may be empty or free of T-Rexes while the other is not.
rule-D6-7 = The player who rolled ignores the die and may use any pen, or the river. The pens' own rules still hold.
rule-D6-8 = You may use a pen if the die allows it (unless you rolled) and the pen's own rule allows it. The river is always allowed.

rule-D7 = The river
rule-D7-1 = You may always put your dinosaur into the river, whatever the die shows, even if a pen is open to you.
rule-D7-2 = If no pen is open to you, the river is the only place left.
rule-D7-3 = The river takes any number of dinosaurs of any species.
rule-D7-4 = At the end each dinosaur in the river scores 1 point.
rule-D7-5 = The river is not a pen: it earns no T-Rex bonus, never counts as an empty pen and lies in no zone. Its dinosaurs do belong to your zoo and count for King of the Jungle, Solitary Island, Lookout and ties.

rule-D8 = Placing in general
rule-D8-1 = You name the dinosaur and the place, and for the Pyramid also the space. Rows fill from left to right by themselves; elsewhere the position does not matter.
rule-D8-2 = A full pen takes nobody else.
rule-D8-3 = If a place is not allowed, choose another one for the same dinosaur; the river always works. After the reveal you cannot exchange the dinosaur.

rule-D9 = Summer pens
rule-D9-1 = Forest of Sameness: one species only, from left to right without gaps, at most 6. 1 to 6 dinosaurs score 2, 4, 8, 12, 18 or 24 points.
rule-D9-2 = Meadow of Differences: each species at most once, from left to right without gaps, at most 6. 1 to 6 dinosaurs score 1, 3, 6, 10, 15 or 21 points.
rule-D9-3 = Prairie of Love: any species, at most 6 dinosaurs. Each pair of one species scores 5 points, also several pairs of the same one; singles score nothing.
rule-D9-4 = Woody Trio: any species, at most 3 dinosaurs. Exactly three score 7 points, otherwise 0.
rule-D9-5 = King of the Jungle: one dinosaur. It scores 7 points if no opponent's zoo has more of its species than yours; being equal is enough.
rule-D9-6 = Solitary Island: one dinosaur. It scores 7 points if at the end it is the only one of its species in your whole zoo, river included.

rule-D10 = Winter pens
rule-D10-1 = Well-Ordered Wood: two species take turns from left to right without gaps, at most 6. 1 to 6 dinosaurs score 2, 4, 8, 12, 18 or 24 points.
rule-D10-2 = Lovers' Bridge: any species and any number in each half. Each pair of one species with one dinosaur on each bank scores 6 points; the others score nothing.
rule-D10-3 = Pyramid: six spaces. P1, P2 and P3 at the bottom score 2 points each, P4 and P5 in the middle 4 each, P6 at the top 7.
rule-D10-3-1 = Rows fill from the bottom: first P1–P3, then P4–P5, last P6. Within the row being filled you choose any free space.
rule-D10-3-2 = Two dinosaurs of one species may never stand in adjacent spaces.
rule-D10-3-3 = The spaces are like bricks in a wall. Adjacent are P1–P2, P2–P3 and P4–P5 side by side, and P1–P4, P2–P4, P2–P5, P3–P5, P4–P6 and P5–P6 one above the other.
rule-D10-3-4 = Not adjacent are P1–P3, P1–P5, P3–P4, P1–P6, P2–P6 and P3–P6. So one species fits at most three times: P1, P3 and P6.
rule-D10-3-5 = Add the values of the occupied spaces. 1 to 6 dinosaurs score 2, 4, 6, 10, 14 or 21 points.
rule-D10-4 = Lookout: one dinosaur. It scores 2 points for each dinosaur of its species anywhere in the zoo of your neighbour on the right, river included; your own do not count.
rule-D10-5 = Quarantine Zone: one dinosaur of any species, which scores nothing here. For the die it is a pen like any other; at the end the dinosaur moves out.

rule-D11 = T-Rex bonus
rule-D11-1 = At the end each pen with at least one T-Rex scores 1 extra point. More T-Rexes in the same pen add nothing.
rule-D11-2 = You get this point even if the pen itself scores nothing.
rule-D11-3 = The river gives no bonus: a T-Rex there scores 1 point like any other dinosaur.
rule-D11-4 = Each half of Lovers' Bridge counts as a pen of its own for the bonus.
rule-D11-5 = Count the bonus after quarantine has been emptied. The most you can get is 6 in summer and 5 in winter (6 if dinosaurs may stay in quarantine).

rule-D12 = End of the game
rule-D12-1 = Quarantine (winter only): before scoring, a dinosaur in the Quarantine Zone moves to another pen of the same zoo or to the river.
rule-D12-1-1 = The new pen's own rules hold: the next dinosaur in the Well-Ordered Wood, row and neighbours in the Pyramid, the single room of the Lookout.
rule-D12-1-2 = The die does not matter for this move.
rule-D12-1-3 = The dinosaur must move. In the Polish edition it may stay.
rule-D12-1-4 = There is always somewhere to go: the river, and normally both halves of Lovers' Bridge.
rule-D12-1-5 = All players decide at the same time, and the moves are shown together. The order could not change any score.
rule-D12-1-6 = If your Quarantine Zone is empty, you have nothing to decide.
rule-D12-2 = Your score is the sum of all your pens, the river and the T-Rex bonus.
rule-D12-3 = The player with the most points wins. In a tie the player with the fewest T-Rexes in the zoo wins, river included; if that is equal too, they share the victory.
rule-D12-4 = The score shown during the game is for information only and takes the boards as they stand. A dinosaur in quarantine scores 0 there, but a T-Rex earns its bonus.

rule-D13 = Two-player game
rule-D13-1 = The bag holds 48 dinosaurs, 8 of each species. You play 4 rounds of 3 turns and draw 6 dinosaurs per round.
rule-D13-2 = The die changes hands after every turn, so each player rolls six times. Only the other player obeys it.
rule-D13-3 = After placing, each player secretly chooses one more dinosaur from their hand; both are shown together and go back to the box for good. Then the players swap hands, and the die changes hands.
rule-D13-4 = At the start of the three turns of a round you hold 6, 4 and 2 dinosaurs. In the third turn you discard the one you do not place.
rule-D13-5 = In each round every player places 3 dinosaurs and discards 3. At the end each has placed 12, 24 are discarded, and the bag is empty.
rule-D13-6 = Your only opponent is both “every opponent” for King of the Jungle and the neighbour on the right for the Lookout.
rule-D13-7 = Options can move the choice of the discard before the reveal (O9) or hide the discards (O10).

rule-D14 = Five-player variant (Polish edition)
rule-D14-1 = The variant is for five players only and holds in both rounds.
rule-D14-2 = After turn 5 the hands are passed as usual, but the die stays where it is.
rule-D14-3 = In turn 6 the same player rolls again, and everybody obeys the die, the roller too. The river stays open to all.
rule-D14-4 = After turn 6 the die goes to the player on the left.
rule-D14-5 = So everyone is free of the die exactly once per round. Without the variant the first two players would be free three times in the game and the others twice.

rule-D15 = Summer/winter match
rule-D15-1 = You play two complete games in the same seats, first summer, then winter. In between the boards are emptied and turned over and the bag is filled anew; only the scores, the T-Rex counts and the die carry over.
rule-D15-2 = The greatest sum of both scores wins.
rule-D15-3 = In a tie the player with the fewest T-Rexes in both final zoos together wins; after that the victory is shared.
rule-D15-4 = The winter game starts with the player who has the die after the summer game.
rule-D15-5 = The options hold for both games. The match is for 2 to 5 players; two and five players keep their special rules.
rule-D15-6 = The summer game is scored completely before winter begins. It has no winner of its own: only the sums decide.

rule-D16 = Information
rule-D16-1 = Everyone sees the boards, the die and who has it, the sizes of hands and bag, what went into the bag at the start, who has decided, open discards, the options and the scores.
rule-D16-2 = Secret are the hands, decisions not yet revealed, and what will come out of the bag.
rule-D16-3 = In the last round the bag is empty, so everyone can work out what all hands hold together (unless discards are hidden).
rule-D16-4 = Players see what is public, their own hand and decisions, and what they have seen before. A spectator sees only what is public.
rule-D16-5 = Each deal gives six dinosaurs to every player, from the one with the die and clockwise. Draws and rolls come from two separate sources of chance, so no choice can change them, and every result is recorded.
rule-D16-6 = You know every hand that you held earlier in the round, less what has left it since; the program remembers it for you. Hands you have not held stay unknown.
rule-D16-7 = When the whole game or match is over, nothing is secret any more.

rule-D17 = Editions and options
rule-D17-1 = The Ukrainian, Czech and Polish rulebooks play almost alike. Only the Polish one has the five-player last turn and lets a dinosaur stay in quarantine; the other differences are names (such as mountains for grasslands), who starts, and details that one edition states and another leaves out.
rule-D17-2 = Twelve options, with the usual setting in brackets: O1 first roller (chance), O2 board (summer), O3 five-player last turn (no), O4 room in the Prairie (6), O5 room on a bridge half (no limit), O6 bridge halves as two pens (always), O7 leaving quarantine (must), O8 choosing the place (after the reveal), O9 choosing the discard (after placing), O10 discards (open), O11 first roller in winter (who has the die), O12 tie in a match (fewest T-Rexes).
rule-D17-3 = An edition (uk, cs or pl) sets options O3 to O12 as its rulebook has them, and options that you set yourself take priority. Only pl differs from the usual settings: O3 yes, O7 may stay.
rule-D17-4 = The five-player last turn is ignored with 2, 3 or 4 players, and you are told so.
rule-D17-5 = If the halves of Lovers' Bridge are two pens for the T-Rex bonus only, “Empty pen” opens them only if both are empty, and “Watch out for T-Rex” only if both have no T-Rex. Zone faces and the bonus work as always.
rule-D17-6 = If dinosaurs may stay in quarantine, one that stays scores 0, though a T-Rex earns its bonus. The river is never worse.
rule-D17-7 = The Polish rulebook prints the names of pens and die faces in capitals. In running text they have only a capital first letter.
rule-D17-8 = An option that means nothing for your board or number of players may be set and changes nothing. Unknown options and values are refused, and you are told which ones exist.
rule-D17-9 = Usually you decide in steps: dinosaur, then place, then (two players) discard. O8 can join dinosaur and place, O9 dinosaur and discard, both together all three; what is decided in one step is revealed together.
rule-D17-10 = With hidden discards your opponent learns only that you discarded a dinosaur, not which. In turns 2 and 3 it can still be worked out, because your opponent has just held that hand.
rule-D17-11 = O11: the winter game starts with whoever has the die, with the first roller of summer, or by chance; O1 is for the first game only. O12: equal sums compare T-Rexes, or share the victory at once.
rule-D17-12 = O4 without a limit: the Prairie takes any number and scores as usual. O5 with a number: a bridge half with that many dinosaurs is full, for the move out of quarantine too.

rule-D18 = Rulings on open points
rule-D18-R1 = May I skip placing? No: every zoo ends with exactly 12 dinosaurs.
rule-D18-R2 = Does the die limit which dinosaur I choose? No, only where it goes.
rule-D18-R3 = Is the player who rolled free of the pens' own rules? No, only of the die.
rule-D18-R4 = May I use the river although a pen is open? Always.
rule-D18-R5 = How many dinosaurs fit into the river? Any number.
rule-D18-R6 = Do dinosaurs in the river belong to my zoo? Yes.
rule-D18-R7 = How many fit into the Prairie of Love? Six; option O4 lifts the limit.
rule-D18-R8 = Do I choose the place before or after the reveal? After it; option O8 changes that.
rule-D18-R9 = Are the halves of Lovers' Bridge two pens for the die? Yes; option O6 changes that.
rule-D18-R10 = How many fit onto a half of Lovers' Bridge? Any number; option O5 sets a limit.
rule-D18-R11 = Must I fill a row of the Pyramid from left to right? No, take any free space of the row being filled.
rule-D18-R12 = Which spaces of the Pyramid are adjacent one above the other? Those whose bricks touch.
rule-D18-R13 = Which rules hold for the move out of quarantine? Those of the new pen, but not the die.
rule-D18-R14 = Who leaves quarantine first? All at the same time; the order would change nothing.
rule-D18-R15 = May a dinosaur move from quarantine to the Lookout? Yes, if the Lookout is empty.
rule-D18-R16 = Who rolls first in the second game of a match? The player who has the die; option O11 changes that.
rule-D18-R17 = What decides a tied match? The fewest T-Rexes in both games together, then a shared victory; option O12 changes that.
rule-D18-R18 = Do two players draw six dinosaurs each turn? No, each round.
rule-D18-R19 = When do two players choose their discards? After both placements are visible; option O9 changes that.
rule-D18-R20 = Are discards open? Yes; option O10 hides them.
rule-D18-R21 = Whom does the Lookout watch with two players? Your opponent.
rule-D18-R22 = Must five players use the Polish last turn? It is an option, switched on in the Polish edition.
rule-D18-R23 = Does the die move on after the last turn of a round? Yes.
rule-D18-R24 = Do T-Rexes that others place in the same turn matter for the die? No, it looks only at your own board.
rule-D18-R25 = May I look at other boards before choosing? Yes, boards are open to all.
rule-D18-R26 = What if a player does not answer in time? The host decides; normally a random dinosaur goes to the river, a random one is discarded, and one in quarantine goes to the river.
rule-D18-R27 = May I wait to see where the others place? No, all places are decided at the same time and shown together.
rule-D18-R28 = How is a dinosaur in quarantine counted during the game? As it stands: 0 points, and the bonus for a T-Rex.
rule-D18-R29 = When is a discard shown that was chosen together with the dinosaur? Together with that dinosaur.
rule-D18-R30 = Is there one bag for both games of a match? No, it is filled anew.
rule-D18-R31 = May I use what I saw in hands that I passed on? Yes, and the program remembers it for you.

rule-D19 = What always holds
rule-D19-1 = Bag, hands, boards and box together always hold 60 dinosaurs, ten of each species.
rule-D19-2 = After the last deal the bag is empty. With 3 to 5 players every dinosaur from the bag ends on a board.
rule-D19-3 = After each turn every hand is one dinosaur smaller; with two players, two smaller.
rule-D19-4 = There is always an allowed place, because the river is always allowed.
rule-D19-5 = Whoever obeys the die never has more places to choose from than a player who is free of it, with the same board and dinosaur.
rule-D19-6 = Every board keeps the pens' rules at all times.
rule-D19-7 = It does not matter in which order players are scored or leave quarantine, and no score is below 0. The seating does matter, for the Lookout.
rule-D19-8 = The highest possible score: with 3 players 50 in summer and 52 in winter; with 2 or 4 players 51 and 56; with 5 players 51 and 60.
rule-D19-9 = Rolls per player: 6 each with two players, 4 each with three, 3 each with four. With five the first two players roll 3 times and the others twice; with the five-player last turn four players roll twice and the last one 4 times.

rule-D20 = Where the facts come from
rule-D20-1 = Several public programs contradict the printed board. They were trusted only where they agree with a printed source.

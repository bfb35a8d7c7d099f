# The replay of a match, and its dice.
time = Time
step-of = step { $step } of { $steps }
to-the-start = To the start
one-step-back = One step back
one-step-on = One step on
to-the-end = To the end
play-steps = Play step by step
pause = Pause
play-on-from-here = Play on from here
seen-by = Seen by
whose-eyes = Whose eyes
onlooker = An onlooker
dice = Dice
draws = Draws of chance
dice-how = Dice, bags and decks follow from a secret key. Its fingerprint was shown before the first draw, the key itself after the end. This browser now computes every draw again, without the server.
dice-commitment = Fingerprint of the key:
dice-no-crypto = The browser computes such things only on a page that came over a safe line (https).
check-this-match = Check this match
check-a-file = Check a file
drop-a-record = You can also drop the file of a record anywhere on this page.
dice-fair =
    { $n ->
        [one] Fair: { $n } draw follows from the key.
       *[other] Fair: all { $n } draws follow from the key.
    }
dice-open =
    { $n ->
        [one] { $n } more came from a shuffled discard pile; only the rules can check it.
       *[other] { $n } more came from a shuffled discard pile; only the rules can check them.
    }
dice-wrong = Not fair: line { $line } says “{ $said }”, but the key gives “{ $given }”.
dice-wrong-key = Not fair: the key is not the one whose fingerprint was shown before the first draw.
dice-no-key = This record does not show its key, or begins in the middle of a game: nothing can be said about its dice.
dice-unreadable = This file is not a record of Dracosaur. A record is the .jsonl file that “Save the record” gives.

# The replay of a match, and its dice.
time = Time
step-of = step { $step } of { $steps }
to-the-start = To the start
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
verdict = Verdict
decisions = Decisions
next-mistake = Next mistake
mark-best = Best
mark-good = Good
mark-mistake = Mistake
mark-forced = No choice
analysis-how = A strong bot plays the game on many times from every choice and tells what each was worth, by what the player could know at the time.
analyse-this-match = Judge the decisions
analysis-working = The decisions are being judged; this takes a minute or more. You can go on looking meanwhile.
analysis-failed = This match could not be judged here. The command “dracosaur analyse” can do it with the saved record.
analysis-means = Points ahead of the best other player at the end, on average of { $n } games played on from each choice.
one-decision-back = One decision back
one-decision-on = One decision on
round-and-turn = Round { $round }, turn { $turn }
turn-n = Turn { $turn }
play-on-over = The game is over here. Go back to an earlier step to play on from it.
who-here = { $name }, here
better-by = better +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
verdict-best = Chosen: { $made }. Nothing better was to be had.
verdict-good = Chosen: { $made }. Almost as good as the best, { $best }.
verdict-mistake = Chosen: { $made }. { $best } was worth more.
verdict-forced = Chosen: { $made }. There was no other choice.
verdict-sure =
    { $level ->
        [certain] Almost certain: the loss is known to within ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
        [likely] Likely: the loss may be off by ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
       *[open] Not certain: chance alone can make ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
    }
n-best = { $n } best
n-good = { $n } good
n-mistake =
    { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
lost-in-all = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } in all
no-mistakes = There is no mistake here.
not-judged-yet = The decisions have not been judged yet.
nothing-judged-here = There was nothing to choose from just here. The list leads to every decision.

# After a game: result and replay.
you-win-with =
    { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
wins-with =
    { $n ->
        [one]
            { $names } wins with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
       *[other]
            { $names } win with { $points ->
                [one] { $points } point
               *[other] { $points } points
            } each!
    }
final-score = Final score
the-winner = winner
points-over-time = How the points grew
round-n = Round { $n }
why-these-points = { $line }: how it scores
where-it-was-won = Where it was won:
tap-a-line = A tap on a line shows how it scores.
replay = Replay
save-record = Save the record
join-rematch = Join the rematch
at-the-end = At the end

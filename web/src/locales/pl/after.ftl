# After a game: result and replay.
you-win-with =
    { $points ->
        [one] Wygrywasz, masz { $points } punkt!
        [few] Wygrywasz, masz { $points } punkty!
       *[many] Wygrywasz, masz { $points } punktów!
    }
wins-with =
    { $n ->
        [one] Wygrywa { $names }, punkty: { $points }!
       *[other] Wygrywają: { $names }, punkty: { $points }!
    }
final-score = Wynik końcowy
the-winner = zwycięzca
points-over-time = Jak rosły punkty
round-n = Runda { $n }
why-these-points = { $line }: za co są punkty
where-it-was-won = Gdzie zapadło zwycięstwo:
tap-a-line = Dotknij wiersza, aby zobaczyć, za co są punkty.
replay = Powtórka
save-record = Zapisz przebieg
join-rematch = Dołącz do rewanżu
at-the-end = Na końcu

# After a game: result and replay.
you-win-with =
    { $points ->
        [one] Перемога за вами: { $points } очко!
        [few] Перемога за вами: { $points } очки!
       *[many] Перемога за вами: { $points } очок!
    }
wins-with =
    { $n ->
        [one] Переможець – { $names }, очок: { $points }!
       *[other] Переможці – { $names }, очок: { $points }!
    }
final-score = Підсумок
the-winner = переможець
points-over-time = Як росли очки
round-n = Раунд { $n }
why-these-points = { $line }: за що очки
where-it-was-won = Де здобуто перемогу:
tap-a-line = Торкніться рядка, щоб побачити, за що очки.
replay = Повтор
save-record = Зберегти запис
share = Поділитися
join-rematch = Приєднатися до реваншу

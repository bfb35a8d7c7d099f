# After a game: result and replay.
you-win-with =
    { $points ->
        [one] Перемога за вами: { $points } бал!
        [few] Перемога за вами: { $points } бали!
       *[many] Перемога за вами: { $points } балів!
    }
wins-with =
    { $n ->
        [one] Переможець – { $names }, балів: { $points }!
       *[other] Переможці – { $names }, балів: { $points }!
    }
final-score = Підсумок
the-winner = переможець
points-over-time = Як росли бали
round-n = Раунд { $n }
why-these-points = { $line }: за що бали
where-it-was-won = Де здобуто перемогу:
tap-a-line = Торкніться рядка, щоб побачити, за що бали.
replay = Повтор
save-record = Зберегти запис
join-rematch = Приєднатися до реваншу
at-the-end = Наприкінці

# After a game: result and replay.
you-win-with =
    { $points ->
        [one] Победа за вами: { $points } очко!
        [few] Победа за вами: { $points } очка!
       *[many] Победа за вами: { $points } очков!
    }
wins-with =
    { $n ->
        [one] Победитель – { $names }, очков: { $points }!
       *[other] Победители – { $names }, очков: { $points }!
    }
final-score = Итог
the-winner = победитель
points-over-time = Как росли очки
round-n = Раунд { $n }
why-these-points = { $line }: за что очки
where-it-was-won = Где добыта победа:
tap-a-line = Коснитесь строки, чтобы увидеть, за что очки.
replay = Повтор
save-record = Сохранить запись
join-rematch = Присоединиться к реваншу
at-the-end = В конце

# Виклики й люди
challenge-of-day = Виклик дня
challenge = Виклик
challenge-lead = Той самий розклад і ті самі боти для всіх. Зараховується перша спроба, а далі грайте скільки завгодно.
sent-by = Надсилає { $name }
against = Проти
play-challenge = Грати виклик
play-for-fun = Ще раз, для забави
ends-in = завершиться через { $hours } год { $minutes } хв
also-today = Також сьогодні
best-of-today = Найкращі перші спроби
first-to-finish = Цю гру ще ніхто не завершив. Ви можете бути першими.
place-n = Місце { $n }
players-points =
    { $n ->
        [one] { $n } гравець, бали
        [few] { $n } гравці, бали
        [many] { $n } гравців, бали
       *[other] { $n } гравця, бали
    }
spread = Бали всіх гравців, від { $least } до { $most }
is-guest = Гість
has-account = З обліковим записом
games-played =
    { $n ->
        [one] гра
        [few] гри
        [many] ігор
       *[other] гри
    }
won-share = виграно
best-rating = найкращий рейтинг
last-games = Останні ігри
nothing-played = Ще нічого не зіграно. Перша гра займе близько десяти хвилин.
came-out = місце { $place } з { $seats }, бали: { $points }
not-played-yet = Ще не грали.
stat-seats = гравців
stat-played = зіграно
stat-won = виграно
stat-mean = середнє
stat-best = найкраще
stat-rating = рейтинг
last-points = Бали в останніх іграх: { $points }
sign-in-if-you-like = Увійдіть, якщо хочете
go-on-as = Продовжити як { $name }
account-adds = Що дає обліковий запис
account-adds-tables = Ваші столи й партії на кожному пристрої
account-adds-rating = Статистика й рейтинг, яких ніхто інший не забере
account-adds-settings = Ваша мова, вигляд і звуки всюди, де граєте
account-never-needed = Щоб грати, він не потрібен. Зігране тут гостем піде з вами.

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
your-week = Ваш тиждень
today = Сьогодні
day-open = відкрито
day-rested = відпочинок
place-among = місце { $place } з { $players }
riddles-solved =
    { $n ->
        [one] розв’язано { $n } загадку
        [few] розв’язано { $n } загадки
        [many] розв’язано { $n } загадок
       *[other] розв’язано { $n } загадки
    }
all-games = Усі ігри
only-won = Лише перемоги
show-more = Показати ще
no-game-like-that = Таких партій у вас немає.
change-name = Змінити ім’я
riddle-days =
    { $n ->
        [one] день поспіль із загадкою
        [few] дні поспіль із загадкою
        [many] днів поспіль із загадкою
       *[other] дня поспіль із загадкою
    }
your-password = Пароль

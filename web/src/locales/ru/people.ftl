# Испытания и люди
challenge-of-day = Испытание дня
challenge = Испытание
challenge-lead = Одинаковый расклад и одинаковые боты для всех. Засчитывается первая попытка, а дальше играйте сколько угодно.
sent-by = Присылает { $name }
against = Против
play-challenge = Играть испытание
play-for-fun = Ещё раз, для удовольствия
ends-in = закончится через { $hours } ч { $minutes } мин
also-today = Также сегодня
best-of-today = Лучшие первые попытки
first-to-finish = Эту игру ещё никто не закончил. Вы можете быть первыми.
place-n = Место { $n }
players-points =
    { $n ->
        [one] { $n } игрок, очки
        [few] { $n } игрока, очки
        [many] { $n } игроков, очки
       *[other] { $n } игрока, очки
    }
spread = Очки всех игроков, от { $least } до { $most }
is-guest = Гость
has-account = С учётной записью
games-played =
    { $n ->
        [one] игра
        [few] игры
        [many] игр
       *[other] игры
    }
won-share = выиграно
best-rating = лучший рейтинг
last-games = Последние игры
nothing-played = Ещё ничего не сыграно. Первая игра займёт около десяти минут.
came-out = место { $place } из { $seats }, очки: { $points }
not-played-yet = Ещё не играли.
stat-seats = игроков
stat-played = сыграно
stat-won = выиграно
stat-mean = среднее
stat-best = лучшее
stat-rating = рейтинг
last-points = Очки в последних играх: { $points }
sign-in-if-you-like = Войдите, если хотите
go-on-as = Продолжить как { $name }
account-adds = Что даёт учётная запись
account-adds-tables = Ваши столы и партии на каждом устройстве
account-adds-rating = Статистика и рейтинг, которые никто другой не займёт
account-adds-settings = Ваш язык, вид и звуки всюду, где вы играете
account-never-needed = Чтобы играть, она не нужна. Сыгранное здесь гостем пойдёт с вами.
your-week = Ваша неделя
today = Сегодня
day-open = открыто
day-rested = отдых
place-among = место { $place } из { $players }
riddles-solved =
    { $n ->
        [one] решена { $n } загадка
        [few] решены { $n } загадки
        [many] решено { $n } загадок
       *[other] решено { $n } загадки
    }
all-games = Все игры
only-won = Только победы
show-more = Показать ещё
no-game-like-that = Таких партий у вас нет.
change-name = Изменить имя
riddle-days =
    { $n ->
        [one] день подряд с загадкой
        [few] дня подряд с загадкой
        [many] дней подряд с загадкой
       *[other] дня подряд с загадкой
    }
your-password = Пароль

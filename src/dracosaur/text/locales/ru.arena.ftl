# Турниры между ботами, разбор партии, задачи и уровни ботов, которых встречают люди.

## Уровни

bot-visitor = Посетитель
bot-apprentice = Ученик
bot-keeper = Смотритель
bot-ranger = Рейнджер
bot-professor = Профессор
level-visitor = Здесь впервые, и ему всё нравится. Для вашей самой первой игры.
level-apprentice = Знает правила, но многих возможностей не замечает.
level-keeper = Хорошо знает игру, но порой ошибается.
level-ranger = Из тысяч партий знает, что окупится в конце концов.
level-professor = Доигрывает партию в уме, тысячи раз.

## Турниры

cli-command-arena = проводить турниры между ботами, с рейтингами и отчётом
arena-title = Турнир: { $game }
arena-about = Партий: { $games } · игроков за столом: { $players } · зерно: { $seed }
arena-standings = Таблица
arena-standings-about = Лучшие сверху; в скобках — то, что верно в 95 из 100 таких турниров.
arena-win_rates = Победы
arena-win_rates-about = Доля выигранных партий с 95-процентными интервалами; пунктир — сколько выигрывали бы равные. Общие победы считаются частями.
arena-scores = Очки
arena-scores-about = Как часто набирали столько очков; чёрточка — среднее.
arena-ladder = Рейтинги
arena-ladder-about = По openskill, два стандартных отклонения в обе стороны.
arena-times = Время на решение
arena-times-about = Раздумья на одном ядре: полоса — среднее, чёрточка — самое медленное решение.
arena-duels = Кто кого побеждает
arena-duels-about = Как часто первый опережает второго за тем же столом; равные места считаются за половину.
arena-tests = Утверждения
arena-tests-about = Выигрывает ли первый в группе так часто, как утверждается; играют, пока это не решено.
arena-column-bot = Бот
arena-column-games = Партии
arena-column-win_rate = Победы
arena-column-points = Очки
arena-column-rating = Рейтинг
arena-column-milliseconds = мс на решение
arena-column-faults = Сбои
arena-column-duel = Боты
arena-column-ahead = Впереди
arena-column-group = Стол
arena-column-deals = Раздачи
arena-column-ratio = Логарифм отношения правдоподобий
arena-column-verdict = Вывод
arena-verdict-open = не решено
arena-verdict-passed = доказано
arena-verdict-failed = опровергнуто
arena-disqualified = дисквалифицирован
arena-kept = Партии сохранены в { $file }; та же команда продолжит их.
arena-report = Отчёт: { $file }.
arena-faults = { $n ->
    [one] { $n } сбой бота. Следы ошибок, если они есть: { $file }
    [few] { $n } сбоя ботов. Следы ошибок, если они есть: { $file }
    [many] { $n } сбоев ботов. Следы ошибок, если они есть: { $file }
   *[other] { $n } сбоя ботов. Следы ошибок, если они есть: { $file }
}
arena-fault-crash = сломался
arena-fault-illegal = ответил не по правилам
arena-fault-slow = думал слишком долго
cli-error-entrants = Для турнира нужны хотя бы два разных бота: --bots greedy,random, или --bot пакет.модуль:Имя для собственного.
cli-error-entrant_twice = Бот «{ $bot }» назван дважды. Назовите каждого один раз: на несколько мест он сядет сам.
cli-error-alone = У того, кто играет один, нет соперника: уберите { $option } или добавьте --players 2.
cli-error-levels_only = --levels берёт своих ботов: уберите --bots и --bot.
cli-error-claim = «{ $given }» не утверждение: напишите две доли побед, например --claim 0.5:0.55, меньшую первой.
cli-error-died = Процесс, который играл, погиб — возможно, его завершил бот или не хватило памяти. Прежние партии сохранены, если --results называет файл; та же команда продолжит.
cli-error-no_ray = Для кластера Ray нужно дополнение «ray»: { $command }. Или выберите --engine local.
cli-error-no_cluster = Кластер Ray не отвечает ({ $reason }). Проверьте RAY_ADDRESS или выберите --engine local.
bot-unknown = Бота «{ $bot }» нет. Есть боты: { $known }, со временем на раздумья — search:0.2; собственного пишут как пакет.модуль:Имя.
bot-no_module = Бота «{ $bot }» нельзя использовать: модуль { $module } не загружается ({ $reason }). Модули ищутся в этой папке и там, где Python ищет пакеты.
bot-no_name = Бота «{ $bot }» нельзя использовать: в модуле { $module } нет класса или функции «{ $name }».
journal-foreign = «{ $file }» — не файл таких результатов. Назовите другой файл.
journal-other = В «{ $file }» результаты другой работы; отличается: { $names }. Назовите другой файл или повторите команду, которой он начат.
journal-line = «{ $file }», строка { $line }: { $reason }. Удалите строку или назовите другой файл.
journal-busy = «{ $file }» занят другим процессом. Подождите его или назовите другой файл.

## Разбор партии

cli-command-analyse = оценить каждое решение оконченной партии и её удачу
analysis-about = Каждый выбор оценён по доигранным партиям, их { $games } ({ $by }).
analysis-by-learned = по выученной стратегии
analysis-by-random = наугад
analysis-column-entry = Запись
analysis-column-player = Игрок
analysis-column-decision = Решение
analysis-column-mark = Оценка
analysis-column-loss = Потеря
analysis-column-better = Лучше
analysis-column-decisions = Решений
analysis-column-lost = Потеряно решениями
analysis-column-luck = Удача
analysis-column-result = Перевес в конце
analysis-column-fair = Без удачи
analysis-mark-best = лучшее
analysis-mark-good = хорошо
analysis-mark-mistake = ошибка
analysis-mark-forced = без выбора
analysis-points = В очках, на которые игрок опережает лучшего из остальных.
analysis-turning = Переломные моменты
analysis-turn-decision = Запись { $entry }, { $player }: { $action }. Вероятность победы: { $before } % → { $after } %.
analysis-turn-chance = Запись { $entry }, случай: { $action }. Вероятность победы ({ $player }): { $before } % → { $after } %.
analysis-no_turn = Их нет: ни одно отдельное решение и ни один случай многого не изменили.
cli-judging = Оценка
cli-error-unfinished = Партия из «{ $file }» не окончена, поэтому её нельзя оценить. Сначала доиграйте её: { $command }
cli-error-no_seat = Места { $seat } нет: у игроков номера от 1 до { $seats }.

## Задачи

cli-command-puzzles = искать в партиях между ботами позиции с одним лучшим ответом
cli-searching = Поиск
puzzles-found = { $n ->
    [one] { $n } задача в { $file }.
    [few] { $n } задачи в { $file }.
    [many] { $n } задач в { $file }.
   *[other] { $n } задачи в { $file }.
}
puzzles-none = Ни одной задачи не найдено; просмотрено партий: { $games }. Пусть просмотрит больше (--games).
puzzles-packed = Упаковано в { $file }.
puzzles-error-unreadable = { $file } — не файл упакованных задач, или он повреждён. Такой файл пишет `--pack`.
puzzles-column-difficulty = Сложность
puzzles-column-theme = Тема
puzzles-column-puzzles = Задачи

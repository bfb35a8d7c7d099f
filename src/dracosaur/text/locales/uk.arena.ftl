# Турніри між ботами, розбір партії, задачі та рівні ботів, яких зустрічають люди.

## Рівні

bot-visitor = Відвідувач
bot-apprentice = Учень
bot-keeper = Доглядач
bot-ranger = Рейнджер
bot-professor = Професор
level-visitor = Тут уперше, і йому все до вподоби. Для вашої найпершої гри.
level-apprentice = Знає правила, але чимало нагод не помічає.
level-keeper = Добре знає гру, але часом помиляється.
level-ranger = З тисяч партій знає, що окупиться врешті-решт.
level-professor = Дограє партію подумки, тисячі разів.

## Турніри

cli-command-arena = проводити турніри між ботами, з рейтингами та звітом
arena-title = Турнір: { $game }
arena-about = Партій: { $games } · гравців за столом: { $players } · зерно: { $seed }
arena-standings = Таблиця
arena-standings-about = Найкращі вгорі; у дужках — те, що правдиве у 95 зі 100 таких турнірів.
arena-win_rates = Перемоги
arena-win_rates-about = Частка виграних партій із 95-відсотковими інтервалами; пунктир — скільки вигравали б рівні. Спільні перемоги рахуються частинами.
arena-scores = Бали
arena-scores-about = Як часто набирали стільки балів; риска — середнє.
arena-ladder = Рейтинги
arena-ladder-about = За openskill, по два стандартні відхилення в обидва боки.
arena-times = Час на рішення
arena-times-about = Роздуми на одному ядрі: смуга — середнє, риска — найповільніше рішення.
arena-duels = Хто кого перемагає
arena-duels-about = Як часто перший випереджає другого за тим самим столом; рівні місця рахуються за половину.
arena-tests = Твердження
arena-tests-about = Чи виграє перший у групі так часто, як стверджується; грають, доки це не вирішено.
arena-column-bot = Бот
arena-column-games = Партії
arena-column-win_rate = Перемоги
arena-column-points = Бали
arena-column-rating = Рейтинг
arena-column-milliseconds = мс на рішення
arena-column-faults = Збої
arena-column-duel = Боти
arena-column-ahead = Попереду
arena-column-group = Стіл
arena-column-deals = Роздачі
arena-column-ratio = Логарифм відношення правдоподібностей
arena-column-verdict = Висновок
arena-verdict-open = не вирішено
arena-verdict-passed = доведено
arena-verdict-failed = спростовано
arena-disqualified = дискваліфіковано
arena-kept = Партії збережено у { $file }; та сама команда продовжить їх.
arena-report = Звіт: { $file }.
arena-faults = { $n ->
    [one] { $n } збій бота. Сліди помилок, якщо вони є: { $file }
    [few] { $n } збої ботів. Сліди помилок, якщо вони є: { $file }
    [many] { $n } збоїв ботів. Сліди помилок, якщо вони є: { $file }
   *[other] { $n } збою ботів. Сліди помилок, якщо вони є: { $file }
}
arena-fault-crash = зламався
arena-fault-illegal = відповів не за правилами
arena-fault-slow = думав надто довго
cli-error-entrants = Для турніру потрібно щонайменше два різні боти: --bots greedy,random, або --bot пакет.модуль:Назва для власного.
cli-error-entrant_twice = Бота «{ $bot }» названо двічі. Назвіть кожного один раз: за кілька місць він сяде сам.
cli-error-alone = Хто грає сам, не має суперника: приберіть { $option } або додайте --players 2.
cli-error-levels_only = --levels має власних ботів: приберіть --bots і --bot.
cli-error-claim = «{ $given }» не є твердженням: напишіть дві частки перемог, як-от --claim 0.5:0.55, меншу першою.
cli-error-died = Процес, що грав, загинув — можливо, його завершив бот або забракло пам’яті. Попередні партії збережено, якщо --results називає файл; та сама команда продовжить.
cli-error-no_ray = Для кластера Ray потрібне доповнення «ray»: { $command }. Або виберіть --engine local.
cli-error-no_cluster = Кластер Ray не відповідає ({ $reason }). Перевірте RAY_ADDRESS або виберіть --engine local.
bot-unknown = Бота «{ $bot }» немає. Є такі боти: { $known }, із часом на роздуми — search:0.2; власного пишуть як пакет.модуль:Назва.
bot-no_module = Бота «{ $bot }» не можна використати: модуль { $module } не завантажується ({ $reason }). Модулі шукаються в цій теці й там, де Python шукає пакети.
bot-no_name = Бота «{ $bot }» не можна використати: у модулі { $module } немає класу чи функції «{ $name }».
journal-foreign = «{ $file }» не є файлом таких результатів. Назвіть інший файл.
journal-other = «{ $file }» містить результати іншої роботи; відрізняється: { $names }. Назвіть інший файл або повторіть команду, якою його почато.
journal-line = «{ $file }», рядок { $line }: { $reason }. Вилучіть рядок або назвіть інший файл.
journal-busy = «{ $file }» зайнятий іншим процесом. Зачекайте або назвіть інший файл.

## Розбір партії

cli-command-analyse = оцінити кожне рішення закінченої партії та її удачу
analysis-about = Кожен вибір оцінено за дограними партіями, їх { $games } ({ $by }).
analysis-by-learned = за навченою стратегією
analysis-by-random = навмання
analysis-column-entry = Запис
analysis-column-player = Гравець
analysis-column-decision = Рішення
analysis-column-mark = Оцінка
analysis-column-loss = Втрата
analysis-column-better = Краще
analysis-column-decisions = Рішень
analysis-column-lost = Втрачено рішеннями
analysis-column-luck = Удача
analysis-column-result = Перевага наприкінці
analysis-column-fair = Без удачі
analysis-mark-best = найкраще
analysis-mark-good = добре
analysis-mark-mistake = помилка
analysis-mark-forced = без вибору
analysis-points = У балах, на які гравець випереджає найкращого з інших.
analysis-turning = Переломні моменти
analysis-turn-decision = Запис { $entry }, { $player }: { $action }. Імовірність перемоги: { $before } % → { $after } %.
analysis-turn-chance = Запис { $entry }, випадок: { $action }. Імовірність перемоги ({ $player }): { $before } % → { $after } %.
analysis-no_turn = Їх немає: жодне окреме рішення чи випадок багато не змінили.
cli-judging = Оцінювання
cli-error-unfinished = Партію з «{ $file }» не закінчено, тож її не можна оцінити. Спершу дограйте її: { $command }
cli-error-no_seat = Місця { $seat } немає: гравці мають номери від 1 до { $seats }.

## Задачі

cli-command-puzzles = шукати в партіях між ботами позиції з однією найкращою відповіддю
cli-searching = Пошук
puzzles-found = { $n ->
    [one] { $n } задача у { $file }.
    [few] { $n } задачі у { $file }.
    [many] { $n } задач у { $file }.
   *[other] { $n } задачі у { $file }.
}
puzzles-none = Жодної задачі не знайдено; переглянуто партій: { $games }. Дозвольте переглянути більше (--games).
puzzles-packed = Запаковано у { $file }.
puzzles-error-unreadable = { $file } — не файл запакованих задач, або він пошкоджений. Такий файл пише `--pack`.
puzzles-column-difficulty = Складність
puzzles-column-theme = Тема
puzzles-column-puzzles = Задачі

# Words that all games share: mistakes in documents, and the command line. Words of the terminal client: uk.ui.ftl.

## Mistakes in a position

error-object = Тут має бути об’єкт у фігурних дужках.
error-list = Тут має бути список у квадратних дужках.
error-too_many = Записів у списку: { $n }, а щонайбільше може бути { $most }. Приберіть зайві.
error-word = { $value } тут не годиться. Напишіть одне з цих слів: { $known }.
error-number = { $value } тут не годиться. Напишіть ціле число від { $least } до { $most }.
error-text = { $value } — не ім’я. Напишіть ім’я в лапках або не пишіть його зовсім.
error-unknown_key = Ключ «{ $key }» тут невідомий. Відомі ключі: { $known }.
error-missing = Цього бракує. Додайте одне з цих значень: { $known }.
bad-option-unknown = невідоме налаштування «{ $setting }»; є такі: { $known }
bad-option-value = налаштування «{ $setting }» має значення { $value }; можна: { $allowed }
error-players = Неправильна кількість гравців: має бути від { $least } до { $most }.
error-same_name = Двоє гравців мають однакове ім’я: дайте кожному своє.
error-pyramid = Піраміда — це список із шести місць від P1 до P6, де null означає вільне місце. Тут записів: { $n }.
error-summer = Це зимова партія літнього/зимового режиму, тож додайте літній результат кожного гравця: "summer" зі score і trexes.
error-contradiction = Це суперечить решті документа: такого становища в грі бути не може. Виправте це або приберіть "table", щоб порахувати зоопарки такими, як вони є.

## Mistakes in a record

record-header = це не заголовок запису партії ({ $reason })
record-format = запис має формат { $format }, а ця програма читає формати { $known }
record-game = це запис гри { $found }, а не { $wanted }
record-entry = це не дія цієї гри ({ $reason })
record-rules = партію зіграно за версією правил { $found }, а ця програма має версію { $known }
record-seats = гравців має бути від { $least } до { $most }, а не { $n }
record-key = ключ не відповідає хешу в заголовку (commitment)
record-no_key = у записі немає ключа, тож випадкові результати не перевірити
record-keyless = немає ключа випадковості, тож продовжити партію не можна
record-unfair = { $said }: це не випливає з ключа, який дає «{ $fair }»
record-start = початкова позиція має інших гравців або інші налаштування, ніж заголовок

## Refusals that no rule speaks

why-stale = На це питання вже відповіли, або зараз запитують про інше.
why-no_action = { $said } — не дія цієї гри.

## What the command can do

cli-tagline = «Дракозавр»: три настільні гри про динозаврів і драконів — грати, вивчати, розв’язувати.
cli-commands = Що він уміє
cli-command-play = гра в терміналі проти ботів або з друзями
cli-command-score = підсумковий рахунок за вашим столом, крок за кроком або з документа
cli-command-simulate = тисячі партій і звіт про них
cli-command-train = навчання ботів: вони грають самі з собою
cli-command-replay = переказ записаної партії
cli-command-verify = перевірка, чи записана партія відповідає правилам
cli-command-export = перетворення записаних партій на масиви для навчання
cli-command-rules = посібник до гри або правила за номером чи словом
cli-command-card = карта «Змієвира» словами, за номером чи назвою
cli-command-cards = список карт «Змієвира» за тим, що на них надруковано
cli-command-games = список ігор з їхніми налаштуваннями й ботами
cli-command-completion = сценарій автодоповнення для вашої оболонки
cli-examples = Наприклад
cli-more = Більше про команду: { $command }

## Score

cli-rule = Правило
cli-total = Разом
cli-leaders = Попереду: { $players }
cli-winner = Перемога: { $players }
cli-winners = Спільна перемога: { $players }
cli-tie = За нічиєї вирішує: { $how } ({ $compared })
cli-tie-plain = Нічия: { $how }
cli-assumed = Припущено: { $event }
assumed-read = «{ $given }» прочитано як { $read }.

## Records

cli-after_step = Після дії { $step } з { $steps }
cli-unfinished = Партію не завершено; це рахунок на цю мить.
cli-verified = Запис несуперечливий і відповідає правилам. Дій: { $entries }.
cli-verified-over = Партію зіграно до кінця.
cli-verified-running = Партію не завершено.
cli-verified-fair = Усі випадкові результати випливають з оприлюдненого ключа.
cli-verified-no_key = У записі немає ключа, тож випадкові результати не перевірено.
cli-carried_over = Партію грали за версією правил { $found }, і всі ходи дійсні й за версією { $known }. Вона продовжується в новому записі: { $file }
cli-not_verified = Помилка в рядку { $line }: { $reason }

## Rules and games

cli-full_text = Повний текст
cli-full_text-english = Повний текст (англійською)
cli-rules_found = { $n ->
    [one] { $n } правило. Його повний текст: { $command }
    [few] { $n } правила. Повний текст одного з них: { $command }
    [many] { $n } правил. Повний текст одного з них: { $command }
   *[other] { $n } правила. Повний текст одного з них: { $command }
}
cli-players = Гравців: { $least }–{ $most }
cli-bots = Боти: { $bots }
bot-random = випадковий
bot-greedy = жадібний
bot-learned = навчений
bot-search = вдумливий
cli-options = Налаштування
cli-allowed = { $values } (типово { $default })
cli-editions = Друковані видання правил, налаштування edition: { $editions }
cli-cards_found = { $n ->
    [one] { $n } карта. Одна карта окремо: { $command }
    [few] { $n } карти. Одна карта окремо: { $command }
    [many] { $n } карт. Одна карта окремо: { $command }
   *[other] { $n } карти. Одна карта окремо: { $command }
}

## Simulations

cli-compiling = Підготовка швидких правил для цього комп’ютера, лише вперше: { $done } з { $rules }
cli-not_kept = Швидкі правила не вдалося зберегти в { $path } ({ $reason }); наступного разу вони готуватимуться заново.
cli-exported =
    Записано у { $file }: { $records } { $records ->
        [one] партію
        [few] партії
        [many] партій
       *[other] партії
    }, { $decisions } { $decisions ->
        [one] рішення
        [few] рішення
        [many] рішень
       *[other] рішення
    }; пропущено незавершених: { $unfinished }.
cli-playing = Триває гра
cli-random_play = немає, випадкова гра
cli-statistic-games = Партії
cli-statistic-players = Гравці
cli-statistic-engine = Рушій
cli-statistic-bots = Боти
cli-statistic-seed = Зерно випадковості
cli-statistic-seconds = Секунди
cli-statistic-cpu_seconds = Секунди ядра на гру
cli-statistic-compile_seconds = Секунди на підготовку правил
cli-statistic-games_per_second = Партій за секунду ядра
cli-statistic-decisions_per_second = Рішень за секунду ядра
cli-statistic-decisions_per_game = Рішень за партію
cli-statistic-entries_per_game = Дій у записі партії
cli-statistic-mean_score = Середній рахунок
cli-statistic-score_sd = Стандартне відхилення
cli-statistic-score_range = Найменший і найбільший рахунок
cli-statistic-mean_scores = Середній рахунок за місцями
cli-statistic-wins = Перемоги за місцями
cli-statistic-ties = Спільні перемоги

## Mistakes on the command line

cli-error = Помилка: { $message }
cli-stdin = стандартне введення
cli-error-no_file = Файлу «{ $file }» немає. Перевірте назву або напишіть -, щоб читати стандартне введення.
cli-error-directory = «{ $file }» — це каталог. Назвіть файл у ньому.
cli-error-unreadable = «{ $file }» не вдається прочитати ({ $reason }). Перевірте права доступу.
cli-error-unwritable = «{ $file }» не вдається записати ({ $reason }). Назвіть інший файл.
cli-error-output = Не вдалося записати відповідь ({ $reason }).
cli-error-encoding = «{ $file }» — не текст у кодуванні UTF-8. Збережіть його в UTF-8 і спробуйте ще раз.
cli-error-empty = «{ $file }» порожній. Приклади вмісту є в docs/cli.md та в довідці --help.
cli-error-too_large = «{ $file }» більший за { $most } МБ; записів і позицій такого розміру не буває.
cli-error-json = «{ $file }», рядок { $line }, стовпець { $column }: тут неправильний JSON ({ $reason }). Виправте це місце.
cli-error-nested = У «{ $file }» забагато вкладених рівнів. Запишіть позицію так, як показує --help.
cli-error-twice = «{ $file }»: ключ «{ $key }» трапляється двічі в одному об’єкті. Залиште один.
cli-error-value = У «{ $file }» є значення, якого в позиції не буває ({ $reason }). Виправте його.
cli-error-no_game = «{ $file }» не називає гри: додайте ключ "game" з однією з назв: { $known }.
cli-error-unknown_game = Невідома гра: { $game }. Ігри: { $known }.
cli-error-record = «{ $file }», рядок { $line }: { $reason }
cli-error-option_form = «{ $given }» — не налаштування: напишіть --option НАЗВА=ЗНАЧЕННЯ. Налаштування: { $known }.
cli-error-rule = Немає правила «{ $number }». Розділи: { $sections }; правило — це, наприклад, { $example }.
cli-error-rule_word = «{ $word }» немає в жодному правилі. Спробуйте інше слово чи його частину або прочитайте посібник: { $command }
cli-error-option = { $reason }. Усі налаштування: { $command }
cli-error-seats = { $game }: гравців має бути від { $least } до { $most }, а не { $n }. Змініть --players, --humans або --bots.
cli-error-short_seats = { $option } діє, лише коли гравців { $only }, а не { $n }. Приберіть цю опцію або змініть --players, --humans чи --bots.
cli-error-bots_count = Кількість ботів не підходить: названо { $n }, гравців { $seats }. Назвіть по одному на кожне місце, де не грає людина.
cli-error-names_count = Імен більше, ніж гравців: вказано { $n }, гравців { $seats }.
cli-error-play_game = Для { $given } бракує гри: назвіть одну з { $known } або не вказуйте нічого, щоб відкрити початковий екран.
cli-error-same_name = Двоє гравців мають ім’я { $name }. Дайте кожному своє.
cli-error-step = У записі дії від 0 до { $steps }, тож дії { $step } немає.
cli-error-card_which = Назвіть одну карту: { $number }, { $name } або { $cave }.
cli-error-card_dragon = Дракона { $number } немає: дракони мають номери від 1 до { $most }.
cli-error-card_cave = Карти печери { $number } немає: карти печер мають номери від 1 до { $most }.
cli-error-card_name = Жодного дракона не звуть «{ $name }». Усі карти: { $command }
cli-error-card_like = Жодного дракона не звуть «{ $name }». Схожі:
    { $known }
cli-error-card_several = «{ $name }» пасує кільком драконам. Напишіть більше літер імені або номер:
    { $known }
cli-error-no_cards = Жодна карта не має всього цього. Приберіть щось; що можна запитати: { $command }
cli-error-card_data = Дані карт непридатні. Виправте ці рядки:
    { $mistakes }
cli-error-no_terminal = Грати можна лише в терміналі, а тут його немає. Для партій між ботами напишіть: { $command }
cli-error-no_compiler = Швидкі правила потребують доповнення «fast»: { $command }. Або напишіть --engine plain.
cli-error-export_extra = Для масивів із записів потрібне доповнення: { $command }.
cli-error-export_record = Запис { $number } у «{ $file }», рядок { $line }: { $reason }. Вилучіть його або виправте.
cli-error-export_other = Запис { $number } у «{ $file }» — з іншого столу ({ $found }). Перетворюйте кожен вид столу окремо.
cli-error-export_nothing = Немає жодної завершеної партії (незавершених: { $unfinished }).
cli-error-resumed = «{ $file }» — запис гри { $other }, а не { $game }. Щоб її продовжити: { $command }
cli-error-record_exists = «{ $file }» уже існує. Продовжити цю партію: { $command }. Або назвіть інший файл чи додайте --overwrite, щоб його замінити.
cli-error-resume_fixed = Продовжена партія зберігає гравців, імена, налаштування й зерно випадковості: приберіть { $given }.
cli-error-resume_bot = У записі вказано бота «{ $bot }», якого в цій програмі немає. Назвіть ботів самі: --bots { $known }.

## Training

cli-train-begin = { $set }: партій проти самих себе: { $games }
cli-train-resumed = { $set }: продовження, уже зіграно партій: { $games }
cli-train-shipped = { $set }: партій: { $games }, процесорного часу: { $seconds } с; ваги лежать у { $path }
cli-train-better = { $set }: краще, ніж досі, на { $gain } ± { $interval }
cli-train-kept = { $set }: не краще, ніж досі ({ $gain } ± { $interval }), тому лишаються старі ваги
cli-error-train_fast = Для навчання потрібне доповнення «fast»: { $command }
cli-error-train_set = «{ $set }» — не набір ваг цієї гри. Є такі набори: { $sets }
cli-error-train_game = Боти цієї гри ще не вчаться. Ігри, де боти вчаться: { $games }

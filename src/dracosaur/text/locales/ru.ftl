# Words that all games share: mistakes in documents, and the command line. Words of the terminal client: ru.ui.ftl.

## Mistakes in a position

error-object = Здесь должен быть объект в фигурных скобках.
error-list = Здесь должен быть список в квадратных скобках.
error-too_many = Записей в списке: { $n }, а может быть самое большее { $most }. Уберите лишние.
error-word = { $value } здесь не подходит. Напишите одно из этих слов: { $known }.
error-number = { $value } здесь не подходит. Напишите целое число от { $least } до { $most }.
error-text = { $value } — не имя. Напишите имя в кавычках или не пишите его совсем.
error-unknown_key = Ключ «{ $key }» здесь неизвестен. Известные ключи: { $known }.
error-missing = Этого не хватает. Добавьте одно из этих значений: { $known }.
bad-option-unknown = неизвестная настройка «{ $setting }»; настройки такие: { $known }
bad-option-value = настройка «{ $setting }» имеет значение { $value }; можно: { $allowed }
error-players = Неверное число игроков: должно быть от { $least } до { $most }.
error-same_name = У двух игроков одинаковое имя: дайте каждому своё.
error-pyramid = Пирамида — это список из шести мест от P1 до P6, где null означает свободное место. Здесь записей: { $n }.
error-summer = Это зимняя партия режима «лето/зима», поэтому добавьте летний результат каждого игрока: "summer" со score и trexes.
error-contradiction = Это противоречит остальному документу: такого положения в игре быть не может. Исправьте это или уберите "table", чтобы посчитать зоопарки такими, какие они есть.

## Mistakes in a record

record-header = это не заголовок записи партии ({ $reason })
record-format = у записи формат { $format }, а эта программа читает форматы { $known }
record-game = это запись игры { $found }, а не { $wanted }
record-entry = это не действие этой игры ({ $reason })
record-rules = партия сыграна по версии правил { $found }, а у этой программы версия { $known }
record-seats = игроков должно быть от { $least } до { $most }, а не { $n }
record-key = ключ не соответствует хешу в заголовке (commitment)
record-no_key = в записи нет ключа, поэтому случайные результаты не проверить
record-keyless = нет ключа случайности, поэтому продолжить партию нельзя
record-unfair = { $said }: это не следует из ключа, который даёт «{ $fair }»
record-start = в начальной позиции другие игроки или настройки, чем в заголовке

## Refusals that no rule speaks

why-stale = На этот вопрос уже ответили, или сейчас задан другой.
why-no_action = { $said } — не действие этой игры.

## What the command can do

cli-tagline = «Дракозавр»: три настольные игры о динозаврах и драконах — играть, изучать, решать.
cli-commands = Что он умеет
cli-command-play = игра в терминале против ботов или с друзьями
cli-command-score = подсчёт очков за вашим столом, шаг за шагом или из документа
cli-command-simulate = тысячи партий и отчёт о них
cli-command-train = обучение ботов: они играют сами с собой
cli-command-replay = пересказ записанной партии
cli-command-verify = проверка, соответствует ли записанная партия правилам
cli-command-export = преобразование записанных партий в массивы для обучения
cli-command-rules = руководство по игре или правила по номеру или слову
cli-command-card = карта Wyrmspan словами, по номеру или названию
cli-command-cards = список карт Wyrmspan по тому, что на них напечатано
cli-command-games = список игр с их настройками и ботами
cli-command-completion = сценарий автодополнения для вашей оболочки
cli-examples = Например
cli-more = Подробнее о команде: { $command }

## Score

cli-rule = Правило
cli-total = Итого
cli-leaders = Впереди: { $players }
cli-winner = Победа: { $players }
cli-winners = Общая победа: { $players }
cli-tie = При ничьей решает: { $how } ({ $compared })
cli-tie-plain = Ничья: { $how }
cli-assumed = Предположено: { $event }
assumed-read = «{ $given }» прочитано как { $read }.

## Records

cli-after_step = После действия { $step } из { $steps }
cli-unfinished = Партия не окончена; это счёт на данный момент.
cli-verified = Запись непротиворечива и соответствует правилам. Действий: { $entries }.
cli-verified-over = Партия сыграна до конца.
cli-verified-running = Партия не окончена.
cli-verified-fair = Все случайные результаты следуют из раскрытого ключа.
cli-verified-no_key = В записи нет ключа, поэтому случайные результаты не проверены.
cli-carried_over = Партию играли по версии правил { $found }, и все ходы верны и по версии { $known }. Она продолжается в новой записи: { $file }
cli-not_verified = Ошибка в строке { $line }: { $reason }

## Rules and games

cli-full_text = Полный текст
cli-full_text-english = Полный текст (на английском)
cli-rules_found = { $n ->
    [one] { $n } правило. Его полный текст: { $command }
    [few] { $n } правила. Полный текст одного из них: { $command }
    [many] { $n } правил. Полный текст одного из них: { $command }
   *[other] { $n } правила. Полный текст одного из них: { $command }
}
cli-players = Игроков: { $least }–{ $most }
cli-bots = Боты: { $bots }
bot-random = случайный
bot-greedy = жадный
bot-learned = обученный
bot-search = вдумчивый
cli-options = Настройки
cli-allowed = { $values } (по умолчанию { $default })
cli-editions = Печатные издания правил, настройка edition: { $editions }
cli-cards_found = { $n ->
    [one] { $n } карта. Одна карта отдельно: { $command }
    [few] { $n } карты. Одна карта отдельно: { $command }
    [many] { $n } карт. Одна карта отдельно: { $command }
   *[other] { $n } карты. Одна карта отдельно: { $command }
}

## Simulations

cli-compiling = Подготовка быстрых правил для этого компьютера, только в первый раз: { $done } из { $rules }
cli-not_kept = Быстрые правила не удалось сохранить в { $path } ({ $reason }); в следующий раз они будут готовиться заново.
cli-exported =
    Записано в { $file }: { $records } { $records ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }, { $decisions } { $decisions ->
        [one] решение
        [few] решения
        [many] решений
       *[other] решения
    }; пропущено незавершённых: { $unfinished }.
cli-playing = Идёт игра
cli-random_play = нет, случайная игра
cli-statistic-games = Партии
cli-statistic-players = Игроки
cli-statistic-engine = Движок
cli-statistic-bots = Боты
cli-statistic-seed = Зерно случайности
cli-statistic-seconds = Секунды
cli-statistic-cpu_seconds = Секунды ядра на игру
cli-statistic-compile_seconds = Секунды на подготовку правил
cli-statistic-games_per_second = Партий за секунду ядра
cli-statistic-decisions_per_second = Решений за секунду ядра
cli-statistic-decisions_per_game = Решений за партию
cli-statistic-entries_per_game = Действий в записи партии
cli-statistic-mean_score = Средний счёт
cli-statistic-score_sd = Стандартное отклонение
cli-statistic-score_range = Наименьший и наибольший счёт
cli-statistic-mean_scores = Средний счёт по местам
cli-statistic-wins = Победы по местам
cli-statistic-ties = Общие победы

## Mistakes on the command line

cli-error = Ошибка: { $message }
cli-stdin = стандартный ввод
cli-error-no_file = Файла «{ $file }» нет. Проверьте имя или напишите -, чтобы читать стандартный ввод.
cli-error-directory = «{ $file }» — это каталог. Назовите файл в нём.
cli-error-unreadable = «{ $file }» не удаётся прочитать ({ $reason }). Проверьте права доступа.
cli-error-unwritable = «{ $file }» не удаётся записать ({ $reason }). Назовите другой файл.
cli-error-output = Не удалось записать ответ ({ $reason }).
cli-error-encoding = «{ $file }» — не текст в кодировке UTF-8. Сохраните его в UTF-8 и попробуйте ещё раз.
cli-error-empty = «{ $file }» пуст. Примеры содержимого есть в docs/cli.md и в справке --help.
cli-error-too_large = «{ $file }» больше { $most } МБ; записей и позиций такого размера не бывает.
cli-error-json = «{ $file }», строка { $line }, столбец { $column }: здесь неверный JSON ({ $reason }). Исправьте это место.
cli-error-nested = В «{ $file }» слишком много вложенных уровней. Запишите позицию так, как показывает --help.
cli-error-twice = «{ $file }»: ключ «{ $key }» встречается дважды в одном объекте. Оставьте один.
cli-error-value = В «{ $file }» есть значение, какого в позиции не бывает ({ $reason }). Исправьте его.
cli-error-no_game = «{ $file }» не называет игру: добавьте ключ "game" с одним из названий: { $known }.
cli-error-unknown_game = Неизвестная игра: { $game }. Игры: { $known }.
cli-error-record = «{ $file }», строка { $line }: { $reason }
cli-error-option_form = «{ $given }» — не настройка: напишите --option ИМЯ=ЗНАЧЕНИЕ. Настройки: { $known }.
cli-error-rule = Нет правила «{ $number }». Разделы: { $sections }; правило — это, например, { $example }.
cli-error-rule_word = «{ $word }» нет ни в одном правиле. Попробуйте другое слово или его часть или прочитайте руководство: { $command }
cli-error-option = { $reason }. Все настройки: { $command }
cli-error-seats = { $game }: игроков должно быть от { $least } до { $most }, а не { $n }. Измените --players, --humans или --bots.
cli-error-short_seats = { $option } действует, только когда игроков { $only }, а не { $n }. Уберите эту опцию или измените --players, --humans или --bots.
cli-error-bots_count = Число ботов не подходит: названо { $n }, игроков { $seats }. Назовите по одному на каждое место, где не играет человек.
cli-error-names_count = Имён больше, чем игроков: указано { $n }, игроков { $seats }.
cli-error-play_game = Для { $given } не указана игра: назовите одну из { $known } или не указывайте ничего, чтобы открыть начальный экран.
cli-error-same_name = Двух игроков зовут { $name }. Дайте каждому своё имя.
cli-error-step = В записи действия от 0 до { $steps }, поэтому действия { $step } нет.
cli-error-card_which = Назовите одну карту: { $number }, { $name } или { $cave }.
cli-error-card_dragon = Дракона { $number } нет: у драконов номера от 1 до { $most }.
cli-error-card_cave = Карты пещеры { $number } нет: у карт пещер номера от 1 до { $most }.
cli-error-card_name = Ни одного дракона не зовут «{ $name }». Все карты: { $command }
cli-error-card_like = Ни одного дракона не зовут «{ $name }». Похожие:
    { $known }
cli-error-card_several = «{ $name }» подходит нескольким драконам. Напишите больше букв имени или номер:
    { $known }
cli-error-no_cards = Ни у одной карты нет всего этого. Уберите что-нибудь; о чём можно спросить: { $command }
cli-error-card_data = Данные карт непригодны. Исправьте эти строки:
    { $mistakes }
cli-error-no_terminal = Играть можно только в терминале, а здесь его нет. Для партий между ботами напишите: { $command }
cli-error-no_compiler = Быстрым правилам нужно дополнение «fast»: { $command }. Или напишите --engine plain.
cli-error-export_extra = Для массивов из записей нужно дополнение: { $command }.
cli-error-export_record = Запись { $number } в «{ $file }», строка { $line }: { $reason }. Уберите её или исправьте.
cli-error-export_other = Запись { $number } в «{ $file }» — с другого стола ({ $found }). Преобразуйте каждый вид стола отдельно.
cli-error-export_nothing = Нет ни одной завершённой партии (незавершённых: { $unfinished }).
cli-error-resumed = «{ $file }» — запись игры { $other }, а не { $game }. Продолжить её: { $command }
cli-error-record_exists = «{ $file }» уже существует. Продолжить эту партию: { $command }. Или назовите другой файл либо добавьте --overwrite, чтобы заменить его.
cli-error-resume_fixed = Продолженная партия сохраняет игроков, имена, настройки и зерно случайности: уберите { $given }.
cli-error-resume_bot = В записи указан бот «{ $bot }», которого в этой программе нет. Назовите ботов сами: --bots { $known }.

## Training

cli-train-begin = { $set }: партий против самих себя: { $games }
cli-train-resumed = { $set }: продолжение, уже сыграно партий: { $games }
cli-train-shipped = { $set }: партий: { $games }, процессорного времени: { $seconds } с; веса лежат в { $path }
cli-train-better = { $set }: лучше, чем раньше, на { $gain } ± { $interval }
cli-train-kept = { $set }: не лучше, чем раньше ({ $gain } ± { $interval }), поэтому остаются старые веса
cli-error-train_fast = Для обучения нужно дополнение «fast»: { $command }
cli-error-train_set = «{ $set }» — не набор весов этой игры. Есть такие наборы: { $sets }
cli-error-train_game = Боты этой игры ещё не учатся. Игры, где боты учатся: { $games }

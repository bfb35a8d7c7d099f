# The terminal client.

## Players

ui-player-name = Гравець { $n }
ui-bot-name = Бот { $n } ({ $bot })
ui-bot-numbered = { $bot } { $n }
ui-bot-short = Бот { $n }
ui-player-initials = Г{ $n }
ui-bot-initials = Б{ $n }
ui-watching = Перегляд
ui-too-small = Збільшіть, будь ласка, вікно: вистачить { $columns } × { $rows }, зараз { $width } × { $height }.
ui-language-name = Українська

## Keys at the bottom of the screen, as short as possible

ui-key-help = Довідка
ui-key-language = Мова
ui-key-rule = Правило
ui-key-pane = Вкладка
ui-key-look = Інші
ui-key-undo = Відміна
ui-key-hint = Порада
ui-key-menu = Меню
ui-key-ready = Готово
ui-key-stay = Не скасовувати
ui-key-choose = Вибрати
ui-key-change = Змінити
ui-key-begin = Почати
ui-key-leave = Вийти
ui-key-again = Нова гра
ui-key-boards = Оглянути планшети
ui-key-quit = Вийти

## The table

ui-pane-players = Гравці
ui-pane-score = Рахунок
ui-pane-log = Хроніка
ui-total = Разом
ui-over = Гру завершено. Нову гру можна почати з меню (F10).
ui-wait = Зачекайте на інших гравців.
ui-left = (ще { $n })
ui-can-undo = (F8 скасує ваше останнє рішення.)
ui-no-undo = Скасувати вже нічого не можна: показане, витягнуте й кинуте лишається.
ui-undo-late = Боти вже ходять: скасовувати пізно.
ui-back-title = Скасувати рішення
ui-back-question = Після вашого останнього рішення інші вже ходили або щось відкрилося. Граючи лише з ботами, ви все ж можете вирішити наново; кубик, торбинка й колоди дадуть те саме.
ui-back-yes = Скасувати моє останнє рішення
ui-hint = Добрий вибір: { $what }
ui-looking = Ви дивитеся на планшет гравця: { $player }. Esc поверне до вашого.

## The curtain between two people

ui-curtain-title = Наступний гравець
ui-curtain-pass = Передайте клавіатуру: { $player }
ui-curtain-ready = Натисніть Enter, коли ніхто інший не дивиться
ui-curtain-undo = Скасувати ({ $player })
ui-curtain-back = { $player }: скасування останнього рішення.

## The end

ui-end-title = Підсумковий рахунок
ui-end-winner = Перемога: { $players }
ui-end-winners = Спільна перемога: { $players }
ui-end-tie = За нічиєї вирішило: { $reason }

## The start screen

ui-start-title = Почати гру
ui-start-begin = Почати
ui-start-begin-help = Почати гру так, як указано нижче.
ui-start-saved = Збережені гри
ui-start-saved-help = Продовжити збережену гру або переглянути запис.
ui-start-game = Гра
ui-start-seats = Гравці
ui-start-seats-help = У цю гру грають { $least }–{ $most } гравців, люди й боти разом.
ui-start-person = Людина
ui-start-bot = Бот: { $bot }
ui-start-seat-help = Людина за цією клавіатурою або бот. Через Enter можна дати й ім’я.
ui-start-name = Ім’я гравця
ui-start-same-name = Інший гравець уже має це ім’я.
ui-start-file = Інший файл
ui-start-bad-file = { $path } не вдалося відкрити: { $reason }
ui-start-resume = Продовжити цю гру
ui-start-look = Переглянути
ui-start-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
ui-value-random = випадково
ui-value-yes = так
ui-value-no = ні
ui-value-none = без обмеження

## Menu and questions

ui-menu-title = Меню
ui-menu-continue = Повернутися до гри
ui-menu-new = Нова гра
ui-menu-save = Зберегти
ui-menu-help = Довідка й посібник
ui-menu-rule = Знайти правило
ui-menu-language = Мова
ui-menu-theme = Світлі або темні кольори
ui-menu-quit = Вийти
ui-stay = Грати далі
ui-new-question = Цю гру ще не завершено. Усе одно почати нову?
ui-new-yes = Почати нову гру
ui-quit-saved = Гра зберігається після кожного ходу: { $path }
ui-quit-unsaved = Цю гру не завершено й не збережено.
ui-quit-behind = Останні ходи не вдалося зберегти сюди: { $path }
ui-quit-yes = Вийти
ui-quit-save = Зберегти й вийти
ui-quit-lose = Вийти без збереження
ui-close = Esc закриває
ui-write-keys = Enter приймає · Esc закриває

## Saving

ui-saved = Збережено: { $path }. Відтепер зберігається кожен хід.
ui-not-saved = Гру не вдалося зберегти: { $reason }. Натисніть F9, щоб вибрати інший файл.
ui-save-title = Зберегти в інший файл
ui-save-where = Гру не вдалося зберегти сюди: { $path } ({ $reason }). Введіть назву іншого файлу.
ui-save-exists = Файл із такою назвою вже є: { $path }
ui-kept = Гру збережено тут: { $path }
    Щоб продовжити: { $command }
ui-kept-over = Зіграну партію збережено тут: { $path }
    Перечитати: { $command }

## Rules

ui-rule-title = Правила за номерами
ui-rule-placeholder = Номер правила, наприклад { $example }
ui-rule-unknown = Правила { $number } немає. Номер має такий вигляд: { $example }.

## Help

ui-help-title = Довідка
ui-help-keys = Клавіші
ui-help-signs = Літери й позначки
ui-help-digits = вибрати те, що має цей номер; літери діють там, де їх показано
ui-help-arrows = перейти до вибору, динозавра чи місця й прочитати про нього
ui-help-enter = вибрати; клацання мишею робить те саме
ui-help-new = нове після вашого останнього рішення
ui-help-help = ця сторінка
ui-help-language = інша мова
ui-help-theme = світлі або темні кольори
ui-help-rule = знайти правило; щойно згадане вже вписано
ui-help-pane = наступна вкладка: гравці, рахунок, хроніка
ui-help-look = планшет наступного гравця на повний розмір
ui-help-hint = показати добрий вибір
ui-help-undo = скасувати своє останнє рішення, доки нічого не показано
ui-help-save = зберегти гру
ui-help-scroll = прокрутити вкладку
ui-help-menu = меню або назад до свого планшета
ui-help-quit = вийти

## Draftosaurus

ui-draftosaurus-free = Вільний вибір: { $players }
ui-draftosaurus-bound = За кубиком: { $players }
ui-draftosaurus-free-sign = Не зважає на кубик
ui-draftosaurus-bound-sign = Слухається кубика
ui-draftosaurus-decided-sign = Рішення прийнято
ui-draftosaurus-thinking-sign = Ще вирішує
ui-draftosaurus-hand-sign = Рука: літери, якщо ви її бачили, інакше кількість

## Wyrmspan

ui-wyrmspan-page-mat = Планшет
ui-wyrmspan-page-cards = Карти
ui-wyrmspan-page-guild = Гільдія
ui-wyrmspan-round = Раунд { $round } з { $rounds }
ui-wyrmspan-turn = хід: { $player }
ui-wyrmspan-phase-setup = приготування
ui-wyrmspan-phase-keeping = приготування
ui-wyrmspan-phase-round_end = кінець раунду
ui-wyrmspan-phase-renewal = кінець раунду
ui-wyrmspan-phase-income = дохід
ui-wyrmspan-phase-payments = кінець гри
ui-wyrmspan-phase-over = кінець гри
ui-wyrmspan-nests = Гнізда
ui-wyrmspan-display = Відкриті карти · колоди { $decks }
ui-wyrmspan-hand = Ваша рука { $cards }
ui-wyrmspan-hand-known = Рука: { $player } { $cards } · відомо всім:
ui-wyrmspan-explored = досліджень у цьому раунді: { $n } з { $most }
ui-wyrmspan-passed = пас
ui-wyrmspan-growth = Дорослішання драконятка
ui-wyrmspan-automa-steps = Кроки гільдії { $n } · фішки гільдії { $markers }
ui-wyrmspan-automa-coins = Монети на цілі цього раунду: { $n }
ui-wyrmspan-automa-turned = Відкриті цього раунду карти рішень: { $cards }
ui-wyrmspan-automa-dragons = Дракони ({ $n }): { $cards }
ui-wyrmspan-automa-caves = Карти печер ({ $n }): { $cards }
ui-wyrmspan-sign-explored = дослідження в цьому раунді: зроблені, ще можливі
ui-wyrmspan-sign-turn = вирішує зараз
ui-wyrmspan-sign-start = перший гравець
ui-wyrmspan-sign-page = наступна сторінка планшета

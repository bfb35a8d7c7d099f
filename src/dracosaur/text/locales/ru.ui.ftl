# The terminal client.

## Players

ui-player-name = Игрок { $n }
ui-bot-name = Бот { $n } ({ $bot })
ui-bot-numbered = { $bot } { $n }
ui-bot-short = Бот { $n }
ui-player-initials = И{ $n }
ui-bot-initials = Б{ $n }
ui-watching = Просмотр
ui-too-small = Увеличьте, пожалуйста, окно: достаточно { $columns } × { $rows }, сейчас { $width } × { $height }.
ui-language-name = Русский

## Keys at the bottom of the screen, as short as possible

ui-key-help = Справка
ui-key-language = Язык
ui-key-rule = Правило
ui-key-pane = Вкладка
ui-key-look = Другие
ui-key-undo = Отмена
ui-key-hint = Совет
ui-key-menu = Меню
ui-key-ready = Готово
ui-key-stay = Не отменять
ui-key-choose = Выбрать
ui-key-change = Изменить
ui-key-begin = Начать
ui-key-leave = Выйти
ui-key-again = Новая игра
ui-key-boards = Осмотреть планшеты
ui-key-quit = Выйти

## The table

ui-pane-players = Игроки
ui-pane-score = Очки
ui-pane-log = Хроника
ui-total = Итого
ui-over = Игра окончена. Новую игру можно начать из меню (F10).
ui-wait = Подождите других игроков.
ui-left = (ещё { $n })
ui-can-undo = (F8 отменит ваше последнее решение.)
ui-no-undo = Отменить уже ничего нельзя: показанное, вытянутое и брошенное остаётся.
ui-undo-late = Боты уже ходят: отменять поздно.
ui-back-title = Отменить решение
ui-back-question = После вашего последнего решения другие уже ходили или что-то открылось. Играя только с ботами, вы всё же можете решить заново; кубик, мешочек и колоды дадут то же самое.
ui-back-yes = Отменить моё последнее решение
ui-hint = Хороший выбор: { $what }
ui-looking = Вы смотрите на планшет игрока: { $player }. Esc вернёт к вашему.

## The curtain between two people

ui-curtain-title = Следующий игрок
ui-curtain-pass = Передайте клавиатуру: { $player }
ui-curtain-ready = Нажмите Enter, когда никто другой не смотрит
ui-curtain-undo = Отменить ({ $player })
ui-curtain-back = { $player }: отмена последнего решения.

## The end

ui-end-title = Итоговый счёт
ui-end-winner = Победа: { $players }
ui-end-winners = Общая победа: { $players }
ui-end-tie = При ничьей решило: { $reason }

## The start screen

ui-start-title = Начать игру
ui-start-begin = Начать
ui-start-begin-help = Начать игру так, как указано ниже.
ui-start-saved = Сохранённые игры
ui-start-saved-help = Продолжить сохранённую игру или посмотреть запись.
ui-start-game = Игра
ui-start-seats = Игроки
ui-start-seats-help = В эту игру играют { $least }–{ $most } игроков, люди и боты вместе.
ui-start-person = Человек
ui-start-bot = Бот: { $bot }
ui-start-seat-help = Человек за этой клавиатурой или бот. Через Enter можно дать и имя.
ui-start-name = Имя игрока
ui-start-same-name = У другого игрока уже такое имя.
ui-start-file = Другой файл
ui-start-bad-file = Не удалось открыть { $path }: { $reason }
ui-start-resume = Продолжить эту игру
ui-start-look = Посмотреть
ui-start-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
ui-value-random = случайно
ui-value-yes = да
ui-value-no = нет
ui-value-none = без ограничения

## Menu and questions

ui-menu-title = Меню
ui-menu-continue = Вернуться к игре
ui-menu-new = Новая игра
ui-menu-save = Сохранить
ui-menu-help = Справка и руководство
ui-menu-rule = Найти правило
ui-menu-language = Язык
ui-menu-theme = Светлые или тёмные цвета
ui-menu-quit = Выйти
ui-stay = Играть дальше
ui-new-question = Эта игра ещё не окончена. Всё равно начать новую?
ui-new-yes = Начать новую игру
ui-quit-saved = Игра сохраняется после каждого хода: { $path }
ui-quit-unsaved = Эта игра не окончена и не сохранена.
ui-quit-behind = Последние ходы не удалось сохранить сюда: { $path }
ui-quit-yes = Выйти
ui-quit-save = Сохранить и выйти
ui-quit-lose = Выйти без сохранения
ui-close = Esc закрывает
ui-write-keys = Enter принимает · Esc закрывает

## Saving

ui-saved = Сохранено: { $path }. Теперь сохраняется каждый ход.
ui-not-saved = Игру не удалось сохранить: { $reason }. Нажмите F9, чтобы выбрать другой файл.
ui-save-title = Сохранить в другой файл
ui-save-where = Игру не удалось сохранить сюда: { $path } ({ $reason }). Введите имя другого файла.
ui-save-exists = Файл с таким именем уже есть: { $path }
ui-kept = Игра сохранена здесь: { $path }
    Чтобы продолжить: { $command }
ui-kept-over = Сыгранная партия сохранена здесь: { $path }
    Перечитать: { $command }

## Rules

ui-rule-title = Правила по номерам
ui-rule-placeholder = Номер правила, например { $example }
ui-rule-unknown = Правила { $number } нет. Номер выглядит так: { $example }.

## Help

ui-help-title = Справка
ui-help-keys = Клавиши
ui-help-signs = Буквы и знаки
ui-help-digits = выбрать то, что имеет этот номер; буквы действуют там, где они показаны
ui-help-arrows = перейти к выбору, динозавру или месту и прочитать о нём
ui-help-enter = выбрать; щелчок мышью делает то же самое
ui-help-new = новое после вашего последнего решения
ui-help-help = эта страница
ui-help-language = другой язык
ui-help-theme = светлые или тёмные цвета
ui-help-rule = найти правило; только что названное уже вписано
ui-help-pane = следующая вкладка: игроки, очки, хроника
ui-help-look = планшет следующего игрока крупно
ui-help-hint = показать хороший выбор
ui-help-undo = отменить своё последнее решение, пока ничего не показано
ui-help-save = сохранить игру
ui-help-scroll = прокрутить вкладку
ui-help-menu = меню или назад к своему планшету
ui-help-quit = выйти

## Draftosaurus

ui-draftosaurus-free = Свободный выбор: { $players }
ui-draftosaurus-bound = По кубику: { $players }
ui-draftosaurus-free-sign = Не слушается кубика
ui-draftosaurus-bound-sign = Слушается кубика
ui-draftosaurus-decided-sign = Решение принято
ui-draftosaurus-thinking-sign = Ещё решает
ui-draftosaurus-hand-sign = Рука: буквы, если вы её видели, иначе количество

## Wyrmspan

ui-wyrmspan-page-mat = Планшет
ui-wyrmspan-page-cards = Карты
ui-wyrmspan-page-guild = Гильдия
ui-wyrmspan-round = Раунд { $round } из { $rounds }
ui-wyrmspan-turn = ход: { $player }
ui-wyrmspan-phase-setup = подготовка
ui-wyrmspan-phase-keeping = подготовка
ui-wyrmspan-phase-round_end = конец раунда
ui-wyrmspan-phase-renewal = конец раунда
ui-wyrmspan-phase-income = доход
ui-wyrmspan-phase-payments = конец игры
ui-wyrmspan-phase-over = конец игры
ui-wyrmspan-nests = Гнёзда
ui-wyrmspan-display = Открытые карты · колоды { $decks }
ui-wyrmspan-hand = Ваша рука { $cards }
ui-wyrmspan-hand-known = Рука: { $player } { $cards } · известно всем:
ui-wyrmspan-explored = исследований в этом раунде: { $n } из { $most }
ui-wyrmspan-passed = пас
ui-wyrmspan-growth = Взросление дракончика
ui-wyrmspan-automa-steps = Шаги гильдии { $n } · фишки гильдии { $markers }
ui-wyrmspan-automa-coins = Монеты на цели этого раунда: { $n }
ui-wyrmspan-automa-turned = Карты решений, открытые в этом раунде: { $cards }
ui-wyrmspan-automa-dragons = Драконы ({ $n }): { $cards }
ui-wyrmspan-automa-caves = Карты пещер ({ $n }): { $cards }
ui-wyrmspan-sign-explored = исследования в этом раунде: сделанные, оставшиеся
ui-wyrmspan-sign-turn = решает сейчас
ui-wyrmspan-sign-start = первый игрок
ui-wyrmspan-sign-page = следующая страница планшета

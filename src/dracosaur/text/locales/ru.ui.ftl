# The terminal client.

## Players

ui-player-name = Игрок { $n }
ui-bot-name = Бот { $n } ({ $bot })
ui-watching = Просмотр
ui-language-name = Русский

## Keys at the bottom of the screen, as short as possible

ui-key-help = Справка
ui-key-language = Язык
ui-key-theme = Тема
ui-key-rule = Правило
ui-key-pane = Вкладка
ui-key-look = Другие
ui-key-undo = Назад
ui-key-menu = Меню
ui-key-ready = Готово
ui-key-again = Новая игра
ui-key-boards = Осмотреть планшеты
ui-key-quit = Выйти

## The table

ui-pane-players = Игроки
ui-pane-score = Очки
ui-pane-log = Хроника
ui-total = Всего
ui-over = Игра окончена. Новую игру можно начать из меню (F10).
ui-can-undo = (F8 отменит ваше последнее решение.)
ui-no-undo = Отменить уже ничего нельзя: показанное, вытянутое и брошенное остаётся.
ui-looking = Вы смотрите на планшет игрока: { $player }. Esc вернёт к вашему.

## The curtain between two people

ui-curtain-title = Следующий игрок
ui-curtain-pass = Передайте клавиатуру: { $player }
ui-curtain-ready = Нажмите Enter, когда никто другой не смотрит
ui-curtain-undo = Отменить ({ $player })

## The end

ui-end-title = Итоговый счёт
ui-end-winner = Победа: { $players }
ui-end-winners = Общая победа: { $players }
ui-end-tie = Ничья решена так: { $reason }

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
ui-quit-yes = Выйти
ui-quit-save = Сохранить и выйти
ui-quit-lose = Выйти без сохранения
ui-close = Esc закрывает

## Saving

ui-saved = Сохранено: { $path }. Теперь сохраняется каждый ход.
ui-not-saved = Игру не удалось сохранить: { $reason }. Выберите другой файл или освободите место и нажмите F9.
ui-kept = Игра сохранена здесь: { $path }
    Чтобы продолжить: dracosaur play { $game } --resume { $path }

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
ui-help-help = эта страница
ui-help-language = другой язык
ui-help-theme = светлые или тёмные цвета
ui-help-rule = найти правило; только что названное уже вписано
ui-help-pane = следующая вкладка: игроки, очки, хроника
ui-help-look = планшет следующего игрока крупно
ui-help-undo = отменить своё последнее решение, пока ничего не показано
ui-help-save = сохранить игру
ui-help-scroll = прокрутить вкладку
ui-help-menu = меню или назад к своему планшету
ui-help-quit = выйти

## Draftosaurus

ui-draftosaurus-free = Без кубика: { $players }
ui-draftosaurus-bound = По кубику: { $players }
ui-draftosaurus-open = { $species } — куда можно: { $places }.
ui-draftosaurus-free-sign = Не слушается кубика
ui-draftosaurus-bound-sign = Слушается кубика
ui-draftosaurus-decided-sign = Решение принято
ui-draftosaurus-thinking-sign = Ещё решает
ui-draftosaurus-hand-sign = Рука: буквы, если вы её видели, иначе количество

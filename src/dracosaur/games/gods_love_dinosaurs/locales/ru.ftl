### Gods Love Dinosaurs: the words of the game in Russian.

## The game

game-title = Динозавры — любимцы богов
game-tagline = Постройте пищевую цепочку и не дайте своим динозаврам проголодаться.
game-facts = Автор игры — Каспер Лапп, издатель — Pandasaurus Games, 2020 год, от 2 до 5 игроков. Это независимая работа поклонников, а рисунок тайлов мы придумали сами.

## Terrains

terrain-lake = озеро
terrain-forest = лес
terrain-plains = равнина
terrain-mountain = гора
terrain-wild = универсальный ландшафт
letter-terrain-lake = ~
letter-terrain-forest = ♣
letter-terrain-plains = =
letter-terrain-mountain = ^
letter-terrain-wild = *

## Figures

animal-frog = лягушка
animal-rat = крыса
animal-rabbit = заяц
animal-tiger = тигр
animal-eagle = орёл
animal-dinosaur = динозавр
letter-frog = Л
letter-rat = К
letter-rabbit = З
letter-tiger = Т
letter-eagle = О
letter-dinosaur = Д

## Columns: each is named after the species that wakes when it is empty

column-frog = Лягушки
column-rabbit = Зайцы
column-rat = Крысы
column-tiger = Тигры
column-eagle = Орлы
column-dinosaur = Динозавры

## Other pieces

nest = гнездо
egg = яйцо
golden-egg = золотое яйцо
marker = диномаркер
volcano = вулкан
stack = стопка { $letter }
tile = тайл { $id }

## Numbers of things

eggs = { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
    [many] { $n } яиц
   *[other] { $n } яйца
}
dinosaurs-count = { $n ->
    [one] { $n } динозавр
    [few] { $n } динозавра
    [many] { $n } динозавров
   *[other] { $n } динозавра
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
young = { $n ->
    [one] { $n } потомок
    [few] { $n } потомка
    [many] { $n } потомков
   *[other] { $n } потомка
}
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}

## Directions on the grid

direction-0 = восток
direction-1 = северо-восток
direction-2 = северо-запад
direction-3 = запад
direction-4 = юго-запад
direction-5 = юго-восток

## Stages of a turn

stage-take = Взять тайл
stage-lay = Выложить тайл
stage-species = Активация: { $animal }
stage-hatch = Рождение динозавров
stage-dino = Охота динозавров
stage-over = Игра окончена

## What a player is asked

ask-take = Возьмите любой тайл с поля биома.
ask-lay = Выложите тайл так, чтобы он касался вашей экосистемы. Можно также вернуться и взять другой.
ask-breed = { $n ->
    [one] Выберите ячейку для потомства. Возможен ещё { $n } потомок.
    [few] Выберите ячейку для потомства. Возможны ещё { $n } потомка.
    [many] Выберите ячейку для потомства. Возможно ещё { $n } потомков.
   *[other] Выберите ячейку для потомства. Возможно ещё { $n } потомка.
}
ask-choose = Выберите, какая фигурка действует следующей.
ask-hunt = Выберите охоту для этого хищника. Без неё он умрёт от голода.
ask-roam = Выберите охоту для этого динозавра. Он должен что-нибудь съесть и остановиться на свободной горе, иначе умрёт от голода.
ask-hatch = Хотите вывести динозавра? Это стоит 1 яйцо, и новичок должен сразу найти еду.

## Answers

action-take = Взять тайл: колонка «{ $column }», ряд { $row }
action-lay = Выложить тайл: первая ячейка на ({ $q }, { $r }), направление второй — { $orientation }
action-breed = Поставить потомка на ({ $q }, { $r })
action-done = Без дальнейшего потомства
action-choose = Выбрать фигурку на ({ $q }, { $r })
action-hunt = { $young ->
    [0] Охота: съедено — { $eaten }; без потомства
    [one] Охота: съедено — { $eaten }; { $young } потомок
    [few] Охота: съедено — { $eaten }; { $young } потомка
    [many] Охота: съедено — { $eaten }; { $young } потомков
   *[other] Охота: съедено — { $eaten }; { $young } потомка
}
action-roam = { $eggs ->
    [0] Пойти на ({ $q }, { $r }): съедено — { $eaten }; без яиц
    [one] Пойти на ({ $q }, { $r }): съедено — { $eaten }; { $eggs } яйцо
    [few] Пойти на ({ $q }, { $r }): съедено — { $eaten }; { $eggs } яйца
    [many] Пойти на ({ $q }, { $r }): съедено — { $eaten }; { $eggs } яиц
   *[other] Пойти на ({ $q }, { $r }): съедено — { $eaten }; { $eggs } яйца
}
action-starve = Оставить без еды: фигурка покинет экосистему
action-hatch-yes = Вывести динозавра за 1 яйцо
action-hatch-no = Не выводить динозавра

## What may be chosen, and what it brings

choice-take = { $column }: { $hexes }
choice-empty = { $column }: пусто
choice-hex = ({ $q }, { $r })
choice-figure = { $animal } на ({ $q }, { $r })
choice-end = Закончить на ({ $q }, { $r })
about-last = { choice-take }. { last-tile } { stage-species }.
about-last_dino = { about-last } { stage-dino }.
brings-eaten = Съедено: { $eaten }
brings-young = { young }
brings-eggs = { eggs }
brings-eggs_spent = { $n ->
    [one] Стоит { $n } яйцо
    [few] Стоит { $n } яйца
    [many] Стоит { $n } яиц
   *[other] Стоит { $n } яйца
}
brings-hatched = На горе с гнездом вылупляется динозавр
brings-starved = Умирает от голода: { $animal }
brings-hunts = { $n ->
    [0] { choice-figure }: ни одной охоты, умрёт от голода
    [one] { choice-figure }: { $n } охота
    [few] { choice-figure }: { $n } охоты
    [many] { choice-figure }: { $n } охот
   *[other] { choice-figure }: { $n } охоты
}

## Why something cannot be done

why-G5-1 = Сейчас не время для этого шага; посмотрите, о чём спрашивает игра.
why-G5-2 = Сейчас не ваш ход.
why-G6-1 = Здесь нет тайла; выберите место, где он ещё лежит.
why-G6-3 = Тайл сюда не подходит: обеим его ячейкам нужно свободное место, и хотя бы одна должна касаться вашей экосистемы.
why-G6-3-overlap = Здесь уже что-то лежит; тайл не может накрывать другой тайл.
why-G6-3-apart = Тайл лежал бы отдельно; хотя бы одна его ячейка должна касаться вашей экосистемы.
why-G8-1 = Потомку нужна пустая ячейка рядом с родителем, с подходящим или универсальным ландшафтом.
why-G8-5 = Для этой ячейки уже не осталось родителя: каждое животное даёт только одного потомка.
why-G9-2 = Хищник так не ходит: тигр проходит 1 или 2 ячейки и может повернуть, орёл летит от 1 до 3 ячеек по прямой.
why-G9-3 = Путь закрыт: хищник не может пройти через другого хищника, динозавра или пустоту без тайла.
why-G9-4 = Охота должна закончиться на ячейке с добычей.
why-G10-2 = Сейчас нельзя вывести динозавра: нужны яйцо и пустая гора с гнездом.
why-G10-5 = Динозавр проходит от 1 до 5 ячеек, обходит других динозавров, съедает хотя бы одно животное и останавливается на свободной горе.
why-G11-3 = Тайлы берут сначала из стопки A, потом из B, C и D; этот ещё не на очереди.
why-G13-2 = Запас пуст: таких фигурок больше нет.
why-G14-2 = Сначала действует другой игрок; подождите, ваша очередь уже скоро.
why-G14-7 = Здесь решает случай, и выбирает он только из того, что действительно есть.
why-G18-3 = Обе ячейки этого тайла одинаковы, поэтому то же место есть в списке один раз: выберите его с направлением восток, северо-восток или северо-запад.
why-G18-5 = Эта фигурка не ждёт: она уже охотилась или только что появилась.
why-G18-6 = Потомство не подходит к этой охоте: назовите ровно столько ячеек со съеденной добычей, сколько позволяет запас, и среди них последнюю ячейку пути.
why-G18-8 = Этому результату соответствует другой путь; выберите его, пожалуйста, из списка.
why-over = Игра окончена; ходов больше нет.
why-chance = Это решает случай, а не игрок.

## What happened

event-first_player = Первый ход делает { $player }.
event-filled = Колонка «{ $column }», ряд { $row }: { $tile }.
event-took = { $player } берёт: { $tile }, колонка «{ $column }».
event-laid = { $player } выкладывает тайл.
event-animal = { $player }: появляется новая фигурка ({ $animal }).
event-activated = Активация: { $animal }.
event-bred = { $n ->
    [0] { $player }: потомства нет.
    [one] { $player }: рождается { $n } потомок.
    [few] { $player }: рождаются { $n } потомка.
    [many] { $player }: рождается { $n } потомков.
   *[other] { $player }: рождается { $n } потомка.
}
event-hunted = { $player }: { $animal } съедает { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
}; { $young ->
    [0] без потомства
    [one] { $young } потомок
    [few] { $young } потомка
    [many] { $young } потомков
   *[other] { $young } потомка
}.
event-starved = { $player }: { $n ->
    [one] от голода умирает { $n } фигурка
    [few] от голода умирают { $n } фигурки
    [many] от голода умирает { $n } фигурок
   *[other] от голода умирает { $n } фигурки
} ({ $animal }).
event-hatched = { $player } выводит нового динозавра.
event-not_hatched = { $player } не выводит динозавра.
event-roamed = { $player }: динозавр съедает { $n ->
    [one] { $n } животное
    [few] { $n } животных
    [many] { $n } животных
   *[other] { $n } животного
} { $eggs ->
    [0] и не откладывает яиц
    [one] и откладывает { $eggs } яйцо
    [few] и откладывает { $eggs } яйца
    [many] и откладывает { $eggs } яиц
   *[other] и откладывает { $eggs } яйца
}.
event-marker = Диномаркер переходит к колонке «{ $column }».
event-refill = Пустые колонки заполняются.
event-over = На все пустые колонки не хватает тайлов. Игра окончена.
event-won = { $points ->
    [one] { $player } побеждает: { $points } очко!
    [few] { $player } побеждает: { $points } очка!
    [many] { $player } побеждает: { $points } очков!
   *[other] { $player } побеждает: { $points } очка!
}
event-tie_break = Ничья, поэтому решает очерёдность ходов: побеждает тот, кто ходил позже.

## Score

line-eggs = Яйца
line-golden_eggs = Золотые яйца
line-dinosaurs = Динозавры
tie-turn_order = Позже в очереди ходов

## Table options

option-figures = Запас фигурок
option-figures-help = Могут ли фигурки закончиться? С ограниченным запасом игроки действуют по очереди.
option-figures-unlimited = неограниченный запас фигурок
option-figures-limited = столько фигурок, сколько в коробке
option-tiles = Набор тайлов
option-tiles-help = Стандартный набор мы придумали сами. Можно играть и со своим набором из файла.
option-tiles-standard = стандартный набор
option-tiles-file = свой набор из файла
option-first_player = Первый игрок
option-first_player-help = Кто делает первый ход?
option-first_player-random = выбирается случайно
option-first_player-seat = назначает хозяин стола
option-first_player-0 = игрок 1
option-first_player-1 = игрок 2
option-first_player-2 = игрок 3
option-first_player-3 = игрок 4
option-first_player-4 = игрок 5

## Mistakes in a position or a tile set

error-G2-6 = Ячейка ({ $q }, { $r }) записана дважды или на ней две фигурки; оставьте что-то одно.
error-G6-3 = Одна из ячеек не соединена с остальной экосистемой; проверьте её q и r.
error-G1-3 = Неизвестный ландшафт «{ $value }». Возможные: { $known }.
error-animal = Неизвестное животное. Возможные: frog, rat, rabbit, tiger, eagle, dinosaur или null.
error-G3-3 = Стартового тайла нет, или он неправильный: на (0, 0) должна быть гора с гнездом, а вокруг — остальные его ячейки.
error-G14-8 = Так стоять нельзя: динозавры стоят только на горах, а на горе с гнездом не бывает животных.
error-G12-4 = Число яиц не может быть отрицательным; напишите 0 или больше.
error-dinosaurs = Динозавры уже стоят на ячейках. Уберите это или ячейки.
error-G17-3-ids = У двух тайлов одинаковый id; дайте каждому свой.
error-G17-3-letter = Буква тайла должна быть A, B, C или D.
error-G17-3-players = Наименьшее число игроков для тайла — 2, 3, 4 или 5.
error-G17-3-hexes = У тайла должно быть ровно две ячейки.
error-G17-3-terrain = Ландшафт ячейки должен быть lake, forest, plains, mountain или wild.
error-G17-3-animal = Животное ячейки должно быть frog, rat, rabbit, tiger или eagle, а если его нет — null.
error-G17-3-start = Стартовый тайл неправильный: его ячейки должны быть соединены и различны, на горе (0, 0) — динозавр и гнездо, а на других — одна лягушка, одна крыса и один заяц.
error-G17-3-columns = Колонки должны идти так: frog, rabbit, rat, tiger, eagle; поменяться местами могут только rat и tiger.
error-G17-3-few = В наборе слишком мало тайлов для такого числа игроков: для 2 или 3 игроков нужно 10, для 4 или 5 — 15.
error-G17-3-many = Слишком много: { $n }. Возможно не больше { $most }.
error-G17-3-id = Id — это текст длиной от 1 до { $most } байт без пробелов и запятых.
error-G17-3-truth = Напишите здесь true или false.
error-G17-3-file = Не удалось прочитать файл набора тайлов: { $why }.
bad-option-tiles = настройка «tiles»: напишите "standard", путь к файлу или набор тайлов
error-G13-1 = Фигурок одного вида больше, чем в коробке ({ $animal }: { $n }, не больше { $max }); уберите лишние.
error-missing_key = Этого ключа не хватает; добавьте его.
error-cell = На этом месте нет ячейки; проверьте её q и r.
error-rows = Число ячеек в колонке за этим столом должно быть { $rows }, а не { $n }.
error-tile = Тайла «{ $value }» нет в наборе, или он назван дважды.

## Log and panels

round-turn = Ход { $turn }
stock = Запас
tiles-left = { $n ->
    [one] остался { $n } тайл
    [few] осталось { $n } тайла
    [many] осталось { $n } тайлов
   *[other] осталось { $n } тайла
}
waiting = ждёт
finished = готово
limited = ограниченный запас
hint-best = Лучшее, что найдено: { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
    [many] { $eggs } яиц
   *[other] { $eggs } яйца
}, { $survivors ->
    [one] выживет { $survivors } фигурка
    [few] выживут { $survivors } фигурки
    [many] выживет { $survivors } фигурок
   *[other] выживет { $survivors } фигурки
}
hint-births = Будит добычу: { $own ->
    [one] потомство может дать { $own } ваше животное
    [few] потомство могут дать { $own } ваших животных
    [many] потомство могут дать { $own } ваших животных
   *[other] потомство может дать { $own } вашего животного
}, у любого другого — не больше { $others }
hint-hunts = Будит хищников: { $fed ->
    [one] { $fed } ваш может охотиться
    [few] { $fed } ваших могут охотиться
    [many] { $fed } ваших могут охотиться
   *[other] { $fed } вашего могут охотиться
}, { $hungry ->
    [one] { $hungry } ничего не найдёт
    [few] { $hungry } ничего не найдут
    [many] { $hungry } ничего не найдут
   *[other] { $hungry } ничего не найдут
}
hint-dinosaurs = Будит динозавров: { $own ->
    [one] рядом с вашими { $own } хищник
    [few] рядом с вашими { $own } хищника
    [many] рядом с вашими { $own } хищников
   *[other] рядом с вашими { $own } хищника
}, у любого другого — не больше { $others }
hint-mountain = Приносит гору; { $mountains ->
    [one] у вас уже { $mountains } гора
    [few] у вас уже { $mountains } горы
    [many] у вас уже { $mountains } гор
   *[other] у вас уже { $mountains } горы
}
hint-meals = { $n ->
    [one] { $n } животное-добыча в пределах досягаемости
    [few] { $n } животных-добычи в пределах досягаемости
    [many] { $n } животных-добычи в пределах досягаемости
   *[other] { $n } животного-добычи в пределах досягаемости
}
hint-eaters = { $n ->
    [one] сюда доберётся { $n } хищник
    [few] сюда доберутся { $n } хищника
    [many] сюда доберутся { $n } хищников
   *[other] сюда доберётся { $n } хищника
}
hint-food = { $n ->
    [one] у горы { $n } хищник
    [few] у горы { $n } хищника
    [many] у горы { $n } хищников
   *[other] у горы { $n } хищника
}
hint-edges = { $n ->
    [one] Касается { $n } ячейки
    [few] Касается { $n } ячеек
    [many] Касается { $n } ячеек
   *[other] Касается { $n } ячейки
}
hint-sure = Так в { $percent } случаях из 100 ходит игрок, который научился играя

## The terminal board

last-tile = Последний тайл в колонке.
key-step = следующая и предыдущая возможность на поле
key-turn = повернуть тайл
key-pan = сдвинуть изображение
key-home = снова вся экосистема посередине
key-zoom = ячейки крупнее или мельче
sign-waiting = эта фигурка ждёт, или у этой добычи может быть потомство
sign-born = потомство этой активации
sign-added = здесь есть место для потомка
sign-spot = здесь есть место для первой ячейки тайла: как он повёрнут сейчас или повёрнутого иначе
sign-path = шаги охоты
sign-eaten = съедено или умирает от голода
sign-end = здесь может закончиться охота
sign-active = чей сейчас ход
sign-first = первый игрок
sign-thinking = ещё решает

## Figures of simulated games

statistic-turns = Ходов за партию
statistic-dinosaur_activations = Активаций динозавров за партию
statistic-dinosaurs_hatched = Выведено динозавров за партию
statistic-dinosaurs_starved = Умерло динозавров от голода за партию

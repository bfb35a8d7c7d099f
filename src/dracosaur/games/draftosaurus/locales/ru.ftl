# Draftosaurus: words and messages. Names follow docs/rules/draftosaurus-glossary.csv.

## The game

game-title = Драфтозавры
game-tagline = Выберите динозавра, передайте остальных дальше и постройте зоопарк, о котором мечтают все!
game-facts = Авторы: Антуан Боза, Корентин Лебра, Людовик Моблан и Тео Ривьер. Издатель: Ankama. 2–5 игроков. «Дракозавр» — независимый проект поклонников, не связанный с авторами и издателем игры.

## Species

species-tyrannosaurus = Тираннозавр
species-diplodocus = Диплодок
species-triceratops = Трицератопс
species-spinosaurus = Спинозавр
species-stegosaurus = Стегозавр
species-parasaurolophus = Паразауролоф

# One letter for each species on a text board; no letter twice.
letter-tyrannosaurus = Т
letter-diplodocus = Д
letter-triceratops = Ц
letter-spinosaurus = С
letter-stegosaurus = Г
letter-parasaurolophus = П

## Places

place-forest_of_sameness = Лес одинаковых
place-woody_trio = Лесное трио
place-king_of_the_jungle = Король джунглей
place-prairie_of_love = Прерия любви
place-meadow_of_differences = Луг различий
place-solitary_island = Остров одиночества
place-well_ordered_wood = Упорядоченная роща
place-lovers_bridge_left = Мост влюблённых (левый берег)
place-lookout = Смотровая площадка
place-quarantine = Карантинная зона
place-lovers_bridge_right = Мост влюблённых (правый берег)
place-pyramid = Пирамида
place-river = Река

# At most 12 characters each.
place-forest_of_sameness-short = Лес
place-woody_trio-short = Лесное трио
place-king_of_the_jungle-short = Король
place-prairie_of_love-short = Прерия
place-meadow_of_differences-short = Луг
place-solitary_island-short = Остров
place-well_ordered_wood-short = Роща
place-lovers_bridge_left-short = Левый мост
place-lookout-short = Площадка
place-quarantine-short = Карантин
place-lovers_bridge_right-short = Правый мост
place-pyramid-short = Пирамида
place-river-short = Река
line-lovers_bridge-short = Мост

pen-rule-forest_of_sameness = Здесь живёт только один вид, места заполняют слева направо; за 1–6 динозавров вы получаете 2, 4, 8, 12, 18 или 24 очка.
pen-rule-woody_trio = До трёх динозавров любых видов; ровно трое приносят 7 очков, меньше — ничего.
pen-rule-king_of_the_jungle = Один динозавр; он приносит 7 очков, если ни в одном другом зоопарке динозавров его вида не больше, чем в вашем.
pen-rule-prairie_of_love = Динозавры любых видов, обычно до шести; каждая пара одного вида приносит 5 очков.
pen-rule-meadow_of_differences = Каждый вид только один раз, места заполняют слева направо; за 1–6 динозавров вы получаете 1, 3, 6, 10, 15 или 21 очко.
pen-rule-solitary_island = Один динозавр; он приносит 7 очков, если он единственный своего вида во всём вашем зоопарке вместе с рекой.
pen-rule-well_ordered_wood = Два вида чередуются слева направо; за 1–6 динозавров вы получаете 2, 4, 8, 12, 18 или 24 очка.
pen-rule-lovers_bridge_left = Динозавры любых видов, обычно сколько угодно; каждая пара одного вида, разделённая рекой, приносит 6 очков.
pen-rule-lookout = Один динозавр; он приносит по 2 очка за каждого динозавра его вида в зоопарке соседа справа.
pen-rule-quarantine = Один динозавр; в конце игры он переходит в другой вольер или в реку и приносит очки там.
pen-rule-lovers_bridge_right = Динозавры любых видов, обычно сколько угодно; каждая пара одного вида, разделённая рекой, приносит 6 очков.
pen-rule-pyramid = До шести динозавров, ряд за рядом снизу, и двое одного вида никогда не стоят рядом; каждый в нижнем ряду приносит 2 очка, в среднем — 4, а на вершине — 7.
pen-rule-river = Здесь всегда можно разместить любого динозавра, хотя река не вольер; каждый приносит 1 очко.

## Score lines

line-forest_of_sameness = { place-forest_of_sameness }
line-woody_trio = { place-woody_trio }
line-king_of_the_jungle = { place-king_of_the_jungle }
line-prairie_of_love = { place-prairie_of_love }
line-meadow_of_differences = { place-meadow_of_differences }
line-solitary_island = { place-solitary_island }
line-well_ordered_wood = { place-well_ordered_wood }
line-lovers_bridge_left = { place-lovers_bridge_left }
line-lookout = { place-lookout }
line-quarantine = { place-quarantine }
line-lovers_bridge_right = { place-lovers_bridge_right }
line-pyramid = { place-pyramid }
line-river = { place-river }
line-trex_bonus = Бонус за тираннозавра
line-lovers_bridge = Мост влюблённых
line-summer_game = Летняя партия

## The die

face-woodlands = Леса
face-grasslands = Луга
face-restrooms = Туалеты
face-food_court = Фуд-корт
face-empty_pen = Пустой вольер
face-beware_trex = Берегись тираннозавра

meaning-woodlands = Выберите вольер в лесах или реку.
meaning-grasslands = Выберите вольер на лугах или реку.
meaning-restrooms = Выберите вольер справа от реки или саму реку.
meaning-food_court = Выберите вольер слева от реки или саму реку.
meaning-empty_pen = Выберите вольер, где ещё нет динозавров, или реку.
meaning-beware_trex = Выберите вольер, где нет тираннозавра, или реку.

## Boards and zones

board-summer = Летняя сторона планшета
board-winter = Зимняя сторона планшета
board-match = Режим «лето/зима»

zone-woodlands = Леса
zone-grasslands = Луга
zone-restrooms = Сторона туалетов (справа от реки)
zone-food_court = Сторона фуд-корта (слева от реки)

## Options

option-first_roller = Кто бросает первым
option-first_roller-help = Кто первым бросает кубик: игрок, которого вы назовёте, или тот, кого выберет случай.
option-first_roller-random = Случайно

option-board = Планшет
option-board-help = На какой стороне планшета вы играете, или на обеих по очереди.
option-board-summer = { board-summer }
option-board-winter = { board-winter }
option-board-match = { board-match }

option-five_player_last_turn = Последний ход для пятерых
option-five_player_last_turn-help = Если игроков пятеро, тот, кто бросал кубик в пятом ходу раунда, бросает его и в шестом, и на этот раз кубика слушаются все.
option-five_player_last_turn-no = Нет
option-five_player_last_turn-yes = Да

option-prairie_capacity = Места в Прерии любви
option-prairie_capacity-help = Сколько динозавров помещается в Прерии любви.
option-prairie_capacity-6 = Шесть динозавров
option-prairie_capacity-none = Без ограничений

option-bridge_half_capacity = Места на половине Моста влюблённых
option-bridge_half_capacity-help = Сколько динозавров помещается на каждой половине Моста влюблённых.
option-bridge_half_capacity-none = Без ограничений

option-bridge_halves_separate = Половины Моста влюблённых
option-bridge_halves_separate-help = Считаются ли половины моста двумя вольерами и для граней «Пустой вольер» и «Берегись тираннозавра».
option-bridge_halves_separate-always = Всегда два вольера
option-bridge_halves_separate-trex_bonus_only = Два вольера только для бонуса за тираннозавра

option-quarantine_move = Выход из карантина
option-quarantine_move-help = Должен ли динозавр в конце игры покинуть Карантинную зону.
option-quarantine_move-mandatory = Должен выйти
option-quarantine_move-optional = Может остаться

option-placement_commit = Когда выбирать место
option-placement_commit-help = Выбираете ли вы место после того, как все показали динозавров, или вместе со своим динозавром.
option-placement_commit-after_reveal = После показа
option-placement_commit-joint = Вместе с динозавром

option-two_player_discard_timing = Игра вдвоём: когда возвращать динозавра
option-two_player_discard_timing-help = Выбираете ли вы динозавра для коробки после размещения или вместе с тем, которого размещаете.
option-two_player_discard_timing-after_placement = После размещения
option-two_player_discard_timing-with_choice = Вместе с выбором

option-two_player_discard_visibility = Игра вдвоём: возвращённые динозавры
option-two_player_discard_visibility-help = Видит ли соперник, какого динозавра вы возвращаете в коробку.
option-two_player_discard_visibility-open = Открыто
option-two_player_discard_visibility-hidden = Тайно

option-match_second_start = Кто первым бросает зимой
option-match_second_start-help = Кто первым бросает кубик во второй партии режима «лето/зима».
option-match_second_start-continue_die = Тот, у кого к тому времени будет кубик
option-match_second_start-same_as_first = Тот же игрок, что и летом
option-match_second_start-random = Случайно

option-match_tiebreak = Ничья по сумме двух партий
option-match_tiebreak-help = Что делать, если у лидеров одинаковая сумма очков за две партии.
option-match_tiebreak-total_trex = Меньше всего тираннозавров в двух партиях
option-match_tiebreak-shared = Общая победа

option-edition = Издание
option-edition-help = Играйте по одному из печатных изданий правил; то, что вы настроите сами, важнее.
edition-uk = Украинское издание
edition-cs = Чешское издание
edition-pl = Польское издание

note-D17-4 = Особый последний ход включён, но он только для пятерых. Сейчас игроков { $seats }, поэтому он ничего не меняет.

## What to do now

ask-choose = Выберите динозавра из своей руки.
ask-place = Выберите место для динозавра: { $species }.
ask-discard = Выберите динозавра, которого вернёте в коробку.
ask-leave = Найдите новый дом динозавру из карантина: { $species }.
ask-wait = Подождите остальных игроков.

advice-bound = Слушайтесь кубика: { $face }. { $meaning }
advice-free = Кубик бросали вы, поэтому можете его не слушаться: подойдёт любой вольер, который принимает вашего динозавра, или река.
advice-bound_all = Последний ход раунда: кубика слушаются все, даже тот, кто его бросил. { $meaning }
advice-no_die = Кубик на это не влияет.

action-choose = Выбрать: { $species }
action-place = Разместить: { $place }
action-place-space = Разместить: { $place }, место P{ $space }
action-leave = { action-place }
action-leave-space = { action-place-space }
action-discard = Вернуть в коробку: { $species }
action-stay = Оставить в карантине

choice-species = { $species }
choice-species-many = { $species } ×{ $n }
choice-place = { $place }
choice-place-space = { $place }, место P{ $space }

brings-points = Очки при нынешней расстановке: { $n }
brings-places = { $species } — куда можно: { $place }.

## Why not

why-D2-1 = На этой стороне планшета такого места нет.
why-D5-2 = Такого динозавра в вашей руке нет: выберите из тех, что есть.
why-D5-4 = Это подождёт: сейчас время для другого действия.
why-D6-2 = На кубике «{ $face }», поэтому в этом ходу этот вольер для вас закрыт.
why-D8-1 = Для Пирамиды назовите ещё и место от P1 до P6, а больше нигде пронумерованных мест нет.
why-D8-2 = Этот вольер полон, больше сюда никто не поместится.
why-D9-1 = В Лесу одинаковых живёт только один вид, и там уже поселился другой.
why-D9-2 = Этот вид уже есть на Лугу различий, а каждый может появиться там только раз.
why-D10-1 = В Упорядоченной роще чередуются два вида, и сейчас очередь не этого динозавра.
why-D10-3-1 = Пирамида растёт снизу ряд за рядом: выберите свободное место в том ряду, который сейчас заполняется.
why-D10-3-2 = В Пирамиде динозавры одного вида не стоят рядом, а соседнее место уже занял такой же.
why-D12-1 = Сейчас переходит только динозавр из карантина — в другой вольер или в реку.
why-D12-1-3 = Игра заканчивается, поэтому динозавр должен покинуть Карантинную зону.
why-D13-3 = Вернуть можно только динозавра, который есть в вашей руке.
why-D14-3 = В этом ходу кубика слушается и тот, кто его бросил, а на нём «{ $face }».
why-D16-5 = Такой результат здесь выпасть не может.
why-over = Игра окончена, решать больше нечего.

## What happened

event-first_roller = Первый бросок делает { $player }.
event-dealt = { $player } берёт из мешочка шесть динозавров.
event-dealt-you = Вы берёте из мешочка: { $species }.
event-rolled = { $player } бросает кубик: { $face }.
event-decided = { $player }: выбор сделан.
event-revealed = { $player } показывает динозавра: { $species }.
event-placed = { $player } размещает динозавра: { $species } — { $place }.
event-placed-space = { $player } размещает динозавра: { $species } — { $place }, место P{ $space }.
event-discarded = { $player } возвращает в коробку: { $species }.
event-discarded-hidden = { $player } тайно возвращает динозавра в коробку.
event-hands_passed = Все передают оставшихся динозавров налево.
event-passed = Кубик получает { $player }.
event-round = Начинается раунд { $round } из { $rounds }.
event-moved = { $player } выпускает динозавра из карантина: { $species } — { $place }.
event-moved-space = { $player } выпускает динозавра из карантина: { $species } — { $place }, место P{ $space }.
event-stayed = { $player } оставляет динозавра в карантине: { $species }.
event-scored = { $points ->
    [one] { $player } получает { $points } очко.
    [few] { $player } получает { $points } очка.
    [many] { $player } получает { $points } очков.
   *[other] { $player } получает { $points } очка.
}
event-board_turned = Планшеты перевёрнуты: начинается зимняя партия!
event-won = { $points ->
    [one] Побеждает { $player }: { $points } очко!
    [few] Побеждает { $player }: { $points } очка!
    [many] Побеждает { $player }: { $points } очков!
   *[other] Побеждает { $player }: { $points } очка!
}
event-shared = { $points ->
    [one] Общая победа: { $players } — по { $points } очку!
    [few] Общая победа: { $players } — по { $points } очка!
    [many] Общая победа: { $players } — по { $points } очков!
   *[other] Общая победа: { $players } — по { $points } очка!
}
event-tie_break = Ничья! Решает наименьшее число тираннозавров в зоопарке.

## Score and table

tie-fewest_trex = Меньше всего тираннозавров
tie-shared = Общая победа
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
dinosaurs = { $n ->
    [one] { $n } динозавр
    [few] { $n } динозавра
    [many] { $n } динозавров
   *[other] { $n } динозавра
}
round-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
die-holder = Кубик держит { $player }
hand = Рука
bag-left = { $n ->
    [one] В мешочке: { $n } динозавр
    [few] В мешочке: { $n } динозавра
    [many] В мешочке: { $n } динозавров
   *[other] В мешочке: { $n } динозавра
}
discarded = Возвращено в коробку
roller = Бросает кубик

## Mistakes in a position

error-D3-2 = Слишком много динозавров одного вида: { $species } — { $n }, а в мешочке было только { $max }.
error-D4-6 = В одном зоопарке не больше двенадцати динозавров, а здесь их { $n }: уберите лишних.
error-D9-1 = В Лесу одинаковых может быть только один вид: оставьте его, а остальных перенесите в другие места.
error-D9-2 = На Лугу различий каждый вид может быть только раз: перенесите лишних в другие места.
error-D8-2 = { $max ->
    [one] { $place }: здесь самое большее { $max } динозавр. Перенесите остальных в другие места.
    [few] { $place }: здесь самое большее { $max } динозавра. Перенесите остальных в другие места.
    [many] { $place }: здесь самое большее { $max } динозавров. Перенесите остальных в другие места.
   *[other] { $place }: здесь самое большее { $max } динозавра. Перенесите остальных в другие места.
}
error-D10-1 = В Упорядоченной роще два вида чередуются слева направо: проверьте порядок.
error-D10-3-1 = Пирамиду заполняют снизу: сначала P1–P3, потом P4–P5, последним P6.
error-D10-3-2 = В Пирамиде рядом стоят два динозавра одного вида: смените место одного из них.
error-D12-1 = Перед подсчётом Карантинная зона должна быть пуста: переместите динозавра сами или попросите лучший ход записью "quarantine": "best".
error-D2-1 = { $board }: здесь нет места «{ $place }». Проверьте место или сторону планшета.

## Figures of simulated games

statistic-in_river = Динозавров в реках за партию

## Hints

hint-spot = Место: { $place }
hint-gain = Очков по нынешнему состоянию полей: { $points }
hint-count = Динозавров там после этого: { $n }
hint-prevents = Следующий игрок собирает этот вид: { $place }, пока { $n }
hint-sure = Уверенность: { $percent } %

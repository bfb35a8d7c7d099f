# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Раскапывайте пещеры, приманивайте в них драконов и исследуйте свои владения!
game-facts = Автор: Конни Фогельманн. Издатель: Stonemaier Games. 1–5 игроков. «Дракозавр» — независимый любительский проект, не связанный с автором и издателем игры.

## Caves

cave-crimson = Багряная пещера
cave-golden = Золотой грот
cave-amethyst = Аметистовая бездна

# At most 10 characters each.
cave-crimson-short = Багряная
cave-golden-short = Золотой
cave-amethyst-short = Аметист

## Resources and other things

resource-meat = мясо
resource-gold = золото
resource-crystal = кристалл
resource-milk = молоко
resource-any = любой ресурс
thing-coin = монета
thing-egg = яйцо
thing-dragon_card = карта дракона
thing-cave_card = карта пещеры
thing-step = шаг по треку гильдии
thing-nest = гнездо
vp = ПО

## Dragons

size-hatchling = дракончик
size-small = мелкий
size-medium = средний
size-large = крупный
trait-aggressive = агрессивный
trait-playful = игривый
trait-helpful = дружелюбный
trait-shy = пугливый
icon-when_played = При розыгрыше
icon-if_activated = При активации
icon-once_per_round = Раз в раунд
icon-end_game = В конце игры
icon-now = Сразу

## Actions

action-excavate = Раскопка
action-entice = Приманивание
action-explore = Исследование
action-explore-crimson = Исследование Багряной пещеры
action-explore-golden = Исследование Золотого грота
action-explore-amethyst = Исследование Аметистовой бездны
action-pass = Пас

## The Dragon Guild

guild = Гильдия драконов
guild-plains = Гильдия равнин
guild-seafarers = Гильдия мореплавателей
guild-highlands = Гильдия нагорья
guild-rainforest = Гильдия дождевых лесов
guild-start = СТАРТ
guild-brown = коричневое деление

## Objectives

objective-cave_cards = Карты пещер на вашем планшете
objective-amethyst_cards = Драконы и карты пещер в вашей Аметистовой бездне
objective-crimson_cards = Драконы и карты пещер в вашей Багряной пещере
objective-golden_cards = Драконы и карты пещер в вашем Золотом гроте
objective-nests = Общая вместимость яиц на ваших драконах
objective-eggs = Яйца на вашем планшете
objective-cached = Запасённые ресурсы на вашем планшете
objective-guild_position = Положение в гильдии драконов
objective-cheap = Драконы с напечатанной стоимостью 0–2
objective-dear = Драконы с напечатанной стоимостью 3 и более
objective-played_or_round = Драконы со свойством «При розыгрыше» или «Раз в раунд»
objective-activated = Драконы со свойством «При активации»
objective-hatchlings = Дракончики на вашем планшете
objective-small = Мелкие драконы на вашем планшете
objective-medium = Средние драконы на вашем планшете
objective-large = Крупные драконы на вашем планшете
objective-aggressive = Агрессивные драконы на вашем планшете
objective-playful = Игривые драконы на вашем планшете
objective-shy = Пугливые драконы на вашем планшете
objective-helpful = Дружелюбные драконы на вашем планшете
place-1 = 1-е место
place-2 = 2-е место
place-3 = 3-е место
place-0 = Остальные

## Score lines

line-guild = Фишки в гильдии драконов
line-dragons = Карты драконов
line-end_game = Свойства «В конце игры»
line-eggs = Яйца
line-cached = Запасённые ресурсы
line-tucked = Подложенные карты
line-objectives = Цели раундов
line-remaining = Оставшиеся монеты, карты и ресурсы

## Solo play

rival-automa = Автома
rival-ravel = Клубок
level-automa_1 = Автома, уровень 1
level-automa_2 = Автома, уровень 2
level-automa_3 = Автома, уровень 3
level-ravel_1 = Режим «Клубок», уровень 1
level-ravel_2 = Режим «Клубок», уровень 2
level-ravel_3 = Режим «Клубок», уровень 3

# The sheet of the Automa (A12.1).
line-automa_dragons = Драконы Автомы
line-automa_caves = Карты пещер Автомы
line-automa_steps = Шаги Автомы от коричневого деления
line-automa_markers = Фишки Автомы

# At most 9 characters each.
line-guild-short = Гильдия
line-dragons-short = Драконы
line-end_game-short = В конце
line-eggs-short = Яйца
line-cached-short = Запасено
line-tucked-short = Подложено
line-objectives-short = Цели
line-remaining-short = Остаток
line-automa_dragons-short = Драконы А
line-automa_caves-short = Пещеры А
line-automa_steps-short = Шаги А
line-automa_markers-short = Фишки А

tie-dragons = больше видимых драконов на планшете
tie-solo = при ничьей с Автомой побеждаете вы

## Options

option-guild = Тайл гильдии
option-guild-help = Тайл на планшете гильдии: выбранный или случайный.
option-objective_1 = Цель раунда 1
option-objective_1-help = Что считают в раунде 1: выбранная цель или случайная.
option-objective_2 = Цель раунда 2
option-objective_2-help = Что считают в раунде 2: выбранная цель или случайная.
option-objective_3 = Цель раунда 3
option-objective_3-help = Что считают в раунде 3: выбранная цель или случайная.
option-objective_4 = Цель раунда 4
option-objective_4-help = Что считают в раунде 4: выбранная цель или случайная.
option-automa = Автома
option-automa-help = Режим и уровень Автомы; только для одного игрока.
option-automa-automa_1 = { level-automa_1 }
option-automa-automa_2 = { level-automa_2 }
option-automa-automa_3 = { level-automa_3 }
option-automa-ravel_1 = { level-ravel_1 }
option-automa-ravel_2 = { level-ravel_2 }
option-automa-ravel_3 = { level-ravel_3 }
option-start_player = Первый игрок
option-start_player-help = Кто начинает раунд 1: названный игрок или случайный.
option-leave_out_neighbors = Без драконов-соседей
option-leave_out_neighbors-help = Только для одного игрока: убирает драконов, которые сравнивают вас с соседом слева.

note-solo_options = Автома и убранные драконы — только для одного игрока; игроков сейчас { $seats }, поэтому эти настройки ничего не меняют.

## Actions as labels

kind-meat = { resource-meat }
kind-gold = { resource-gold }
kind-crystal = { resource-crystal }
kind-milk = { resource-milk }
kind-coin = { thing-coin }
kind-egg = { thing-egg }
kind-dragon = дракон
kind-cave = карта пещеры

action-explore-cave = Исследование: { $cave }
action-use = Воспользоваться
action-decline = Отказаться
action-item = Часть { $number }
action-resource = { $kind }
action-egg = Не платить яйцо
action-exchange = { $one } + { $other } → { $taken }
action-cave = { $cave }
action-space = { $cave }, зал { $column }
action-mat = Гнездо планшета
action-cell = Тайл гильдии, ряд { $row }
action-cell-vp = Тайл гильдии, ряд { $row }: { $vp } ПО
action-draw = Из колоды: { $kind }
action-dragon = Дракон { $number }
action-cave_card = Карта пещеры { $number }
action-deal_dragon = Из колоды: дракон { $number }
action-deal_cave = Из колоды: карта пещеры { $number }
action-deal_guild = Тайл гильдии: { $guild }
action-deal_objective = Цель: { $objective }
action-start = Первый игрок: { $seat }
action-decision = Карта решений { $card }

## What is asked

ask-put_back = Подготовка: сбросьте карту. Из шести оставляете четыре.
ask-start_resource = Подготовка: возьмите ресурс. Всего три.
ask-action = Выберите действие.
ask-cave = Какую пещеру раскапываете?
ask-excavate = Раскапываете верхней картой пещеры из колоды?
ask-cave_card = Какую карту пещеры выкладываете?
ask-dragon = Какого дракона разыгрываете?
ask-place = Куда идёт дракон?
ask-waive = Какой символ стоимости не платите?
ask-exchange = Не хватает ресурса: обменяйте два на один.
ask-pay = Платите и пользуетесь этим?
ask-pay_coin = Платите монету?
ask-pay_resource = Какой ресурс платите?
ask-pay_egg = Какое яйцо платите?
ask-pay_dragon = Какую карту дракона платите?
ask-pay_cave = Какую карту пещеры платите?
ask-pay_card = Какую карту платите?
ask-pay_goods = Какой ресурс или карту сбрасываете?
ask-item = Что делаете дальше?
ask-bonus = Какой бонус берёте дальше?
ask-gain = Берёте это?
ask-gain_resource = Какой ресурс берёте?
ask-gain_card = Какую карту берёте?
ask-kind = Какой вид ресурса?
ask-step = Делаете шаг по треку гильдии?
ask-lay = В какое гнездо откладываете яйцо?
ask-income = Доход: в какое гнездо откладываете яйцо?
ask-cache_kind = Какой ресурс запасаете?
ask-cache_where = На каком драконе его запасаете?
ask-stow_kind = Какой из полученных ресурсов запасаете?
ask-tuck_card = Какую карту дракона подкладываете?
ask-tuck_where = Под какого дракона её подкладываете?
ask-stow_card = Какую из полученных карт подкладываете?
ask-share_keep = Какую карту оставляете в руке?
ask-share_discard = Какую карту сбрасываете?
ask-share_tuck = Какую карту подкладываете?
ask-reveal = Открываете верхнего дракона колоды?
ask-feed = Кормите дракончика?
ask-activate = Свойство какого дракона используете?
ask-activate_mat = Какой напечатанный эффект планшета используете?
ask-swap = Какие драконы меняются местами?
ask-cell = Куда ставите фишку на тайле гильдии?
ask-ability = Какое свойство «Раз в раунд» используете дальше?
ask-end_payment = За какое свойство «В конце игры» платите?
ask-limit_resources = Больше девяти ресурсов: какой отдаёте?
ask-limit_cards = Больше девяти карт: какую сбрасываете?

## What may be chosen, and what there is to know of it

choice-dragon = { $dragon }
choice-space = { $dragon } ({ $cave }, { $column })
choice-row = Ряд { $row }: { $text }
about-excavate = Раскопка: выложите карту пещеры с руки в следующий зал пещеры и воспользуйтесь её бонусом. 1 монета, в колонке 3 ещё 1 яйцо, в колонке 4 ещё 2 яйца.
about-entice = Приманивание: разыграйте дракона с руки в следующий свободный зал предпочитаемой пещеры. 1 монета и напечатанная стоимость.
about-explore = Исследование: { $cave }. Искатель приключений идёт слева направо, и по пути действуют все эффекты и драконы. Монеты { $coins }, яйца { $eggs }.
about-pass = Пас: в этом раунде у вас больше нет ходов. Монеты и всё остальное остаются у вас.
about-dragon = { $title } – { $when }: { $text } [{ $facts }]
about-cave_card = { $title } – { $when }: { $text }
about-row = { $title } – { $when }: { $text }
about-stop = { $title }: { $text }
about-item = { $text }
about-closing = { $text }
about-deck = Из колоды: { $kind }. Карт в колоде: { $left }.
about-mat_nest = Гнёзда планшета: яйца { $eggs } из { $nests }.
about-space-dragon = { $cave }, зал { $column }: { $title } – { $when }: { $text } Яйца { $eggs } из { $nests }, запасённые ресурсы { $cached }, подложенные карты { $tucked }.
about-space-hatchling = { $cave }, зал { $column }: { $title } – { $when }: { $text } Яйца { $eggs } из { $nests }, запасённые ресурсы { $cached }, подложенные карты { $tucked }, взросление { $growth } из 3.
about-space-cave_card = { $cave }, зал { $column }: раскопан, свободен. { $title } – { $when }: { $text }
about-space-free = { $cave }, зал { $column }: раскопан, свободен.
about-space-rock = { $cave }, зал { $column }: не раскопан. Чтобы раскопать: монеты { $coins }, яйца { $eggs }.
source-dragon = { $title } – { $when }: { $text }
source-cave_card = { about-cave_card }
source-play = { about-dragon }
source-excavate = { about-cave_card }
source-row = { about-row }
source-stop = { $cave }: { $text }
source-track = Трек гильдии: { $text }
source-closing = { about-closing }
source-explore = { action-explore-cave }
source-space = { action-space }

## What a choice brings

brings-coins = монеты { $n }
brings-resource = { $kind } { $n }
brings-mat_eggs = яйца на планшете { $n }
brings-eggs = яйца { $n } ({ $cave }, { $column })
brings-cached = запасено { $kind } { $n } ({ $cave }, { $column })
brings-tucked = подложенные карты { $n } ({ $cave }, { $column })
brings-steps = шаги по треку гильдии { $n }
brings-marker = фишка на тайле гильдии – { $cell }
brings-cave_placed = карта пещеры { $card } ({ $cave }, { $column })
brings-dragon_placed = дракон { $card } ({ $cave }, { $column })
brings-dragon_card = карты драконов { $n }
brings-cave_card = карты пещер { $n }
brings-points = ПО { $n }
brings-pays = заплатить: { $kind } ×{ $n }
brings-lacks = не хватает: { $kind } ×{ $n }
brings-could_entice = можно приманить
brings-no_room = сейчас нет места
brings-waives = одно яйцо или один ресурс из стоимости не оплачивается
brings-stop = { about-stop }
brings-ability = { $dragon } – { $text }

## Why not

why-W4-5 = Сейчас решите, какую из шести карт сбросить: четыре вы оставляете.
why-W4-6 = Карты уже выбраны; теперь возьмите три ресурса.
why-W4-11 = Случай не может дать этого здесь.
why-W5-1 = Сейчас решаете не вы.
why-W5-2 = В свой ход вы делаете одно: раскапываете, приманиваете, исследуете пещеру или пасуете.
why-W5-5 = Каждое действие стоит 1 монету, а у вас ни одной не осталось.
why-W5-9 = Этим платить нельзя, или после такой оплаты нечего было бы получить.
why-W5-10 = При обмене два ресурса возвращают за один; называйте их в порядке мясо, золото, кристалл, молоко.
why-W5-11 = Здесь платят яйцо: выберите гнездо, в котором оно есть.
why-W5-12 = За это можно заплатить только яйцом из места, названного на карте.
why-W5-15 = Сначала надо решить другую часть этого действия.
why-W5-16 = Вы не можете оплатить стоимость этого дракона даже с обменами.
why-W5-17 = Сейчас возможен только обмен, который даёт недостающий ресурс.
why-W6-1 = Все залы этой пещеры раскопаны.
why-W6-2 = Не хватает яиц: колонка 2 не требует ни одного, колонка 3 — одного, колонка 4 — двух.
why-W6-3 = Выберите одну из карт пещер, которые можно сюда выложить.
why-W6-4 = Выберите один из двух бонусов или откажитесь от обоих.
why-W6-9 = Нужны карта пещеры в руке и ещё не раскопанный зал.
why-W7-1 = Приманить можно только карту дракона с руки.
why-W7-2 = Вы не можете оплатить стоимость ни одного дракона, для которого есть место.
why-W7-3 = Дракону нужен свободный раскопанный зал в предпочитаемой пещере; сначала занимают самый левый.
why-W8-1 = Второе исследование пещеры за раунд стоит 1 яйцо, третье — 2, а четвёртого не бывает.
why-W8-3 = Искатель приключений идёт слева направо и ничего не пропускает.
why-W9-4 = От этого нельзя отказаться.
why-W9-5 = Назовите вид ресурса; от этого могут зависеть другие.
why-W9-6 = Выберите одну из частей, которые ещё остались.
why-W9-7 = Повторять это можно только столько раз, сколько сказано на карте.
why-W9-10 = Эта часть — для других игроков.
why-W9-15 = Сейчас спрашивают не об этом.
why-W10-1 = Выберите один из четырёх ресурсов.
why-W10-2 = Возьмите открытую карту этого вида или верхнюю карту её колоды.
why-W10-5 = Сейчас можно запасти или подложить лишь то, что вы только что получили.
why-W10-6 = Планшет для карт пополняют только в конце хода.
why-W10-9 = Открытая карта идёт туда, куда велит свойство.
why-W10-10 = Каждая взятая карта идёт в одно из мест, названных в свойстве.
why-W10-15 = Один из только что полученных ресурсов надо запасти.
why-W11-1 = Запасают ресурс, который у вас есть, на драконе, которого допускает эффект.
why-W11-2 = Карту дракона подкладывают под дракона, которого допускает эффект.
why-W11-6 = Можно получить только ресурс из стоимости подложенной карты.
why-W11-7 = Для яйца нужно свободное гнездо там, где допускает эффект.
why-W11-8 = Яйцо получают только названные драконы со свободным гнездом.
why-W12-2 = Дракончик берёт только то, что названо на его карте.
why-W13-3 = Не платить можно только яйцо или ресурс из напечатанной стоимости, а всё остальное вы должны суметь оплатить.
why-W13-7 = Новый дракон ложится поверх одного из ваших драконов в предпочитаемой пещере.
why-W13-11 = Выберите напечатанный эффект планшета, который сейчас что-то даёт.
why-W13-13 = Выберите двух разных драконов на своём планшете.
why-W13-14 = Выберите другого дракона, чьё свойство сейчас что-то даёт.
why-W14-5 = Сделайте шаг или откажитесь от него.
why-W14-7 = Эта клетка тайла гильдии не свободна.
why-W15-7 = В конце хода вы отдаёте всё сверх девяти.
why-W16-5 = Выберите ещё не использованное свойство, которое сейчас что-то даёт, или закончите.
why-W18-3 = Для яйца из дохода нужно свободное гнездо.
why-over = Игра окончена, решать больше нечего.

## What happened

cell-1 = ряд 1
cell-2 = ряд 2
cell-3 = ряд 3
cell-4 = ряд 4
cell-5 = ряд 5, 6 ПО
cell-6 = ряд 5, 3 ПО
cell-7 = ряд 5, 1 ПО

event-guild = Тайл гильдии: { $guild }.
event-objective = Цель: { $objective }.
event-start = Первый игрок: { $player }.
event-chosen = { $player }: карты и ресурсы выбраны.
event-put_back = Сброшено при подготовке: { $kind } ×{ $n }.
event-round = Начинается раунд { $round }.
event-excavate = { $player }: раскопка.
event-entice = { $player }: приманивание.
event-explore = { $player }: исследование – { $cave }.
event-pass = { $player }: пас.
event-coins = { $player }: монеты { $n }.
event-resource = { $player }: { $kind } { $n }.
event-mat_eggs = { $player }: яйца на планшете { $n }.
event-eggs = { $player }: яйца { $n } ({ $cave }, { $column }).
event-cached = { $player }: запасено { $kind } { $n } ({ $cave }, { $column }).
event-tucked = { $player }: подложенные карты { $n } ({ $cave }, { $column }).
event-steps = { $player }: шаги по треку гильдии { $n }.
event-marker = { $player }: фишка на тайле гильдии – { $cell }.
event-cave_placed = { $player }: карта пещеры { $card } ({ $cave }, { $column }).
event-dragon_placed = { $player }: дракон { $card } ({ $cave }, { $column }).
event-card = { $player } берёт из колоды: { $kind }.
event-card-you = Вы берёте из колоды: { $kind } { $card }.
event-card_seen = { $player } берёт: { $kind } { $card }.
event-discarded = Сброшено: { $kind } { $card }.
event-displayed = Открыто на планшете для карт: { $kind } { $card }.
event-decision = { $rival } открывает карту решений { $card }. { $text }
event-automa_refresh = { $rival } обновляет карты на планшете.
event-automa_objective = { $rival }: монеты на цели раунда { $round } { $n }. Там у неё { $hers }, у вас { $yours }.
event-automa_takes = { $rival } берёт: { $kind } { $card }.
event-automa_steps = { $rival }: шаги по треку гильдии { $n }.
event-automa_marker = { $rival }: фишка на тайле гильдии – { $cell }.
event-automa_no_marker = { $rival }: нет свободной фишки для тайла гильдии.
event-automa_pass = { $rival } пасует.
event-place = Цель раунда { $round }: { $player } – { $place }.
event-scored = { $player }: { $points } ПО.
event-won = Победа: { $players }.

assumed-payment = { $player } платит за дракона { $card }. Элементов: { $things }, ПО: { $points }

## Mistakes in a position

bad-option-same_tile = настройка «{ $setting }»: эта цель — на том же жетоне, что и «{ $beside }»; выберите другую
bad-option-not_solo = настройка «{ $setting }»: эта цель не используется в одиночной игре; выберите другую
error-game = Это не документ игры «{ $game }»: запишите её название под ключом "game".
error-state = Это состояние не удалось прочитать: { $message }.
error-A1-1 = Автома играет только против одного игрока: уберите "automa" или оставьте одного игрока.
error-A2-2 = Эту цель не используют в одиночной игре: выберите другую.
error-A3-1 = Такого уровня нет. Напишите один из этих: { $known }.
error-A10-8 = Когда сторон две, третьего места нет: напишите 1, 2 или 0.
error-W1-1 = Wyrmspan рассчитан на 1–5 игроков, а в документе их { $n }.
error-W2-4 = Карты { $number } нет, или она названа в этом документе дважды.
error-dragon_name = Ни одного дракона не зовут «{ $value }». Похожие: { $known }.
error-dragon_several = «{ $value }» подходит нескольким драконам: { $known }. Напишите полное имя или номер.
error-W3-1 = Ресурсы — это мясо, золото, кристалл и молоко, и ничего больше.
error-W3-2 = В пещере четыре зала: перечислите не больше четырёх.
error-W3-3 = В первом зале карты пещеры нет, а в каждом другом она нужна, прежде чем там ляжет дракон.
error-W3-7 = Яиц больше, чем гнёзд: в каждом гнезде только одно яйцо.
error-W3-8 = Для запасённых ресурсов и подложенных карт в зале нужен дракон.
error-W4-1 = Такого тайла гильдии нет. Напишите один из этих: { $known }.
error-W4-3 = Целей четыре, каждая со своего тайла: эта лишняя или повторяется.
error-W6-1 = Пещеру раскапывают слева направо без пропусков.
error-W7-3 = Драконы заполняют пещеру слева направо и лежат только в предпочитаемых пещерах; добавьте "swapped": true, если этого дракона переместил обмен.
error-W13-9 = Поменять местами можно только дракона, а в этом зале его нет.
error-W14-7 = Для этой фишки нет свободной клетки.
error-W14-8 = На тайле гильдии не больше четырёх фишек игрока, а здесь их { $n }.
error-W14-10 = Фишка стоит в ряду 1–5; для ряда 5 можно добавить очки клетки: {"{"}"row": 5, "vp": 6{"}"}.
error-W14-14 = Фишки не соответствуют шагам: каждые шесть шагов дают одну фишку, не больше четырёх.
error-W17-2 = Между местами пропуск: кто-то должен быть на предыдущем месте.
error-W17-5 = Такой цели нет. Напишите одну из этих: { $known }.
error-W17-8 = Место — это 1, 2, 3 или 0 для «остальных».
error-W17-9 = У каждого игрока одно место за каждую цель, а в этом списке их { $n }.
error-W21-1 = Подложено больше карт, чем есть: драконов в колоде { $n }.
error-W21-4 = Число не может быть меньше нуля.

## Figures of simulated games

statistic-dragons = Драконов в игре за партию
statistic-automa_score = Средний счёт Автомы

## Hints

hint-objective = Засчитывается для цели этого раунда
hint-later_objective = { $n ->
    [one] Засчитывается для { $n } цели более поздних раундов
    [few] Засчитывается для { $n } целей более поздних раундов
    [many] Засчитывается для { $n } целей более поздних раундов
   *[other] Засчитывается для { $n } цели более поздних раундов
}
hint-lacks = Этого не хватает, чтобы приманить: { $dragon }
hint-last_lack = Только этого не хватает, чтобы приманить: { $dragon }
hint-ahead-solo = { $n ->
    [one] В среднем вы опередите Автому на { $n } очко
    [few] В среднем вы опередите Автому на { $n } очка
    [many] В среднем вы опередите Автому на { $n } очков
   *[other] В среднем вы опередите Автому на { $n } очка
}
hint-behind-solo = { $n ->
    [one] В среднем вы отстанете от Автомы на { $n } очко
    [few] В среднем вы отстанете от Автомы на { $n } очка
    [many] В среднем вы отстанете от Автомы на { $n } очков
   *[other] В среднем вы отстанете от Автомы на { $n } очка
}
hint-even-solo = В среднем вы закончите наравне с Автомой
hint-ahead-table = { $n ->
    [one] В среднем вы опередите лучшего из других игроков на { $n } очко
    [few] В среднем вы опередите лучшего из других игроков на { $n } очка
    [many] В среднем вы опередите лучшего из других игроков на { $n } очков
   *[other] В среднем вы опередите лучшего из других игроков на { $n } очка
}
hint-behind-table = { $n ->
    [one] В среднем вы отстанете от лучшего из других игроков на { $n } очко
    [few] В среднем вы отстанете от лучшего из других игроков на { $n } очка
    [many] В среднем вы отстанете от лучшего из других игроков на { $n } очков
   *[other] В среднем вы отстанете от лучшего из других игроков на { $n } очка
}
hint-even-table = В среднем вы закончите наравне с лучшим из других игроков
hint-better = { $n ->
    [one] На { $n } очко лучше следующего по силе ответа
    [few] На { $n } очка лучше следующего по силе ответа
    [many] На { $n } очков лучше следующего по силе ответа
   *[other] На { $n } очка лучше следующего по силе ответа
}
hint-close = Следующий по силе ответ примерно так же хорош

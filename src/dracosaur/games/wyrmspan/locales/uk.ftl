# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Змієвир
game-tagline = Розкопуйте печери, приманюйте драконів і досліджуйте створені володіння!
game-facts = Авторка: Конні Фогельманн. Видавець: Stonemaier Games. 1–5 гравців. «Дракозавр» — незалежний проєкт шанувальників, не пов’язаний з авторкою чи видавцем гри.

## Caves

cave-crimson = Багряна яскиня
cave-golden = Золотавий грот
cave-amethyst = Аметистова прірва

# At most 10 characters each.
cave-crimson-short = Багряна
cave-golden-short = Золотавий
cave-amethyst-short = Аметистова

## Resources and other things

resource-meat = м’ясо
resource-gold = золото
resource-crystal = кристал
resource-milk = молоко
resource-any = будь-який ресурс
thing-coin = монета
thing-egg = яйце
thing-dragon_card = карта дракона
thing-cave_card = карта печери
thing-step = крок треком гільдії
thing-nest = гніздо
vp = ПБ

## Dragons

size-hatchling = драконятко
size-small = дрібний
size-medium = середній
size-large = великий
trait-aggressive = агресивний
trait-playful = грайливий
trait-helpful = дружній
trait-shy = боязкий
icon-when_played = При розіграші
icon-if_activated = При активації
icon-once_per_round = Раз на раунд
icon-end_game = Наприкінці гри
icon-now = Одразу

## Actions

action-excavate = Розкопування
action-entice = Приманювання
action-explore = Дослідження
action-explore-crimson = Дослідження Багряної яскині
action-explore-golden = Дослідження Золотавого грота
action-explore-amethyst = Дослідження Аметистової прірви
action-pass = Пас

## The Dragon Guild

guild = Гільдія драконів
guild-plains = Гільдія рівнин
guild-seafarers = Гільдія мореплавців
guild-highlands = Гільдія нагір’я
guild-rainforest = Гільдія дощових лісів
guild-start = ПОЧАТОК
guild-brown = брунатна поділка

## Objectives

objective-cave_cards = Карти печер на вашому планшеті
objective-amethyst_cards = Дракони й карти печер у вашій Аметистовій прірві
objective-crimson_cards = Дракони й карти печер у вашій Багряній яскині
objective-golden_cards = Дракони й карти печер у вашому Золотавому гроті
objective-nests = Загальний ліміт яєць на ваших драконах
objective-eggs = Яйця на вашому планшеті
objective-cached = Запасені ресурси на вашому планшеті
objective-guild_position = Позиція в гільдії драконів
objective-cheap = Дракони з надрукованою вартістю 0–2
objective-dear = Дракони з надрукованою вартістю 3 або більше
objective-played_or_round = Дракони з властивістю «При розіграші» або «Раз на раунд»
objective-activated = Дракони з властивістю «При активації»
objective-hatchlings = Драконятка на вашому планшеті
objective-small = Дрібні дракони на вашому планшеті
objective-medium = Середні дракони на вашому планшеті
objective-large = Великі дракони на вашому планшеті
objective-aggressive = Агресивні дракони на вашому планшеті
objective-playful = Грайливі дракони на вашому планшеті
objective-shy = Боязкі дракони на вашому планшеті
objective-helpful = Дружні дракони на вашому планшеті
place-1 = 1-ше місце
place-2 = 2-ге місце
place-3 = 3-тє місце
place-0 = Решта

## Score lines

line-guild = Фішки в гільдії драконів
line-dragons = Карти драконів
line-end_game = Властивості «Наприкінці гри»
line-eggs = Яйця
line-cached = Запасені ресурси
line-tucked = Підкладені карти
line-objectives = Цілі раундів
line-remaining = Решта монет, карт і ресурсів

## Solo play

rival-automa = Автома
rival-ravel = Клубок
level-automa_1 = Автома, рівень 1
level-automa_2 = Автома, рівень 2
level-automa_3 = Автома, рівень 3
level-ravel_1 = Режим «Клубок», рівень 1
level-ravel_2 = Режим «Клубок», рівень 2
level-ravel_3 = Режим «Клубок», рівень 3

# The sheet of the Automa (A12.1).
line-automa_dragons = Дракони Автоми
line-automa_caves = Карти печер Автоми
line-automa_steps = Кроки Автоми від брунатної поділки
line-automa_markers = Фішки Автоми

# At most 9 characters each.
line-guild-short = Гільдія
line-dragons-short = Дракони
line-end_game-short = На кінець
line-eggs-short = Яйця
line-cached-short = Запасено
line-tucked-short = Підклад.
line-objectives-short = Цілі
line-remaining-short = Решта
line-automa_dragons-short = Дракони А
line-automa_caves-short = Печери А
line-automa_steps-short = Кроки А
line-automa_markers-short = Фішки А

tie-dragons = більше видимих драконів на планшеті
tie-solo = за нічиєї з Автомою перемагаєте ви

## Options

option-guild = Тайл гільдії
option-guild-help = Тайл на планшеті гільдії: вибраний або випадковий.
option-objective_1 = Ціль раунду 1
option-objective_1-help = Що рахують у раунді 1: вибрана ціль або випадкова.
option-objective_2 = Ціль раунду 2
option-objective_2-help = Що рахують у раунді 2: вибрана ціль або випадкова.
option-objective_3 = Ціль раунду 3
option-objective_3-help = Що рахують у раунді 3: вибрана ціль або випадкова.
option-objective_4 = Ціль раунду 4
option-objective_4-help = Що рахують у раунді 4: вибрана ціль або випадкова.
option-automa = Автома
option-automa-help = Режим і рівень Автоми; лише для одного гравця.
option-automa-automa_1 = { level-automa_1 }
option-automa-automa_2 = { level-automa_2 }
option-automa-automa_3 = { level-automa_3 }
option-automa-ravel_1 = { level-ravel_1 }
option-automa-ravel_2 = { level-ravel_2 }
option-automa-ravel_3 = { level-ravel_3 }
option-start_player = Перший гравець
option-start_player-help = Хто починає раунд 1: названий гравець або випадковий.
option-leave_out_neighbors = Без драконів-сусідів
option-leave_out_neighbors-help = Лише для одного гравця: прибирає драконів, що порівнюють вас із сусідом ліворуч.

note-solo_options = Автома й вилучені дракони діють лише для одного гравця; кількість гравців зараз: { $seats }, тож ці налаштування нічого не змінюють.

## Actions as labels

kind-meat = { resource-meat }
kind-gold = { resource-gold }
kind-crystal = { resource-crystal }
kind-milk = { resource-milk }
kind-coin = { thing-coin }
kind-egg = { thing-egg }
kind-dragon = дракон
kind-cave = карта печери

action-explore-cave = Дослідження: { $cave }
action-use = Скористатися
action-decline = Відмовитися
action-item = Частина { $number }
action-resource = { $kind }
action-egg = Не платити яйце
action-exchange = { $one } + { $other } → { $taken }
action-cave = { $cave }
action-space = { $cave }, зала { $column }
action-mat = Гніздо планшета
action-cell = Тайл гільдії, ряд { $row }
action-cell-vp = Тайл гільдії, ряд { $row }: { $vp } ПБ
action-draw = З колоди: { $kind }
action-dragon = Дракон { $number }
action-cave_card = Карта печери { $number }
action-deal_dragon = З колоди: дракон { $number }
action-deal_cave = З колоди: карта печери { $number }
action-deal_guild = Тайл гільдії: { $guild }
action-deal_objective = Ціль: { $objective }
action-start = Перший гравець: { $seat }
action-decision = Карта рішень { $card }

## What is asked

ask-put_back = Приготування: скиньте карту. Із шести залишаєте чотири.
ask-start_resource = Приготування: візьміть ресурс. Усього три.
ask-action = Виберіть дію.
ask-cave = Яку печеру розкопуєте?
ask-excavate = Розкопуєте верхньою картою печери з колоди?
ask-cave_card = Яку карту печери викладаєте?
ask-dragon = Якого дракона розігруєте?
ask-place = Куди йде дракон?
ask-waive = Який символ вартості не платите?
ask-exchange = Бракує ресурсу: обміняйте два на один.
ask-pay = Платите й користуєтеся цим?
ask-pay_coin = Платите монету?
ask-pay_resource = Який ресурс платите?
ask-pay_egg = Яке яйце платите?
ask-pay_dragon = Яку карту дракона платите?
ask-pay_cave = Яку карту печери платите?
ask-pay_card = Яку карту платите?
ask-pay_goods = Який ресурс чи карту скидаєте?
ask-item = Що робите далі?
ask-bonus = Який бонус берете далі?
ask-gain = Берете це?
ask-gain_resource = Який ресурс берете?
ask-gain_card = Яку карту берете?
ask-kind = Який вид ресурсу?
ask-step = Робите крок треком гільдії?
ask-lay = У яке гніздо кладете яйце?
ask-income = Дохід: у яке гніздо кладете яйце?
ask-cache_kind = Який ресурс запасаєте?
ask-cache_where = На якому драконі його запасаєте?
ask-stow_kind = Який з отриманих ресурсів запасаєте?
ask-tuck_card = Яку карту дракона підкладаєте?
ask-tuck_where = Під якого дракона її підкладаєте?
ask-stow_card = Яку з отриманих карт підкладаєте?
ask-share_keep = Яку карту залишаєте в руці?
ask-share_discard = Яку карту скидаєте?
ask-share_tuck = Яку карту підкладаєте?
ask-reveal = Відкриваєте верхнього дракона колоди?
ask-feed = Годуєте драконятко?
ask-activate = Властивість якого дракона використовуєте?
ask-activate_mat = Який надрукований ефект планшета використовуєте?
ask-swap = Які дракони міняються місцями?
ask-cell = Куди ставите фішку на тайлі гільдії?
ask-ability = Яку властивість «Раз на раунд» використовуєте далі?
ask-end_payment = За яку властивість «Наприкінці гри» платите?
ask-limit_resources = Понад дев’ять ресурсів: який віддаєте?
ask-limit_cards = Понад дев’ять карт: яку скидаєте?

## What may be chosen, and what there is to know of it

choice-dragon = { $dragon }
choice-space = { $dragon } ({ $cave }, { $column })
choice-row = Ряд { $row }: { $text }
about-excavate = Розкопування: викладіть карту печери з руки в наступну залу печери та скористайтеся її бонусом. 1 монета, у колонці 3 ще 1 яйце, у колонці 4 ще 2 яйця.
about-entice = Приманювання: розіграйте дракона з руки в наступну вільну залу улюбленої печери. 1 монета й надрукована вартість.
about-explore = Дослідження: { $cave }. Пригодник іде зліва направо, і на шляху діють усі ефекти та дракони. Монети { $coins }, яйця { $eggs }.
about-pass = Пас: у цьому раунді ви більше не ходите. Монети й усе інше лишаються у вас.
about-dragon = { $title } – { $when }: { $text } [{ $facts }]
about-cave_card = { $title } – { $when }: { $text }
about-row = { $title } – { $when }: { $text }
about-stop = { $title }: { $text }
about-item = { $text }
about-closing = { $text }
about-deck = З колоди: { $kind }. Карт у колоді: { $left }.
about-mat_nest = Гнізда планшета: яйця { $eggs } з { $nests }.
about-space-dragon = { $cave }, зала { $column }: { $title } – { $when }: { $text } Яйця { $eggs } з { $nests }, запасені ресурси { $cached }, підкладені карти { $tucked }.
about-space-hatchling = { $cave }, зала { $column }: { $title } – { $when }: { $text } Яйця { $eggs } з { $nests }, запасені ресурси { $cached }, підкладені карти { $tucked }, дорослішання { $growth } з 3.
about-space-cave_card = { $cave }, зала { $column }: розкопано, вільно. { $title } – { $when }: { $text }
about-space-free = { $cave }, зала { $column }: розкопано, вільно.
about-space-rock = { $cave }, зала { $column }: не розкопано. Щоб розкопати: монети { $coins }, яйця { $eggs }.
source-dragon = { $title } – { $when }: { $text }
source-cave_card = { about-cave_card }
source-play = { about-dragon }
source-excavate = { about-cave_card }
source-row = { about-row }
source-stop = { $cave }: { $text }
source-track = Трек гільдії: { $text }
source-closing = { about-closing }
source-explore = { action-explore-cave }
source-space = { action-space }

## What a choice brings

brings-coins = монети { $n }
brings-resource = { $kind } { $n }
brings-mat_eggs = яйця на планшеті { $n }
brings-eggs = яйця { $n } ({ $cave }, { $column })
brings-cached = запасено { $kind } { $n } ({ $cave }, { $column })
brings-tucked = підкладені карти { $n } ({ $cave }, { $column })
brings-steps = кроки треком гільдії { $n }
brings-marker = фішка на тайлі гільдії – { $cell }
brings-cave_placed = карта печери { $card } ({ $cave }, { $column })
brings-dragon_placed = дракон { $card } ({ $cave }, { $column })
brings-dragon_card = карти драконів { $n }
brings-cave_card = карти печер { $n }
brings-points = ПБ { $n }
brings-pays = заплатити: { $kind } ×{ $n }
brings-lacks = бракує: { $kind } ×{ $n }
brings-could_entice = можна приманити
brings-no_room = зараз немає місця
brings-waives = одне яйце або один ресурс із вартості не сплачується
brings-stop = { about-stop }
brings-ability = { $dragon } – { $text }

## Why not

why-W4-5 = Зараз вирішіть, яку із шести карт скинути: чотири ви залишаєте.
why-W4-6 = Карти вже вибрано; тепер візьміть три ресурси.
why-W4-11 = Випадок не може дати цього тут.
why-W5-1 = Зараз вирішуєте не ви.
why-W5-2 = У свій хід ви робите одне: розкопуєте, приманюєте, досліджуєте печеру або пасуєте.
why-W5-5 = Кожна дія коштує 1 монету, а у вас жодної не лишилося.
why-W5-9 = Цим платити не можна, або після такої оплати не було б чого отримати.
why-W5-10 = Під час обміну два ресурси повертають за один; називайте їх у порядку м’ясо, золото, кристал, молоко.
why-W5-11 = Тут платять яйце: виберіть гніздо, у якому воно є.
why-W5-12 = За це можна заплатити лише яйцем з місця, названого на карті.
why-W5-15 = Спершу треба вирішити іншу частину цієї дії.
why-W5-16 = Ви не можете сплатити вартість цього дракона навіть з обмінами.
why-W5-17 = Зараз можливий лише обмін, що дає ресурс, якого бракує.
why-W6-1 = Усі зали цієї печери розкопано.
why-W6-2 = Бракує яєць: колонка 2 не потребує жодного, колонка 3 — одного, колонка 4 — двох.
why-W6-3 = Виберіть одну з карт печер, які можна сюди викласти.
why-W6-4 = Виберіть один із двох бонусів або відмовтеся від обох.
why-W6-9 = Потрібні карта печери в руці та ще не розкопана зала.
why-W7-1 = Приманити можна лише карту дракона з руки.
why-W7-2 = Ви не можете сплатити вартість жодного дракона, для якого є місце.
why-W7-3 = Дракону потрібна вільна розкопана зала в улюбленій печері; спершу заповнюють крайню ліву.
why-W8-1 = Друге дослідження печери за раунд коштує 1 яйце, третє — 2, а четвертого не буває.
why-W8-3 = Пригодник іде зліва направо й нічого не оминає.
why-W9-4 = Від цього не можна відмовитися.
why-W9-5 = Назвіть вид ресурсу; від цього можуть залежати інші.
why-W9-6 = Виберіть одну з частин, які ще лишилися.
why-W9-7 = Повторювати це можна лише стільки разів, скільки сказано на карті.
why-W9-10 = Ця частина — для інших гравців.
why-W9-15 = Зараз запитують не про це.
why-W10-1 = Виберіть один із чотирьох ресурсів.
why-W10-2 = Візьміть відкриту карту цього виду або верхню карту її колоди.
why-W10-5 = Зараз можна запасти чи підкласти лише щойно отримане.
why-W10-6 = Планшет для карт поповнюють лише наприкінці ходу.
why-W10-9 = Відкрита карта йде туди, куди велить властивість.
why-W10-10 = Кожна взята карта йде в одне з місць, названих у властивості.
why-W10-15 = Один зі щойно отриманих ресурсів треба запасти.
why-W11-1 = Запасають ресурс, який у вас є, на драконі, якого дозволяє ефект.
why-W11-2 = Карту дракона підкладають під дракона, якого дозволяє ефект.
why-W11-6 = Можна отримати лише ресурс із вартості підкладеної карти.
why-W11-7 = Для яйця потрібне вільне гніздо там, де дозволяє ефект.
why-W11-8 = Яйце отримують лише названі дракони з вільним гніздом.
why-W12-2 = Драконятко бере лише те, що названо на його карті.
why-W13-3 = Не платити можна лише яйце або ресурс із надрукованої вартості, і решту треба мати чим сплатити.
why-W13-7 = Новий дракон лягає поверх одного з ваших драконів у печері, яку любить.
why-W13-11 = Виберіть надрукований ефект планшета, який зараз щось дає.
why-W13-13 = Виберіть двох різних драконів на своєму планшеті.
why-W13-14 = Виберіть іншого дракона, чия властивість зараз щось дає.
why-W14-5 = Зробіть крок або відмовтеся від нього.
why-W14-7 = Ця клітинка тайла гільдії не вільна.
why-W15-7 = Наприкінці ходу ви віддаєте все понад дев’ять.
why-W16-5 = Виберіть ще не використану властивість, яка зараз щось дає, або завершіть.
why-W18-3 = Для яйця з доходу потрібне вільне гніздо.
why-over = Гру завершено, тож вирішувати більше нічого.

## What happened

cell-1 = ряд 1
cell-2 = ряд 2
cell-3 = ряд 3
cell-4 = ряд 4
cell-5 = ряд 5, 6 ПБ
cell-6 = ряд 5, 3 ПБ
cell-7 = ряд 5, 1 ПБ

event-guild = Тайл гільдії: { $guild }.
event-objective = Ціль: { $objective }.
event-start = Перший гравець: { $player }.
event-chosen = { $player }: карти й ресурси вибрано.
event-put_back = Скинуто під час приготування: { $kind } ×{ $n }.
event-round = Починається раунд { $round }.
event-excavate = { $player }: розкопування.
event-entice = { $player }: приманювання.
event-explore = { $player }: дослідження – { $cave }.
event-pass = { $player }: пас.
event-coins = { $player }: монети { $n }.
event-resource = { $player }: { $kind } { $n }.
event-mat_eggs = { $player }: яйця на планшеті { $n }.
event-eggs = { $player }: яйця { $n } ({ $cave }, { $column }).
event-cached = { $player }: запасено { $kind } { $n } ({ $cave }, { $column }).
event-tucked = { $player }: підкладені карти { $n } ({ $cave }, { $column }).
event-steps = { $player }: кроки треком гільдії { $n }.
event-marker = { $player }: фішка на тайлі гільдії – { $cell }.
event-cave_placed = { $player }: карта печери { $card } ({ $cave }, { $column }).
event-dragon_placed = { $player }: дракон { $card } ({ $cave }, { $column }).
event-card = { $player } бере з колоди: { $kind }.
event-card-you = Ви берете з колоди: { $kind } { $card }.
event-card_seen = { $player } бере: { $kind } { $card }.
event-discarded = Скинуто: { $kind } { $card }.
event-displayed = Відкрито на планшеті для карт: { $kind } { $card }.
event-decision = { $rival } відкриває карту рішень { $card }. { $text }
event-automa_refresh = { $rival } оновлює карти на планшеті.
event-automa_objective = { $rival }: монети на цілі раунду { $round } { $n }. Там у неї { $hers }, у вас { $yours }.
event-automa_takes = { $rival } бере: { $kind } { $card }.
event-automa_steps = { $rival }: кроки треком гільдії { $n }.
event-automa_marker = { $rival }: фішка на тайлі гільдії – { $cell }.
event-automa_no_marker = { $rival }: немає вільної фішки для тайла гільдії.
event-automa_pass = { $rival } пасує.
event-place = Ціль раунду { $round }: { $player } – { $place }.
event-scored = { $player }: { $points } ПБ.
event-won = Перемога: { $players }.

assumed-payment = { $player } платить за дракона { $card }. Елементів: { $things }, ПБ: { $points }

## Mistakes in a position

bad-option-same_tile = налаштування «{ $setting }»: ця ціль — на тому самому тайлі, що й «{ $beside }»; виберіть іншу
bad-option-not_solo = налаштування «{ $setting }»: ця ціль не використовується в грі для одного; виберіть іншу
error-game = Це не документ гри «{ $game }»: запишіть її назву під ключем "game".
error-state = Цей стан не вдалося прочитати: { $message }.
error-A1-1 = Автома грає лише проти одного гравця: приберіть "automa" або залиште одного гравця.
error-A2-2 = Цю ціль не використовують в одиночній грі: виберіть іншу.
error-A3-1 = Такого рівня немає. Напишіть один із цих: { $known }.
error-A10-8 = Коли сторін дві, третього місця немає: напишіть 1, 2 або 0.
error-W1-1 = «Змієвир» розрахований на 1–5 гравців, а в документі їх { $n }.
error-W2-4 = Карти { $number } немає, або її названо в цьому документі двічі.
error-dragon_name = Жодного дракона не звуть «{ $value }». Схожі: { $known }.
error-dragon_several = «{ $value }» пасує кільком драконам: { $known }. Напишіть повне ім’я або номер.
error-W3-1 = Ресурси — це м’ясо, золото, кристал і молоко, і нічого більше.
error-W3-2 = У печері чотири зали: перелічіть щонайбільше чотири.
error-W3-3 = Перша зала не має карти печери, а в кожній іншій вона потрібна, перш ніж там ляже дракон.
error-W3-7 = Яєць більше, ніж гнізд: у кожному гнізді лише одне яйце.
error-W3-8 = Для запасених ресурсів і підкладених карт у залі потрібен дракон.
error-W4-1 = Такого тайла гільдії немає. Напишіть один із цих: { $known }.
error-W4-3 = Цілей чотири, кожна з окремого тайла: ця зайва або повторюється.
error-W6-1 = Печеру розкопують зліва направо без пропусків.
error-W7-3 = Дракони заповнюють печеру зліва направо й лежать лише в улюблених печерах; додайте "swapped": true, якщо цього дракона перемістив обмін.
error-W13-9 = Поміняти місцями можна лише дракона, а в цій залі його немає.
error-W14-7 = Для цієї фішки немає вільної клітинки.
error-W14-8 = На тайлі гільдії щонайбільше чотири фішки гравця, а тут їх { $n }.
error-W14-10 = Фішка стоїть у ряду 1–5; для ряду 5 можна додати бали клітинки: {"{"}"row": 5, "vp": 6{"}"}.
error-W14-14 = Фішки не відповідають крокам: кожні шість кроків дають одну фішку, щонайбільше чотири.
error-W17-2 = Між місцями пропуск: хтось має бути на попередньому місці.
error-W17-5 = Такої цілі немає. Напишіть одну з цих: { $known }.
error-W17-8 = Місце — це 1, 2, 3 або 0 для «решти».
error-W17-9 = Кожен гравець має одне місце за кожну ціль, а в цьому списку їх { $n }.
error-W21-1 = Підкладено більше карт, ніж є: у колоді драконів { $n }.
error-W21-4 = Число не може бути меншим за нуль.

## Figures of simulated games

statistic-dragons = Драконів у грі за партію
statistic-automa_score = Середній рахунок Автоми

## Hints

hint-objective = Зараховується для цілі цього раунду
hint-later_objective = { $n ->
    [one] Зараховується для { $n } цілі пізніших раундів
    [few] Зараховується для { $n } цілей пізніших раундів
    [many] Зараховується для { $n } цілей пізніших раундів
   *[other] Зараховується для { $n } цілі пізніших раундів
}
hint-lacks = Цього бракує, щоб приманити: { $dragon }
hint-last_lack = Лише цього бракує, щоб приманити: { $dragon }
hint-ahead-solo = { $n ->
    [one] У середньому ви випередите Автому на { $n } бал
    [few] У середньому ви випередите Автому на { $n } бали
    [many] У середньому ви випередите Автому на { $n } балів
   *[other] У середньому ви випередите Автому на { $n } бала
}
hint-behind-solo = { $n ->
    [one] У середньому ви відстанете від Автоми на { $n } бал
    [few] У середньому ви відстанете від Автоми на { $n } бали
    [many] У середньому ви відстанете від Автоми на { $n } балів
   *[other] У середньому ви відстанете від Автоми на { $n } бала
}
hint-even-solo = У середньому ви закінчите нарівні з Автомою
hint-ahead-table = { $n ->
    [one] У середньому ви випередите найкращого з інших гравців на { $n } бал
    [few] У середньому ви випередите найкращого з інших гравців на { $n } бали
    [many] У середньому ви випередите найкращого з інших гравців на { $n } балів
   *[other] У середньому ви випередите найкращого з інших гравців на { $n } бала
}
hint-behind-table = { $n ->
    [one] У середньому ви відстанете від найкращого з інших гравців на { $n } бал
    [few] У середньому ви відстанете від найкращого з інших гравців на { $n } бали
    [many] У середньому ви відстанете від найкращого з інших гравців на { $n } балів
   *[other] У середньому ви відстанете від найкращого з інших гравців на { $n } бала
}
hint-even-table = У середньому ви закінчите нарівні з найкращим з інших гравців
hint-better = { $n ->
    [one] На { $n } бал краще за наступну найкращу відповідь
    [few] На { $n } бали краще за наступну найкращу відповідь
    [many] На { $n } балів краще за наступну найкращу відповідь
   *[other] На { $n } бала краще за наступну найкращу відповідь
}
hint-close = Наступна найкраща відповідь приблизно така ж добра

# Draftosaurus: words and messages. Names follow docs/rules/draftosaurus-glossary.csv.

## The game

game-title = Драфтозаври
game-tagline = Виберіть динозавра, передайте решту далі й збудуйте зоопарк, про який мріють усі!
game-facts = Автори: Антуан Боза, Корентін Лебра, Людовік Моблан і Тео Рів’єр. Видавець: Ankama. 2–5 гравців. «Дракозавр» — незалежний проєкт шанувальників, не пов’язаний з авторами чи видавцем гри.

## Species

species-tyrannosaurus = Тиранозавр
species-diplodocus = Диплодок
species-triceratops = Трицератопс
species-spinosaurus = Спінозавр
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

place-forest_of_sameness = Ліс тотожностей
place-woody_trio = Лісове тріо
place-king_of_the_jungle = Король джунглів
place-prairie_of_love = Прерія кохання
place-meadow_of_differences = Левада відмінностей
place-solitary_island = Острів самотності
place-well_ordered_wood = Перелісок впорядкованості
place-lovers_bridge_left = Місток закоханих (лівий берег)
place-lookout = Оглядовий майданчик
place-quarantine = Карантинна зона
place-lovers_bridge_right = Місток закоханих (правий берег)
place-pyramid = Піраміда
place-river = Річка

# At most 12 characters each.
place-forest_of_sameness-short = Ліс
place-woody_trio-short = Лісове тріо
place-king_of_the_jungle-short = Король
place-prairie_of_love-short = Прерія
place-meadow_of_differences-short = Левада
place-solitary_island-short = Острів
place-well_ordered_wood-short = Перелісок
place-lovers_bridge_left-short = Лівий місток
place-lookout-short = Майданчик
place-quarantine-short = Карантин
place-lovers_bridge_right-short = Прав. місток
place-pyramid-short = Піраміда
place-river-short = Річка
line-lovers_bridge-short = Місток

pen-rule-forest_of_sameness = Тут живе лише один вид, місця заповнюють зліва направо; за 1–6 динозаврів ви отримуєте 2, 4, 8, 12, 18 або 24 бали.
pen-rule-woody_trio = До трьох динозаврів будь-яких видів; рівно троє приносять 7 балів, менше — нічого.
pen-rule-king_of_the_jungle = Один динозавр; він приносить 7 балів, якщо в жодному іншому зоопарку динозаврів його виду не більше, ніж у вашому.
pen-rule-prairie_of_love = Динозаври будь-яких видів, зазвичай до шести; кожна пара одного виду приносить 5 балів.
pen-rule-meadow_of_differences = Кожен вид лише один раз, місця заповнюють зліва направо; за 1–6 динозаврів ви отримуєте 1, 3, 6, 10, 15 або 21 бал.
pen-rule-solitary_island = Один динозавр; він приносить 7 балів, якщо він єдиний свого виду в усьому вашому зоопарку разом із річкою.
pen-rule-well_ordered_wood = Два види чергуються зліва направо; за 1–6 динозаврів ви отримуєте 2, 4, 8, 12, 18 або 24 бали.
pen-rule-lovers_bridge_left = Динозаври будь-яких видів, зазвичай скільки завгодно; кожна пара одного виду, розділена річкою, приносить 6 балів.
pen-rule-lookout = Один динозавр; він приносить по 2 бали за кожного динозавра його виду в зоопарку гравця праворуч.
pen-rule-quarantine = Один динозавр; наприкінці гри він переходить в інший вольєр або в річку й приносить бали там.
pen-rule-lovers_bridge_right = Динозаври будь-яких видів, зазвичай скільки завгодно; кожна пара одного виду, розділена річкою, приносить 6 балів.
pen-rule-pyramid = До шести динозаврів, ряд за рядом знизу, і двоє одного виду ніколи не стоять поруч; кожен у нижньому ряду приносить 2 бали, у середньому — 4, а нагорі — 7.
pen-rule-river = Тут завжди можна розмістити будь-якого динозавра, хоча річка не є вольєром; кожен приносить 1 бал.

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
line-trex_bonus = Бонус за тиранозавра
line-lovers_bridge = Місток закоханих
line-summer_game = Літня партія

## The die

face-woodlands = Ліси
face-grasslands = Луки
face-restrooms = Вбиральні
face-food_court = Фудкорт
face-empty_pen = Порожній вольєр
face-beware_trex = Стережіться тиранозавра

meaning-woodlands = Виберіть вольєр у лісах або річку.
meaning-grasslands = Виберіть вольєр на луках або річку.
meaning-restrooms = Виберіть вольєр праворуч від річки або саму річку.
meaning-food_court = Виберіть вольєр ліворуч від річки або саму річку.
meaning-empty_pen = Виберіть вольєр, де ще немає динозаврів, або річку.
meaning-beware_trex = Виберіть вольєр, де немає тиранозавра, або річку.

## Boards and zones

board-summer = Літній бік планшета
board-winter = Зимовий бік планшета
board-match = Літній/зимовий режим

zone-woodlands = Ліси
zone-grasslands = Луки
zone-restrooms = Вбиральні (праворуч від річки)
zone-food_court = Фудкорт (ліворуч від річки)

## Options

option-first_roller = Хто кидає першим
option-first_roller-help = Хто першим кидає кубик: гравець, якого ви назвете, або той, кого обере випадок.
option-first_roller-random = Навмання

option-board = Планшет
option-board-help = На якому боці планшета ви граєте, або на обох по черзі.
option-board-summer = { board-summer }
option-board-winter = { board-winter }
option-board-match = { board-match }

option-five_player_last_turn = Останній хід для п’ятьох
option-five_player_last_turn-help = Якщо грають п’ятеро, той, хто кидав кубик у п’ятому ході раунду, кидає його і в шостому, і цього разу кубика слухаються всі.
option-five_player_last_turn-no = Ні
option-five_player_last_turn-yes = Так

option-prairie_capacity = Місця в Прерії кохання
option-prairie_capacity-help = Скільки динозаврів поміщається в Прерії кохання.
option-prairie_capacity-6 = Шість динозаврів
option-prairie_capacity-none = Без обмежень

option-bridge_half_capacity = Місця на половині Містка закоханих
option-bridge_half_capacity-help = Скільки динозаврів поміщається на кожній половині Містка закоханих.
option-bridge_half_capacity-none = Без обмежень

option-bridge_halves_separate = Половини Містка закоханих
option-bridge_halves_separate-help = Чи вважаються половини містка двома вольєрами також для граней «Порожній вольєр» і «Стережіться тиранозавра».
option-bridge_halves_separate-always = Завжди два вольєри
option-bridge_halves_separate-trex_bonus_only = Два вольєри лише для бонусу за тиранозавра

option-quarantine_move = Вихід із карантину
option-quarantine_move-help = Чи мусить динозавр наприкінці гри залишити Карантинну зону.
option-quarantine_move-mandatory = Мусить вийти
option-quarantine_move-optional = Може залишитися

option-placement_commit = Коли вибирати місце
option-placement_commit-help = Чи вибираєте ви місце після того, як усі показали динозаврів, чи разом зі своїм динозавром.
option-placement_commit-after_reveal = Після показу
option-placement_commit-joint = Разом із динозавром

option-two_player_discard_timing = Гра вдвох: коли повертати динозавра
option-two_player_discard_timing-help = Чи вибираєте ви динозавра для коробки після розміщення, чи разом із тим, якого розміщуєте.
option-two_player_discard_timing-after_placement = Після розміщення
option-two_player_discard_timing-with_choice = Разом із вибором

option-two_player_discard_visibility = Гра вдвох: повернуті динозаври
option-two_player_discard_visibility-help = Чи бачить суперник, якого динозавра ви повертаєте в коробку.
option-two_player_discard_visibility-open = Відкрито
option-two_player_discard_visibility-hidden = Таємно

option-match_second_start = Хто першим кидає взимку
option-match_second_start-help = Хто першим кидає кубик у другій партії літнього/зимового режиму.
option-match_second_start-continue_die = Той, у кого на той час буде кубик
option-match_second_start-same_as_first = Той самий гравець, що й улітку
option-match_second_start-random = Навмання

option-match_tiebreak = Нічия за сумою двох партій
option-match_tiebreak-help = Що робити, коли в лідерів однакова сума балів за дві партії.
option-match_tiebreak-total_trex = Найменше тиранозаврів у двох партіях
option-match_tiebreak-shared = Спільна перемога

option-edition = Видання
option-edition-help = Грайте за одним із друкованих видань правил; те, що ви налаштуєте самі, важливіше.
edition-uk = Українське видання
edition-cs = Чеське видання
edition-pl = Польське видання

note-D17-4 = Особливий останній хід увімкнено, але він лише для п’ятьох. Зараз гравців { $seats }, тож він нічого не змінює.

## What to do now

ask-choose = Виберіть динозавра зі своєї руки.
ask-place = Виберіть місце для динозавра: { $species }.
ask-discard = Виберіть динозавра, якого повернете в коробку.
ask-leave = Знайдіть нову домівку динозаврові з карантину: { $species }.
ask-wait = Зачекайте на інших гравців.

advice-bound = Слухайтеся кубика: { $face }. { $meaning }
advice-free = Кубик кидали ви, тож можете на нього не зважати: підійде будь-який вольєр, що приймає вашого динозавра, або річка.
advice-bound_all = Останній хід раунду: кубика слухаються всі, навіть той, хто його кинув. { $meaning }
advice-no_die = Кубик на це не впливає.

action-choose = Вибрати: { $species }
action-place = Розмістити: { $place }
action-place-space = Розмістити: { $place }, місце P{ $space }
action-leave = { action-place }
action-leave-space = { action-place-space }
action-discard = Повернути в коробку: { $species }
action-stay = Залишити в карантині

choice-species = { $species }
choice-species-many = { $species } ×{ $n }
choice-place = { $place }
choice-place-space = { $place }, місце P{ $space }

brings-points = Бали за нинішньої розстановки: { $n }
brings-places = { $species } — куди можна: { $place }.

## Why not

why-D2-1 = На цьому боці планшета такого місця немає.
why-D5-2 = Такого динозавра у вашій руці немає: виберіть із тих, що є.
why-D5-4 = Це зачекає: зараз час для іншої дії.
why-D6-2 = На кубику «{ $face }», тож у цьому ході цей вольєр для вас зачинено.
why-D8-1 = Для Піраміди назвіть ще й місце від P1 до P6, а деінде пронумерованих місць немає.
why-D8-2 = Цей вольєр повний, більше сюди ніхто не вміститься.
why-D9-1 = У Лісі тотожностей живе лише один вид, і там уже оселився інший.
why-D9-2 = Цей вид уже є на Леваді відмінностей, а кожен може з’явитися там лише раз.
why-D10-1 = У Переліску впорядкованості чергуються два види, і зараз черга не цього динозавра.
why-D10-3-1 = Піраміда росте знизу ряд за рядом: виберіть вільне місце в ряду, який зараз заповнюється.
why-D10-3-2 = У Піраміді динозаври одного виду не стоять поруч, а сусіднє місце вже зайняв такий самий.
why-D12-1 = Зараз переходить лише динозавр із карантину — в інший вольєр або в річку.
why-D12-1-3 = Гра закінчується, тож динозавр мусить залишити Карантинну зону.
why-D13-3 = Повернути можна лише динозавра, який є у вашій руці.
why-D14-3 = У цьому ході кубика слухається і той, хто його кинув, а на ньому «{ $face }».
why-D16-5 = Такий результат тут випасти не може.
why-over = Гру завершено, вирішувати більше нічого.

## What happened

event-first_roller = Перший кидок робить { $player }.
event-dealt = { $player } бере з торбинки шість динозаврів.
event-dealt-you = Ви берете з торбинки: { $species }.
event-rolled = { $player } кидає кубик: { $face }.
event-decided = { $player }: вибір зроблено.
event-revealed = { $player } показує динозавра: { $species }.
event-placed = { $player } розміщує динозавра: { $species } — { $place }.
event-placed-space = { $player } розміщує динозавра: { $species } — { $place }, місце P{ $space }.
event-discarded = { $player } повертає в коробку: { $species }.
event-discarded-hidden = { $player } таємно повертає динозавра в коробку.
event-hands_passed = Усі передають решту динозаврів ліворуч.
event-passed = Кубик отримує { $player }.
event-round = Починається раунд { $round } з { $rounds }.
event-moved = { $player } випускає динозавра з карантину: { $species } — { $place }.
event-moved-space = { $player } випускає динозавра з карантину: { $species } — { $place }, місце P{ $space }.
event-stayed = { $player } залишає динозавра в карантині: { $species }.
event-scored = { $points ->
    [one] { $player } отримує { $points } бал.
    [few] { $player } отримує { $points } бали.
    [many] { $player } отримує { $points } балів.
   *[other] { $player } отримує { $points } бала.
}
event-board_turned = Планшети перевернуто: починається зимова партія!
event-won = { $points ->
    [one] Перемагає { $player }: { $points } бал!
    [few] Перемагає { $player }: { $points } бали!
    [many] Перемагає { $player }: { $points } балів!
   *[other] Перемагає { $player }: { $points } бала!
}
event-shared = { $points ->
    [one] Спільна перемога: { $players } — по { $points } балу!
    [few] Спільна перемога: { $players } — по { $points } бали!
    [many] Спільна перемога: { $players } — по { $points } балів!
   *[other] Спільна перемога: { $players } — по { $points } бала!
}
event-tie_break = Нічия! Вирішує найменша кількість тиранозаврів у зоопарку.

## Score and table

tie-fewest_trex = Найменше тиранозаврів
tie-shared = Спільна перемога
points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
    [many] { $n } балів
   *[other] { $n } бала
}
dinosaurs = { $n ->
    [one] { $n } динозавр
    [few] { $n } динозаври
    [many] { $n } динозаврів
   *[other] { $n } динозавра
}
round-turn = Раунд { $round } з { $rounds }, хід { $turn } з { $turns }
die-holder = Кубик тримає { $player }
hand = Рука
bag-left = { $n ->
    [one] У торбинці: { $n } динозавр
    [few] У торбинці: { $n } динозаври
    [many] У торбинці: { $n } динозаврів
   *[other] У торбинці: { $n } динозавра
}
discarded = Повернуто в коробку
roller = Кидає кубик

## Mistakes in a position

error-D3-2 = Забагато динозаврів одного виду: { $species } — { $n }, а в торбинці було лише { $max }.
error-D4-6 = В одному зоопарку щонайбільше дванадцять динозаврів, а тут їх { $n }: приберіть зайвих.
error-D9-1 = У Лісі тотожностей може бути лише один вид: залиште його, а решту перенесіть деінде.
error-D9-2 = На Леваді відмінностей кожен вид може бути лише раз: перенесіть зайвих деінде.
error-D8-2 = { $max ->
    [one] { $place }: тут щонайбільше { $max } динозавр. Перенесіть решту деінде.
    [few] { $place }: тут щонайбільше { $max } динозаври. Перенесіть решту деінде.
    [many] { $place }: тут щонайбільше { $max } динозаврів. Перенесіть решту деінде.
   *[other] { $place }: тут щонайбільше { $max } динозавра. Перенесіть решту деінде.
}
error-D10-1 = У Переліску впорядкованості два види чергуються зліва направо: перевірте порядок.
error-D10-3-1 = Піраміду заповнюють знизу: спершу P1–P3, потім P4–P5, останнім P6.
error-D10-3-2 = У Піраміді поруч стоять два динозаври одного виду: змініть місце одного з них.
error-D12-1 = Перед підрахунком Карантинна зона має бути порожня: перемістіть динозавра самі або попросіть найкращий хід записом "quarantine": "best".
error-D2-1 = { $board }: тут немає місця «{ $place }». Перевірте місце або бік планшета.

## Figures of simulated games

statistic-in_river = Динозаврів у річках за партію

## Hints

hint-spot = Місце: { $place }
hint-gain = Балів за теперішнім станом полів: { $points }
hint-count = Динозаврів там після цього: { $n }
hint-prevents = Наступний гравець збирає цей вид: { $place }, поки що { $n }
hint-sure = Упевненість: { $percent } %

### Gods Love Dinosaurs: the words of the game in Ukrainian.

## The game

game-title = Динозаври — улюбленці богів
game-tagline = Збудуйте харчовий ланцюг і не дайте своїм динозаврам зголодніти.
game-facts = Автор гри — Каспер Лапп, видавець — Pandasaurus Games, 2020 рік, від 2 до 5 гравців. Це незалежна робота шанувальників, а малюнок тайлів ми придумали самі.

## Terrains

terrain-lake = озеро
terrain-forest = ліс
terrain-plains = рівнина
terrain-mountain = гора
terrain-wild = універсальний ландшафт
letter-terrain-lake = ~
letter-terrain-forest = ♣
letter-terrain-plains = =
letter-terrain-mountain = ^
letter-terrain-wild = *

## Figures

animal-frog = жаба
animal-rat = щур
animal-rabbit = заєць
animal-tiger = тигр
animal-eagle = орел
animal-dinosaur = динозавр
letter-frog = Ж
letter-rat = Щ
letter-rabbit = З
letter-tiger = Т
letter-eagle = О
letter-dinosaur = Д

## Columns: each is named after the species that wakes when it is empty

column-frog = Жаби
column-rabbit = Зайці
column-rat = Щури
column-tiger = Тигри
column-eagle = Орли
column-dinosaur = Динозаври

## Other pieces

nest = гніздо
egg = яйце
golden-egg = золоте яйце
marker = диномаркер
volcano = вулкан
stack = стос { $letter }
tile = тайл { $id }

## Numbers of things

eggs = { $n ->
    [one] { $n } яйце
    [few] { $n } яйця
    [many] { $n } яєць
   *[other] { $n } яйця
}
dinosaurs-count = { $n ->
    [one] { $n } динозавр
    [few] { $n } динозаври
    [many] { $n } динозаврів
   *[other] { $n } динозавра
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
young = { $n ->
    [one] { $n } нащадок
    [few] { $n } нащадки
    [many] { $n } нащадків
   *[other] { $n } нащадка
}
steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}

## Directions on the grid

direction-0 = схід
direction-1 = північний схід
direction-2 = північний захід
direction-3 = захід
direction-4 = південний захід
direction-5 = південний схід

## Stages of a turn

stage-take = Взяти тайл
stage-lay = Викласти тайл
stage-species = Активація: { $animal }
stage-hatch = Народження динозаврів
stage-dino = Полювання динозаврів
stage-over = Гру закінчено

## What a player is asked

ask-take = Візьміть будь-який тайл із поля біому.
ask-lay = Викладіть тайл так, щоб він торкався вашої екосистеми. Можна також повернутися й узяти інший.
ask-breed = { $n ->
    [one] Виберіть комірку для потомства. Можливий іще { $n } нащадок.
    [few] Виберіть комірку для потомства. Можливі ще { $n } нащадки.
    [many] Виберіть комірку для потомства. Можливо ще { $n } нащадків.
   *[other] Виберіть комірку для потомства. Можливо ще { $n } нащадка.
}
ask-choose = Виберіть, яка фігурка діє наступною.
ask-hunt = Виберіть полювання для цього хижака. Без нього він помре від голоду.
ask-roam = Виберіть полювання для цього динозавра. Він має щось з’їсти й зупинитися на вільній горі, інакше помре від голоду.
ask-hatch = Бажаєте вивести динозавра? Це коштує 1 яйце, і новачок має одразу знайти їжу.

## Answers

action-take = Взяти тайл: колонка «{ $column }», ряд { $row }
action-lay = Викласти тайл: перша комірка на ({ $q }, { $r }), напрямок другої — { $orientation }
action-breed = Поставити нащадка на ({ $q }, { $r })
action-done = Без подальшого потомства
action-choose = Вибрати фігурку на ({ $q }, { $r })
action-hunt = { $young ->
    [0] Полювання: з’їдено — { $eaten }; без потомства
    [one] Полювання: з’їдено — { $eaten }; { $young } нащадок
    [few] Полювання: з’їдено — { $eaten }; { $young } нащадки
    [many] Полювання: з’їдено — { $eaten }; { $young } нащадків
   *[other] Полювання: з’їдено — { $eaten }; { $young } нащадка
}
action-roam = { $eggs ->
    [0] Піти на ({ $q }, { $r }): з’їдено — { $eaten }; без яєць
    [one] Піти на ({ $q }, { $r }): з’їдено — { $eaten }; { $eggs } яйце
    [few] Піти на ({ $q }, { $r }): з’їдено — { $eaten }; { $eggs } яйця
    [many] Піти на ({ $q }, { $r }): з’їдено — { $eaten }; { $eggs } яєць
   *[other] Піти на ({ $q }, { $r }): з’їдено — { $eaten }; { $eggs } яйця
}
action-starve = Залишити без їжі: фігурка покине екосистему
action-hatch-yes = Вивести динозавра за 1 яйце
action-hatch-no = Не виводити динозавра

## What may be chosen, and what it brings

choice-take = { $column }: { $hexes }
choice-empty = { $column }: порожньо
choice-hex = ({ $q }, { $r })
choice-figure = { $animal } на ({ $q }, { $r })
choice-end = Закінчити на ({ $q }, { $r })
about-last = { choice-take }. { last-tile } { stage-species }.
about-last_dino = { about-last } { stage-dino }.
brings-eaten = З’їдено: { $eaten }
brings-young = { young }
brings-eggs = { eggs }
brings-eggs_spent = { $n ->
    [one] Коштує { $n } яйце
    [few] Коштує { $n } яйця
    [many] Коштує { $n } яєць
   *[other] Коштує { $n } яйця
}
brings-hatched = На горі з гніздом вилуплюється динозавр
brings-starved = Помирає від голоду: { $animal }
brings-hunts = { $n ->
    [0] { choice-figure }: жодного полювання, помре від голоду
    [one] { choice-figure }: { $n } полювання
    [few] { choice-figure }: { $n } полювання
    [many] { choice-figure }: { $n } полювань
   *[other] { choice-figure }: { $n } полювання
}

## Why something cannot be done

why-G5-1 = Зараз не час для цього кроку; подивіться, про що питає гра.
why-G5-2 = Зараз не ваш хід.
why-G6-1 = Тут немає тайла; виберіть комірку поля, де він іще лежить.
why-G6-3 = Тайл сюди не підходить: обом його коміркам потрібне вільне місце, і хоча б одна має торкатися вашої екосистеми.
why-G6-3-overlap = Тут уже щось лежить; тайл не може накривати інший тайл.
why-G6-3-apart = Тайл лежав би окремо; хоча б одна його комірка має торкатися вашої екосистеми.
why-G8-1 = Нащадкові потрібна порожня комірка поруч із батьками, з придатним або універсальним ландшафтом.
why-G8-5 = Для цієї комірки вже не лишилося батьків: кожна тварина дає лише одного нащадка.
why-G9-2 = Хижак так не рухається: тигр проходить 1 або 2 комірки й може повертати, орел летить від 1 до 3 комірок по прямій.
why-G9-3 = Шлях заблоковано: хижак не може пройти крізь іншого хижака, динозавра чи порожнечу без тайла.
why-G9-4 = Полювання має закінчитися на комірці зі здобиччю.
why-G10-2 = Зараз не можна вивести динозавра: потрібні яйце й порожня гора з гніздом.
why-G10-5 = Динозавр проходить від 1 до 5 комірок, обминає інших динозаврів, з’їдає хоча б одну тварину й зупиняється на вільній горі.
why-G11-3 = Тайли беруть спершу зі стосу A, потім із B, C і D; цей іще не на черзі.
why-G13-2 = Запас порожній: таких фігурок більше немає.
why-G14-2 = Спершу діє інший гравець; зачекайте, ваша черга вже скоро.
why-G14-7 = Тут вирішує випадок, і обирає він лише з того, що справді є.
why-G18-3 = Обидві комірки цього тайла однакові, тож те саме місце є в списку один раз: виберіть його з напрямком схід, північний схід або північний захід.
why-G18-5 = Ця фігурка не чекає: вона вже полювала або щойно з’явилася.
why-G18-6 = Потомство не відповідає цьому полюванню: назвіть рівно стільки комірок зі з’їденою здобиччю, скільки дозволяє запас, і серед них останню комірку шляху.
why-G18-8 = Цьому результату відповідає інший шлях; виберіть його, будь ласка, зі списку.
why-over = Гру закінчено; більше ходів немає.
why-chance = Це вирішує випадок, а не гравець.

## What happened

event-first_player = Перший хід робить { $player }.
event-filled = Колонка «{ $column }», ряд { $row }: { $tile }.
event-took = { $player } бере: { $tile }, колонка «{ $column }».
event-laid = { $player } викладає тайл.
event-animal = { $player }: з’являється нова фігурка ({ $animal }).
event-activated = Активація: { $animal }.
event-bred = { $n ->
    [0] { $player }: потомства немає.
    [one] { $player }: народжується { $n } нащадок.
    [few] { $player }: народжуються { $n } нащадки.
    [many] { $player }: народжується { $n } нащадків.
   *[other] { $player }: народжується { $n } нащадка.
}
event-hunted = { $player }: { $animal } з’їдає { $n ->
    [one] { $n } тварину
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
}; { $young ->
    [0] без потомства
    [one] { $young } нащадок
    [few] { $young } нащадки
    [many] { $young } нащадків
   *[other] { $young } нащадка
}.
event-starved = { $player }: { $n ->
    [one] від голоду гине { $n } фігурка
    [few] від голоду гинуть { $n } фігурки
    [many] від голоду гине { $n } фігурок
   *[other] від голоду гине { $n } фігурки
} ({ $animal }).
event-hatched = { $player } виводить нового динозавра.
event-not_hatched = { $player } не виводить динозавра.
event-roamed = { $player }: динозавр з’їдає { $n ->
    [one] { $n } тварину
    [few] { $n } тварини
    [many] { $n } тварин
   *[other] { $n } тварини
} { $eggs ->
    [0] і не відкладає яєць
    [one] і відкладає { $eggs } яйце
    [few] і відкладає { $eggs } яйця
    [many] і відкладає { $eggs } яєць
   *[other] і відкладає { $eggs } яйця
}.
event-marker = Диномаркер переходить до колонки «{ $column }».
event-refill = Порожні колонки заповнюються.
event-over = На всі порожні колонки бракує тайлів. Гру закінчено.
event-won = { $points ->
    [one] { $player } перемагає: { $points } очко!
    [few] { $player } перемагає: { $points } очки!
    [many] { $player } перемагає: { $points } очок!
   *[other] { $player } перемагає: { $points } очка!
}
event-tie_break = Нічия, тож вирішує черговість ходів: перемагає той, хто ходив пізніше.

## Score

line-eggs = Яйця
line-golden_eggs = Золоті яйця
line-dinosaurs = Динозаври
tie-turn_order = Пізніше в черзі ходів

## Table options

option-figures = Запас фігурок
option-figures-help = Чи можуть фігурки скінчитися? З обмеженим запасом гравці діють по черзі.
option-figures-unlimited = необмежений запас фігурок
option-figures-limited = стільки фігурок, скільки в коробці
option-tiles = Набір тайлів
option-tiles-help = Стандартний набір ми придумали самі. Можна зіграти й власним набором із файлу.
option-tiles-standard = стандартний набір
option-tiles-file = власний набір із файлу
option-first_player = Перший гравець
option-first_player-help = Хто робить перший хід?
option-first_player-random = обирається випадково
option-first_player-seat = визначає господар столу
option-first_player-0 = гравець 1
option-first_player-1 = гравець 2
option-first_player-2 = гравець 3
option-first_player-3 = гравець 4
option-first_player-4 = гравець 5

## Mistakes in a position or a tile set

error-G2-6 = Комірку ({ $q }, { $r }) записано двічі або на ній дві фігурки; залиште щось одне.
error-G6-3 = Одна з комірок не з’єднана з рештою екосистеми; перевірте її q і r.
error-G1-3 = Невідомий ландшафт «{ $value }». Можливі: { $known }.
error-animal = Невідома тварина. Можливі: frog, rat, rabbit, tiger, eagle, dinosaur або null.
error-G3-3 = Стартового тайла немає або він неправильний: на (0, 0) має бути гора з гніздом, а навколо — інші його комірки.
error-G14-8 = Так стояти неможливо: динозаври стоять лише на горах, а на горі з гніздом не буває тварин.
error-G12-4 = Кількість яєць не може бути від’ємною; напишіть 0 або більше.
error-dinosaurs = Динозаври вже стоять на комірках. Приберіть це або приберіть комірки.
error-G17-3-ids = Два тайли мають однаковий id; дайте кожному власний.
error-G17-3-letter = Літерою тайла має бути A, B, C або D.
error-G17-3-players = Найменша кількість гравців для тайла — 2, 3, 4 або 5.
error-G17-3-hexes = Тайл повинен мати рівно дві комірки.
error-G17-3-terrain = Ландшафтом комірки має бути lake, forest, plains, mountain або wild.
error-G17-3-animal = Твариною комірки має бути frog, rat, rabbit, tiger або eagle, а якщо її немає — null.
error-G17-3-start = Стартовий тайл неправильний: його комірки мають бути з’єднані й різні, на горі (0, 0) — динозавр і гніздо, а на інших — одна жаба, один щур і один заєць.
error-G17-3-columns = Колонки мають іти так: frog, rabbit, rat, tiger, eagle; помінятися місцями можуть лише rat і tiger.
error-G17-3-few = У наборі замало тайлів для такої кількості гравців: для 2 або 3 гравців потрібно 10, для 4 або 5 — 15.
error-G17-3-many = Забагато: { $n }. Можливо щонайбільше { $most }.
error-G17-3-id = Id — це текст завдовжки від 1 до { $most } байтів без пробілів і ком.
error-G17-3-truth = Напишіть тут true або false.
error-G17-3-file = Не вдалося прочитати файл набору тайлів: { $why }.
bad-option-tiles = налаштування «tiles»: напишіть "standard", шлях до файлу або набір тайлів
error-G13-1 = Фігурок одного виду більше, ніж у коробці ({ $animal }: { $n }, щонайбільше { $max }); приберіть зайві.
error-missing_key = Цього ключа бракує; додайте його.
error-cell = У цьому місці немає комірки; перевірте її q та r.
error-rows = Кількість комірок у колонці за цим столом має бути { $rows }, а не { $n }.
error-tile = Тайла «{ $value }» немає в наборі, або його названо двічі.

## Log and panels

round-turn = Хід { $turn }
stock = Запас
tiles-left = { $n ->
    [one] залишився { $n } тайл
    [few] залишилися { $n } тайли
    [many] залишилося { $n } тайлів
   *[other] залишилося { $n } тайла
}
waiting = чекає
finished = завершено
limited = обмежений запас
hint-best = Найкраще, що знайдено: { $eggs ->
    [one] { $eggs } яйце
    [few] { $eggs } яйця
    [many] { $eggs } яєць
   *[other] { $eggs } яйця
}, { $survivors ->
    [one] виживе { $survivors } фігурка
    [few] виживуть { $survivors } фігурки
    [many] виживе { $survivors } фігурок
   *[other] виживе { $survivors } фігурки
}
hint-births = Будить здобич: { $own ->
    [one] потомство може дати { $own } ваша тварина
    [few] потомство можуть дати { $own } ваші тварини
    [many] потомство можуть дати { $own } ваших тварин
   *[other] потомство може дати { $own } вашої тварини
}, у будь-кого іншого — щонайбільше { $others }
hint-hunts = Будить хижаків: { $fed ->
    [one] { $fed } ваш може полювати
    [few] { $fed } ваші можуть полювати
    [many] { $fed } ваших можуть полювати
   *[other] { $fed } вашого можуть полювати
}, { $hungry ->
    [one] { $hungry } нічого не знайде
    [few] { $hungry } нічого не знайдуть
    [many] { $hungry } нічого не знайдуть
   *[other] { $hungry } нічого не знайдуть
}
hint-dinosaurs = Будить динозаврів: { $own ->
    [one] біля ваших { $own } хижак
    [few] біля ваших { $own } хижаки
    [many] біля ваших { $own } хижаків
   *[other] біля ваших { $own } хижака
}, у будь-кого іншого — щонайбільше { $others }
hint-mountain = Приносить гору; { $mountains ->
    [one] у вас уже { $mountains } гора
    [few] у вас уже { $mountains } гори
    [many] у вас уже { $mountains } гір
   *[other] у вас уже { $mountains } гори
}
hint-meals = { $n ->
    [one] { $n } тварина-здобич у межах досяжності
    [few] { $n } тварини-здобичі у межах досяжності
    [many] { $n } тварин-здобичей у межах досяжності
   *[other] { $n } тварини-здобичі у межах досяжності
}
hint-eaters = { $n ->
    [one] дістатися сюди може { $n } хижак
    [few] дістатися сюди можуть { $n } хижаки
    [many] дістатися сюди можуть { $n } хижаків
   *[other] дістатися сюди може { $n } хижака
}
hint-food = { $n ->
    [one] біля гори { $n } хижак
    [few] біля гори { $n } хижаки
    [many] біля гори { $n } хижаків
   *[other] біля гори { $n } хижака
}
hint-edges = { $n ->
    [one] Торкається { $n } комірки
    [few] Торкається { $n } комірок
    [many] Торкається { $n } комірок
   *[other] Торкається { $n } комірки
}
hint-sure = Так у { $percent } випадках зі 100 ходить гравець, який навчився, граючи

## The terminal board

last-tile = Останній тайл у колонці.
key-step = наступна й попередня можливість на полі
key-turn = повернути тайл
key-pan = пересунути зображення
key-home = знову вся екосистема посередині
key-zoom = більші або менші комірки
sign-waiting = ця фігурка чекає або ця здобич може мати потомство
sign-born = потомство цієї активації
sign-added = тут є місце для нащадка
sign-spot = тут є місце для першої комірки тайла: як його повернуто зараз або повернутого інакше
sign-path = кроки полювання
sign-eaten = з’їдено або помирає від голоду
sign-end = тут може завершитися полювання
sign-active = чий зараз хід
sign-first = перший гравець
sign-thinking = ще вирішує

## Figures of simulated games

statistic-turns = Ходів за партію
statistic-dinosaur_activations = Активацій динозаврів за партію
statistic-dinosaurs_hatched = Виведено динозаврів за партію
statistic-dinosaurs_starved = Померло динозаврів від голоду за партію

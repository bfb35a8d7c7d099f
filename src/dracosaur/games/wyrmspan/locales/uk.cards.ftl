# Wyrmspan: what the cards say. cards/words.py puts the parts together.
#
# $mood  how a verb is meant: do (you, now), to (the purpose of your payment), each (an opponent does it),
#        may (an opponent may do it), may_to (the purpose of an opponent's payment)
# $n     a number of things

## Lists and sentences

card-and = { $first } і { $last }
card-or = { $first } або { $last }
# Two things that are both done.
card-both = { $first } та { $last }
# Two whole offers, of which one may be used.
card-either = { $first }, або { $last }

## Things: after a verb (card-good) and on their own (card-name)

card-good-meat = { $n ->
    [one] { $n } м’ясо
   *[other] { $n } м’яса
}
card-good-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
card-good-crystal = { $n ->
    [one] { $n } кристал
    [few] { $n } кристали
   *[other] { $n } кристалів
}
card-good-milk = { $n ->
    [one] { $n } молоко
   *[other] { $n } молока
}
card-good-any = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[other] { $n } будь-яких ресурсів
}
card-good-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[other] { $n } монет
}
card-good-egg = { $n ->
    [one] { $n } яйце
    [few] { $n } яйця
   *[other] { $n } яєць
}
card-good-egg-this_cave = { $n ->
    [one] { $n } яйце з будь-якого дракона в цій печері
    [few] { $n } яйця з драконів у цій печері
   *[other] { $n } яєць із драконів у цій печері
}
card-good-egg-adjacent = { $n ->
    [one] { $n } яйце з ортогонально суміжного дракона
    [few] { $n } яйця з ортогонально суміжних драконів
   *[other] { $n } яєць з ортогонально суміжних драконів
}
card-good-dragon_card = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карти драконів
   *[other] { $n } карт драконів
}
card-good-cave_card = { $n ->
    [one] { $n } карту печери
    [few] { $n } карти печер
   *[other] { $n } карт печер
}
card-good-card = { $n ->
    [one] { $n } карту дракона або печери
    [few] { $n } карти драконів або печер
   *[other] { $n } карт драконів або печер
}
card-good-goods = { $n ->
    [one] { $n } ресурс або карту з руки
    [few] { $n } ресурси або карти з руки в будь-якій комбінації
   *[other] { $n } ресурсів або карт з руки в будь-якій комбінації
}

card-name-meat = { card-good-meat }
card-name-gold = { card-good-gold }
card-name-crystal = { card-good-crystal }
card-name-milk = { card-good-milk }
card-name-any = { card-good-any }
card-name-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[other] { $n } монет
}
card-name-egg = { card-good-egg }
card-name-dragon_card = { $n ->
    [one] { $n } карта дракона
    [few] { $n } карти драконів
   *[other] { $n } карт драконів
}
card-name-cave_card = { $n ->
    [one] { $n } карта печери
    [few] { $n } карти печер
   *[other] { $n } карт печер
}
card-name-step = { $n ->
    [one] { $n } крок треком гільдії
    [few] { $n } кроки треком гільдії
   *[other] { $n } кроків треком гільдії
}

## Verbs

card-verb-gain = { $mood ->
    [do] отримайте
    [each] отримує
   *[to] отримати
}
card-verb-score = { $mood ->
    [do] здобудьте
    [each] здобуває
   *[to] здобути
}
card-verb-lose = { $mood ->
    [do] втратьте
    [each] втрачає
   *[to] втратити
}
card-verb-draw = { $mood ->
    [do] візьміть
    [each] бере
   *[to] узяти
}
card-verb-advance = { $mood ->
    [do] просуньтеся
    [each] просувається
   *[to] просунутися
}
card-verb-lay = { $mood ->
    [do] покладіть
    [each] кладе
   *[to] покласти
}
card-verb-cache = { $mood ->
    [do] запасіть
    [each] запасає
   *[to] запасти
}
card-verb-tuck = { $mood ->
    [do] підкладіть
    [each] підкладає
   *[to] підкласти
}
card-verb-reveal = { $mood ->
    [do] відкрийте
    [each] відкриває
   *[to] відкрити
}
card-verb-play = { $mood ->
    [do] зіграйте
    [each] грає
   *[to] зіграти
}
card-verb-excavate = { $mood ->
    [do] розкопайте
    [each] розкопує
   *[to] розкопати
}
card-verb-use = { $mood ->
    [do] використайте
    [each] використовує
   *[to] використати
}
card-verb-swap = { $mood ->
    [do] поміняйте
    [each] міняє
   *[to] поміняти
}
card-verb-pay = { $mood ->
    [do] сплатіть
    [each] сплачує
   *[to] сплатити
}

## Gaining

card-gain = { card-verb-gain } { $what }
card-gain-per = { card-verb-gain } { $what } { $per }
card-gain-one_kind = { $n ->
    [one] { card-verb-gain } { $n } будь-який ресурс
    [few] { card-verb-gain } { $n } ресурси одного виду на вибір
   *[other] { card-verb-gain } { $n } ресурсів одного виду на вибір
}
card-gain-chosen_kind = { $n ->
    [one] { card-verb-gain } { $n } ресурс того самого виду
    [few] { card-verb-gain } { $n } ресурси того самого виду
   *[other] { card-verb-gain } { $n } ресурсів того самого виду
}
card-gain-cost_of_tucked = { $n ->
    [one] { card-verb-gain } { $n } ресурс, який є у вартості цієї карти
    [few] { card-verb-gain } { $n } ресурси, які є у вартості цієї карти
   *[other] { card-verb-gain } { $n } ресурсів, які є у вартості цієї карти
}
card-draw = { card-verb-draw } { $what } з колоди
card-draw-per = { card-verb-draw } { $what } з колоди { $per }
card-steps = { $n ->
    [one] { card-verb-advance } на { $n } крок треком гільдії
    [few] { card-verb-advance } на { $n } кроки треком гільдії
   *[other] { card-verb-advance } на { $n } кроків треком гільдії
}

card-stow-cache-one-here = Цей ресурс можна запасти на цьому драконі.
card-stow-cache-one-any = Цей ресурс можна запасти на будь-якому своєму драконі.
card-stow-cache-some-here = Щонайбільше { $n } з цих ресурсів можна запасти на цьому драконі.
card-stow-tuck-one-here = Цю карту можна підкласти під цього дракона.
card-stow-tuck-one-any = Цю карту можна підкласти під будь-якого свого дракона.
card-stow-tuck-both-here = Одну чи обидві можна підкласти під цього дракона.
card-stow-tuck-some-here = Щонайбільше { $n } з цих карт можна підкласти під цього дракона.

card-split-keep_discard_tuck-here = Одну залиште собі, одну скиньте, а ще одну підкладіть під цього дракона.
card-split-keep_tuck-any = Одну залиште собі, а другу підкладіть під будь-якого свого дракона.
card-split-keep_cache-any = Один залиште собі, а другий запасіть на будь-якому своєму драконі.

## Eggs, cached resources, tucked cards

card-lay-any = { card-verb-lay } { card-good-egg }
card-lay-here = { card-verb-lay } { card-good-egg } на цього дракона
card-lay-this_cave = { $n ->
    [one] { card-verb-lay } { $n } яйце на будь-якого дракона в цій печері
    [few] { card-verb-lay } { $n } яйця на будь-яких драконів у цій печері
   *[other] { card-verb-lay } { $n } яєць на будь-яких драконів у цій печері
}
card-lay-this_column = { $n ->
    [one] { card-verb-lay } { $n } яйце на будь-якого дракона в цій колонці
    [few] { card-verb-lay } { $n } яйця на будь-яких драконів у цій колонці
   *[other] { card-verb-lay } { $n } яєць на будь-яких драконів у цій колонці
}
card-lay-adjacent = { $n ->
    [one] { card-verb-lay } { $n } яйце на будь-якого ортогонально суміжного дракона
    [few] { card-verb-lay } { $n } яйця на будь-яких ортогонально суміжних драконів
   *[other] { card-verb-lay } { $n } яєць на будь-яких ортогонально суміжних драконів
}
card-lay-each-this_cave = { card-verb-lay } { card-good-egg } на кожного дракона в цій печері
card-lay-each-this_column = { card-verb-lay } { card-good-egg } на кожного дракона в цій колонці
card-lay-each-this_cave-not-aggressive = { card-verb-lay } { card-good-egg } на кожного неагресивного дракона в цій печері

card-cache-own-here = { card-verb-cache } { card-good-any } з особистого запасу на цьому драконі
card-cache-own-this_column = { card-verb-cache } { card-good-any } з особистого запасу на будь-якому драконі в цій колонці
card-cache-own-any = { card-verb-cache } { card-good-any } з особистого запасу на будь-якому своєму драконі
card-cache-general-any = { $n ->
    [one] { card-verb-cache } { card-good-any } із загального запасу на будь-якому своєму драконі
   *[other] { card-verb-cache } { card-good-any } із загального запасу на будь-яких своїх драконах
}

card-tuck-hand-here = { card-verb-tuck } { card-good-dragon_card } з руки під цього дракона
card-tuck-hand-this_column = { card-verb-tuck } { card-good-dragon_card } з руки під будь-якого дракона в цій колонці
card-tuck-hand-any = { card-verb-tuck } { card-good-dragon_card } з руки під будь-якого свого дракона
card-tuck-deck-any = { $n ->
    [one] { card-verb-tuck } { card-good-dragon_card } з колоди під будь-якого свого дракона
   *[other] { card-verb-tuck } { card-good-dragon_card } з колоди під будь-яких своїх драконів
}
card-tuck-deck-here-per = { card-verb-tuck } { card-good-dragon_card } з колоди під цього дракона { $per }
card-tuck-deck-each = { card-verb-tuck } { card-good-dragon_card } з колоди під { $each } { $where }

## Revealing

card-reveal = { card-verb-reveal } верхню карту колоди драконів
card-reveal-hand = Якщо це { $what }, підкладіть карту під цього дракона, інакше візьміть її в руку.
card-reveal-discard = Якщо це { $what }, підкладіть карту під цього дракона, інакше скиньте її та { $then }.
card-match-hatchling = драконятко
card-match-small = дрібний дракон
card-match-medium = середній дракон
card-match-large = великий дракон
card-match-medium_or_large = середній або великий дракон
card-match-small_or_hatchling = дрібний дракон або драконятко

## Playing, excavating, using abilities

card-play-hand-free = безплатно { card-verb-play } дракона з руки
card-play-display-free = безплатно { card-verb-play } дракона з планшета для карт
card-play-hand-discount = { card-verb-play } дракона з руки зі знижкою в 1 яйце або 1 ресурс
card-play-hand-on_top = безплатно { card-verb-play } дракона з руки поверх одного зі своїх драконів
card-play-hand_or_display-no_resources = { card-verb-play } дракона з руки або з планшета для карт без оплати вартості в ресурсах
card-excavate-hand = безплатно { card-verb-excavate } 1 залу картою печери з руки
card-excavate-display = безплатно { card-verb-excavate } 1 залу картою печери з планшета для карт
card-excavate-hand_or_display = безплатно { card-verb-excavate } 1 залу картою печери з руки або з планшета для карт
card-excavate-deck = безплатно { card-verb-excavate } 1 залу картою печери, взятою з колоди
card-excavate-hand-up_to = { $n ->
    [one] безплатно { card-verb-excavate } { $n } залу картою печери з руки
   *[other] безплатно { card-verb-excavate } до { $n } зал картами печер з руки
}
# $whose is card-whose-other on a dragon, which never uses its own ability, and card-whose-any elsewhere.
card-use-when_played = { card-verb-use } властивість «{ icon-when_played }» { $whose }
card-use-once_per_round = { card-verb-use } властивість «{ icon-once_per_round }» { $whose }
card-use-if_activated_or_once_per_round = { card-verb-use } властивість «{ icon-if_activated }» або «{ icon-once_per_round }» { $whose }
card-whose-any = одного зі своїх драконів
card-whose-other = іншого свого дракона
card-use-mat = { card-verb-use } один з ефектів «{ icon-if_activated }», надрукованих на вашому планшеті
card-swap = { card-verb-swap } місцями двох своїх драконів, не зважаючи на їхні улюблені печери

## Offers

card-pay = { card-verb-pay } { $cost }, щоб { $then }
card-if_done = Якщо зробите це, { $then }.
card-each_done = Щоразу, коли робите це, { $then }.
card-up_to = до { $n } разів: { $what }
card-choose = { $n ->
    [one] { card-verb-gain } { $n } бонус на вибір: { $options }
    [few] { card-verb-gain } { $n } різні бонуси на вибір: { $options }
   *[other] { card-verb-gain } { $n } різних бонусів на вибір: { $options }
}
card-opponents = Кожен суперник { $what }.
card-opponents-may = Кожен суперник може { $what }.
card-opponents-once = Кожен суперник може зробити це один раз.
card-opponents-choose = { $n ->
    [one] Кожен суперник отримує { $n } з цих бонусів на свій вибір.
   *[other] Кожен суперник отримує { $n } різні з цих бонусів на свій вибір.
}

## Conditions

card-if = { $condition }, { $then }
card-if-dragons = { $n ->
    [one] якщо { $where } щонайменше { $n } дракон
    [few] якщо { $where } щонайменше { $n } дракони
   *[other] якщо { $where } щонайменше { $n } драконів
}
# As many as a cave has spaces.
card-if-dragons-all = якщо { $where } { $n } дракони
card-if-another = якщо { $where } є інший { $trait } дракон
card-if-no-aggressive = якщо { $where } немає агресивних драконів
card-if-every = якщо { $where } є { $what }
card-if-guild_markers = { $n ->
    [one] якщо на тайлі гільдії є щонайменше { $n } ваша фішка
    [few] якщо на тайлі гільдії є щонайменше { $n } ваші фішки
   *[other] якщо на тайлі гільдії є щонайменше { $n } ваших фішок
}
card-if-column_full = якщо колонка цього дракона заповнена
card-if-cave_full = якщо печера цього дракона заповнена
card-if-cave_excavated = якщо всі зали цієї печери розкопано
card-if-between_two = якщо цей дракон розташований між двома іншими драконами в цій печері
card-if-last_in_cave = якщо цей дракон крайній праворуч у своїй печері
card-if-neighbor = якщо { $where } не менше драконів, ніж у сусіда ліворуч
card-has-hatchling = драконятко
card-has-small = дрібний дракон
card-has-medium = середній дракон
card-has-large = великий дракон

## Points

card-score = { card-verb-score } { $n } { vp }
card-score-each = { card-verb-score } { $n } { vp } { $per }
card-score-each-max = { card-verb-score } { $n } { vp } { $per } (щонайбільше { $max } { vp })
card-lose-each = { card-verb-lose } { $n } { vp } { $per }

card-per-dragons = за { $each } { $where }
card-per-eggs = { $n ->
    [one] за кожне яйце на вашому планшеті
    [few] за кожні { $n } яйця на вашому планшеті, з округленням униз
   *[other] за кожні { $n } яєць на вашому планшеті, з округленням униз
}
card-per-sets-traits = за кожен повний набір рис своїх драконів ({ trait-aggressive }, { trait-playful }, { trait-helpful }, { trait-shy })
card-per-sets-sizes = за кожен повний набір розмірів своїх драконів ({ size-hatchling }, { size-small }, { size-medium }, { size-large })
card-per-cave_cards = за кожну карту печери на вашому планшеті
card-per-full_columns = за кожну свою колонку з 3 драконами
card-per-cost_icons = за кожен символ ресурсу у вартості драконів однієї зі своїх печер
card-per-guild_markers = за кожну свою фішку на тайлі гільдії
card-per-lowest_objectives = за кожну ціль, на якій ваша фішка лежить найнижче (зокрема в разі нічиєї)

card-each-any = { $other ->
    [yes] кожного іншого дракона
   *[no] кожного дракона
}
card-each-aggressive = { $other ->
    [yes] кожного іншого агресивного дракона
   *[no] кожного агресивного дракона
}
card-each-playful = { $other ->
    [yes] кожного іншого грайливого дракона
   *[no] кожного грайливого дракона
}
card-each-helpful = { $other ->
    [yes] кожного іншого дружнього дракона
   *[no] кожного дружнього дракона
}
card-each-shy = { $other ->
    [yes] кожного іншого боязкого дракона
   *[no] кожного боязкого дракона
}
card-each-hatchling = { $other ->
    [yes] кожне інше драконятко
   *[no] кожне драконятко
}
card-each-small = { $other ->
    [yes] кожного іншого дрібного дракона
   *[no] кожного дрібного дракона
}
card-each-medium = { $other ->
    [yes] кожного іншого середнього дракона
   *[no] кожного середнього дракона
}
card-each-large = { $other ->
    [yes] кожного іншого великого дракона
   *[no] кожного великого дракона
}
card-each-icon = { $other ->
    [yes] кожного іншого дракона з властивістю «{ $icon }»
   *[no] кожного дракона з властивістю «{ $icon }»
}

card-where-mat = на вашому планшеті
card-where-this_cave = в цій печері
card-where-this_column = в цій колонці
card-where-adjacent = в ортогонально суміжній залі
card-where-crimson = у вашій Багряній яскині
card-where-golden = у вашому Золотавому гроті
card-where-amethyst = у вашій Аметистовій прірві

## Hatchlings

card-hatchling-feed-meat = Запасіть 1 м’ясо з особистого запасу на цьому драконятку.
card-hatchling-feed-milk = Запасіть 1 молоко з особистого запасу на цьому драконятку.
card-hatchling-feed-dragon_card = Підкладіть 1 карту дракона з руки під це драконятко.
card-hatchling-each-meat = Щоразу, коли запасаєте тут м’ясо, { $then }.
card-hatchling-each-milk = Щоразу, коли запасаєте тут молоко, { $then }.
card-hatchling-each-dragon_card = Щоразу, коли підкладаєте сюди карту, { $then }.
card-hatchling-third = Утретє також { $then }.
card-hatchling-extra-meat = Кожне м’ясо, запасене тут, приносить наприкінці гри ще { $n } { vp }.
card-hatchling-extra-milk = Кожне молоко, запасене тут, приносить наприкінці гри ще { $n } { vp }.
card-hatchling-extra-dragon_card = Кожна підкладена сюди карта приносить наприкінці гри ще { $n } { vp }.
card-hatchling-third-meat = Запасаючи тут м’ясо втретє, { $then }.
card-hatchling-third-milk = Запасаючи тут молоко втретє, { $then }.
card-hatchling-third-dragon_card = Підкладаючи сюди карту втретє, { $then }.

## The Automa

card-automa-refresh = Оновіть усі карти на планшеті для карт.
card-automa-coin-plus = Покладіть 1 монету на ціль цього раунду.
card-automa-coin-minus = Приберіть 1 монету з цілі цього раунду.
card-automa-advance = Кроки треком гільдії за раундами: { $first } / { $second } / { $third } / { $fourth }.
card-automa-most = Кроки треком гільдії: скільки розкопаних зал у вашій найбільш розкопаній печері.
card-automa-most-plus = Кроки треком гільдії: скільки розкопаних зал у вашій найбільш розкопаній печері, плюс { $n }.
card-automa-least = Кроки треком гільдії: скільки розкопаних зал у вашій найменш розкопаній печері.
card-automa-brown-cave = На брунатній поділці: дракон { $dragon }, карта печери { $cave }.
card-automa-brown-guild = На брунатній поділці: дракон { $dragon }, ряд гільдії { $row }.
card-automa-pass = Якщо це остання карта колоди, Автома натомість пасує.

## Titles and facts

card-title-dragon = { $number } · { $name }
card-title-cave = Карта печери { $number }
card-title-guild = { $guild }, ряд { $row }
card-title-mat = { $cave }, ефект { $position }
card-title-objective = Ціль { $tile }
card-title-decision = Карта рішень { $label }
card-label-cost = Вартість
card-label-caves = Печери
card-label-size = Розмір
card-label-trait = Риса
card-label-vp = ПБ
card-label-nests = Ліміт яєць
card-label-squares-few = Клітинки, до { $players } гравців
card-label-squares-many = Клітинки, більше гравців
card-label-automa = Автома в раундах 1–4
card-cost-none = безплатно
card-printed_vp = Приносить { $values } { vp }, залежно від клітинки. Остання клітинка вміщує будь-яку кількість фішок.

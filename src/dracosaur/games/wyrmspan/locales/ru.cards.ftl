# Wyrmspan: what the cards say. cards/words.py puts the parts together.
#
# $mood  how a verb is meant: do (you, now), to (the purpose of your payment), each (an opponent does it),
#        may (an opponent may do it), may_to (the purpose of an opponent's payment)
# $n     a number of things

## Lists and sentences

card-and = { $first } и { $last }
card-or = { $first } или { $last }
# Two things that are both done.
card-both = { $first } и { $last }
# Two whole offers, of which one may be used.
card-either = { $first }, или { $last }

## Things: after a verb (card-good) and on their own (card-name)

card-good-meat = { $n ->
    [one] { $n } мясо
   *[other] { $n } мяса
}
card-good-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
card-good-crystal = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
card-good-milk = { $n ->
    [one] { $n } молоко
   *[other] { $n } молока
}
card-good-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
card-good-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
card-good-egg = { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}
card-good-egg-this_cave = { $n ->
    [one] { $n } яйцо с любого дракона в этой пещере
    [few] { $n } яйца с драконов в этой пещере
   *[other] { $n } яиц с драконов в этой пещере
}
card-good-egg-adjacent = { $n ->
    [one] { $n } яйцо с ортогонально смежного дракона
    [few] { $n } яйца с ортогонально смежных драконов
   *[other] { $n } яиц с ортогонально смежных драконов
}
card-good-dragon_card = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карты драконов
   *[other] { $n } карт драконов
}
card-good-cave_card = { $n ->
    [one] { $n } карту пещеры
    [few] { $n } карты пещер
   *[other] { $n } карт пещер
}
card-good-card = { $n ->
    [one] { $n } карту дракона или пещеры
    [few] { $n } карты драконов или пещер
   *[other] { $n } карт драконов или пещер
}
card-good-goods = { $n ->
    [one] { $n } ресурс или карту с руки
    [few] { $n } ресурса или карты с руки в любом сочетании
   *[other] { $n } ресурсов или карт с руки в любом сочетании
}

card-name-meat = { card-good-meat }
card-name-gold = { card-good-gold }
card-name-crystal = { card-good-crystal }
card-name-milk = { card-good-milk }
card-name-any = { card-good-any }
card-name-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
card-name-egg = { card-good-egg }
card-name-dragon_card = { $n ->
    [one] { $n } карта дракона
    [few] { $n } карты драконов
   *[other] { $n } карт драконов
}
card-name-cave_card = { $n ->
    [one] { $n } карта пещеры
    [few] { $n } карты пещер
   *[other] { $n } карт пещер
}
card-name-step = { $n ->
    [one] { $n } шаг по треку гильдии
    [few] { $n } шага по треку гильдии
   *[other] { $n } шагов по треку гильдии
}

## Verbs

card-verb-gain = { $mood ->
    [do] получите
    [each] получает
   *[to] получить
}
card-verb-score = { $mood ->
    [do] получите
    [each] получает
   *[to] получить
}
card-verb-lose = { $mood ->
    [do] потеряйте
    [each] теряет
   *[to] потерять
}
card-verb-draw = { $mood ->
    [do] возьмите
    [each] берёт
   *[to] взять
}
card-verb-advance = { $mood ->
    [do] продвиньтесь
    [each] продвигается
   *[to] продвинуться
}
card-verb-lay = { $mood ->
    [do] отложите
    [each] откладывает
   *[to] отложить
}
card-verb-cache = { $mood ->
    [do] запасите
    [each] запасает
   *[to] запасти
}
card-verb-tuck = { $mood ->
    [do] подложите
    [each] подкладывает
   *[to] подложить
}
card-verb-reveal = { $mood ->
    [do] откройте
    [each] открывает
   *[to] открыть
}
card-verb-play = { $mood ->
    [do] разыграйте
    [each] разыгрывает
   *[to] разыграть
}
card-verb-excavate = { $mood ->
    [do] раскопайте
    [each] раскапывает
   *[to] раскопать
}
card-verb-use = { $mood ->
    [do] используйте
    [each] использует
   *[to] использовать
}
card-verb-swap = { $mood ->
    [do] поменяйте
    [each] меняет
   *[to] поменять
}
card-verb-pay = { $mood ->
    [do] заплатите
    [each] платит
   *[to] заплатить
}

## Gaining

card-gain = { card-verb-gain } { $what }
card-gain-per = { card-verb-gain } { $what } { $per }
card-gain-one_kind = { $n ->
    [one] { card-verb-gain } { $n } любой ресурс
    [few] { card-verb-gain } { $n } ресурса одного вида на выбор
   *[other] { card-verb-gain } { $n } ресурсов одного вида на выбор
}
card-gain-chosen_kind = { $n ->
    [one] { card-verb-gain } { $n } ресурс того же вида
    [few] { card-verb-gain } { $n } ресурса того же вида
   *[other] { card-verb-gain } { $n } ресурсов того же вида
}
card-gain-cost_of_tucked = { $n ->
    [one] { card-verb-gain } { $n } ресурс, который есть в стоимости этой карты
    [few] { card-verb-gain } { $n } ресурса, которые есть в стоимости этой карты
   *[other] { card-verb-gain } { $n } ресурсов, которые есть в стоимости этой карты
}
card-draw = { card-verb-draw } { $what } из колоды
card-draw-per = { card-verb-draw } { $what } из колоды { $per }
card-steps = { $n ->
    [one] { card-verb-advance } на { $n } шаг по треку гильдии
    [few] { card-verb-advance } на { $n } шага по треку гильдии
   *[other] { card-verb-advance } на { $n } шагов по треку гильдии
}

card-stow-cache-one-here = Этот ресурс можно запасти на этом драконе.
card-stow-cache-one-any = Этот ресурс можно запасти на любом своём драконе.
card-stow-cache-some-here = Не более { $n } из этих ресурсов можно запасти на этом драконе.
card-stow-tuck-one-here = Эту карту можно подложить под этого дракона.
card-stow-tuck-one-any = Эту карту можно подложить под любого своего дракона.
card-stow-tuck-both-here = Одну или обе можно подложить под этого дракона.
card-stow-tuck-some-here = Не более { $n } из этих карт можно подложить под этого дракона.

card-split-keep_discard_tuck-here = Одну оставьте себе, одну сбросьте, а ещё одну подложите под этого дракона.
card-split-keep_tuck-any = Одну оставьте себе, а другую подложите под любого своего дракона.
card-split-keep_cache-any = Один оставьте себе, а другой запасите на любом своём драконе.

## Eggs, cached resources, tucked cards

card-lay-any = { card-verb-lay } { card-good-egg }
card-lay-here = { card-verb-lay } { card-good-egg } на этого дракона
card-lay-this_cave = { $n ->
    [one] { card-verb-lay } { $n } яйцо на любого дракона в этой пещере
    [few] { card-verb-lay } { $n } яйца на любых драконов в этой пещере
   *[other] { card-verb-lay } { $n } яиц на любых драконов в этой пещере
}
card-lay-this_column = { $n ->
    [one] { card-verb-lay } { $n } яйцо на любого дракона в этой колонке
    [few] { card-verb-lay } { $n } яйца на любых драконов в этой колонке
   *[other] { card-verb-lay } { $n } яиц на любых драконов в этой колонке
}
card-lay-adjacent = { $n ->
    [one] { card-verb-lay } { $n } яйцо на любого ортогонально смежного дракона
    [few] { card-verb-lay } { $n } яйца на любых ортогонально смежных драконов
   *[other] { card-verb-lay } { $n } яиц на любых ортогонально смежных драконов
}
card-lay-each-this_cave = { card-verb-lay } { card-good-egg } на каждого дракона в этой пещере
card-lay-each-this_column = { card-verb-lay } { card-good-egg } на каждого дракона в этой колонке
card-lay-each-this_cave-not-aggressive = { card-verb-lay } { card-good-egg } на каждого неагрессивного дракона в этой пещере

card-cache-own-here = { card-verb-cache } { card-good-any } из личного запаса на этом драконе
card-cache-own-this_column = { card-verb-cache } { card-good-any } из личного запаса на любом драконе в этой колонке
card-cache-own-any = { card-verb-cache } { card-good-any } из личного запаса на любом своём драконе
card-cache-general-any = { $n ->
    [one] { card-verb-cache } { card-good-any } из общего запаса на любом своём драконе
   *[other] { card-verb-cache } { card-good-any } из общего запаса на любых своих драконах
}

card-tuck-hand-here = { card-verb-tuck } { card-good-dragon_card } с руки под этого дракона
card-tuck-hand-this_column = { card-verb-tuck } { card-good-dragon_card } с руки под любого дракона в этой колонке
card-tuck-hand-any = { card-verb-tuck } { card-good-dragon_card } с руки под любого своего дракона
card-tuck-deck-any = { $n ->
    [one] { card-verb-tuck } { card-good-dragon_card } из колоды под любого своего дракона
   *[other] { card-verb-tuck } { card-good-dragon_card } из колоды под любых своих драконов
}
card-tuck-deck-here-per = { card-verb-tuck } { card-good-dragon_card } из колоды под этого дракона { $per }
card-tuck-deck-each = { card-verb-tuck } { card-good-dragon_card } из колоды под { $each } { $where }

## Revealing

card-reveal = { card-verb-reveal } верхнюю карту колоды драконов
card-reveal-hand = Если это { $what }, подложите карту под этого дракона, иначе возьмите её в руку.
card-reveal-discard = Если это { $what }, подложите карту под этого дракона, иначе сбросьте её и { $then }.
card-match-hatchling = дракончик
card-match-small = мелкий дракон
card-match-medium = средний дракон
card-match-large = крупный дракон
card-match-medium_or_large = средний или крупный дракон
card-match-small_or_hatchling = мелкий дракон или дракончик

## Playing, excavating, using abilities

card-play-hand-free = бесплатно { card-verb-play } дракона с руки
card-play-display-free = бесплатно { card-verb-play } дракона с планшета для карт
card-play-hand-discount = { card-verb-play } дракона с руки со скидкой в 1 яйцо или 1 ресурс
card-play-hand-on_top = бесплатно { card-verb-play } дракона с руки поверх одного из своих драконов
card-play-hand_or_display-no_resources = { card-verb-play } дракона с руки или с планшета для карт без оплаты стоимости в ресурсах
card-excavate-hand = бесплатно { card-verb-excavate } 1 зал картой пещеры с руки
card-excavate-display = бесплатно { card-verb-excavate } 1 зал картой пещеры с планшета для карт
card-excavate-hand_or_display = бесплатно { card-verb-excavate } 1 зал картой пещеры с руки или с планшета для карт
card-excavate-deck = бесплатно { card-verb-excavate } 1 зал картой пещеры, взятой из колоды
card-excavate-hand-up_to = { $n ->
    [one] бесплатно { card-verb-excavate } { $n } зал картой пещеры с руки
   *[other] бесплатно { card-verb-excavate } до { $n } залов картами пещер с руки
}
# $whose is card-whose-other on a dragon, which never uses its own ability, and card-whose-any elsewhere.
card-use-when_played = { card-verb-use } свойство «{ icon-when_played }» { $whose }
card-use-once_per_round = { card-verb-use } свойство «{ icon-once_per_round }» { $whose }
card-use-if_activated_or_once_per_round = { card-verb-use } свойство «{ icon-if_activated }» или «{ icon-once_per_round }» { $whose }
card-whose-any = одного из своих драконов
card-whose-other = другого своего дракона
card-use-mat = { card-verb-use } один из эффектов «{ icon-if_activated }», напечатанных на вашем планшете
card-swap = { card-verb-swap } местами двух своих драконов, не обращая внимания на предпочитаемые ими пещеры

## Offers

card-pay = { card-verb-pay } { $cost }, чтобы { $then }
card-if_done = Если сделаете это, { $then }.
card-each_done = Каждый раз, когда делаете это, { $then }.
card-up_to = до { $n } раз: { $what }
card-choose = { $n ->
    [one] { card-verb-gain } { $n } бонус на выбор: { $options }
    [few] { card-verb-gain } { $n } разных бонуса на выбор: { $options }
   *[other] { card-verb-gain } { $n } разных бонусов на выбор: { $options }
}
card-opponents = Каждый соперник { $what }.
card-opponents-may = Каждый соперник может { $what }.
card-opponents-once = Каждый соперник может сделать это один раз.
card-opponents-choose = { $n ->
    [one] Каждый соперник получает { $n } из этих бонусов на свой выбор.
   *[other] Каждый соперник получает { $n } разных из этих бонусов на свой выбор.
}

## Conditions

card-if = { $condition }, { $then }
card-if-dragons = { $n ->
    [one] если { $where } не менее { $n } дракона
   *[other] если { $where } не менее { $n } драконов
}
# As many as a cave has spaces.
card-if-dragons-all = если { $where } { $n } дракона
card-if-another = если { $where } есть другой { $trait } дракон
card-if-no-aggressive = если { $where } нет агрессивных драконов
card-if-every = если { $where } есть { $what }
card-if-guild_markers = { $n ->
    [one] если на тайле гильдии есть хотя бы { $n } ваша фишка
    [few] если на тайле гильдии есть хотя бы { $n } ваши фишки
   *[other] если на тайле гильдии есть хотя бы { $n } ваших фишек
}
card-if-column_full = если колонка этого дракона заполнена
card-if-cave_full = если пещера этого дракона заполнена
card-if-cave_excavated = если все залы этой пещеры раскопаны
card-if-between_two = если этот дракон находится между двумя другими драконами в этой пещере
card-if-last_in_cave = если этот дракон крайний справа в своей пещере
card-if-neighbor = если { $where } не меньше драконов, чем у соседа слева
card-has-hatchling = дракончик
card-has-small = мелкий дракон
card-has-medium = средний дракон
card-has-large = крупный дракон

## Points

card-score = { card-verb-score } { $n } { vp }
card-score-each = { card-verb-score } { $n } { vp } { $per }
card-score-each-max = { card-verb-score } { $n } { vp } { $per } (не более { $max } { vp })
card-lose-each = { card-verb-lose } { $n } { vp } { $per }

card-per-dragons = за { $each } { $where }
card-per-eggs = { $n ->
    [one] за каждое яйцо на вашем планшете
    [few] за каждые { $n } яйца на вашем планшете, с округлением вниз
   *[other] за каждые { $n } яиц на вашем планшете, с округлением вниз
}
card-per-sets-traits = за каждый полный набор черт своих драконов ({ trait-aggressive }, { trait-playful }, { trait-helpful }, { trait-shy })
card-per-sets-sizes = за каждый полный набор размеров своих драконов ({ size-hatchling }, { size-small }, { size-medium }, { size-large })
card-per-cave_cards = за каждую карту пещеры на вашем планшете
card-per-full_columns = за каждую свою колонку с 3 драконами
card-per-cost_icons = за каждый символ ресурса в стоимости драконов одной из своих пещер
card-per-guild_markers = за каждую свою фишку на тайле гильдии
card-per-lowest_objectives = за каждую цель, на которой ваша фишка лежит ниже всех (в том числе при ничьей)

card-each-any = { $other ->
    [yes] каждого другого дракона
   *[no] каждого дракона
}
card-each-aggressive = { $other ->
    [yes] каждого другого агрессивного дракона
   *[no] каждого агрессивного дракона
}
card-each-playful = { $other ->
    [yes] каждого другого игривого дракона
   *[no] каждого игривого дракона
}
card-each-helpful = { $other ->
    [yes] каждого другого дружелюбного дракона
   *[no] каждого дружелюбного дракона
}
card-each-shy = { $other ->
    [yes] каждого другого пугливого дракона
   *[no] каждого пугливого дракона
}
card-each-hatchling = { $other ->
    [yes] каждого другого дракончика
   *[no] каждого дракончика
}
card-each-small = { $other ->
    [yes] каждого другого мелкого дракона
   *[no] каждого мелкого дракона
}
card-each-medium = { $other ->
    [yes] каждого другого среднего дракона
   *[no] каждого среднего дракона
}
card-each-large = { $other ->
    [yes] каждого другого крупного дракона
   *[no] каждого крупного дракона
}
card-each-icon = { $other ->
    [yes] каждого другого дракона со свойством «{ $icon }»
   *[no] каждого дракона со свойством «{ $icon }»
}

card-where-mat = на вашем планшете
card-where-this_cave = в этой пещере
card-where-this_column = в этой колонке
card-where-adjacent = в ортогонально смежном зале
card-where-crimson = в вашей Багряной пещере
card-where-golden = в вашем Золотом гроте
card-where-amethyst = в вашей Аметистовой бездне

## Hatchlings

card-hatchling-feed-meat = Запасите 1 мясо из личного запаса на этом дракончике.
card-hatchling-feed-milk = Запасите 1 молоко из личного запаса на этом дракончике.
card-hatchling-feed-dragon_card = Подложите 1 карту дракона с руки под этого дракончика.
card-hatchling-each-meat = Каждый раз, когда запасаете здесь мясо, { $then }.
card-hatchling-each-milk = Каждый раз, когда запасаете здесь молоко, { $then }.
card-hatchling-each-dragon_card = Каждый раз, когда подкладываете сюда карту, { $then }.
card-hatchling-third = В третий раз также { $then }.
card-hatchling-extra-meat = Каждое запасённое здесь мясо приносит в конце игры ещё { $n } { vp }.
card-hatchling-extra-milk = Каждое запасённое здесь молоко приносит в конце игры ещё { $n } { vp }.
card-hatchling-extra-dragon_card = Каждая подложенная сюда карта приносит в конце игры ещё { $n } { vp }.
card-hatchling-third-meat = Запасая здесь мясо в третий раз, { $then }.
card-hatchling-third-milk = Запасая здесь молоко в третий раз, { $then }.
card-hatchling-third-dragon_card = Подкладывая сюда карту в третий раз, { $then }.

## The Automa

card-automa-refresh = Обновите все карты на планшете для карт.
card-automa-coin-plus = Положите 1 монету на цель этого раунда.
card-automa-coin-minus = Уберите 1 монету с цели этого раунда.
card-automa-advance = Шаги по треку гильдии по раундам: { $first } / { $second } / { $third } / { $fourth }.
card-automa-most = Шаги по треку гильдии: сколько раскопанных залов в вашей наиболее раскопанной пещере.
card-automa-most-plus = Шаги по треку гильдии: сколько раскопанных залов в вашей наиболее раскопанной пещере, плюс { $n }.
card-automa-least = Шаги по треку гильдии: сколько раскопанных залов в вашей наименее раскопанной пещере.
card-automa-brown-cave = На коричневом делении: дракон { $dragon }, карта пещеры { $cave }.
card-automa-brown-guild = На коричневом делении: дракон { $dragon }, ряд гильдии { $row }.
card-automa-pass = Если это последняя карта колоды, Автома вместо этого пасует.

## Titles and facts

card-title-dragon = { $number } · { $name }
card-title-cave = Карта пещеры { $number }
card-title-guild = { $guild }, ряд { $row }
card-title-mat = { $cave }, эффект { $position }
card-title-objective = Цель { $tile }
card-title-decision = Карта решений { $label }
card-label-cost = Стоимость
card-label-caves = Пещеры
card-label-size = Размер
card-label-trait = Черта
card-label-vp = ПО
card-label-nests = Вместимость яиц
card-label-squares-few = Клетки, до { $players } игроков
card-label-squares-many = Клетки, больше игроков
card-label-automa = Автома в раундах 1–4
card-cost-none = бесплатно
card-printed_vp = Приносит { $values } { vp }, в зависимости от клетки. Последняя клетка вмещает любое число фишек.

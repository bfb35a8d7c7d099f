# The table of Wyrmspan; the words of the cards and of the game itself come from the server.
wyrm-goes-here = іде сюди
wyrm-space-free = вільно
wyrm-space-rock = не викопано
wyrm-space-of-cave = { $cave }, комірка { $column }
wyrm-space-with-dragon = { $where }: { $dragon }, яйця { $eggs } з { $nests }, запасено { $cached }, підкладено { $tucked }
wyrm-can-be-chosen = Можна обрати.
wyrm-explored-times = у цьому раунді досліджено { $n } з { $most }
wyrm-mat-nests = Гнізда планшета: яйця { $eggs } з { $nests }
wyrm-mat-nests-short = Гнізда планшета
wyrm-objectives = Цілі
wyrm-round = Раунд
wyrm-round-of = Раунд { $round } з { $rounds }
wyrm-setup = Підготовка
wyrm-vp = { $n } ПБ
wyrm-place-vp =
    { $place ->
        [1] 1-ше
        [2] 2-ге
       *[other] 3-тє
    } { $vp }
wyrm-display = Відкриті карти
wyrm-deck-left =
    { $kind ->
        [dragon] Карт драконів у колоді:
       *[other] Карт печер у колоді:
    }
wyrm-marker-in = фішка через { $n }
wyrm-guild-row = Ряд { $row } тайла гільдії
wyrm-your-hand = Ваша рука · { $n } з { $limit }
wyrm-open-mat = Відкрити планшет: { $name }
wyrm-mat-of = Планшет: { $name }
wyrm-start-player = перший гравець
wyrm-first-short = 1-й
wyrm-has-passed = пасує
wyrm-waits = чекає
wyrm-cards-turned = відкрито карт рішень: { $n } з { $all }
wyrm-her-last-turn = Її останній хід
wyrm-she-has-not-moved = У цьому раунді вона ще не ходила.
wyrm-on-the-way = Що станеться дорогою
wyrm-answers = Відповіді
wyrm-you-have = у вас { $n }
wyrm-more-to-come =
    { $n ->
        [one] Потім ще { $n }.
        [few] Потім ще { $n }.
       *[other] Потім ще { $n }.
    }
wyrm-my-mat = Мій планшет
wyrm-the-cards = Карти
wyrm-way = Кроки дії
wyrm-way-dragon = Дракон
wyrm-way-place = Місце
wyrm-way-exchange = Обмін
wyrm-way-pay_egg = Яйця
wyrm-way-cave = Печера
wyrm-way-cave_card = Карта печери
wyrm-setup-put-back =
    { $n ->
        [one] Поверніть ще { $n } карту.
        [few] Поверніть { $n } зі своїх шести карт.
       *[other] Поверніть { $n } зі своїх шести карт.
    }
wyrm-setup-take =
    { $n ->
        [one] Візьміть ще { $n } ресурс.
        [few] Візьміть { $n } ресурси.
       *[other] Візьміть { $n } ресурсів.
    }
wyrm-setup-ready = Усе обрано.
wyrm-setup-secret = Інші нічого не побачать, доки всі не будуть готові.
wyrm-keep = Лишити
wyrm-put-back = Повернути
wyrm-start-resources =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[other] { $n } ресурсів
    }
wyrm-give-back = Віддати: { $what }
wyrm-take-resource = Взяти ресурс
wyrm-your-dragons-cost = Ваші дракони коштують
wyrm-also-coins-eggs = ще є монети: { $coins }, яйця: { $eggs }
wyrm-ready = Готово
wyrm-round-over = Раунд { $round } завершено
wyrm-counted-now = Рахується зараз, бали – наприкінці гри; у кого порівну, ті ділять місце.
wyrm-go-on = Далі
wyrm-players-n =
    { $n ->
        [one] соло
        [few] { $n } гравці
       *[other] { $n } гравців
    }
wyrm-ravel-keeps = між раундами лишаєте { $n }
wyrm-part-mat = Планшет
wyrm-part-display = Карти
wyrm-part-guild = Гільдія
wyrm-part-score = Бали
wyrm-parts = Частини столу
wyrm-caves = Печери
wyrm-spots-here = тут можна обрати: { $n }

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
wyrm-hand-of = Рука гравця { $name } · { $n } з { $limit }
wyrm-open-mat = Відкрити планшет: { $name }
wyrm-mat-of = Планшет: { $name }
wyrm-start-player = перший гравець
wyrm-first-short = 1-й
wyrm-has-passed = пасує
wyrm-waits = чекає
wyrm-cards-turned = відкрито карт рішень: { $n } з { $all }
wyrm-her-last-turn = Її останній хід
wyrm-she-has-not-moved = У цьому раунді вона ще не ходила.
wyrm-all-her-turns = Усі її ходи
wyrm-decision-card = карта рішень { $card }
wyrm-cave-card = Карта печери { $n }
wyrm-she-nothing = Без оновлення, без монети
wyrm-why-nothing = Її карта цього не вимагає. Її ціль: { $hers }, ваша: { $yours }.
wyrm-she-no-coin = Немає монети, щоб прибрати
wyrm-why-no-coin = На її цілі монет немає. Її ціль: { $hers }, ваша: { $yours }.
wyrm-she-refresh = Карти на планшеті оновлено
wyrm-why-refresh = На її карті є символ оновлення: спершу викладають нові карти.
wyrm-she-objective =
    { $way ->
        [more] На її цілі на монету більше
       *[less] На її цілі на монету менше
    }
wyrm-why-objective = Монет там: { $coins }. У раунді { $round } у неї { $hers }, у вас { $yours }.
wyrm-she-steps =
    { $n ->
        [one] { $n } крок у гільдії
        [few] { $n } кроки в гільдії
        [many] { $n } кроків у гільдії
       *[other] { $n } кроку в гільдії
    }
wyrm-why-steps-round = У раунді { $round } її карта каже { $n }.
wyrm-why-steps-most =
    { $n ->
        [one] У вашій найбільш розкопаній печері { $n } зала.
        [few] У вашій найбільш розкопаній печері { $n } зали.
        [many] У вашій найбільш розкопаній печері { $n } зал.
       *[other] У вашій найбільш розкопаній печері { $n } зали.
    }
wyrm-why-steps-least =
    { $n ->
        [one] У вашій найменш розкопаній печері { $n } зала.
        [few] У вашій найменш розкопаній печері { $n } зали.
        [many] У вашій найменш розкопаній печері { $n } зал.
       *[other] У вашій найменш розкопаній печері { $n } зали.
    }
wyrm-why-steps-plus = Карта додає { $n }.
wyrm-she-meets-brown = Вона доходить до брунатної поділки: діє найнижчий рядок карти.
wyrm-she-meets-none = Брунатної поділки немає, тож вона нічого не бере.
wyrm-she-takes =
    { $kind ->
        [dragon] Вона бере дракона з місця { $slot }
       *[other] Вона бере карту печери з місця { $slot }
    }
wyrm-why-takes = { $name }: +{ $n } ПБ для неї.
wyrm-why-slot-empty = Місце { $n } порожнє, тож береться наступне праворуч.
wyrm-came-into-slot = Нова карта на цьому місці: { $name }.
wyrm-she-marker = Число гільдії { $number }
wyrm-why-marker = Ряди з вільною клітинкою згори: { $rows }. Рахуємо до { $number }: { $cell }.
wyrm-she-no_marker = Без фішки на тайлі гільдії
wyrm-why-no_marker = Усі фішки, які вона має до цього раунду, вже викладено.
wyrm-she-pass = Вона пасує
wyrm-why-pass-icon = На останній карті її колоди є символ пасу: більше нічого з неї не виконують.
wyrm-why-pass-deck = Її колода порожня.
wyrm-on-the-way = Що станеться дорогою
wyrm-answers = Відповіді
wyrm-you-have = у вас { $n }
wyrm-more-to-come =
    { $n ->
        [one] Потім ще { $n }.
        [few] Потім ще { $n }.
       *[other] Потім ще { $n }.
    }
wyrm-lacks = бракує:
wyrm-top-of-deck = Верх колоди
wyrm-unseen-cards =
    { $n ->
        [one] { $n } карта, якої ніхто не бачив
        [few] { $n } карти, яких ніхто не бачив
       *[other] { $n } карт, яких ніхто не бачив
    }
wyrm-action-costs =
    Дія коштує { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }; у вас { $have }.
wyrm-explore-told = Пригодник іде зліва направо, і на шляху діють усі ефекти та дракони.
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
wyrm-most-precious = Найцінніший дракон: { $name }, { $n } ПБ.

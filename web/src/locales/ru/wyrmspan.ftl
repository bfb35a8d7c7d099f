# The table of Wyrmspan; the words of the cards and of the game itself come from the server.
wyrm-goes-here = идёт сюда
wyrm-space-free = свободно
wyrm-space-rock = не раскопано
wyrm-space-of-cave = { $cave }, ячейка { $column }
wyrm-space-with-dragon = { $where }: { $dragon }, яйца { $eggs } из { $nests }, запасено { $cached }, подложено { $tucked }
wyrm-can-be-chosen = Можно выбрать.
wyrm-explored-times = в этом раунде исследовано { $n } из { $most }
wyrm-mat-nests = Гнёзда планшета: яйца { $eggs } из { $nests }
wyrm-mat-nests-short = Гнёзда планшета
wyrm-objectives = Цели
wyrm-round = Раунд
wyrm-round-of = Раунд { $round } из { $rounds }
wyrm-setup = Подготовка
wyrm-vp = { $n } ПО
wyrm-place-vp = { $place }-е { $vp }
wyrm-display = Открытые карты
wyrm-deck-left =
    { $kind ->
        [dragon] Карт драконов в колоде:
       *[other] Карт пещер в колоде:
    }
wyrm-marker-in = фишка через { $n }
wyrm-guild-row = Ряд { $row } тайла гильдии
wyrm-your-hand = Ваша рука · { $n } из { $limit }
wyrm-hand-of = Рука игрока { $name } · { $n } из { $limit }
wyrm-open-mat = Открыть планшет: { $name }
wyrm-mat-of = Планшет: { $name }
wyrm-start-player = первый игрок
wyrm-first-short = 1-й
wyrm-has-passed = пасует
wyrm-waits = ждёт
wyrm-cards-turned = открыто карт решений: { $n } из { $all }
wyrm-her-last-turn = Её последний ход
wyrm-she-has-not-moved = В этом раунде она ещё не ходила.
wyrm-all-her-turns = Все её ходы
wyrm-decision-card = карта решений { $card }
wyrm-cave-card = Карта пещеры { $n }
wyrm-she-nothing = Без обновления, без монеты
wyrm-why-nothing = Её карта этого не требует. Её цель: { $hers }, ваша: { $yours }.
wyrm-she-no-coin = Нет монеты, чтобы убрать
wyrm-why-no-coin = На её цели монет нет. Её цель: { $hers }, ваша: { $yours }.
wyrm-she-refresh = Карты на планшете обновлены
wyrm-why-refresh = На её карте есть символ обновления: сначала выкладываются новые карты.
wyrm-she-objective =
    { $way ->
        [more] На её цели на монету больше
       *[less] На её цели на монету меньше
    }
wyrm-why-objective = Монет там: { $coins }. В раунде { $round } у неё { $hers }, у вас { $yours }.
wyrm-she-steps =
    { $n ->
        [one] { $n } шаг в гильдии
        [few] { $n } шага в гильдии
        [many] { $n } шагов в гильдии
       *[other] { $n } шага в гильдии
    }
wyrm-why-steps-round = В раунде { $round } её карта говорит { $n }.
wyrm-why-steps-most =
    { $n ->
        [one] В вашей наиболее раскопанной пещере { $n } зал.
        [few] В вашей наиболее раскопанной пещере { $n } зала.
        [many] В вашей наиболее раскопанной пещере { $n } залов.
       *[other] В вашей наиболее раскопанной пещере { $n } зала.
    }
wyrm-why-steps-least =
    { $n ->
        [one] В вашей наименее раскопанной пещере { $n } зал.
        [few] В вашей наименее раскопанной пещере { $n } зала.
        [many] В вашей наименее раскопанной пещере { $n } залов.
       *[other] В вашей наименее раскопанной пещере { $n } зала.
    }
wyrm-why-steps-plus = Карта добавляет { $n }.
wyrm-she-meets-brown = Она доходит до коричневого деления: действует нижняя строка карты.
wyrm-she-meets-none = Коричневого деления нет, и она ничего не берёт.
wyrm-she-takes =
    { $kind ->
        [dragon] Она берёт дракона с места { $slot }
       *[other] Она берёт карту пещеры с места { $slot }
    }
wyrm-why-takes = { $name }: +{ $n } ПО для неё.
wyrm-why-slot-empty = Место { $n } пусто, берётся следующее справа.
wyrm-came-into-slot = Новая карта на этом месте: { $name }.
wyrm-she-marker = Число гильдии { $number }
wyrm-why-marker = Ряды со свободной клеткой сверху: { $rows }. Считая до { $number }: { $cell }.
wyrm-she-no_marker = Без фишки на тайле гильдии
wyrm-why-no_marker = Все фишки, которые у неё есть к этому раунду, уже выложены.
wyrm-she-pass = Она пасует
wyrm-why-pass-icon = На последней карте её колоды есть символ паса: больше ничего с неё не выполняется.
wyrm-why-pass-deck = Её колода пуста.
wyrm-on-the-way = Что произойдёт по пути
wyrm-answers = Ответы
wyrm-you-have = у вас { $n }
wyrm-more-to-come =
    { $n ->
        [one] Потом ещё { $n }.
        [few] Потом ещё { $n }.
       *[other] Потом ещё { $n }.
    }
wyrm-lacks = не хватает:
wyrm-top-of-deck = Верх колоды
wyrm-unseen-cards =
    { $n ->
        [one] { $n } карта, которую никто не видел
        [few] { $n } карты, которых никто не видел
       *[other] { $n } карт, которых никто не видел
    }
wyrm-action-costs =
    Действие стоит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }; у вас { $have }.
wyrm-explore-told = Искатель приключений идёт слева направо, и по пути действуют все эффекты и драконы.
wyrm-my-mat = Мой планшет
wyrm-the-cards = Карты
wyrm-way = Шаги действия
wyrm-way-dragon = Дракон
wyrm-way-place = Место
wyrm-way-exchange = Обмен
wyrm-way-pay_egg = Яйца
wyrm-way-cave = Пещера
wyrm-way-cave_card = Карта пещеры
wyrm-setup-put-back =
    { $n ->
        [one] Верните ещё { $n } карту.
        [few] Верните { $n } из своих шести карт.
       *[other] Верните { $n } из своих шести карт.
    }
wyrm-setup-take =
    { $n ->
        [one] Возьмите ещё { $n } ресурс.
        [few] Возьмите { $n } ресурса.
       *[other] Возьмите { $n } ресурсов.
    }
wyrm-setup-ready = Всё выбрано.
wyrm-setup-secret = Другие ничего не увидят, пока все не будут готовы.
wyrm-keep = Оставить
wyrm-put-back = Вернуть
wyrm-start-resources =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[other] { $n } ресурсов
    }
wyrm-give-back = Отдать: { $what }
wyrm-take-resource = Взять ресурс
wyrm-your-dragons-cost = Ваши драконы стоят
wyrm-also-coins-eggs = ещё есть монеты: { $coins }, яйца: { $eggs }
wyrm-ready = Готово
wyrm-round-over = Раунд { $round } завершён
wyrm-counted-now = Считается сейчас, очки – в конце игры; у кого поровну, те делят место.
wyrm-go-on = Дальше
wyrm-players-n =
    { $n ->
        [one] соло
        [few] { $n } игрока
       *[other] { $n } игроков
    }
wyrm-ravel-keeps = между раундами оставляете { $n }
wyrm-part-mat = Планшет
wyrm-part-display = Карты
wyrm-part-guild = Гильдия
wyrm-part-score = Очки
wyrm-parts = Части стола
wyrm-caves = Пещеры
wyrm-spots-here = здесь можно выбрать: { $n }
wyrm-most-precious = Самый ценный дракон: { $name }, { $n } ПО.

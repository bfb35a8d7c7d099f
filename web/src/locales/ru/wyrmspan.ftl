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
wyrm-open-mat = Открыть планшет: { $name }
wyrm-mat-of = Планшет: { $name }
wyrm-start-player = первый игрок
wyrm-first-short = 1-й
wyrm-has-passed = пасует
wyrm-waits = ждёт
wyrm-cards-turned = открыто карт решений: { $n } из { $all }
wyrm-her-last-turn = Её последний ход
wyrm-she-has-not-moved = В этом раунде она ещё не ходила.
wyrm-on-the-way = Что произойдёт по пути
wyrm-answers = Ответы
wyrm-you-have = у вас { $n }
wyrm-more-to-come =
    { $n ->
        [one] Потом ещё { $n }.
        [few] Потом ещё { $n }.
       *[other] Потом ещё { $n }.
    }
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

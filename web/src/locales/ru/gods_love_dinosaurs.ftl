# The table of Gods Love Dinosaurs; what happens in the game is said by the server.
gl-larger = Крупнее
gl-smaller = Мельче
gl-home = Вся экосистема
gl-eco =
    { $n ->
        [one] Ваша экосистема, { $n } ячейка
        [few] Ваша экосистема, { $n } ячейки
       *[other] Ваша экосистема, { $n } ячеек
    }
gl-eco-of = Экосистема: { $name }
gl-animal-board = Поле биома
gl-this-turn = Этот ход
gl-last-tile = последний тайл
gl-tiles =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
       *[other] { $n } тайлов
    }
gl-asleep = пусто, спят
gl-wake-after = проснутся после этого тайла
gl-in-hand = в руке
gl-wakes-nobody = никого не будит
gl-nobody = никого
gl-wakes-short = будит
gl-wakes = будит: { $column }
gl-wakes-then = будит: { $column }, потом динозавры
gl-then-dinosaurs = потом охотятся динозавры
gl-no-dinosaurs = в этот ход без динозавров: маркер у колонки «{ $column }»
gl-in-stack =
    { $n ->
        [one] тайл остался, стопка { $letter }
        [few] тайла осталось, стопка { $letter }
       *[other] тайлов осталось, стопка { $letter }
    }
gl-this-wakes = Этот тайл будит
gl-point-at-tile = Наведите на тайл: видно, кого он разбудит.
gl-take-this = Взять этот тайл
gl-lay-here = Выложить здесь
gl-another-tile = Другой тайл
gl-chain-lay = выложить
gl-chain-take = взять, выложить
gl-chain-all = { $column }: все игроки
gl-chain-only-after = динозавры только после колонки «{ $column }»
gl-tile-named = { $tile }: { $hexes }
gl-how-to-lay = Щёлкните отмеченное место: полная точка подходит, как тайл повёрнут сейчас, кольцо – после поворота.
gl-touches =
    { $n ->
        [one] Здесь он касается { $n } ячейки
        [few] Здесь он касается { $n } ячеек
        [many] Здесь он касается { $n } ячеек
       *[other] Здесь он касается { $n } ячейки
    }
gl-suits = { $terrain } подходит
gl-turn-cw = Повернуть тайл по часовой стрелке (R)
gl-turn-ccw = Повернуть тайл против часовой стрелки (Shift+R)
gl-turn-to = Повернуть: вторая ячейка – { $direction }
gl-turn-closed = Повернуть: вторая ячейка – { $direction }, закрыто
gl-place-now = Место ({ $q }, { $r }), подходит так, как повёрнуто сейчас
gl-place-turned = Место ({ $q }, { $r }), подходит после поворота
gl-where-end = Где может закончиться охота
gl-point-at = Наведите на конец или путь, чтобы его увидеть; так же действуют цифры и буквы.
gl-end = Конец { $n }. { $what }
gl-hunts =
    { $n ->
        [one] { $n } охота
        [few] { $n } охоты
       *[other] { $n } охот
    }
gl-ways =
    { $n ->
        [one] { $n } путь
        [few] { $n } пути
       *[other] { $n } путей
    }
gl-all-ways = показать все: ещё { $n }
gl-no-egg = без яиц
gl-alone = без потомства
gl-previous-way = Предыдущий путь
gl-next-way = Следующий путь
gl-hunt-eggs =
    { $n ->
        [0] Охотиться так: без яиц
        [one] Охотиться так: { $n } яйцо
        [few] Охотиться так: { $n } яйца
       *[other] Охотиться так: { $n } яиц
    }
gl-hunt-young =
    { $n ->
        [0] Охотиться так: без потомства
        [one] Охотиться так: { $n } потомок
        [few] Охотиться так: { $n } потомка
       *[other] Охотиться так: { $n } потомков
    }
gl-hunt-and-lose = Охотиться и потерять другого…
gl-would-starve = умрёт от голода
gl-no-hunt = не найдёт еды
gl-other-starves = другой погибнет
gl-other-eats = другие сыты
gl-waits-hunts = ждёт · { gl-hunts }
gl-others-eat = Остальные и потом найдут еду.
gl-other-one-eats = Другой и потом найдёт еду: { gl-hunts }.
gl-last-food =
    { $n ->
        [one] Эта охота забирает последнюю еду ещё одной фигурки: она умрёт от голода.
        [few] Эта охота забирает последнюю еду ещё { $n } фигурок: они умрут от голода.
       *[other] Эта охота забирает последнюю еду ещё { $n } фигурок: они умрут от голода.
    }
gl-let-starve = Оставить без еды…
gl-starve-title = Оставить без еды? ({ $animal })
gl-starve-text = Фигурка покинет вашу экосистему.
gl-starve-yes = Оставить без еды
gl-lose-title = Охотиться и потерять ещё одну фигурку? ({ $animal })
gl-lose-text = После этой охоты другая ожидающая фигурка не найдёт еды.
gl-lose-yes = Всё равно охотиться
gl-keep = Сохранить
gl-young-of = потомство: { $n } из { $all }
gl-how-to-breed = Щёлкните плюс: там появится потомство.
gl-how-to-choose = Щёлкните фигурку с прерывистым ободком. Число говорит, сколько у неё охот.
gl-key-fits = здесь есть место для потомства
gl-key-parent = может иметь потомство
gl-key-born = потомство этой активации
gl-your-nest = Ваше гнездо
gl-now = сейчас
gl-after-hatching = после рождения
gl-hatch-or-not = Вывести или нет?
gl-have-young = У ваших животных потомство
gl-hunt-now = Вы охотитесь
gl-they-take = { $name } берёт тайл
gl-they-lay = { $name } выкладывает тайл
gl-done-of = готовы: { $n } из { $all }
gl-who-is-done = Кто закончил
gl-change-mine = Изменить мой ответ
gl-decides = { $name } решает
gl-still-decide = Кто ещё решает
gl-look-closer = Рассмотреть
gl-left-needed = { $left }, нужно { $n }
gl-game-ends = { $left }, нужно { $n }: игра заканчивается
gl-which-of = { $n } из { $all }
gl-back-to-yours = Назад к своей
gl-shown-large = показана крупно
gl-previous-player = Предыдущий игрок
gl-next-player = Следующий игрок
gl-waits = ждёт
gl-does-take = берёт тайл
gl-does-lay = выкладывает тайл
gl-does-breed = потомство
gl-does-choose = охотится
gl-does-hunt = охотится
gl-does-roam = динозавры охотятся
gl-does-hatch = вывести или нет?
gl-does-wait = ещё решает
gl-player = { $name }. Очки: { $points }, яйца: { $eggs }, динозавры: { $dinosaurs }. { $state }. Показать эту экосистему крупно

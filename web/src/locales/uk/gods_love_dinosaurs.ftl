# The table of Gods Love Dinosaurs; what happens in the game is said by the server.
gl-larger = Більше
gl-smaller = Менше
gl-home = Уся екосистема
gl-eco =
    { $n ->
        [one] Ваша екосистема, { $n } комірка
        [few] Ваша екосистема, { $n } комірки
       *[other] Ваша екосистема, { $n } комірок
    }
gl-eco-of = Екосистема: { $name }
gl-animal-board = Поле біому
gl-this-turn = Цей хід
gl-last-tile = останній тайл
gl-tiles =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайли
       *[other] { $n } тайлів
    }
gl-asleep = порожньо, сплять
gl-wake-after = прокинуться після цього тайла
gl-in-hand = у руці
gl-wakes-nobody = нікого не будить
gl-nobody = нікого
gl-wakes-short = будить
gl-wakes = будить: { $column }
gl-wakes-then = будить: { $column }, потім динозаври
gl-then-dinosaurs = потім полюють динозаври
gl-no-dinosaurs = цього ходу без динозаврів: маркер у колонці «{ $column }»
gl-in-stack =
    { $n ->
        [one] тайл лишився, стос { $letter }
        [few] тайли лишилося, стос { $letter }
       *[other] тайлів лишилося, стос { $letter }
    }
gl-this-wakes = Цей тайл будить
gl-point-at-tile = Наведіть на тайл: видно, кого він розбудить.
gl-take-this = Взяти цей тайл
gl-lay-here = Викласти тут
gl-another-tile = Інший тайл
gl-chain-lay = викласти
gl-chain-take = взяти, викласти
gl-chain-all = { $column }: усі гравці
gl-chain-only-after = динозаври лише після колонки «{ $column }»
gl-tile-named = { $tile }: { $hexes }
gl-how-to-lay = Клацніть позначене місце: повна крапка підходить, як тайл повернуто зараз, кільце – після повороту.
gl-touches =
    { $n ->
        [one] Тут він торкається { $n } комірки
        [few] Тут він торкається { $n } комірок
        [many] Тут він торкається { $n } комірок
       *[other] Тут він торкається { $n } комірки
    }
gl-suits = { $terrain } пасує
gl-turn-cw = Повернути тайл за годинниковою стрілкою (R)
gl-turn-ccw = Повернути тайл проти годинникової стрілки (Shift+R)
gl-turn-to = Повернути: друга комірка – { $direction }
gl-turn-closed = Повернути: друга комірка – { $direction }, закрито
gl-place-now = Місце ({ $q }, { $r }), підходить так, як повернуто зараз
gl-place-turned = Місце ({ $q }, { $r }), підходить після повороту
gl-where-end = Де може завершитися полювання
gl-point-at = Наведіть на кінець або шлях, щоб його побачити; так само діють цифри й літери.
gl-end = Кінець { $n }. { $what }
gl-hunts =
    { $n ->
        [one] { $n } полювання
        [few] { $n } полювання
       *[other] { $n } полювань
    }
gl-ways =
    { $n ->
        [one] { $n } шлях
        [few] { $n } шляхи
       *[other] { $n } шляхів
    }
gl-all-ways = показати всі: ще { $n }
gl-no-egg = без яєць
gl-alone = без потомства
gl-previous-way = Попередній шлях
gl-next-way = Наступний шлях
gl-hunt-eggs =
    { $n ->
        [0] Полювати так: без яєць
        [one] Полювати так: { $n } яйце
        [few] Полювати так: { $n } яйця
       *[other] Полювати так: { $n } яєць
    }
gl-hunt-young =
    { $n ->
        [0] Полювати так: без потомства
        [one] Полювати так: { $n } нащадок
        [few] Полювати так: { $n } нащадки
       *[other] Полювати так: { $n } нащадків
    }
gl-hunt-and-lose = Полювати і втратити іншого…
gl-would-starve = загине з голоду
gl-no-hunt = не знайде їжі
gl-other-starves = інший загине
gl-other-eats = інші ситі
gl-waits-hunts = чекає · { gl-hunts }
gl-others-eat = Інші й потім знайдуть їжу.
gl-other-one-eats = Інший і потім знайде їжу: { gl-hunts }.
gl-last-food =
    { $n ->
        [one] Це полювання забирає останню їжу ще однієї фігурки: вона помре від голоду.
        [few] Це полювання забирає останню їжу ще { $n } фігурок: вони помруть від голоду.
       *[other] Це полювання забирає останню їжу ще { $n } фігурок: вони помруть від голоду.
    }
gl-let-starve = Залишити без їжі…
gl-starve-title = Залишити без їжі? ({ $animal })
gl-starve-text = Фігурка покине вашу екосистему.
gl-starve-yes = Залишити без їжі
gl-lose-title = Полювати і втратити ще одну фігурку? ({ $animal })
gl-lose-text = Після цього полювання інша фігурка, що чекає, не знайде їжі.
gl-lose-yes = Усе одно полювати
gl-keep = Зберегти
gl-young-of = потомство: { $n } з { $all }
gl-how-to-breed = Клацніть плюс: там з’явиться потомство.
gl-how-to-choose = Клацніть фігурку з пунктирним обідком. Число каже, скільки в неї полювань.
gl-key-fits = тут є місце для потомства
gl-key-parent = може мати потомство
gl-key-born = потомство цієї активації
gl-your-nest = Ваше гніздо
gl-now = зараз
gl-after-hatching = після народження
gl-hatch-or-not = Вивести чи ні?
gl-have-young = Ваші тварини мають потомство
gl-hunt-now = Ви полюєте
gl-they-take = { $name } бере тайл
gl-they-lay = { $name } викладає тайл
gl-done-of = завершили: { $n } з { $all }
gl-who-is-done = Хто завершив
gl-change-mine = Змінити мою відповідь
gl-decides = { $name } вирішує
gl-still-decide = Хто ще вирішує
gl-look-closer = Роздивитися
gl-left-needed = { $left }, потрібно { $n }
gl-game-ends = { $left }, потрібно { $n }: гра закінчується
gl-which-of = { $n } з { $all }
gl-back-to-yours = Назад до своєї
gl-shown-large = показано великою
gl-previous-player = Попередній гравець
gl-next-player = Наступний гравець
gl-waits = чекає
gl-does-take = бере тайл
gl-does-lay = викладає тайл
gl-does-breed = потомство
gl-does-choose = полює
gl-does-hunt = полює
gl-does-roam = динозаври полюють
gl-does-hatch = вивести чи ні?
gl-does-wait = ще вирішує
gl-player = { $name }. Очки: { $points }, яйця: { $eggs }, динозаври: { $dinosaurs }. { $state }. Показати цю екосистему великою

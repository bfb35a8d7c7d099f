# The replay of a match, and its dice.
time = Час
step-of = крок { $step } із { $steps }
to-the-start = На початок
to-the-end = У кінець
play-steps = Відтворювати крок за кроком
pause = Пауза
play-on-from-here = Грати звідси далі
seen-by = Очима
whose-eyes = Чиїми очима
onlooker = Глядач
dice = Кубик
draws = Випадкові події
dice-how = Кубик, торба й колоди залежать від таємного ключа. Його відбиток показано до першого жереба, сам ключ – після кінця. Цей браузер тепер обчислює кожен жереб знову, без сервера.
dice-commitment = Відбиток ключа:
dice-no-crypto = Браузер обчислює таке лише на сторінці, що прийшла захищеною лінією (https).
check-this-match = Перевірити цю гру
check-a-file = Перевірити файл
drop-a-record = Файл запису можна також кинути будь-де на цю сторінку.
dice-fair =
    { $n ->
        [one] Чесно: { $n } жереб випливає з ключа.
        [few] Чесно: усі { $n } жереби випливають із ключа.
       *[many] Чесно: усі { $n } жеребів випливають із ключа.
    }
dice-open =
    { $n ->
        [one] Ще { $n } – із перетасованого скиду; його можуть перевірити лише правила.
       *[other] Ще { $n } – із перетасованого скиду; їх можуть перевірити лише правила.
    }
dice-wrong = Нечесно: у рядку { $line } записано «{ $said }», а ключ дає «{ $given }».
dice-wrong-key = Нечесно: це не той ключ, відбиток якого показано до першого жереба.
dice-no-key = Цей запис не показує ключа або починається посеред гри: про його жереб нічого не можна сказати.
dice-unreadable = Цей файл – не запис Dracosaur. Запис – це файл .jsonl, який дає «Зберегти запис».
verdict = Оцінка
decisions = Рішення
next-mistake = Наступна помилка
mark-best = Найкраще
mark-good = Добре
mark-mistake = Помилка
mark-forced = Без вибору
analysis-how = Сильний бот багато разів дограє партію після кожного вибору й каже, чого він був вартий, зважаючи на те, що гравець міг тоді знати.
analyse-this-match = Оцінити рішення
analysis-working = Рішення оцінюються; це триває хвилину або довше. Тим часом можна дивитися далі.
analysis-failed = Цю партію тут не вдалося оцінити. Це може зробити команда «dracosaur analyse» зі збереженим записом.
analysis-means = Перевага в балах над найкращим з інших наприкінці, у середньому за { $n } партій, дограних після кожного вибору.
one-decision-back = На одне рішення назад
one-decision-on = На одне рішення вперед
round-and-turn = Раунд { $round }, хід { $turn }
turn-n = Хід { $turn }
play-on-over = Тут партію вже закінчено. Щоб грати далі, поверніться до ранішого кроку.
who-here = { $name }: тут
better-by = краще: +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } бала
verdict-best = Вибрано: { $made }. Кращого не було.
verdict-good = Вибрано: { $made }. Майже так само добре, як найкраще: { $best }.
verdict-mistake = Вибрано: { $made }. Більше вартувало б інше: { $best }.
verdict-forced = Вибрано: { $made }. Іншого вибору не було.
verdict-sure =
    { $level ->
        [certain] Майже напевно: втрату виміряно з точністю ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } бала.
        [likely] Імовірно: втрата може відрізнятися на ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } бала.
       *[open] Непевно: ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } бала може дати й сама випадковість.
    }
n-best = найкращих: { $n }
n-good = добрих: { $n }
n-mistake =
    { $n ->
        [one] { $n } помилка
        [few] { $n } помилки
       *[many] { $n } помилок
    }
lost-in-all = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } загалом
no-mistakes = Помилок тут немає.
not-judged-yet = Рішення ще не оцінено.
nothing-judged-here = Саме тут не було з чого вибирати. До кожного рішення веде список.

# The replay of a match, and its dice.
time = Время
step-of = шаг { $step } из { $steps }
to-the-start = В начало
to-the-end = В конец
play-steps = Показывать шаг за шагом
pause = Пауза
play-on-from-here = Играть отсюда дальше
seen-by = Глазами
whose-eyes = Чьими глазами
onlooker = Зритель
dice = Кубик
draws = Случайные события
dice-how = Кубик, мешок и колоды зависят от тайного ключа. Его отпечаток показан до первого жребия, сам ключ – после конца. Этот браузер теперь вычисляет каждый жребий заново, без сервера.
dice-commitment = Отпечаток ключа:
dice-no-crypto = Браузер вычисляет такое только на странице, пришедшей по защищённой линии (https).
check-this-match = Проверить эту игру
check-a-file = Проверить файл
drop-a-record = Файл записи можно также бросить в любое место этой страницы.
dice-fair =
    { $n ->
        [one] Честно: { $n } жребий следует из ключа.
        [few] Честно: все { $n } жребия следуют из ключа.
       *[many] Честно: все { $n } жребиев следуют из ключа.
    }
dice-open =
    { $n ->
        [one] Ещё { $n } – из перетасованного сброса; его могут проверить только правила.
       *[other] Ещё { $n } – из перетасованного сброса; их могут проверить только правила.
    }
dice-wrong = Нечестно: в строке { $line } записано «{ $said }», а ключ даёт «{ $given }».
dice-wrong-key = Нечестно: это не тот ключ, отпечаток которого показан до первого жребия.
dice-no-key = Эта запись не показывает ключа или начинается посреди игры: о её жребии ничего нельзя сказать.
dice-unreadable = Этот файл – не запись Dracosaur. Запись – это файл .jsonl, который даёт «Сохранить запись».
verdict = Оценка
decisions = Решения
next-mistake = Следующая ошибка
mark-best = Лучшее
mark-good = Хорошее
mark-mistake = Ошибка
mark-forced = Без выбора
analysis-how = Сильный бот много раз доигрывает партию после каждого выбора и говорит, чего он стоил, по тому, что игрок мог тогда знать.
analyse-this-match = Оценить решения
analysis-working = Решения оцениваются; это занимает минуту или дольше. Пока можно смотреть дальше.
analysis-failed = Эту партию здесь не удалось оценить. Это может сделать команда «dracosaur analyse» с сохранённой записью.
analysis-means = Перевес в очках над лучшим из остальных в конце, в среднем за { $n } партий, доигранных после каждого выбора.
one-decision-back = На одно решение назад
one-decision-on = На одно решение вперёд
round-and-turn = Раунд { $round }, ход { $turn }
turn-n = Ход { $turn }
play-on-over = Здесь партия уже окончена. Чтобы играть дальше, вернитесь к более раннему шагу.
who-here = { $name }: здесь
better-by = лучше: +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
verdict-best = Выбрано: { $made }. Лучшего не было.
verdict-good = Выбрано: { $made }. Почти так же хорошо, как лучшее: { $best }.
verdict-mistake = Выбрано: { $made }. Больше стоило другое: { $best }.
verdict-forced = Выбрано: { $made }. Другого выбора не было.
verdict-sure =
    { $level ->
        [certain] Почти наверняка: потеря измерена с точностью ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка.
        [likely] Вероятно: потеря может отличаться на ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка.
       *[open] Не наверняка: ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка может дать и сама случайность.
    }
n-best = лучших: { $n }
n-good = хороших: { $n }
n-mistake =
    { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
       *[many] { $n } ошибок
    }
lost-in-all = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } всего
no-mistakes = Ошибок здесь нет.
not-judged-yet = Решения ещё не оценены.
nothing-judged-here = Именно здесь выбирать было не из чего. К каждому решению ведёт список.

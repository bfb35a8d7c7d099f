# A table written down step by step (`dracosaur score` without a file).

form-start = Запишите свой стол, вопрос за вопросом. Enter берёт то, что в скобках, { $back } возвращает на один вопрос, { $help } объясняет, что можно написать, Ctrl-C выходит.
form-game = Какая игра?
form-players = Сколько игроков?
form-name = Имя игрока { $n }
form-none = нет
form-yes = да
form-no = нет
form-hint-number = Целое число от { $least } до { $most }.
form-hint-numbers = Целые числа от { $least } до { $most } через запятую; - если нет.
form-hint-several = Через запятую, с числом впереди, если их несколько; - если нет. Названия на любом языке или: { $known }.
form-hint-pyramid = Места от P1 до P6 в этом порядке через пробел; - означает свободное.
form-hint-dragons = Имена или номера через запятую, например: { $first }, { $second }; - если нет.
form-save = Сохранить документ в файл? Его имя или Enter, чтобы не сохранять; { $back } возвращает, чтобы исправить
form-saved = Сохранено: { $file }. Чтобы посчитать ещё раз: { $command }
form-exists = «{ $file }» уже есть. Назовите другой файл.

## Draftosaurus

form-draftosaurus-board = Какая сторона планшета?
form-draftosaurus-pen = { $name } — { $place }: какие динозавры?
form-draftosaurus-pyramid = { $name } — Пирамида: какие динозавры от P1 до P6?
form-draftosaurus-summer_score = { $name } — очки летней партии
form-draftosaurus-summer_trexes = { $name } — тираннозавры в летней партии

## Gods Love Dinosaurs

form-gods_love_dinosaurs-eggs = { $name } — яйца
form-gods_love_dinosaurs-golden_eggs = { $name } — золотые яйца
form-gods_love_dinosaurs-dinosaurs = { $name } — динозавры
form-gods_love_dinosaurs-first = Номер игрока, который ходил первым (решает при ничьей)

## Wyrmspan

form-wyrmspan-guild = Какой тайл гильдии?
form-wyrmspan-objective = Цель раунда { $round }
form-wyrmspan-place = { $name } — { $objective }: место 1, 2 или 3, либо 0 для остальных
form-wyrmspan-coins = { $name } — монеты
form-wyrmspan-resources = { $name } — ресурсы
form-wyrmspan-hand_dragons = { $name } — карты драконов в руке
form-wyrmspan-hand_caves = { $name } — карты пещер в руке
form-wyrmspan-mat_eggs = { $name } — яйца в гнёздах планшета
form-wyrmspan-guild_rows = { $name } — ряды тайла гильдии со своими фишками
form-wyrmspan-excavated = { $name } — { $cave }: раскопанные залы
form-wyrmspan-dragons = { $name } — { $cave }: драконы слева направо
form-wyrmspan-swapped = { $dragon } не предпочитает эту пещеру: { $cave }. Он оказался там, потому что драконов поменяли местами?
form-wyrmspan-eggs = { $dragon } — яйца
form-wyrmspan-cached = { $dragon } — запасённые ресурсы
form-wyrmspan-tucked = { $dragon } — подложенные карты

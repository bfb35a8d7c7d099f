# Scoring a table at home.
score-a-table = Подсчитать очки
player-n = Игрок { $n }
add-player = Добавить игрока
remove-player = Убрать: { $name }
so-far = { $name }: пока
next-is = Дальше: { $name }
to-the-sheet = К итогу
share-the-sheet = Поделиться итогом
correct-something = Исправить
next-game = Следующая партия
begin-anew = Начать заново
saves-itself = Всё само сохраняется на этом устройстве.
score-later = Сервер сейчас недоступен; введённое сохранено и будет подсчитано позже.
score-alone = Нет связи: подсчитано на этом устройстве. Хватает ли фигурок в коробке, будет проверено позже.
score-how-draftosaurus = Коснитесь динозавра, потом места, где он стоит.
score-how-gods_love_dinosaurs = Посчитайте яйца и динозавров.
score-how-wyrmspan = Коснитесь зала и напишите, кто там за дракон.
score-how-wyrmspan-guild = Посчитайте фишки в каждом ряду тайла гильдии.
score-how-wyrmspan-goals = Выберите цель каждого раунда, потом места.
score-how-wyrmspan-rest = Посчитайте то, что осталось.
one-more = Ещё один: { $what }
one-less = На один меньше: { $what }
which-board = Сторона планшета
which-dinosaur = Какой динозавр
take-off = Убрать
summer-trexes = Тираннозавры в летней партии
who-went-first = Кто ходил первым? Это решает при ничьей.
find-a-dragon = Имя или номер дракона
dragons-found =
    { $n ->
        [one] { $n } дракон
        [few] { $n } дракона
       *[many] { $n } драконов
    }
no-dragon-found = Так не зовут ни одного дракона.
number-n = № { $n }
by-a-swap = поменяли местами
space-of-cave = { $cave }, зал { $n }
add-a-dragon = добавить дракона
excavated = раскопано: { $n }
excavated-of = раскопанные залы, { $cave }
cached-what = Запасено: { $what }
guild-tile = Тайл гильдии
markers-in-row = Фишки в ряду { $n }
markers-on-points = Фишки на очках
objective-of-round = Цель раунда { $n }
place-of = Место: { $name }
coins = Монеты
dragons-in-hand = Карты драконов в руке
caves-in-hand = Карты пещер в руке
eggs-on-mat = Яйца в гнёздах планшета

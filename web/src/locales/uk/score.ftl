# Scoring a table at home.
score-a-table = Порахувати бали
player-n = Гравець { $n }
add-player = Додати гравця
remove-player = Прибрати: { $name }
so-far = { $name }: поки що
next-is = Далі: { $name }
to-the-sheet = До підсумку
share-the-sheet = Поділитися підсумком
correct-something = Виправити
next-game = Наступна партія
begin-anew = Почати спочатку
saves-itself = Усе саме зберігається на цьому пристрої.
score-later = Сервер зараз недоступний; уведене збережено й буде пораховано згодом.
score-alone = Немає зв’язку: пораховано на цьому пристрої. Чи вистачає фігур у коробці, буде перевірено згодом.
score-how-draftosaurus = Торкніться динозавра, потім місця, де він стоїть.
score-how-gods_love_dinosaurs = Порахуйте яйця й динозаврів.
score-how-wyrmspan = Торкніться зали й напишіть, хто там за дракон.
score-how-wyrmspan-guild = Порахуйте фішки в кожному ряду тайла гільдії.
score-how-wyrmspan-goals = Виберіть ціль кожного раунду, потім місця.
score-how-wyrmspan-rest = Порахуйте те, що лишилося.
one-more = Ще один: { $what }
one-less = На один менше: { $what }
which-board = Бік планшета
which-dinosaur = Який динозавр
take-off = Прибрати
summer-trexes = Тиранозаври в літній партії
who-went-first = Хто ходив першим? Це вирішує за нічиєї.
find-a-dragon = Назва або номер дракона
dragons-found =
    { $n ->
        [one] { $n } дракон
        [few] { $n } дракони
       *[many] { $n } драконів
    }
no-dragon-found = Так не зветься жоден дракон.
number-n = № { $n }
by-a-swap = поміняли місцями
space-of-cave = { $cave }, зала { $n }
add-a-dragon = додати дракона
excavated = розкопано: { $n }
excavated-of = розкопані зали, { $cave }
cached-what = Запасено: { $what }
guild-tile = Тайл гільдії
markers-in-row = Фішки в ряду { $n }
markers-on-points = Фішки на балах
objective-of-round = Ціль раунду { $n }
place-of = Місце: { $name }
coins = Монети
dragons-in-hand = Карти драконів у руці
caves-in-hand = Карти печер у руці
eggs-on-mat = Яйця в гніздах планшета

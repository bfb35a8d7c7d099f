# Сама страница; о том, что происходит в игре, говорит сервер.
home-title = Дракозавр – три настольные игры о динозаврах и драконах
home-hero = Стол накрыт.
home-lead = Три настольные игры о динозаврах и драконах: с друзьями или против ботов. Учётная запись не нужна.
your-name = Ваше имя за столом
saved = Сохранено
sign-in = Войти
language = Язык
theme = Светлые или тёмные цвета
got-a-code = Есть код стола?
join = Присоединиться
play-now = Играть сейчас
against-bots = против ботов
new-table = Новый стол
players-range = { $range } игроков
draftosaurus-picture = Парад деревянных динозавров вдоль реки
gods_love_dinosaurs-picture = Динозавр с нимбом, кролик и лягушка на трёх плитках
wyrmspan-picture = Дракон в пещере, свернувшийся вокруг своих яиц
my-tables = Мои столы
open-tables = Свободные столы
wait-for-you =
    { $n ->
        [one] { $n } ждёт вас
        [few] { $n } ждут вас
       *[many] { $n } ждут вас
    }
your-turn = Ваш ход
play-on = Играть дальше
look-in = Заглянуть
sit-down = Сесть за стол
seats-taken = Занято мест: { $taken } из { $seats }
no-tables-of-mine = Столов пока нет. «Играть сейчас» сразу накроет один.
no-open-tables = Сейчас никто не ждёт игроков. Накройте стол и поделитесь его кодом!
show-all = Показать все ({ $n })
show-fewer = Показать меньше
fan-work = Независимое фанатское произведение, не связанное с авторами и издателями игр.
no-line = Сервер сейчас недоступен. Ничего не потеряно, мы пробуем дальше.
not-found-title = Этот след никуда не ведёт
not-found-text = По этому адресу нет страницы. Возможно, стол закрыт или в ссылке не хватает буквы.
to-the-games = К играм
guest-name-0 = Любопытный Папоротник
guest-name-1 = Храбрый Камешек
guest-name-2 = Ласковый Мох
guest-name-3 = Весёлый Жёлудь
guest-name-4 = Тихий Ручей
guest-name-5 = Солнечный Чертополох
guest-name-6 = Смекалистый Жук
guest-name-7 = Дикий Клевер
guest-name-8 = Спокойная Ива
guest-name-9 = Смелый Сверчок
guest-name-10 = Счастливая Ракушка
guest-name-11 = Ранняя Зарянка

## Стол

you = Вы
players = Игроки
your-table = Ваш стол
your-zoo = Ваш зоопарк
zoo-of = Зоопарк игрока { $name }
hand = Рука
hand-short = рука
log = Хроника
chat = Беседа
nothing-yet = Здесь появится всё, что происходит.
begun-midway = Этот стол начинается в середине игры. Здесь появится всё, что произойдёт дальше.
log-chat-rules = Хроника, беседа и правила
sound = Звук
say-something = Напишите что-нибудь
send = Отправить
no-chat = Пока никто ничего не сказал.
undo = Отмена
hint = Совет
place-it = Поставить
take-it = Взять
return-it = Вернуть
do-it = Выполнить
back = Назад
choices = Варианты
nothing-to-choose = Сейчас вам нечего решать.
wait-for-others = Подождите остальных игроков.
still-deciding = ещё решает
has-decided = уже решил
reveals = берёт
bot = Бот
has-the-die = держит кубик
die-shows = На кубике: { $face }
you-rolled = Бросали вы: кубик вас не ограничивает.
rolled-by = Бросал игрок { $name }: кубик не ограничивает только его.
then-on-to = дальше к: { $name }
hands-go-down = Руки идут вниз по списку, последняя возвращается к первому.
round-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
score-now = Очки сейчас
space-of = { $place }, клетка { $space }
place-open =
    { $n ->
        [one] { $place }, открыто, { $gain } очко
        [few] { $place }, открыто, { $gain } очка
       *[many] { $place }, открыто, { $gain } очков
    }
place-open-only = { $place }, открыто
place-closed = { $place }, закрыто, правило { $rule }.
closed = Закрыто
close = Закрыть
good-choice = Хороший выбор: { $choice }.
game-over = Игра окончена.
winners =
    { $n ->
        [one] Победа: { $names }
       *[other] Побеждают: { $names }
    }
score-line = Строка
total = Итого
look-at-boards = Посмотреть планшеты
rematch = Сыграть ещё раз
line-lost = Связь прервалась, звоним снова. Ничего не потеряно.
loading = Стол накрывают
table-closed = Этот стол закрыли до начала игры.
free-seat = Свободное место
copy-link = Скопировать ссылку
copied = Скопировано
start-with-bots = Начать, свободные места займут боты

## Новый стол, учётная запись

you-the-host = вы, хозяин
one-more-chair = Ещё один стул
for-players =
    { $n ->
        [one] для { $n } игрока
        [few] для { $n } игроков
       *[many] для { $n } игроков
    }
open-to-all = Присоединиться может кто угодно.
only-with-link = Присоединиться могут только те, у кого есть ссылка или код.
open-the-table = Открыть стол
how-you-play = Как вы играете
edition = Издание
my-own = Своё
no-clock = Без часов
seconds = { $n } с
days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
anybody-may-join = Присоединиться может кто угодно
options = Варианты правил
make-account = Создать учётную запись
account-keeps = Ваши игры под именем { $name } останутся вашими на каждом устройстве.
no-account-needed = Играть можно и без учётной записи, как { $name }.
account-name = Имя
password = Пароль, не меньше 8 знаков
have-account = У меня есть учётная запись
want-account = Хочу учётную запись

## Куда можно пойти

pages = Страницы
menu = Меню
nav-play = Играть
nav-learn = Научиться
nav-today = Сегодня
nav-rules = Правила
nav-score = Подсчитать стол
settings = Настройки
profile = Профиль
rule-number = Правило { $number }
loading-page = Загрузка
share = Поделиться

## Главная и то, что говорят несколько страниц

todays-challenges = Сегодняшние испытания
challenge-open = ждёт вас
challenge-begun = вы начали
nobody-yet = пока никто
you-scored =
    { $n ->
        [one] у вас { $n } очко
        [few] у вас { $n } очка
        [many] у вас { $n } очков
       *[other] у вас { $n } очка
    }
waits-for = ждёт: { $names }
no-such-code = Ввести код стола
not-found-picture = Пустой вольер со сломанным забором; следы ведут за край рисунка, где как раз исчезает хвост
lost-title = Линия оборвана
lost-picture = Два динозавра с телефоном из жестянок через реку; верёвка оборвалась
try-now = Попробовать сейчас
mute = Больше не слышать: { $name }
muted = { $name }: звук выключен.
unmute = Слышать снова
new-version = Новая версия страницы готова.
take-over = Перезагрузить
turn-note = Ваш ход.
no-such-table = Этот стол нельзя показать

## Загадки дня

todays-riddles = Загадки дня
riddle-difficulty = Сложность { $n } из 4
riddle-new = открыта
riddle-open = начата
riddle-given_up = сдана
riddle-solved =
    { $n ->
        [one] Разгадано за { $n } попытку.
        [few] Разгадано за { $n } попытки.
        [many] Разгадано за { $n } попыток.
       *[other] Разгадано за { $n } попытки.
    }
days-in-a-row =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }

# Сама сторінка; про те, що діється у грі, каже сервер.
home-title = Дракозавр – три настільні гри про динозаврів і драконів
home-hero = Стіл накрито.
home-lead = Три настільні гри про динозаврів і драконів: із друзями або проти ботів. Обліковий запис не потрібен.
your-name = Ваше ім’я за столом
saved = Збережено
sign-in = Увійти
language = Мова
theme = Світлі чи темні кольори
got-a-code = Маєте код столу?
join = Приєднатися
play-now = Грати зараз
against-bots = проти ботів
new-table = Новий стіл
players-range = { $range } гравців
draftosaurus-picture = Парад дерев’яних динозаврів уздовж річки
gods_love_dinosaurs-picture = Динозавр із німбом, кролик і жаба на трьох плитках
wyrmspan-picture = Дракон у печері, згорнутий навколо своїх яєць
my-tables = Мої столи
open-tables = Вільні столи
wait-for-you =
    { $n ->
        [one] { $n } чекає на вас
        [few] { $n } чекають на вас
       *[many] { $n } чекає на вас
    }
your-turn = Ваш хід
play-on = Грати далі
look-in = Зазирнути
sit-down = Сісти за стіл
seats-taken = Зайнято місць: { $taken } із { $seats }
no-tables-of-mine = Столів іще немає. «Грати зараз» одразу накриє один.
no-open-tables = Зараз ніхто не чекає на гравців. Накрийте стіл і поділіться його кодом!
show-all = Показати всі ({ $n })
show-fewer = Показати менше
fan-work = Незалежний фанатський твір, не пов’язаний з авторами чи видавцями ігор.
no-line = Сервер зараз недоступний. Нічого не втрачено, ми пробуємо далі.
not-found-title = Цей слід нікуди не веде
not-found-text = За цією адресою немає сторінки. Можливо, стіл закрито або в посиланні бракує літери.
to-the-games = До ігор
guest-name-0 = Допитлива Папороть
guest-name-1 = Хоробрий Камінець
guest-name-2 = Лагідний Мох
guest-name-3 = Веселий Жолудь
guest-name-4 = Тихий Струмок
guest-name-5 = Сонячний Будяк
guest-name-6 = Кмітливий Жук
guest-name-7 = Дика Конюшина
guest-name-8 = Спокійна Верба
guest-name-9 = Сміливий Цвіркун
guest-name-10 = Щаслива Мушля
guest-name-11 = Рання Вільшанка

## Стіл

you = Ви
players = Гравці
your-table = Ваш стіл
your-zoo = Ваш зоопарк
zoo-of = Зоопарк гравця { $name }
hand = Рука
hand-short = рука
log = Хроніка
chat = Розмова
nothing-yet = Тут буде все, що діється.
begun-midway = Цей стіл починається посеред гри. Тут буде все, що станеться далі.
log-chat-rules = Хроніка, розмова й правила
sound = Звук
say-something = Напишіть щось
send = Надіслати
no-chat = Поки що ніхто нічого не сказав.
undo = Відміна
hint = Порада
place-it = Поставити
take-it = Узяти
return-it = Повернути
do-it = Виконати
back = Назад
choices = Варіанти
nothing-to-choose = Зараз вам нема чого вирішувати.
wait-for-others = Зачекайте на інших гравців.
still-deciding = ще вирішує
has-decided = вже вирішив
reveals = бере
bot = Бот
has-the-die = має кубик
die-shows = На кубику: { $face }
you-rolled = Кидали ви: кубик вас не обмежує.
rolled-by = Кидав гравець { $name }: кубик не обмежує лише його.
then-on-to = далі до: { $name }
hands-go-down = Руки йдуть списком униз, остання повертається до першого.
round-turn = Раунд { $round } з { $rounds }, хід { $turn } з { $turns }
score-now = Бали зараз
space-of = { $place }, клітинка { $space }
place-open =
    { $n ->
        [one] { $place }, відкрито, { $gain } бал
        [few] { $place }, відкрито, { $gain } бали
       *[many] { $place }, відкрито, { $gain } балів
    }
place-open-only = { $place }, відкрито
place-closed = { $place }, закрито, правило { $rule }.
closed = Закрито
close = Закрити
good-choice = Добрий вибір: { $choice }.
game-over = Гру завершено.
winners =
    { $n ->
        [one] Перемога: { $names }
       *[other] Перемагають: { $names }
    }
score-line = Рядок
total = Разом
look-at-boards = Подивитися планшети
rematch = Зіграти ще раз
line-lost = Зв’язок перервався, телефонуємо знову. Нічого не втрачено.
loading = Стіл накривають
table-closed = Цей стіл закрили до початку гри.
free-seat = Вільне місце
copy-link = Скопіювати посилання
copied = Скопійовано
start-with-bots = Почати, вільні місця займуть боти

## Новий стіл, обліковий запис

you-the-host = ви, господар
one-more-chair = Ще один стілець
for-players =
    { $n ->
        [one] для { $n } гравця
        [few] для { $n } гравців
       *[many] для { $n } гравців
    }
open-to-all = Приєднатися може будь-хто.
only-with-link = Приєднатися можуть лише ті, хто має посилання або код.
open-the-table = Відкрити стіл
how-you-play = Як ви граєте
edition = Видання
my-own = Власне
no-clock = Без годинника
seconds = { $n } с
days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
anybody-may-join = Приєднатися може будь-хто
options = Варіанти правил
make-account = Створити обліковий запис
account-keeps = Ваші ігри під ім’ям { $name } залишаться вашими на кожному пристрої.
no-account-needed = Грати можна й без облікового запису, як { $name }.
account-name = Ім’я
password = Пароль, щонайменше 8 знаків
have-account = У мене є обліковий запис
want-account = Хочу обліковий запис

## Куди можна піти

pages = Сторінки
menu = Меню
nav-play = Грати
nav-learn = Навчитися
nav-today = Сьогодні
nav-rules = Правила
nav-score = Порахувати стіл
settings = Налаштування
profile = Профіль
rule-number = Правило { $number }
loading-page = Завантаження
share = Поділитися

## Головна й те, що кажуть кілька сторінок

todays-challenges = Сьогоднішні виклики
challenge-open = чекає на вас
challenge-begun = ви почали
nobody-yet = поки ніхто
you-scored =
    { $n ->
        [one] у вас { $n } бал
        [few] у вас { $n } бали
        [many] у вас { $n } балів
       *[other] у вас { $n } бала
    }
waits-for = чекає на: { $names }
no-such-code = Ввести код столу
not-found-picture = Порожній вольєр зі зламаним парканом; сліди ведуть за край малюнка, де саме зникає хвіст
lost-title = Лінію обірвано
lost-picture = Два динозаври з телефоном із бляшанок через річку; мотузка обірвалася
try-now = Спробувати зараз
mute = Більше не чути: { $name }
muted = { $name }: вимкнено звук.
unmute = Чути знову
new-version = Нова версія сторінки готова.
take-over = Перезавантажити
turn-note = Ваш хід.
no-such-table = Цей стіл не можна показати

## Загадки дня

todays-riddles = Загадки дня
riddle-difficulty = Складність { $n } з 4
riddle-new = відкрита
riddle-open = розпочата
riddle-given_up = здано
riddle-solved =
    { $n ->
        [one] Розгадано за { $n } спробу.
        [few] Розгадано за { $n } спроби.
        [many] Розгадано за { $n } спроб.
       *[other] Розгадано за { $n } спроби.
    }
days-in-a-row =
    { $n ->
        [one] { $n } день поспіль
        [few] { $n } дні поспіль
        [many] { $n } днів поспіль
       *[other] { $n } дня поспіль
    }

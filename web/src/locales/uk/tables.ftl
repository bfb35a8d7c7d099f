# Новий стіл і зала очікування
chairs = Стільці за столом
who-sits-here = Хто тут сидить?
a-friend = Людина
by-link-or-code = за посиланням або кодом
no-chair = Без стільця
or-a-bot = Або бот
strength = Сила { $n } з 5
level-visitor = Будь-що будь-куди. Для найпершої гри.
level-apprentice = Знає правила, забуває про сусідів.
level-keeper = Бере те, що зараз найкраще.
level-ranger = Пам’ятає й дивиться наперед.
level-professor = Подумки грає далі, знову й знову.
edition-help = за однією з друкованих книг правил
idle-options =
    { $n ->
        [one] { $n } варіант тут нічого не змінює
        [few] { $n } варіанти тут нічого не змінюють
        [many] { $n } варіантів тут нічого не змінюють
       *[other] { $n } варіанта тут нічого не змінює
    }
tempo = Темп
live = Наживо
live-help = Усі зараз тут
by-post = За листуванням
by-post-help = Дні на рішення
time-for-decision = На рішення
without-clock = без годинника
time-each = { $time } на рішення
time-in-all = { $time } на всю гру
for-anybody = приєднатися може будь-хто
for-the-invited = лише за посиланням або кодом
keep-usual = Запам’ятати як звичне
kept-usual = Збережено
waiting-for-players =
    { $n ->
        [one] Чекаємо ще на { $n } гравця
        [few] Чекаємо ще на { $n } гравців
        [many] Чекаємо ще на { $n } гравців
       *[other] Чекаємо ще на { $n } гравця
    }
may-start = Гра почнеться сама, коли всі місця буде зайнято. Почати можна й зараз.
while-you-wait = Поки чекаєте
host-starts = Гра почнеться сама, коли всі місця буде зайнято.
waits-for-somebody = чекає на когось
is-here = тут
looks-elsewhere = зараз не тут
bots-level = Який бот сяде на вільні місця
stand-up = Встати
close-table = Закрити стіл
invite = Запросити інших
invite-help = Скажіть його, надішліть посилання або дайте зісканувати. Обліковий запис не потрібен.
table-code = Код столу
link-to-table = Посилання на цей стіл
code-to-scan = Код для сканування: відкриває цей стіл
meanwhile = Тим часом

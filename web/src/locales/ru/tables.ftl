# Новый стол и комната ожидания
chairs = Стулья за столом
who-sits-here = Кто здесь сидит?
a-friend = Человек
by-link-or-code = по ссылке или коду
no-chair = Без стула
or-a-bot = Или бот
strength = Сила { $n } из 5
level-visitor = Что угодно куда угодно. Для самой первой игры.
level-apprentice = Знает правила, забывает о соседях.
level-keeper = Берёт то, что сейчас лучше всего.
level-ranger = Помнит и смотрит вперёд.
level-professor = Мысленно играет дальше, снова и снова.
edition-help = по одной из печатных книг правил
idle-options =
    { $n ->
        [one] { $n } вариант здесь ничего не меняет
        [few] { $n } варианта здесь ничего не меняют
        [many] { $n } вариантов здесь ничего не меняют
       *[other] { $n } варианта здесь ничего не меняют
    }
tempo = Темп
live = Вживую
live-help = Все сейчас здесь
by-post = По переписке
by-post-help = Дни на решение
time-for-decision = На решение
without-clock = без часов
time-each = { $time } на решение
time-in-all = { $time } на всю игру
for-anybody = присоединиться может кто угодно
for-the-invited = только по ссылке или коду
keep-usual = Запомнить как обычное
kept-usual = Сохранено
waiting-for-players =
    { $n ->
        [one] Ждём ещё { $n } игрока
        [few] Ждём ещё { $n } игроков
        [many] Ждём ещё { $n } игроков
       *[other] Ждём ещё { $n } игрока
    }
may-start = Игра начнётся сама, когда все места будут заняты. Начать можно и сейчас.
while-you-wait = Пока ждёте
host-starts = Игра начнётся сама, когда все места будут заняты.
waits-for-somebody = ждёт кого-нибудь
is-here = здесь
looks-elsewhere = сейчас не здесь
bots-level = Какой бот займёт свободные места
stand-up = Встать
close-table = Закрыть стол
invite = Пригласить других
invite-help = Скажите его, отправьте ссылку или дайте отсканировать. Учётная запись не нужна.
table-code = Код стола
link-to-table = Ссылка на этот стол
code-to-scan = Код для сканирования: открывает этот стол
meanwhile = Тем временем

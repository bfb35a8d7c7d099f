# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Змієвир
game-tagline = Розкопуйте печери, приманюйте драконів і досліджуйте створені володіння!
game-facts = Авторка: Конні Фогельманн. Видавець: Stonemaier Games. 1–5 гравців. «Дракозавр» — незалежний проєкт шанувальників, не пов’язаний з авторкою чи видавцем гри.

## Caves

cave-crimson = Багряна яскиня
cave-golden = Золотавий грот
cave-amethyst = Аметистова прірва

# At most 10 characters each.
cave-crimson-short = Багряна
cave-golden-short = Золотавий
cave-amethyst-short = Аметистова

## Resources and other things

resource-meat = м’ясо
resource-gold = золото
resource-crystal = кристал
resource-milk = молоко
resource-any = будь-який ресурс
thing-coin = монета
thing-egg = яйце
thing-dragon_card = карта дракона
thing-cave_card = карта печери
thing-step = крок треком гільдії
thing-nest = гніздо
vp = ПБ

## Dragons

size-hatchling = драконятко
size-small = дрібний
size-medium = середній
size-large = великий
trait-aggressive = агресивний
trait-playful = грайливий
trait-helpful = дружній
trait-shy = боязкий
icon-when_played = При розіграші
icon-if_activated = При активації
icon-once_per_round = Раз на раунд
icon-end_game = Наприкінці гри
icon-now = Одразу

## Actions

action-excavate = Розкопування
action-entice = Приманювання
action-explore = Дослідження
action-explore-crimson = Дослідження Багряної яскині
action-explore-golden = Дослідження Золотавого грота
action-explore-amethyst = Дослідження Аметистової прірви
action-pass = Пас

## The Dragon Guild

guild = Гільдія драконів
guild-plains = Гільдія рівнин
guild-seafarers = Гільдія мореплавців
guild-highlands = Гільдія нагір’я
guild-rainforest = Гільдія дощових лісів
guild-start = ПОЧАТОК
guild-brown = брунатна поділка

## Objectives

objective-cave_cards = Карти печер на вашому планшеті
objective-amethyst_cards = Дракони й карти печер у вашій Аметистовій прірві
objective-crimson_cards = Дракони й карти печер у вашій Багряній яскині
objective-golden_cards = Дракони й карти печер у вашому Золотавому гроті
objective-nests = Загальний ліміт яєць на ваших драконах
objective-eggs = Яйця на вашому планшеті
objective-cached = Запасені ресурси на вашому планшеті
objective-guild_position = Позиція в гільдії драконів
objective-cheap = Дракони з надрукованою вартістю 0–2
objective-dear = Дракони з надрукованою вартістю 3 або більше
objective-played_or_round = Дракони з властивістю «При розіграші» або «Раз на раунд»
objective-activated = Дракони з властивістю «При активації»
objective-hatchlings = Драконятка на вашому планшеті
objective-small = Дрібні дракони на вашому планшеті
objective-medium = Середні дракони на вашому планшеті
objective-large = Великі дракони на вашому планшеті
objective-aggressive = Агресивні дракони на вашому планшеті
objective-playful = Грайливі дракони на вашому планшеті
objective-shy = Боязкі дракони на вашому планшеті
objective-helpful = Дружні дракони на вашому планшеті
place-1 = 1-ше місце
place-2 = 2-ге місце
place-3 = 3-тє місце
place-0 = Решта

## Score lines

line-guild = Фішки в гільдії драконів
line-dragons = Карти драконів
line-end_game = Властивості «Наприкінці гри»
line-eggs = Яйця
line-cached = Запасені ресурси
line-tucked = Підкладені карти
line-objectives = Цілі раундів
line-remaining = Решта монет, карт і ресурсів

## Solo play

automa = Автома
level-automa_1 = Автома, рівень 1
level-automa_2 = Автома, рівень 2
level-automa_3 = Автома, рівень 3
level-ravel_1 = Режим «Клубок», рівень 1
level-ravel_2 = Режим «Клубок», рівень 2
level-ravel_3 = Режим «Клубок», рівень 3

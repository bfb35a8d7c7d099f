# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Раскапывайте пещеры, приманивайте в них драконов и исследуйте свои владения!
game-facts = Автор: Конни Фогельманн. Издатель: Stonemaier Games. 1–5 игроков. «Дракозавр» — независимый любительский проект, не связанный с автором и издателем игры.

## Caves

cave-crimson = Багряная пещера
cave-golden = Золотой грот
cave-amethyst = Аметистовая бездна

# At most 10 characters each.
cave-crimson-short = Багряная
cave-golden-short = Золотой
cave-amethyst-short = Аметист

## Resources and other things

resource-meat = мясо
resource-gold = золото
resource-crystal = кристалл
resource-milk = молоко
resource-any = любой ресурс
thing-coin = монета
thing-egg = яйцо
thing-dragon_card = карта дракона
thing-cave_card = карта пещеры
thing-step = шаг по треку гильдии
thing-nest = гнездо
vp = ПО

## Dragons

size-hatchling = дракончик
size-small = мелкий
size-medium = средний
size-large = крупный
trait-aggressive = агрессивный
trait-playful = игривый
trait-helpful = дружелюбный
trait-shy = пугливый
icon-when_played = При розыгрыше
icon-if_activated = При активации
icon-once_per_round = Раз в раунд
icon-end_game = В конце игры
icon-now = Сразу

## Actions

action-excavate = Раскопка
action-entice = Приманивание
action-explore = Исследование
action-explore-crimson = Исследование Багряной пещеры
action-explore-golden = Исследование Золотого грота
action-explore-amethyst = Исследование Аметистовой бездны
action-pass = Пас

## The Dragon Guild

guild = Гильдия драконов
guild-plains = Гильдия равнин
guild-seafarers = Гильдия мореплавателей
guild-highlands = Гильдия нагорья
guild-rainforest = Гильдия дождевых лесов
guild-start = СТАРТ
guild-brown = коричневое деление

## Objectives

objective-cave_cards = Карты пещер на вашем планшете
objective-amethyst_cards = Драконы и карты пещер в вашей Аметистовой бездне
objective-crimson_cards = Драконы и карты пещер в вашей Багряной пещере
objective-golden_cards = Драконы и карты пещер в вашем Золотом гроте
objective-nests = Общая вместимость яиц на ваших драконах
objective-eggs = Яйца на вашем планшете
objective-cached = Запасённые ресурсы на вашем планшете
objective-guild_position = Положение в гильдии драконов
objective-cheap = Драконы с напечатанной стоимостью 0–2
objective-dear = Драконы с напечатанной стоимостью 3 и более
objective-played_or_round = Драконы со свойством «При розыгрыше» или «Раз в раунд»
objective-activated = Драконы со свойством «При активации»
objective-hatchlings = Дракончики на вашем планшете
objective-small = Мелкие драконы на вашем планшете
objective-medium = Средние драконы на вашем планшете
objective-large = Крупные драконы на вашем планшете
objective-aggressive = Агрессивные драконы на вашем планшете
objective-playful = Игривые драконы на вашем планшете
objective-shy = Пугливые драконы на вашем планшете
objective-helpful = Дружелюбные драконы на вашем планшете
place-1 = 1-е место
place-2 = 2-е место
place-3 = 3-е место
place-0 = Остальные

## Score lines

line-guild = Фишки в гильдии драконов
line-dragons = Карты драконов
line-end_game = Свойства «В конце игры»
line-eggs = Яйца
line-cached = Запасённые ресурсы
line-tucked = Подложенные карты
line-objectives = Цели раундов
line-remaining = Оставшиеся монеты, карты и ресурсы

## Solo play

automa = Автома
level-automa_1 = Автома, уровень 1
level-automa_2 = Автома, уровень 2
level-automa_3 = Автома, уровень 3
level-ravel_1 = Режим «Клубок», уровень 1
level-ravel_2 = Режим «Клубок», уровень 2
level-ravel_3 = Режим «Клубок», уровень 3

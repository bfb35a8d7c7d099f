# Просмотр карт
cards-title = Карты игры Wyrmspan
filters = Фильтры
search-cards = Название, номер или слова
filter-caves = Пещеры
filter-sizes = Размер
filter-traits = Черта
filter-moments = Момент
filter-costs = В стоимости есть
filter-nests = Гнёзда
least-vp = Наименьшее число победных очков
most-vp = Наибольшее число победных очков
of-cards =
    { $n ->
        [one] из { $n } карты
        [few] из { $n } карт
        [many] из { $n } карт
       *[other] из { $n } карты
    }
clear-filters = Сбросить всё
order = Порядок
order-number = По номеру
order-name = По названию
order-vp = По очкам
kind = Вид карт
dragons = Драконы
cave-cards = Карты пещер
no-such-card = Ни одна карта не подходит под все фильтры.
chosen-card = Выбранная карта
choose-a-card = Выберите карту, чтобы прочитать её.
link-to-card = Ссылка на эту карту
what-words-mean = Что значат слова на картах

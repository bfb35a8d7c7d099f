# Перегляд карт
cards-title = Карти «Змієвиру»
filters = Фільтри
search-cards = Назва, номер або слова
filter-caves = Печери
filter-sizes = Розмір
filter-traits = Риса
filter-moments = Момент
filter-costs = У вартості є
filter-nests = Гнізда
least-vp = Найменше переможних балів
most-vp = Найбільше переможних балів
of-cards =
    { $n ->
        [one] з { $n } карти
        [few] з { $n } карт
        [many] з { $n } карт
       *[other] з { $n } карти
    }
clear-filters = Скинути все
order = Порядок
order-number = За номером
order-name = За назвою
order-vp = За балами
kind = Вид карт
dragons = Дракони
cave-cards = Карти печер
no-such-card = Жодна карта не відповідає всім фільтрам.
chosen-card = Вибрана карта
choose-a-card = Виберіть карту, щоб прочитати її.
link-to-card = Посилання на цю карту
what-words-mean = Що означають слова на картах

# Страница правил
rules-of = Правила: { $game }
game = Игра
contents = Содержание
players-guide = Руководство игрока
search-rules = Искать в правилах слово или номер
search-rules-short = Слово или номер
rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
        [many] { $n } правил
       *[other] { $n } правила
    }
no-such-rule = Ни в одном правиле нет «{ $word }». Попробуйте слово короче или номер, например D9.1.
clear-search = Очистить поиск
copy-rule-link = Копировать ссылку на { $number }
link-copied = Ссылка на { $number } скопирована
full-text = Полный текст, на английском
see-also = См. также
open-points = Открытые вопросы
open-points-help = Где печатные правила оставляют вопрос открытым, наши ответы приведены с объяснениями.
read-on = Читать дальше
more-about-rule = Подробнее о правиле
aim-at-a-rule = Нажмите на номер правила: здесь появятся его полный текст и связанные правила.
wyrmspan-cards = Карты игры Wyrmspan

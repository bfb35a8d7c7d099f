# Сторінка правил
rules-of = Правила: { $game }
game = Гра
contents = Зміст
players-guide = Посібник гравця
search-rules = Шукати в правилах слово або номер
search-rules-short = Слово або номер
rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
        [many] { $n } правил
       *[other] { $n } правила
    }
no-such-rule = У жодному правилі немає «{ $word }». Спробуйте коротше слово або номер, наприклад D9.1.
clear-search = Очистити пошук
copy-rule-link = Копіювати посилання на { $number }
link-copied = Посилання на { $number } скопійовано
full-text = Повний текст, англійською
see-also = Див. також
more-about-rule = Більше про правило
aim-at-a-rule = Натисніть номер правила: тут з’являться його повний текст і пов’язані правила.
wyrmspan-cards = Карти «Змієвиру»

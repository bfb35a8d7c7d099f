# Страница загадки
riddle = Загадка дня
riddle-of = Загадка, { $day }
riddle-lead = Один ответ явно лучший. Найдите его: каждый другой — это попытка.
riddle-again = Попробуйте другой.
riddle-answer = Лучший ответ: { $choice }
riddle-give-up = Сдаться
riddle-really = Точно? Показать ответ
riddle-others = Ещё сегодня
riddle-solvers = Кто разгадал
riddle-columns = время, попытки
riddle-nobody = Пока никто не разгадал. Вы можете быть первыми.
riddle-share = Дракозавр, загадка, { $day }: { $game }
riddle-share-solved = Дракозавр, загадка, { $day }: { $game }, попытки: { $n }, время { $time }

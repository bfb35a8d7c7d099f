# Сторінка загадки
riddle = Загадка дня
riddle-of = Загадка, { $day }
riddle-lead = Одна відповідь явно найкраща. Знайдіть її: кожна інша — це спроба.
riddle-again = Спробуйте іншу.
riddle-answer = Найкраща відповідь: { $choice }
riddle-give-up = Здатися
riddle-really = Справді? Показати відповідь
riddle-others = Ще сьогодні
riddle-solvers = Хто розгадав
riddle-columns = час, спроби
riddle-nobody = Ще ніхто не розгадав. Ви можете бути першими.
riddle-share = Дракозавр, загадка, { $day }: { $game }
riddle-share-solved = Дракозавр, загадка, { $day }: { $game }, спроби: { $n }, час { $time }

# Strona zagadki
riddle = Zagadka dnia
riddle-of = Zagadka, { $day }
riddle-lead = Jedna odpowiedź jest wyraźnie najlepsza. Znajdź ją: każda inna to jedna próba.
riddle-again = Spróbuj innej.
riddle-answer = Najlepsza odpowiedź: { $choice }
riddle-give-up = Poddaj się
riddle-really = Na pewno? Pokaż odpowiedź
riddle-others = Więcej na dziś
riddle-solvers = Kto znalazł
riddle-columns = czas, próby
riddle-nobody = Nikt jeszcze nie znalazł. Możesz być pierwszą osobą.
riddle-share = Drakozaur, zagadka, { $day }: { $game }
riddle-share-solved = Drakozaur, zagadka, { $day }: { $game }, próby: { $n }, czas { $time }

# The page of a riddle
riddle = Riddle of the day
riddle-of = Riddle of { $day }
riddle-lead = One answer is clearly the best. Find it: every other one is a try.
riddle-again = Try another one.
riddle-answer = The best answer: { $choice }
riddle-give-up = Give up
riddle-really = Really? Show the answer
riddle-others = More of today
riddle-solvers = Who has found it
riddle-columns = time, tries
riddle-nobody = Nobody has found it yet. You could be first.
riddle-share = Dracosaur, the riddle of { $day }: { $game }
riddle-share-solved = Dracosaur, the riddle of { $day }: { $game }, tries: { $n }, time { $time }

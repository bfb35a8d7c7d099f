# Stránka hádanky
riddle = Hádanka dne
riddle-of = Hádanka, { $day }
riddle-lead = Jedna odpověď je jasně nejlepší. Najděte ji: každá jiná je jeden pokus.
riddle-again = Zkuste jinou.
riddle-answer = Nejlepší odpověď: { $choice }
riddle-give-up = Vzdát se
riddle-really = Opravdu? Ukázat odpověď
riddle-others = Další z dneška
riddle-solvers = Kdo to našel
riddle-columns = čas, pokusy
riddle-nobody = Zatím to nikdo nenašel. Můžete být první.
riddle-share = Drakosaur, hádanka, { $day }: { $game }
riddle-share-solved = Drakosaur, hádanka, { $day }: { $game }, pokusy: { $n }, čas { $time }

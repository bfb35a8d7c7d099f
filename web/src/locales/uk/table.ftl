# What all tables share beside the game.
take-back-asked = { $name } просить скасувати своє рішення.
take-back-waits = Ви просите скасувати своє останнє рішення; ще мають погодитися: { $names }.
agree = Погодитися
disagree = Ні

# What all tables share beside the game.
take-back-asked = { $name } prosi o cofnięcie decyzji.
take-back-waits = Prosisz o cofnięcie swojej ostatniej decyzji; mają się jeszcze zgodzić: { $names }.
agree = Zgoda
disagree = Nie

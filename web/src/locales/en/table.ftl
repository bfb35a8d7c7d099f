# What all tables share beside the game.
take-back-asked = { $name } asks to take back a decision.
take-back-waits = You ask to take back your last decision; still to agree: { $names }.
agree = Agree
disagree = No

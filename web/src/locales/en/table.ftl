# What all tables share beside the game.
take-back-asked = { $name } asks to take back a decision.
take-back-waits = You ask to take back your last decision; still to agree: { $names }.
agree = Agree
disagree = No
seat-is-kept = your seat stays yours
is-on = on
is-off = off
leave-game = Leave the game
leave-title = Leave this game?
leave-text = A bot plays on in your place. Unless you come back before the end, you come last.
leave-pause = You only want a break? Go to the games: your seat stays yours, and the table waits under “My tables”.
stay = Stay
bot-plays-for-you = A bot plays in your place.
take-seat-back = Play on myself

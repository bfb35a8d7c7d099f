# What all tables share beside the game.
take-back-asked = { $name } prosi o cofnięcie decyzji.
take-back-waits = Prosisz o cofnięcie swojej ostatniej decyzji; mają się jeszcze zgodzić: { $names }.
agree = Zgoda
disagree = Nie
seat-is-kept = twoje miejsce zostaje twoje
is-on = włączony
is-off = wyłączony
leave-game = Opuść grę
leave-title = Opuścić tę grę?
leave-text = Zamiast ciebie dalej gra bot. Jeśli nie wrócisz przed końcem, zajmiesz ostatnie miejsce.
leave-pause = Chcesz tylko przerwy? Przejdź do gier: miejsce zostaje twoje, a stół czeka w „Moich stołach”.
stay = Zostań
bot-plays-for-you = Zamiast ciebie gra bot.
take-seat-back = Graj dalej samodzielnie

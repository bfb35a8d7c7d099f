# What all tables share beside the game.
take-back-asked = { $name } žádá o vrácení rozhodnutí.
take-back-waits = Žádáte o vrácení svého posledního rozhodnutí; ještě mají souhlasit: { $names }.
agree = Souhlasit
disagree = Ne
seat-is-kept = vaše místo zůstane vám
is-on = zapnuto
is-off = vypnuto
leave-game = Opustit hru
leave-title = Opustit tuto hru?
leave-text = Dál bude místo vás hrát bot. Pokud se do konce hry nevrátíte, budete poslední.
leave-pause = Chcete jen přestávku? Přejděte ke hrám: vaše místo zůstane vám a stůl počká mezi „Mými stoly“.
stay = Zůstat
bot-plays-for-you = Místo vás hraje bot.
take-seat-back = Hrát dál

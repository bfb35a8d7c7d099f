# What all tables share beside the game.
take-back-asked = { $name } žádá o vrácení rozhodnutí.
take-back-waits = Žádáte o vrácení svého posledního rozhodnutí; ještě mají souhlasit: { $names }.
agree = Souhlasit
disagree = Ne

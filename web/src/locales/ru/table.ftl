# What all tables share beside the game.
take-back-asked = { $name } просит отменить своё решение.
take-back-waits = Вы просите отменить своё последнее решение; ещё должны согласиться: { $names }.
agree = Согласиться
disagree = Нет

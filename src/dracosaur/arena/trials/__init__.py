"""Games played on from a position, in the twin: one package of rules for each game."""

"""How the players stand in the objectives of the rounds, as everybody can count (W17.5, A10.2)."""

from __future__ import annotations

from dracosaur.games.wyrmspan.imagine import open_table
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.scoring import quantity
from dracosaur.games.wyrmspan.view import WyrmspanView


def quantities(view: WyrmspanView) -> tuple[tuple[int, ...], ...]:
    """For each round what each player has of its objective now; alone, the second player is the Automa.

    Her coins lie on the objective of the present round only.
    """
    state = open_table(view)
    players = view.seats if view.seats > 1 else constants.AUTOMA + 1
    coins, found = state.objective_coins, []
    for number, side in enumerate(state.objective):
        state.round = number
        state.objective_coins = coins if number == view.round - 1 else 0
        found.append(tuple(quantity(state, player) for player in range(players)) if side else ())
    return tuple(found)

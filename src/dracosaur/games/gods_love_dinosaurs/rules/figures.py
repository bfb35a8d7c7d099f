"""Figures come from the stock and go back to it (G13)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import FROG, IDLE, NONE, RABBIT
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def is_prey(figure: int) -> bool:
    """Whether the figure is a frog, a rat or a rabbit."""
    return FROG <= figure <= RABBIT


@rule
def in_stock(s: State, figure: int) -> bool:
    """Whether one more figure can be taken; without the option `limited` always (G13.1)."""
    return s.limited == 0 or s.stock[figure] > 0


@rule
def put(s: State, seat: int, here: int, figure: int) -> None:
    """A figure from the stock stands on the empty cell; if there is none, the cell stays empty (G13.2)."""
    if in_stock(s, figure):
        s.figure[seat][here] = figure
        s.figures[seat][figure] += 1
        s.stock[figure] -= s.limited


@rule
def remove(s: State, seat: int, here: int) -> None:
    """What stands on the cell goes back to the stock (G13.3)."""
    figure = s.figure[seat][here]
    s.figure[seat][here] = NONE
    s.role[seat][here] = IDLE
    s.figures[seat][figure] -= 1
    s.stock[figure] += s.limited

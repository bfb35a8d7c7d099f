"""Figures stand on cells; they come from the stock and go back to it (G13)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    FIGURE_MASK,
    FIGURES_ALONE,
    FROG,
    IDLE,
    NONE,
    RABBIT,
    ROLE_AT,
    ROLE_IN_EACH,
    ROLE_MASK,
    STAND,
    STANDS,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def figure_on(s: State, seat: int, cell: int) -> int:
    """What stands on the cell."""
    return (s.standing[seat][cell // STANDS] >> (cell % STANDS * STAND)) & FIGURE_MASK


@rule
def role_on(s: State, seat: int, cell: int) -> int:
    """What the figure on the cell still does in the stage."""
    return (s.standing[seat][cell // STANDS] >> (cell % STANDS * STAND + ROLE_AT)) & ROLE_MASK


@rule
def next_in_role(s: State, seat: int, first: int, role: int) -> int:
    """The next cell, from `first` on, on which a figure waits, or on which one was born; -1 for none."""
    cell = first
    while cell < s.cells[seat]:
        word = s.standing[seat][cell // STANDS] >> (cell % STANDS * STAND)
        if word & (role * ROLE_IN_EACH) == 0:
            cell += STANDS - cell % STANDS
        else:
            while word & (role << ROLE_AT) == 0:
                word >>= STAND
                cell += 1
            return cell
    return -1


@rule
def stand(s: State, seat: int, cell: int, figure: int, role: int) -> None:
    """This figure stands on the cell with this role."""
    shift = cell % STANDS * STAND
    word = s.standing[seat][cell // STANDS]
    word -= word & (((ROLE_MASK << ROLE_AT) + FIGURE_MASK) << shift)
    s.standing[seat][cell // STANDS] = word + (((role << ROLE_AT) + figure) << shift)


@rule
def rest(s: State, seat: int) -> None:
    """All figures of the ecosystem are at rest."""
    standing = s.standing[seat]
    for i in range((s.cells[seat] + STANDS - 1) // STANDS):
        standing[i] &= FIGURES_ALONE


@rule
def is_prey(figure: int) -> bool:
    """Whether the figure is a frog, a rat or a rabbit."""
    return FROG <= figure <= RABBIT


@rule
def in_stock(s: State, figure: int) -> bool:
    """Whether one more figure can be taken; without the option `limited` always (G13.1)."""
    return s.limited == 0 or s.stock[figure] > 0


@rule
def put(s: State, seat: int, cell: int, figure: int, role: int) -> None:
    """A figure from the stock stands on the empty cell; if there is none, the cell stays empty (G13.2)."""
    if in_stock(s, figure):
        stand(s, seat, cell, figure, role)
        s.figures[seat][figure] += 1
        s.stock[figure] -= s.limited


@rule
def remove(s: State, seat: int, cell: int) -> None:
    """What stands on the cell goes back to the stock (G13.3)."""
    figure = figure_on(s, seat, cell)
    stand(s, seat, cell, NONE, IDLE)
    s.figures[seat][figure] -= 1
    s.stock[figure] += s.limited

"""The grid: hexes and steps, cells and their neighbours (G2)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ALL_STANDS,
    DIRECTIONS,
    EAST,
    EVERY_OTHER_LINK,
    FAR,
    HEX_AT,
    LINK,
    LINK_MASK,
    NORTH_EAST,
    NORTH_WEST,
    ONE_IN_EACH,
    ONE_IN_THE_OTHERS,
    ORIGIN,
    SOUTH_EAST,
    SOUTH_WEST,
    SPAN,
    STAND,
    STANDS,
    STEP,
    TERRAIN_AT,
    TERRAIN_MASK,
    WEST,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def hex_at(q: int, r: int) -> int:
    """The number of the hex with these axial coordinates."""
    return (q + FAR) * SPAN + r + FAR


@rule
def hex_of(s: State, seat: int, cell: int) -> int:
    """The hex on which the cell lies."""
    return s.ground[seat][cell] >> HEX_AT


@rule
def terrain_of(s: State, seat: int, cell: int) -> int:
    """The terrain of the cell."""
    return (s.ground[seat][cell] >> TERRAIN_AT) & TERRAIN_MASK


@rule
def neighbour(s: State, seat: int, cell: int, direction: int) -> int:
    """The cell next to a cell, -1 where nothing lies."""
    return ((s.ground[seat][cell] >> (LINK * direction)) & LINK_MASK) - 1


@rule
def cells_before(s: State, seat: int, at: int) -> int:
    """How many cells lie on lower hexes: the index of the cell on this one, if there is one."""
    ground = s.ground[seat]
    wanted = at << HEX_AT
    low = 0
    high = s.cells[seat]
    while low < high:
        middle = (low + high) >> 1
        if ground[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def find_cell(s: State, seat: int, at: int) -> int:
    """The cell on the hex, -1 where nothing lies."""
    cell = cells_before(s, seat, at)
    if cell < s.cells[seat] and hex_of(s, seat, cell) == at:
        return cell
    return -1


@rule
def nest(s: State, seat: int) -> int:
    """The cell of the nest mountain (G3.3)."""
    return cells_before(s, seat, ORIGIN)


@rule
def lay_cell(s: State, seat: int, at: int, terrain: int) -> int:
    """A new empty cell lies on the hex; returns its index."""
    cell = cells_before(s, seat, at)
    make_room(s, seat, cell, cells_before(s, seat, at + STEP[WEST]))
    s.ground[seat][cell] = (at << HEX_AT) + (terrain << TERRAIN_AT)
    link_lower(s, seat, cell)
    link_higher(s, seat, cell)
    return cell


@rule
def make_room(s: State, seat: int, cell: int, first: int) -> None:
    """The cells from this index on are the next ones, and all links follow them; `first` has one to them."""
    ground = s.ground[seat]
    n = s.cells[seat]
    # A link beyond the index overflows LINK bits when this is added; the bit above it, moved down, is added
    # to it. Every other link is done at a time, so that there is room above each.
    add = (LINK_MASK - cell) * ONE_IN_EACH
    for i in range(n - 1, first - 1, -1):
        number = ground[i]
        even = (((number & EVERY_OTHER_LINK) + add) >> LINK) & ONE_IN_EACH
        odd = (((number >> LINK) & EVERY_OTHER_LINK) + add) & ONE_IN_THE_OTHERS
        ground[i + (i >= cell)] = number + even + odd
    standing = s.standing[seat]
    word = cell // STANDS
    for i in range(n // STANDS, word, -1):
        standing[i] = ((standing[i] << STAND) & ALL_STANDS) | (standing[i - 1] >> (STAND * (STANDS - 1)))
    before = standing[word] & ((1 << (cell % STANDS * STAND)) - 1)
    standing[word] = (((standing[word] - before) << STAND) & ALL_STANDS) | before
    s.cells[seat] = n + 1


@rule
def link_lower(s: State, seat: int, cell: int) -> None:
    """The cell and its neighbours on lower hexes know each other."""
    link(s, seat, cell, cell - 1, NORTH_WEST)
    # Two neighbours lie one below the other in the column to the left.
    other = cells_before(s, seat, hex_of(s, seat, cell) + STEP[WEST])
    link(s, seat, cell, other, WEST)
    link(s, seat, cell, other, SOUTH_WEST)
    link(s, seat, cell, other + 1, SOUTH_WEST)


@rule
def link_higher(s: State, seat: int, cell: int) -> None:
    """The cell and its neighbours on higher hexes know each other."""
    link(s, seat, cell, cell + 1, SOUTH_EAST)
    # Two neighbours lie one below the other in the column to the right.
    other = cells_before(s, seat, hex_of(s, seat, cell) + STEP[NORTH_EAST])
    link(s, seat, cell, other, NORTH_EAST)
    link(s, seat, cell, other, EAST)
    link(s, seat, cell, other + 1, EAST)


@rule
def link(s: State, seat: int, cell: int, other: int, direction: int) -> None:
    """The two cells know each other if the other one lies in this direction."""
    ground = s.ground[seat]
    if 0 <= other < s.cells[seat] and ground[other] >> HEX_AT == (ground[cell] >> HEX_AT) + STEP[direction]:
        ground[cell] |= (other + 1) << (LINK * direction)
        ground[other] |= (cell + 1) << (LINK * ((direction + 3) % DIRECTIONS))

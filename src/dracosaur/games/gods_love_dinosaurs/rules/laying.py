"""Laying a tile: how many lays there are, which one has which number, what forbids others (G6.2, G6.3).

The hexes around an ecosystem are no part of the state. They are found from the cells, a column of hexes at a
time, as sets of bits: bit r of a word is the hex r of the column. Shifted by one, a word tells of the
neighbours.
"""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.bits import ones_of_three
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    DIRECTIONS,
    HALF_FACE,
    HALF_MASK,
    HEX_AT,
    SPAN,
    STEP,
)
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_of
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G6_3, G18_3
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# The scratch paper: where hex 0 may lie in the column at hand, a word for each orientation; the first row;
# how many blocks of rows there are, one but for very long arms; and the cells of all columns, two words for
# each.
OPEN = 0
FIRST_ROW = DIRECTIONS
BLOCKS = FIRST_ROW + 1
MAP = BLOCKS + 1
MARGIN = 4  # rows and columns on either side of the cells: two in which hex 0 may lie, two to look at
# A word holds BLOCK rows, and two more on either side to look at.
BLOCK = 56
BLOCK_ROWS = ((1 << BLOCK) - 1) << 2


@rule
def has_equal_hexes(s: State) -> bool:
    """Whether the two hexes of the tile in hand are printed alike (G18.3)."""
    face = face_of(s, s.hand - 1)
    return face >> HALF_FACE == face & HALF_MASK


@rule
def orientations(s: State) -> int:
    """How many orientations of the tile in hand are different choices (G18.3)."""
    return DIRECTIONS // 2 if has_equal_hexes(s) else DIRECTIONS


@rule
def columns_around(s: State, seat: int) -> int:
    """In how many columns hex 0 of a tile may lie: those with cells and two on either side."""
    return hex_of(s, seat, s.cells[seat] - 1) // SPAN - hex_of(s, seat, 0) // SPAN + 5


@rule
def draw_map(s: State, seat: int) -> None:
    """The scratch paper shows on which hexes cells lie."""
    ground = s.ground[seat]
    work = s.work
    n = s.cells[seat]
    low = SPAN
    high = 0
    for cell in range(n):
        row = (ground[cell] >> HEX_AT) % SPAN
        if row < low:
            low = row
        if row > high:
            high = row
    work[FIRST_ROW] = low - 2
    work[BLOCKS] = (high - low + MARGIN) // BLOCK + 1
    first = (ground[0] >> HEX_AT) // SPAN - MARGIN
    for block in range(work[BLOCKS]):
        top = low - MARGIN + BLOCK * block
        for cell in range(n):
            at = ground[cell] >> HEX_AT
            if 0 <= at % SPAN - top < BLOCK + MARGIN:
                work[MAP + (at // SPAN - first) * 2 + block] |= 1 << (at % SPAN - top)


@rule
def forget_map(s: State, seat: int) -> None:
    """The scratch paper is empty again."""
    for i in range(MAP + 2 * (columns_around(s, seat) + MARGIN)):
        s.work[i] = 0


@rule
def open_column(s: State, column: int, block: int, last: int) -> None:
    """The scratch paper shows where hex 0 may lie in this column and block, for three orientations or all."""
    work = s.work
    here = MAP + (column + 2) * 2 + block
    cells = work[here]
    right = work[here + 2]
    left = work[here - 2]
    right_2 = work[here + 4]
    # The hexes with a cell next to them, in this column and in those beside it.
    near = right | (right << 1) | (cells << 1) | left | (left >> 1) | (cells >> 1)
    near_right = right_2 | (right_2 << 1) | (right << 1) | cells | (cells >> 1) | (right >> 1)
    free = BLOCK_ROWS & ~cells
    work[OPEN] = free & ~right & (near | near_right)
    work[OPEN + 1] = free & ~(right << 1) & (near | (near_right << 1))
    work[OPEN + 2] = free & ~(cells << 1) & (near | (near << 1))
    if last == DIRECTIONS:
        left_2 = work[here - 4]
        near_left = cells | (cells << 1) | (left << 1) | left_2 | (left_2 >> 1) | (left >> 1)
        work[OPEN + 3] = free & ~left & (near | near_left)
        work[OPEN + 4] = free & ~(left >> 1) & (near | (near_left >> 1))
        work[OPEN + 5] = free & ~(cells >> 1) & (near | (near >> 1))


@rule
def count_lays(s: State, seat: int) -> int:
    """In how many ways the tile in hand can be laid."""
    draw_map(s, seat)
    work = s.work
    n = 0
    for column in range(columns_around(s, seat)):
        for block in range(work[BLOCKS]):
            open_column(s, column, block, DIRECTIONS // 2)
            n += ones_of_three(work[OPEN], work[OPEN + 1], work[OPEN + 2])
    forget_map(s, seat)
    # The other three orientations are the same pairs of hexes turned round.
    return n if has_equal_hexes(s) else 2 * n


@rule
def lay_at(s: State, seat: int, number: int) -> int:
    """The lay of this number in the order of G18.10, as hex * DIRECTIONS + orientation."""
    draw_map(s, seat)
    last = orientations(s)
    work = s.work
    blocks = work[BLOCKS]
    part = -1
    found = -1
    while found < 0:
        part += 1
        open_column(s, part // blocks, part % blocks, last)
        here = ones_of_three(work[OPEN], work[OPEN + 1], work[OPEN + 2])
        if last == DIRECTIONS:
            here += ones_of_three(work[OPEN + 3], work[OPEN + 4], work[OPEN + 5])
        if number >= here:
            number -= here
        else:
            found = number_in_column(s, number, last)
    column = hex_of(s, seat, 0) // SPAN - 2 + part // blocks
    row = work[FIRST_ROW] + BLOCK * (part % blocks) + found // DIRECTIONS
    forget_map(s, seat)
    return (column * SPAN + row) * DIRECTIONS + found % DIRECTIONS


@rule
def number_in_column(s: State, number: int, last: int) -> int:
    """The lay of this number in the open column, as row * DIRECTIONS + orientation; there must be one."""
    row = 0
    while True:
        for k in range(last):
            if (s.work[OPEN + k] >> (row + 2)) & 1 == 1:
                if number == 0:
                    return row * DIRECTIONS + k
                number -= 1
        row += 1


@rule
def list_lays(s: State, seat: int, out: Row) -> int:
    """Fill in every lay, as hex * DIRECTIONS + orientation, in the order of G18.10; returns their number."""
    draw_map(s, seat)
    work = s.work
    last = orientations(s)
    n = 0
    for column in range(columns_around(s, seat)):
        for block in range(work[BLOCKS]):
            open_column(s, column, block, last)
            some = (
                work[OPEN]
                | work[OPEN + 1]
                | work[OPEN + 2]
                | work[OPEN + 3]
                | work[OPEN + 4]
                | work[OPEN + 5]
            )
            first = (hex_of(s, seat, 0) // SPAN - 2 + column) * SPAN + work[FIRST_ROW] + BLOCK * block
            row = 0
            while some >> (row + 2) > 0:
                for k in range(last):
                    if (work[OPEN + k] >> (row + 2)) & 1 == 1:
                        out[n] = (first + row) * DIRECTIONS + k
                        n += 1
                row += 1
    forget_map(s, seat)
    return n


@rule
def has_neighbour(s: State, seat: int, at: int) -> bool:
    """Whether a cell lies next to the hex."""
    for k in range(DIRECTIONS):
        if find_cell(s, seat, at + STEP[k]) >= 0:
            return True
    return False


@rule
def why_not_lay(s: State, seat: int, at: int, orientation: int) -> int:
    """0 where the tile in hand may lie with hex 0 here, else the rule that forbids it (G6.3, G18.3)."""
    other = at + STEP[orientation]
    if find_cell(s, seat, at) >= 0 or find_cell(s, seat, other) >= 0:
        return G6_3
    if not has_neighbour(s, seat, at) and not has_neighbour(s, seat, other):
        return G6_3
    return 0 if orientation < orientations(s) else G18_3

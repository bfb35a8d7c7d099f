"""The tiles: what is printed on them, and the stacks of tiles that lie face down (G3, G11.3).

Tiles are numbered by their letter. So those of the stack in use are always the lowest that are left.
"""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.bits import bit_of, ones
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    FACE,
    FACE_MASK,
    FACES,
    LETTER_AT,
    LETTER_MASK,
    LETTERS,
    OPTION_TILE_ROWS,
    OPTION_TILES,
    PLAYERS_AT,
    STACK,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def face_of(s: State, tile: int) -> int:
    """What is printed on the tile: terrain and animal of hex 0, then of hex 1."""
    return (s.face[tile // FACES] >> (tile % FACES * FACE)) & FACE_MASK


@rule
def read_faces(s: State, options: Row) -> None:
    """The state knows what is printed on each tile of the set."""
    for tile in range(options[OPTION_TILES]):
        face = options[OPTION_TILE_ROWS + tile] & FACE_MASK
        s.face[tile // FACES] |= face << (tile % FACES * FACE)


@rule
def sort_stacks(s: State, options: Row) -> None:
    """All tiles for this number of players lie face down, sorted by letter (G4.1, G4.2)."""
    for tile in range(options[OPTION_TILES]):
        printed = options[OPTION_TILE_ROWS + tile]
        if printed >> PLAYERS_AT <= s.seats:
            s.left[(printed >> LETTER_AT) & LETTER_MASK] += 1
            s.in_stack[tile // STACK] |= 1 << (tile % STACK)


@rule
def is_in_stack(s: State, tile: int) -> bool:
    """Whether the tile lies face down."""
    return (s.in_stack[tile // STACK] >> (tile % STACK)) & 1 == 1


@rule
def letter_in_use(s: State) -> int:
    """The stack from which tiles come now (G11.3); there must be one."""
    letter = 0
    while letter < LETTERS - 1 and s.left[letter] == 0:
        letter += 1
    return letter


@rule
def tile_in_use(s: State, number: int) -> int:
    """The tile of this number, from 0, in the stack in use."""
    i = 0
    while number >= ones(s.in_stack[i]):
        number -= ones(s.in_stack[i])
        i += 1
    return i * STACK + bit_of(s.in_stack[i], number)


@rule
def is_in_use(s: State, tile: int) -> bool:
    """Whether the tile, which lies face down, is one of the stack in use."""
    return tile <= tile_in_use(s, s.left[letter_in_use(s)] - 1)


@rule
def turn_up(s: State, tile: int) -> None:
    """The tile leaves the stack in use."""
    s.left[letter_in_use(s)] -= 1
    s.in_stack[tile // STACK] -= 1 << (tile % STACK)

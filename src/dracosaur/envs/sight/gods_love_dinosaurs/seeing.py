"""What a seat sees at a table of Gods Love Dinosaurs, in the order of `layouts/gods_love_dinosaurs.py`.

Everything but the order of the stacks lies open (G14.7), and no state knows that order.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Observation, Row, copy_bits, copy_numbers, rule, spread_bits, wipe
from dracosaur.envs.stepping import clockwise, distance
from dracosaur.games.gods_love_dinosaurs.rules import State
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ANIMAL_AT,
    COLUMNS,
    DRAW_FIRST,
    FAR,
    FIGURE_MASK,
    HALF_FACE,
    HEX_AT,
    KINDS,
    LETTERS,
    NONE,
    ROLE_AT,
    ROLE_MASK,
    ROWS,
    SPAN,
    STACK,
    STAND,
    STANDS,
    TERRAIN_AT,
    TERRAIN_MASK,
)
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of

# The shape of an instance.
SHAPE_CELLS: Final = 0  # room for so many cells of each ecosystem
SHAPE_TILES: Final = 1  # so many tiles in the set

TILE: Final = 4  # numbers of a tile: terrain and animal of both hexes
CELL: Final = 5  # numbers of a cell
HEAD: Final = 8  # numbers before the columns
SLOTS: Final = COLUMNS * ROWS
SPAN_BITS: Final = SPAN.bit_length() - 1  # SPAN is a power of two


@rule
def observe(s: State, seat: int, shape: Row, out: Observation) -> None:
    """What the seat sees of the middle, then of each player, beginning with itself and going clockwise."""
    wipe(out)
    out[0] = s.task[seat]
    out[1] = s.stage
    out[2] = distance(s.seats, seat, s.first_player) + 1 if s.phase != DRAW_FIRST else 0
    out[3] = distance(s.seats, seat, s.active)
    out[4] = s.turn
    out[5] = s.marker
    out[6] = s.activations
    out[7] = s.taken_from
    at = HEAD
    copy_numbers(out, at, s.column)
    at += COLUMNS
    for slot in range(COLUMNS * ROWS):
        observe_tile(s, s.slot[slot // ROWS][slot % ROWS], SLOTS, slot, out, at)
    at += SLOTS * TILE
    observe_tile(s, s.hand, 1, 0, out, at)
    at += TILE
    copy_numbers(out, at, s.left)
    at += LETTERS
    spread_bits(out, at, s.in_stack, shape[SHAPE_TILES], STACK, 1, 0, 1)
    at += shape[SHAPE_TILES]
    if s.limited == 1:
        for kind in range(1, KINDS):
            out[at + kind - 1] = s.stock[kind]
        at += KINDS - 1
    for k in range(s.seats):
        at = observe_player(s, clockwise(s.seats, seat, k), shape[SHAPE_CELLS], out, at)


@rule
def observe_tile(s: State, number: int, tiles: int, i: int, out: Observation, at: int) -> None:
    """What is printed on the tile of number - 1, zeros for none: terrains of so many tiles, then animals."""
    face = face_of(s, number - 1) if number > 0 else 0
    lies = 1 if number > 0 else 0
    out[at + 2 * i] = (face & TERRAIN_MASK) + lies
    out[at + 2 * i + 1] = ((face >> HALF_FACE) & TERRAIN_MASK) + lies
    out[at + 2 * (tiles + i)] = (face >> ANIMAL_AT) & FIGURE_MASK
    out[at + 2 * (tiles + i) + 1] = (face >> (HALF_FACE + ANIMAL_AT)) & FIGURE_MASK


@rule
def observe_player(s: State, player: int, room: int, out: Observation, at: int) -> int:
    """The eggs and the ecosystem of the player, cell by cell as actions count them; returns where it ends."""
    n = min(s.cells[player], room)
    out[at] = s.eggs[player]
    out[at + 1] = s.hatched[player]
    out[at + 2] = s.task[player]
    out[at + 3] = s.chosen[player]
    out[at + 4] = s.waiting[player]
    out[at + 5] = n
    at += 6
    figures = s.figures[player]
    for kind in range(NONE + 1, KINDS):
        out[at + kind - 1] = figures[kind]
    at += KINDS - 1
    ground = s.ground[player]
    copy_bits(out, at, ground, n, HEX_AT + SPAN_BITS, SPAN - 1, -FAR)
    copy_bits(out, at + room, ground, n, HEX_AT, SPAN - 1, -FAR)
    copy_bits(out, at + 2 * room, ground, n, TERRAIN_AT, TERRAIN_MASK, 1)
    standing = s.standing[player]
    spread_bits(out, at + 3 * room, standing, n, STANDS, STAND, 0, FIGURE_MASK)
    spread_bits(out, at + 4 * room, standing, n, STANDS, STAND, ROLE_AT, ROLE_MASK)
    return at + CELL * room

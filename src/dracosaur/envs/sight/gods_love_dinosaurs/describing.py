"""The features of an action of Gods Love Dinosaurs: where it happens and what it meets there."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Observation, rule
from dracosaur.games.gods_love_dinosaurs.rules import State
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_BREED,
    ACT_CHOOSE,
    ACT_DONE,
    ACT_HATCH_NO,
    ACT_HUNT,
    ACT_LAY,
    ACT_ROAM,
    ACT_STARVE,
    ANIMAL_AT,
    DIRECTIONS,
    FAR,
    FIGURE_MASK,
    HALF_FACE,
    NONE,
    ROWS,
    SPAN,
    STEP,
    TERRAIN_MASK,
    WAY_STEPS,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_of, neighbour, terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt_length, hunt_step
from dracosaur.games.gods_love_dinosaurs.rules.laying import lay_at
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of

# The places of the features.
TASK: Final = 0
ANSWER: Final = 1  # 1 where it is no place: done, starve, hatch no; 2 for hatch yes
COLUMN: Final = 2  # + 1
FROM: Final = 3  # q, r, terrain + 1 and animal of the first hex
TO: Final = 7  # the same of the second hex, or of the end of a hunt
TOUCHED: Final = 11  # cells next to the tile
STEPS: Final = 12  # of a hunt
EATEN: Final = 13  # animals on its way
FEATURES: Final = 14


@rule
def describe(s: State, seat: int, action: int, out: Observation) -> None:
    """The features of a legal action of the seat."""
    for i in range(FEATURES):
        out[i] = 0
    out[TASK] = s.task[seat]
    if action >= ACT_STARVE:
        out[ANSWER] = 2 if action > ACT_HATCH_NO else 1
    elif action >= ACT_ROAM:
        describe_roam(s, seat, WAY_STEPS[action - ACT_ROAM], out)
    elif action >= ACT_HUNT:
        describe_hunt(s, seat, action - ACT_HUNT, out)
    elif action >= ACT_CHOOSE:
        describe_cell(s, seat, action - ACT_CHOOSE, out, FROM)
    elif action == ACT_DONE:
        out[ANSWER] = 1
    elif action >= ACT_BREED:
        describe_cell(s, seat, action - ACT_BREED, out, FROM)
    elif action >= ACT_LAY:
        describe_lay(s, seat, lay_at(s, seat, action - ACT_LAY), out)
    else:
        out[COLUMN] = action // ROWS + 1
        describe_face(face_of(s, s.slot[action // ROWS][action % ROWS] - 1), out)


@rule
def describe_cell(s: State, seat: int, cell: int, out: Observation, at: int) -> None:
    """Where the cell lies and what stands on it."""
    describe_hex(hex_of(s, seat, cell), out, at)
    out[at + 2] = terrain_of(s, seat, cell) + 1
    out[at + 3] = figure_on(s, seat, cell)


@rule
def describe_hex(here: int, out: Observation, at: int) -> None:
    """The coordinates of the hex."""
    out[at] = here // SPAN - FAR
    out[at + 1] = here % SPAN - FAR


@rule
def describe_face(face: int, out: Observation) -> None:
    """What is printed on both hexes of a tile."""
    out[FROM + 2] = (face & TERRAIN_MASK) + 1
    out[FROM + 3] = (face >> ANIMAL_AT) & FIGURE_MASK
    out[TO + 2] = ((face >> HALF_FACE) & TERRAIN_MASK) + 1
    out[TO + 3] = (face >> (HALF_FACE + ANIMAL_AT)) & FIGURE_MASK


@rule
def describe_lay(s: State, seat: int, lay: int, out: Observation) -> None:
    """Where both hexes of the tile in hand come to lie, and next to how many cells."""
    describe_face(face_of(s, s.hand - 1), out)
    here = lay // DIRECTIONS
    there = here + STEP[lay % DIRECTIONS]
    describe_hex(here, out, FROM)
    describe_hex(there, out, TO)
    for k in range(DIRECTIONS):
        out[TOUCHED] += 1 if find_cell(s, seat, here + STEP[k]) >= 0 else 0
        out[TOUCHED] += 1 if find_cell(s, seat, there + STEP[k]) >= 0 else 0


@rule
def describe_hunt(s: State, seat: int, number: int, out: Observation) -> None:
    """From where to where a predator hunts, and what it eats."""
    cell = s.chosen[seat] - 1
    describe_cell(s, seat, cell, out, FROM)
    for i in range(hunt_length(number)):
        cell = neighbour(s, seat, cell, hunt_step(number, i))
        out[STEPS] += 1
        out[EATEN] += 1 if figure_on(s, seat, cell) != NONE else 0
    describe_cell(s, seat, cell, out, TO)


@rule
def describe_roam(s: State, seat: int, steps: int, out: Observation) -> None:
    """From where to where a dinosaur hunts, and how many different cells with animals it enters."""
    here = s.chosen[seat] - 1
    describe_cell(s, seat, here, out, FROM)
    cell = here
    left = steps
    while left > 0:
        cell = neighbour(s, seat, cell, left % 8 - 1)
        out[STEPS] += 1
        if (
            cell != here
            and figure_on(s, seat, cell) != NONE
            and not enters(s, seat, steps, out[STEPS] - 1, cell)
        ):
            out[EATEN] += 1
        left //= 8
    describe_cell(s, seat, cell, out, TO)


@rule
def enters(s: State, seat: int, steps: int, n: int, wanted: int) -> bool:
    """Whether the first n steps of the chosen figure enter the cell."""
    cell = s.chosen[seat] - 1
    for _ in range(n):
        cell = neighbour(s, seat, cell, steps % 8 - 1)
        if cell == wanted:
            return True
        steps //= 8
    return False

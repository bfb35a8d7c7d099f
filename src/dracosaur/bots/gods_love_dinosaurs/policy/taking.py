"""Features of taking a tile: what is printed on it, and what it wakes or leaves to others."""

from __future__ import annotations

from dracosaur.bots.gods_love_dinosaurs.policy.laying import printed_hex
from dracosaur.bots.gods_love_dinosaurs.policy.outline import (
    LAST,
    LEAD,
    MOUNTAINS,
    OTHERS,
    OWN,
    PHASE,
    PREDATORS,
    PREY,
    READY,
)
from dracosaur.bots.gods_love_dinosaurs.policy.tables import (
    FIGURE,
    HEX,
    LASTS,
    LEADS,
    MANY,
    PHASES,
    SOME,
    TAKE_ANIMAL,
    TAKE_DINOSAURS,
    TAKE_EGGS,
    TAKE_END,
    TAKE_HEX,
    TAKE_LEAVE,
    TAKE_MOUNTAIN,
    TAKE_TILE,
    TAKE_WAKE,
)
from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    DINOSAUR,
    HALF_FACE,
    HALF_MASK,
    KINDS,
    MOUNTAIN,
    NONE,
    ROWS,
)
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def take_features(s: State, ctx: Row, action: int, out: Row) -> int:
    """Fill in the features of taking a tile; returns how many there are."""
    column = action // ROWS
    face = face_of(s, s.slot[column][action % ROWS] - 1)
    first = printed_hex(face & HALF_MASK)
    second = printed_hex(face >> HALF_FACE)
    phase = ctx[PHASE]
    kind = s.column[column]
    marked = 1 if s.marker == column else 0
    crowd = 1 if s.seats > 2 else 0
    wakes = (2 if s.lying[column] == 1 else 0) + marked
    own = ctx[READY + kind]
    others = ctx[OTHERS + kind]
    dinosaurs = min(ctx[OWN + DINOSAUR], SOME - 1)
    animal = first % FIGURE
    if animal == NONE:
        animal = second % FIGURE
    mountains = (1 if first // FIGURE == MOUNTAIN else 0) + (1 if second // FIGURE == MOUNTAIN else 0)
    out[0] = TAKE_TILE + (first * HEX + second) * 3 + phase // 4
    out[1] = TAKE_WAKE + (((crowd * LASTS + wakes) * KINDS + kind) * SOME + own) * SOME + others
    left = min(s.lying[column] - 1, 2)
    out[2] = TAKE_LEAVE + ((((crowd * 3 + left) * 2 + marked) * KINDS + kind) * SOME + own) * SOME + others
    out[3] = TAKE_DINOSAURS + ((wakes * SOME + dinosaurs) * MANY + ctx[PREDATORS]) * PHASES + phase
    out[4] = TAKE_ANIMAL + (animal * MANY + ctx[PREY]) * SOME + min(ctx[PREDATORS], SOME - 1)
    out[5] = TAKE_MOUNTAIN + (mountains * SOME + min(ctx[MOUNTAINS], SOME - 1)) * PHASES + phase
    out[6] = TAKE_HEX + first * SOME + home_of(ctx, first)
    out[7] = TAKE_HEX + second * SOME + home_of(ctx, second)
    if wakes < 3:
        return 8
    own = ctx[READY + DINOSAUR]
    out[8] = TAKE_EGGS + ((crowd * SOME + own) * SOME + ctx[OTHERS + DINOSAUR]) * 3 + phase // 4
    out[9] = TAKE_END + ((crowd * 2 + ctx[LAST]) * LEADS + ctx[LEAD]) * SOME + own
    return 10


@rule
def home_of(ctx: Row, hexes: int) -> int:
    """How many figures of the own ecosystem could use the terrain: prey of its kind, or dinosaurs."""
    terrain = hexes // FIGURE
    if terrain == MOUNTAIN:
        return min(ctx[OWN + DINOSAUR], SOME - 1)
    if terrain > MOUNTAIN:
        return min(ctx[PREY], SOME - 1)
    return min(ctx[OWN + terrain + 1], SOME - 1)

"""Features of laying a tile, and the logits of all lays at once.

A map shows the cells and, for each half of the tile, how much it would meet on each hex: prey in reach of a
predator, predators that reach prey, predators near a mountain. What a lay is worth is the sum of what its two
halves are worth where they lie, so that a hex is looked at once however many lays there are.
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy.moves import LYING
from dracosaur.bots.gods_love_dinosaurs.policy.outline import (
    ACTIVE,
    AREA,
    AT_CELLS,
    CORNER_COLUMN,
    CORNER_ROW,
    HALVES,
    HEIGHT,
    MAP,
    MAP_MARGIN,
    PHASE,
    to_mountain,
)
from dracosaur.bots.gods_love_dinosaurs.policy.tables import (
    ACTIVATION,
    AROUND,
    FAR,
    FIGURE,
    HEX,
    LAY_AROUND,
    LAY_EDGES,
    LAY_HEX,
    LAY_PAIR,
    LAY_REACH,
    NEAR,
    PHASES,
    SOME,
)
from dracosaur.core.twin import Row, Weights, lookup, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ANIMAL_AT,
    DIRECTIONS,
    EAGLE,
    HALF_FACE,
    HALF_MASK,
    HEX_AT,
    LINK,
    LINK_MASK,
    LINKS,
    MOUNTAIN,
    NONE,
    RABBIT,
    SPAN,
    TERRAIN_AT,
    TERRAIN_MASK,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# Layers of the map: what lies on each hex, 0 for nothing; how much each half would meet there; and, for the
# logits, the neighbours of each hex and what each half is worth there.
CELL_LAYER: Final = 0
REACH_LAYER: Final = 1
WORTH_LAYER: Final = 3
NEAR_LAYER: Final = 5
WEIGHED: Final = 8  # added to the neighbours of a hex once the halves were weighed there

STEP_COLUMN = lookup((1, 1, 0, -1, -1, 0))
STEP_ROW = lookup((0, -1, -1, 0, 1, 1))
# Hexes at two steps, and the lines of an eagle.
_RING = tuple((q, r) for q in range(-2, 3) for r in range(-2, 3) if (q, r) != (0, 0) and abs(q + r) <= 2)
_LINES = tuple((STEP_COLUMN[k] * n, STEP_ROW[k] * n) for k in range(DIRECTIONS) for n in (1, 2, 3))
WITHIN: Final = len(_RING)
WITHIN_COLUMN = lookup(tuple(q for q, _ in _RING) + tuple(q for q, _ in _LINES))
WITHIN_ROW = lookup(tuple(r for _, r in _RING) + tuple(r for _, r in _LINES))
# How a half meets a figure: not at all, within two steps, or on a line. By what the half is: an empty hex,
# prey, a tiger, an eagle, an empty mountain.
MEETS = lookup(
    (
        (0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 1, 2, 0),
        (0, 1, 1, 1, 0, 0, 0),
        (0, 2, 2, 2, 0, 0, 0),
        (0, 0, 0, 0, 1, 1, 0),
    )
)


@rule
def printed_hex(half: int) -> int:
    """The number of a printed half in the tables."""
    return (half & TERRAIN_MASK) * FIGURE + (half >> ANIMAL_AT)


@rule
def sort_of(hexes: int) -> int:
    """Which row of MEETS is about the half."""
    animal = hexes % FIGURE
    if animal == NONE:
        return 4 if hexes // FIGURE == MOUNTAIN else 0
    if animal <= RABBIT:
        return 1
    return 2 if animal == TIGER else 3


@rule
def map_index(ctx: Row, at: int) -> int:
    """Where the hex is on the map."""
    return MAP + (at // SPAN - ctx[CORNER_COLUMN]) * ctx[HEIGHT] + at % SPAN - ctx[CORNER_ROW]


@rule
def draw_frame(s: State, seat: int, ctx: Row) -> None:
    """The map is large enough for the ecosystem and a margin, and empty."""
    ground = s.ground[seat]
    n = s.cells[seat]
    low = SPAN
    high = 0
    for cell in range(n):
        row = (ground[cell] >> HEX_AT) % SPAN
        low = min(low, row)
        high = max(high, row)
    first = (ground[0] >> HEX_AT) // SPAN
    last = (ground[n - 1] >> HEX_AT) // SPAN
    ctx[CORNER_COLUMN] = first - MAP_MARGIN
    ctx[CORNER_ROW] = low - MAP_MARGIN
    ctx[HEIGHT] = high - low + 1 + 2 * MAP_MARGIN
    ctx[AREA] = (last - first + 1 + 2 * MAP_MARGIN) * ctx[HEIGHT]
    for i in range(MAP, MAP + WORTH_LAYER * ctx[AREA]):
        ctx[i] = 0


@rule
def around(s: State, seat: int, cell: int) -> int:
    """Prey and predators beside the cell, none, one or more of each."""
    links = s.ground[seat][cell] & LINKS
    prey = 0
    predators = 0
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0:
            figure = figure_on(s, seat, other)
            if NONE < figure <= RABBIT:
                prey += 1
            elif TIGER <= figure <= EAGLE:
                predators += 1
    return min(prey, 2) * 3 + min(predators, 2)


@rule
def meet(ctx: Row, layer: int, here: int, how: int) -> None:
    """All hexes from which the figure here is met count one more."""
    base = here + layer * ctx[AREA]
    for i in range((how - 1) * WITHIN, WITHIN if how == 1 else WITHIN + 3 * DIRECTIONS):
        ctx[base + WITHIN_COLUMN[i] * ctx[HEIGHT] + WITHIN_ROW[i]] += 1


@rule
def look_at_lays(s: State, seat: int, ctx: Row) -> None:
    """The context shows the halves of the tile and the map."""
    face = face_of(s, s.hand - 1)
    ctx[HALVES] = printed_hex(face & HALF_MASK)
    ctx[HALVES + 1] = printed_hex(face >> HALF_FACE)
    draw_frame(s, seat, ctx)
    ground = s.ground[seat]
    meets_0 = MEETS[sort_of(ctx[HALVES])]
    meets_1 = MEETS[sort_of(ctx[HALVES + 1])]
    for cell in range(s.cells[seat]):
        here = map_index(ctx, ground[cell] >> HEX_AT)
        figure = figure_on(s, seat, cell)
        hexes = ((ground[cell] >> TERRAIN_AT) & TERRAIN_MASK) * FIGURE + figure
        ctx[here] = 1 + hexes * AROUND + around(s, seat, cell)
        ctx[AT_CELLS + cell] = here
        if figure != NONE:
            if meets_0[figure] > 0:
                meet(ctx, REACH_LAYER, here, meets_0[figure])
            if meets_1[figure] > 0:
                meet(ctx, REACH_LAYER + 1, here, meets_1[figure])


@rule
def lay_features(ctx: Row, move: int, out: Row) -> int:
    """Fill in the features of a lay; returns how many there are."""
    direction = move // LYING % DIRECTIONS
    at = move // LYING // DIRECTIONS
    n = 0
    edges = 0
    for half in range(2):
        if half == 1:
            at += STEP_COLUMN[direction] * SPAN + STEP_ROW[direction]
        here = map_index(ctx, at)
        hexes = ctx[HALVES + half]
        near = 0
        for k in range(DIRECTIONS):
            found = ctx[here + STEP_COLUMN[k] * ctx[HEIGHT] + STEP_ROW[k]] - 1
            if found >= 0:
                near += 1
                out[n] = pair_feature(hexes, found, ctx[ACTIVE])
                out[n + 1] = LAY_AROUND + hexes * HEX * AROUND + found
                n += 2
        out[n] = hex_feature(ctx, hexes, near, to_mountain(ctx, at))
        out[n + 1] = reach_feature(ctx, half, here)
        n += 2
        edges += near
    out[n] = LAY_EDGES + edges * PHASES + ctx[PHASE]
    return n + 1


@rule
def pair_feature(hexes: int, found: int, active: int) -> int:
    """A half beside what was found on a cell, if the turn wakes this."""
    return LAY_PAIR + (hexes * HEX + found // AROUND) * ACTIVATION + active


@rule
def hex_feature(ctx: Row, hexes: int, near: int, far: int) -> int:
    """A half with so many neighbours, so far from a mountain."""
    return LAY_HEX + ((hexes * NEAR + near) * FAR + far) * 3 + ctx[PHASE] // 4


@rule
def reach_feature(ctx: Row, half: int, here: int) -> int:
    """How much a half meets at this place of the map, if the turn wakes this."""
    met = min(ctx[here + (REACH_LAYER + half) * ctx[AREA]], SOME - 1)
    return LAY_REACH + (ctx[HALVES + half] * SOME + met) * ACTIVATION + ctx[ACTIVE]


@rule
def weigh_cells(s: State, seat: int, ctx: Row, weights: Weights) -> None:
    """Free hexes of the map know their neighbours and what each half is worth beside them."""
    area = ctx[AREA]
    height = ctx[HEIGHT]
    for i in range(MAP + WORTH_LAYER * area, MAP + (NEAR_LAYER + 1) * area):
        ctx[i] = 0
    half_0 = ctx[HALVES]
    half_1 = ctx[HALVES + 1]
    active = ctx[ACTIVE]
    for cell in range(s.cells[seat]):
        here = ctx[AT_CELLS + cell]
        is_rim = 0
        for k in range(DIRECTIONS):
            if ctx[here + STEP_COLUMN[k] * height + STEP_ROW[k]] == 0:
                is_rim = 1
        if is_rim == 1:
            found = ctx[here] - 1
            worth_0 = weights[pair_feature(half_0, found, active)]
            worth_0 += weights[LAY_AROUND + half_0 * HEX * AROUND + found]
            worth_1 = weights[pair_feature(half_1, found, active)]
            worth_1 += weights[LAY_AROUND + half_1 * HEX * AROUND + found]
            for k in range(DIRECTIONS):
                other = here + STEP_COLUMN[k] * height + STEP_ROW[k]
                if ctx[other] == 0:
                    ctx[other + WORTH_LAYER * area] += worth_0
                    ctx[other + (WORTH_LAYER + 1) * area] += worth_1
                    ctx[other + NEAR_LAYER * area] += 1


@rule
def weigh_hex(ctx: Row, weights: Weights, here: int, at: int) -> None:
    """Both halves are weighed on a free hex of the map."""
    area = ctx[AREA]
    near = ctx[here + NEAR_LAYER * area]
    ctx[here + NEAR_LAYER * area] = near + WEIGHED
    far = to_mountain(ctx, at)
    for half in range(2):
        worth = weights[hex_feature(ctx, ctx[HALVES + half], near, far)]
        worth += weights[reach_feature(ctx, half, here)]
        ctx[here + (WORTH_LAYER + half) * area] += worth


@rule
def weigh_lays(s: State, seat: int, ctx: Row, weights: Weights, lays: Row, n: int, logits: Row) -> None:
    """The logits of the first n lays, the same as the sums over their features."""
    weigh_cells(s, seat, ctx, weights)
    area = ctx[AREA]
    height = ctx[HEIGHT]
    edges_now = LAY_EDGES + ctx[PHASE]
    for i in range(n):
        at = lays[i] // LYING // DIRECTIONS
        direction = lays[i] // LYING % DIRECTIONS
        here = map_index(ctx, at)
        other = here + STEP_COLUMN[direction] * height + STEP_ROW[direction]
        if ctx[here + NEAR_LAYER * area] < WEIGHED:
            weigh_hex(ctx, weights, here, at)
        if ctx[other + NEAR_LAYER * area] < WEIGHED:
            weigh_hex(ctx, weights, other, at + STEP_COLUMN[direction] * SPAN + STEP_ROW[direction])
        edges = ctx[here + NEAR_LAYER * area] + ctx[other + NEAR_LAYER * area] - 2 * WEIGHED
        logits[i] = ctx[here + WORTH_LAYER * area] + ctx[other + (WORTH_LAYER + 1) * area]
        logits[i] += weights[edges_now + edges * PHASES]

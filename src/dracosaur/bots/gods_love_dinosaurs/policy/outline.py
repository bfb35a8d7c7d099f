"""What the features of all actions of a decision share: numbers of the position, worked out once.

The row `ctx` holds them: counts first, then lists of mountains, predators and dinosaurs by their hexes, then,
where a tile is to be laid, a map of the hexes around the ecosystem.
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy.tables import FAR, LEADS, MANY, PHASES, SOME
from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    CELLS,
    COLUMNS,
    DINOSAUR,
    EAGLE,
    FIGURE_MASK,
    HEX_AT,
    KINDS,
    LETTERS,
    LINK,
    LINK_MASK,
    LINKS,
    MOUNTAIN,
    NONE,
    RABBIT,
    SPAN,
    STAGE_SPECIES,
    STAND,
    STANDS,
    SUITS,
    TAKE,
    TERRAIN_AT,
    TERRAIN_MASK,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.hunting import has_hunt
from dracosaur.games.gods_love_dinosaurs.rules.scoring import score
from dracosaur.games.gods_love_dinosaurs.rules.state import State

PHASE: Final = 0
PREY: Final = 1
PREDATORS: Final = 2
MOUNTAINS: Final = 3
HUNTERS: Final = 4
DINOSAURS: Final = 5
LAST: Final = 6  # 1 where the dinosaurs that come next are the last ones
ACTIVE: Final = 7  # what a turn wakes, in the numbers of tables.ACTIVATION
LEAD: Final = 8
OWN: Final = 10  # figures of each kind
READY: Final = OWN + KINDS  # how much each kind would do if it were activated now
OTHERS: Final = READY + KINDS  # the most that a kind of another seat would do
MOST_LISTED: Final = 32
AT_MOUNTAINS: Final = OTHERS + KINDS
AT_HUNTERS: Final = AT_MOUNTAINS + MOST_LISTED
AT_DINOSAURS: Final = AT_HUNTERS + MOST_LISTED
# Of a tile to be laid: the two halves, the map's corner and height, how many hexes it has.
HALVES: Final = AT_DINOSAURS + MOST_LISTED
CORNER_COLUMN: Final = HALVES + 2
CORNER_ROW: Final = CORNER_COLUMN + 1
HEIGHT: Final = CORNER_ROW + 1
AREA: Final = HEIGHT + 1
AT_CELLS: Final = AREA + 1  # where each cell is on the map
MAP: Final = AT_CELLS + CELLS
MAP_MARGIN: Final = 4
LAYERS: Final = 6
CONTEXT_SIZE: Final = MAP + LAYERS * (CELLS + 2 * MAP_MARGIN) * (CELLS + 2 * MAP_MARGIN)


@rule
def distance(a: int, b: int) -> int:
    """How many steps apart two hexes are (G2.3)."""
    columns = a // SPAN - b // SPAN
    rows = a % SPAN - b % SPAN
    return max(abs(columns), abs(rows), abs(columns + rows))


@rule
def to_mountain(ctx: Row, at: int) -> int:
    """Steps from the hex to the nearest mountain, cut off at the end of the tables."""
    least = FAR - 1
    for i in range(ctx[MOUNTAINS]):
        steps = distance(at, ctx[AT_MOUNTAINS + i])
        least = min(least, steps)
    return least


@rule
def predators_within(ctx: Row, at: int, reach: int) -> int:
    """How many predators stand within so many steps of the hex."""
    found = 0
    for i in range(ctx[HUNTERS]):
        if distance(at, ctx[AT_HUNTERS + i]) <= reach:
            found += 1
    return min(found, SOME - 1)


@rule
def look_at_own(s: State, seat: int, ctx: Row) -> None:
    """The lists of the context show the seat's mountains, predators and dinosaurs."""
    ground = s.ground[seat]
    standing = s.standing[seat]
    mountains = 0
    hunters = 0
    dinosaurs = 0
    for cell in range(s.cells[seat]):
        number = ground[cell]
        if (number >> TERRAIN_AT) & TERRAIN_MASK == MOUNTAIN and mountains < MOST_LISTED:
            ctx[AT_MOUNTAINS + mountains] = number >> HEX_AT
            mountains += 1
        figure = (standing[cell // STANDS] >> (cell % STANDS * STAND)) & FIGURE_MASK
        if figure >= TIGER:
            if figure == DINOSAUR:
                if dinosaurs < MOST_LISTED:
                    ctx[AT_DINOSAURS + dinosaurs] = number >> HEX_AT
                    dinosaurs += 1
            elif hunters < MOST_LISTED:
                ctx[AT_HUNTERS + hunters] = number >> HEX_AT
                hunters += 1
    ctx[MOUNTAINS] = mountains
    ctx[HUNTERS] = hunters
    ctx[DINOSAURS] = dinosaurs


@rule
def rounds_left(s: State) -> int:
    """About how many turns each seat will still have."""
    tiles = 0
    for letter in range(LETTERS):
        tiles += s.left[letter]
    for column in range(COLUMNS):
        tiles += s.lying[column]
    return tiles // s.seats


@rule
def is_last(s: State, more: int) -> int:
    """1 where the dinosaurs are the last ones if so many more columns are empty than now (G12.1)."""
    empty = more
    for column in range(COLUMNS):
        if s.lying[column] == 0:
            empty += 1
    tiles = 0
    for letter in range(LETTERS):
        tiles += s.left[letter]
    return 1 if tiles < empty * s.rows else 0


@rule
def lead(s: State, seat: int) -> int:
    """By how many points the seat leads the best other one; below 0 where it is behind."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    return score(s, seat) - best


@rule
def births(s: State, seat: int, species: int) -> int:
    """How many of the species have an empty suitable cell beside them."""
    suits = SUITS[species]
    ground = s.ground[seat]
    found = 0
    left = s.figures[seat][species]
    cell = 0
    while left > 0:
        if figure_on(s, seat, cell) == species:
            left -= 1
            links = ground[cell] & LINKS
            while links > 0:
                other = (links & LINK_MASK) - 1
                links >>= LINK
                if (
                    other >= 0
                    and suits[(ground[other] >> TERRAIN_AT) & TERRAIN_MASK] == 1
                    and figure_on(s, seat, other) == NONE
                ):
                    found += 1
                    links = 0
        cell += 1
    return min(found, SOME - 1)


@rule
def hunts(s: State, seat: int, species: int) -> int:
    """How many predators of the species have a hunt, up to three, twice; 1 more where one has none."""
    fed = 0
    hungry = 0
    left = s.figures[seat][species]
    cell = 0
    while left > 0:
        if figure_on(s, seat, cell) == species:
            left -= 1
            if has_hunt(s, seat, cell):
                fed += 1
            else:
                hungry += 1
        cell += 1
    return min(fed, 3) * 2 + min(hungry, 1)


@rule
def meals(ctx: Row) -> int:
    """How many predators stand within three steps of a dinosaur."""
    found = 0
    for i in range(ctx[HUNTERS]):
        is_near = 0
        for k in range(ctx[DINOSAURS]):
            if distance(ctx[AT_HUNTERS + i], ctx[AT_DINOSAURS + k]) <= 3:
                is_near = 1
        found += is_near
    return min(found, SOME - 1)


@rule
def ready(s: State, seat: int, kind: int) -> int:
    """A small number for how much the activation of a species would do for the seat."""
    if kind <= RABBIT:
        return births(s, seat, kind)
    return hunts(s, seat, kind)


@rule
def look_at_columns(s: State, seat: int, ctx: Row) -> None:
    """The context shows what the species of columns with one tile left would do, for the seat and others."""
    for kind in range(KINDS):
        ctx[READY + kind] = min(s.figures[seat][kind], SOME - 1)
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.figures[other][kind])
        ctx[OTHERS + kind] = min(most, SOME - 1)
    for column in range(COLUMNS):
        if s.lying[column] == 1:
            kind = s.column[column]
            ctx[READY + kind] = ready(s, seat, kind)
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, ready(s, other, kind))
            ctx[OTHERS + kind] = most
    if s.lying[s.marker] == 1:
        most = 0
        for other in range(s.seats):
            if other != seat:
                look_at_own(s, other, ctx)
                most = max(most, meals(ctx))
        ctx[OTHERS + DINOSAUR] = most
        look_at_own(s, seat, ctx)
        ctx[READY + DINOSAUR] = meals(ctx)


@rule
def look_at_seat(s: State, seat: int, ctx: Row) -> None:
    """The counts and lists of the context are those of the seat."""
    for kind in range(KINDS):
        ctx[OWN + kind] = s.figures[seat][kind]
    ctx[PREY] = min(ctx[OWN + 1] + ctx[OWN + 2] + ctx[OWN + RABBIT], MANY - 1)
    ctx[PREDATORS] = min(ctx[OWN + TIGER] + ctx[OWN + EAGLE], MANY - 1)
    ctx[PHASE] = min(rounds_left(s) // 2, PHASES - 1)
    ctx[LEAD] = min(max(lead(s, seat) + LEADS // 2, 0), LEADS - 1)
    look_at_own(s, seat, ctx)
    ctx[ACTIVE] = 0
    if s.task[seat] == TAKE:
        ctx[LAST] = is_last(s, 1)
        look_at_columns(s, seat, ctx)
    else:
        ctx[LAST] = is_last(s, 0)
        if s.stage == STAGE_SPECIES or s.lying[s.taken_from] == 0:
            ctx[ACTIVE] = s.column[s.taken_from] + (COLUMNS if s.marker == s.taken_from else 0)

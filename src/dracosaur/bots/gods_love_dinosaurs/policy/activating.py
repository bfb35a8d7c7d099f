"""Features of an activation: young prey, hunts, ways of dinosaurs, starving, hatching."""

from __future__ import annotations

from dracosaur.bots.gods_love_dinosaurs.policy.moves import CELL, CODE, EATEN, EGGS, END, FEW, hunter_of
from dracosaur.bots.gods_love_dinosaurs.policy.outline import (
    ACTIVE,
    LAST,
    OWN,
    PHASE,
    PREDATORS,
    PREY,
    predators_within,
    to_mountain,
)
from dracosaur.bots.gods_love_dinosaurs.policy.tables import (
    BREED_BESIDE,
    BREED_CELL,
    BREED_DONE,
    BREED_HUNTED,
    FAR,
    FIGURE,
    HATCH_DINOSAURS,
    HATCH_EGGS,
    HATCH_FOOD,
    HATCH_PREY,
    HEX,
    HUNT_BESIDE,
    HUNT_EATEN,
    HUNT_PREY,
    HUNT_STAND,
    MANY,
    PHASES,
    ROAM_BESIDE,
    ROAM_EATEN,
    ROAM_EGGS,
    ROAM_END,
    ROAM_PREY,
    SOME,
    STARVE,
)
from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_BREED,
    ACT_HATCH_NO,
    ACT_HUNT,
    COLUMNS,
    DINOSAUR,
    KINDS,
    LINK,
    LINK_MASK,
    LINKS,
    NONE,
    ORIGIN,
    TERRAIN_AT,
    TERRAIN_MASK,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of, neighbour
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt_length, hunt_step
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def breed_features(s: State, seat: int, ctx: Row, action: int, out: Row) -> int:
    """Fill in the features of a young on a cell; returns how many there are."""
    species = active_kind(s)
    cell = action - ACT_BREED
    at = hex_of(s, seat, cell)
    follow = 1 if ctx[ACTIVE] > COLUMNS else 0
    out[0] = BREED_CELL + ((species * FAR + to_mountain(ctx, at)) * 2 + follow) * 3 + ctx[PHASE] // 4
    hunters = predators_within(ctx, at, 2)
    out[1] = BREED_HUNTED + (species * SOME + hunters) * SOME + min(ctx[OWN + species], SOME - 1)
    n = 2
    links = s.ground[seat][cell] & LINKS
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0:
            terrain = (s.ground[seat][other] >> TERRAIN_AT) & TERRAIN_MASK
            hexes = terrain * FIGURE + figure_on(s, seat, other)
            out[n] = BREED_BESIDE + (species * HEX + hexes) * 2 + follow
            n += 1
    return n


@rule
def done_features(s: State, ctx: Row, out: Row) -> int:
    """Fill in the feature of breeding no more."""
    species = active_kind(s)
    own = min(ctx[OWN + species], SOME - 1)
    out[0] = BREED_DONE + (species * SOME + own) * SOME + min(ctx[PREDATORS], SOME - 1)
    return 1


@rule
def starve_features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """Fill in the feature of starving."""
    kind = figure_on(s, seat, hunter_of(move))
    out[0] = STARVE + (kind * PHASES + ctx[PHASE]) * 2 + ctx[LAST]
    return 1


@rule
def hunt_features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """Fill in the features of a predator's hunt; returns how many there are."""
    here = hunter_of(move)
    number = (move & CODE) - ACT_HUNT
    species = figure_on(s, seat, here) - TIGER
    follow = 1 if ctx[ACTIVE] > COLUMNS else 0
    cell = here
    eaten = 0
    n = 1
    for i in range(hunt_length(number)):
        cell = neighbour(s, seat, cell, hunt_step(number, i))
        figure = figure_on(s, seat, cell)
        if figure != NONE:
            eaten += 1
            out[n] = HUNT_PREY + (species * 4 + figure) * SOME + min(ctx[OWN + figure], SOME - 1)
            far = to_mountain(ctx, hex_of(s, seat, cell))
            out[n + 1] = HUNT_STAND + ((species * FAR + far) * 2 + follow) * 3 + ctx[PHASE] // 4
            n += 2
    out[0] = HUNT_EATEN + ((species * 4 + eaten) * MANY + ctx[PREDATORS]) * 2 + follow
    links = s.ground[seat][cell] & LINKS
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0 and other != here:
            out[n] = HUNT_BESIDE + (species * KINDS + figure_on(s, seat, other)) * 2 + follow
            n += 1
    return n


@rule
def roam_features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """Fill in the features of a dinosaur's way; returns how many there are."""
    here = hunter_of(move)
    end = move // END % CELL
    eggs = min(move // EGGS % FEW, 5)
    eaten = min(move // EATEN % FEW, 5)
    phase = ctx[PHASE]
    at = hex_of(s, seat, end)
    nest = 1 if at == ORIGIN else 0
    out[0] = ROAM_EATEN + ((eggs * 6 + eaten) * 2 + ctx[LAST]) * 3 + phase // 4
    out[1] = ROAM_EGGS + (eggs * MANY + ctx[PREDATORS]) * PHASES + phase
    out[2] = ROAM_PREY + (eaten * MANY + ctx[PREY]) * PHASES + phase
    out[3] = ROAM_END + (nest * 2 + ctx[LAST]) * SOME + predators_within(ctx, at, 2)
    n = 4
    links = s.ground[seat][end] & LINKS
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0 and other != here:
            out[n] = ROAM_BESIDE + figure_on(s, seat, other) * 3 + phase // 4
            n += 1
    return n


@rule
def hatch_features(s: State, seat: int, ctx: Row, action: int, out: Row) -> int:
    """Fill in the features of hatching or not; returns how many there are."""
    yes = action - ACT_HATCH_NO
    phase = ctx[PHASE]
    dinosaurs = min(ctx[OWN + DINOSAUR], SOME - 1)
    out[0] = HATCH_EGGS + ((yes * MANY + min(s.eggs[seat], MANY - 1)) * PHASES + phase) * 2 + ctx[LAST]
    out[1] = HATCH_FOOD + (yes * SOME + predators_within(ctx, ORIGIN, 3)) * SOME + dinosaurs
    out[2] = HATCH_DINOSAURS + (yes * SOME + dinosaurs) * MANY + ctx[PREDATORS]
    out[3] = HATCH_PREY + (yes * MANY + ctx[PREY]) * PHASES + phase
    return 4

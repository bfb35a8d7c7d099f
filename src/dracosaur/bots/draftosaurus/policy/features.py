"""What the policy looks at: a weight for each mix of a few small numbers, in blocks without gaps.

A dinosaur on a spot has four features that pair the spot with the species and four of the species alone. What
does not depend on the species is worked out once for a decision (`context`).
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_CODES
from dracosaur.core.twin import Row, rule
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    FIRST_SPACE,
    FOREST_OF_SAMENESS,
    KING_OF_THE_JUNGLE,
    LOOKOUT,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    PIECES,
    PLACES,
    PRAIRIE_OF_LOVE,
    PYRAMID,
    RIVER,
    SOLITARY_ISLAND,
    SPECIES,
    STAY,
    TYRANNOSAURUS,
    WINTER,
    ZOO_SIZE,
)
from dracosaur.games.draftosaurus.rules.placement import quarantined
from dracosaur.games.draftosaurus.rules.scoring import resident

# Rows of the context: for each species …
OWN: Final = 0  # in the own zoo
MOST: Final = 6  # in the zoo of the opponent who has most
POOL: Final = 12  # not yet placed or thrown away, as far as it matters
KNOWN: Final = 18  # how many stand in the right neighbour's zoo
# … and of the position.
PLACED: Final = 24  # dinosaurs in the own zoo
KING: Final = 25  # the species of the own king or watcher, -1 without
HERMIT: Final = 26  # of the own Solitary Island
WANTED: Final = 27  # what the next player's forest or wood wants, -1 if anything or nothing
WANTED_SIZE: Final = 28  # how many stand there

# Sizes of what features are made of.
LEAVING: Final = ZOO_SIZE  # the time of the quarantine moves
TIMES: Final = LEAVING + 1
SPOTS: Final = STAY + 1
COUNTS: Final = 7
POOLS: Final = 10
LEADS: Final = 8

# Where the blocks of one board begin.
BY_TIME: Final = 0  # time, spot, count, first T-Rex
BY_POOL: Final = BY_TIME + TIMES * SPOTS * COUNTS * 2  # spot, count, pool
BY_HAND: Final = BY_POOL + SPOTS * COUNTS * POOLS  # spot, count, in hand, own
BY_FIT: Final = BY_HAND + SPOTS * COUNTS * 32  # time, spot, how it fits, pool
BY_SPECIES: Final = BY_FIT + TIMES * SPOTS * LEADS * POOLS  # time, in hand, pool
BY_HERMIT: Final = BY_SPECIES + TIMES * 4 * POOLS  # time, own
BY_KING: Final = BY_HERMIT + TIMES * LEADS  # time, lead
BY_WANTED: Final = BY_KING + TIMES * LEADS  # time, count
BY_DISCARD: Final = BY_WANTED + TIMES * COUNTS
DISCARD_BLOCK: Final = TIMES * 64
BOARD_SIZE: Final = BY_DISCARD + 6 * DISCARD_BLOCK
POLICY_SIZE: Final = 2 * BOARD_SIZE


@rule
def context(s: State, seat: int, ctx: Row) -> None:
    """What all moves of the decision share."""
    count_species(s, seat, ctx)
    placed = 0
    for place in range(PLACES):
        placed += s.count[seat][place]
    ctx[PLACED] = placed
    ctx[KING] = resident(s, seat, KING_OF_THE_JUNGLE)  # the Lookout in winter
    ctx[HERMIT] = -1 if s.board == WINTER else resident(s, seat, SOLITARY_ISLAND)
    following = (seat + 1) % s.seats
    ctx[WANTED_SIZE] = s.count[following][FOREST_OF_SAMENESS]
    ctx[WANTED] = -1
    if ctx[WANTED_SIZE] > 0:
        for species in range(SPECIES):
            if s.zoo[following][FOREST_OF_SAMENESS * SPECIES + species] > 0:
                ctx[WANTED] = species


@rule
def count_species(s: State, seat: int, ctx: Row) -> None:
    """How many of each species the zoos hold, and how many are still to come."""
    neighbour = (seat + s.seats - 1) % s.seats
    for species in range(SPECIES):
        ctx[MOST + species] = 0
        ctx[POOL + species] = PIECES[s.seats]
    for other in range(s.seats):
        zoo = s.zoo[other]
        discards = s.discards[other]
        for species in range(SPECIES):
            n = 0
            for place in range(PLACES):
                n += zoo[place * SPECIES + species]
            ctx[POOL + species] -= n + discards[species]
            if other == seat:
                ctx[OWN + species] = n
            else:
                ctx[MOST + species] = max(ctx[MOST + species], n)
            if other == neighbour:
                ctx[KNOWN + species] = n
    for species in range(SPECIES):
        ctx[POOL + species] = min(max(ctx[POOL + species], 0), POOLS - 1)


@rule
def lead(ctx: Row, species: int) -> int:
    """By how many the seat leads in a species after one more of it, as a number from 0 to 7."""
    return min(max(ctx[OWN + species] + 4 - ctx[MOST + species], 0), LEADS - 1)


@rule
def fit(s: State, seat: int, ctx: Row, species: int, pen: int) -> int:
    """How the species fits into the pen, as a number from 0 to 7."""
    zoo = s.zoo[seat]
    if s.board == WINTER:
        if pen == LOOKOUT:
            return min(ctx[KNOWN + species], LEADS - 1)
        if pen == LOVERS_BRIDGE_LEFT or pen == LOVERS_BRIDGE_RIGHT:
            here = zoo[pen * SPECIES + species]
            there = zoo[(LOVERS_BRIDGE_LEFT + LOVERS_BRIDGE_RIGHT - pen) * SPECIES + species]
            return min(max(there - here + 3, 0), LEADS - 1)
    else:
        if pen == KING_OF_THE_JUNGLE:
            return lead(ctx, species)
        if pen == PRAIRIE_OF_LOVE:
            return 4 * (zoo[PRAIRIE_OF_LOVE * SPECIES + species] % 2) + min(s.count[seat][pen], 3)
        if pen == SOLITARY_ISLAND:
            return min(ctx[OWN + species], LEADS - 1)
    return min(s.count[seat][pen], LEADS - 1)


@rule
def features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """The weights of a move."""
    base = s.board * BOARD_SIZE
    if move >= ALONE + ACT_MOVE:
        return spot_features(s, seat, ctx, base, quarantined(s, seat) - 1, move - ALONE - ACT_MOVE, out)
    if move >= ALONE + ACT_DISCARD:
        return discard_features(s, seat, ctx, base, move - ALONE - ACT_DISCARD, out)
    if move >= ALONE:
        n = spot_features(s, seat, ctx, base, s.chosen[seat] - 1, move - ALONE - ACT_PLACE, out)
        return species_features(s, seat, ctx, base, s.chosen[seat] - 1, n, out)
    n = spot_features(s, seat, ctx, base, move // SPOT_CODES, move % SPOT_CODES, out)
    return species_features(s, seat, ctx, base, move // SPOT_CODES, n, out)


@rule
def spot_features(s: State, seat: int, ctx: Row, base: int, species: int, spot: int, out: Row) -> int:
    """What pairs the spot with the species."""
    pen = PYRAMID if spot >= FIRST_SPACE else spot  # who stays in quarantine moves no count
    count = min(s.count[seat][pen], COUNTS - 1)
    is_first = 0
    if species == TYRANNOSAURUS and pen != RIVER:
        is_first = 1 - ((s.with_trex[seat] >> pen) & 1)
    when = ctx[PLACED] * SPOTS + spot
    where = spot * COUNTS + count
    held = min(s.hand[seat][species], 3) * 8 + min(ctx[OWN + species], 7)
    fits = fit(s, seat, ctx, species, pen)
    out[0] = base + BY_TIME + (when * COUNTS + count) * 2 + is_first
    out[1] = base + BY_POOL + where * POOLS + ctx[POOL + species]
    out[2] = base + BY_HAND + where * 32 + held
    out[3] = base + BY_FIT + (when * LEADS + fits) * POOLS + ctx[POOL + species]
    return 4


@rule
def species_features(s: State, seat: int, ctx: Row, base: int, species: int, n: int, out: Row) -> int:
    """What it means to take the species, wherever it goes."""
    time = ctx[PLACED]
    held = min(s.hand[seat][species], 3)
    out[n] = base + BY_SPECIES + (time * 4 + held) * POOLS + ctx[POOL + species]
    n += 1
    if ctx[HERMIT] == species:
        out[n] = base + BY_HERMIT + time * LEADS + min(ctx[OWN + species], LEADS - 1)
        n += 1
    if ctx[KING] == species:
        out[n] = base + BY_KING + time * LEADS + lead(ctx, species)
        n += 1
    if ctx[WANTED] == species:
        out[n] = base + BY_WANTED + time * COUNTS + ctx[WANTED_SIZE]
        n += 1
    return n


@rule
def discard_features(s: State, seat: int, ctx: Row, base: int, species: int, out: Row) -> int:
    """Two players: what it means to return a dinosaur of the species to the box."""
    other = 1 - seat
    time = ctx[PLACED]
    mine = s.zoo[seat]
    theirs = s.zoo[other]
    forest = FOREST_OF_SAMENESS * SPECIES + species
    pairs = (PRAIRIE_OF_LOVE if s.board != WINTER else LOVERS_BRIDGE_LEFT) * SPECIES + species
    held = min(s.hand[seat][species], 3)
    first = base + BY_DISCARD + time * 64
    out[0] = first + (1 if species == TYRANNOSAURUS else 0) + 2 * held
    out[1] = first + DISCARD_BLOCK + 8 * min(mine[forest], 1) + s.count[seat][FOREST_OF_SAMENESS]
    out[2] = first + 2 * DISCARD_BLOCK + 8 * min(theirs[forest], 1) + s.count[other][FOREST_OF_SAMENESS]
    out[3] = first + 3 * DISCARD_BLOCK + 8 * (mine[pairs] % 2) + 4 * (theirs[pairs] % 2) + held
    out[4] = first + 4 * DISCARD_BLOCK + 8 * min(ctx[OWN + species], 7) + min(ctx[MOST + species], 7)
    kings = (1 if ctx[KING] == species else 0) + (
        2 if resident(s, other, KING_OF_THE_JUNGLE) == species else 0
    )
    out[5] = first + 5 * DISCARD_BLOCK + kings * 8 + lead(ctx, species)
    return 6

"""What the policy looks at: a weight for each mix of a few small numbers, in blocks without gaps.

A dinosaur on a spot has four features that pair the spot with the species and four of the species alone. What
does not depend on the species is worked out once for a decision (`context`).
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_CODES
from dracosaur.core.twin import Row, lookup, rule
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    ACT_STAY,
    ALL_PENS,
    FOREST_OF_SAMENESS,
    KING_OF_THE_JUNGLE,
    LEAVE,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    PLACES,
    PRAIRIE_OF_LOVE,
    PYRAMID,
    SOLITARY_ISLAND,
    SPACES,
    SPECIES,
    SPOTS,
    TYRANNOSAURUS,
    WINTER,
    ZOO_SIZE,
)
from dracosaur.games.draftosaurus.rules.knowledge import knows_hand
from dracosaur.games.draftosaurus.rules.placement import pens_by_die, quarantined
from dracosaur.games.draftosaurus.rules.scoring import resident

# The context: for each species …
OWN: Final = 0  # in the own zoo
MOST: Final = OWN + SPECIES  # summer: in the zoo of the opponent who has most
POOL: Final = MOST + SPECIES  # neither placed nor thrown away
BESIDE: Final = POOL + SPECIES  # winter, or two players: in the right neighbour's zoo
COMING: Final = BESIDE + SPECIES  # in the hand that comes next, 0 where the seat does not know that hand
# … of the position …
PLACED: Final = COMING + SPECIES  # dinosaurs in the own zoo
KING: Final = PLACED + 1  # the species of the own king or watcher, -1 without
HERMIT: Final = KING + 1  # of the own Solitary Island
WANTED: Final = HERMIT + 1  # what stands in the next player's forest or wood, -1 if nothing
WANTED_SIZE: Final = WANTED + 1  # how many stand there
# … for each spot where its weights begin in four blocks …
AT_TIME: Final = WANTED_SIZE + 1
AT_POOL: Final = AT_TIME + SPOTS
AT_HAND: Final = AT_POOL + SPOTS
AT_FIT: Final = AT_HAND + SPOTS
# … rows of species that say how each fits into a pen; the first row is for pens that do not care …
FITS: Final = AT_FIT + SPOTS
# … and for each species, where all moves are weighed at once: what taking it is worth wherever it goes, how
# many are in hand and in the zoo, and the pens in which it would be the first T-Rex.
WORTH: Final = FITS + 4 * SPECIES
HELD: Final = WORTH + SPECIES
FIRST: Final = HELD + SPECIES
CONTEXT_SIZE: Final = FIRST + SPECIES

# Sizes of what features are made of.
LEAVING: Final = ZOO_SIZE  # the time of the quarantine moves
TIMES: Final = LEAVING + 1
COUNTS: Final = 7
POOLS: Final = 10
LEADS: Final = 8
HANDS: Final = 4
HALF: Final = 3  # a round, in dinosaurs
HALVES: Final = LEAVING // HALF + 1
COMINGS: Final = 4
TURNS_TO_ROLL: Final = 3  # now, next, later

# Where the blocks of weights of one board begin.
BY_TIME: Final = 0  # time, spot, count, turn to roll, first T-Rex
BY_POOL: Final = BY_TIME + TIMES * SPOTS * COUNTS * TURNS_TO_ROLL * 2  # half, spot, count, coming, pool
BY_HAND: Final = BY_POOL + HALVES * SPOTS * COUNTS * COMINGS * POOLS  # half, spot, count, in hand, own
BY_FIT: Final = BY_HAND + HALVES * SPOTS * COUNTS * HANDS * LEADS  # time, spot, how it fits, pool
BY_SPECIES: Final = BY_FIT + TIMES * SPOTS * LEADS * POOLS  # time, in hand, coming, pool
BY_HERMIT: Final = BY_SPECIES + TIMES * HANDS * COMINGS * POOLS  # time, own
BY_KING: Final = BY_HERMIT + TIMES * LEADS  # time, lead
BY_WANTED: Final = BY_KING + TIMES * LEADS  # time, count
BY_DISCARD: Final = BY_WANTED + TIMES * COUNTS
DISCARD_BLOCK: Final = TIMES * 64
BY_STAY: Final = BY_DISCARD + 6 * DISCARD_BLOCK
BOARD_SIZE: Final = BY_STAY + 1
POLICY_SIZE: Final = 2 * BOARD_SIZE

PEN_OF = lookup((*range(PLACES), *[PYRAMID] * SPACES))
# The row of fits of each pen, by board: king, prairie and island; bridge, lookout and bridge.
FIT_ROW = lookup(((0, 0, 1, 2, 0, 3, 0), (0, 1, 2, 0, 3, 0, 0)))


@rule
def context(s: State, seat: int, ctx: Row) -> None:
    """What all moves of the decision share."""
    placed = 0
    for place in range(PLACES):
        placed += s.count[seat][place]
    ctx[PLACED] = placed
    ctx[KING] = last_species(s.zoo[seat], KING_OF_THE_JUNGLE)  # the Lookout in winter
    ctx[HERMIT] = -1 if s.board == WINTER else last_species(s.zoo[seat], SOLITARY_ISLAND)
    count_species(s, seat, ctx)
    following = (seat + 1) % s.seats
    ctx[WANTED_SIZE] = s.count[following][FOREST_OF_SAMENESS]
    ctx[WANTED] = last_species(s.zoo[following], FOREST_OF_SAMENESS)
    fit_species(s, seat, ctx)
    find_spots(s, seat, ctx)


@rule
def count_species(s: State, seat: int, ctx: Row) -> None:
    """How many of each species the zoos hold, and how many are still to come.

    Bag and hands together hold what is neither placed nor thrown away, so that everybody knows their sum.
    """
    beside = (seat + s.seats - 1) % s.seats
    is_beside_asked = s.board == WINTER or s.seats == 2
    is_coming_known = knows_hand(s, seat, beside)
    for species in range(SPECIES):
        pool = s.bag[species]
        for other in range(s.seats):
            pool += s.hand[other][species]
        ctx[POOL + species] = min(pool, POOLS - 1)
        ctx[COMING + species] = min(1 + s.hand[beside][species], COMINGS - 1) if is_coming_known else 0
        ctx[OWN + species] = count_in(s.zoo[seat], species)
        ctx[MOST + species] = 0
        if is_beside_asked:
            ctx[BESIDE + species] = count_in(s.zoo[beside], species)
    if s.board != WINTER:
        # Once a king stands, nobody asks about other species, and before that only who may put one there; for
        # discards all are asked about.
        first = max(ctx[KING], 0)
        last = ctx[KING]
        if s.seats == 2 or (last < 0 and (pens_by_die(s, seat) >> KING_OF_THE_JUNGLE) & 1 == 1):
            first = 0
            last = SPECIES - 1
        for species in range(first, last + 1):
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, count_in(s.zoo[other], species))
            ctx[MOST + species] = most


@rule
def count_in(zoo: Row, species: int) -> int:
    """How many of the species stand in a zoo: as `owned`, without the call into the rules of the game."""
    n = 0
    for place in range(PLACES):
        n += zoo[place * SPECIES + species]
    return n


@rule
def last_species(zoo: Row, place: int) -> int:
    """The last species that stands in a place, -1 where it is empty; without a branch to guess wrong."""
    last = -1
    for species in range(SPECIES):
        last = species if zoo[place * SPECIES + species] > 0 else last
    return last


@rule
def lead(ctx: Row, species: int) -> int:
    """By how many the seat leads in a species after one more of it, as a number from 0 to 7."""
    return min(max(ctx[OWN + species] + 4 - ctx[MOST + species], 0), LEADS - 1)


@rule
def fit_species(s: State, seat: int, ctx: Row) -> None:
    """How each species fits into the pens that care, as numbers from 0 to 7."""
    zoo = s.zoo[seat]
    first = FITS + SPECIES
    second = first + SPECIES
    third = second + SPECIES
    if s.board == WINTER:
        for species in range(SPECIES):
            left = zoo[LOVERS_BRIDGE_LEFT * SPECIES + species]
            right = zoo[LOVERS_BRIDGE_RIGHT * SPECIES + species]
            ctx[FITS + species] = 0
            ctx[first + species] = min(max(right - left + 3, 0), LEADS - 1) * POOLS
            ctx[second + species] = min(ctx[BESIDE + species], LEADS - 1) * POOLS
            ctx[third + species] = min(max(left - right + 3, 0), LEADS - 1) * POOLS
    else:
        lovers = min(s.count[seat][PRAIRIE_OF_LOVE], 3)
        for species in range(SPECIES):
            single = zoo[PRAIRIE_OF_LOVE * SPECIES + species] % 2
            ctx[FITS + species] = 0
            ctx[first + species] = lead(ctx, species) * POOLS
            ctx[second + species] = (4 * single + lovers) * POOLS
            ctx[third + species] = min(ctx[OWN + species], LEADS - 1) * POOLS


@rule
def find_spots(s: State, seat: int, ctx: Row) -> None:
    """Where the weights of each spot begin."""
    base = s.board * BOARD_SIZE
    time = ctx[PLACED] if s.phase != LEAVE else LEAVING
    half = time // HALF
    to_roll = min((s.seats + seat - s.roller) % s.seats, TURNS_TO_ROLL - 1)
    for spot in range(SPOTS if s.board == WINTER else PLACES):
        pen = PEN_OF[spot]
        count = min(s.count[seat][pen], COUNTS - 1)
        when = time * SPOTS + spot
        where = (half * SPOTS + spot) * COUNTS + count
        fits = count if FIT_ROW[s.board][pen] == 0 else 0
        ctx[AT_TIME + spot] = base + BY_TIME + ((when * COUNTS + count) * TURNS_TO_ROLL + to_roll) * 2
        ctx[AT_POOL + spot] = base + BY_POOL + where * COMINGS * POOLS
        ctx[AT_HAND + spot] = base + BY_HAND + where * HANDS * LEADS
        ctx[AT_FIT + spot] = base + BY_FIT + (when * LEADS + fits) * POOLS


@rule
def first_trex(s: State, seat: int, species: int) -> int:
    """The pens in which a dinosaur of the species would be the first T-Rex, a bit for each."""
    return ALL_PENS & ~s.with_trex[seat] if species == TYRANNOSAURUS else 0


@rule
def pool_and_coming(ctx: Row, species: int) -> int:
    """How many of the species are still to be placed, and how many of these come next."""
    return ctx[COMING + species] * POOLS + ctx[POOL + species]


@rule
def held_and_own(s: State, seat: int, ctx: Row, species: int) -> int:
    """How many of the species are in hand and in the zoo, as one number below HANDS * LEADS."""
    return min(s.hand[seat][species], HANDS - 1) * LEADS + min(ctx[OWN + species], LEADS - 1)


@rule
def features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """The weights of a move."""
    if move == ALONE + ACT_STAY:
        out[0] = s.board * BOARD_SIZE + BY_STAY
        return 1
    if move >= ALONE + ACT_MOVE:
        return spot_features(s, seat, ctx, quarantined(s, seat) - 1, move - ALONE - ACT_MOVE, out)
    if move >= ALONE + ACT_DISCARD:
        return discard_features(s, seat, ctx, move - ALONE - ACT_DISCARD, out)
    species = s.chosen[seat] - 1 if move >= ALONE else move // SPOT_CODES
    spot = move - ALONE - ACT_PLACE if move >= ALONE else move % SPOT_CODES
    n = spot_features(s, seat, ctx, species, spot, out)
    return species_features(s, seat, ctx, species, n, out)


@rule
def spot_features(s: State, seat: int, ctx: Row, species: int, spot: int, out: Row) -> int:
    """What pairs the spot with the species."""
    pen = PEN_OF[spot]
    fits = ctx[FITS + FIT_ROW[s.board][pen] * SPECIES + species]
    out[0] = ctx[AT_TIME + spot] + ((first_trex(s, seat, species) >> pen) & 1)
    out[1] = ctx[AT_POOL + spot] + pool_and_coming(ctx, species)
    out[2] = ctx[AT_HAND + spot] + held_and_own(s, seat, ctx, species)
    out[3] = ctx[AT_FIT + spot] + fits + ctx[POOL + species]
    return 4


@rule
def species_features(s: State, seat: int, ctx: Row, species: int, n: int, out: Row) -> int:
    """What it means to take the species, wherever it goes; they stand behind the first n."""
    out[n] = by_species(s, seat, ctx, species)
    n += 1
    if ctx[HERMIT] == species:
        out[n] = by_hermit(s, ctx)
        n += 1
    if ctx[KING] == species:
        out[n] = by_king(s, ctx)
        n += 1
    if ctx[WANTED] == species:
        out[n] = by_wanted(s, ctx)
        n += 1
    return n


@rule
def by_species(s: State, seat: int, ctx: Row, species: int) -> int:
    """The weight of taking the species."""
    held = min(s.hand[seat][species], HANDS - 1)
    first = s.board * BOARD_SIZE + BY_SPECIES
    return first + (ctx[PLACED] * HANDS + held) * COMINGS * POOLS + pool_and_coming(ctx, species)


@rule
def by_hermit(s: State, ctx: Row) -> int:
    """The weight of one more of the species on the own Solitary Island."""
    own = min(ctx[OWN + ctx[HERMIT]], LEADS - 1)
    return s.board * BOARD_SIZE + BY_HERMIT + ctx[PLACED] * LEADS + own


@rule
def by_king(s: State, ctx: Row) -> int:
    """The weight of one more of the own king's species."""
    return s.board * BOARD_SIZE + BY_KING + ctx[PLACED] * LEADS + lead(ctx, ctx[KING])


@rule
def by_wanted(s: State, ctx: Row) -> int:
    """The weight of taking what the next player collects."""
    return s.board * BOARD_SIZE + BY_WANTED + ctx[PLACED] * COUNTS + ctx[WANTED_SIZE]


@rule
def discard_features(s: State, seat: int, ctx: Row, species: int, out: Row) -> int:
    """Two players: what it means to return a dinosaur of the species to the box."""
    other = 1 - seat
    time = ctx[PLACED]
    mine = s.zoo[seat]
    theirs = s.zoo[other]
    forest = FOREST_OF_SAMENESS * SPECIES + species
    pairs = (PRAIRIE_OF_LOVE if s.board != WINTER else LOVERS_BRIDGE_LEFT) * SPECIES + species
    held = min(s.hand[seat][species], 3)
    first = s.board * BOARD_SIZE + BY_DISCARD + time * 64
    out[0] = first + (1 if species == TYRANNOSAURUS else 0) + 2 * held
    out[1] = first + DISCARD_BLOCK + 8 * min(mine[forest], 1) + s.count[seat][FOREST_OF_SAMENESS]
    out[2] = first + 2 * DISCARD_BLOCK + 8 * min(theirs[forest], 1) + s.count[other][FOREST_OF_SAMENESS]
    out[3] = first + 3 * DISCARD_BLOCK + 8 * (mine[pairs] % 2) + 4 * (theirs[pairs] % 2) + held
    out[4] = first + 4 * DISCARD_BLOCK + 8 * min(ctx[OWN + species], 7) + min(ctx[BESIDE + species], 7)
    kings = (1 if ctx[KING] == species else 0) + (
        2 if resident(s, other, KING_OF_THE_JUNGLE) == species else 0
    )
    out[5] = first + 5 * DISCARD_BLOCK + kings * 8 + lead(ctx, species)
    return 6

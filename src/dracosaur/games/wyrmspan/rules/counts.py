"""What cards, guild rows and objectives count, and the conditions they set (W17.5, W20)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANYWHERE,
    AT_LEAST,
    BETWEEN_TWO,
    CAVE_EXCAVATED,
    CAVE_FULL,
    CAVES,
    COLUMN_FULL,
    COLUMNS,
    CONDITION_COUNT,
    CONDITION_KIND,
    CONDITION_N,
    COUNT_BOTH,
    COUNT_CACHED,
    COUNT_CAVE_CARDS,
    COUNT_COST_ICONS,
    COUNT_COST_MAX,
    COUNT_COST_MIN,
    COUNT_DRAGONS,
    COUNT_EGGS,
    COUNT_FULL_COLUMNS,
    COUNT_ICONS,
    COUNT_KIND,
    COUNT_LOWEST,
    COUNT_MARKERS,
    COUNT_NESTS,
    COUNT_OTHER,
    COUNT_PLACE,
    COUNT_SETS,
    COUNT_SIZES,
    COUNT_TRAITS,
    LAST_IN_CAVE,
    MATCHES_LEFT,
    NO_COUNT,
    NONE_OF,
    PER,
    RESOURCES,
    SPACES,
    THIS_COLUMN,
    N,
)
from dracosaur.games.wyrmspan.cards.programs import (
    CONDITIONS,
    COUNTS,
    MAT_NESTS,
    NODE,
    PLACE_MASK,
    PRICE_ICONS,
    PRICE_RESOURCES,
    ROUNDS,
    TRAITS,
)
from dracosaur.games.wyrmspan.rules.constants import AUTOMA, OVER, PAYMENTS
from dracosaur.games.wyrmspan.rules.mats import dragons_in
from dracosaur.games.wyrmspan.rules.state import State


@rule
def amount(s: State, seat: int, node: int, space: int) -> int:
    """How many the node gives, counted now (W9.16)."""
    if NODE[node][PER] == NO_COUNT:
        return NODE[node][N]
    return count(s, seat, space, NODE[node][PER])


@rule
def count(s: State, seat: int, space: int, which: int) -> int:
    """The count of that number on the seat's mat, seen from a space."""
    kind = COUNTS[which][COUNT_KIND]
    if kind == COUNT_DRAGONS:
        return count_dragons(s, seat, space, which)
    if kind == COUNT_EGGS:
        return s.egg_count[seat] // COUNTS[which][COUNT_PLACE]
    if kind == COUNT_MARKERS:
        return s.placed[seat]
    if kind == COUNT_CAVE_CARDS:
        return s.excavated[seat][0] + s.excavated[seat][1] + s.excavated[seat][2] - CAVES
    if kind == COUNT_BOTH:
        cave = COUNTS[which][COUNT_PLACE]
        return s.settled[seat][cave] + s.excavated[seat][cave] - 1
    if kind == COUNT_NESTS:
        return s.nest_count[seat] - MAT_NESTS
    if kind == COUNT_SETS:
        return count_sets(s, seat, COUNTS[which][COUNT_PLACE])
    if kind == COUNT_FULL_COLUMNS:
        return min(s.settled[seat][0], s.settled[seat][1], s.settled[seat][2])
    if kind == COUNT_COST_ICONS:
        return count_cost_icons(s, seat)
    if kind == COUNT_LOWEST:
        return count_lowest(s, seat)
    if kind == COUNT_CACHED:
        return count_cached(s, seat)
    return s.steps[seat]


@rule
def count_dragons(s: State, seat: int, space: int, which: int) -> int:
    """The visible dragons in the place that pass every filter."""
    row = COUNTS[which]
    spaces = dragons_in(s, seat, row[COUNT_PLACE], space)
    if row[COUNT_OTHER] == 1 and space >= 0:
        spaces &= ~(1 << space)
    dragon = s.dragon[seat]
    n = 0
    for i in range(SPACES):
        if (spaces >> i) & 1:
            traits = TRAITS[dragon[i]]
            icons = PRICE_ICONS[dragon[i]]
            if (
                (row[COUNT_SIZES] == 0 or traits & row[COUNT_SIZES] > 0)
                and (row[COUNT_TRAITS] == 0 or traits & row[COUNT_TRAITS] > 0)
                and (row[COUNT_ICONS] == 0 or traits & row[COUNT_ICONS] > 0)
                and row[COUNT_COST_MIN] <= icons <= row[COUNT_COST_MAX]
            ):
                n += 1
    return n


@rule
def count_sets(s: State, seat: int, shift: int) -> int:
    """Complete sets of four sizes or traits: the smallest of the four counts."""
    spaces = dragons_in(s, seat, ANYWHERE, 0)
    least = SPACES
    for kind in range(4):
        n = 0
        for i in range(SPACES):
            if (spaces >> i) & 1 and (TRAITS[s.dragon[seat][i]] >> (shift + kind)) & 1:
                n += 1
        least = min(least, n)
    return least


@rule
def count_cost_icons(s: State, seat: int) -> int:
    """Resource icons in the printed costs of the dragons of the best cave (W19.7)."""
    best = 0
    for cave in range(CAVES):
        n = 0
        for column in range(s.settled[seat][cave]):
            n += PRICE_RESOURCES[s.dragon[seat][cave * COLUMNS + column]]
        best = max(best, n)
    return best


@rule
def scored_rounds(s: State) -> int:
    """How many objectives have been scored."""
    return ROUNDS if s.phase == PAYMENTS or s.phase == OVER else s.round


@rule
def count_lowest(s: State, seat: int) -> int:
    """Scored objectives on which nobody is in a lower row; "others" is the lowest row (W17.9, A14.4)."""
    players = max(s.seats, AUTOMA + 1)
    n = 0
    for i in range(scored_rounds(s)):
        mine = s.standing[seat][i]
        lowest = 1 if s.objective[i] > 0 else 0  # a document may tell fewer objectives
        for other in range(players):
            theirs = s.standing[other][i]
            if mine != 0 and (theirs == 0 or theirs > mine):
                lowest = 0
        n += lowest
    return n


@rule
def count_cached(s: State, seat: int) -> int:
    """All resources cached on the seat's dragons."""
    n = 0
    for i in range(SPACES * RESOURCES):
        n += s.cached[seat][i]
    return n


@rule
def holds(s: State, seat: int, space: int, first: int, n: int) -> bool:
    """Whether n conditions from the first on are all met now."""
    for i in range(first, first + n):
        if not condition_holds(s, seat, space, i):
            return False
    return True


@rule
def condition_holds(s: State, seat: int, space: int, which: int) -> bool:
    """Whether the condition of that number is met now; one about a place fails without a place (W9.17)."""
    kind = CONDITIONS[which][CONDITION_KIND]
    number = CONDITIONS[which][CONDITION_N]
    if kind == AT_LEAST:
        return count(s, seat, space, CONDITIONS[which][CONDITION_COUNT]) >= number
    if kind == MATCHES_LEFT:
        theirs = s.settled[(seat + 1) % s.seats][number] if s.seats > 1 else 0
        return s.settled[seat][number] >= theirs
    if space < 0:
        return False
    cave = space // COLUMNS
    column = space % COLUMNS
    if kind == NONE_OF:
        return count(s, seat, space, CONDITIONS[which][CONDITION_COUNT]) == 0
    if kind == COLUMN_FULL:
        return dragons_in(s, seat, THIS_COLUMN, space) == PLACE_MASK[THIS_COLUMN][space]
    if kind == CAVE_FULL:
        return s.settled[seat][cave] == COLUMNS
    if kind == CAVE_EXCAVATED:
        return s.excavated[seat][cave] == COLUMNS
    if kind == BETWEEN_TWO:
        return column > 0 and s.settled[seat][cave] > column + 1
    return kind == LAST_IN_CAVE and s.settled[seat][cave] == column + 1

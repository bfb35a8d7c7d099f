"""Lookups of the policy: which dragons the objectives count, and which answers are of one sort."""

from __future__ import annotations

from dracosaur.core.twin import lookup
from dracosaur.games.wyrmspan.cards.codes import (
    COUNT_COST_MAX,
    COUNT_COST_MIN,
    COUNT_DRAGONS,
    COUNT_ICONS,
    COUNT_KIND,
    COUNT_SIZES,
    COUNT_TRAITS,
)
from dracosaur.games.wyrmspan.cards.programs import (
    COUNTS,
    DRAGON_CARDS,
    OBJECTIVE_COUNT,
    OBJECTIVE_SIDES,
    PRICE_ICONS,
    TRAITS,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE,
    ACT_CAVE_CARD,
    ACT_CELL,
    ACT_DRAGON,
    ACT_DRAW,
    ACT_MAT,
    ACT_RESOURCE,
    ACT_USE,
    PLAYER_ACTIONS,
)


def _fits(card: int) -> int:
    """A mask of the sides of objectives that count this dragon."""
    mask = 0
    for side in range(OBJECTIVE_SIDES):
        row = COUNTS[OBJECTIVE_COUNT[side]]
        traits = TRAITS[card]
        asked = [row[column] for column in (COUNT_SIZES, COUNT_TRAITS, COUNT_ICONS)]
        if (
            row[COUNT_KIND] == COUNT_DRAGONS
            and all(wish == 0 or traits & wish for wish in asked)
            and row[COUNT_COST_MIN] <= PRICE_ICONS[card] <= row[COUNT_COST_MAX]
        ):
            mask |= 1 << side
    return mask


FITS = lookup([0, *(_fits(card) for card in range(1, DRAGON_CARDS + 1))])


def _sort(action: int) -> int:
    """The sort of an answer that is no main action: one of 16, shared by what is never offered together."""
    if action >= ACT_DRAGON:
        return 15 if action >= ACT_CAVE_CARD else 14
    if action >= ACT_DRAW:
        return 12 + action - ACT_DRAW
    if action >= ACT_CELL:
        return 2 + action - ACT_CELL
    if action >= ACT_CAVE:
        return min(8 + action - ACT_CAVE, 11) if action < ACT_MAT else 12
    if action >= ACT_RESOURCE:
        return min(2 + action - ACT_RESOURCE, 7)
    return max(0, min(action - ACT_USE, 15))


SORT = lookup([_sort(action) for action in range(PLAYER_ACTIONS)])

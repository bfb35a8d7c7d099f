"""Which dragons the objectives count."""

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

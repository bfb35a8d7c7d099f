"""What is printed on the cards of Wyrmspan, as a table of features by the number of the card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, get_args

import numpy as np

from dracosaur.envs.layout import Array
from dracosaur.games.wyrmspan.cards.components import CaveCard, Dragon, PrintedCost, When
from dracosaur.games.wyrmspan.cards.effects import Cave, Size, Trait, walk
from dracosaur.games.wyrmspan.cards.load import CAVES, DRAGONS

_COST: Final[tuple[str, ...]] = PrintedCost.__struct_fields__
_MOST_VP: Final = max(dragon.vp for dragon in DRAGONS)


def _words(effects: Iterable[Any]) -> set[str]:  # any part of an effect
    return {type(part).__name__ for part in walk(tuple(effects))}


_CARDS: Final[tuple[Dragon | CaveCard, ...]] = (*DRAGONS, *CAVES)
WORDS: Final = tuple(sorted({word for card in _CARDS for word in _words(card.effects)}))


@cache
def feature_names(deck: str) -> tuple[str, ...]:
    """The names of the columns of a deck's table."""
    effects = tuple(f"effect_{word}" for word in WORDS)
    if deck == "caves":
        return ("is_card", *effects)
    groups: dict[str, Sequence[str]] = {
        "cost": _COST,
        "size": get_args(Size),
        "trait": get_args(Trait),
        "cave": get_args(Cave),
        "when": get_args(When),
    }
    named = (f"{group}_{word}" for group, words in groups.items() for word in words)
    return ("is_card", "vp", "nests", *named, *effects)


@cache
def card_features() -> dict[str, Array]:
    """For each deck a row of features between 0 and 1 for each number of a card; row 0 is no card."""
    found = {}
    for deck, kind in (("dragons", Dragon), ("caves", CaveCard)):
        cards = [card for card in _CARDS if isinstance(card, kind)]
        table = np.zeros((len(cards) + 1, len(feature_names(deck))), np.float32)
        for card in cards:
            effects = _words(card.effects)
            printed = _printed(card) if isinstance(card, Dragon) else []
            table[card.number] = [1, *printed, *(word in effects for word in WORDS)]
        found[deck] = table
    return found


def _printed(dragon: Dragon) -> list[float]:
    """All but the effects."""
    return [
        dragon.vp / _MOST_VP,
        dragon.nests / 3,
        *(getattr(dragon.cost, icon) / 3 for icon in _COST),
        *(dragon.size == size for size in get_args(Size)),
        *(dragon.trait == trait for trait in get_args(Trait)),
        *(cave in dragon.caves for cave in get_args(Cave)),
        *(dragon.when == when for when in get_args(When)),
    ]

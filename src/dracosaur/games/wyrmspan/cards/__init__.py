"""Wyrmspan's components as data: what is printed on cards, tiles and mats, without any rules.

What a card says in words is in `words.py`, which is not imported here: the rules need no language.
"""

from dracosaur.games.wyrmspan.cards.load import (
    AUTOMA,
    CAVES,
    DRAGONS,
    GUILDS,
    MAT,
    OBJECTIVES,
    TRACK,
    CardDataError,
)

__all__ = ["AUTOMA", "CAVES", "DRAGONS", "GUILDS", "MAT", "OBJECTIVES", "TRACK", "CardDataError"]

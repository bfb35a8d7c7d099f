"""Where a seat knows each card to be (W1.3 to W1.5), as one small number for a card."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import lookup
from dracosaur.games.wyrmspan.rules.constants import (
    ALL_KNOW,
    ALL_SEE_UNDER,
    IN_HAND,
    IN_PILE,
    NOBODY_KNOWS,
    ON_DISPLAY,
    ON_MAT,
    ON_THE_WAY,
    OUT_OF_GAME,
    OWNER_KNOWS,
    PUT_BACK,
    SEATS,
    UNDER_DRAGON,
    WITH_AUTOMA,
)

UNSEEN: Final = 0
PILE: Final = 1
DISPLAY: Final = 2
WAY: Final = 3  # drawn and not yet assigned, and the seat has looked at it
WAY_OPEN: Final = 4  # the same, and everybody has
MAT: Final = 5
AUTOMA: Final = 6
OUT: Final = 7
BACK: Final = 8  # put back by the seat in setup
HAND: Final = 9  # the own hand
HAND_OPEN: Final = 10  # the same, and everybody knows
UNDER: Final = 11  # under an own dragon, and only the seat knows
UNDER_KNOWN: Final = 12  # the same; everybody knows that it is there or in the hand
UNDER_OPEN: Final = 13  # the same; everybody knows that it is there
THEIRS: Final = 14  # in the hand or under a dragon of the next player clockwise, and three more
THEIRS_UNDER: Final = THEIRS + SEATS - 1  # under a dragon of the next player clockwise, and three more
WHEREABOUTS: Final = THEIRS_UNDER + SEATS - 1

PLACES: Final = PUT_BACK + SEATS
LEVELS: Final = ALL_SEE_UNDER + 1

_TABLE: Final = {IN_PILE: PILE, ON_DISPLAY: DISPLAY, ON_MAT: MAT, WITH_AUTOMA: AUTOMA, OUT_OF_GAME: OUT}
_OWN_UNDER: Final = {
    NOBODY_KNOWS: UNSEEN,
    OWNER_KNOWS: UNDER,
    ALL_KNOW: UNDER_KNOWN,
    ALL_SEE_UNDER: UNDER_OPEN,
}


def _known(seats: int, viewer: int, has_drawn: bool, place: int, level: int) -> int:
    """Where the viewer knows the card to be that is in this place and known to so many."""
    if place in _TABLE:
        return _TABLE[place]
    if place == ON_THE_WAY:
        return WAY_OPEN if level >= ALL_KNOW else WAY if has_drawn else UNSEEN
    for first in (IN_HAND, UNDER_DRAGON, PUT_BACK):
        if first <= place < first + seats:
            distance = (place - first - viewer) % seats
            if distance == 0:
                return _own(first, level)
            if first == UNDER_DRAGON and level == ALL_SEE_UNDER:
                return THEIRS_UNDER + distance - 1
            return THEIRS + distance - 1 if first != PUT_BACK and level == ALL_KNOW else UNSEEN
    return UNSEEN


def _own(first: int, level: int) -> int:
    if first == UNDER_DRAGON:
        return _OWN_UNDER[level]
    if first == PUT_BACK:
        return BACK
    return HAND_OPEN if level == ALL_KNOW else HAND


# A row for each number of seats and each viewer, first for who has not drawn the cards on their way.
WHERE = lookup(
    [
        [
            _known(seats, viewer, has_drawn, place, level) if 0 <= viewer < seats else UNSEEN
            for place in range(PLACES)
            for level in range(LEVELS)
        ]
        for has_drawn in (False, True)
        for seats in range(SEATS + 1)
        for viewer in range(SEATS)
    ]
)

"""Where everything lies in a zoo (D2.3, D2.4), and which key stands for which place."""

from __future__ import annotations

from typing import Final, Literal

from dracosaur.games.draftosaurus.keys import BOARD_KEYS, PLACE_KEYS, Place
from dracosaur.games.draftosaurus.options import DraftosaurusOptions

Bank = Literal["food_court", "restrooms"]
Terrain = Literal["woodlands", "grasslands"]

TERRAIN_SIGNS: Final = {"woodlands": "♣", "grasslands": "❀"}
RIVER_SIGN: Final = "≈"

# The quarters of both sides, each with its pens from top to bottom.
QUARTERS: Final[dict[str, dict[tuple[Terrain, Bank], tuple[Place, ...]]]] = {
    "summer": {
        ("woodlands", "food_court"): ("forest_of_sameness", "woody_trio"),
        ("woodlands", "restrooms"): ("king_of_the_jungle",),
        ("grasslands", "food_court"): ("prairie_of_love",),
        ("grasslands", "restrooms"): ("meadow_of_differences", "solitary_island"),
    },
    "winter": {
        ("woodlands", "food_court"): ("well_ordered_wood", "lovers_bridge_left"),
        ("woodlands", "restrooms"): ("lookout",),
        ("grasslands", "food_court"): ("quarantine",),
        ("grasslands", "restrooms"): ("lovers_bridge_right", "pyramid"),
    },
}
# The Pyramid from the top: its spaces by number (D10.3).
PYRAMID_ROWS: Final = ((6,), (4, 5), (1, 2, 3))
PYRAMID_POINTS: Final = (7, 4, 2)

# D2.6: the printed score rows.
PRINTED: Final[dict[Place, tuple[int, ...]]] = {
    "forest_of_sameness": (2, 4, 8, 12, 18, 24),
    "well_ordered_wood": (2, 4, 8, 12, 18, 24),
    "meadow_of_differences": (1, 3, 6, 10, 15, 21),
}
_CAPACITY: Final[dict[Place, int]] = {
    "forest_of_sameness": 6,
    "woody_trio": 3,
    "king_of_the_jungle": 1,
    "meadow_of_differences": 6,
    "solitary_island": 1,
    "well_ordered_wood": 6,
    "lookout": 1,
    "quarantine": 1,
    "pyramid": 6,
}


def capacity(place: Place, options: DraftosaurusOptions) -> int | None:
    """How many dinosaurs fit; None where there is no limit (D2.3, D2.4, O4, O5)."""
    if place == "prairie_of_love":
        return options.prairie_capacity
    if place in ("lovers_bridge_left", "lovers_bridge_right"):
        return options.bridge_half_capacity
    return _CAPACITY.get(place)


def spots(board: str) -> list[tuple[Place, int | None]]:
    """All places of a side, the Pyramid space by space."""
    found: list[tuple[Place, int | None]] = []
    for place in PLACE_KEYS[BOARD_KEYS.index(board)]:
        if place == "pyramid":
            found += [(place, space) for space in range(1, 7)]
        else:
            found.append((place, None))
    return found


def key_of(board: str, place: Place, space: int | None) -> str:
    """Pens have the digits from 1 in the order of the board, the river has 0.

    Only one row of the Pyramid can be filled at a time (D10.3.1): each row begins again with the pen's digit.
    """
    if place == "river":
        return "0"
    digit = PLACE_KEYS[BOARD_KEYS.index(board)].index(place) + 1
    if space is not None:
        digit += next(row.index(space) for row in PYRAMID_ROWS if space in row)
    return str(digit)


def score_line(place: Place) -> str | None:
    """The line of the score sheet for this place; the bridge scores once, with its left half."""
    if place == "lovers_bridge_right":
        return None
    return "lovers_bridge" if place == "lovers_bridge_left" else place

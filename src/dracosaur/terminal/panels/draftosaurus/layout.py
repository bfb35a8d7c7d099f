"""What is drawn where in a zoo, and which key stands for which place."""

from __future__ import annotations

from typing import Final

from dracosaur.games.draftosaurus.keys import BOARD_KEYS, PLACE_KEYS, Place
from dracosaur.games.draftosaurus.options import DraftosaurusOptions
from dracosaur.games.draftosaurus.printed import PrintedPlace, PrintedSpace, printed
from dracosaur.games.draftosaurus.score import line_of
from dracosaur.terminal.scene import Scene

TERRAIN_SIGNS: Final = {"woodlands": "♣", "grasslands": "❀"}
RIVER_SIGN: Final = "≈"
STAY_KEY: Final = "9"

# Both sides of the board, as they are whatever the options say.
BOARDS: Final = printed(DraftosaurusOptions()).boards


def _rows_from_the_top() -> tuple[tuple[PrintedSpace, ...], ...]:
    spaces = [space for board in BOARDS for place in board.places.values() for space in place.spaces]
    rows = sorted({space.row for space in spaces}, reverse=True)
    return tuple(tuple(space for space in spaces if space.row == row) for row in rows)


PYRAMID_ROWS: Final = _rows_from_the_top()


def printed_place(scene: Scene, place: Place) -> PrintedPlace:
    """What is printed on a place of the side in play, by the options of the table."""
    return printed(scene.view.options).board(scene.view.board).places[place]


def key_of(board: str, place: Place, space: int | None) -> str:
    """Pens have the digits from 1 in the order of the board, the river has 0.

    Only one row of the Pyramid can be filled at a time (D10.3.1): each row begins again with the pen's digit.
    """
    if place == "river":
        return "0"
    digit = PLACE_KEYS[BOARD_KEYS.index(board)].index(place) + 1
    if space is not None:
        rows = ([each.space for each in row] for row in PYRAMID_ROWS)
        digit += next(row.index(space) for row in rows if space in row)
    return str(digit)


def score_line(place: Place) -> str | None:
    """The line of the score sheet that is written on this place; the bridge has it on its left half."""
    return None if place == "lovers_bridge_right" else line_of(place)

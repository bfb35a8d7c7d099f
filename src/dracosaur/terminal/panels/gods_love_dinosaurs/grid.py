"""Hexes in rows of text: where a cell is drawn, and which cell lies in a direction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dracosaur.core.asking import Spot
from dracosaur.games.gods_love_dinosaurs.data import STEPS

Place = tuple[int, int]  # the axial coordinates (q, r) of G2.1

WIDTH: Final = 4  # columns from one cell to the next; each row is shifted by half of it
MIDDLE: Final = 2  # the column of a cell's middle, counted from its left side


def place_of(spot: Spot) -> Place:
    """The cell that a choice points at."""
    q, r = spot.at
    return int(q), int(r)


def place_in(text: str) -> Place:
    """The cell that an event writes as `q,r`."""
    q, r = text.split(",")
    return int(q), int(r)


def column(place: Place) -> int:
    """The column of the left side of a cell; that of (0, 0) is 0."""
    q, r = place
    return WIDTH * q + WIDTH // 2 * r


def cell_at(x: int, row: int) -> Place:
    """The cell that is drawn in this column of a row."""
    return (x - WIDTH // 2 * row) // WIDTH, row


def beside(place: Place, direction: int) -> Place:
    """The next cell in one of the six directions (G2.2)."""
    return place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]


def beyond(place: Place, dx: int, dy: int) -> Place:
    """The next cell for an arrow key; up and down go in zigzag, so that the way back is the same."""
    q, r = place
    if dy == 0:
        return q + dx, r
    is_shifted = r % 2
    return (q - is_shifted, r + 1) if dy > 0 else (q + 1 - is_shifted, r - 1)


def distance(a: Place, b: Place) -> int:
    """How many steps lie between two cells (G2.3)."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def frame(places: Iterable[Place]) -> tuple[int, int, int, int]:
    """The first and last column and the first and last row that the cells take."""
    found = tuple(places)
    columns = [column(place) for place in found]
    rows = [r for _, r in found]
    return min(columns), max(columns) + WIDTH, min(rows), max(rows)


def reading_order(place: Place) -> tuple[int, int]:
    """Cells from the top, in a row from the left."""
    return place[1], place[0]

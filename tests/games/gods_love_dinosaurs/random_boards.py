"""Random ecosystems for comparisons: connected, of any shape, crowded or sparse."""

from __future__ import annotations

from dracosaur.core.rng import Rng
from tests.games.gods_love_dinosaurs.literal import Board, Coordinates, neighbours

TERRAINS = ("lake", "forest", "plains", "mountain", "wild")
ANIMALS = ("frog", "rat", "rabbit", "tiger", "eagle")


def random_board(
    rng: Rng,
    cells: int,
    *,
    figures: int,
    mountains: int = 20,
    dinosaurs: int = 30,
    favourite: str | None = None,
) -> Board:
    """A connected board with the nest mountain; numbers from `figures` on are percentages.

    A favourite animal stands on half of the occupied cells, so that its activation has something to decide.
    """
    hexes: list[Coordinates] = [(0, 0)]
    while len(hexes) < cells:
        near = rng.choice(neighbours(rng.choice(hexes)))
        if near not in hexes:
            hexes.append(near)
    board: Board = {}
    for at in hexes:
        is_mountain = at == (0, 0) or rng.below(100) < mountains
        terrain = "mountain" if is_mountain else rng.choice([t for t in TERRAINS if t != "mountain"])
        figure = None
        if is_mountain and rng.below(100) < dinosaurs:
            figure = "dinosaur"
        elif at != (0, 0) and rng.below(100) < figures:
            figure = favourite if favourite and rng.below(2) else rng.choice(ANIMALS)
        board[at] = (terrain, figure)
    return board

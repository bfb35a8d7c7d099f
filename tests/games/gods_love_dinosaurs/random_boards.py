"""Random ecosystems for comparisons: connected, of any shape, crowded or sparse."""

from __future__ import annotations

from dracosaur.core.rng import Rng
from tests.games.gods_love_dinosaurs.literal import Board, Place, neighbours

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
    places: list[Place] = [(0, 0)]
    while len(places) < cells:
        near = rng.choice(neighbours(rng.choice(places)))
        if near not in places:
            places.append(near)
    board: Board = {}
    for place in places:
        is_mountain = place == (0, 0) or rng.below(100) < mountains
        terrain = "mountain" if is_mountain else rng.choice([t for t in TERRAINS if t != "mountain"])
        figure = None
        if is_mountain and rng.below(100) < dinosaurs:
            figure = "dinosaur"
        elif place != (0, 0) and rng.below(100) < figures:
            figure = favourite if favourite and rng.below(2) else rng.choice(ANIMALS)
        board[place] = (terrain, figure)
    return board

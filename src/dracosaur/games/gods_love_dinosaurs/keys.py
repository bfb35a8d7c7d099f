"""The names of things in documents and messages, in the order of their numbers in the rules."""

from __future__ import annotations

from typing import Final, Literal

Terrain = Literal["lake", "forest", "plains", "mountain", "wild"]
Animal = Literal["frog", "rat", "rabbit", "tiger", "eagle"]
Figure = Literal["frog", "rat", "rabbit", "tiger", "eagle", "dinosaur"]
Letter = Literal["A", "B", "C", "D"]
Stage = Literal["take", "species", "hatch", "dino"]
Phase = Literal["first", "fill", "play", "over"]
Role = Literal["waiting", "born"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Task = Literal["take", "lay", "breed", "choose", "hunt", "roam", "hatch"]

TERRAIN_KEYS: Final[tuple[Terrain, ...]] = ("lake", "forest", "plains", "mountain", "wild")
ANIMAL_KEYS: Final[tuple[Animal, ...]] = ("frog", "rat", "rabbit", "tiger", "eagle")
FIGURE_KEYS: Final[tuple[Figure, ...]] = (*ANIMAL_KEYS, "dinosaur")  # the number in the rules less 1
LETTER_KEYS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
STAGE_KEYS: Final[tuple[Stage, ...]] = ("take", "species", "hatch", "dino")
PHASE_KEYS: Final[tuple[Phase, ...]] = ("first", "fill", "play", "over")
TASK_KEYS: Final[tuple[Task, ...]] = ("take", "lay", "breed", "choose", "hunt", "roam", "hatch")
ROLE_KEYS: Final[tuple[Role, ...]] = ("waiting", "born")
DIRECTION_KEYS: Final[tuple[Direction, ...]] = ("E", "NE", "NW", "W", "SW", "SE")


def figure_number(figure: Figure | None) -> int:
    """The number of a figure in the rules; 0 for none."""
    return 0 if figure is None else FIGURE_KEYS.index(figure) + 1


def figure_key(number: int) -> Figure | None:
    """The name of a figure's number."""
    return None if number == 0 else FIGURE_KEYS[number - 1]

"""What is printed on tiles and on the animal board, for a shell that draws it once (G1 to G4)."""

from __future__ import annotations

from dracosaur.core.game import Value
from dracosaur.games.gods_love_dinosaurs.data import STEPS
from dracosaur.games.gods_love_dinosaurs.ecosystem import GOLD
from dracosaur.games.gods_love_dinosaurs.keys import (
    ANIMAL_KEYS,
    DIRECTION_KEYS,
    FIGURE_KEYS,
    LETTER_KEYS,
    TERRAIN_KEYS,
    Animal,
    Direction,
    Figure,
    Letter,
    Terrain,
)
from dracosaur.games.gods_love_dinosaurs.options import GodsLoveDinosaursOptions, set_of
from dracosaur.games.gods_love_dinosaurs.rules import constants
from dracosaur.games.gods_love_dinosaurs.tiles import StartTile, Tile


class PrintedAnimal(Value, frozen=True):
    """An animal and the terrains on which its young can live; predators breed by hunting."""

    animal: Animal
    habitats: tuple[Terrain, ...]


class PrintedDirection(Value, frozen=True):
    """A direction and the step that it is on the grid (G2.2)."""

    direction: Direction
    q: int
    r: int


class GodsLoveDinosaursPrinted(Value, frozen=True):
    """The tiles of the set in play, the animal board, and the figures of the box."""

    terrains: tuple[Terrain, ...]
    animals: tuple[PrintedAnimal, ...]
    directions: tuple[PrintedDirection, ...]
    columns: tuple[Animal, ...]  # of the animal board, from the left
    rows: dict[int, int]  # slots of a column by the number of players
    stacks: tuple[Letter, ...]
    start_tile: StartTile
    tiles: tuple[Tile, ...]
    figures: dict[Figure, int] | None  # in the box; None where they never run out
    eggs: int  # of everybody at the beginning
    golden: int  # eggs that a golden one stands for


def printed(options: GodsLoveDinosaursOptions) -> GodsLoveDinosaursPrinted:
    """What lies on a table with these options."""
    tiles = set_of(options)
    return GodsLoveDinosaursPrinted(
        terrains=TERRAIN_KEYS,
        animals=tuple(
            PrintedAnimal(
                animal,
                tuple(key for key, suits in zip(TERRAIN_KEYS, constants.SUITS[kind], strict=True) if suits),
            )
            for kind, animal in enumerate(ANIMAL_KEYS, start=1)
        ),
        directions=tuple(
            PrintedDirection(key, *step) for key, step in zip(DIRECTION_KEYS, STEPS, strict=True)
        ),
        columns=tiles.columns,
        rows={seats: n for seats, n in enumerate(constants.ROWS_IN_USE) if n},
        stacks=LETTER_KEYS,
        start_tile=tiles.start_tile,
        tiles=tiles.tiles,
        figures=dict(zip(FIGURE_KEYS, constants.IN_BOX[1:], strict=True))
        if options.figures == "limited"
        else None,
        eggs=constants.FIRST_EGGS,
        golden=GOLD,
    )

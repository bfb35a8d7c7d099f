"""The names of what `sight/gods_love_dinosaurs/` writes, in the same order."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row
from dracosaur.envs.layout import Layout, Slice, category, count, flag
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    CELLS,
    COLUMNS,
    FAR,
    HATCH,
    IN_BOX,
    KINDS,
    LETTERS,
    OPTION_LIMITED,
    OPTION_START,
    OPTION_TILE_ROWS,
    OPTION_TILES,
    PLAYERS_AT,
    REACH,
    ROWS,
    SEATS,
    TERRAINS,
    TILES,
)

_MANY: Final = 1000  # eggs and turns have no bound in the rules
_TASKS: Final = "0 nothing, 1 take, 2 lay, 3 breed, 4 choose, 5 hunt, 6 roam, 7 hatch"
_ANIMALS: Final = "0 none, 1 frog, 2 rat, 3 rabbit, 4 tiger, 5 eagle, 6 dinosaur"
_TERRAINS: Final = "0 nothing, 1 lake, 2 forest, 3 plains, 4 mountain, 5 wild"


def _coordinate(name: str, meaning: str, *shape: int) -> Slice:
    return Slice(name, shape, "coordinate", FAR, meaning, -FAR)


def _table(tiles: int) -> tuple[Slice, ...]:
    return (
        category("question", HATCH, f"what the seat owes: {_TASKS}"),
        category("stage", 3, "of the turn: 0 take and lay, 1 the species, 2 hatching, 3 the dinosaurs"),
        category("first_player", SEATS, "1 the seat itself, 2 the next clockwise; 0 not yet known"),
        category("active", SEATS - 1, "whose turn it is: 0 the seat's, 1 the next player's clockwise"),
        count("turn", _MANY, "turns begun"),
        category("marker", COLUMNS - 1, "the column above the dino marker, from the left"),
        count("activations", _MANY, "activations of the dinosaurs so far"),
        category("taken_from", COLUMNS - 1, "the column of the tile of this turn"),
        category("column", KINDS - 1, f"the species of each column: {_ANIMALS}", COLUMNS),
        category("slot_terrain", TERRAINS, f"both hexes of the tile there: {_TERRAINS}", COLUMNS, ROWS, 2),
        category("slot_animal", KINDS - 1, f"the same: {_ANIMALS}", COLUMNS, ROWS, 2),
        category("hand_terrain", TERRAINS, "both hexes of the tile taken and not yet laid", 2),
        category("hand_animal", KINDS - 1, "the same", 2),
        count("stack", TILES, "tiles face down in the stacks A to D", LETTERS),
        flag("face_down", "for each tile of the set whether it lies in a stack", tiles),
        count("stock", max(IN_BOX), "figures that can still be taken, by kind", KINDS - 1, when="limited"),
    )


def _player(cells: int) -> tuple[Slice, ...]:
    return (
        count("eggs", _MANY, "eggs"),
        count("hatched", _MANY, "dinosaurs hatched so far"),
        category("task", HATCH, f"what the player owes: {_TASKS}"),
        category("chosen", CELLS, "cell + 1 of the figure that is to hunt"),
        count("waiting", CELLS, "figures that wait to be activated"),
        count("cells", CELLS, "cells of the ecosystem"),
        count("figures", CELLS, "figures by kind, frog to dinosaur", KINDS - 1),
        _coordinate(
            "q", "of each cell, in the order in which actions count cells; zeros behind the last", cells
        ),
        _coordinate("r", "the same", cells),
        category("terrain", TERRAINS, _TERRAINS, cells),
        category("figure", KINDS - 1, _ANIMALS, cells),
        category(
            "role", 2, "what the figure still does: 1 waits to breed or hunt, 2 was born just now", cells
        ),
    )


FEATURES: Final = (
    category("question", HATCH, _TASKS),
    category("answer", 2, "1 done, starve, or no; 2 yes"),
    category("column", COLUMNS, "of the tile to take + 1"),
    _coordinate("from_q", "the first hex of a lay, the cell, or where a hunt begins"),
    _coordinate("from_r", "the same"),
    category("from_terrain", TERRAINS, "printed there"),
    category("from_animal", KINDS - 1, "printed or standing there"),
    _coordinate("to_q", "the second hex of a lay, or where a hunt ends"),
    _coordinate("to_r", "the same"),
    category("to_terrain", TERRAINS, "printed there"),
    category("to_animal", KINDS - 1, "printed or standing there"),
    count("touched", 10, "cells next to the tile, those next to both hexes twice"),
    count("steps", REACH, "of a hunt"),
    count("eaten", REACH, "animals on its way"),
)
TABLE: Final = _table(84)
PLAYER: Final = _player(45)


def layout(seats: int, options: Row) -> Layout:
    """The layout of a table; its ecosystems have room for as many cells as the tiles of the set can make."""
    tiles = options[OPTION_TILES]
    rows = options[OPTION_TILE_ROWS : OPTION_TILE_ROWS + tiles]
    in_use = sum(row >> PLAYERS_AT <= seats for row in rows)
    # Seats take tiles in turn, so nobody has more than a fair share and one.
    cells = min(CELLS, options[OPTION_START] + 2 * (in_use // seats + 1))
    is_limited = options[OPTION_LIMITED] == 1
    table = [part for part in _table(tiles) if is_limited or part.when != "limited"]
    return Layout(seats, table, _player(cells), shape=(cells, tiles))

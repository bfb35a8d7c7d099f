"""Position documents of Gods Love Dinosaurs (design: one command, plain documents).

The short form says what stands on each cell and is taken as a finished game. With `table` a document
describes a game in progress completely; `write` always writes that long form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar, cast

import msgspec

from dracosaur.core.game import BadOption
from dracosaur.core.options import shown
from dracosaur.core.positions import Node, Position
from dracosaur.games.gods_love_dinosaurs import options as options_module
from dracosaur.games.gods_love_dinosaurs.ecosystem import (
    GOLD,
    Board,
    Cell,
    Ecosystem,
    board_of,
    count_stock,
    ecosystem_of,
    set_board,
    set_ecosystem,
)
from dracosaur.games.gods_love_dinosaurs.keys import (
    ANIMAL_KEYS,
    FIGURE_KEYS,
    LETTER_KEYS,
    PHASE_KEYS,
    ROLE_KEYS,
    STAGE_KEYS,
    TASK_KEYS,
    TERRAIN_KEYS,
    figure_key,
)
from dracosaur.games.gods_love_dinosaurs.options import GodsLoveDinosaursOptions
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.tiles import unreached
from dracosaur.games.gods_love_dinosaurs.view import empty_table

MOST_EGGS: Final = 9999
PLAYER_KEYS: Final = ("name", "eggs", "golden_eggs", "cells", "hatched", "task", "chosen")
FINISHED_KEYS: Final = ("name", "eggs", "golden_eggs", "cells", "dinosaurs")
CELL_KEYS: Final = ("q", "r", "terrain", "animal", "nest")
TABLE_KEYS: Final = (
    "phase",
    "stage",
    "active",
    "turn",
    "marker",
    "activations",
    "board",
    "stacks",
    "refill",
    "hand",
    "taken_from",
    "served",
)

W = TypeVar("W", bound=str)


def _word(node: Node, allowed: tuple[W, ...]) -> W:
    return cast(W, node.word(allowed))


def read(document: Mapping[str, object]) -> Position[State]:
    """The position of a document; BadPosition names the place of a mistake and the rule behind it."""
    root = Node(document)
    root.keys("game", "options", "first_player", "players", "table")
    players = list(root.child("players").items(constants.SEATS))
    least = 2 if root.has("table") else 1
    if len(players) < least:
        raise root.child("players").wrong("error-players", least=least, most=constants.SEATS)
    state = empty_table(len(players), _read_options(root.child("options"), len(players)))
    first = _read_first(root.child("first_player"), state, is_given=root.has("first_player"))
    if root.has("table"):
        set_board(state, _read_table(root.child("table"), state, first))
    else:
        state.phase = constants.OVER
        state.first_player = state.active = first
    keys = PLAYER_KEYS if root.has("table") else FINISHED_KEYS
    for seat, player in enumerate(players):
        player.keys(*keys)
        set_ecosystem(state, seat, _read_player(player, is_over=not root.has("table")))
    _check_stock(root.child("players"), state)
    seat_names = tuple(player.child("name").text(f"Player {seat + 1}") for seat, player in enumerate(players))
    if len(set(seat_names)) < len(seat_names):
        raise root.child("players").wrong("error-same_name")
    return Position(state, seat_names)


def _read_options(node: Node, seats: int) -> GodsLoveDinosaursOptions:
    given = node.keys(*GodsLoveDinosaursOptions.__struct_fields__) if node.value is not None else {}
    try:
        return options_module.parse(given, max(seats, 2))
    except BadOption as error:
        raise node.wrong(error.key, error.rule, **error.values) from None


def _read_first(node: Node, state: State, *, is_given: bool) -> int:
    """Who went first: as the document says, else the option; both may not contradict (G4.9)."""
    option = state.first_option
    least, most = (0, state.seats - 1) if option == constants.RANDOM else (option, option)
    return node.number(least, most) if is_given else least


def _read_player(node: Node, *, is_over: bool) -> Ecosystem:
    if is_over and not node.has("cells"):
        cells = _mountains(node.child("dinosaurs"))
    elif node.has("dinosaurs"):
        raise node.child("dinosaurs").wrong("error-dinosaurs", "G12.3")
    else:
        cells = _read_cells(node.child("cells"), is_over=is_over)
    chosen = None
    if node.has("chosen"):
        at = tuple(entry.number(-constants.FAR, constants.FAR) for entry in node.child("chosen").items())
        if at not in {(cell.q, cell.r) for cell in cells}:
            raise node.child("chosen").wrong("error-cell")
        chosen = at
    return Ecosystem(
        cells,
        _read_eggs(node, "eggs") + GOLD * _read_eggs(node, "golden_eggs"),
        _read_eggs(node, "hatched"),
        _word(node.child("task"), TASK_KEYS) if node.has("task") else None,
        chosen,
    )


def _mountains(dinosaurs: Node) -> tuple[Cell, ...]:
    """An ecosystem that is worth as much as one of which only the dinosaurs are told (G12.3)."""
    n = dinosaurs.number(0, constants.CELLS) if dinosaurs.value is not None else 0
    return tuple(Cell(q, 0, "mountain", "dinosaur" if q < n else None) for q in range(max(n, 1)))


def _read_eggs(node: Node, key: str) -> int:
    value = node.child(key)
    if isinstance(value.value, int) and value.value < 0:
        raise value.wrong("error-G12-4", "G12.4")
    return value.number(0, MOST_EGGS) if node.has(key) else 0


def _read_cells(node: Node, *, is_over: bool) -> tuple[Cell, ...]:
    """The cells with the nest mountain first; each on its own hex, all connected (G2.6, G3.3, G14.8)."""
    entries = list(node.items(constants.CELLS))
    cells: dict[tuple[int, int], Cell] = {}
    for entry in entries:
        entry.keys(*CELL_KEYS, *(() if is_over else ("role",)))
        q, r = (entry.child(key).number(-constants.CELLS, constants.CELLS) for key in ("q", "r"))
        if (q, r) in cells:
            raise entry.wrong("error-G2-6", "G2.6", q=q, r=r)
        cells[q, r] = _read_cell(entry, q, r)
    if (0, 0) not in cells:
        raise node.wrong("error-G3-3", "G3.3")
    lost = unreached(set(cells))
    for entry, at in zip(entries, cells, strict=True):
        if at in lost:
            raise entry.wrong("error-G6-3", "G6.3", q=at[0], r=at[1])
    return (cells.pop((0, 0)), *cells.values())


def _read_cell(node: Node, q: int, r: int) -> Cell:
    terrain = node.child("terrain")
    if terrain.value not in TERRAIN_KEYS:
        known = ", ".join(TERRAIN_KEYS)
        value = terrain.value if isinstance(terrain.value, str) else shown(terrain.value)
        raise terrain.wrong("error-G1-3", "G1.3", value=value, known=known)
    figure = node.child("animal")
    if isinstance(figure.value, list):
        raise figure.wrong("error-G2-6", "G2.6", q=q, r=r)
    if figure.value is not None and figure.value not in FIGURE_KEYS:
        raise figure.wrong("error-animal", "G1.2", value=str(figure.value), known=", ".join(FIGURE_KEYS))
    is_nest = (q, r) == (0, 0)
    if node.has("nest") and node.child("nest").value is not is_nest:
        raise node.child("nest").wrong("error-G3-3", "G3.3")
    if is_nest and terrain.value != "mountain":
        raise terrain.wrong("error-G3-3", "G3.3")
    if figure.value == "dinosaur" and terrain.value != "mountain":
        raise figure.wrong("error-G14-8", "G14.8")
    if is_nest and figure.value not in (None, "dinosaur"):
        raise figure.wrong("error-G14-8", "G14.8")
    role = _word(node.child("role"), ROLE_KEYS) if node.has("role") else None
    return Cell(q, r, _word(terrain, TERRAIN_KEYS), figure.value, role)


def _check_stock(node: Node, state: State) -> None:
    """With `limited` no more figures are in play than there are (G13.1)."""
    count_stock(state)
    for kind in range(1, constants.KINDS):
        if state.stock[kind] < 0:
            n = constants.IN_BOX[kind] - state.stock[kind]
            figure = FIGURE_KEYS[kind - 1]
            raise node.wrong("error-G13-1", "G13.1", animal=figure, n=n, max=constants.IN_BOX[kind])


def _read_table(node: Node, state: State, first: int) -> Board:
    node.keys(*TABLE_KEYS)
    columns = [ANIMAL_KEYS[species - 1] for species in state.column]
    seen: set[str] = set()

    def tile(entry: Node) -> str:
        """An id of the set in play that has not been named yet."""
        number = options_module.tile_number(state, entry.value) if isinstance(entry.value, str) else None
        if number is None or entry.value in seen:
            raise entry.wrong("error-tile", "G14.8", value=str(entry.value))
        seen.add(str(entry.value))
        return str(entry.value)

    def column(key: str) -> int:
        return columns.index(_word(node.child(key), ANIMAL_KEYS))

    board, stacks, refill = node.child("board"), node.child("stacks"), node.child("refill")
    board.keys(*ANIMAL_KEYS)
    stacks.keys(*LETTER_KEYS)
    refill.keys(*ANIMAL_KEYS)
    slots = []
    for key in columns:
        entries = list(board.child(key).items(state.rows))
        if len(entries) != state.rows:
            raise board.child(key).wrong("error-rows", "G4.4", n=len(entries), rows=state.rows)
        slots.append(tuple(None if entry.value is None else tile(entry) for entry in entries))
    return Board(
        _word(node.child("phase"), PHASE_KEYS),
        _word(node.child("stage"), STAGE_KEYS),
        first,
        node.child("active").number(0, state.seats - 1),
        node.child("turn").number(0, constants.TILES),
        column("marker"),
        node.child("activations").number(0, constants.TILES),
        tuple(slots),
        tuple(tuple(map(tile, stacks.child(key).items())) for key in LETTER_KEYS),
        tuple(refill.child(key).number(0, state.rows) if refill.has(key) else 0 for key in columns),
        tile(node.child("hand")) if node.child("hand").value is not None else None,
        column("taken_from"),
        node.child("served").number(0, state.seats - 1),
    )


def write(state: State) -> dict[str, Any]:
    """The document of a state; `read` gives the same state back."""
    board = board_of(state)
    columns = [str(figure_key(species)) for species in state.column]
    return {
        "game": "gods_love_dinosaurs",
        "options": msgspec.to_builtins(options_module.from_state(state)),
        "first_player": state.first_player,
        "table": {
            "phase": board.phase,
            "stage": board.stage,
            "active": board.active,
            "turn": board.turn,
            "marker": columns[board.marker],
            "activations": board.activations,
            "board": {key: list(slots) for key, slots in zip(columns, board.slots, strict=True)},
            "stacks": {key: list(ids) for key, ids in zip(LETTER_KEYS, board.stacks, strict=True)},
            "refill": {key: n for key, n in zip(columns, board.refill, strict=True) if n},
            "hand": board.hand,
            "taken_from": columns[board.taken_from],
            "served": board.served,
        },
        "players": [_write_player(ecosystem_of(state, seat)) for seat in range(state.seats)],
    }


def _write_player(ecosystem: Ecosystem) -> dict[str, Any]:
    golden, ordinary = divmod(ecosystem.eggs, GOLD)
    player: dict[str, Any] = {
        "eggs": ordinary,
        "golden_eggs": golden,
        "cells": [_write_cell(cell) for cell in ecosystem.cells],
    }
    if ecosystem.hatched:
        player["hatched"] = ecosystem.hatched
    if ecosystem.task is not None:
        player["task"] = ecosystem.task
    if ecosystem.chosen is not None:
        player["chosen"] = list(ecosystem.chosen)
    return player


def _write_cell(cell: Cell) -> dict[str, Any]:
    written: dict[str, Any] = {"q": cell.q, "r": cell.r, "terrain": cell.terrain, "animal": cell.figure}
    if (cell.q, cell.r) == (0, 0):
        written["nest"] = True
    if cell.role is not None:
        written["role"] = cell.role
    return written

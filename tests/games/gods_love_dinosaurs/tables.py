"""Tables for tests: ecosystems written cell by cell, and activations begun on them."""

from __future__ import annotations

from typing import Any

from dracosaur.core.game import Event, Refusal, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    GodsLoveDinosaursAction,
    Hatch,
    Hunt,
    Lay,
    Roam,
    Starve,
)
from dracosaur.games.gods_love_dinosaurs.ecosystem import Cell, Ecosystem, count_stock, set_ecosystem
from dracosaur.games.gods_love_dinosaurs.game import GodsLoveDinosaurs
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.options import face
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import begin_stage, go_on, is_stage_over
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at
from dracosaur.games.gods_love_dinosaurs.tiles import Hex, Tile
from tests.games.gods_love_dinosaurs.literal import STEPS, Board, Coordinates

GAME = GodsLoveDinosaurs()

TERRAIN_OF = {"L": "lake", "F": "forest", "P": "plains", "M": "mountain", "W": "wild"}
FIGURE_OF = {
    "": None,
    "f": "frog",
    "r": "rat",
    "b": "rabbit",
    "t": "tiger",
    "e": "eagle",
    "d": "dinosaur",
}

START_CELLS: dict[Coordinates, str] = {
    (0, 0): "M",
    (1, 0): "L",
    (1, -1): "L",
    (0, -1): "F",
    (-1, 0): "F",
    (-1, 1): "P",
    (0, 1): "P",
}
START: dict[Coordinates, str] = {**START_CELLS, (0, 0): "Md", (1, 0): "Lf", (0, -1): "Fr", (-1, 1): "Pb"}


def board(cells: dict[Coordinates, str]) -> Board:
    """A board in the words of the literal rules: `Lf` is a lake with a frog."""
    return {at: (TERRAIN_OF[text[0]], FIGURE_OF[text[1:]]) for at, text in cells.items()}


def eco(cells: dict[Coordinates, str], eggs: int = 3) -> Ecosystem:
    """An ecosystem in short form."""
    return of_board(board(cells), eggs)


def of_board(cells: Board, eggs: int = 3) -> Ecosystem:
    """The ecosystem of a literal board; the nest mountain comes first."""
    hexes = sorted(cells, key=lambda at: at != (0, 0))
    return Ecosystem(
        tuple(Cell(q, r, *cells[q, r]) for q, r in hexes),  # type: ignore[arg-type]  # names of terrains and figures
        eggs,
    )


def fresh(seats: int = 2, **options: Any) -> State:
    """A new game with its board filled; the first player is seat 0 unless an option says otherwise."""
    chosen = GAME.options({"first_player": 0, **options}, seats)
    state = GAME.setup(seats, chosen)
    rng = Rng(1)
    while GAME.to_act(state) == (-1,):
        state = GAME.apply(state, Seat(-1), GAME.sample_chance(state, rng))
    return state


def replace_ecosystem(state: State, seat: int, ecosystem: Ecosystem) -> None:
    """The seat has this ecosystem instead of its own."""
    blank = State()
    for field in ("ground", "standing", "figures"):
        getattr(state, field)[seat] = getattr(blank, field)[seat]
    for field in ("cells", "waiting", "chosen", "eggs"):
        getattr(state, field)[seat] = 0
    set_ecosystem(state, seat, ecosystem)
    count_stock(state)


def table(*ecosystems: Ecosystem, active: int = 0, marker: str = "frog", **options: Any) -> State:
    """A table at the beginning of a turn on which the seats have these ecosystems."""
    state = fresh(max(len(ecosystems), 2), **options)
    for seat, ecosystem in enumerate(ecosystems):
        replace_ecosystem(state, seat, ecosystem)
    state.task[state.active] = 0
    state.active = active
    state.task[active] = constants.TAKE
    state.marker = column(state, marker)
    return state


def column(state: State, species: str) -> int:
    return state.column.index(ANIMAL_KEYS.index(species) + 1)


def activate(state: State, species: str) -> State:
    """The species is activated for all, as if the active player had just laid the last tile of its column."""
    state = state.copy()
    empty_column(state, species)
    state.task[state.active] = 0
    state.pending = 0
    state.taken_from = column(state, species)
    begin_stage(state, constants.STAGE_SPECIES)
    return settle(state)


def wake_dinosaurs(state: State, stage: int = constants.STAGE_HATCH) -> State:
    """The dinosaurs are activated: the column above the marker is empty and its species is finished."""
    state = state.copy()
    empty_column(state, ANIMAL_KEYS[state.column[state.marker] - 1])
    state.task[state.active] = 0
    state.pending = 0
    state.taken_from = state.marker
    begin_stage(state, stage)
    return settle(state)


def settle(state: State) -> State:
    while is_stage_over(state):
        go_on(state)
    return state


def empty_column(state: State, species: str) -> None:
    """All tiles of the column are gone."""
    number = column(state, species)
    state.slot[number] = [0] * constants.ROWS
    state.lying[number] = 0


def keep_one_tile(state: State, species: str) -> int:
    """Only the tile in row 1 is left in the column; returns its number."""
    number = column(state, species)
    state.slot[number] = [state.slot[number][0], 0, 0]
    state.lying[number] = 1
    return state.slot[number][0] - 1


def print_face(state: State, tile: int, *hexes: str) -> None:
    """The rules read these two hexes, written as in the data file, on the tile."""
    halves = [text.partition(":") for text in hexes]
    first, second = (Hex(terrain, animal or None) for terrain, _, animal in halves)  # type: ignore[arg-type]  # names
    word, place = divmod(tile, constants.FACES)
    shift = place * constants.FACE
    state.face[word] &= ~(constants.FACE_MASK << shift)
    state.face[word] |= face(Tile("A01", "A", 2, (first, second))) << shift


def act(state: State, seat: int, *actions: GodsLoveDinosaursAction) -> State:
    for action in actions:
        assert action in GAME.legal(state, Seat(seat)), f"{action} is not listed"
        state = GAME.apply(state, Seat(seat), action)
    return state


def told(state: State, seat: int, action: GodsLoveDinosaursAction) -> list[Event]:
    after = GAME.apply(state, Seat(seat), action)
    return list(GAME.events(state, Seat(seat), action, after))


def why(state: State, seat: int, action: GodsLoveDinosaursAction) -> str:
    """The rule that forbids the action; empty where it is legal."""
    illegal: Refusal | None = GAME.why_not(state, Seat(seat), action)
    return "" if illegal is None else illegal.rule


def figure(state: State, seat: int, at: Coordinates) -> str | None:
    return literal_board(state, seat)[at][1]


def hexes(state: State, seat: int, kind: str) -> set[Coordinates]:
    return {at for at, (_, standing) in literal_board(state, seat).items() if standing == kind}


def literal_board(state: State, seat: int) -> Board:
    view = GAME.view(state, None)
    return {(cell.q, cell.r): (cell.terrain, cell.figure) for cell in view.ecosystems[seat].cells}


def directions(start: Coordinates, *cells: Coordinates) -> tuple[Any, ...]:
    """The steps of a path over these cells."""
    steps = []
    for before, after in zip((start, *cells), cells, strict=False):
        steps.append(DIRECTION_KEYS[STEPS.index((after[0] - before[0], after[1] - before[1]))])
    return tuple(steps)


def hunt(start: Coordinates, *cells: Coordinates, young: int | None = None) -> Hunt:
    return Hunt(directions(start, *cells), young)


def roam(start: Coordinates, *cells: Coordinates) -> Roam:
    return Roam(directions(start, *cells))


def listed(state: State, seat: int) -> list[GodsLoveDinosaursAction]:
    return list(GAME.legal(state, Seat(seat)))


def cell_index(state: State, seat: int, at: Coordinates) -> int:
    return find_cell(state, seat, hex_at(*at))


def points(state: State) -> list[int]:
    return [player.total for player in GAME.score_sheet(state).players]


def count_plays(state: State, seat: int) -> tuple[int, int]:
    """The different series of answers of the seat in this stage, and the different positions after it."""
    stage, turn = state.stage, state.turn
    results: set[bytes] = set()

    def go(now: State) -> int:
        if (now.stage, now.turn) != (stage, turn) or now.task[seat] == 0:
            results.add(now.to_bytes())
            return 1
        return sum(go(GAME.apply(now, Seat(seat), action)) for action in GAME.legal(now, Seat(seat)))

    return go(state), len(results)


__all__ = ["Breed", "Choose", "Done", "Hatch", "Lay", "Starve"]

"""What follows from an answer (G18.11): the outcomes of a figure's hunts, the cells for young."""

from __future__ import annotations

from dracosaur.core.game import Value
from dracosaur.games.gods_love_dinosaurs.actions import Hunt, Roam, coordinates, decode, directions
from dracosaur.games.gods_love_dinosaurs.keys import Animal, figure_key
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.breeding import legal_breeding
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, put
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of, neighbour
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt, legal_hunts
from dracosaur.games.gods_love_dinosaurs.rules.roaming import legal_roams

Coordinates = tuple[int, int]


class Meal(Value, frozen=True):
    """An animal that is eaten, and where."""

    q: int
    r: int
    animal: Animal


class Outcome(Value, frozen=True):
    """One way in which a figure can hunt: the action, the cells of its path, and what it brings."""

    action: Hunt | Roam
    path: tuple[Coordinates, ...]
    eaten: tuple[Meal, ...]
    young: tuple[Coordinates, ...] = ()  # of a predator
    eggs: int = 0  # of a dinosaur

    @property
    def end(self) -> Coordinates:
        """The cell on which the figure ends."""
        return self.path[-1]


class Nursery(Value, frozen=True):
    """The cells that can still get a young, and how many more young are possible."""

    cells: tuple[Coordinates, ...]
    possible: int


def ends_of(state: State, seat: int, here: int) -> dict[Coordinates, list[int]]:
    """The cells on which the figure can end a hunt, each with the codes of the hunts that end there."""
    out = [0] * constants.MOST_LEGAL
    legal = legal_roams if state.stage == constants.STAGE_DINO else legal_hunts
    found: dict[Coordinates, list[int]] = {}
    for code in out[: legal(state, seat, here, out) - 1]:  # the last one is `starve`
        found.setdefault(_hex(state, seat, _path(state, seat, here, code)[-1]), []).append(code)
    return found


def _path(state: State, seat: int, here: int, code: int) -> list[int]:
    path: list[int] = []
    for k in directions(code):
        path.append(neighbour(state, seat, path[-1] if path else here, k))
    return path


def outcome_of(state: State, seat: int, here: int, code: int) -> Outcome:
    """What the figure on the cell does with this code of a hunt."""
    action = decode(state, seat, code)
    assert isinstance(action, (Hunt, Roam))
    path = _path(state, seat, here, code)
    figures = {cell: figure_on(state, seat, cell) for cell in path if cell != here}
    eaten = [cell for cell, figure in figures.items() if figure]
    young: list[int] = []
    if isinstance(action, Hunt):
        after = state.copy()
        hunt(after, seat, here, code - constants.ACT_HUNT)
        young = [cell for cell in eaten[:-1] if figure_on(after, seat, cell)]
    return Outcome(
        action,
        tuple(_hex(state, seat, cell) for cell in path),
        tuple(Meal(*_hex(state, seat, cell), figure_key(figures[cell])) for cell in eaten),  # type: ignore[arg-type]  # animals only
        tuple(_hex(state, seat, cell) for cell in young),
        sum(figures[cell] >= constants.TIGER for cell in eaten) if isinstance(action, Roam) else 0,
    )


def count_hunts(state: State, seat: int, here: int) -> int:
    """How many hunts the figure on the cell has."""
    out = [0] * constants.MOST_LEGAL
    is_dinosaur = figure_on(state, seat, here) == constants.DINOSAUR
    return (legal_roams if is_dinosaur else legal_hunts)(state, seat, here, out) - 1  # the last is `starve`


def _hex(state: State, seat: int, cell: int) -> Coordinates:
    return coordinates(hex_of(state, seat, cell))


def nursery(state: State, seat: int) -> Nursery:
    """What the seat, which is asked for young, can still breed; complete sets are equally large (G18.4)."""
    trial = state.copy()
    out = [0] * constants.MOST_LEGAL
    species = active_kind(state)
    first: tuple[Coordinates, ...] | None = None
    possible = 0
    while True:
        n = legal_breeding(trial, seat, species, out) - 1
        if first is None:
            first = tuple(_hex(state, seat, code - constants.ACT_BREED) for code in out[:n])
        if n == 0:
            return Nursery(first, possible)
        here = out[0] - constants.ACT_BREED
        put(trial, seat, here, species, constants.BORN)
        if figure_on(trial, seat, here) == constants.NONE:  # the stock is empty
            return Nursery(first, possible)
        possible += 1

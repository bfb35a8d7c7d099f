"""What a person sees before answering (G18.11): the outcomes of each waiting figure, the cells for young."""

from __future__ import annotations

from dracosaur.core.game import Value
from dracosaur.games.gods_love_dinosaurs.actions import Hunt, Roam, coordinates, decode
from dracosaur.games.gods_love_dinosaurs.keys import Animal, figure_key
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.breeding import legal_breeding
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import put
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, neighbour
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt, legal_hunts, path_length, path_step
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


class Prospect(Value, frozen=True):
    """A waiting figure and all its outcomes; without any it can only starve."""

    q: int
    r: int
    is_chosen: bool
    outcomes: tuple[Outcome, ...]


class Nursery(Value, frozen=True):
    """The cells that can still get a young, and how many more young are possible."""

    cells: tuple[Coordinates, ...]
    possible: int


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    """The figures of the seat that wait, chosen or not, by rising hex."""
    out = [0] * constants.MOST_LEGAL
    found = []
    for here in state.order[seat][: state.cells[seat]]:
        if state.role[seat][here] == constants.WAITING and active_kind(state) > constants.RABBIT:
            legal = legal_roams if state.stage == constants.STAGE_DINO else legal_hunts
            codes = out[: legal(state, seat, here, out) - 1]  # the last one is `starve`
            outcomes = tuple(outcome_of(state, seat, here, code) for code in codes)
            is_chosen = state.chosen[seat] == here + 1
            found.append(Prospect(*coordinates(state.hex[seat][here]), is_chosen, outcomes))
    return tuple(found)


def outcome_of(state: State, seat: int, here: int, code: int) -> Outcome:
    """What the figure on the cell does with this code of a hunt."""
    action = decode(state, code)
    assert isinstance(action, (Hunt, Roam))
    number = (
        code - constants.ACT_ROAM
        if isinstance(action, Roam)
        else (code - constants.ACT_HUNT) // constants.SPREADS
    )
    length = path_length(number)
    path: list[int] = []
    for i in range(length):
        path.append(neighbour(state, seat, path[-1] if path else here, path_step(number, length, i)))
    figures = state.figure[seat]
    eaten = [cell for cell in dict.fromkeys(path) if figures[cell] and cell != here]
    young: list[int] = []
    if isinstance(action, Hunt):
        after = state.copy()
        hunt(after, seat, here, code - constants.ACT_HUNT)
        young = [cell for cell in eaten[:-1] if after.figure[seat][cell]]
    return Outcome(
        action,
        tuple(coordinates(state.hex[seat][cell]) for cell in path),
        tuple(Meal(*coordinates(state.hex[seat][cell]), figure_key(figures[cell])) for cell in eaten),  # type: ignore[arg-type]  # animals only
        tuple(coordinates(state.hex[seat][cell]) for cell in young),
        sum(figures[cell] >= constants.TIGER for cell in eaten) if isinstance(action, Roam) else 0,
    )


def nursery(state: State, seat: int) -> Nursery | None:
    """What the seat can still breed, None where it is not asked; complete sets are equally large (G18.4)."""
    if state.task[seat] != constants.BREED:
        return None
    trial = state.copy()
    out = [0] * constants.MOST_LEGAL
    species = active_kind(state)
    first: tuple[Coordinates, ...] | None = None
    possible = 0
    while True:
        n = legal_breeding(trial, seat, species, out) - 1
        if first is None:
            first = tuple(coordinates(code - constants.ACT_BREED) for code in out[:n])
        if n == 0:
            return Nursery(first, possible)
        here = find_cell(trial, seat, out[0] - constants.ACT_BREED)
        put(trial, seat, here, species)
        if trial.figure[seat][here] == constants.NONE:  # the stock is empty
            return Nursery(first, possible)
        trial.role[seat][here] = constants.BORN
        possible += 1

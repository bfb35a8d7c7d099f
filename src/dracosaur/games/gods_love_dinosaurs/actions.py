"""The actions of Gods Love Dinosaurs as values, and their codes in the rules (G14.6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dracosaur.core.game import Action
from dracosaur.games.gods_love_dinosaurs.data import WAYS, way_of
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS, Animal, Direction
from dracosaur.games.gods_love_dinosaurs.options import tile_id, tile_number
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at, hex_of
from dracosaur.games.gods_love_dinosaurs.rules.hunting import (
    hunt_length,
    hunt_spread,
    hunt_step,
    line_number,
    why_not_hunt,
)
from dracosaur.games.gods_love_dinosaurs.rules.laying import lay_at, list_lays, why_not_lay
from dracosaur.games.gods_love_dinosaurs.rules.numbers import (
    G4_9,
    G8_1,
    G9_2,
    G10_5,
    G14_7,
    G18_5,
    G18_6,
    G18_8,
)
from dracosaur.games.gods_love_dinosaurs.rules.roaming import why_not_roam

Coordinate = Annotated[int, Meta(ge=-constants.FAR, lt=constants.FAR)]
RowNumber = Annotated[int, Meta(ge=1, le=constants.ROWS)]


class Take(Action, frozen=True, tag="take"):
    """Take a tile from the animal board (G6.1)."""

    column: Animal
    row: RowNumber


class Lay(Action, frozen=True, tag="lay"):
    """Lay the tile: hex 0 on the anchor, hex 1 in the direction of the orientation (G6.2)."""

    q: Coordinate
    r: Coordinate
    orientation: Direction


class Breed(Action, frozen=True, tag="breed"):
    """Put a young on the cell (G8.1)."""

    q: Coordinate
    r: Coordinate


class Done(Action, frozen=True, tag="done"):
    """No more young (G8.4)."""


class Choose(Action, frozen=True, tag="choose"):
    """The figure on the cell is activated next (G9.1, G10.4)."""

    q: Coordinate
    r: Coordinate


class Hunt(Action, frozen=True, tag="hunt"):
    """The chosen predator hunts along these steps (G9.2).

    With a short stock `young` says at which step, 1 or 2, an eagle that eats three leaves its one young
    (G13.2).
    """

    steps: Annotated[tuple[Direction, ...], Meta(min_length=1, max_length=3)]
    young: Annotated[int, Meta(ge=1, le=2)] | None = None


class Roam(Action, frozen=True, tag="roam"):
    """The chosen dinosaur hunts along these steps (G10.5)."""

    steps: Annotated[tuple[Direction, ...], Meta(min_length=1, max_length=constants.REACH)]


class Starve(Action, frozen=True, tag="starve"):
    """The chosen figure does not hunt and goes back to the stock (G9.6, G10.9)."""


class Hatch(Action, frozen=True, tag="hatch"):
    """Hatch a dinosaur on the nest mountain, or do not (G10.2)."""

    answer: Literal["no", "yes"]


class FirstPlayer(Action, frozen=True, tag="first"):
    """Chance: this seat takes the first turn (G4.9)."""

    seat: int


class Fill(Action, frozen=True, tag="fill"):
    """Chance: this tile lies in the next slot (G11.2)."""

    tile: str


GodsLoveDinosaursAction = (
    Take | Lay | Breed | Done | Choose | Hunt | Roam | Starve | Hatch | FirstPlayer | Fill
)


def coordinates(at: int) -> tuple[int, int]:
    """The axial coordinates of a hex."""
    return at // constants.SPAN - constants.FAR, at % constants.SPAN - constants.FAR


def lay_of(number: int) -> Lay:
    """The lay that the rules write as one number."""
    at, orientation = divmod(number, constants.DIRECTIONS)
    return Lay(*coordinates(at), DIRECTION_KEYS[orientation])


def directions(code: int) -> tuple[int, ...]:
    """The directions of the steps of a hunt or roam."""
    if code >= constants.ACT_ROAM:
        return WAYS[code - constants.ACT_ROAM].steps
    number = code - constants.ACT_HUNT
    return tuple(hunt_step(number, i) for i in range(hunt_length(number)))


def _steps(code: int) -> tuple[Direction, ...]:
    return tuple(DIRECTION_KEYS[k] for k in directions(code))


def _other_way_round(steps: tuple[Direction, ...], young: int) -> int:
    """From the step with the young to its lower or higher hex, and back: on a falling line they differ."""
    rises = constants.STEP[DIRECTION_KEYS.index(steps[0])] > 0
    return young if rises else 3 - young


def encode(state: State, seat: int, action: GodsLoveDinosaursAction) -> int:
    """The code of an action; below 0 where it is on no list, the number of the rule that forbids it.

    What the seat is not asked now has a code in any case, which the rules refuse.
    """
    match action:
        case Take(column, row):
            number = state.column.index(ANIMAL_KEYS.index(column) + 1)
            return constants.ACT_TAKE + number * constants.ROWS + row - 1
        case Lay():
            return _encode_lay(state, seat, action)
        case Breed(q, r):
            return _encode_cell(state, seat, constants.BREED, hex_at(q, r))
        case Done():
            return constants.ACT_DONE
        case Choose(q, r):
            return _encode_cell(state, seat, constants.CHOOSE, hex_at(q, r))
        case Hunt():
            return _encode_hunt(state, seat, action)
        case Roam():
            return _encode_roam(state, seat, action)
        case Starve():
            return constants.ACT_STARVE
        case Hatch(answer):
            return constants.ACT_HATCH_YES if answer == "yes" else constants.ACT_HATCH_NO
        case FirstPlayer(first):
            return constants.ACT_FIRST + first if 0 <= first < state.seats else -G4_9
        case Fill(tile):
            number_ = tile_number(state, tile)
            return -G14_7 if number_ is None else constants.ACT_FILL + number_


def _owes(state: State, seat: int, task: int) -> bool:
    return state.phase == constants.PLAY and 0 <= seat < state.seats and state.task[seat] == task


def _encode_lay(state: State, seat: int, action: Lay) -> int:
    if not _owes(state, seat, constants.LAY):
        return constants.ACT_LAY
    at, orientation = hex_at(action.q, action.r), DIRECTION_KEYS.index(action.orientation)
    forbidding = why_not_lay(state, seat, at, orientation)
    if forbidding:
        return -forbidding
    lays = [0] * constants.LAYS
    n = list_lays(state, seat, lays)
    return constants.ACT_LAY + lays.index(at * constants.DIRECTIONS + orientation, 0, n)


def _encode_cell(state: State, seat: int, task: int, at: int) -> int:
    first, forbidding = _OF_CELLS[task]
    if not _owes(state, seat, task):
        return first
    cell = find_cell(state, seat, at)
    return first + cell if cell >= 0 else -forbidding


_OF_CELLS = {constants.BREED: (constants.ACT_BREED, G8_1), constants.CHOOSE: (constants.ACT_CHOOSE, G18_5)}


def _encode_hunt(state: State, seat: int, action: Hunt) -> int:
    steps = [DIRECTION_KEYS.index(step) for step in action.steps]
    is_asked = _owes(state, seat, constants.HUNT)
    if len(set(steps)) == 1:
        number = line_number(steps[0], len(steps))
    elif len(steps) == 2:  # the steps of a tiger
        number = constants.TWO_STEPS + steps[0] * constants.DIRECTIONS + steps[1]
    else:
        return -G9_2 if is_asked else constants.ACT_HUNT
    if action.young is not None:
        if number >= constants.LINES:
            number += _other_way_round(action.steps, action.young)
        elif is_asked:  # no other hunt leaves a choice
            return -(why_not_hunt(state, seat, state.chosen[seat] - 1, number) or G18_6)
    return constants.ACT_HUNT + number


def _encode_roam(state: State, seat: int, action: Roam) -> int:
    """A walk that is no way is refused as its way would be, and else because that one stands for it."""
    steps = tuple(DIRECTION_KEYS.index(step) for step in action.steps)
    number = way_of(steps)
    if (number >= 0 and WAYS[number].steps == steps) or not _owes(state, seat, constants.ROAM):
        return constants.ACT_ROAM + max(number, 0)
    if number < 0:
        return -G10_5
    return -(why_not_roam(state, seat, state.chosen[seat] - 1, number) or G18_8)


def decode(state: State, seat: int, code: int) -> GodsLoveDinosaursAction:
    """The action of a code."""
    if code >= constants.ACT_FILL:
        return Fill(tile_id(state, code - constants.ACT_FILL))
    if code >= constants.ACT_FIRST:
        return FirstPlayer(code - constants.ACT_FIRST)
    if code >= constants.ACT_HATCH_NO:
        return Hatch("yes" if code == constants.ACT_HATCH_YES else "no")
    if code == constants.ACT_STARVE:
        return Starve()
    if code >= constants.ACT_ROAM:
        return Roam(_steps(code))
    if code >= constants.ACT_HUNT:
        steps, spread = _steps(code), hunt_spread(code - constants.ACT_HUNT)
        return Hunt(steps, _other_way_round(steps, spread) if spread else None)
    if code >= constants.ACT_CHOOSE:
        return Choose(*coordinates(hex_of(state, seat, code - constants.ACT_CHOOSE)))
    if code == constants.ACT_DONE:
        return Done()
    if code >= constants.ACT_BREED:
        return Breed(*coordinates(hex_of(state, seat, code - constants.ACT_BREED)))
    if code >= constants.ACT_LAY:
        return lay_of(lay_at(state, seat, code - constants.ACT_LAY))
    column, row = divmod(code - constants.ACT_TAKE, constants.ROWS)
    return Take(ANIMAL_KEYS[state.column[column] - 1], row + 1)

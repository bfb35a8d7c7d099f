"""The actions of Gods Love Dinosaurs as values, and their codes in the rules (G14.6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dracosaur.core.game import Action, Illegal
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS, Animal, Direction
from dracosaur.games.gods_love_dinosaurs.options import tile_id, tile_number
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_at
from dracosaur.games.gods_love_dinosaurs.rules.hunting import path_length, path_step

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

    steps: Annotated[tuple[Direction, ...], Meta(min_length=1, max_length=constants.MOST_STEPS)]


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


def path_number(steps: tuple[Direction, ...]) -> int:
    """The number of a path in the rules."""
    digits = 0
    for step in steps:
        digits = digits * constants.DIRECTIONS + DIRECTION_KEYS.index(step)
    return constants.SHORTER[len(steps)] + digits


def path_steps(path: int) -> tuple[Direction, ...]:
    """The directions of a numbered path."""
    length = path_length(path)
    return tuple(DIRECTION_KEYS[path_step(path, length, i)] for i in range(length))


def _other_way_round(steps: tuple[Direction, ...], young: int) -> int:
    """From the step with the young to its lower or higher hex, and back: on a falling line they differ."""
    rises = constants.STEP[DIRECTION_KEYS.index(steps[0])] > 0
    return young if rises else 3 - young


def encode(state: State, action: GodsLoveDinosaursAction) -> int:
    """The code of an action; raises Illegal where it has none on this table."""
    match action:
        case Take(column, row):
            number = state.column.index(ANIMAL_KEYS.index(column) + 1)
            return constants.ACT_TAKE + number * constants.ROWS + row - 1
        case Lay(q, r, orientation):
            return constants.ACT_LAY + hex_at(q, r) * constants.DIRECTIONS + DIRECTION_KEYS.index(orientation)
        case Breed(q, r):
            return constants.ACT_BREED + hex_at(q, r)
        case Done():
            return constants.ACT_DONE
        case Choose(q, r):
            return constants.ACT_CHOOSE + hex_at(q, r)
        case Hunt(steps, young):
            spread = 0 if young is None else _other_way_round(steps, young)
            return constants.ACT_HUNT + path_number(steps) * constants.SPREADS + spread
        case Roam(steps):
            return constants.ACT_ROAM + path_number(steps)
        case Starve():
            return constants.ACT_STARVE
        case Hatch(answer):
            return constants.ACT_HATCH_YES if answer == "yes" else constants.ACT_HATCH_NO
        case FirstPlayer(seat):
            if not 0 <= seat < state.seats:
                raise Illegal("why-chance", "G4.9")
            return constants.ACT_FIRST + seat
        case Fill(tile):
            number_ = tile_number(state, tile)
            if number_ is None:
                raise Illegal("why-chance", "G14.7")
            return constants.ACT_FILL + number_


def decode(state: State, code: int) -> GodsLoveDinosaursAction:
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
        return Roam(path_steps(code - constants.ACT_ROAM))
    if code >= constants.ACT_HUNT:
        path, spread = divmod(code - constants.ACT_HUNT, constants.SPREADS)
        steps = path_steps(path)
        return Hunt(steps, _other_way_round(steps, spread) if spread else None)
    if code >= constants.ACT_CHOOSE:
        return Choose(*coordinates(code - constants.ACT_CHOOSE))
    if code == constants.ACT_DONE:
        return Done()
    if code >= constants.ACT_BREED:
        return Breed(*coordinates(code - constants.ACT_BREED))
    if code >= constants.ACT_LAY:
        at, orientation = divmod(code - constants.ACT_LAY, constants.DIRECTIONS)
        return Lay(*coordinates(at), DIRECTION_KEYS[orientation])
    column, row = divmod(code - constants.ACT_TAKE, constants.ROWS)
    return Take(ANIMAL_KEYS[state.column[column] - 1], row + 1)

"""What is printed on boards and die, for a shell that draws it once (D1, D2, D3.2, D4, D6.3)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from dracosaur.core.game import Message, Value
from dracosaur.games.draftosaurus import options as options_module
from dracosaur.games.draftosaurus.keys import (
    BOARD_KEYS,
    FACE_KEYS,
    PLACE_KEYS,
    SPECIES_KEYS,
    Face,
    Place,
    Species,
)
from dracosaur.games.draftosaurus.options import DraftosaurusOptions
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import measure_pens
from dracosaur.games.draftosaurus.rules.placement import ROW_FROM, ROW_TO, TOUCHES
from dracosaur.games.draftosaurus.rules.scoring import MEADOW_ROW, SPACE_POINTS, STEEP_ROW
from dracosaur.games.draftosaurus.score import PLACE_RULES, line_of

Terrain = Literal["woodlands", "grasslands"]
Bank = Literal["food_court", "restrooms"]  # left and right of the river

_ROWS: Final = {
    "forest_of_sameness": STEEP_ROW,
    "well_ordered_wood": STEEP_ROW,
    "meadow_of_differences": MEADOW_ROW,
}
_NEEDS: Final[dict[Face, Literal["empty", "no_trex"]]] = {"empty_pen": "empty", "beware_trex": "no_trex"}


class PrintedSpace(Value, frozen=True):
    """A space of the Pyramid (D10.3)."""

    space: int
    row: int  # from 1 at the bottom
    points: int
    touches: tuple[int, ...]  # the spaces beside it


class PrintedPlace(Value, frozen=True):
    """A pen or the river."""

    place: Place
    capacity: int | None  # None where there is no limit
    line: str  # of the score sheet; the halves of the bridge share one
    rule: str  # by which it scores
    about: Message
    points: tuple[int, ...] = ()  # the printed row, for 1, 2, 3, … dinosaurs
    spaces: tuple[PrintedSpace, ...] = ()


class Quarter(Value, frozen=True):
    """One terrain on one bank of the river (D2.2), with its pens from top to bottom."""

    terrain: Terrain
    bank: Bank
    pens: tuple[PrintedPlace, ...]


class PrintedBoard(Value, frozen=True):
    """One side of a board."""

    board: str
    quarters: tuple[Quarter, ...]
    river: PrintedPlace

    @property
    def places(self) -> dict[Place, PrintedPlace]:
        """All pens by quarters, then the river."""
        pens = [pen for quarter in self.quarters for pen in quarter.pens]
        return {printed.place: printed for printed in (*pens, self.river)}


class PrintedFace(Value, frozen=True):
    """A face of the die and the pens that it leaves open; the river always is (D6.3)."""

    face: Face
    meaning: Message
    pens: dict[str, tuple[Place, ...]]  # by board
    needs: Literal["empty", "no_trex"] | None  # what holds of a pen beyond that


class Setup(Value, frozen=True):
    """What so many players play with (D3.2, D4)."""

    seats: int
    pieces: int  # of each species in the bag
    hand: int
    rounds: int
    turns: int  # of a round


class DraftosaurusPrinted(Value, frozen=True):
    """Both sides of the board, the die and the numbers of the rulebook for a table."""

    species: tuple[Species, ...]
    boards: tuple[PrintedBoard, ...]
    faces: tuple[PrintedFace, ...]
    setups: tuple[Setup, ...]

    def board(self, key: str) -> PrintedBoard:
        """The side with this key."""
        return self.boards[BOARD_KEYS.index(key)]


@cache
def printed(options: DraftosaurusOptions) -> DraftosaurusPrinted:
    """What lies on a table with these options."""
    return DraftosaurusPrinted(
        species=SPECIES_KEYS,
        boards=tuple(_board(side, options) for side in (constants.SUMMER, constants.WINTER)),
        faces=tuple(_face(number, face) for number, face in enumerate(FACE_KEYS)),
        setups=tuple(
            Setup(seats, pieces, constants.HAND, constants.ROUNDS[seats], constants.TURNS[seats])
            for seats, pieces in enumerate(constants.PIECES)
            if pieces
        ),
    )


def _board(side: int, options: DraftosaurusOptions) -> PrintedBoard:
    state = State()
    state.options = options_module.to_row(options)
    state.board = side
    measure_pens(state)
    *pens, river = (_place(state, number, key) for number, key in enumerate(PLACE_KEYS[side]))
    zones: dict[tuple[Terrain, Bank], list[PrintedPlace]] = {}
    for number, pen in enumerate(pens):
        terrain: Terrain = "woodlands" if _is_open(constants.WOODLANDS, number) else "grasslands"
        bank: Bank = "restrooms" if _is_open(constants.RESTROOMS, number) else "food_court"
        zones.setdefault((terrain, bank), []).append(pen)
    quarters = tuple(Quarter(terrain, bank, tuple(inside)) for (terrain, bank), inside in zones.items())
    return PrintedBoard(BOARD_KEYS[side], quarters, river)


def _place(state: State, number: int, key: Place) -> PrintedPlace:
    is_pyramid = state.board == constants.WINTER and number == constants.PYRAMID
    capacity = state.capacity[number]
    line = line_of(key)
    return PrintedPlace(
        place=key,
        capacity=None if capacity == constants.NO_LIMIT else capacity,
        line=line,
        rule=PLACE_RULES[line],
        about=Message(f"pen-rule-{key}"),
        points=tuple(_ROWS[key][1:]) if key in _ROWS else (),
        spaces=tuple(_space(space) for space in range(constants.SPACES)) if is_pyramid else (),
    )


def _space(space: int) -> PrintedSpace:
    rows = sorted(set(zip(ROW_FROM, ROW_TO, strict=True)))
    row = next(i for i, (first, last) in enumerate(rows, start=1) if first <= space <= last)
    beside = tuple(sorted(other + 1 for other in TOUCHES[space] if other >= 0))
    return PrintedSpace(space + 1, row, SPACE_POINTS[space], beside)


def _is_open(zone: int, pen: int) -> bool:
    return constants.OPENED[zone] >> pen & 1 == 1


def _face(number: int, face: Face) -> PrintedFace:
    is_zone = number < len(constants.OPENED)
    pens = {
        BOARD_KEYS[side]: tuple(
            key for pen, key in enumerate(keys[: constants.PENS]) if not is_zone or _is_open(number, pen)
        )
        for side, keys in enumerate(PLACE_KEYS)
    }
    return PrintedFace(face, Message(f"meaning-{face}"), pens, _NEEDS.get(face))

"""An ecosystem as lines of text: hexes in shifted rows, each with its ground, its figure and a mark.

With room a cell has sloping sides above and below and takes two lines for each row; without room the rows
stand close, like bricks. In both a cell is four columns wide: a side, ground, figure, mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from textual.content import Content

from dracosaur.games.gods_love_dinosaurs.ecosystem import Cell
from dracosaur.games.gods_love_dinosaurs.keys import Figure, Terrain
from dracosaur.games.gods_love_dinosaurs.tiles import Hex
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import MIDDLE, WIDTH, Place
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import (
    GROUNDS,
    figure_letter,
    figure_style,
    ground_sign,
    ground_style,
)
from dracosaur.text import Words

WAITING: Final = "!"
BORN: Final = "°"
ADDED: Final = "+"  # a cell that can get a young
END: Final = "▪"  # where a hunt can end
EATEN: Final = "×"
SPOT: Final = "•"  # where the tile fits as it lies now
TURNED_SPOT: Final = "·"  # where it fits turned another way
CURSOR: Final = ("[", "]")
SECOND: Final = ("(", ")")
HUNTER: Final = ("‹", "›")
ROLE_MARKS: Final = {None: " ", "waiting": WAITING, "born": BORN}

GOOD: Final = "bold $background on $accent"
BAD: Final = "bold $background on $error"


@dataclass(frozen=True)
class Mark:
    """What is drawn over a cell, or on a place where nothing lies."""

    sign: str | None = None  # in the third column
    sign_style: str = GOOD
    ground: str | None = None  # instead of the sign of the terrain
    sides: tuple[str, str] | None = None
    side_style: str = "bold $accent"
    ghost: Hex | None = None  # a hex that is only considered
    spot: str | None = None  # a single sign in the middle of an empty place

    def over(self, other: Mark | None) -> Mark:
        """This mark, and what the other one says besides."""
        if other is None:
            return self
        sign = (self.sign, self.sign_style) if self.sign is not None else (other.sign, other.sign_style)
        sides = (self.sides, self.side_style) if self.sides is not None else (other.sides, other.side_style)
        return replace(
            self,
            sign=sign[0],
            sign_style=sign[1],
            sides=sides[0],
            side_style=sides[1],
            ground=self.ground or other.ground,
            ghost=self.ghost or other.ghost,
            spot=self.spot or other.spot,
        )


Marks = Mapping[Place, Mark]


@dataclass
class Sheet:
    """Characters with their styles, line by line; what lies outside is dropped."""

    width: int
    height: int
    lines: list[list[tuple[str, str]]] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = [[(" ", "")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write the text, one character for each column."""
        if 0 <= y < self.height:
            for i, character in enumerate(text):
                if 0 <= x + i < self.width:
                    self.lines[y][x + i] = character, style

    def content(self) -> Content:
        """Everything as text, equal neighbours together."""
        return Content("\n").join(_joined(line) for line in self.lines)


def _joined(line: Iterable[tuple[str, str]]) -> Content:
    runs: list[tuple[str, str]] = []
    for character, style in line:
        if runs and runs[-1][1] == style:
            runs[-1] = runs[-1][0] + character, style
        else:
            runs.append((character, style))
    return Content.assemble(*runs)


@dataclass(frozen=True)
class Window:
    """The part of the grid that is on the screen: its first column and line, its size, lines for each row."""

    left: int
    top: int
    width: int
    height: int
    pitch: int

    def corner(self, place: Place) -> tuple[int, int]:
        """The column and line of the left side of a cell."""
        return grid.column(place) - self.left, place[1] * self.pitch - self.top

    def place(self, x: int, y: int) -> Place:
        """The cell in a column and line of the window."""
        return grid.cell_at(x + self.left, (y + self.top) // self.pitch)

    @property
    def middle(self) -> tuple[int, int]:
        """The column and the row of the grid in the middle of the window."""
        return self.left + self.width // 2, (self.top + self.height // 2) // self.pitch


def draw(words: Words, cells: Mapping[Place, Cell], marks: Marks, window: Window) -> Content:
    """The ecosystem with its marks as it looks through the window."""
    sheet = Sheet(window.width, window.height)
    if window.pitch > 1:
        for place, cell in cells.items():
            _slopes(sheet, window, place, cell.terrain)
        for place, mark in marks.items():
            if mark.ghost is not None:
                _slopes(sheet, window, place, mark.ghost.terrain)
    for place, cell in cells.items():
        _cell(sheet, window, words, place, (cell.terrain, cell.figure), ROLE_MARKS[cell.role])
    for place, mark in marks.items():
        _mark(sheet, window, words, place, mark, cells.get(place))
    _arrows(sheet, window, cells)
    return sheet.content()


def _slopes(sheet: Sheet, window: Window, place: Place, terrain: Terrain) -> None:
    """The upper and lower sides of a cell, with a bit of its ground in both tips."""
    x, y = window.corner(place)
    for line, sides in ((y - 1, "╱╲"), (y + 1, "╲╱")):
        sheet.put(x + 1, line, sides[0], "$ink-soft")
        sheet.put(x + MIDDLE, line, " ", f"on {GROUNDS[terrain]}")
        sheet.put(x + 3, line, sides[1], "$ink-soft")


def _cell(
    sheet: Sheet,
    window: Window,
    words: Words,
    place: Place,
    held: tuple[Terrain, Figure | None],
    sign: str,
) -> None:
    x, y = window.corner(place)
    terrain, figure = held
    style = ground_style(terrain)
    if window.pitch > 1:
        sheet.put(x, y, "│", "$ink-soft")
        sheet.put(x + WIDTH, y, "│", "$ink-soft")
    ground = ground_sign(words, terrain, is_nest=place == (0, 0))
    sheet.put(x + 1, y, ground, f"bold {style}" if terrain == "mountain" else style)
    sheet.put(x + 2, y, figure_letter(words, figure), style if figure is None else figure_style(figure))
    sheet.put(x + 3, y, sign, f"bold {style}")


def _mark(sheet: Sheet, window: Window, words: Words, place: Place, mark: Mark, cell: Cell | None) -> None:
    x, y = window.corner(place)
    if mark.ghost is not None:
        _cell(sheet, window, words, place, (mark.ghost.terrain, mark.ghost.animal), " ")
    elif cell is None and mark.spot is not None:
        sheet.put(x + MIDDLE, y, mark.spot, "$ink-soft" if mark.spot == TURNED_SPOT else "bold $accent")
    if mark.ground is not None:
        sheet.put(x + 1, y, mark.ground, mark.sign_style)
    if mark.sign is not None:
        sheet.put(x + 3, y, mark.sign, mark.sign_style)
    if mark.sides is not None:
        sheet.put(x, y, mark.sides[0], mark.side_style)
        sheet.put(x + WIDTH, y, mark.sides[1], mark.side_style)


def _arrows(sheet: Sheet, window: Window, cells: Mapping[Place, Cell]) -> None:
    """Arrows at the edges behind which the ecosystem goes on."""
    left, right, top, bottom = grid.frame(cells)
    x, y = window.width // 2, window.height // 2
    if left < window.left:
        sheet.put(0, y, "◂", "bold $accent")
    if right >= window.left + window.width:
        sheet.put(window.width - 1, y, "▸", "bold $accent")
    if top * window.pitch < window.top:
        sheet.put(x, 0, "▴", "bold $accent")
    if bottom * window.pitch >= window.top + window.height:
        sheet.put(x, window.height - 1, "▾", "bold $accent")

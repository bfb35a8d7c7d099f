"""The boards of a view as a picture: pens with dinosaurs, hexes with animals, caves with dragons.

Plain shapes with short names, for a look at what an agent does; people have the page and the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, radians, sin, sqrt
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]
View = Any  # the game's

PAPER: Final[Colour] = (250, 246, 236)
INK: Final[Colour] = (46, 40, 34)
LINE: Final[Colour] = (196, 186, 166)
FREE: Final[Colour] = (236, 228, 208)
_MARGIN: Final = 12
_FONT: Final = 13
_ROW: Final = 30  # of a pen
_PEN: Final = 340  # how wide one is
_NAME: Final = 160  # of it for the name
_HEX: Final = 17  # from the middle to a corner
_CELL: Final = 86  # a space of a mat

# The colours of the page, so that a species looks the same wherever it is met.
SPECIES: Final[Mapping[str, Colour]] = {
    "tyrannosaurus": (203, 68, 49),
    "diplodocus": (229, 157, 173),
    "triceratops": (232, 184, 60),
    "spinosaurus": (226, 127, 48),
    "stegosaurus": (70, 119, 184),
    "parasaurolophus": (95, 155, 77),
}
TERRAINS: Final[Mapping[str, Colour]] = {
    "lake": (150, 196, 222),
    "forest": (142, 184, 128),
    "plains": (234, 216, 142),
    "mountain": (176, 168, 160),
    "wild": (214, 176, 206),
}


class Canvas:
    """A sheet that is drawn on."""

    def __init__(self, width: float, height: float) -> None:
        self.image = Image.new("RGB", (int(width), int(height)), PAPER)
        self._draw = ImageDraw.Draw(self.image)
        self._font = ImageFont.load_default(_FONT)

    def text(self, x: float, y: float, text: str, anchor: str = "lm") -> None:
        """Words at a place."""
        self._draw.text((x, y), text, INK, self._font, anchor)

    def box(self, box: Box, fill: Colour) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(box, 6, fill, LINE)

    def disc(self, x: float, y: float, fill: Colour, letters: str) -> None:
        """A piece with its letters."""
        self._draw.ellipse((x - 12, y - 12, x + 12, y + 12), fill, INK)
        self.text(x, y, letters, "mm")

    def hexagon(self, x: float, y: float, fill: Colour) -> None:
        """A hex around a place, a corner above."""
        corners = [(x + _HEX * sin(radians(60 * k)), y + _HEX * cos(radians(60 * k))) for k in range(6)]
        self._draw.polygon(corners, fill, LINE)


def pens(view: View) -> Image.Image:
    """The zoos of Draftosaurus side by side."""
    rows = max(len(zoo) for zoo in view.zoos)
    canvas = Canvas(len(view.zoos) * _PEN + _MARGIN, (rows + 1) * _ROW + _MARGIN)
    for seat, zoo in enumerate(view.zoos):
        x = _MARGIN + seat * _PEN
        canvas.text(x, _ROW / 2, f"player {seat}")
        for row, (pen, pieces) in enumerate(zoo.items(), 1):
            canvas.box((x, row * _ROW, x + _PEN - _MARGIN, (row + 1) * _ROW - 3), FREE)
            canvas.text(x + 6, (row + 0.45) * _ROW, pen.replace("_", " "))
            for k, species in enumerate(piece for piece in pieces if piece is not None):
                canvas.disc(x + _NAME + 26 * k, (row + 0.45) * _ROW, SPECIES[species], species[:2].title())
    return canvas.image


def hexes(view: View) -> Image.Image:
    """The ecosystems of Gods Love Dinosaurs side by side."""
    step = sqrt(3) * _HEX
    boards = []
    for ecosystem in view.ecosystems:
        places = [(step * (cell.q + cell.r / 2), 1.5 * _HEX * cell.r) for cell in ecosystem.cells]
        left, top = min(x for x, _ in places) - step, min(y for _, y in places) - 4 * _HEX
        width, height = max(x for x, _ in places) - left + step, max(y for _, y in places) - top + 2 * _HEX
        boards.append(([(x - left, y - top) for x, y in places], max(width, 130.0), height))
    canvas = Canvas(sum(width for _, width, _ in boards), max(height for _, _, height in boards))
    right = 0.0
    for seat, (ecosystem, (places, width, _)) in enumerate(zip(view.ecosystems, boards, strict=True)):
        canvas.text(right + _MARGIN, _MARGIN, f"player {seat}: {ecosystem.eggs} eggs")
        for cell, (x, y) in zip(ecosystem.cells, places, strict=True):
            canvas.hexagon(right + x, y, TERRAINS[cell.terrain])
            if cell.figure is not None:
                canvas.text(right + x, y, cell.figure[:3], "mm")
        right += width
    return canvas.image


def caves(view: View) -> Image.Image:
    """The mats of Wyrmspan side by side; a dragon is the number of its card."""
    columns = len(view.players[0].spaces) // 3
    width = columns * _CELL + _MARGIN
    canvas = Canvas(len(view.players) * width + _MARGIN, 3 * _CELL + _ROW + _MARGIN)
    for seat, player in enumerate(view.players):
        x = _MARGIN + seat * width
        canvas.text(x, _ROW / 2, f"player {seat}: {player.coins} coins, resources {list(player.resources)}")
        for i, space in enumerate(player.spaces):
            left, top = x + i % columns * _CELL, _ROW + i // columns * _CELL
            is_open = space.excavated or space.dragon > 0
            canvas.box((left, top, left + _CELL - 4, top + _CELL - 4), FREE if is_open else LINE)
            lines = [f"dragon {space.dragon}"] if space.dragon else []
            lines += [f"{n} {what}" for what, n in _on(space) if n]
            for k, line in enumerate(lines):
                canvas.text(left + 5, top + 12 + 16 * k, line)
    return canvas.image


def _on(space: Any) -> list[tuple[str, int]]:  # of Wyrmspan's view
    return [("eggs", space.eggs), ("cached", sum(space.cached)), ("tucked", space.tucked)]


BOARDS: Final[Mapping[str, Callable[[View], Image.Image]]] = {
    "draftosaurus": pens,
    "gods_love_dinosaurs": hexes,
    "wyrmspan": caves,
}


def picture(game: str, view: View, text: str) -> Image.Image:
    """The boards, and below them in words all that the view tells."""
    lines, font, line = text.splitlines(), ImageFont.load_default(_FONT), _FONT + 3
    boards = BOARDS[game](view)
    width = max(boards.width, *(int(font.getlength(each)) + 2 * _MARGIN for each in lines))
    image = Image.new("RGB", (width, boards.height + line * len(lines) + 2 * _MARGIN), PAPER)
    image.paste(boards, (0, 0))
    draw = ImageDraw.Draw(image)
    for i, each in enumerate(lines):
        draw.text((_MARGIN, boards.height + _MARGIN + line * i), each, INK, font)
    return image

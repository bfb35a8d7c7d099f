"""Terrains, figures, tiles and eggs as letters with a colour."""

from __future__ import annotations

from collections import Counter
from typing import Final

from textual.content import Content

from dracosaur.games.gods_love_dinosaurs.ecosystem import GOLD, Cell, Ecosystem
from dracosaur.games.gods_love_dinosaurs.keys import FIGURE_KEYS, Figure, Terrain
from dracosaur.games.gods_love_dinosaurs.tiles import Tile
from dracosaur.text import Words

NEST_SIGN: Final = "⌂"
GOLDEN_EGG: Final = "●"
EGG: Final = "○"

# Grounds carry light ink and figures dark ink, so that both can be read on either theme.
GROUNDS: Final[dict[Terrain, str]] = {
    "lake": "#2d6385",
    "forest": "#2f6138",
    "plains": "#857328",
    "mountain": "#6f6a66",
    "wild": "#74497d",
}
INKS: Final[dict[Figure, str]] = {
    "frog": "#a6d86f",
    "rat": "#c9bcae",
    "rabbit": "#f4e6c4",
    "tiger": "#f2a13c",
    "eagle": "#dfe8f7",
    "dinosaur": "#ee7b78",
}
LIGHT_INK: Final = "#f5f0e4"
DARK_INK: Final = "#1c1712"


def ground_style(terrain: Terrain) -> str:
    """How the ground of a cell is painted."""
    return f"{LIGHT_INK} on {GROUNDS[terrain]}"


def figure_style(figure: Figure) -> str:
    """How the letter of a figure is painted."""
    return f"bold {DARK_INK} on {INKS[figure]}"


def ground_sign(words: Words, terrain: Terrain, is_nest: bool = False) -> str:
    """One sign for a terrain; the nest mountain has its own."""
    return NEST_SIGN if is_nest else words.say(f"letter-terrain-{terrain}")


def figure_letter(words: Words, figure: Figure | None) -> str:
    """One letter for a figure, a space for none."""
    return " " if figure is None else words.name_of("letter", figure)


def figure_chip(words: Words, figure: Figure) -> Content:
    """A figure alone."""
    return Content.styled(figure_letter(words, figure), figure_style(figure))


def face(words: Words, tile: Tile) -> Content:
    """Both hexes of a tile side by side, three columns each."""
    parts = []
    for hex_ in tile.hexes:
        style = ground_style(hex_.terrain)
        parts.append(Content.styled(ground_sign(words, hex_.terrain), style))
        parts.append(Content.styled(" ", style) if hex_.animal is None else figure_chip(words, hex_.animal))
        parts.append(Content.styled(" ", style))
    return Content("").join(parts)


def cell_in_words(words: Words, cell: Cell) -> str:
    """What a cell is and what stands on it."""
    parts = [words.name_of("terrain", cell.terrain)]
    if (cell.q, cell.r) == (0, 0):
        parts.append(words.say("nest"))
    if cell.figure is not None:
        parts.append(words.name_of("animal", cell.figure))
    if cell.role == "waiting":
        parts.append(words.say("waiting"))
    return f"({cell.q}, {cell.r}) {' · '.join(parts)}"


def eggs(count: int) -> Content:
    """Golden eggs and ordinary ones (G12.4)."""
    return Content.assemble(
        (f"{GOLDEN_EGG}{count // GOLD}", "bold $warning"), " ", (f"{EGG}{count % GOLD}", "bold")
    )


def population(words: Words, ecosystem: Ecosystem) -> Content:
    """How many figures of each kind live here, dinosaurs first."""
    counts = Counter(cell.figure for cell in ecosystem.cells if cell.figure is not None)
    kinds: tuple[Figure, ...] = ("dinosaur", *FIGURE_KEYS[:-1])
    return Content(" ").join(
        Content.assemble(figure_chip(words, kind), str(counts[kind])) for kind in kinds if counts[kind]
    )

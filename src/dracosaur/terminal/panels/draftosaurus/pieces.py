"""Dinosaurs as chips with a letter and a colour, and the slots they stand in."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from textual.content import Content

from dracosaur.games.draftosaurus.keys import Species
from dracosaur.terminal.panels.base import NEW
from dracosaur.text import Words

# Ground and ink of each chip, after the colours of D1.2; readable on both themes.
COLOURS: Final[dict[Species, tuple[str, str]]] = {
    "tyrannosaurus": ("#a63446", "#fff4ea"),
    "diplodocus": ("#dc97b4", "#33191f"),
    "triceratops": ("#e5c558", "#352a08"),
    "spinosaurus": ("#d97e3a", "#2e1604"),
    "stegosaurus": ("#41759f", "#f2f8ff"),
    "parasaurolophus": ("#6f9a4f", "#14200b"),
}
CHIP: Final = 3  # columns
NOBODY: Final[frozenset[int]] = frozenset()


def style_of(species: Species) -> str:
    """The style of the species' chip."""
    ground, ink = COLOURS[species]
    return f"bold {ink} on {ground}"


def letter(words: Words, species: Species | None) -> str:
    """One letter for a dinosaur, a point for a free slot."""
    return "·" if species is None else words.name_of("letter", species)


def chip(words: Words, species: Species | None, is_new: bool = False) -> Content:
    """A dinosaur, or a free slot."""
    text = f"{NEW if is_new else ' '}{letter(words, species)} "
    return Content.styled(text, "$ink-soft" if species is None else style_of(species))


def letters(words: Words, pieces: Sequence[Species | None], new: Set[int] = NOBODY) -> Content:
    """Dinosaurs side by side, one column each; the new ones have their sign before them."""
    parts: list[tuple[str, str]] = []
    for i, piece in enumerate(pieces):
        if i in new:
            parts.append((NEW, "bold $accent"))
        parts.append((letter(words, piece), "$ink-soft" if piece is None else style_of(piece)))
    return Content.assemble(*parts)


def slots(
    words: Words,
    pieces: Sequence[Species | None],
    room: int | None,
    size: tuple[int, int],
    printed: Sequence[int] = (),
    by_pairs: bool = False,
    new: Set[int] = NOBODY,
) -> Content:
    """The slots of a pen in the given columns and rows; `room` None means that there is always one more."""
    width, height = size
    count = max(len(pieces) + 1, 2 if by_pairs else 3) if room is None else room
    standing = [*pieces, *[None] * (count - len(pieces))]
    if height >= 3 and count * (CHIP + 3) - 1 <= width:
        return _boxed(words, standing, printed if height >= 4 else (), 2 if by_pairs else 1, new)
    group = 2 if by_pairs else 1
    gap = 2 if by_pairs else 1
    chips = [chip(words, piece, i in new) for i, piece in enumerate(standing)]
    groups = [chips[i : i + group] for i in range(0, count, group)]
    if not by_pairs and len(groups) * (CHIP + gap) - gap > width:
        gap = 0
    in_row = max((width + gap) // (CHIP * group + gap), 1)
    rows = [groups[i : i + in_row] for i in range(0, len(groups), in_row)]
    lines = [Content(" " * gap).join(Content("").join(pair) for pair in row) for row in rows]
    if printed and len(lines) == 1 and height >= 2:
        lines.append(_under(printed, len(pieces), CHIP + gap, CHIP))
    # With room to spare the rows stand apart.
    return Content("\n\n" if 1 < len(lines) <= (height + 1) // 2 and not printed else "\n").join(lines)


def brick(text: str, piece: Species | None, height: int, ink: str = "$ink-soft") -> Content:
    """A space of the Pyramid with a text in it, three rows high where there is room."""
    if height < 3:
        return Content.styled(text.center(CHIP), style_of(piece) if piece else f"{ink} on $background")
    width = 7
    if piece is None:
        lines = [("▁" * width, ink), (f"▏{text.center(width - 2)}▕", ink), ("▔" * width, ink)]
    else:
        ground = COLOURS[piece][0]
        lines = [("▄" * width, ground), (text.center(width), style_of(piece)), ("▀" * width, ground)]
    return Content("\n").join(Content.styled(line, style) for line, style in lines)


def _boxed(
    words: Words,
    standing: Sequence[Species | None],
    printed: Sequence[int],
    group: int,
    new: Set[int],
) -> Content:
    """Slots as boxes, where there is room for them; those of a group stand side by side."""
    edges = [("▁▁▁▁▁", "▔▔▔▔▔") if piece is None else ("▄▄▄▄▄", "▀▀▀▀▀") for piece in standing]
    top, middle, bottom = [], [], []
    for i, (piece, (above, below)) in enumerate(zip(standing, edges, strict=True)):
        if piece is None:
            top.append(Content.styled(above, "$ink-soft"))
            middle.append(Content.styled("▏ · ▕", "$ink-soft"))
            bottom.append(Content.styled(below, "$ink-soft"))
        else:
            ground = COLOURS[piece][0]
            top.append(Content.styled(above, ground))
            sign = NEW if i in new else " "
            middle.append(Content.styled(f" {sign}{letter(words, piece)}  ", style_of(piece)))
            bottom.append(Content.styled(below, ground))
    lines = [
        Content(" ").join(Content("").join(parts[i : i + group]) for i in range(0, len(parts), group))
        for parts in (top, middle, bottom)
    ]
    if printed:
        taken = sum(piece is not None for piece in standing)
        lines.append(_under(printed, taken, 6, 5))
    return Content("\n").join(lines)


def _under(printed: Sequence[int], taken: int, step: int, width: int) -> Content:
    """The printed score row; the number that counts now stands out."""
    cells = [
        Content.styled(str(points).center(width), "bold $accent" if i + 1 == taken else "$ink-soft")
        for i, points in enumerate(printed)
    ]
    return Content(" " * (step - width)).join(cells)

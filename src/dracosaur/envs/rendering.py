"""A table as text and as a picture, both from a view: who renders sees no more than who plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 100  # of a line of text
_FONT_SIZE: Final = 14
_LINE: Final = 17  # pixels
_MARGIN: Final = 12
_PAPER: Final = (250, 246, 236)
_INK: Final = (46, 40, 34)


def as_text(view: Any) -> str:  # the game's View
    """What the view tells, a line for each thing, what is inside something indented."""
    return "\n".join(_lines(msgspec.to_builtins(view), ""))


def _lines(value: object, indent: str) -> Iterator[str]:
    entries: Iterator[tuple[object, object]]
    if isinstance(value, Mapping):
        entries = iter(value.items())
    else:
        assert isinstance(value, Sequence)
        entries = iter(enumerate(value))
    for name, part in entries:
        short = _short(part)
        if len(indent) + len(str(name)) + 2 + len(short) <= WIDTH or not isinstance(
            part, (Mapping, list, tuple)
        ):
            yield f"{indent}{name}: {short}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")


def _short(value: object) -> str:
    """The value in one line."""
    if value is None:
        return "-"
    if isinstance(value, Mapping):
        return ", ".join(
            f"{name} {_short(part)}" for name, part in value.items() if part not in (None, [], {})
        )
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_short, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_picture(text: str) -> NDArray[np.uint8]:
    """The text as an image, in colours of height × width × 3; needs Pillow."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            "Pictures need Pillow, a part of the extra `rl`: pip install 'dracosaur[rl]'"
        ) from None
    font = ImageFont.load_default(_FONT_SIZE)
    lines = text.splitlines()
    wide = int(max((font.getlength(line) for line in lines), default=0))
    image = Image.new("RGB", (wide + 2 * _MARGIN, _LINE * len(lines) + 2 * _MARGIN), _PAPER)
    draw = ImageDraw.Draw(image)
    for i, line in enumerate(lines):
        draw.text((_MARGIN, _MARGIN + _LINE * i), line, _INK, font)
    return np.asarray(image)


def rendered(mode: str | None, view: Any) -> str | NDArray[np.uint8] | None:  # the game's View
    """The view in a render mode; `human` prints it."""
    if mode == "rgb_array":
        return as_picture(as_text(view))
    if mode == "human":
        print(as_text(view), flush=True)
        return None
    return as_text(view) if mode == "ansi" else None

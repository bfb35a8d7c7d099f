"""A table as text and as a picture, both from a view: who renders sees no more than who plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from dracosaur.core.game import AnyGame

WIDTH: Final = 100  # of a line of text


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


def as_picture(game: AnyGame, view: Any) -> NDArray[np.uint8]:  # the game's View
    """The boards with the text below, in colours of height × width × 3; needs Pillow."""
    try:
        from dracosaur.envs.pictures import picture
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            "Pictures need Pillow, a part of the extra `rl`: pip install 'dracosaur[rl]'"
        ) from None
    return np.asarray(picture(game.name, view, as_text(view)))


def rendered(mode: str | None, game: AnyGame, view: Any) -> str | NDArray[np.uint8] | None:
    """The view of a game in a render mode; `human` prints it."""
    if mode == "rgb_array":
        return as_picture(game, view)
    if mode == "human":
        print(as_text(view), flush=True)
        return None
    return as_text(view) if mode == "ansi" else None

"""The tables of docs/environments.md: `python -m dracosaur.envs.layouts` prints them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from dracosaur.envs.layout import KINDS, markdown
from dracosaur.games import GAMES

TITLES = {
    "TABLE": "of the table",
    "PLAYER": "of each player, the own first, then clockwise",
    "RIVAL": "of the Automa",
    "FEATURES": "of each legal action",
}


def tables() -> Iterator[str]:
    """What the kinds mean, then every slice of every game."""
    yield "| kind | what it is |\n|---|---|\n" + "".join(
        f"| {kind} | {what} |\n" for kind, what in KINDS.items()
    )
    for name in GAMES:
        module = importlib.import_module(f"dracosaur.envs.layouts.{name}")
        yield f"### {name.replace('_', ' ').title()}\n"
        for part, title in TITLES.items():
            if hasattr(module, part):
                yield markdown(title, getattr(module, part))


if __name__ == "__main__":
    print("\n".join(tables()), end="")

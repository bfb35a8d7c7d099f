"""Dracosaur: Draftosaurus, Gods Love Dinosaurs and Wyrmspan, to play, study and solve.

`load(name)` gives a game, `Table.open(game, …)` a match, `bots.make(name, game, Rng(seed))` a player for it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dracosaur import bots
    from dracosaur.core.game import Illegal
    from dracosaur.core.rng import Rng
    from dracosaur.core.table import Table
    from dracosaur.games import GAMES, load

__version__ = "0.1.0"

# Where each name lives; imported when asked for, so that `import dracosaur` loads nothing.
_HOMES: Final = {
    "GAMES": "dracosaur.games",
    "Illegal": "dracosaur.core.game",
    "Rng": "dracosaur.core.rng",
    "Table": "dracosaur.core.table",
    "bots": "dracosaur",
    "load": "dracosaur.games",
}

__all__ = ["GAMES", "Illegal", "Rng", "Table", "__version__", "bots", "load"]


def __getattr__(name: str) -> Any:  # Any: whatever the name stands for
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOMES[name]
    if home == __name__:
        return importlib.import_module(f"{home}.{name}")
    return getattr(importlib.import_module(home), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

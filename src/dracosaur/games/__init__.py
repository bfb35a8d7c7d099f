"""The games, each with the same rooms, and the list of them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from dracosaur.core.game import AnyGame

# Name of a game, and the class of its facade: imported when asked for, so that no game loads the others.
GAMES: Final[Mapping[str, str]] = {
    "draftosaurus": "dracosaur.games.draftosaurus:Draftosaurus",
    "gods_love_dinosaurs": "dracosaur.games.gods_love_dinosaurs:GodsLoveDinosaurs",
    "wyrmspan": "dracosaur.games.wyrmspan.game:Wyrmspan",
}


class UnknownGame(ValueError):
    """There is no game of this name; the message lists those there are."""


@cache
def load(name: str) -> AnyGame:
    """The game of this name."""
    if name not in GAMES:
        raise UnknownGame(f"unknown game {name!r}; the games are {', '.join(GAMES)}")
    module, _, kind = GAMES[name].partition(":")
    game: AnyGame = getattr(importlib.import_module(module), kind)()
    return game


def presets(name: str) -> Mapping[str, Mapping[str, Any]]:
    """The named presets in the options room of a game, as the option `edition` takes them."""
    module = importlib.import_module(f"dracosaur.games.{name}.options")
    found: Mapping[str, Mapping[str, Any]] = getattr(module, "PRESETS", {})
    return found

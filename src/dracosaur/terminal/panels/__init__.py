"""One panel for each game: the only rooms of the terminal client that know a game."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Final

from dracosaur.terminal.panels.base import Panel

# Name of a game, and the class of its panel; imported when asked for.
PANELS: Final[Mapping[str, str]] = {
    "draftosaurus": "dracosaur.terminal.panels.draftosaurus:DraftosaurusPanel",
}


class NoPanel(ValueError):
    """The terminal client cannot draw this game; the message lists those it can."""


def load_panel(game_name: str) -> Panel:
    """The panel of a game."""
    if game_name not in PANELS:
        raise NoPanel(f"the terminal client has no board for {game_name!r}; it can play {', '.join(PANELS)}")
    module, _, kind = PANELS[game_name].partition(":")
    panel: Panel = getattr(importlib.import_module(module), kind)()
    return panel


__all__ = ["PANELS", "NoPanel", "Panel", "load_panel"]

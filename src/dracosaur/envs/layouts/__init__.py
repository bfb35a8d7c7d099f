"""The layout of each game's observations, and of the features of its actions."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from dracosaur.core.game import AnyGame
from dracosaur.core.twin import Row
from dracosaur.envs.layout import Layout, Slice


def layout_of(game: AnyGame, seats: int, options: Row) -> Layout:
    """The layout of a table with so many seats and these options, as the rules read them."""
    made: Layout = importlib.import_module(f"{__name__}.{game.name}").layout(seats, options)
    return made


def features_of(game: AnyGame) -> Sequence[Slice]:
    """What is told of each legal action."""
    found: Sequence[Slice] = importlib.import_module(f"{__name__}.{game.name}").FEATURES
    return found


__all__ = ["features_of", "layout_of"]

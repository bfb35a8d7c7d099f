"""The layout of each game's observations, and of the features of its actions."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence

from dracosaur.core.game import AnyGame
from dracosaur.core.twin import Row
from dracosaur.envs.asked import game_of, seats_of
from dracosaur.envs.layout import Layout, Slice


def layout_of(
    game: AnyGame | str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Layout:
    """The layout of a table as environments are asked for it."""
    found = game_of(game)
    n = seats_of(found, seats)
    return layout_by_row(found, n, found.options_row(found.options(options or {}, n)))


def layout_by_row(game: AnyGame, seats: int, options: Row) -> Layout:
    """The same with options as the rules read them."""
    made: Layout = importlib.import_module(f"{__name__}.{game.name}").layout(seats, options)
    return made


def features_of(game: AnyGame) -> Sequence[Slice]:
    """What is told of each legal action."""
    found: Sequence[Slice] = importlib.import_module(f"{__name__}.{game.name}").FEATURES
    return found


__all__ = ["features_of", "layout_by_row", "layout_of"]

"""Bots: they see a view and the list of legal actions, never a state."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Final

from dracosaur.bots.base import Bot
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng

# Name of a bot, and where its maker is found; imported when asked for.
BOTS: Final[Mapping[str, str]] = {
    "random": "dracosaur.bots.random:RandomBot",
    "greedy": "dracosaur.bots.greedy:make_greedy",
}


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those there are."""


def make(name: str, game: AnyGame, rng: Rng) -> Bot:
    """A bot of this name for one seat of a game, with a generator of its own."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    module, _, attribute = BOTS[name].partition(":")
    maker: Callable[[AnyGame, Rng], Bot] = getattr(importlib.import_module(module), attribute)
    return maker(game, rng)


__all__ = ["BOTS", "Bot", "UnknownBot", "make"]

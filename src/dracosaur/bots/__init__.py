"""Bots: they see a view and the list of legal actions, never a state."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from dracosaur.bots.base import Bot
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng

# Name of a bot, and where its maker is found; imported when asked for.
BOTS: Final[Mapping[str, str]] = {
    "random": "dracosaur.bots.random:RandomBot",
    "greedy": "dracosaur.bots.greedy:make_greedy",
    "learned": "dracosaur.bots.method.bot:make_learned",
    "search": "dracosaur.bots.method.bot:make_search",
    "visitor": "dracosaur.bots.levels:visitor",
    "apprentice": "dracosaur.bots.levels:apprentice",
    "keeper": "dracosaur.bots.levels:keeper",
    "ranger": "dracosaur.bots.levels:ranger",
    "professor": "dracosaur.bots.levels:professor",
}
TIMED: Final = ("search",)  # bots that a time for a decision can be given, as in `search:0.2`


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those there are."""


def make(name: str, game: AnyGame, rng: Rng) -> Bot:
    """A bot of this name for one seat of a game, with a generator of its own.

    A bot that searches may be given the seconds of processor time for a decision: `search:0.2`.
    """
    budget = check(name)
    module, _, attribute = BOTS[name.partition(":")[0]].partition(":")
    maker: Callable[..., Bot] = getattr(importlib.import_module(module), attribute)
    return maker(game, rng, **budget)


def check(name: str) -> dict[str, Any]:  # further arguments of the maker
    """The budget that the name gives its bot, if any; UnknownBot where it names none."""
    kind, _, seconds = name.partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    if not seconds and name == kind:
        return {}
    if kind not in TIMED:
        raise UnknownBot(f"{kind} takes no time to think, so {name!r} names no bot; write {kind!r}")
    try:
        given = float(seconds)
    except ValueError:
        given = math.nan
    if not 0 < given < 3600:
        raise UnknownBot(f"{name!r} names no time for a decision; write the seconds as in '{kind}:0.2'")
    return {"seconds": given}


__all__ = ["BOTS", "Bot", "UnknownBot", "check", "make"]

"""Who takes part: our bots by name, and anybody's by `package.module:Name`."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from typing import Any, cast

from dracosaur import bots
from dracosaur.bots import BOTS, Bot, UnknownBot
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng


class BadEntrant(ValueError):
    """Nobody of this name can take part; `key` with `values` says why to people."""

    def __init__(self, text: str, key: str, /, **values: str) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


def is_foreign(name: str) -> bool:
    """Whether the name points into somebody's module; `search:0.1` is one of ours with a budget."""
    return ":" in name and name.partition(":")[0] not in BOTS


def check_entrant(name: str) -> None:
    """BadEntrant where the name leads to no bot."""
    if is_foreign(name):
        _maker(name)
        return
    try:
        bots.check(name)
    except UnknownBot as error:
        raise BadEntrant(str(error), "bot-unknown", bot=name, known=", ".join(BOTS)) from None


def make_entrant(name: str, game: AnyGame, rng: Rng) -> Bot:
    """The bot for one seat of one game; whatever its maker raises comes through."""
    return _maker(name)(game, rng) if is_foreign(name) else bots.make(name, game, rng)


def _maker(name: str) -> Callable[[AnyGame, Rng], Bot]:
    """The class or function of somebody's module; modules are looked for in the folder we are in, too."""
    module_name, _, attribute = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        module: Any = importlib.import_module(module_name)
    except Exception as error:  # a module of somebody else may fail in any way
        reason = f"{type(error).__name__}: {error}"
        text = f"the module of {name!r} cannot be imported ({reason})"
        raise BadEntrant(text, "bot-no_module", bot=name, module=module_name, reason=reason) from error
    maker = getattr(module, attribute, None)
    if not callable(maker):
        text = f"the module {module_name} has no class or function {attribute!r}"
        raise BadEntrant(text, "bot-no_name", bot=name, module=module_name, name=attribute)
    return cast(Callable[[AnyGame, Rng], Bot], maker)

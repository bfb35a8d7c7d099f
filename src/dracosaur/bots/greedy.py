"""The bot that takes what looks best now; each game has its own eye for that."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Final

from dracosaur.bots.base import Bot
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng

GREEDY: Final[Mapping[str, str]] = {
    "draftosaurus": "dracosaur.bots.draftosaurus.greedy:GreedyDraftosaurus",
    "gods_love_dinosaurs": "dracosaur.bots.gods_love_dinosaurs.greedy:GreedyGodsLoveDinosaurs",
    "wyrmspan": "dracosaur.bots.wyrmspan.greedy:GreedyWyrmspan",
}


def make_greedy(game: AnyGame, rng: Rng) -> Bot:
    """The greedy bot of this game."""
    module, _, attribute = GREEDY[game.name].partition(":")
    maker: Callable[[AnyGame, Rng], Bot] = getattr(importlib.import_module(module), attribute)
    return maker(game, rng)

"""A good answer to a question, and what there is to say for it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dracosaur import bots
from dracosaur.core.game import Action, AnyGame, Message, Value
from dracosaur.core.rng import Rng

# Games whose hints know more than the greedy bot; each function gives None where it has nothing to say.
HINTS: Final[Mapping[str, str]] = {
    "draftosaurus": "dracosaur.bots.draftosaurus.hints:best_answer",
    "gods_love_dinosaurs": "dracosaur.bots.gods_love_dinosaurs.hints:best_play",
    "wyrmspan": "dracosaur.bots.wyrmspan.hints:best_answer",
}


class Hint(Value, frozen=True):
    """What a good player would do; `reasons` say why, where the thinker can tell."""

    action: Any  # an Action of the game
    reasons: tuple[Message, ...] = ()


def hint(game: AnyGame, view: Any, legal: Sequence[Action]) -> Hint:
    """A good answer by what the view tells; the same view gets the same hint."""
    if game.name in HINTS:
        module, _, attribute = HINTS[game.name].partition(":")
        think: Callable[[Any], Hint | None] = getattr(importlib.import_module(module), attribute)
        found = think(view)
        if found is not None:
            return found
    return Hint(bots.make("greedy", game, Rng("hint")).choose(view, legal))

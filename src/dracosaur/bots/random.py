"""A bot without a plan: the measure of all others."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.core.game import Action, AnyGame, Value
from dracosaur.core.rng import Rng


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Value, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        return self.rng.choice(legal)

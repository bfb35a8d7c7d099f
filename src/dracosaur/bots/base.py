"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from dracosaur.core.game import Action


class Bot(Protocol):
    """Answers decisions of one seat."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:  # the game's View
        """One of the legal actions, by what the view tells."""
        ...

"""Refusals in words: what all games share that have words of their own."""

from __future__ import annotations

from typing import ClassVar

from dracosaur.core.game import Refusal


class Speaking:
    """A game whose errors read as English sentences."""

    name: ClassVar[str]

    def sentence(self, refusal: Refusal) -> str:
        """The refusal in English with the number of the rule."""
        from dracosaur.text import Words  # only when somebody reads the error: a bot never does

        return Words("en", self.name).refusal(refusal)

"""What a match asks and tells, said in one language with the names of its players."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.core.game import AnyGame, Message, Refusal
from dracosaur.text import Words


class Voice:
    """Says the messages of one match; the same for a screen, a log and a screen reader."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        self.game = game
        self.words = words
        self.names = tuple(names)

    def say(self, message: Message) -> str:
        """The message in words; a refusal with the number of its rule."""
        told = self.game.spoken(message, self.words.lang)
        return self.words.refusal(told) if isinstance(told, Refusal) else self.words.tell(told, self.names)

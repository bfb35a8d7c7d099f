"""Says messages in every language, so that a test notices a missing word, value or name."""

from __future__ import annotations

import msgspec

from dracosaur.core.game import AnyGame, Message
from dracosaur.play import Voice
from dracosaur.text import LANGUAGES, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SIGNS_OF_KEYS = "{_"  # a value that was not set, a key of the data


class Speaker:
    """Says each message once in every language; raises where it would not read as a sentence."""

    def __init__(self, game: AnyGame) -> None:
        self.voices = {lang: Voice(game, Words(lang, game.name, strict=True), NAMES) for lang in LANGUAGES}
        self.said: set[bytes] = set()

    def __call__(self, message: Message) -> None:
        written = msgspec.json.encode(message)
        if written in self.said:
            return
        self.said.add(written)
        for voice in self.voices.values():
            text = voice.say(message)
            assert text.strip()
            assert not any(sign in text for sign in SIGNS_OF_KEYS), text

    def english(self, message: Message | None) -> str:
        """The message in English."""
        assert message is not None
        return self.voices["en"].say(message)

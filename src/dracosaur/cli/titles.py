"""The games by name, those that are still being built included."""

from __future__ import annotations

from typing import Final

from dracosaur.games import GAMES
from dracosaur.text import Words

# The three games of Dracosaur; their rules can be read before they can be played.
KNOWN: Final = ("draftosaurus", "gods_love_dinosaurs", "wyrmspan")


def is_playable(name: str) -> bool:
    """Whether the game can be played already."""
    return name in GAMES


def title(name: str, words: Words) -> str:
    """The title of the game in the language; its plain name before it has words."""
    return words.say("game-title") if words.has("game-title") else name.replace("_", " ").title()

"""Messages as they are told to people: tiles, meals and directions in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from msgspec import structs

from dracosaur.core.game import Message
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.text import Words

_words = cache(Words)  # the words of a language stay the same all evening


def spoken(message: Message, lang: str) -> Message:
    """The message with values that a person can read."""
    words = _words(lang, "gods_love_dinosaurs")
    values = dict(message.values)
    match values:
        case {"hexes": tuple() as hexes}:
            values["hexes"] = face_in_words(words, hexes)
        case {"eaten": tuple() as eaten}:
            values["eaten"] = _counted(words, eaten)
        case {"orientation": str() as key} if key in DIRECTION_KEYS:
            values["orientation"] = words.say(f"direction-{DIRECTION_KEYS.index(key)}")
        case _:
            return message
    return structs.replace(message, values=values)


def face_in_words(words: Words, hexes: Iterable[str]) -> str:
    """The hexes of a tile, as `tiles.hexes_of` writes them, with their names."""
    return " + ".join(_hex(words, hex_) for hex_ in hexes)


def _hex(words: Words, hex_: str) -> str:
    """A hex of a tile, written `lake:frog` or `plains`."""
    terrain, _, animal = hex_.partition(":")
    name = words.name_of("terrain", terrain)
    return f"{name} ({words.name_of('animal', animal)})" if animal else name


def _counted(words: Words, animals: Iterable[str]) -> str:
    """Animals by name, equal ones counted."""
    return ", ".join(
        words.name_of("animal", animal) + (f" ×{n}" if n > 1 else "")
        for animal, n in Counter(animals).items()
    )

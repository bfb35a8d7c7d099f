"""Which thing a person means: by its key, by its name in any of the languages, or by a part of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from dracosaur.text.languages import LANGUAGES
from dracosaur.text.words import Words

SHORTEST: Final = 3  # letters of a part that stands for the whole


def folded(text: str) -> str:
    """The letters and digits alone, without case and accents: `T-Rex` and `trex` are the same."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text.casefold()) if mark.isalnum())


def key_of(game_name: str, ids: Mapping[str, str], given: str) -> str | None:
    """The key that is meant, of keys whose names are messages of the game; None where none or several are."""
    wanted = folded(given)
    names = {key: _names(game_name, key, id) for key, id in ids.items()}
    for key, own in names.items():
        if wanted in own:
            return key
    parts = [key for key, own in names.items() if any(wanted in name for name in own)]
    return parts[0] if len(parts) == 1 and len(wanted) >= SHORTEST else None


@cache
def _names(game_name: str, key: str, id: str) -> frozenset[str]:
    """The key and its names in all languages, folded."""
    return frozenset({folded(key), *(folded(Words(lang, game_name).say(id)) for lang in LANGUAGES)})

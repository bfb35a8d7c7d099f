"""Text from strangers, made harmless before a person sees it.

A name in a record, in a document or on the command line may hold escape sequences that set the window title
or wipe lines, and marks that turn the direction of writing. What cannot be seen is replaced where it enters.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

REPLACED: Final = "\ufffd"

# Control characters but for tab and newline, half characters, marks and overrides of direction, separators of
# lines, invisible letters and tags. Joiners (U+200C, U+200D) stay: names and emoji are written with them.
_UNSAFE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
# Letters by kind that leave no trace (fillers of Hangul, the empty pattern of Braille), and our own mark.
_UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0" + REPLACED)


def clean(text: str) -> str:
    """The text with a mark for every character that acts on the screen instead of standing on it."""
    return _UNSAFE.sub(REPLACED, text)


def clean_name(name: str) -> str:
    """The name as one clean line without space around it."""
    return " ".join(clean(name).split())


def can_be_seen(text: str) -> bool:
    """Whether anything of the text leaves a trace: a letter, a digit, a sign; marks and spaces are none."""
    return any(char not in _UNSEEN and unicodedata.category(char)[0] in "LNPS" for char in text)


def with_clean_names(document: dict[str, Any]) -> dict[str, Any]:
    """The document with names that cannot act on a screen."""
    players = document.get("players")
    if not isinstance(players, list):
        return document
    cleaned = [
        {**player, "name": clean_name(player["name"])}
        if isinstance(player, dict) and isinstance(player.get("name"), str)
        else player
        for player in players
    ]
    return {**document, "players": cleaned}

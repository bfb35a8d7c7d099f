"""Events as they are told to people: dragons by their names, changes with their sign."""

from __future__ import annotations

from msgspec import structs

from dracosaur.core.game import Message
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.load import DRAGONS
from dracosaur.games.wyrmspan.cards.words import dragon_name
from dracosaur.games.wyrmspan.keys import KIND_KEYS

NOBODY = "–"  # where a dragon has gone


def spoken(event: Message, lang: Language) -> Message:
    """The event with values that a person can read."""
    values = dict(event.values)
    card, n = values.get("card"), values.get("n")
    is_dragon = event.key == "event-dragon_placed" or values.get("kind") == KIND_KEYS[0]
    if isinstance(card, int) and is_dragon:
        values["card"] = dragon_name(DRAGONS[card - 1], lang) if card else NOBODY
    if isinstance(n, int) and event.key != "event-put_back":  # that one counts, the others tell a change
        values["n"] = f"{n:+d}"
    return structs.replace(event, values=values)

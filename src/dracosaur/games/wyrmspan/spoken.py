"""Messages as they are told to people: names in place of numbers, what cards say, changes with their sign."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from msgspec import structs

from dracosaur.core.game import Message
from dracosaur.games.wyrmspan.cards import AUTOMA, CAVES, DRAGONS, GUILDS, MAT, TRACK
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.effects import Ability
from dracosaur.games.wyrmspan.cards.printed import effects_of
from dracosaur.games.wyrmspan.cards.programs import PATH_STOPS
from dracosaur.games.wyrmspan.cards.words import (
    Described,
    describe,
    dragon_name,
    guild_rows,
    mat_effects,
    say,
)
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, KIND_KEYS
from dracosaur.text import Words

NOBODY: Final = "–"  # where a dragon has gone
COUNTS: Final = ("event-put_back", "brings-pays", "brings-lacks")  # all others tell a change
_describe = cache(describe)  # a card says the same all evening
_words = cache(Words)


def spoken(message: Message, lang: Language) -> Message:
    """The message with values that a person can read.

    Where the values name a card, a printed effect or a part of one, its words come along: `title`, `when`,
    `text`, and of a dragon the `facts` in its corners.
    """
    given, values = message.values, dict(message.values)
    card, n = given.get("card"), given.get("n")
    if isinstance(card, int) and (message.key.endswith("dragon_placed") or given.get("kind") == KIND_KEYS[0]):
        values["card"] = dragon_name(DRAGONS[card - 1], lang) if card else NOBODY
    if isinstance(n, int) and message.key.startswith(("event-", "brings-")) and message.key not in COUNTS:
        values["n"] = f"{n:+d}".replace("-", "−")
    for name in ("one", "other", "taken"):  # the resources of an exchange
        if name in given:
            values[name] = _words(lang, "wyrmspan").name_of("resource", str(given[name]))
    values |= _in_words(message, lang)
    dragon = given.get("dragon")
    if isinstance(dragon, int):
        values["dragon"] = dragon_name(DRAGONS[dragon - 1], lang)
    return structs.replace(message, values=values)


def _in_words(message: Message, lang: Language) -> dict[str, str]:
    """What is printed on the thing that the values name."""
    card = _card(message.values)
    if card is not None:
        text = _describe(card, lang)
        facts = " · ".join(f"{fact.label}: {fact.value}" for fact in text.facts)
        return {"title": text.title, "when": text.when, "text": text.text, "facts": facts}
    effects = _effects(message.key, message.values)
    return {"text": say(effects, lang)} if effects else {}


def _card(values: Mapping[str, Any]) -> Described | None:
    """The card, row or printed effect that the values name."""
    found: Described | None = None
    if "rival" in values and values.get("card") in AUTOMA.cards:
        found = AUTOMA.cards[values["card"]]
    elif "dragon" in values:
        found = DRAGONS[values["dragon"] - 1]
    elif "cave_card" in values:
        found = CAVES[values["cave_card"] - 1]
    elif "row" in values and "guild" in values:
        found = guild_rows(GUILDS[values["guild"]])[values["row"] - 1]
    elif "stop" in values:
        found = mat_effects(MAT)[PATH_STOPS * CAVE_KEYS.index(values["cave"]) + values["stop"]]
    return found


def _effects(key: str, values: Mapping[str, Any]) -> tuple[Ability, ...]:
    """The effects of a part of a benefit, of a space of the guild track, or of the closing bonus."""
    if "node" in values:
        return effects_of(values["node"])
    if "space" in values:
        return TRACK.spaces[values["space"]]
    return MAT.closing_bonus if key.endswith("-closing") else ()

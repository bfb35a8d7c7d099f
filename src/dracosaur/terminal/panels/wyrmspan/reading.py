"""Cards, tiles and printed effects in words, in the language of the scene."""

from __future__ import annotations

from functools import cache
from typing import cast

from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS, GUILDS, MAT
from dracosaur.games.wyrmspan.cards.components import Dragon, GuildId, GuildTile
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.words import (
    CardText,
    Described,
    describe,
    dragon_name,
    guild_rows,
    mat_effects,
)
from dracosaur.games.wyrmspan.view import SpaceView
from dracosaur.terminal.panels.wyrmspan import signs
from dracosaur.text import Words

_described = cache(describe)  # a card says the same all evening


def described(words: Words, card: Described) -> CardText:
    """The card in words."""
    return _described(card, language(words))


def language(words: Words) -> Language:
    """The language as the cards know it."""
    return cast(Language, words.lang)


def dragon(number: int) -> Dragon:
    """The dragon of this number."""
    return DRAGONS[number - 1]


def name(words: Words, number: int) -> str:
    """The name of a dragon."""
    return dragon_name(dragon(number), language(words))


def about_dragon(words: Words, number: int) -> str:
    """Name, ability, and after them the facts, which the picture of the card shows as well."""
    card = dragon(number)
    text = described(words, card)
    caves = ", ".join(words.say(f"cave-{cave}-short") for cave in card.caves)
    facts = (
        f"{signs.POINTS}{card.vp}",
        f"{text.facts[0].label} {signs.cost(card.cost).plain}",
        caves,
        words.name_of("size", card.size),
        words.name_of("trait", card.trait),
        signs.nests(0, card.nests),
    )
    return f"{text.title} – {text.when}: {text.text} [{' · '.join(fact for fact in facts if fact)}]"


def about_cave(words: Words, number: int) -> str:
    """A cave card."""
    text = described(words, CAVES[number - 1])
    return f"{text.title} – {text.when}: {text.text}"


def guild_tile(guild: str) -> GuildTile:
    """The guild tile of this name."""
    return GUILDS[cast(GuildId, guild)]


def about_row(words: Words, guild: str, row: int) -> str:
    """A row of the guild tile, counted from 1."""
    text = described(words, guild_rows(guild_tile(guild))[row - 1])
    return f"{text.title} – {text.when}: {text.text}"


def row_text(words: Words, guild: str, row: int) -> str:
    """What the row gives, without its title."""
    return described(words, guild_rows(guild_tile(guild))[row - 1]).text


def about_effect(words: Words, index: int) -> str:
    """A printed effect of the mat: 5 × cave + stop."""
    text = described(words, mat_effects(MAT)[index])
    return f"{text.title}: {text.text}"


def about_space(words: Words, cave: str, column: int, space: SpaceView) -> str:
    """What lies on a space of a mat."""
    where: dict[str, str | int] = {"cave": words.name_of("cave", cave), "column": column}
    if space.dragon:
        text = f"{about_dragon(words, space.dragon)}{_on_it(words, space)}"
        return f"{words.say('action-space', **where)}: {text}"
    if not space.excavated:
        eggs = MAT.excavate_eggs[column - 2]
        return words.say("about-space-rock", **where, coins=MAT.action_coins, eggs=eggs)
    free = words.say("about-space-free", **where)
    return f"{free} {about_cave(words, space.cave)}" if space.cave else free


def _on_it(words: Words, space: SpaceView) -> str:
    """Eggs, cached resources, tucked cards and growth."""
    parts = []
    if space.eggs:
        parts.append(f"{words.name_of('line', 'eggs')} {space.eggs}")
    if any(space.cached):
        parts.append(f"{words.name_of('line', 'cached')} {signs.cached(space.cached).plain}")
    if space.tucked:
        parts.append(f"{words.name_of('line', 'tucked')} {space.tucked}")
    if dragon(space.dragon).size == "hatchling":
        parts.append(f"{words.say('ui-wyrmspan-growth')} {space.growth}/3")
    return f" · {', '.join(parts)}" if parts else ""


def cave_text(words: Words, number: int) -> str:
    """What a cave card gives, without its title."""
    return described(words, CAVES[number - 1]).text

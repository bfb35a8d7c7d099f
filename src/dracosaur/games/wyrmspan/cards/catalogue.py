"""The cards looked up: dragons by their names in any language, all cards by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from dracosaur.games.wyrmspan.cards.components import CaveCard, Dragon
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.effects import Cave, Icon, Size, Trait
from dracosaur.games.wyrmspan.cards.load import CAVES, DRAGONS
from dracosaur.games.wyrmspan.cards.words import LANGUAGES, describe, dragon_name
from dracosaur.text.lexicon import folded

Card: TypeAlias = Dragon | CaveCard
CLOSE: Final = 3  # names that are offered where none fits


def dragons_named(name: str) -> tuple[Dragon, ...]:
    """The dragon of this name, else all that have the text in their names."""
    wanted = folded(name)
    if not wanted:
        return ()
    whole = tuple(dragon for dragon in DRAGONS if wanted in _names(dragon))
    return whole or tuple(dragon for dragon in DRAGONS if any(wanted in own for own in _names(dragon)))


class NotOneDragon(ValueError):
    """No dragon or several are meant by a name: `dragons` are those, or the closest; `key` says which."""

    def __init__(self, name: str, found: tuple[Dragon, ...]) -> None:
        super().__init__(name)
        self.is_several = bool(found)
        self.dragons = found or dragons_like(name)
        self.key = "error-dragon_several" if found else "error-dragon_name"
        self.known = ", ".join(f"{dragon.number} {dragon.name}" for dragon in self.dragons) or "–"


def one_dragon(name: str) -> Dragon:
    """The one dragon that is meant; raises NotOneDragon."""
    found = dragons_named(name)
    if len(found) != 1:
        raise NotOneDragon(name, found)
    return found[0]


def dragons_like(name: str) -> tuple[Dragon, ...]:
    """The dragons whose names are spelled most like this one, the closest first."""
    owners = {own: dragon for dragon in DRAGONS for own in _names(dragon)}
    close = get_close_matches(folded(name), owners, CLOSE)
    return tuple(dict.fromkeys(owners[own] for own in close))


@cache
def _names(dragon: Dragon) -> frozenset[str]:
    """The names in all languages, folded."""
    return frozenset(folded(dragon_name(dragon, lang)) for lang in LANGUAGES)


class Printed(Struct, frozen=True):
    """What must be printed on a card; what is None or empty is left open."""

    kind: Literal["dragon", "cave"] | None = None
    cave: Cave | None = None
    size: Size | None = None
    trait: Trait | None = None
    when: Icon | None = None
    vp: int | None = None
    nests: int | None = None
    costs: tuple[tuple[str | None, int | None], ...] = ()  # icons of a kind, or of all; so many, or some
    text: str = ""


def select(wanted: Printed, lang: Language) -> Iterator[Card]:
    """The cards with all this printed on them, dragons first; the text is looked for in this language."""
    if wanted.kind != "cave":
        yield from (dragon for dragon in DRAGONS if _fits(dragon, wanted) and _says(dragon, wanted, lang))
    of_dragons = (wanted.cave, wanted.size, wanted.trait, wanted.vp, wanted.nests)
    if wanted.kind == "dragon" or wanted.costs or any(value is not None for value in of_dragons):
        return  # a cave card has nothing of it
    if wanted.when in (None, "when_played"):
        yield from (card for card in CAVES if _says(card, wanted, lang))


def _fits(dragon: Dragon, wanted: Printed) -> bool:
    """Whether the corners of the card show what is wanted."""
    for value, printed in (
        (wanted.size, dragon.size),
        (wanted.trait, dragon.trait),
        (wanted.vp, dragon.vp),
        (wanted.nests, dragon.nests),
    ):
        if value is not None and value != printed:
            return False
    if wanted.cave is not None and wanted.cave not in dragon.caves:
        return False
    if wanted.when is not None and wanted.when not in dragon.icons:
        return False
    icons = ((getattr(dragon.cost, kind or "total"), n) for kind, n in wanted.costs)
    return all(printed > 0 if n is None else printed == n for printed, n in icons)


def _says(card: Card, wanted: Printed, lang: Language) -> bool:
    """Whether the name or the ability has the text in it."""
    text = wanted.text.casefold()
    if not text:
        return True
    said = describe(card, lang)
    return text in f"{said.title}\n{said.text}".casefold() or (
        isinstance(card, Dragon) and any(folded(text) in own for own in _names(card))
    )

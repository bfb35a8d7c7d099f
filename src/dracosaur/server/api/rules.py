"""Words to read: rules by number and by word, guides, cards, and the message files for pages."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

import msgspec
from msgspec import Meta
from starlette.responses import Response

from dracosaur.core.values import Value
from dracosaur.games import GAMES
from dracosaur.server.api.calls import Call
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.routing import Route
from dracosaur.text import LANGUAGES, UnknownRule, Words
from dracosaur.text.words import messages_of

if TYPE_CHECKING:
    from dracosaur.games.wyrmspan.cards.catalogue import Card
    from dracosaur.games.wyrmspan.cards.compose import Language

FLUENT: Final = "text/plain; charset=utf-8"
Number = Annotated[int, Meta(ge=1, le=1000)]


class RuleShort(Value, frozen=True):
    """A rule by its number, in a sentence."""

    number: str
    short: str


class Rule(RuleShort, frozen=True):
    """A rule with its full text, which is English Markdown."""

    text: str


class Guide(Value, frozen=True):
    """The player's guide of a game, in Markdown."""

    game: str
    lang: str
    text: str


class RulesWanted(Value, frozen=True):
    """A word that the rules shall have in them; empty for all of them."""

    word: Annotated[str, Meta(max_length=100)] = ""


class CardFact(Value, frozen=True):
    """Something printed in a corner of a card."""

    label: str
    value: str


class CardInfo(Value, frozen=True):
    """A card of Wyrmspan in words; `printed` is the same for programs."""

    kind: Literal["dragon", "cave"]
    number: int
    name: str
    title: str  # the name with the number
    icons: tuple[str, ...]  # the moments when it works
    facts: tuple[CardFact, ...]
    when: str
    text: str
    printed: dict[str, Any]


class CardsWanted(Value, frozen=True):
    """What must be printed on a card; what is left out is left open."""

    kind: Literal["dragon", "cave"] | None = None
    cave: Literal["crimson", "golden", "amethyst"] | None = None
    size: Literal["hatchling", "small", "medium", "large"] | None = None
    trait: Literal["aggressive", "playful", "helpful", "shy"] | None = None
    when: Literal["when_played", "if_activated", "once_per_round", "end_game"] | None = None
    vp: Annotated[int, Meta(ge=0, le=100)] | None = None
    nests: Annotated[int, Meta(ge=0, le=100)] | None = None
    text: Annotated[str, Meta(max_length=100)] = ""


async def list_rules(call: Call, game: str, query: RulesWanted) -> tuple[RuleShort, ...]:
    """List the rules of a game by number, or only those that have a word in them."""
    words = _words(call, game)
    found = await asyncio.to_thread(words.search_rules, query.word)
    return tuple(RuleShort(number, short) for number, short in found)


async def get_rule(call: Call, game: str, number: str) -> Rule:
    """Read one rule: its short form and its full text."""
    words = _words(call, game)
    try:
        short, text = words.rule(number)
    except UnknownRule:
        raise Declined("not_found") from None
    return Rule(number, short, words.in_words(text))


async def get_guide(call: Call, game: str) -> Guide:
    """Read the player's guide of a game."""
    return Guide(game, call.lang, _words(call, game).guide())


async def list_cards(call: Call, query: CardsWanted) -> tuple[CardInfo, ...]:
    """List the cards of Wyrmspan that have all of this printed on them."""
    return await asyncio.to_thread(_select, query, call.lang)


async def get_card(call: Call, kind: Literal["dragon", "cave"], number: Number) -> CardInfo:
    """Read one card of Wyrmspan in words."""
    found = await asyncio.to_thread(_card, kind, number)
    return _describe(found, call.lang)


async def get_words(call: Call, lang: str) -> Response:
    """Download the messages that all games share in one language, as a Fluent file."""
    return _fluent(lang, None)


async def get_game_words(call: Call, lang: str, game: str) -> Response:
    """Download the messages of one game in one language, as a Fluent file."""
    return _fluent(lang, game)


def _words(call: Call, game: str) -> Words:
    if game not in GAMES:
        raise Declined("not_found")
    return Words(call.lang, game)


def _fluent(lang: str, game: str | None) -> Response:
    if lang not in LANGUAGES or (game is not None and game not in GAMES):
        raise Declined("not_found")
    return Response(_source(lang, game), media_type=FLUENT, headers={"cache-control": "no-cache"})


@cache
def _source(lang: str, game: str | None) -> bytes:
    return messages_of(lang, game).encode()


def _select(wanted: CardsWanted, lang: str) -> tuple[CardInfo, ...]:
    from dracosaur.games.wyrmspan.cards.catalogue import Printed, select

    printed = Printed(**msgspec.structs.asdict(wanted))
    return tuple(_describe(card, lang) for card in select(printed, cast("Language", lang)))


def _card(kind: str, number: int) -> Card:
    from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS

    cards: tuple[Card, ...] = (*DRAGONS,) if kind == "dragon" else (*CAVES,)
    if number > len(cards):
        raise Declined("not_found")
    return cards[number - 1]


def _describe(card: Card, lang: str) -> CardInfo:
    from dracosaur.games.wyrmspan.cards.components import Dragon
    from dracosaur.games.wyrmspan.cards.words import describe, dragon_name

    said = describe(card, cast("Language", lang))
    return CardInfo(
        "dragon" if isinstance(card, Dragon) else "cave",
        card.number,
        dragon_name(card, cast("Language", lang)) if isinstance(card, Dragon) else said.title,
        said.title,
        card.icons if isinstance(card, Dragon) else ("when_played",),
        tuple(CardFact(fact.label, fact.value) for fact in said.facts),
        said.when,
        said.text,
        msgspec.to_builtins(card),
    )


ROUTES: Final = (
    Route("GET", "/games/{game}/rules", list_rules, "anybody"),
    Route("GET", "/games/{game}/rules/{number}", get_rule, "anybody"),
    Route("GET", "/games/{game}/guide", get_guide, "anybody"),
    Route("GET", "/cards", list_cards, "anybody"),
    Route("GET", "/cards/{kind}/{number}", get_card, "anybody"),
    Route("GET", "/words/{lang}", get_words, "anybody", media=FLUENT),
    Route("GET", "/words/{lang}/{game}", get_game_words, "anybody", media=FLUENT),
)

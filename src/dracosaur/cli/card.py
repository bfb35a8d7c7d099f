"""`dracosaur card`: a card of Wyrmspan in words, by its number or name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

import click

from dracosaur.cli.shell import bad, called, console, json_option, language_option, print_json, say
from dracosaur.text import Words

if TYPE_CHECKING:
    from dracosaur.games.wyrmspan.cards.catalogue import Card
    from dracosaur.games.wyrmspan.cards.components import Dragon
    from dracosaur.games.wyrmspan.cards.compose import Language
    from dracosaur.games.wyrmspan.cards.words import CardText

GAME: Final = "wyrmspan"
MOST_LISTED: Final = 12  # names in a complaint
_WHOLE: Final = re.compile(r"-?\d+")


@click.command()
@click.argument("wanted", metavar="NUMBER|NAME", nargs=-1)
@click.option("--cave", type=int, metavar="N", help="A cave card instead of a dragon.")
@json_option
@language_option
def card(wanted: tuple[str, ...], cave: int | None, as_json: bool, lang: str) -> None:
    """Print a card of Wyrmspan: a dragon by number or name, or with --cave a cave card.

    A name may be written in any language and any case; a part is enough where only one dragon has it.

    \b
    Examples:
      dracosaur card 130
      dracosaur card smirking ridgeback --lang uk
      dracosaur card усмішник
      dracosaur card --cave 52 --json
    """
    words = Words(lang, GAME)
    name = " ".join(wanted).strip()
    if (not name) == (cave is None):
        raise bad(
            words,
            "cli-error-card_which",
            number=called("card 130"),
            name=called('card "Smirking Ridgeback"'),
            cave=called("card --cave 52"),
        )
    if cave is not None:
        found = _numbered(words, "cave", cave)
    elif _WHOLE.fullmatch(name):
        found = _numbered(words, "dragon", int(name))
    else:
        found = _named(words, name)
    if as_json:
        print_json(document(found, lang))
    else:
        _print(describe_card(found, lang))


def check_data(words: Words) -> None:
    """Complain about a mistake in the card data; whoever owns the box may have corrected it."""
    try:
        import dracosaur.games.wyrmspan.cards  # noqa: F401  # importing is the check
    except ValueError as error:  # CardDataError: with such a mistake its own module cannot be imported
        raise bad(words, "cli-error-card_data", mistakes=str(error)) from None


def _numbered(words: Words, kind: str, number: int) -> Card:
    """The card of this number."""
    check_data(words)
    from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS

    cards: tuple[Card, ...] = (*DRAGONS,) if kind == "dragon" else (*CAVES,)
    if not 1 <= number <= len(cards):
        raise bad(words, f"cli-error-card_{kind}", number=str(number), most=len(cards))
    return cards[number - 1]


def _named(words: Words, name: str) -> Dragon:
    """The one dragon of this name; several and close ones are offered."""
    check_data(words)
    from dracosaur.games.wyrmspan.cards.catalogue import NotOneDragon, one_dragon

    try:
        return one_dragon(name)
    except NotOneDragon as error:
        titles = [describe_card(dragon, words.lang).title for dragon in error.dragons]
        if not titles:
            raise bad(words, "cli-error-card_name", name=name, command=called("cards")) from None
        known = "\n".join((*titles[:MOST_LISTED], *("…" for _ in titles[MOST_LISTED:][:1])))
        id = "cli-error-card_several" if error.is_several else "cli-error-card_like"
        raise bad(words, id, name=name, known=known) from None


def describe_card(found: Card, lang: str) -> CardText:
    """The card in words."""
    from dracosaur.games.wyrmspan.cards.words import describe

    return describe(found, cast("Language", lang))


def document(found: Card, lang: str) -> dict[str, object]:
    """The card for programs."""
    from dracosaur.games.wyrmspan.cards.components import Dragon

    kind = "dragon" if isinstance(found, Dragon) else "cave"
    return {"kind": kind, "number": found.number, "lang": lang, "card": describe_card(found, lang)}


def _print(text: CardText) -> None:
    """Title, facts, and the ability under its name; long lines are broken for the terminal."""
    say(text.title)
    if text.facts:
        say(" · ".join(f"{fact.label}: {fact.value}" for fact in text.facts))
    say("")
    say(text.when)
    console().print(text.text, markup=False, soft_wrap=not console().is_terminal)

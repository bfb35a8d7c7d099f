"""`dracosaur card`: a card of Wyrmspan in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from dracosaur.cli.shell import bad, console, json_option, language_option, print_json, say
from dracosaur.text import Words

if TYPE_CHECKING:
    from dracosaur.games.wyrmspan.cards.components import CaveCard, Dragon
    from dracosaur.games.wyrmspan.cards.compose import Language
    from dracosaur.games.wyrmspan.cards.words import CardText


@click.command()
@click.argument("number", type=int, required=False)
@click.option("--cave", type=int, metavar="N", help="A cave card instead of a dragon.")
@json_option
@language_option
def card(number: int | None, cave: int | None, as_json: bool, lang: str) -> None:
    """Print a card of Wyrmspan: the dragon NUMBER, or with --cave a cave card.

    \b
    Examples:
      dracosaur card 130
      dracosaur card 130 --lang uk
      dracosaur card --cave 52 --json
    """
    words = Words(lang, "wyrmspan")
    if (number is None) == (cave is None):
        raise bad(words, "cli-error-card_which", dragon="dracosaur card 130", cave="dracosaur card --cave 52")
    kind = "dragon" if cave is None else "cave"
    number = number if cave is None else cave
    assert number is not None  # one of them is given, said above
    text = _describe(_find(words, kind, number), lang)
    if as_json:
        print_json({"kind": kind, "number": number, "lang": lang, "card": text})
    else:
        _print(text)


def _find(words: Words, kind: str, number: int) -> Dragon | CaveCard:
    """The card of this number."""
    try:
        from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS
    except ValueError as error:  # CardDataError: with such a mistake its own module cannot be imported
        raise bad(words, "cli-error-card_data", mistakes=str(error)) from None
    cards: tuple[Dragon | CaveCard, ...] = (*DRAGONS,) if kind == "dragon" else (*CAVES,)
    if not 1 <= number <= len(cards):
        raise bad(words, f"cli-error-card_{kind}", number=str(number), most=len(cards))
    return cards[number - 1]


def _describe(found: Dragon | CaveCard, lang: str) -> CardText:
    from dracosaur.games.wyrmspan.cards.words import describe

    return describe(found, cast("Language", lang))


def _print(text: CardText) -> None:
    """Title, facts, and the ability under its name; long lines are broken for the terminal."""
    say(text.title)
    if text.facts:
        say(" · ".join(f"{fact.label}: {fact.value}" for fact in text.facts))
    say("")
    say(text.when)
    console().print(text.text, markup=False, soft_wrap=not console().is_terminal)

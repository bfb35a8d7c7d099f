"""`dracosaur cards`: the cards of Wyrmspan by what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import click
from rich import box
from rich.table import Table
from rich.text import Text

from dracosaur.cli.card import GAME, check_data, describe_card, document
from dracosaur.cli.shell import bad, called, console, json_option, language_option, print_json, say
from dracosaur.text import Words
from dracosaur.text.lexicon import key_of

if TYPE_CHECKING:
    from dracosaur.games.wyrmspan.cards.catalogue import Card
    from dracosaur.games.wyrmspan.cards.compose import Language

# What can be asked for, by key, with the message that names it in each language.
CAVES: Final = {key: f"cave-{key}" for key in ("crimson", "golden", "amethyst")}
SIZES: Final = {key: f"size-{key}" for key in ("hatchling", "small", "medium", "large")}
TRAITS: Final = {key: f"trait-{key}" for key in ("aggressive", "playful", "helpful", "shy")}
WHEN: Final = {key: f"icon-{key}" for key in ("when_played", "if_activated", "once_per_round", "end_game")}
COSTS: Final = {
    **{key: f"resource-{key}" for key in ("meat", "gold", "crystal", "milk")},
    **{key: f"thing-{key}" for key in ("coin", "egg")},
}


class Word(click.ParamType[str]):
    """One of some words, by its key or by its name in any language; a part of a name is enough."""

    def __init__(self, name: str, ids: Mapping[str, str]) -> None:
        self.name = name
        self.ids = ids

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        """The key; any other word is refused with the list of keys."""
        found = key_of(GAME, self.ids, str(value))
        if found is None:
            self.fail(f"{str(value)!r} is not one of {', '.join(self.ids)}", param, context)
        return found


class Cost(click.ParamType[tuple[str | None, int | None]]):
    """A number of icons, a kind of icon, or a kind with its number."""

    name = "cost"

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> tuple[str | None, int | None]:
        """The kind, None for all of them, and the number, None for at least one."""
        if isinstance(value, tuple):
            return value
        kind, _, n = str(value).partition("=")
        if kind.isdecimal() and not n:
            return None, int(kind)
        found = key_of(GAME, COSTS, kind)
        if found is None or (n and not n.isdecimal()):
            known = ", ".join(COSTS)
            self.fail(f"{str(value)!r} is no cost: write a number, {known}, or meat=2", param, context)
        return found, int(n) if n else None


@click.command()
@click.option("--kind", type=click.Choice(["dragon", "cave"]), help="Dragons or cave cards; default: both.")
@click.option("--cave", type=Word("cave", CAVES), metavar="CAVE", help="Lives in crimson, golden, amethyst.")
@click.option("--size", type=Word("size", SIZES), metavar="SIZE", help="hatchling, small, medium, large.")
@click.option(
    "--trait", type=Word("trait", TRAITS), metavar="TRAIT", help="aggressive, playful, helpful, shy."
)
@click.option(
    "--when", type=Word("when", WHEN), metavar="WHEN", help="played, activated, once per round, end."
)
@click.option("--cost", "costs", type=Cost(), multiple=True, metavar="COST", help="3 icons, egg, or meat=2.")
@click.option("--vp", type=int, metavar="N", help="So many printed points.")
@click.option("--nests", type=int, metavar="N", help="Room for so many eggs.")
@click.option("--text", default="", metavar="WORD", help="A word of the name or of the ability.")
@json_option
@language_option
def cards(as_json: bool, lang: str, **printed: Any) -> None:  # Any: the fields of Printed, by name
    """List the cards of Wyrmspan that have all of this printed on them.

    Words may be written in any of the five languages, and shortened where that is clear.

    \b
    Examples:
      dracosaur cards --cave crimson --size small --trait playful
      dracosaur cards --when activated --cost egg --lang cs
      dracosaur cards --cost 0 --vp 3
      dracosaur cards --kind cave --text "guild step" --json
    """
    words = Words(lang, GAME)
    check_data(words)
    from dracosaur.games.wyrmspan.cards.catalogue import Printed, select

    found = tuple(select(Printed(**printed), cast("Language", lang)))
    if as_json:
        print_json({"cards": [document(one, lang) for one in found]})
        return
    if not found:
        raise bad(words, "cli-error-no_cards", command=called("cards --help"))
    _print_list(words, found)
    say(words.say("cli-cards_found", n=len(found), command=called("card 130")))


def _print_list(words: Words, found: tuple[Card, ...]) -> None:
    """A row for each card: title, when it works, the facts of a dragon, and what it says."""
    table = Table(box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    for one in found:
        text = describe_card(one, words.lang)
        facts = " · ".join(f"{fact.label}: {fact.value}" for fact in text.facts)
        table.add_row(Text(f"{text.title}\n{facts}".strip()), Text(f"{text.when}: {text.text}"))
    console().print(table)

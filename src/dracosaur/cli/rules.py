"""`dracosaur rules`: the guide of a game, and each of its rules by number."""

from __future__ import annotations

import click
from rich.markdown import Markdown

from dracosaur.cli.parameters import GameName
from dracosaur.cli.shell import bad, console, language_option
from dracosaur.text import UnknownRule, Words


@click.command()
@click.argument("name", metavar="GAME", type=GameName())
@click.argument("number", required=False)
@language_option
def rules(name: str, number: str | None, lang: str) -> None:
    """Read the player's guide of a game, or with NUMBER one rule: its short form and its full text.

    Scores, refusals and the guide cite rules by number; rulings on open points are R1, R2 and so on.

    \b
    Examples:
      dracosaur rules draftosaurus --lang uk
      dracosaur rules draftosaurus D10.2
      dracosaur rules draftosaurus R8
    """
    words = Words(lang, name)
    if number is None:
        _print(words.guide())
        return
    try:
        short, full = words.rule(number)
    except UnknownRule as error:
        known = {"sections": error.sections, "example": error.example}
        raise bad(words, "cli-error-rule", number=error.number, **known) from None
    heading = words.say("cli-full_text" if lang == "en" else "cli-full_text-english")
    _print(f"{short}\n\n**{heading}**\n\n{full}\n" if short else f"{full}\n")


def _print(text: str) -> None:
    """Set for reading on a terminal; in a pipe the Markdown itself."""
    screen = console()
    if screen.is_terminal:
        screen.print(Markdown(text))
    else:
        click.echo(text, nl=False)

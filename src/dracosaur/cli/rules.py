"""`dracosaur rules`: the guide of a game, each of its rules by number, and rules by a word."""

from __future__ import annotations

import re
from typing import Final

import click
from rich.padding import Padding
from rich.text import Text

from dracosaur.cli.parameters import GameName
from dracosaur.cli.shell import bad, called, console, language_option, say
from dracosaur.text import UnknownRule, Words

_NUMBER: Final = re.compile(r"[A-Z]{1,2}[- ]?\d[\w.-]*", re.IGNORECASE)
INDENT: Final = 2  # columns of a rule below its number


@click.command()
@click.argument("name", metavar="GAME", type=GameName())
@click.argument("wanted", metavar="[NUMBER|WORD]…", nargs=-1)
@language_option
def rules(name: str, wanted: tuple[str, ...], lang: str) -> None:
    """Read the player's guide of a game, one rule by NUMBER, or the rules that have a WORD in them.

    Scores, refusals and the guide cite rules by number; rulings on open points are R1, R2 and so on. Words
    are looked for in the short forms of your language and in the full text, which is English.

    \b
    Examples:
      dracosaur rules draftosaurus --lang uk
      dracosaur rules draftosaurus D10.2
      dracosaur rules draftosaurus R8
      dracosaur rules draftosaurus bridge
    """
    words = Words(lang, name)
    text = " ".join(wanted).strip()
    if not wanted:
        _print(words.guide())
    elif text and not _NUMBER.fullmatch(text):
        _search(words, text)
    else:
        _look_up(words, text)


def _look_up(words: Words, number: str) -> None:
    """Print one rule: its short form and its full text."""
    try:
        short, full = words.rule(number)
    except UnknownRule as error:
        known = {"sections": error.sections, "example": error.example}
        raise bad(words, "cli-error-rule", number=error.number, **known) from None
    heading = words.say("cli-full_text" if words.lang == "en" else "cli-full_text-english")
    _print(f"{short}\n\n**{heading}**\n\n{full}\n" if short else f"{full}\n")


def _search(words: Words, text: str) -> None:
    """List the rules that speak of it, and say how to read one."""
    found = words.search_rules(text)
    if not found:
        raise bad(words, "cli-error-rule_word", word=text, command=called(f"rules {words.game_name}"))
    screen = console()
    for number, short in found:
        say(number)
        if screen.is_terminal:
            screen.print(Padding(Text(short), (0, 0, 0, INDENT)))
        else:
            say(f"{'':{INDENT}}{short}")
    command = called(f"rules {words.game_name} {found[0][0]}")
    say(f"\n{words.say('cli-rules_found', n=len(found), command=command)}")


def _print(text: str) -> None:
    """Set for reading on a terminal; in a pipe the Markdown itself."""
    screen = console()
    if screen.is_terminal:
        from rich.markdown import Markdown  # slow to load, and no other command needs it

        screen.print(Markdown(text))
    else:
        click.echo(text, nl=False)

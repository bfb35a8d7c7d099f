"""What all commands share: the language, messages to people, one JSON document to programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import IO, Any, Final, TypeVar

import click
import msgspec
from rich.console import Console

from dracosaur.text import LANGUAGES, Words, clean, pick_language

F = TypeVar("F", bound=Callable[..., Any])  # a command, whatever it takes

PIPE_WIDTH: Final = 110  # of tables that no terminal limits


class BadInput(click.ClickException):
    """Something given cannot be used; the message says in the player's language what to do."""

    exit_code = 2

    def __init__(self, words: Words, message: str) -> None:
        super().__init__(words.say("cli-error", message=clean(message)))

    def show(self, file: IO[Any] | None = None) -> None:
        """The message on standard error."""
        click.echo(self.message, file=file or sys.stderr)


def bad(words: Words, id: str, /, **values: str | int) -> BadInput:
    """The complaint with this message."""
    return BadInput(words, words.say(id, **values))


def language_option(command: F) -> F:
    """`--lang`, else the language of the environment."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=lambda context, parameter, value: pick_language(value),
        help="Language of the answer; default: that of LC_ALL, LC_MESSAGES or LANG.",
    )(command)


def json_option(command: F) -> F:
    """`--json` for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document and nothing else.")(
        command
    )


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def say(text: str) -> None:
    """A line for people on standard output."""
    click.echo(clean(text))


def called(arguments: str = "") -> str:
    """The command as it is typed here, with these arguments."""
    return f"{click.get_current_context().find_root().info_name} {arguments}".rstrip()


class _Screen(Console):
    """Rich itself would call a closed pipe a failure; `main` knows better."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(*, err: bool = False) -> Console:
    """A console for tables; it is as wide as the terminal, or wide enough where there is none."""
    made = _Screen(stderr=err, highlight=False)
    if not made.is_terminal:
        made.width = PIPE_WIDTH
    return made

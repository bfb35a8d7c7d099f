"""The command `dracosaur`, which opens every door."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import click

from dracosaur import __version__, text
from dracosaur.cli.backup import backup, restore
from dracosaur.cli.card import card
from dracosaur.cli.cards import cards
from dracosaur.cli.completion import completion
from dracosaur.cli.doctor import doctor
from dracosaur.cli.games import games
from dracosaur.cli.play import play
from dracosaur.cli.replay import replay
from dracosaur.cli.rules import rules
from dracosaur.cli.score import score
from dracosaur.cli.serve import serve
from dracosaur.cli.shell import called
from dracosaur.cli.simulate import simulate
from dracosaur.cli.verify import verify
from dracosaur.text import Words, pick_language

INTERRUPTED: Final = 130  # 128 + SIGINT, as shells count
NOT_WRITTEN: Final = 74  # the answer is lost: EX_IOERR of sysexits.h

CALLS: Final = re.compile(r"\bdracosaur (?=[a-z])")
COMPLETING: Final = "_DRACOSAUR_COMPLETE"  # set by a shell that asks how a line goes on

COMMANDS: Final = (
    play,
    serve,
    score,
    simulate,
    replay,
    verify,
    rules,
    card,
    cards,
    games,
    backup,
    restore,
    doctor,
    completion,
)
EXAMPLES: Final = (
    "play draftosaurus",
    "play draftosaurus --bots greedy,random --option board=winter",
    "serve --port 8000",
    "score table.json",
    "rules draftosaurus D10.3 --lang uk",
    "simulate draftosaurus --players 4 --games 2000 --json",
)


class NobodyReads(Exception):
    """Whoever reads the answer has enough of it and has closed the pipe."""


class Doors(click.Group):
    """The commands; click itself would call a closed pipe a failure."""

    def invoke(self, context: click.Context) -> Any:
        """What the command returns."""
        try:
            return super().invoke(context)
        except BrokenPipeError:
            raise NobodyReads from None


@click.group(cls=Doors, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="dracosaur %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """Dracosaur: three tabletop games of dinosaurs and dragons, to play, study and solve.

    Texts for players come in five languages: add --lang en, uk, cs, pl or ru to a command, or set LANG.
    """
    if context.invoked_subcommand is None:
        _introduce(Words(pick_language(None)))


for _command in COMMANDS:
    cli.add_command(_command)


def _introduce(words: Words) -> None:
    """What the command can do, with examples."""
    click.echo(words.say("cli-tagline"))
    click.echo(f"\n{words.say('cli-commands')}:\n")
    for command in COMMANDS:
        click.echo(f"  {called()} {command.name:<12}{words.say(f'cli-command-{command.name}')}")
    click.echo(f"\n{words.say('cli-examples')}:\n")
    for example in EXAMPLES:
        click.echo(f"  {called(example)}")
    click.echo(f"\n{words.say('cli-more', command=called('score --help'))}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its status.

    0 done, 1 not valid, 2 bad input, 74 the answer could not be written, 130 interrupted.
    """
    _open_closed_streams()
    name = text.command()
    _rename(name)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(
                errors="replace"
            )  # a terminal without our letters shows marks, not a traceback
    try:
        status = cli.main(arguments, prog_name=name, complete_var=COMPLETING, standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except (NobodyReads, BrokenPipeError):
        _write_nowhere()
        status = 0
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EFBIG, errno.EIO):
            raise
        _write_nowhere()
        words = Words(pick_language(None))
        with suppress(OSError):  # standard error may be as full
            click.echo(words.say("cli-error-output", reason=error.strerror or str(error)), err=True)
        status = NOT_WRITTEN
    sys.exit(status if isinstance(status, int) else 0)


def _rename(name: str) -> None:
    """The examples in the help texts call the command as it is called here."""
    for command in COMMANDS:
        command.help = CALLS.sub(f"{name} ", command.help or "")


def _open_closed_streams() -> None:
    """A stream that was closed (`>&-`) leads nowhere; else the next file opened would get its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115  # as long as the program runs
            setattr(sys, name, nowhere)


def _write_nowhere() -> None:
    """What is still to be written to standard output is dropped, so that the last flush does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

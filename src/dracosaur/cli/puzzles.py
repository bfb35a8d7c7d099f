"""`dracosaur puzzles`: positions with one best answer, found in games between bots."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.table import Table

from dracosaur.arena.engines import open_engine
from dracosaur.arena.journal import BadJournal, Journal
from dracosaur.arena.puzzles import BadPuzzles, Looked, NoPuzzles, Puzzle, pack, read_puzzles, shipped_puzzles
from dracosaur.arena.seeking import SCREEN, ask_again, new_search, search
from dracosaur.bots import BOTS
from dracosaur.cli.parameters import (
    GameCommand,
    ShortGiven,
    check_seats,
    game_argument,
    option_option,
    read_given,
    seed_of,
    seed_option,
)
from dracosaur.cli.shell import bad, console, json_option, language_option, print_json
from dracosaur.games import load
from dracosaur.text import Words


@click.command(cls=GameCommand)
@game_argument
@click.option("--out", type=click.Path(), metavar="FILE", help="Keep what is found, and go on with it.")
@click.option("--count", type=click.IntRange(min=1), default=10, show_default=True, help="Puzzles wanted.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games to search.")
@click.option("--players", type=int, metavar="N", help="Seats at a table; default: two.")
@click.option("--bot", type=click.Choice(list(BOTS)), default="keeper", show_default=True, help="Who plays.")
@click.option("--playouts", type=click.IntRange(32, 100_000), default=SCREEN, help="Of the first look.")
@click.option("--shipped", is_flag=True, help="Count those that come with the package; seek none.")
@click.option("--pack", "packed", type=click.Path(), metavar="FILE", help="Add them to a compressed file.")
@click.option("--again", type=click.Path(), metavar="FILE", help="Ask the levels about those of such a file.")
@click.option("--jobs", type=click.IntRange(1, 256), help="How many cores may search; default: all.")
@seed_option("0")
@option_option
@json_option
@language_option
def puzzles(
    name: str,
    out: str | None,
    count: int,
    games: int,
    players: int | None,
    bot: str,
    playouts: int,
    shipped: bool,
    packed: str | None,
    again: str | None,
    jobs: int | None,
    seed: str,
    given: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Find positions with one clearly best answer that weaker players miss, in games between bots.

    What seems to be a puzzle is tried again, deeper and with other random numbers. With --out the same
    command goes on where it stopped; --pack adds what it has found to a file of several searches. When the
    levels play differently, --again brings the difficulties in such a file up to date.

    \b
    Examples:
      dracosaur puzzles draftosaurus --count 5
      dracosaur puzzles draftosaurus --count 1000 --games 5000 --out found.jsonl --pack puzzles.jsonl.xz
      dracosaur puzzles draftosaurus --again puzzles.jsonl.xz
    """
    words = Words(lang, name)
    if shipped:
        _tell(words, shipped_puzzles(name), as_json)
        return
    if again is not None:
        with _told_mistakes(words, again):
            _ask_again(words, Path(again), jobs)
            _tell(words, read_puzzles(Path(again))[1], as_json)
        return
    game = load(name)
    short = ShortGiven(game)
    seats = players or short.seats or 2
    check_seats(words, game, seats)
    options = read_given(words, game, (*given, *short.options(words, seats)), seats)
    wanted = new_search(game, seats, options=options, players=bot, seed=seed_of(seed), playouts=playouts)
    with (
        _told_mistakes(words, packed or out or ""),
        Journal(Path(out) if out else None, wanted, Looked) as found,
    ):
        known = sum(len(looked.puzzles) for looked in found.lines)
        with _progress(words, count, known) as told, open_engine("local", jobs) as engine:
            search(found, engine, games, count, lambda looked: told(len(looked.puzzles)))
        if packed is not None:
            pack(wanted, found.lines, Path(packed))
    every = [puzzle for looked in found.lines for puzzle in looked.puzzles]
    if as_json:
        print_json({"search": wanted, "games": len(found.lines), "puzzles": every})
        return
    if not every:
        click.echo(words.say("puzzles-none", games=len(found.lines)))
        return
    _tell(words, every)
    if out is not None:
        click.echo(words.say("puzzles-found", n=len(every), file=out))
    if packed is not None:
        click.echo(words.say("puzzles-packed", file=packed))


def _tell(words: Words, every: Sequence[Puzzle], as_json: bool = False) -> None:
    """How many there are of each difficulty and theme, and together."""
    if as_json:
        print_json({"puzzles": every})
        return
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    for key, sum_ in (("difficulty", ""), ("theme", ""), ("puzzles", str(len(every)))):
        table.add_column(words.say(f"puzzles-column-{key}"), sum_, justify="right")
    for (difficulty, theme), n in sorted(Counter((one.difficulty, one.theme) for one in every).items()):
        table.add_row(str(difficulty), theme, str(n))
    console().print(table)


def _ask_again(words: Words, path: Path, jobs: int | None) -> None:
    """The file has today's difficulties."""
    _, puzzles = read_puzzles(path)
    with _progress(words, len(puzzles)) as told, open_engine("local", jobs) as engine:
        ask_again(path, engine, lambda: told(1))


@contextmanager
def _told_mistakes(words: Words, file: str) -> Iterator[None]:
    """What is wrong with a file is told in words."""
    try:
        yield
    except BadJournal as error:
        raise bad(words, error.key, **error.values) from None
    except BadPuzzles:
        raise bad(words, "journal-other", file=file, names="game, rules_version") from None
    except NoPuzzles:
        raise bad(words, "puzzles-error-unreadable", file=file) from None
    except FileNotFoundError as error:
        raise bad(words, "cli-error-no_file", file=str(error.filename)) from None
    except OSError as error:
        named = str(error.filename or file)
        raise bad(words, "cli-error-unwritable", file=named, reason=error.strerror or str(error)) from None


@contextmanager
def _progress(words: Words, total: int, known: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar of so many puzzles, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda n: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Bar(*columns, console=console(err=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-searching"), total=max(total, known), completed=known)
        yield lambda n: bar.update(task, advance=n)

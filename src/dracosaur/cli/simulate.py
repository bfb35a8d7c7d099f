"""`dracosaur simulate`: many games, and what they have in common."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from dracosaur.arena import Report
from dracosaur.arena import simulate as play_many
from dracosaur.arena.batches import Compiling, Progress
from dracosaur.bots import BOTS
from dracosaur.cli.parameters import (
    BotNames,
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
from dracosaur.core.twin import Twin, compiled, is_available
from dracosaur.games import load
from dracosaur.text import Words, clean

MOST_GAMES: Final = 10**12  # months of playing; what is added up about them stays below 2⁶³


@click.command(cls=GameCommand)
@game_argument
@click.option("--players", type=int, metavar="N", help="Default: as many as bots, else the fewest.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, metavar="G")
@click.option("--bot", type=click.Choice(list(BOTS)), help="This bot on every seat.")
@click.option("--bots", type=BotNames(), metavar="A,B,…", help="A bot for each seat.")
@click.option(
    "--engine",
    type=click.Choice(["auto", "plain", "compiled"]),
    default="auto",
    show_default=True,
    help="Which rules play at random: in Python, or compiled from the same source (extra `fast`).",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    metavar="N",
    help="How many cores may play; default: all.",
)
@seed_option("0")
@option_option
@json_option
@language_option
def simulate(
    name: str,
    players: int | None,
    games: int,
    bot: str | None,
    bots: tuple[str, ...] | None,
    engine: str,
    jobs: int | None,
    seed: str,
    given: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Play many games and report speed, length, scores and victories.

    Without bots everybody plays at random inside the rules, as fast as the rules go. Figures per second are
    per core-second of playing: compiling is reported on its own.

    \b
    Examples:
      dracosaur simulate draftosaurus --players 4 --games 2000 --json
      dracosaur simulate draftosaurus --players 4 --games 2000 --engine plain
      dracosaur simulate draftosaurus --bots greedy,random --games 100
      dracosaur simulate draftosaurus --players 2 --option board=winter --seed 7
      dracosaur simulate wyrmspan --automa 2 --bot greedy --games 20
    """
    words = Words(lang, name)
    game = load(name)
    short = ShortGiven(game)
    if bot is not None and bots is not None:
        raise click.UsageError("--bot and --bots exclude each other: use --bot for one kind on every seat")
    seats = players if players is not None else len(bots) if bots else short.seats or game.seat_counts[0]
    check_seats(words, game, seats)
    if bot is not None:
        bots = (bot,) * seats
    if bots and len(bots) != seats:
        raise bad(words, "cli-error-bots_count", n=len(bots), seats=seats)
    if engine == "compiled" and not is_available():
        raise bad(words, "cli-error-no_compiler", command="pip install 'dracosaur[fast]'")
    options = read_given(words, game, (*given, *short.options(words, seats)), seats)
    for note in game.notes(game.options(options, seats), seats):
        click.echo(words.tell(note, ()), err=True)
    with _progress(words, games) as (told, compiling):
        report = play_many(
            game,
            seats,
            games,
            options=options,
            bots=bots or (),
            engine=engine,  # type: ignore[arg-type]  # one of the three choices
            seed=seed_of(seed),
            jobs=jobs,
            progress=told,
            compiling=compiling,
        )
    if report.engine == "compiled":
        _tell_trouble(words, compiled(game.rules.__name__))
    if as_json:
        print_json(report)
    else:
        _print(words, report)


def _tell_trouble(words: Words, twin: Twin) -> None:
    """A line where the machine code could not be kept: the games are played, but the wait will come again."""
    if twin.trouble is not None:
        reason = clean(twin.trouble.strerror or str(twin.trouble))
        click.echo(words.say("cli-not_kept", path=clean(str(twin.cache)), reason=reason), err=True)


@contextmanager
def _progress(words: Words, games: int) -> Iterator[tuple[Progress | None, Compiling | None]]:
    """A bar on a terminal, nothing elsewhere; it lives on standard error, the answer on standard output."""
    if not sys.stderr.isatty():
        yield None, None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console(err=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-playing"), total=games)

        def told(n: int) -> None:
            bar.update(task, advance=n, description=words.say("cli-playing"))

        def compiling(done: int, rules: int) -> None:
            bar.update(task, description=words.say("cli-compiling", done=done, rules=rules))

        yield told, compiling


def _print(words: Words, report: Report) -> None:
    """The report as a table."""
    names = [words.name_of("bot", bot) for bot in report.bots or ()]
    bots = ", ".join(names) or words.say("cli-random_play")
    lines: dict[str, str] = {
        "players": str(report.players),
        "games": str(report.games),
        "bots": bots,
        "engine": report.engine,
        "seed": clean(str(report.seed)),
        "seconds": f"{report.seconds:.2f}",
        "cpu_seconds": f"{report.cpu_seconds:.2f}",
        "compile_seconds": f"{report.compile_seconds:.2f}",
        "games_per_second": f"{report.games_per_second:,.0f}",
        "decisions_per_second": f"{report.decisions_per_second:,.0f}",
        "decisions_per_game": f"{report.decisions_per_game:.1f}",
        "entries_per_game": f"{report.entries_per_game:.1f}",
        "mean_score": f"{report.mean_score:.2f}",
        "score_sd": f"{report.score_sd:.2f}",
        "score_range": f"{report.min_score} – {report.max_score}",
        "mean_scores": "  ".join(f"{mean:.2f}" for mean in report.mean_scores),
        "wins": "  ".join(f"{wins:.1f}" for wins in report.wins),
        "ties": str(report.ties),
    }
    table = Table(box=box.SIMPLE, show_header=False, title=words.say("game-title"), title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    for key, said in lines.items():
        table.add_row(Text(words.say(f"cli-statistic-{key}")), Text(said))
    for key, mean in report.statistics.items():
        table.add_row(Text(words.say(f"statistic-{key}")), Text(f"{mean:.2f}"))
    console().print(table)

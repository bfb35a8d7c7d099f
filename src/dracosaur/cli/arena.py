"""`dracosaur arena`: tournaments between bots."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from rich import box
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from dracosaur.arena.contest import MOVE_SECONDS, Contest, Shape, new_contest, tasks
from dracosaur.arena.engines import EngineName, NoCluster, NoRay, open_engine
from dracosaur.arena.entrants import BadEntrant, check_entrant
from dracosaur.arena.journal import BadJournal, Journal
from dracosaur.arena.page import page
from dracosaur.arena.playing import Result
from dracosaur.arena.sequential import Claim
from dracosaur.arena.standings import Scoreboard, Standing, scoreboard, standings
from dracosaur.arena.telling import COLUMNS, called, cells_of, percent
from dracosaur.arena.tournament import Penalty, Told, Tournament
from dracosaur.bots.levels import LEVELS
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
from dracosaur.core.game import AnyGame
from dracosaur.games import load
from dracosaur.text import Words

ERROR: Final = click.FloatRange(0.0001, 0.4999)
FAULTS: Final = "arena-faults.txt"
RUNNING: Final = ("bot", "games", "win_rate", "milliseconds", "faults")  # columns while games are played
REFRESH_SECONDS: Final = 0.5  # between two looks at the running standings


@click.command(cls=GameCommand)
@game_argument
@click.option("--bots", metavar="A,B,…", help="Who takes part; your own bot is package.module:Name.")
@click.option("--bot", "more", multiple=True, metavar="BOT", help="One more; as often as wanted.")
@click.option("--levels", is_flag=True, help="The five levels for people, each against the next.")
@click.option("--gauntlet", is_flag=True, help="The first bot against each other one in all other seats.")
@click.option("--players", type=int, metavar="N", help="Seats at a table; default: two.")
@click.option("--games", type=click.IntRange(1, 10**7), default=100, show_default=True, help="Of each group.")
@click.option("--claim", metavar="LOW:HIGH", help="Stop when it is decided which rate the first bot wins at.")
@click.option("--alpha", type=ERROR, default=0.05, show_default=True, help="How often a wrong claim passes.")
@click.option("--beta", type=ERROR, default=0.05, show_default=True, help="How often a true claim fails.")
@click.option(
    "--results", type=click.Path(), metavar="FILE", help="Keep every game, and go on with those kept."
)
@click.option("--report", type=click.Path(), metavar="FILE", help="Write a page with plots, for a browser.")
@click.option(
    "--move-seconds",
    type=click.FloatRange(min=0.001),
    default=MOVE_SECONDS,
    show_default=True,
    help="A bot that thinks longer has failed.",
)
@click.option(
    "--penalty",
    type=click.Choice(["lose", "disqualify"]),
    default="lose",
    show_default=True,
    help="What a failure costs: the game, or also all games to come.",
)
@click.option("--faults", type=click.Path(), metavar="FILE", help="Where tracebacks of bots go.")
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Processes of this machine, or a Ray cluster (extra `ray`; RAY_ADDRESS names it).",
)
@click.option("--jobs", type=click.IntRange(1, 4096), metavar="N", help="Games at once; default: all cores.")
@seed_option("0")
@option_option
@json_option
@language_option
def arena(
    name: str,
    bots: str | None,
    more: tuple[str, ...],
    levels: bool,
    gauntlet: bool,
    players: int | None,
    games: int,
    claim: str | None,
    alpha: float,
    beta: float,
    results: str | None,
    report: str | None,
    move_seconds: float,
    penalty: Penalty,
    faults: str | None,
    engine: EngineName,
    jobs: int | None,
    seed: str,
    given: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play a tournament and say who is stronger, and how sure that is.

    Every deal is played once from each seat; chance and bots have random numbers of their own. Whoever has
    written a bot enters it by its module: a class that takes a game and a generator and has `choose`.

    \b
    Examples:
      dracosaur arena draftosaurus --bots greedy,random
      dracosaur arena draftosaurus --bots greedy,random --bot my_bots:Mine --report games.html
      dracosaur arena wyrmspan --gauntlet --bots greedy,random --players 4 --games 200
      dracosaur arena draftosaurus --bots greedy,random --claim 0.5:0.6 --results games.jsonl
      dracosaur arena draftosaurus --levels --games 200
    """
    words = Words(lang, name)
    game = load(name)
    entrants = _entrants(words, bots, more, levels)
    shape: Shape = "ladder" if levels else "gauntlet" if gauntlet else "round_robin"
    contest = _contest(words, game, entrants, shape, players, given, seed_of(seed), move_seconds)
    claimed = _claim(words, claim, alpha, beta)
    traces = Path(faults or (f"{results}.faults.txt" if results else FAULTS))
    try:
        with Journal(Path(results) if results else None, contest, Result) as journal:
            tournament = Tournament(contest, games, journal, claim=claimed, penalty=penalty, faults=traces)
            _run(words, tournament, engine, jobs)
    except BadJournal as error:
        raise bad(words, error.key, **error.values) from None
    except OSError as error:
        file = str(error.filename or results or traces)
        raise bad(words, "cli-error-unwritable", file=file, reason=error.strerror or str(error)) from None
    except NoRay:
        raise bad(words, "cli-error-no_ray", command="pip install 'dracosaur[ray]'") from None
    except NoCluster as error:
        raise bad(words, "cli-error-no_cluster", reason=str(error)) from None
    except BrokenProcessPool:
        raise bad(words, "cli-error-died") from None
    board = scoreboard(tournament)
    if report is not None:
        _write(words, Path(report), page(tournament, board, words))
    failed = sum(standing.faults for standing in board.standings)
    if failed:
        click.echo(words.say("arena-faults", n=failed, file=str(traces)), err=True)
    if as_json:
        print_json(board)
        return
    _print(words, board)
    if report is not None:
        click.echo(words.say("arena-report", file=report))


def _entrants(words: Words, bots: str | None, more: tuple[str, ...], levels: bool) -> tuple[str, ...]:
    """Who takes part; refused where somebody cannot."""
    named = [part.strip() for part in (bots or "").split(",") if part.strip()]
    entrants = (*named, *more)
    if levels:
        if entrants:
            raise bad(words, "cli-error-levels_only")
        return LEVELS
    for number, entrant in enumerate(entrants):
        if entrant in entrants[:number]:
            raise bad(words, "cli-error-entrant_twice", bot=entrant)
        try:
            check_entrant(entrant)
        except BadEntrant as error:
            raise bad(words, error.key, **error.values) from None
    return entrants


def _contest(
    words: Words,
    game: AnyGame,
    entrants: tuple[str, ...],
    shape: Shape,
    players: int | None,
    given: tuple[str, ...],
    seed: int | str,
    move_seconds: float,
) -> Contest:
    """The contest that was asked for; what cannot be played is refused."""
    short = ShortGiven(game)
    seats = players or short.seats or 2
    check_seats(words, game, seats)
    if len(entrants) < (1 if seats == 1 else 2):
        raise bad(words, "cli-error-entrants")
    if seats == 1 and shape != "round_robin":
        raise bad(words, "cli-error-alone", option="--levels" if shape == "ladder" else "--gauntlet")
    options = read_given(words, game, (*given, *short.options(words, seats)), seats)
    for note in game.notes(game.options(options, seats), seats):
        click.echo(words.tell(note, ()), err=True)
    return new_contest(
        game, entrants, seats=seats, shape=shape, options=options, seed=seed, move_seconds=move_seconds
    )


def _claim(words: Words, given: str | None, alpha: float, beta: float) -> Claim | None:
    if given is None:
        return None
    try:
        low, high = map(float, given.split(":"))
        return Claim(low, high, alpha, beta)
    except ValueError:
        raise bad(words, "cli-error-claim", given=given) from None


def _run(words: Words, tournament: Tournament, engine: EngineName, jobs: int | None) -> None:
    """Play what is left; whoever stops it is told how it goes on."""
    try:
        with _progress(words, tournament) as told, open_engine(engine, jobs) as working:
            tournament.run(working, told)
    except KeyboardInterrupt:
        if tournament.path is not None:
            click.echo(words.say("arena-kept", file=str(tournament.path)), err=True)
        raise


@contextmanager
def _progress(words: Words, tournament: Tournament) -> Iterator[Told | None]:
    """A bar and the running standings on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Bar(*columns, console=console(err=True))
    total = sum(1 for _ in tasks(tournament.contest, tournament.games))
    task = bar.add_task(words.say("cli-playing"), total=total, completed=len(tournament.results))
    shown = 0.0
    with Live(bar, console=console(err=True), transient=True, auto_refresh=False) as live:

        def told(now: Tournament, result: Result) -> None:
            nonlocal shown
            bar.update(task, completed=len(now.results))
            if time.monotonic() - shown > REFRESH_SECONDS:
                live.update(Group(_table(words, standings(now, in_full=False), RUNNING), bar), refresh=True)
                shown = time.monotonic()

        yield told


def _table(words: Words, rows: tuple[Standing, ...], columns: tuple[str, ...] = COLUMNS) -> Table:
    """The standings."""
    table = Table(box=box.SIMPLE_HEAD)
    for key in columns:
        justify = "left" if key == "bot" else "right"
        table.add_column(words.say(f"arena-column-{key}"), justify=justify)  # type: ignore[arg-type]  # one of two
    for standing in rows:
        cells = dict(zip(COLUMNS, cells_of(words, standing), strict=True))
        table.add_row(*(Text(cells[key]) for key in columns))
    return table


def _print(words: Words, board: Scoreboard) -> None:
    """Standings, duels and claims."""
    contest = board.contest
    title = words.say("arena-title", game=words.say("game-title"))
    about = words.say("arena-about", games=board.games, players=contest.seats, seed=str(contest.seed))
    screen = console()
    screen.print(Text(f"{title}\n{about}"))
    screen.print(_table(words, board.standings))
    if board.duels:
        screen.print(Text(words.say("arena-duels")))
        for duel in board.duels:
            pair = f"{called(words, duel.entrant)} – {called(words, duel.other)}"
            screen.print(Text(f"  {pair}: {percent(duel.ahead)}"))
    for test in board.tests:
        names = ", ".join(called(words, member) for member in test.group)
        screen.print(Text(f"{names}: {words.say(f'arena-verdict-{test.verdict}')} ({test.ratio:.2f})"))


def _write(words: Words, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise bad(words, "cli-error-unwritable", file=str(path), reason=reason) from None

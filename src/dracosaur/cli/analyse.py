"""`dracosaur analyse`: every decision of a finished game judged, and luck told from skill."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from dracosaur.arena.analysis import Analysis, Decision, Progress
from dracosaur.arena.analysis import analyse as judge
from dracosaur.arena.batches import Compiling
from dracosaur.cli.reading import read_record, shown_name, unusable
from dracosaur.cli.shell import bad, called, console, json_option, language_option, print_json, say
from dracosaur.core.game import CHANCE, Action, AnyGame, Seat
from dracosaur.core.records import BadRecord, Record, replay
from dracosaur.play import Voice
from dracosaur.play.naming import names_of_record
from dracosaur.text import Words


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--playouts", type=click.IntRange(32, 100_000), help="Games played on for a choice.")
@click.option("--seat", type=int, metavar="N", help="Judge this player only; the first is 1.")
@click.option("--jobs", type=click.IntRange(1, 256), help="How many cores may play; default: all.")
@click.option("--all", "every", is_flag=True, help="List the good decisions, too, not only mistakes.")
@json_option
@language_option
def analyse(
    record: str,
    playouts: int | None,
    seat: int | None,
    jobs: int | None,
    every: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Judge every decision of a finished game, and tell luck from skill; RECORD is - for standard input.

    Each choice is played on many times: what it brought on average is what it was worth. A player is judged
    by what could be known at the time.

    \b
    Examples:
      dracosaur analyse game.jsonl
      dracosaur analyse game.jsonl --seat 1 --all --lang uk
      dracosaur analyse game.jsonl --json
    """
    words = Words(lang)
    try:
        game, played = read_record(words, record)
        words = Words(lang, game.name)
        states = list(replay(played, game))
    except BadRecord as error:
        raise unusable(words, record, error) from None
    if game.to_act(states[-1]):
        command = called(f"play {game.name} --resume {shlex.quote(record)}")
        raise bad(words, "cli-error-unfinished", file=shown_name(words, record), command=command)
    seats = played.header.seats
    if seat is not None and not 1 <= seat <= seats:
        raise bad(words, "cli-error-no_seat", seat=str(seat), seats=seats)
    with _progress(words, len(played.entries)) as (told, compiling):
        only = None if seat is None else Seat(seat - 1)
        found = judge(played, game, playouts=playouts, seat=only, jobs=jobs, told=told, compiling=compiling)
    if as_json:
        print_json(found)
    else:
        _Telling(words, game, played, states).tell(found, every)


@contextmanager
def _progress(words: Words, entries: int) -> Iterator[tuple[Progress | None, Compiling | None]]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None, None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console(err=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-judging"), total=entries)

        def told(n: int) -> None:
            bar.update(task, advance=n, description=words.say("cli-judging"))

        def compiling(done: int, rules: int) -> None:
            bar.update(task, description=words.say("cli-compiling", done=done, rules=rules))

        yield told, compiling


class _Telling:
    """An analysis in words."""

    def __init__(self, words: Words, game: AnyGame, record: Record, states: list[object]) -> None:
        self.words = words
        self.game = game
        self.record = record
        self.states = states
        self.names = names_of_record(record.header, words)
        self.voice = Voice(game, words, self.names)

    def tell(self, found: Analysis, every: bool) -> None:
        """Mistakes or all decisions, the players, the turning points."""
        words = self.words
        by = words.say(f"analysis-by-{found.by}")
        say(f"{words.say('game-title')}: {', '.join(self.names)}")
        say(words.say("analysis-about", games=found.playouts, by=by))
        say(words.say("analysis-points"))
        self._table(
            ("entry", "player", "decision", "mark", "loss", "better"),
            [self._decision(one) for one in found.decisions if every or one.mark == "mistake"],
        )
        self._table(
            ("player", "decisions", "best", "good", "mistake", "lost", "luck", "result", "fair"),
            [
                [
                    self.names[player.seat],
                    *map(str, (player.decisions, player.best, player.good, player.mistakes)),
                    f"{player.lost:.1f}",
                    f"{player.luck:+.1f}",
                    f"{player.result:+.1f}",
                    f"{player.fair:+.1f}",
                ]
                for player in found.players
            ],
        )
        say(words.say("analysis-turning"))
        for turn in found.turning_points:
            entry = self.record.entries[turn.entry - 1]
            is_chance = turn.by == CHANCE
            said = self.game.format_action(CHANCE, entry.action) if is_chance else ""
            text = words.say(
                "analysis-turn-chance" if is_chance else "analysis-turn-decision",
                entry=str(turn.entry),
                player=self.names[turn.seat if is_chance else turn.by],
                action=said.removeprefix("* ") or self._action(turn.entry, entry.action),
                before=round(100 * turn.before),
                after=round(100 * turn.after),
            )
            say(f"  {text}")
        if not found.turning_points:
            say(f"  {words.say('analysis-no_turn')}")

    def _decision(self, one: Decision) -> list[str]:
        best = one.options[0]
        better = "" if one.mark == "best" else self._action(one.entry, best.action)
        mark = self.words.say(f"analysis-mark-{one.mark}")
        made = self._action(one.entry, one.made.action)
        lost = f"{one.loss:.1f} ± {2 * one.error:.1f}"
        return [str(one.entry), self.names[one.seat], made, mark, lost, better]

    def _action(self, number: int, action: Action) -> str:
        """The choice as it was offered, else in notation."""
        entry, state = self.record.entries[number - 1], self.states[number - 1]
        question = self.game.question(state, entry.seat)
        choice = None if question is None else question.choice_of(action)
        if choice is None:
            return self.game.format_action(entry.seat, action)
        return self.voice.say(choice.label)

    def _table(self, columns: tuple[str, ...], rows: list[list[str]]) -> None:
        if not rows:
            return
        table = Table(box=box.SIMPLE_HEAD)
        for key in columns:
            mark = key in {"best", "good", "mistake"}
            table.add_column(self.words.say(f"analysis-mark-{key}" if mark else f"analysis-column-{key}"))
        for row in rows:
            table.add_row(*map(Text, row))
        console().print(table)

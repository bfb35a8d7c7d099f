"""One game of a tournament, and what it came to."""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout

import msgspec

from dracosaur.arena.contest import Contest, Task
from dracosaur.arena.entrants import is_foreign, make_entrant
from dracosaur.arena.guard import Fault, Faulted, ask, without_crash
from dracosaur.bots import Bot
from dracosaur.core.game import Action, AnyGame, Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load


class Result(Value, frozen=True):
    """How a game of a contest ended; lists are by seat, seconds are those of thinking on one core."""

    group: int
    deal: int
    turn: int
    seating: tuple[int, ...]  # entrants by number
    points: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the first; equal ones share
    shares: tuple[float, ...]  # of the victory
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]  # decision, in seconds
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[int, int, int]:
        """Which game of the contest it was."""
        return self.group, self.deal, self.turn


class Played(msgspec.Struct, frozen=True):
    """A result, and where a bot crashed what its author wants to read."""

    result: Result
    traces: tuple[str, ...] = ()


_warm: set[tuple[str, str, int]] = (
    set()
)  # games, entrants and sizes of tables that this process has warmed up


def play_task(contest: Contest, task: Task) -> Played:
    """Play one game; contest and task decide everything. What bots print goes to standard error."""
    game = load(contest.game)
    with redirect_stdout(sys.stderr):
        for entrant in dict.fromkeys(task.seating):
            warm_up(game, contest, contest.entrants[entrant])
        return _Round(game, contest, task).play()


def warm_up(game: AnyGame, contest: Contest, name: str) -> None:
    """A bot of ours has compiled what it thinks with, which is not to count as thinking."""
    key = (game.name, name, contest.seats)
    if key in _warm or is_foreign(name):
        return
    _warm.add(key)
    table = Table.open(game, contest.seats, contest.options, "warm")
    seat = next((seat for seat in table.to_act if len(table.legal(seat)) > 1), None)
    if seat is not None:
        make_entrant(name, game, Rng("warm")).choose(table.view(seat), table.legal(seat))


class _Round:
    """One game while it is played."""

    def __init__(self, game: AnyGame, contest: Contest, task: Task) -> None:
        self.game = game
        self.contest = contest
        self.task = task
        self.table = Table.open(game, contest.seats, contest.options, f"{contest.seed}/{task.deal}")
        self.faults: dict[int, Fault] = {}  # by seat: the first one costs the game
        self.traces: list[str] = []
        self.seconds = [0.0] * contest.seats
        self.slowest = [0.0] * contest.seats
        self.bots = [self._make(seat) for seat in map(Seat, range(contest.seats))]
        self.spare = Rng(contest.seed, "fallback", *task.key)

    def _make(self, seat: Seat) -> Bot | None:
        name = self.contest.entrants[self.task.seating[seat]]
        rng = Rng(self.contest.seed, "bot", *self.task.key, seat)
        try:
            return without_crash(lambda: make_entrant(name, self.game, rng), self.contest.move_seconds)
        except Faulted as fault:
            self._blame(seat, fault)
            return None

    def _blame(self, seat: Seat, fault: Faulted) -> None:
        self.faults[seat] = Fault(seat, fault.kind, self.table.number(seat), str(fault))
        if fault.trace:
            self.traces.append(fault.trace)

    def play(self) -> Played:
        """The game to its end; for a bot that has failed any legal answer stands in, so that others go on."""
        while not self.table.is_over:
            for seat in self.table.to_act:
                if seat in self.table.to_act:  # an earlier answer of this loop may have moved the game on
                    self.table.act(seat, self._answer(seat))
        return Played(self._result(), tuple(self.traces))

    def _answer(self, seat: Seat) -> Action:
        bot = self.bots[seat]
        if bot is not None and seat not in self.faults:
            view, legal = self.table.view(seat), self.table.legal(seat)
            start = time.thread_time()
            try:
                return ask(bot, view, legal, self.contest.move_seconds)
            except Faulted as fault:
                self._blame(seat, fault)
            finally:
                spent = time.thread_time() - start
                self.seconds[seat] += spent
                self.slowest[seat] = max(self.slowest[seat], spent)
        answer: Action = self.game.fallback(self.table.state, seat, self.spare)
        return answer

    def _result(self) -> Result:
        seats = range(self.contest.seats)
        state, sheet = self.table.state, self.table.score_sheet()
        ranks = [(seat not in self.faults, self.game.rules.rank(state, seat)) for seat in seats]
        best = max(ranks)
        # Who plays alone has won only with a rank above 0; who has failed has never won.
        winners = [seat for seat in seats if ranks[seat] == best and best >= (True, 0)]
        return Result(
            *self.task.key,
            seating=self.task.seating,
            points=tuple(sheet.players[seat].total for seat in seats),
            places=tuple(1 + sum(other > own for other in ranks) for own in ranks),
            shares=tuple((seat in winners) / len(winners) if winners else 0.0 for seat in seats),
            decisions=tuple(self.table.number(Seat(seat)) for seat in seats),
            seconds=tuple(round(spent, 6) for spent in self.seconds),
            slowest=tuple(round(spent, 6) for spent in self.slowest),
            faults=tuple(self.faults[seat] for seat in sorted(self.faults)),
        )

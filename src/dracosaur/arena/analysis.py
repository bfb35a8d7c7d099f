"""A finished game, decision by decision: what each was worth, what would have been better, what was luck.

A decision is judged by what its seat knew: everything hidden is dealt anew for each game played on. Luck is
what a draw of chance has changed on the table as it was: the expected result after it, less that before it.
Taken from the result it leaves what the players have made of their chances (a control variate).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, Final, Literal, NamedTuple

from dracosaur.arena.batches import Compiling
from dracosaur.arena.engines import cores
from dracosaur.arena.evaluator import By, Evaluator, Playouts, Tried
from dracosaur.core.game import CHANCE, Action, AnyGame, Seat, Value
from dracosaur.core.records import Record, replay

Mark = Literal["best", "good", "mistake", "forced"]
Progress = Callable[[int], None]  # is told how many more entries are judged

PLAYOUTS: Final = {"draftosaurus": 1024, "gods_love_dinosaurs": 48, "wyrmspan": 64}
BEST: Final = 0.35  # points: less is no loss
GOOD: Final = 1.5  # points: more is a mistake, if it is certain enough
CERTAIN: Final = 2.0  # standard errors
SHOWN: Final = 5  # alternatives
TURNING: Final = 0.15  # of the victory: what changes it by more is a turning point
MOST_TURNS: Final = 5


class Option(Value, frozen=True):
    """An action that was open, and what it would have brought on average."""

    action: Any  # an Action of the game
    notation: str
    lead: float  # points ahead of the best other player at the end
    win: float  # share of the victory
    error: float  # standard error of the lead


class Decision(Value, frozen=True):
    """A decision of a seat; `options` are the best alternatives and the one that was made, the best first."""

    entry: int  # counted from 1
    seat: int
    made: Option
    options: tuple[Option, ...]
    count: int  # of all legal actions
    loss: float  # points, not below 0
    error: float  # standard error of the loss
    mark: Mark


class Draw(Value, frozen=True):
    """A draw of chance, and what it has brought each seat."""

    entry: int
    notation: str
    luck: tuple[float, ...]  # points of lead, by seat


class Turn(Value, frozen=True):
    """A turning point: whose chance of victory changed most with the entry, from what to what."""

    entry: int
    by: int  # the seat that decided, or chance
    seat: int
    before: float
    after: float


class Summary(Value, frozen=True):
    """The game of one seat."""

    seat: int
    decisions: int  # with a choice
    best: int
    good: int
    mistakes: int
    lost: float  # points by decisions
    luck: float  # points by draws
    result: float  # points ahead of the best other player
    fair: float  # the same without luck


class Analysis(Value, frozen=True):
    """What `dracosaur analyse --json` prints; the lines of the chart begin before the first entry."""

    game: str
    seats: int
    by: By
    playouts: int
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    players: tuple[Summary, ...]
    turning_points: tuple[Turn, ...]
    wins: tuple[tuple[float, ...], ...]  # by seat: the expected share of the victory
    leads: tuple[tuple[float, ...], ...]  # by seat: points


class _Judged(NamedTuple):
    """An entry, and the position after it."""

    decision: Decision | None
    after: tuple[Tried, ...]


def analyse(
    record: Record,
    game: AnyGame,
    *,
    playouts: int | None = None,
    seat: Seat | None = None,
    jobs: int | None = None,
    by: By = "learned",
    plain: bool = False,
    told: Progress | None = None,
    compiling: Compiling | None = None,
) -> Analysis:
    """The analysis of a finished game, of all decisions or of those of one seat; raises BadRecord.

    `compiling` is called where rules have to be compiled first. ValueError where the game is not over.
    """
    states = list(replay(record, game))
    if game.to_act(states[-1]):
        raise ValueError("the game is not finished")
    n = playouts or PLAYOUTS.get(game.name, min(PLAYOUTS.values()))
    judges = [Playouts(game, states[0], n, by=by, plain=plain) for _ in range(jobs or cores())]
    if judges[0].is_plain:
        judges = judges[:1]  # plain rules hold the interpreter, so a second thread would only wait
    free: SimpleQueue[Playouts] = SimpleQueue()
    for judge in judges:
        free.put(judge)

    def judged(number: int) -> _Judged:
        judge = free.get()
        try:
            return _judge(judge, game, record, states, number, seat)
        finally:
            free.put(judge)

    judges[0].prepare(compiling)
    first = judges[0].position(states[0])
    found: list[_Judged] = []
    with ThreadPoolExecutor(len(judges)) as pool:
        for one in pool.map(judged, range(len(record.entries))):
            found.append(one)
            if told is not None:
                told(1)
    return _analysis(record, game, judges[0], first, found)


def _judge(
    judge: Evaluator, game: AnyGame, record: Record, states: Sequence[Any], number: int, only: Seat | None
) -> _Judged:
    """One entry of the record."""
    entry, state = record.entries[number], states[number]
    decision = None
    if entry.seat != CHANCE and only in (None, entry.seat):
        legal = game.legal(state, entry.seat)
        if len(legal) > 1:
            tried = judge.actions(game.view(state, entry.seat), entry.seat, legal, entry.action)
            decision = _decision(game, number + 1, entry.seat, legal, tried, entry.action)
    return _Judged(decision, judge.position(states[number + 1]))


def _decision(
    game: AnyGame, entry: int, seat: Seat, legal: Sequence[Action], tried: Sequence[Tried], made: Action
) -> Decision:
    by_action = list(zip(legal, tried, strict=True))
    own = next(brought for action, brought in by_action if action == made)
    exact = [pair for pair in by_action if len(pair[1].leads) == len(own.leads)]
    ordered = sorted(exact, key=lambda pair: pair[1].lead, reverse=True)
    loss, error = ordered[0][1].ahead_of(own)
    options = [_option(game, seat, action, brought) for action, brought in ordered]
    at = [option.action for option in options].index(made)
    shown = options[: max(SHOWN, 1)] + ([options[at]] if at >= SHOWN else [])
    return Decision(entry, seat, options[at], tuple(shown), len(legal), loss, error, mark_of(loss, error))


def _option(game: AnyGame, seat: Seat, action: Action, brought: Tried) -> Option:
    return Option(action, game.format_action(seat, action), brought.lead, brought.win, brought.error)


def mark_of(loss: float, error: float) -> Mark:
    """What a decision deserves to be called; no mistake where chance alone could explain the difference."""
    if loss < BEST:
        return "best"
    return "mistake" if loss > GOOD and loss > CERTAIN * error else "good"


def _analysis(
    record: Record, game: AnyGame, judge: Playouts, first: tuple[Tried, ...], found: Sequence[_Judged]
) -> Analysis:
    path = [first, *(one.after for one in found)]
    seats = range(record.header.seats)
    leads = tuple(tuple(position[seat].lead for position in path) for seat in seats)
    wins = tuple(tuple(position[seat].win for position in path) for seat in seats)
    decisions = tuple(one.decision for one in found if one.decision is not None)
    draws = tuple(
        Draw(
            number + 1,
            game.format_action(entry.seat, entry.action),
            tuple(line[number + 1] - line[number] for line in leads),
        )
        for number, entry in enumerate(record.entries)
        if entry.seat == CHANCE
    )
    return Analysis(
        game=game.name,
        seats=len(seats),
        by=judge.by,
        playouts=judge.playouts,
        decisions=decisions,
        draws=draws,
        players=tuple(_summary(seat, decisions, draws, leads[seat][-1]) for seat in seats),
        turning_points=_turning_points(record, wins),
        wins=wins,
        leads=leads,
    )


def _summary(seat: int, decisions: Sequence[Decision], draws: Sequence[Draw], result: float) -> Summary:
    own = [decision for decision in decisions if decision.seat == seat]
    marks = [decision.mark for decision in own]
    luck = sum(draw.luck[seat] for draw in draws)
    return Summary(
        seat=seat,
        decisions=len(own),
        best=marks.count("best"),
        good=marks.count("good"),
        mistakes=marks.count("mistake"),
        lost=sum(decision.loss for decision in own),
        luck=luck,
        result=result,
        fair=result - luck,
    )


def _turning_points(record: Record, wins: Sequence[Sequence[float]]) -> tuple[Turn, ...]:
    """The entries that have changed somebody's chance of victory most, in their order."""
    turns = []
    for number, entry in enumerate(record.entries):
        changes = [(line[number], line[number + 1]) for line in wins]
        seat, (before, after) = max(enumerate(changes), key=lambda change: abs(change[1][1] - change[1][0]))
        if abs(after - before) >= TURNING:
            turns.append(Turn(number + 1, entry.seat, seat, before, after))
    largest = sorted(turns, key=lambda turn: abs(turn.after - turn.before), reverse=True)[:MOST_TURNS]
    return tuple(sorted(largest, key=lambda turn: turn.entry))

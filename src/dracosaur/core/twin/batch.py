"""Rules that every game has in the same words: many games played, and what their ends add up to.

`setup`, `playout`, `score`, `rank` and `statistic` are those of the game that adopts them by `batch_rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeVar, cast

from dracosaur.core.twin.chance import seed_row
from dracosaur.core.twin.declare import Batch, Grid, Row, rule

F = TypeVar("F", bound=Callable[..., Any])  # any signature
State = Any  # of the game

# What a game gives when it adopts.
setup: Any = None
playout: Any = None
score: Any = None
rank: Any = None
statistic: Any = None

# What `judge_batch` knows of the points of a seat.
SUM: Final = 0
SQUARES: Final = 1
LOWEST: Final = 2
HIGHEST: Final = 3


def batch_rules(
    *,
    setup: Callable[..., None],
    playout: Callable[..., int],
    score: Callable[..., int],
    rank: Callable[..., int],
    statistic: Callable[..., int],
) -> tuple[Callable[..., None], Callable[..., None]]:
    """The rules `play_batch` and `judge_batch` of a game with these rules."""
    return (
        _adopt(play_batch, setup=setup, playout=playout),
        _adopt(judge_batch, score=score, rank=rank, statistic=statistic),
    )


def _adopt(function: F, **given: Callable[..., Any]) -> F:
    """The same rule for one game, in which the given functions stand for those of their names."""
    original = cast(FunctionType, function)
    adopted = FunctionType(original.__code__, {**original.__globals__, **given}, original.__name__)
    adopted.__doc__ = original.__doc__
    adopted.__annotations__ = original.__annotations__
    return cast(F, rule(adopted))


def play_batch(
    states: Batch[State],
    seats: int,
    options: Row,
    seed: int,
    first: int,
    rng: Row,
    buffer: Row,
    decisions: Row,
) -> None:
    """Each empty state of the batch becomes the end of a random game: first, first + 1, … of this seed."""
    for i in range(len(states)):
        seed_row(rng, seed, first + i)
        setup(states[i], seats, options)
        decisions[i] = playout(states[i], rng, buffer)


def judge_batch(states: Batch[State], ranks: Row, points: Grid, victories: Grid, statistics: Row) -> None:
    """Add the ends of the games to what others have come to.

    For each seat: its points, and its victories by how many players shared them. A rank below 0 is never one:
    somebody who plays alone was beaten. For the game: its own statistics. `ranks` is room for a game's ranks.
    """
    for i in range(len(states)):
        best = 0
        winners = 0
        for seat in range(states[i].seats):
            own = score(states[i], seat)
            points[seat][SUM] += own
            points[seat][SQUARES] += own * own
            points[seat][LOWEST] = min(points[seat][LOWEST], own)
            points[seat][HIGHEST] = max(points[seat][HIGHEST], own)
            ranks[seat] = rank(states[i], seat)
            if ranks[seat] > best:
                best = ranks[seat]
                winners = 0
            winners += 1 if ranks[seat] == best else 0
        for seat in range(states[i].seats):
            if ranks[seat] == best:
                victories[seat][winners] += 1
        for number in range(len(statistics)):
            statistics[number] += statistic(states[i], number)

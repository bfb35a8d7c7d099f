"""Rules that every game has in the same words: many games played, and many ends judged.

`setup`, `playout`, `score` and `rank` stand for those of the game that adopts them by `batch_rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from dracosaur.core.twin.chance import seed_row
from dracosaur.core.twin.declare import Batch, Grid, Row, rule

F = TypeVar("F", bound=Callable[..., Any])  # any signature
State = Any  # of the game

# What a game gives when it adopts.
setup: Any = None
playout: Any = None
score: Any = None
rank: Any = None


def batch_rules(
    *,
    setup: Callable[..., None],
    playout: Callable[..., int],
    score: Callable[..., int],
    rank: Callable[..., int],
) -> tuple[Callable[..., None], Callable[..., None]]:
    """The rules `play_batch` and `judge_batch` of a game with these rules."""
    return _adopt(play_batch, setup=setup, playout=playout), _adopt(judge_batch, score=score, rank=rank)


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


def judge_batch(states: Batch[State], scores: Grid, ranks: Grid) -> None:
    """Write down the points and the rank of every seat in every state of the batch."""
    for i in range(len(states)):
        for seat in range(states[i].seats):
            scores[i][seat] = score(states[i], seat)
            ranks[i][seat] = rank(states[i], seat)

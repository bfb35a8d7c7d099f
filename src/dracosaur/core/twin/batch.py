"""Rules that every game has in the same words over many states at once.

A call from Python into the compiled twin costs about twenty microseconds, so what is hot works on batches.
The open names below are those of the game that adopts these functions by `batch_rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from dracosaur.core.twin.adopt import adopt
from dracosaur.core.twin.chance import mix_word, seed_row
from dracosaur.core.twin.declare import Batch, Grid, Mask, Row, generic, rule
from dracosaur.core.twin.native import numbers_of

State = Any  # of the game

# What a game gives when it adopts.
setup: Any = None
playout: Any = None
legal: Any = None
apply: Any = None
score: Any = None
rank: Any = None
statistic: Any = None
redeal: Any = None

# What `judge_batch` knows of the points of a seat.
SUM: Final = 0
SQUARES: Final = 1
LOWEST: Final = 2
HIGHEST: Final = 3

# Odd multipliers below 2**31, so that no product leaves 63 bits.
_LOW: Final = 0x5BD1E995
_HIGH: Final = 0x2C1B3C6D
_WORD: Final = 0xFFFFFFFF


class BatchRules(NamedTuple):
    """The rules of a game over batches."""

    play_batch: Callable[..., None]
    judge_batch: Callable[..., None]
    legal_batch: Callable[..., None]
    mask_batch: Callable[..., None]
    apply_batch: Callable[..., None]
    redeal_batch: Callable[..., None]


def batch_rules(
    *,
    setup: Callable[..., None],
    playout: Callable[..., int],
    legal: Callable[..., int],
    apply: Callable[..., None],
    score: Callable[..., int],
    rank: Callable[..., int],
    statistic: Callable[..., int],
    redeal: Callable[..., None],
) -> BatchRules:
    """The rules over batches of a game with these rules."""
    return BatchRules(
        adopt(play_batch, setup=setup, playout=playout),
        adopt(judge_batch, score=score, rank=rank, statistic=statistic),
        adopt(legal_batch, legal=legal),
        adopt(mask_batch, legal=legal),
        adopt(apply_batch, apply=apply),
        adopt(redeal_batch, redeal=redeal),
    )


@generic
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


@generic
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


@generic
def legal_batch(states: Batch[State], seats: Row, out: Grid, counts: Row) -> None:
    """Row i of the grid begins with the legal actions of seat `seats[i]` in state i, `counts[i]` of them.

    A row has room for MOST_LEGAL actions. What lies behind the counted ones means nothing.
    """
    for i in range(len(states)):
        counts[i] = legal(states[i], seats[i], out[i])


@generic
def mask_batch(states: Batch[State], seats: Row, out: Mask, buffer: Row) -> None:
    """Row i of the mask has 1 at each legal action of player `seats[i]` in state i, and 0 at all others.

    A row has PLAYER_ACTIONS places; chance, whose actions lie behind them, has a row of 0.
    """
    for i in range(len(states)):
        for action in range(len(out[i])):
            out[i][action] = 0
        if seats[i] >= 0:
            for k in range(legal(states[i], seats[i], buffer)):
                out[i][buffer[k]] = 1


@generic
def apply_batch(states: Batch[State], seats: Row, actions: Row) -> None:
    """Seat `seats[i]` has carried out the legal action `actions[i]` in state i; none where it is below 0."""
    for i in range(len(states)):
        if actions[i] >= 0:
            apply(states[i], seats[i], actions[i])


@generic
def redeal_batch(states: Batch[State], seats: Row, rng: Row) -> None:
    """State i is a random one of those that seat `seats[i]`, or a spectator (-1), cannot tell from it."""
    for i in range(len(states)):
        redeal(states[i], seats[i], rng)


@rule
def hash_state(s: State) -> int:
    """A number below 2**63 that two different states share by accident only; the same in both twins."""
    numbers = numbers_of(s)
    low = 0
    high = 0
    for i in range(len(numbers)):
        low = ((low ^ (numbers[i] & _WORD)) * _LOW) & _WORD
        low ^= low >> 15
        high = (((high ^ ((numbers[i] >> 32) & _WORD)) + low) & _WORD) * _HIGH & _WORD
        high ^= high >> 13
    return mix_word(low ^ high) | (mix_word(high) & 0x7FFFFFFF) << 32


@rule
def hash_rows(states: Batch[State], out: Row) -> None:
    """`out[i]` is the hash of state i."""
    for i in range(len(states)):
        out[i] = hash_state(states[i])

"""Search inside the twin: plausible moves, tried by playouts with the same chance for each of them."""

from __future__ import annotations

from typing import Any, Final

from dracosaur.bots.method.policy import LOGITS, MOVES
from dracosaur.core.twin import Batch, Grid, Row, Weights, copy_state, generic, rule, seed_row

State = Any  # of the game

# What a game gives; `docs/bots.md` tells how.
moves: Any = None
perform: Any = None
margin: Any = None
imagine: Any = None  # (s, seat, rng): what the seat cannot know is dealt anew; `redeal` of most games
weigh: Any = None
value: Any = None
play_on: Any = None

# What is known of the moves in question: rows of a grid that is as wide as a row of the room.
MOVE: Final = 0
PRIOR: Final = 1  # its logit
TOTAL: Final = 2  # of what the playouts brought, in parts of ONE
TIMES: Final = 3  # how many playouts
SQUARES: Final = 4  # of what they brought, in parts of ONE: how far they scatter
KNOWN: Final = 5

# What is to be searched: a state with what is imagined, and the state of a playout.
ROOT: Final = 0
DEALT: Final = 1
PLAYED: Final = 2
STATES: Final = 3


@generic
def list_moves(s: State, seat: int, most: int, gap: int, weights: Weights, room: Grid, known: Grid) -> int:
    """The moves worth a try, the policy's favourite first; returns how many.

    They are at most so many, and none is further behind the favourite than the gap, in parts of ONE.
    """
    n = moves(s, seat, room[MOVES])
    weigh(s, seat, n, weights, room)
    for i in range(n):
        known[MOVE][i] = room[MOVES][i]
        known[PRIOR][i] = room[LOGITS][i]
        for row in range(TOTAL, KNOWN):
            known[row][i] = 0
    sort_moves(known, n, 0)
    left = 0
    while left < min(n, most) and known[PRIOR][left] >= known[PRIOR][0] - gap:
        left += 1
    return left


@rule
def mean(known: Grid, i: int, prior: int) -> int:
    """What a move has brought on average and so many thousandths of its logit; the logit if it is untried."""
    if known[TIMES][i] == 0:
        return known[PRIOR][i]
    return known[TOTAL][i] // known[TIMES][i] + known[PRIOR][i] * prior // 1000


@rule
def sort_moves(known: Grid, n: int, prior: int) -> None:
    """The first n moves are in the order of their means, best first; equal ones stay as they are."""
    for i in range(1, n):
        j = i
        while j > 0 and mean(known, j - 1, prior) < mean(known, j, prior):
            for row in range(KNOWN):
                known[row][j - 1], known[row][j] = known[row][j], known[row][j - 1]
            j -= 1


@generic
def try_moves(
    states: Batch[State],
    seat: int,
    n: int,
    first: int,
    times: int,
    turns: int,
    weights: Weights,
    critic: Weights,
    temperature: int,
    seed: int,
    rng: Row,
    room: Grid,
    known: Grid,
) -> None:
    """Each of the first n moves has been tried in the playouts first, first + 1, … of this seed.

    In the k-th playout all moves meet the same hidden things and the same chance.
    """
    for k in range(first, first + times):
        copy_state(states[DEALT], states[ROOT])
        seed_row(rng, seed, 2 * k)
        imagine(states[DEALT], seat, rng)
        for i in range(n):
            copy_state(states[PLAYED], states[DEALT])
            seed_row(rng, seed, 2 * k + 1)
            perform(states[PLAYED], seat, known[MOVE][i])
            if play_on(states[PLAYED], seat, turns, weights, temperature, rng, room):
                brought = margin(states[PLAYED], seat)
            else:
                brought = value(states[PLAYED], seat, critic, room)
            known[TOTAL][i] += brought
            known[SQUARES][i] += brought * brought >> 10
            known[TIMES][i] += 1

"""Learning by self-play, in whole numbers: the same seed teaches the same weights on every machine.

All seats play by the soft-max of their logits. Each decision is credited with the lambda-return of its turn
minus the critic's guess, and moves the weights of its features by the policy gradient, each with a step of
its own (Adagrad). Numbers are counted in parts of FINE, those of the gradient in parts of 2**20.
"""

from __future__ import annotations

from math import isqrt
from typing import Any, Final

from dracosaur.bots.method.policy import CONTEXT, FOUND, LOGITS, MOST_FEATURES, MOVES
from dracosaur.core.twin import (
    ONE,
    Batch,
    Grid,
    Row,
    copy_state,
    draw_softmax,
    generic,
    lookup,
    rule,
    seed_row,
)

State = Any  # of the game

# What a game gives.
setup: Any = None
must_act: Any = None
apply: Any = None
draw: Any = None
score: Any = None
moves: Any = None
perform: Any = None
context: Any = None
features: Any = None
phi: Any = None
margin: Any = None
is_turn: Any = None

FINE: Final = 1 << 24  # of a weight while it is learned
STEP: Final = 1 << 14  # of a step size
TRACE: Final = 922  # lambda, 0.9 in parts of ONE
FINE_BITS: Final = 14  # between ONE and FINE

# A decision: whose turn it belongs to, and where its features end (they begin where those before it end).
OF_TURN: Final = 0
UP_TO: Final = 1
DECIDED: Final = 2

# A turn: the seat, what was expected of it, what came instead, the critic's features behind that.
SEAT: Final = 0
EXPECTED: Final = 1
SURPRISE: Final = 2
FEATURES: Final = 3
FIRST_FEATURE: Final = 4
TURN: Final = FIRST_FEATURE + MOST_FEATURES

# What is kept for each seat: its latest turn, the return and the value of the turn after the one looked at.
LATEST: Final = 0
RETURN: Final = 1
NEXT: Final = 2
KEPT: Final = 3

# How much of the room is used.
TURNS: Final = 0
DECISIONS: Final = 1
ENTRIES: Final = 2
POINTS: Final = 3  # of all seats in all games, for the curve
PLAYED: Final = 4  # seats in all games
USED: Final = 5

# 2**20 / sqrt(x) for x = 1 … 4 in steps of 1 / 1024.
_INVERSE_ROOT = lookup(isqrt((1 << 51) // (2 * i + 2049)) for i in range(3 * 1024))


@rule
def inverse_root(x: int) -> int:
    """2**20 / sqrt(x), for an x of at least 1 that is given in parts of 2**20."""
    shift = 0
    while x >= 1 << 22:
        x >>= 2
        shift += 1
    return _INVERSE_ROOT[(x >> 10) - 1024] >> shift


@generic
def begin_turn(s: State, seat: int, critic: Row, room: Grid, turns: Grid, kept: Grid, used: Row) -> None:
    """A turn of the seat is noted with what the critic expects."""
    turn = turns[used[TURNS]]
    n = phi(s, seat, room[FOUND])
    expected = margin(s, seat) << FINE_BITS
    for j in range(n):
        turn[FIRST_FEATURE + j] = room[FOUND][j]
        expected += critic[room[FOUND][j]]
    turn[SEAT] = seat
    turn[EXPECTED] = expected
    turn[FEATURES] = n
    kept[LATEST][seat] = used[TURNS]
    used[TURNS] += 1


@generic
def note_decision(
    s: State,
    seat: int,
    n: int,
    policy: Row,
    rng: Row,
    room: Grid,
    entries: Row,
    shares: Row,
    decisions: Grid,
    kept: Grid,
    used: Row,
) -> int:
    """One of the first n moves, drawn by the policy; the gradient of having drawn it is noted."""
    context(s, seat, room[CONTEXT])
    start = used[ENTRIES]
    end = start
    for i in range(n):
        logit = 0
        for j in range(features(s, seat, room[CONTEXT], room[MOVES][i], room[FOUND])):
            logit += policy[room[FOUND][j]]
            entries[end] = room[FOUND][j]
            shares[end] = i
            end += 1
        room[LOGITS][i] = logit >> FINE_BITS
    drawn = draw_softmax(room[LOGITS], n, ONE, rng)
    total = 0
    for i in range(n):
        total += room[LOGITS][i]
    for i in range(n):
        room[LOGITS][i] = (room[LOGITS][i] << 20) // total
    for k in range(start, end):
        i = shares[k]
        shares[k] = (1 << 20) - room[LOGITS][i] if i == drawn else -room[LOGITS][i]
    decisions[used[DECISIONS]][OF_TURN] = kept[LATEST][seat]
    decisions[used[DECISIONS]][UP_TO] = end
    used[DECISIONS] += 1
    used[ENTRIES] = end
    return drawn


@generic
def play_and_note(
    s: State,
    policy: Row,
    critic: Row,
    rng: Row,
    room: Grid,
    entries: Row,
    shares: Row,
    decisions: Grid,
    turns: Grid,
    kept: Grid,
    used: Row,
) -> None:
    """The game is played to its end, and its turns and decisions are noted as far as there is room."""
    for seat in range(s.seats):
        kept[LATEST][seat] = -1
    used[TURNS] = 0
    used[DECISIONS] = 0
    used[ENTRIES] = 0
    is_running = True
    while is_running:
        is_running = False
        if must_act(s, -1):
            apply(s, -1, draw(s, rng))
            is_running = True
        else:
            for seat in range(s.seats):
                n = moves(s, seat, room[MOVES])
                if n > 0:
                    is_new = is_turn(s, seat) or kept[LATEST][seat] < 0
                    if is_new and used[TURNS] < len(turns):
                        begin_turn(s, seat, critic, room, turns, kept, used)
                    i = 0
                    if n > 1:
                        if used[DECISIONS] == len(decisions) or used[ENTRIES] + n * MOST_FEATURES > len(
                            entries
                        ):
                            used[DECISIONS] = 0  # a game beyond all bounds teaches its end only
                            used[ENTRIES] = 0
                        i = note_decision(
                            s, seat, n, policy, rng, room, entries, shares, decisions, kept, used
                        )
                    perform(s, seat, room[MOVES][i])
                    is_running = True


@generic
def credit_turns(s: State, critic: Row, critic_step: int, turns: Grid, kept: Grid, used: Row) -> None:
    """Each turn knows its lambda-return minus what was expected, and the critic has learned from that."""
    for seat in range(s.seats):
        kept[RETURN][seat] = margin(s, seat) << FINE_BITS
        kept[NEXT][seat] = kept[RETURN][seat]
    for t in range(used[TURNS] - 1, -1, -1):
        turn = turns[t]
        seat = turn[SEAT]
        kept[RETURN][seat] = (TRACE * kept[RETURN][seat] + (ONE - TRACE) * kept[NEXT][seat]) >> 10
        kept[NEXT][seat] = turn[EXPECTED]
        turn[SURPRISE] = kept[RETURN][seat] - turn[EXPECTED]
        n = turn[FEATURES]
        for j in range(n):
            critic[turn[FIRST_FEATURE + j]] += (critic_step * turn[SURPRISE] >> 14) // n


@rule
def improve(
    policy: Row, steps: Row, step: int, entries: Row, shares: Row, decisions: Grid, turns: Grid, used: Row
) -> None:
    """The policy has moved along the gradient of what was decided; `steps` keep the sums of its squares."""
    k = 0
    for d in range(used[DECISIONS]):
        credit = min(max(turns[decisions[d][OF_TURN]][SURPRISE], -3 * FINE), 3 * FINE) >> 4
        while k < decisions[d][UP_TO]:
            gradient = (credit * shares[k]) >> 20
            weight = entries[k]
            steps[weight] += gradient * gradient >> 20
            policy[weight] += step * gradient * inverse_root((1 << 20) + steps[weight]) >> 30
            k += 1


@generic
def learn(
    states: Batch[State],
    seats: int,
    options: Row,
    seed: int,
    first: int,
    games: int,
    policy: Row,
    critic: Row,
    steps: Row,
    step: int,
    critic_step: int,
    rng: Row,
    room: Grid,
    entries: Row,
    shares: Row,
    decisions: Grid,
    turns: Grid,
    kept: Grid,
    used: Row,
) -> None:
    """The games first, first + 1, … of this seed have been played, and what they teach is learned.

    State 1 is an empty one. `policy` and `critic` are in parts of FINE, the steps in parts of STEP.
    """
    for game in range(first, first + games):
        copy_state(states[0], states[1])
        seed_row(rng, seed, game)
        setup(states[0], seats, options)
        play_and_note(states[0], policy, critic, rng, room, entries, shares, decisions, turns, kept, used)
        credit_turns(states[0], critic, critic_step, turns, kept, used)
        improve(policy, steps, step, entries, shares, decisions, turns, used)
        for seat in range(seats):
            used[POINTS] += score(states[0], seat)
        used[PLAYED] += seats

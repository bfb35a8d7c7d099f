"""What becomes of a position when everybody plays on, by the policy of a bot or at random.

Every playout is remembered, not only their sum: two actions are compared playout by playout, because the k-th
one of each has met the same hidden things and the same chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from dracosaur.core.twin import Batch, Grid, Row, Weights, adopt, copy_state, generic, seed_row

State = Any  # of the game

# What a game gives: rules of its own, and how a bot plays on.
redeal: Any = None
apply: Any = None
playout: Any = None
play_on: Any = None
score: Any = None
rank: Any = None
finish: Any = None
lead: Any = None
share: Any = None

WHOLE: Final = 60  # a victory, so that two to five players can share it
_MOVES: Final = 3  # the row of the room that lists of actions go to
_SIDES: Final = 2  # who plays alone is compared with an opponent without a seat, who is scored like a second


class TrialRules(NamedTuple):
    """The rules of a game for trials."""

    try_actions: Callable[..., None]
    try_position: Callable[..., None]


def trial_rules(
    *,
    redeal: Callable[..., None],
    apply: Callable[..., None],
    playout: Callable[..., int],
    play_on: Callable[..., int],
    score: Callable[..., int],
    rank: Callable[..., int],
) -> TrialRules:
    """The rules for trials of a game with these rules and of a bot that plays on."""
    ends = {
        "finish": adopt(_finish, playout=playout, play_on=play_on),
        "lead": adopt(_lead, score=score),
        "share": adopt(_share, rank=rank),
    }
    return TrialRules(
        adopt(try_actions, redeal=redeal, apply=apply, **ends),
        adopt(try_position, **ends),
    )


@generic
def _finish(s: State, weights: Weights, temperature: int, rng: Row, room: Grid) -> None:
    """The game is over; without weights it was played at random."""
    if len(weights) > 0:
        play_on(s, 0, 0, weights, temperature, rng, room)
    else:
        playout(s, rng, room[_MOVES])


@generic
def _lead(s: State, seat: int) -> int:
    """By how many points the seat is ahead of the best other player."""
    most = -(1 << 30)
    for other in range(max(s.seats, _SIDES)):
        if other != seat:
            most = max(most, score(s, other))
    return int(score(s, seat) - most)


@generic
def _share(s: State, seat: int) -> int:
    """The part of the victory that falls to the seat; a rank below 0 is never one."""
    own = rank(s, seat)
    sharing = 0
    for other in range(s.seats):
        if rank(s, other) > own:
            return 0
        sharing += 1 if rank(s, other) == own else 0
    return 0 if own < 0 else WHOLE // sharing


@generic
def try_actions(
    states: Batch[State],
    seat: int,
    actions: Row,
    first: int,
    times: int,
    weights: Weights,
    temperature: int,
    seed: int,
    rng: Row,
    room: Grid,
    leads: Grid,
    shares: Grid,
) -> None:
    """Row i of the grids has what action i brings the seat in the playouts first, first + 1, … of this seed.

    State 0 is the position; what the seat cannot know is dealt anew for each playout.
    """
    for i in range(len(actions)):
        for k in range(times):
            copy_state(states[1], states[0])
            seed_row(rng, seed, 2 * (first + k))
            redeal(states[1], seat, rng)
            apply(states[1], seat, actions[i])
            seed_row(rng, seed, 2 * (first + k) + 1)
            finish(states[1], weights, temperature, rng, room)
            leads[i][k] = lead(states[1], seat)
            shares[i][k] = share(states[1], seat)


@generic
def try_position(
    states: Batch[State],
    times: int,
    weights: Weights,
    temperature: int,
    seed: int,
    rng: Row,
    room: Grid,
    leads: Grid,
    shares: Grid,
) -> None:
    """Row i of the grids has what state 0 brings seat i in so many playouts; nothing is dealt anew."""
    for k in range(times):
        copy_state(states[1], states[0])
        seed_row(rng, seed, k)
        finish(states[1], weights, temperature, rng, room)
        for seat in range(states[0].seats):
            leads[seat][k] = lead(states[1], seat)
            shares[seat][k] = share(states[1], seat)

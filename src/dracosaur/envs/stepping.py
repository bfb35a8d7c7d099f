"""Many tables at once, seen by whoever has to decide: what every game adopts for the environments.

One pass carries out an action at each table, lets chance and the players of the house go on, and writes down
what the next seat sees and may do. Nothing of it is made in Python, so a step of a batch costs one call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from dracosaur.core.twin import (
    CHOICES,
    Batch,
    Grid,
    Mask,
    Observation,
    Observations,
    Row,
    adopt,
    below,
    copy_state,
    generic,
    rule,
    wipe,
)
from dracosaur.envs.rewards import worth

State = Any  # of the game

# What a game gives when it adopts.
must_act: Any = None
legal: Any = None
apply: Any = None
draw: Any = None
score: Any = None
rank: Any = None
observe: Any = None  # (s, seat, shape, out): what the seat sees, in the order of the game's layout
describe: Any = None  # (s, seat, action, out): the features of one legal action

_CHANCE: Final = -1
NOBODY: Final = -1  # as an actor: the game is over; as an agent: every seat is decided outside
ANEW: Final = -1  # as an action: a new game begins at this table


class EnvRules(NamedTuple):
    """What an environment asks of the rules of a game."""

    go_on: Callable[..., int]
    step_batch: Callable[..., int]
    turn_batch: Callable[..., int]
    look_batch: Callable[..., None]
    candidates_batch: Callable[..., int]


def env_rules(
    *,
    must_act: Callable[..., bool],
    legal: Callable[..., int],
    apply: Callable[..., None],
    draw: Callable[..., int],
    score: Callable[..., int],
    rank: Callable[..., int],
    observe: Callable[..., None],
    describe: Callable[..., None],
) -> EnvRules:
    """What an environment asks of a game with these rules."""
    on = adopt(go_on, must_act=must_act, legal=legal, apply=apply, draw=draw)
    look = adopt(look_at, legal=legal, observe=observe)
    count = adopt(count_points, score=score, rank=rank)
    return EnvRules(
        on,
        adopt(step_batch, apply=apply, go_on=on, look_at=look, count_points=count),
        adopt(
            turn_batch,
            must_act=must_act,
            apply=apply,
            is_wrong=adopt(is_wrong, must_act=must_act),
            go_on=on,
            look_at=look,
            count_points=count,
        ),
        adopt(look_batch, look_at=look),
        adopt(candidates_batch, legal=legal, describe=describe),
    )


@rule
def clockwise(seats: int, seat: int, k: int) -> int:
    """The seat k places on, for k below the number of seats: without a division, which would take long."""
    return seat + k if seat + k < seats else seat + k - seats


@rule
def distance(seats: int, seat: int, other: int) -> int:
    """How many places the other seat is on."""
    return other - seat if other >= seat else other - seat + seats


@generic
def go_on(s: State, agent: int, rng: Row, buffer: Row) -> int:
    """Chance has spoken, and all seats but the agent's have decided at random; returns who has to decide.

    With the agent NOBODY all seats are asked, those that owe a decision together one after another.
    """
    is_running = True
    while is_running:
        is_running = False
        if must_act(s, _CHANCE):
            apply(s, _CHANCE, draw(s, rng))
            is_running = True
        else:
            for seat in range(s.seats):
                if agent in (NOBODY, seat) and must_act(s, seat):
                    return seat
            for seat in range(s.seats):
                n = legal(s, seat, buffer)
                if n > 0:
                    apply(s, seat, buffer[below(rng, CHOICES, n)])
                    is_running = True
    return NOBODY


@generic
def look_at(
    s: State, seat: int, shape: Row, observation: Observation, masks: Mask, i: int, buffer: Row
) -> None:
    """The observation and row i of the masks are those of the seat; no action is legal where it owes none."""
    mask = masks[i]
    wipe(mask)
    for k in range(legal(s, seat, buffer)):
        mask[buffer[k]] = 1
    observe(s, seat, shape, observation)


@generic
def count_points(s: State, reward: int, points: Row, ranks: Row, worths: Row) -> None:
    """The points of all who are rated, the ranks of the seats, and what that is worth to each."""
    for seat in range(len(points)):
        points[seat] = score(s, seat)
    for seat in range(s.seats):
        ranks[seat] = rank(s, seat)
    for seat in range(s.seats):
        worths[seat] = worth(reward, points, ranks, seat)


@rule
def first_wrong(actions: Row, over: Row, masks: Mask) -> int:
    """The first table whose action is not legal there; as many as there are tables where all are."""
    for i in range(len(actions)):
        if over[i] == 0 and actions[i] != ANEW:
            if actions[i] < 0 or actions[i] >= len(masks[i]):
                return i
            if masks[i][actions[i]] == 0:
                return i
    return len(actions)


@generic
def step_batch(
    states: Batch[State],
    fresh: Batch[State],
    rng: Grid,
    actors: Row,
    agents: Row,
    actions: Row,
    over: Row,
    shape: Row,
    observations: Observations,
    masks: Mask,
    points: Grid,
    ranks: Grid,
    worths: Grid,
    reward: int,
    always: int,
    buffer: Row,
) -> int:
    """Each actor's action is carried out, and the table seen by who has to decide next.

    A table that was over begins anew, as does one whose action is ANEW; `fresh` holds the beginning. One that
    is over now keeps its last actor, who sees the end, and has its points, ranks and worths; with `always`
    the others have them, too, as the boards stand, else their worths are 0. Nothing happens where an action
    is not legal: the number returned is below that of the tables and says where. Else it is as much above it
    as there are tables that are over now.
    """
    wrong = first_wrong(actions, over, masks)
    if wrong < len(states):
        return wrong
    ended = 0
    for i in range(len(states)):
        s = states[i]
        if over[i] == 1 or actions[i] == ANEW:
            copy_state(s, fresh[0])
            over[i] = 0
        else:
            apply(s, actors[i], actions[i])
        actor = go_on(s, agents[i], rng[i], buffer)
        if actor == NOBODY:
            over[i] = 1
            ended += 1
        else:
            actors[i] = actor
        if actor == NOBODY or always == 1:
            count_points(s, reward, points[i], ranks[i], worths[i])
        else:
            wipe(worths[i])
        look_at(s, actors[i], shape, observations[i], masks, i, buffer)
    return len(states) + ended


@generic
def is_wrong(s: State, actions: Row, masks: Mask, first: int) -> bool:
    """Whether an action of a seat that owes one, from row `first` on, is not legal."""
    for seat in range(s.seats):
        if must_act(s, seat):
            action = actions[first + seat]
            if action < 0 or action >= len(masks[first]):
                return True
            if masks[first + seat][action] == 0:
                return True
    return False


@generic
def turn_batch(
    states: Batch[State],
    fresh: Batch[State],
    rng: Grid,
    actions: Row,
    over: Row,
    shape: Row,
    observations: Observations,
    masks: Mask,
    points: Grid,
    ranks: Grid,
    worths: Grid,
    reward: int,
    always: int,
    buffer: Row,
) -> int:
    """The same for all seats at once: each that owes a decision has made it, and all look at the table.

    Seat j of table i has row i * seats + j; what a seat that owes nothing says is not heard. A table whose
    first action is ANEW begins anew.
    """
    seats = fresh[0].seats
    for i in range(len(states)):
        if over[i] == 0 and actions[i * seats] != ANEW and is_wrong(states[i], actions, masks, i * seats):
            return i
    ended = 0
    for i in range(len(states)):
        s = states[i]
        first = i * seats
        if over[i] == 1 or actions[first] == ANEW:
            copy_state(s, fresh[0])
            over[i] = 0
        else:
            asked = 0  # as they were asked together, none hears of the other's answer
            for seat in range(seats):
                asked |= 1 << seat if must_act(s, seat) else 0
            for seat in range(seats):
                if (asked >> seat) & 1 == 1:
                    apply(s, seat, actions[first + seat])
        if go_on(s, NOBODY, rng[i], buffer) == NOBODY:
            over[i] = 1
            ended += 1
        if over[i] == 1 or always == 1:
            count_points(s, reward, points[i], ranks[i], worths[i])
        else:
            wipe(worths[i])
        for seat in range(seats):
            look_at(s, seat, shape, observations[first + seat], masks, first + seat, buffer)
    return len(states) + ended


@generic
def look_batch(
    states: Batch[State], seats: Row, shape: Row, observations: Observations, masks: Mask, buffer: Row
) -> None:
    """Row i of the observations and masks is what seat `seats[i]` sees and may do in state i."""
    for i in range(len(states)):
        look_at(states[i], seats[i], shape, observations[i], masks, i, buffer)


@generic
def candidates_batch(
    states: Batch[State], seats: Row, codes: Row, features: Observations, ends: Row, buffer: Row
) -> int:
    """The legal actions of seat `seats[i]` in state i with their features, the lists one behind another.

    The list of state i ends before `ends[i]`. Returns how many actions there are in all, or, where there is
    not room for them, less than 0.
    """
    n = 0
    for i in range(len(states)):
        for k in range(legal(states[i], seats[i], buffer)):
            if n == len(codes):
                return -1
            codes[n] = buffer[k]
            n += 1
        # `describe` may use the state's scratch paper, and `buffer` is free again.
        first = 0 if i == 0 else ends[i - 1]
        for k in range(first, n):
            describe(states[i], seats[i], codes[k], features[k])
        ends[i] = n
    return n

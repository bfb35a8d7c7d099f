"""One seat against greedy in all others, for measuring in compiled rules."""

from __future__ import annotations

from dracosaur.bots.draftosaurus.policy.method import choose
from dracosaur.bots.draftosaurus.policy.moves import moves, perform
from dracosaur.bots.draftosaurus.policy.promise import choose_greedily
from dracosaur.bots.method import MOVES
from dracosaur.core.twin import Batch, Grid, Row, Weights, copy_state, rule, seed_row
from dracosaur.games.draftosaurus.rules import State, apply, draw, legal, must_act, setup
from dracosaur.games.draftosaurus.rules.constants import CHANCE, OVER


@rule
def play_others(states: Batch[State], me: int, rng: Row, actions: Row) -> int:
    """Chance and greedy players act in state 0 until it is up to the seat; returns 0 when the game is over.

    State 1 is room.
    """
    s = states[0]
    while s.phase != OVER:
        if must_act(s, CHANCE):
            apply(s, CHANCE, draw(s, rng))
        else:
            if must_act(s, me):
                return 1
            for i in range(1, s.seats):
                seat = (me + i) % s.seats
                n = legal(s, seat, actions)
                if n > 0:
                    apply(s, seat, actions[choose_greedily(states, seat, actions, n, rng)])
    return 0


@rule
def play_versus(
    states: Batch[State],
    seats: int,
    options: Row,
    me: int,
    seed: int,
    game: int,
    weights: Weights,
    temperature: int,
    rng: Row,
    room: Grid,
    actions: Row,
) -> None:
    """State 0 is the end of a game in which the seat plays by the policy; state 2 is an empty one."""
    copy_state(states[0], states[2])
    seed_row(rng, seed, game)
    setup(states[0], seats, options)
    while play_others(states, me, rng, actions):
        n = moves(states[0], me, room[MOVES])
        i = 0
        if n > 1:
            i = choose(states[0], me, n, weights, temperature, rng, room)
        perform(states[0], me, room[MOVES][i])

"""What the actions of a seat lead to when everybody plays on by the policy."""

from __future__ import annotations

from dracosaur.core.twin import Batch, Row, Weights, copy_state, rule, seed_row
from dracosaur.games.draftosaurus.rules import State, apply, legal, score
from tests.core.toy_bot.policy import play_on


@rule
def try_each(
    states: Batch[State],
    seat: int,
    tries: int,
    weights: Weights,
    temperature: int,
    seed: int,
    rng: Row,
    buffer: Row,
    scratch: Row,
    actions: Row,
    points: Row,
) -> int:
    """Each legal action in state 0, and the points that it brings in so many games played on in state 1.

    Returns the number of actions. The k-th game of every action has the same chance.
    """
    n = legal(states[0], seat, actions)
    for i in range(n):
        points[i] = 0
        for k in range(tries):
            copy_state(states[1], states[0])
            seed_row(rng, seed, k)
            apply(states[1], seat, actions[i])
            play_on(states[1], weights, temperature, rng, buffer, scratch)
            points[i] += score(states[1], seat)
    return n

"""Each action has two features; the sum of their weights is its logit."""

from __future__ import annotations

from dracosaur.core.twin import Row, Weights, adopt, draw_softmax, playout_by, rule
from dracosaur.games.draftosaurus.rules import State, apply, draw, legal, must_act
from dracosaur.games.draftosaurus.rules.constants import PLAYER_ACTIONS


@rule
def feature(kind: int, action: int, size: int) -> int:
    """The place of a feature among so many weights."""
    return (kind * PLAYER_ACTIONS + action) % size


@rule
def choose(
    s: State, seat: int, buffer: Row, n: int, weights: Weights, temperature: int, rng: Row, scratch: Row
) -> int:
    """Which of the first n actions in the buffer the policy takes."""
    for i in range(n):
        scratch[i] = weights[feature(0, buffer[i], len(weights))]
        scratch[i] += weights[feature(1 + s.turn, buffer[i], len(weights))]
    return draw_softmax(scratch, n, temperature, rng)


play_on = adopt(playout_by, "play_on", must_act=must_act, legal=legal, apply=apply, draw=draw, choose=choose)

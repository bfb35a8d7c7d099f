"""Somebody who sees all hands, knows all rolls and deals to come, and how greedy will answer."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.draftosaurus.policy import choose, margin, moves, perform, play_others
from dracosaur.bots.method import MOVES
from dracosaur.core.twin import RNG_SIZE, Batch, Grid, Row, Weights, copy_state, rule
from dracosaur.games.draftosaurus.rules import State

# States: 0 is played in, 1 is room of greedy, 2 an empty one, 3 the table as it is.
TABLE: Final = 3
MOST_DECISIONS: Final = 64
WORTH: Final = MOST_DECISIONS  # of the best line, behind its moves
LINE: Final = MOST_DECISIONS + 1


@rule
def foresee(
    states: Batch[State],
    me: int,
    playouts: int,
    weights: Weights,
    temperature: int,
    chance: Row,
    future: Row,
    own: Row,
    line: Row,
    best: Row,
    room: Grid,
    actions: Row,
) -> None:
    """The best line holds the moves to the end that bring most in the one future that will be.

    A line that was found for an earlier decision is kept until a better one is found: it comes true.
    """
    for _ in range(playouts):
        copy_state(states[0], states[TABLE])
        for stream in range(RNG_SIZE):
            future[stream] = chance[stream]
        n = 0
        while play_others(states, me, future, actions):
            listed = moves(states[0], me, room[MOVES])
            i = 0
            if listed > 1:
                i = choose(states[0], me, listed, weights, temperature, own, room)
            line[n] = room[MOVES][i]
            perform(states[0], me, line[n])
            n += 1
        worth = margin(states[0], me)
        if worth > best[WORTH]:
            for k in range(n):
                best[k] = line[k]
            best[WORTH] = worth

"""Whole games inside the rules: random play, one game or a batch, for simulations and search."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, Batch, Row, below, rule, seed_row
from dracosaur.games.wyrmspan.rules.course import setup
from dracosaur.games.wyrmspan.rules.interpreter import apply
from dracosaur.games.wyrmspan.rules.moves import draw, legal
from dracosaur.games.wyrmspan.rules.names import CHANCE, FINISHED, SEVERAL
from dracosaur.games.wyrmspan.rules.state import State


@rule
def playout(s: State, rng: Row, buffer: Row) -> int:
    """Everybody plays at random to the end; returns the number of decisions made by players."""
    decisions = 0
    while s.actor != FINISHED:
        if s.actor == CHANCE:
            apply(s, CHANCE, draw(s, rng))
        elif s.actor == SEVERAL:
            for seat in range(s.seats):
                n = legal(s, seat, buffer)
                if n > 0:
                    apply(s, seat, buffer[below(rng, CHOICES, n)])
                    decisions += 1
        else:
            seat = s.actor
            n = legal(s, seat, buffer)
            apply(s, seat, buffer[below(rng, CHOICES, n)])
            decisions += 1
    return decisions


@rule
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
    """Each empty state of the batch becomes the end of a random game: of games first, first + 1, … of this
    seed.
    """
    for i in range(len(states)):
        seed_row(rng, seed, first + i)
        setup(states[i], seats, options)
        decisions[i] = playout(states[i], rng, buffer)

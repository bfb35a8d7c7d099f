"""Whole games inside the rules: random play, one game or a batch, for simulations and search."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, Batch, Grid, Row, below, rule, seed_row
from dracosaur.games.draftosaurus.rules.course import setup
from dracosaur.games.draftosaurus.rules.moves import apply, draw, legal, must_act
from dracosaur.games.draftosaurus.rules.names import CHANCE, OVER
from dracosaur.games.draftosaurus.rules.scoring import rank, score
from dracosaur.games.draftosaurus.rules.state import State


@rule
def playout(s: State, rng: Row, buffer: Row) -> int:
    """Everybody plays at random to the end; returns the number of decisions made by players."""
    decisions = 0
    while s.phase != OVER:
        if must_act(s, CHANCE):
            apply(s, CHANCE, draw(s, rng))
        else:
            for seat in range(s.seats):
                n = legal(s, seat, buffer)
                if n > 0:
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
    """Each empty state of the batch becomes the end of a random game: first, first + 1, … of this seed."""
    for i in range(len(states)):
        seed_row(rng, seed, first + i)
        setup(states[i], seats, options)
        decisions[i] = playout(states[i], rng, buffer)


@rule
def judge_batch(states: Batch[State], scores: Grid, ranks: Grid) -> None:
    """Write down the points and the rank of every seat in every state of the batch."""
    for i in range(len(states)):
        for seat in range(states[i].seats):
            scores[i][seat] = score(states[i], seat)
            ranks[i][seat] = rank(states[i], seat)

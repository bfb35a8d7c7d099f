"""Decisions of random games, for tests of what bots look at."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.twin import CHOICES, RNG_SIZE, Row, below, seed_row
from dracosaur.games import load
from dracosaur.games.wyrmspan.rules import MOST_LEGAL, State, apply, draw, legal, must_act, setup
from dracosaur.games.wyrmspan.rules.constants import FINISHED

GAME = load("wyrmspan")


def decisions(seats: int, seed: int, level: str = "automa_2") -> Iterator[tuple[State, int, Row]]:
    """Every decision of a random game with a choice: the state, the seat, its actions."""
    rng = [0] * RNG_SIZE
    seed_row(rng, seed, 0)
    buffer = [0] * MOST_LEGAL
    s = State()
    setup(s, seats, GAME.options_row(GAME.options({"automa": level}, seats)))
    while s.actor != FINISHED:
        if must_act(s, -1):
            apply(s, -1, draw(s, rng))
            continue
        for seat in range(seats):
            if n := legal(s, seat, buffer):
                if n > 1:
                    yield s, seat, buffer[:n]
                apply(s, seat, buffer[below(rng, CHOICES, n)])

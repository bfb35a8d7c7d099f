"""Whole games inside the rules: random play, one game or a batch, for simulations and search."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, Row, batch_rules, below, rule
from dracosaur.games.wyrmspan.rules.constants import CHANCE, FINISHED, SEVERAL
from dracosaur.games.wyrmspan.rules.course import setup
from dracosaur.games.wyrmspan.rules.interpreter import apply
from dracosaur.games.wyrmspan.rules.knowledge import redeal
from dracosaur.games.wyrmspan.rules.moves import draw, legal
from dracosaur.games.wyrmspan.rules.scoring import rank, score, statistic
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


play_batch, judge_batch, legal_batch, mask_batch, apply_batch, redeal_batch = batch_rules(
    setup=setup,
    playout=playout,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    statistic=statistic,
    redeal=redeal,
)

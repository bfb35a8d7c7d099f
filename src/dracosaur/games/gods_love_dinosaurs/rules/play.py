"""Whole games inside the rules: random play, one game or a batch, for simulations and search."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, Row, batch_rules, below, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import CHANCE, OVER, PLAY
from dracosaur.games.gods_love_dinosaurs.rules.course import setup
from dracosaur.games.gods_love_dinosaurs.rules.moves import apply, draw, legal, redeal
from dracosaur.games.gods_love_dinosaurs.rules.scoring import rank, score, statistic
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def playout(s: State, rng: Row, buffer: Row) -> int:
    """Everybody plays at random to the end; returns the number of decisions made by players."""
    decisions = 0
    while s.phase != OVER:
        if s.phase != PLAY:
            apply(s, CHANCE, draw(s, rng))
        else:
            for seat in range(s.seats):
                n = legal(s, seat, buffer)
                if n > 0:
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

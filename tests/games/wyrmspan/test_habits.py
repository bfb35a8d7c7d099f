"""What the page of rulings says about Ravel's mean: it follows the player's spaces, the Automa's does not."""

from __future__ import annotations

from statistics import mean

from benchmarks.ravel import HABITS, HER_SCORE, play
from dracosaur.core.rng import Rng
from dracosaur.games import load

GAMES = 60


def score_against(habit: str, level: str) -> float:
    """Her mean against a random player of this habit."""
    ends = [play(level, HABITS[habit], Rng("habits", level, i)) for i in range(GAMES)]
    return float(mean(load("wyrmspan").rules.statistic(end, HER_SCORE) for end in ends))


def test_ravel_follows_who_excavates_more_and_the_automa_does_not() -> None:
    """A13.1; who passes only when he must excavates two spaces more, and Ravel has some seven points more."""
    idle, busy = "draws every answer", "passes only when he must"
    assert score_against(busy, "ravel_1") - score_against(idle, "ravel_1") > 4
    assert abs(score_against(busy, "automa_1") - score_against(idle, "automa_1")) < 2

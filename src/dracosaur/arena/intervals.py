"""How sure a figure is: intervals that hold what is true in 95 of 100 tournaments."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from dracosaur.core.game import Value

Z: Final = 1.959964  # standard deviations to both sides that hold 95 %
RESAMPLES: Final = 1000


class Interval(Value, frozen=True):
    """A figure and its limits."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The rate of victories; shared ones count in parts. Nothing is known without a game."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z / scale * (rate * (1 - rate) / games + Z * Z / (4 * games * games)) ** 0.5
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(deals: Sequence[Sequence[float]], seed: int = 0) -> Interval:
    """The mean of all numbers, when whole deals are drawn again: games of one deal are not independent."""
    sums = [(sum(deal), len(deal)) for deal in deals if deal]
    if not sums:
        return Interval(0.0, 0.0, 0.0)
    generator = random.Random(seed)  # ours would take minutes for millions of draws
    means = sorted(_mean(generator.choices(sums, k=len(sums))) for _ in range(RESAMPLES))
    cut = RESAMPLES // 40
    return Interval(_mean(sums), means[cut], means[-1 - cut])


def _mean(sums: Sequence[tuple[float, int]]) -> float:
    return sum(part for part, _ in sums) / sum(n for _, n in sums)

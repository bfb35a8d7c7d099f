"""What games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dracosaur.core.twin import HIGHEST, LOWEST

MOST_POINTS: Final = 1 << 30  # nobody scores so many, nor so few below 0


class Tally(msgspec.Struct):
    """Sums over games; whole numbers, so that no order of adding them makes a difference.

    `points`, `victories` and `statistics` are those of the rule `judge_batch`.
    """

    points: list[list[int]]
    victories: list[list[int]]
    statistics: list[int]
    games: int = 0
    decisions: int = 0
    entries: int = 0  # of records, where games are played at tables
    cpu_seconds: float = 0.0

    @classmethod
    def empty(cls, seats: int, statistics: Sequence[str]) -> Tally:
        """Nothing played yet, for so many seats and a game with these statistics of its own."""
        return cls(
            points=[[0, 0, MOST_POINTS, -MOST_POINTS] for _ in range(seats)],
            victories=[[0] * (seats + 1) for _ in range(seats)],
            statistics=[0] * len(statistics),
        )

    def merge(self, other: Tally) -> None:
        """Add the games that somebody else has played."""
        self.games += other.games
        self.decisions += other.decisions
        self.entries += other.entries
        self.cpu_seconds += other.cpu_seconds
        for own, points in zip(self.points, other.points, strict=True):
            low, high = min(own[LOWEST], points[LOWEST]), max(own[HIGHEST], points[HIGHEST])
            own[:] = [a + b for a, b in zip(own, points, strict=True)]
            own[LOWEST], own[HIGHEST] = low, high
        for own, shares in zip(self.victories, other.victories, strict=True):
            own[:] = [a + b for a, b in zip(own, shares, strict=True)]
        self.statistics = [a + b for a, b in zip(self.statistics, other.statistics, strict=True)]

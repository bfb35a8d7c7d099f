"""A test that stops when it is decided: does somebody win at least so often?

The generalised sequential probability ratio test: after each deal the likelihood of the games so far under
the higher rate is compared with that under the lower one, by the normal distribution with the variance seen.
One deal, played once from each seat, is one observation, so luck that all seats share counts once. Deals are
taken in their order, so the verdict does not depend on which process was faster.
"""

from __future__ import annotations

import math
from typing import Final, Literal

from dracosaur.core.game import Value

Verdict = Literal["open", "passed", "failed"]

FEWEST: Final = 8  # deals, before which the variance is not to be trusted
PRIOR: Final = 0.5  # of a deal: a series without a surprise has some variance all the same


class Claim(Value, frozen=True):
    """That the first of a group wins at the rate `high` rather than `low`."""

    low: float
    high: float
    alpha: float = 0.05  # how often somebody passes who has only the lower rate
    beta: float = 0.05  # how often somebody fails who has the higher one

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ValueError(f"0 ≤ low < high ≤ 1 is needed, not {self.low} and {self.high}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"both errors must be between 0 and 0.5, not {self.alpha} and {self.beta}")

    @property
    def upper(self) -> float:
        """The log-likelihood ratio with which somebody passes."""
        return math.log((1 - self.beta) / self.alpha)

    @property
    def lower(self) -> float:
        """The one with which somebody fails."""
        return math.log(self.beta / (1 - self.alpha))


class Proof:
    """A claim while games are played; what is decided stays decided."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.verdict: Verdict = "open"
        self.ratio = 0.0  # log-likelihood
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self._early: dict[int, float] = {}  # deals that came before their turn

    def add(self, deal: int, rate: float) -> None:
        """A deal was played from all seats; the rate is the mean share of the victory in it."""
        self._early[deal] = rate
        while self.verdict == "open" and self.deals in self._early:
            self._take(self._early.pop(self.deals))

    def _take(self, rate: float) -> None:
        self.deals += 1
        self._sum += rate
        self._squares += rate * rate
        n, mean = self.deals, self._sum / self.deals
        low, high = self.claim.low, self.claim.high
        middle = (low + high) / 2
        spread = self._squares - n * mean * mean + PRIOR * middle * (1 - middle)
        variance = spread / (n + PRIOR)
        self.ratio = n * (high - low) * (mean - middle) / variance
        if n >= FEWEST:
            if self.ratio >= self.claim.upper:
                self.verdict = "passed"
            elif self.ratio <= self.claim.lower:
                self.verdict = "failed"

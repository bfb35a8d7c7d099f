"""Intervals and tests that keep what they promise."""

from __future__ import annotations

import random

import pytest

from dracosaur.arena.intervals import bootstrap, wilson
from dracosaur.arena.sequential import Claim, Proof


def test_wilson_against_numbers_of_a_book() -> None:
    """Agresti and Coull 1998: no success in 10 and 8 of 10 by the score interval."""
    assert (wilson(0, 10).low, wilson(0, 10).high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (wilson(8, 10).low, wilson(8, 10).high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0).high == 1.0


def test_wilson_holds_the_truth_in_95_of_100() -> None:
    generator = random.Random(1)
    held = 0
    for _ in range(1000):
        wins = sum(generator.random() < 0.3 for _ in range(60))
        held += wilson(wins, 60).low <= 0.3 <= wilson(wins, 60).high
    assert 920 <= held <= 980


def test_games_of_one_deal_count_as_one() -> None:
    """Ten copies of each number make nobody ten times surer."""
    generator = random.Random(2)
    numbers = [generator.gauss(20, 5) for _ in range(50)]
    once = bootstrap([[number] for number in numbers])
    often = bootstrap([[number] * 10 for number in numbers])
    assert often.value == pytest.approx(once.value)
    assert often.high - often.low == pytest.approx(once.high - once.low, rel=0.01)
    assert once.high - once.low == pytest.approx(2 * 1.96 * 5 / 50**0.5, rel=0.35)


def verdict(rate: float, seed: int, claim: Claim) -> tuple[str, int]:
    generator = random.Random(seed)
    proof = Proof(claim)
    while proof.verdict == "open":
        shares = [float(generator.random() < rate) for _ in range(2)]
        proof.add(proof.deals, sum(shares) / 2)
    return proof.verdict, proof.deals


@pytest.mark.parametrize(("rate", "expected"), [(0.5, "failed"), (0.6, "passed")])
def test_errors_are_as_rare_as_promised(rate: float, expected: str) -> None:
    wrong = sum(verdict(rate, seed, Claim(0.5, 0.6))[0] != expected for seed in range(300))
    assert wrong <= 300 * 0.05 * 1.6


def test_what_is_clear_is_decided_soon() -> None:
    assert verdict(0.95, 1, Claim(0.5, 0.6))[0] == "passed"
    assert verdict(0.95, 1, Claim(0.5, 0.6))[1] <= 20
    near = [verdict(0.55, seed, Claim(0.5, 0.6))[1] for seed in range(20)]
    assert sum(near) / 20 > 40


def test_the_order_of_arrival_does_not_matter() -> None:
    generator = random.Random(4)
    rates = [(deal, generator.random()) for deal in range(60)]
    ordered, shuffled = Proof(Claim(0.4, 0.5)), Proof(Claim(0.4, 0.5))
    for deal, rate in rates:
        ordered.add(deal, rate)
    for deal, rate in generator.sample(rates, 60):
        shuffled.add(deal, rate)
    assert (ordered.verdict, ordered.ratio, ordered.deals) == (
        shuffled.verdict,
        shuffled.ratio,
        shuffled.deals,
    )


def test_one_who_always_wins_has_some_variance_all_the_same() -> None:
    proof = Proof(Claim(0.5, 0.55))
    for deal in range(200):
        proof.add(deal, 1.0)
    assert proof.verdict == "passed"


@pytest.mark.parametrize("given", [(0.6, 0.5), (0.5, 0.5), (-0.1, 0.5), (0.5, 1.1)])
def test_a_claim_needs_two_rates(given: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="low < high"):
        Claim(*given)


def test_errors_of_a_claim_are_small() -> None:
    with pytest.raises(ValueError, match="both errors"):
        Claim(0.5, 0.6, alpha=0.7)

"""The soft-max in whole numbers: the shares of `exp`, drawn alike in both twins."""

from __future__ import annotations

import math

import pytest

from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, Twin, compiled, draw_softmax, is_available
from dracosaur.core.twin.policy import softmax_share


@pytest.fixture(scope="module")
def bot() -> Twin:
    if not is_available():
        pytest.skip("the extra `fast` is not installed")
    return compiled("tests.core.toy_bot")


@pytest.mark.parametrize("distance", [0, 1, 63, 64, 1000, 5 * ONE, 9 * ONE + 7, 14 * ONE - 1])
def test_shares_are_those_of_exp(distance: int) -> None:
    assert softmax_share(distance) == pytest.approx(2**20 * math.exp(-distance / ONE), abs=1)


def test_what_is_far_worse_has_no_share() -> None:
    assert softmax_share(14 * ONE) == softmax_share(10**12) == 0


def test_shares_fall() -> None:
    shares = [softmax_share(distance) for distance in range(15 * ONE)]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("temperature", [ONE // 2, ONE, 4 * ONE])
def test_draws_follow_the_softmax(temperature: int) -> None:
    logits, rng, draws = [0, 700, -900, 2000, 2000], Rng("softmax").row, 20_000
    seen = [0] * len(logits)
    for _ in range(draws):
        seen[draw_softmax(logits[:], len(logits), temperature, rng)] += 1
    shares = [math.exp(logit / temperature) for logit in logits]
    for n, share in zip(seen, shares, strict=True):
        expected = draws * share / sum(shares)
        assert abs(n - expected) < 4 * math.sqrt(expected) + 1


def test_without_heat_the_first_best_is_drawn() -> None:
    rng = Rng(1).row
    before = rng[:]
    assert draw_softmax([3, 9, 9, -4], 4, 0, rng) == 1
    assert rng == before


def test_only_the_first_places_count() -> None:
    rng = Rng(1).row
    assert {draw_softmax([0, 0, 90 * ONE], 2, ONE, rng) for _ in range(50)} == {0, 1}


def test_both_twins_draw_alike(bot: Twin) -> None:
    np = pytest.importorskip("numpy")
    chooser, rng = Rng("logits"), Rng("alike").row
    machine_rng = np.array(rng)
    for _ in range(300):
        n = 1 + chooser.below(40)
        logits = [chooser.below(20 * ONE) - 10 * ONE for _ in range(n)]
        temperature = chooser.below(3 * ONE)
        machine_logits = np.array(logits)
        assert bot.draw_softmax(machine_logits, n, temperature, machine_rng) == draw_softmax(
            logits, n, temperature, rng
        )
        assert machine_logits.tolist() == logits
    assert machine_rng.tolist() == rng


@pytest.mark.parametrize("n", [1, 2, 8191])
def test_extremes_stay_inside_63_bits(bot: Twin, n: int) -> None:
    np = pytest.importorskip("numpy")
    rng = Rng(n).row
    machine_rng = np.array(rng)
    for _ in range(20):
        place = draw_softmax([0] * n, n, ONE, rng)
        assert bot.draw_softmax(np.zeros(n, np.int64), n, ONE, machine_rng) == place < n

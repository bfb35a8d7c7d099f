"""The generator of both twins: ranges, rough uniformity, independent streams, seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import Any

import pytest

from dracosaur.core.twin import CHOICES, DRAWS, RNG_SIZE, ROLLS, Row, Twin, below, seed_number, seed_row
from dracosaur.core.twin.chance import _CARRY, mix_word

STREAMS = (DRAWS, ROLLS, CHOICES)


def seeded(seed: int, game: int = 0) -> Row:
    rng = [0] * RNG_SIZE
    seed_row(rng, seed, game)
    return rng


def assert_uniform(draws: Iterable[Hashable], cells: int) -> None:
    """Chi-square is within five standard deviations of its mean; fixed seeds make it no lottery."""
    counts = Counter(draws)
    expected = counts.total() / cells
    assert len(counts) <= cells
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected
    assert abs(chi - (cells - 1)) < 5 * sqrt(2 * (cells - 1))


def is_prime(n: int) -> bool:
    """Miller and Rabin with bases that leave no doubt below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % base == 0:
            return n == base
        x = pow(base, odd, n)
        if x not in (1, n - 1) and not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def gives_long_period(multiplier: int) -> bool:
    modulus = multiplier * 2**32 - 1
    return is_prime(modulus) and is_prime((modulus - 1) // 2)


def test_the_multiplier_is_the_largest_with_a_long_period() -> None:
    assert gives_long_period(_CARRY)
    assert not any(gives_long_period(multiplier) for multiplier in range(_CARRY + 1, 2**31))


def test_each_step_multiplies_by_the_inverse_of_the_word_size() -> None:
    """Multiply with carry is a step of x = x / 2**32 modulo the prime, whatever the number drawn."""
    modulus = _CARRY * 2**32 - 1
    rng = seeded(4)
    for n in range(1, 500):
        before = rng[ROLLS]
        below(rng, ROLLS, n)
        assert rng[ROLLS] * 2**32 % modulus == before % modulus


@pytest.mark.parametrize("n", [1, 2, 6, 1000, 2**31 - 1])
def test_numbers_stay_in_range(n: int) -> None:
    rng = seeded(1)
    drawn = [below(rng, DRAWS, n) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    assert n == 1 or max(drawn) > (n - 1) * 0.9
    assert all(0 < number < 2**63 for number in rng)


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("n", [2, 6, 60])
def test_numbers_are_roughly_uniform(stream: int, n: int) -> None:
    rng = seeded(20, stream)
    assert_uniform((below(rng, stream, n) for _ in range(12_000)), n)


def test_neighbours_in_a_stream_are_unrelated() -> None:
    rng = seeded(3)
    assert_uniform(((below(rng, ROLLS, 6), below(rng, ROLLS, 6)) for _ in range(12_000)), 36)


@pytest.mark.parametrize(("one", "other"), [(DRAWS, ROLLS), (ROLLS, CHOICES), (DRAWS, CHOICES)])
def test_streams_are_unrelated(one: int, other: int) -> None:
    rng = seeded(5)
    assert_uniform(((below(rng, one, 6), below(rng, other, 6)) for _ in range(12_000)), 36)


@pytest.mark.parametrize("stream", STREAMS)
def test_a_draw_moves_only_its_own_stream(stream: int) -> None:
    """D16.5: what players choose may not change what the bag or the die will give."""
    rng = seeded(6)
    before = rng[:]
    below(rng, stream, 6)
    assert [i for i in range(RNG_SIZE) if rng[i] != before[i]] == [stream]


@pytest.mark.parametrize("stream", STREAMS)
def test_first_numbers_of_neighbouring_games_are_uniform(stream: int) -> None:
    assert_uniform((below(seeded(7, game), stream, 6) for game in range(6000)), 6)


def test_games_seeds_and_streams_begin_at_different_places() -> None:
    rows = [seeded(seed, game) for seed in (0, 1, 2, 1 << 32, 1 << 62) for game in range(300)]
    starts = [number for row in rows for number in row]
    assert len(set(starts)) == len(starts)
    assert all(0 < number < 2**63 for number in starts)


def test_the_same_seed_and_game_begin_at_the_same_place() -> None:
    assert seeded(8, 9) == seeded(8, 9)
    assert seeded(8, 9) != seeded(9, 8)


def test_mixing_changes_half_of_the_bits() -> None:
    flips = [
        (mix_word(word) ^ mix_word(word ^ 1 << bit)).bit_count() for word in range(50) for bit in range(32)
    ]
    assert abs(sum(flips) / len(flips) - 16) < 0.5


def test_a_small_number_is_its_own_seed() -> None:
    assert seed_number(0) == 0
    assert seed_number(2**63 - 1) == 2**63 - 1


def test_other_seeds_become_numbers_below_63_bits() -> None:
    seeds = [seed_number(seed) for seed in (-1, 2**63, 10**40, "", "1", "Ann", "Анна")]
    seeds += [
        seed_number("Ann", "bot"),
        seed_number("Ann", "bot", 1),
        seed_number(1, "bot"),
        seed_number(1, 1),
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_seed_is_the_same_number_for_ever() -> None:
    assert seed_number("Dracosaur", "table", 7) == 118167315395563896


def test_a_stream_gives_the_same_numbers_for_ever() -> None:
    """Seeds written in reports and headers go on meaning the same games."""
    rng = seeded(seed_number("Dracosaur"), 1)
    drawn = [[below(rng, stream, 1000) for _ in range(4)] for stream in STREAMS]
    assert drawn == [[781, 283, 255, 914], [718, 329, 134, 338], [356, 142, 357, 862]]


def numpy_row() -> Any:  # numpy.ndarray; NumPy is an extra
    np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    return np.zeros(RNG_SIZE, np.int64)


@pytest.mark.parametrize("seed", [0, 1, 0xFFFFFFFF, 2**63 - 1])
def test_both_twins_begin_at_the_same_place(twin: Twin, seed: int) -> None:
    for game in (0, 1, 2**40 + 17):
        rng = numpy_row()
        twin.seed_row(rng, seed, game)
        assert rng.tolist() == seeded(seed, game)


def test_both_twins_give_the_same_numbers(twin: Twin) -> None:
    rng, plain = numpy_row(), seeded(12)
    twin.seed_row(rng, 12, 0)
    for i in range(1500):
        stream, n = i % RNG_SIZE, (1, 6, 1000, 2**31 - 1)[i % 4]
        assert twin.below(rng, stream, n) == below(plain, stream, n)
    assert rng.tolist() == plain


def test_both_twins_mix_words_alike(twin: Twin) -> None:
    words = [0, 1, 0x80000000, 0xFFFFFFFF, *(below(seeded(i), DRAWS, 2**31 - 1) for i in range(200))]
    assert [twin.mix_word(word) for word in words] == [mix_word(word) for word in words]

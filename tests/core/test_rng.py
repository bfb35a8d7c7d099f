"""Generators are values: seeded, copied, compared, stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from dracosaur.core.rng import Rng
from dracosaur.core.twin import CHOICES, DRAWS, RNG_SIZE, ROLLS


def numbers(rng: Rng, n: int = 20) -> list[int]:
    return [rng.below(1000) for _ in range(n)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(Rng("Ann")) == numbers(Rng("Ann"))
    assert numbers(Rng(5, "bot", 2)) == numbers(Rng(5, "bot", 2))


def test_seeds_and_paths_give_other_numbers() -> None:
    rngs = [Rng("Ann"), Rng("Ben"), Rng(0), Rng(1), Rng(1, "bot"), Rng(1, "bot", 0), Rng(1, "bot", 1)]
    assert len({tuple(numbers(rng)) for rng in rngs}) == len(rngs)


def test_a_copy_gives_the_same_numbers_and_goes_its_own_way() -> None:
    rng = Rng(3)
    rng.below(6)
    twin = rng.copy()
    assert twin == rng
    ahead = numbers(twin)
    assert twin != rng
    assert numbers(rng) == ahead


def test_a_generator_can_be_stored_and_read_back() -> None:
    rng = Rng(3)
    stored = tuple(rng.row)
    again = Rng.from_row(stored)
    assert again == rng
    again.below(2)
    assert tuple(rng.row) == stored
    assert eval(repr(rng)) == rng  # the repr is the expression that makes it


def test_a_generator_is_equal_only_to_generators_and_is_no_key() -> None:
    assert Rng(1) != Rng(1).row
    with pytest.raises(TypeError, match="unhashable"):
        hash(Rng(1))


@pytest.mark.parametrize("stream", [DRAWS, ROLLS, CHOICES])
def test_every_draw_moves_its_stream_alone(stream: int) -> None:
    draws: list[Callable[[Rng], object]] = [
        lambda rng: rng.below(6, stream),
        lambda rng: rng.choice("abc", stream),
        lambda rng: rng.shuffled("abc", stream),
    ]
    for draw in draws:
        rng = Rng(9)
        draw(rng)
        assert [i for i in range(RNG_SIZE) if rng.row[i] != Rng(9).row[i]] == [stream]


def test_draws_without_a_stream_are_choices() -> None:
    rng, other = Rng(2), Rng(2)
    assert [rng.below(9), rng.choice("abc"), rng.shuffled("abc")] == [
        other.below(9, CHOICES),
        other.choice("abc", CHOICES),
        other.shuffled("abc", CHOICES),
    ]


def test_choice_reaches_every_value() -> None:
    rng = Rng(0)
    counts = Counter(rng.choice("abcd") for _ in range(400))
    assert counts.keys() == set("abcd")
    assert min(counts.values()) > 60


def test_shuffled_keeps_the_values_and_reaches_every_order_evenly() -> None:
    rng, values = Rng(0), (1, 2, 3)
    counts = Counter(tuple(rng.shuffled(values)) for _ in range(1200))
    assert all(sorted(order) == [1, 2, 3] for order in counts)
    assert len(counts) == 6
    assert min(counts.values()) > 140
    assert values == (1, 2, 3)
    assert rng.shuffled(()) == []

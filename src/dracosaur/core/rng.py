"""A seeded generator as a value: it can be copied, compared, stored, and always says where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dracosaur.core.twin import CHOICES, RNG_SIZE, Row, below, seed_number, seed_row

T = TypeVar("T")


class Rng:
    """The streams of one game, bot or worker, each from its own seed and kept outside every state."""

    __slots__ = ("row",)

    def __init__(self, seed: int | str, *path: int | str) -> None:
        self.row: Row = [0] * RNG_SIZE
        seed_row(self.row, seed_number(seed, *path), 0)

    @classmethod
    def from_row(cls, row: Sequence[int]) -> Rng:
        """The generator that stands where the stored numbers say."""
        rng = cls.__new__(cls)
        rng.row = list(row)
        return rng

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        return Rng.from_row(self.row)

    def below(self, n: int, stream: int = CHOICES) -> int:
        """A number from 0 to n - 1."""
        return below(self.row, stream, n)

    def choice(self, values: Sequence[T], stream: int = CHOICES) -> T:
        """One of the values."""
        return values[below(self.row, stream, len(values))]

    def shuffled(self, values: Sequence[T], stream: int = CHOICES) -> list[T]:
        """The values in random order."""
        order = list(values)
        for i in range(len(order) - 1, 0, -1):
            j = below(self.row, stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.row == other.row

    __hash__ = None  # type: ignore[assignment]  # it moves on with every draw

    def __repr__(self) -> str:
        return f"Rng.from_row({self.row})"

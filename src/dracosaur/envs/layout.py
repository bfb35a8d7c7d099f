"""The places of an observation by name: what stands where, between which bounds, and what it means.

An observation is one row of small whole numbers: what the seat sees of the table, then the same numbers for
each player, its own first and on clockwise, then those of a rival without a seat. `Layout` names them,
`structured` gives them out by name without a copy, `floats` makes them fit for a network.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]  # of any kind of numbers
Kind = Literal["count", "flag", "category", "card", "coordinate", "bits"]
DTYPE: Final = np.int16

KINDS: Final[Mapping[Kind, str]] = {
    "count": "a number of things; divided by its bound in the float form",
    "flag": "0 or 1",
    "category": "one of several; one-hot in the float form",
    "card": "the number of a card, 0 for none; its features in the float form",
    "coordinate": "a position with a sign; divided by its bound in the float form",
    "bits": "a set, a bit for each; taken apart in the float form",
}


class Slice(NamedTuple):
    """Some places of an observation."""

    name: str
    shape: tuple[int, ...]
    kind: Kind
    high: int
    meaning: str
    low: int = 0
    when: str = ""  # tables that have it, where not all have
    deck: str = ""  # of a card: the table of features that it is looked up in

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)


def flag(name: str, meaning: str, *shape: int, when: str = "") -> Slice:
    """A slice of numbers that are 0 or 1."""
    return Slice(name, shape, "flag", 1, meaning, when=when)


def count(name: str, high: int, meaning: str, *shape: int, when: str = "") -> Slice:
    """A slice of numbers of things."""
    return Slice(name, shape, "count", high, meaning, when=when)


def category(name: str, high: int, meaning: str, *shape: int, when: str = "") -> Slice:
    """A slice of categories from 0 to `high`."""
    return Slice(name, shape, "category", high, meaning, when=when)


class Layout:
    """The names of all places of an observation at one kind of table."""

    def __init__(
        self,
        seats: int,
        table: Sequence[Slice],
        player: Sequence[Slice],
        rival: Sequence[Slice] = (),
        shape: Sequence[int] = (),
        decks: Mapping[str, Array] | None = None,
    ) -> None:
        self.seats = seats
        self.table = tuple(table)
        self.player = tuple(player)
        self.rival = tuple(rival)
        self.shape = (*shape, 0)  # for the rules; a row is never empty
        self.decks = decks or {}  # features of cards, a row for each number
        self.head = sum(part.size for part in table)
        self.block = sum(part.size for part in player)
        self.size = self.head + seats * self.block + sum(part.size for part in rival)

    @cached_property
    def places(self) -> dict[str, tuple[Slice, int, int]]:
        """By name: the slice, where it begins, and from one player to the next how far it is (0: once)."""
        found: dict[str, tuple[Slice, int, int]] = {}
        tail = self.head + self.seats * self.block
        for first, stride, parts in ((0, 0, self.table), (self.head, self.block, self.player)):
            at = first
            for part in parts:
                found[part.name] = (part, at, stride)
                at += part.size
        for part in self.rival:
            found[part.name] = (part, tail, 0)
            tail += part.size
        return found

    def structured(self, observations: Array) -> dict[str, Array]:
        """The numbers by name, without a copy; slices of players have an axis of players, the own first."""
        lead = observations.shape[:-1]
        players = observations[..., self.head : self.head + self.seats * self.block]
        players = players.reshape((*lead, self.seats, self.block))
        named: dict[str, Array] = {}
        for name, (part, at, stride) in self.places.items():
            if stride:
                own = players[..., at - self.head : at - self.head + part.size]
                named[name] = own.reshape((*lead, self.seats, *part.shape))
            else:
                named[name] = observations[..., at : at + part.size].reshape((*lead, *part.shape))
        return named

    def floats(self, observations: Array) -> NDArray[np.float32]:
        """The same as numbers between -1 and 1: categories one-hot, cards as their features."""
        named = self.structured(observations)
        lead = observations.shape[:-1]
        parts = [self._floats(self.places[name][0], values) for name, values in named.items()]
        return np.concatenate([part.reshape((*lead, -1)) for part in parts], axis=-1)

    def _floats(self, part: Slice, values: Array) -> NDArray[np.float32]:
        made: Array
        if part.kind == "category":
            made = np.eye(part.high - part.low + 1, dtype=np.float32)[values - part.low]
        elif part.kind == "card":
            made = self.decks[part.deck][values]
        elif part.kind == "bits":
            made = (values[..., None] >> np.arange(part.high.bit_length())) & 1
        else:
            made = values / max(part.high, -part.low)
        return made.astype(np.float32)

    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest number of each place."""
        low, high = np.zeros((2, self.size), DTYPE)
        for bound, values in ((low, "low"), (high, "high")):
            for name, place in self.structured(bound).items():
                place[...] = getattr(self.places[name][0], values)
        return low, high


def markdown(title: str, parts: Sequence[Slice]) -> str:
    """The slices as a table for docs/environments.md."""
    lines = [f"| {title} | shape | kind | from, to | what it says |", "|---|---|---|---|---|"]
    for part in parts:
        shape = " × ".join(map(str, part.shape)) or "1"
        only = f" ({part.when})" if part.when else ""
        lines.append(
            f"| `{part.name}` | {shape} | {part.kind} | {part.low}, {part.high} | {part.meaning}{only} |"
        )
    return "\n".join(lines) + "\n"

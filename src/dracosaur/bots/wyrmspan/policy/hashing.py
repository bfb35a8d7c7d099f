"""Weights are found by a hash of small numbers: a fixed place for each mix of them."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.method import hashed
from dracosaur.core.twin import rule

SIZE: Final = 1 << 17  # weights of a set


@rule
def place(tag: int, a: int, b: int, c: int) -> int:
    """The place of the weight of three numbers in the feature with this tag."""
    return hashed(tag, a, b, c, SIZE)

"""Weights are found by a hash of small numbers: a fixed place for each mix of them.

What is looked up together lies together: a block holds the weights of all answers to one question, or all
that is known of one card. It is hashed once, and in the processor's cache when its next weight is needed.
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.method import hashed
from dracosaur.core.twin import rule

SIZE: Final = 1 << 17  # weights of a set
BLOCK: Final = 16  # weights that lie together


@rule
def place(tag: int, a: int, b: int, c: int) -> int:
    """The place of the weight of three numbers in the feature with this tag."""
    return hashed(tag, a, b, c, SIZE)


@rule
def block(tag: int, a: int, b: int, c: int) -> int:
    """The first place of the block of three numbers in the features with this tag."""
    return hashed(tag, a, b, c, SIZE // BLOCK) * BLOCK

"""Words as sets: their bits counted and found."""

from __future__ import annotations

from dracosaur.core.twin import rule

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F


@rule
def ones(word: int) -> int:
    """How many bits of the word, which is not negative, are set."""
    word -= (word >> 1) & PAIRS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    word = (word + (word >> 4)) & EIGHTS
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 127


@rule
def ones_of_three(a: int, b: int, c: int) -> int:
    """How many bits of three words are set together; they are added bit by bit first."""
    twice = (a & b) | ((a ^ b) & c)
    once = a ^ b ^ c
    once -= (once >> 1) & PAIRS
    twice -= (twice >> 1) & PAIRS
    once = (once & FOURS) + ((once >> 2) & FOURS)
    word = once + 2 * ((twice & FOURS) + ((twice >> 2) & FOURS))
    word = (word & EIGHTS) + ((word >> 4) & EIGHTS)
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 255


@rule
def bit_of(word: int, number: int) -> int:
    """Which bit of the word is the set one of this number, from 0; there must be one."""
    for _ in range(number):
        word &= word - 1
    return ones((word & -word) - 1)

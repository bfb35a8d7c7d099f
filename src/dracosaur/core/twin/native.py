"""What rules can do with a whole state or row at once, and what no rule could say of every state.

Rows are copied and wiped in blocks: a loop over places that could be negative is not made of vectors. Each
function has two forms: the one written here for the plain twin, and one of machine code in `blocks.py`.
"""

from __future__ import annotations

from typing import TypeVar

from dracosaur.core.twin.declare import Observation, Row, native
from dracosaur.core.twin.fields import Fields

S = TypeVar("S", bound=Fields)


@native
def copy_state(to: S, of: S) -> None:
    """All fields of a state are equal to those of another one; rows that somebody holds stay its rows."""
    to.become(of)


@native
def numbers_of(s: Fields) -> Row:
    """All numbers of a state in the order of its fields, to be read only."""
    return s.numbers()


@native
def wipe(row: Observation) -> None:
    """All numbers of the row, of whatever kind, are 0."""
    row[:] = [0] * len(row)


@native
def copy_numbers(to: Observation, at: int, of: Row) -> None:
    """The numbers of a row stand in an observation from this place on."""
    to[at : at + len(of)] = of


@native
def copy_bits(to: Observation, at: int, of: Row, n: int, shift: int, mask: int, plus: int) -> None:
    """From this place on stand some bits of each of the first n numbers of a row, increased by `plus`."""
    to[at : at + n] = [((number >> shift) & mask) + plus for number in of[:n]]


@native
def spread_bits(
    to: Observation, at: int, of: Row, n: int, each: int, width: int, shift: int, mask: int
) -> None:
    """From this place on stand n small numbers; each number of the row holds so many of `width` bits."""
    to[at : at + n] = [(of[i // each] >> (i % each * width + shift)) & mask for i in range(n)]


@native
def look_up_pairs(to: Observation, at: int, table: Row, high: Row, low: Row, base: int) -> None:
    """From this place on stand the entries `high * base + low` of a table, for each pair of two rows."""
    to[at : at + len(high)] = [table[a * base + b] for a, b in zip(high, low, strict=True)]

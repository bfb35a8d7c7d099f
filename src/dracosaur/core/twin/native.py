"""What rules can do with a whole state, and what no rule could say of every state.

Each function has two forms: the one written here for the plain twin, and one of machine code in `machine.py`.
"""

from __future__ import annotations

from typing import TypeVar

from dracosaur.core.twin.declare import Row, native
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

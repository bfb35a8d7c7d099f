"""The rules of a toy: chance lays a pile, seats take one to three. One rule has a mistake on purpose."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Fields, Row, below, cell, lookup, row, rule

MOST_LEGAL: Final = 20
PAY = lookup((0, 1, 2))


class State(Fields):
    """The pile, whose turn it is, and what everybody has."""

    seats: int = cell()
    pile: int = cell()
    turn: int = cell()  # -1 while the pile is laid
    coins: Row = row(2)


@rule
def setup(s: State, seats: int, options: Row) -> None:
    """The pile has to be laid."""
    s.seats = seats
    s.turn = -1
    s.coins[0] = options[0]


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the seat has the turn; after the last piece nobody has."""
    return seat == s.turn and (s.turn < 0 or s.pile > 0)


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """The numbers that may be taken or laid are in the buffer."""
    if not must_act(s, seat):
        return 0
    n = MOST_LEGAL if s.turn < 0 else min(3, s.pile)
    for i in range(n):
        out[i] = i + 1
    return n


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 where the number may be taken; N1: not your turn; N2.3: too many or too few."""
    if not must_act(s, seat):
        return 1_00_00
    most = MOST_LEGAL if s.turn < 0 else min(3, s.pile)
    return 0 if 1 <= action <= most else 2_03_00


@rule
def pay_for(n: int) -> int:
    """What taking n pieces brings; three were forgotten.

    The table is one entry short.
    """
    return PAY[n]


@rule
def apply(s: State, seat: int, action: int) -> None:
    """The pile is laid, or pieces are taken and paid."""
    if s.turn < 0:
        s.pile = action
        s.turn = 0
    else:
        s.coins[seat] = coins_of(s, seat) + pay_for(action)
        s.pile -= action
        s.turn = 1 - seat


@rule
def coins_of(s: State, seat: int) -> int:
    return s.coins[seat]


@rule
def draw(s: State, rng: Row) -> int:
    """The size of the pile."""
    return 1 + below(rng, 1, MOST_LEGAL)

"""The hash of a state: every number counts, and what is different is spread over all bits."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dracosaur.core.twin import Fields, Grid, Row, cell, grid, hash_state, numbers_of, row
from tests.core.throwaway import SHOP, shop_twin


class Board(Fields):
    """A field of each shape."""

    turn: int = cell()
    coins: Row = row(3)
    pens: Grid = grid(2, 4)


def boards() -> list[Board]:
    """The empty board, and boards that differ from it in one number only, by little or by much."""
    found = [Board()]
    for value in (1, -1, 2, 1 << 32, -(1 << 63), (1 << 63) - 1):
        for place in range(12):
            board = Board()
            if place == 0:
                board.turn = value
            elif place < 4:
                board.coins[place - 1] = value
            else:
                board.pens[(place - 4) // 4][(place - 4) % 4] = value
            found.append(board)
    return found


def test_every_number_counts() -> None:
    hashes = [hash_state(board) for board in boards()]
    assert len(set(hashes)) == len(hashes)
    assert all(0 <= number < 1 << 63 for number in hashes)


def test_small_differences_change_about_half_of_the_bits() -> None:
    flips = [(a ^ b).bit_count() for a, b in pairwise(hash_state(board) for board in boards())]
    assert 28 < sum(flips) / len(flips) < 35
    assert min(flips) > 10


def test_many_boards_have_hashes_of_their_own() -> None:
    board, seen = Board(), set()
    for a in range(40):
        for b in range(40):
            for c in range(20):
                board.turn, board.coins[1], board.pens[1][3] = a, b, c
                seen.add(hash_state(board))
    assert len(seen) == 40 * 40 * 20
    assert len({number & 0xFFFFF for number in seen}) > 30_000  # about 31,500 of 32,000 by chance


def test_numbers_of_a_state_are_those_of_its_memory() -> None:
    board = Board()
    board.pens[1][0] = 5
    assert numbers_of(board) == [0] * 8 + [5, 0, 0, 0]


HASHED = """

@rule
def mark(s: State) -> int:
    \"\"\"The hash of the shop.\"\"\"
    return hash_state(s)
"""


@pytest.mark.fast
def test_both_twins_give_the_same_hash(shop_root: Path) -> None:
    """Machine code looks at the memory of a state as it lies there, from the first number to the last."""
    top = SHOP["top.py"].replace("Row, below", "Row, below, hash_state") + HASHED
    twin = shop_twin(shop_root, {**SHOP, "top.py": top})
    plain: Any = twin.State()  # of the shop
    batch = twin.State.batch(2)
    for place, number in enumerate((3, -1, 1 << 40, 9, 7)):
        if place == 0:
            plain.turn = number
        elif place == 4:
            plain.secret = number
        else:
            plain.coins[place - 1] = number
        plain.write_row(batch[1])
        assert twin.mark(batch[1]) == hash_state(plain)
    assert twin.mark(batch[0]) == hash_state(twin.State())

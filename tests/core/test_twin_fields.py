"""States: named integers with a layout, copies that share nothing, JSON, bytes, names, rows."""

from __future__ import annotations

import struct
from typing import Any

import pytest

from dracosaur.core.twin import Fields, Grid, Row, cell, grid, row
from tests.core.processes import run


class Tiny(Fields):
    turn: int = cell()
    coins: Row = row(3)
    board: Grid = grid(2, 3)


class Other(Fields):
    turn: int = cell()
    coins: Row = row(3)
    board: Grid = grid(2, 3)


def filled() -> Tiny:
    state = Tiny()
    state.turn = 7
    state.coins[1] = -2
    state.board[1][2] = 9
    return state


def test_the_layout_keeps_names_sizes_and_order() -> None:
    assert [(name, shape.size) for name, shape in Tiny.layout.items()] == [
        ("turn", ()),
        ("coins", (3,)),
        ("board", (2, 3)),
    ]


def test_a_new_state_is_all_zero() -> None:
    state = Tiny()
    assert (state.turn, state.coins, state.board) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])


def test_new_states_share_nothing() -> None:
    state, other = Tiny(), Tiny()
    state.coins[0] = 1
    state.board[0][0] = 1
    assert other == Tiny()
    assert state.board[1] == [0, 0, 0]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    state = filled()
    twin = state.copy()
    assert twin == state
    assert type(twin) is Tiny
    twin.turn += 1
    twin.coins[0] += 1
    twin.board[0][0] += 1
    assert state == filled()
    assert twin != state


def test_become_takes_over_the_values_and_shares_nothing() -> None:
    state, model = Tiny(), filled()
    state.become(model)
    assert state == model
    state.board[1][2] = 0
    assert model == filled()


def test_equality_asks_for_the_same_class_and_every_value() -> None:
    assert filled() == filled()
    assert Tiny() != Other()
    assert Tiny() != 0
    for change in ("turn", "coins", "board"):
        state = filled()
        setattr(state, change, getattr(Tiny(), change))
        assert state != filled()


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Tiny())


def test_repr_shows_what_is_not_zero() -> None:
    assert repr(Tiny()) == "Tiny()"
    assert repr(filled()) == "Tiny(turn=7, coins=[0, -2, 0], board=[[0, 0, 0], [0, 0, 9]])"


def test_numbers_and_bytes_follow_the_layout() -> None:
    numbers = [7, 0, -2, 0, 0, 0, 0, 0, 0, 9]
    assert filled().numbers() == numbers
    assert filled().to_bytes() == struct.pack("=10q", *numbers)


def test_the_digest_tells_states_apart() -> None:
    assert filled().digest() == filled().digest()
    assert filled().digest() != Tiny().digest()


DIGEST = """
from dracosaur.core.table import Table
from dracosaur.games import load
print(Table.open(load("draftosaurus"), 3, seed="digest").state.digest(), hash("x"))
"""


def test_the_digest_is_the_same_in_every_process() -> None:
    (a, hash_a), (b, hash_b) = (run(DIGEST, env={"PYTHONHASHSEED": seed}).split() for seed in ("1", "2"))
    assert hash_a != hash_b  # the processes do differ
    assert a == b


def test_json_round_trip() -> None:
    fields = filled().to_json()
    assert fields == {"turn": 7, "coins": [0, -2, 0], "board": [[0, 0, 0], [0, 0, 9]]}
    assert Tiny.from_json(fields) == filled()


def test_json_shares_nothing_with_the_state() -> None:
    state = filled()
    fields = state.to_json()
    again = Tiny.from_json(fields)
    fields["coins"][1] = 5
    fields["board"][1][2] = 5
    assert state == again == filled()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"turn": "7"}, "turn: a whole number is expected, not '7'"),
        ({"turn": True}, "turn: a whole number is expected, not True"),
        ({"turn": 1.0}, "turn: a whole number is expected, not 1.0"),
        ({"turn": [1]}, r"turn: a whole number is expected, not \[1\]"),
        ({"turn": 1 << 63}, "turn: the number does not fit into 64 bits"),
        ({"coins": -1 - (1 << 63)}, "coins: a list of 3 entries is expected"),
        ({"coins": [0, 0]}, "coins: a list of 3 entries is expected"),
        ({"coins": [0, 0, 0, 0]}, "coins: a list of 3 entries is expected"),
        ({"coins": [0, None, 0]}, r"coins\[1\]: a whole number is expected, not None"),
        ({"coins": [0, 0, -1 - (1 << 63)]}, r"coins\[2\]: the number does not fit into 64 bits"),
        ({"board": [[0, 0, 0]]}, "board: a list of 2 entries is expected"),
        ({"board": [[0, 0, 0], 5]}, r"board\[1\]: a list of 3 entries is expected"),
        ({"board": [[0, 0, 0], [0, 0]]}, r"board\[1\]: a list of 3 entries is expected"),
        ({"board": [[0, 0, 0], [0, 0, "x"]]}, r"board\[1\]\[2\]: a whole number is expected, not 'x'"),
        ({"cards": 1}, "cards: unknown field of Tiny"),
    ],
)
def test_bad_json_is_refused_by_name(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        Tiny.from_json({**filled().to_json(), **change})


@pytest.mark.parametrize("name", ["turn", "coins", "board"])
def test_a_missing_field_is_named(name: str) -> None:
    fields = filled().to_json()
    del fields[name]
    with pytest.raises(ValueError, match=f"^{name}: missing field of Tiny$"):
        Tiny.from_json(fields)


def test_the_ends_of_64_bits_fit() -> None:
    state = filled()
    state.coins[:2] = [-(1 << 63), (1 << 63) - 1]
    assert Tiny.from_json(state.to_json()).to_bytes() == state.to_bytes()


def test_rows_of_a_batch_hold_states() -> None:
    pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    batch = Tiny.batch(2)
    filled().write_row(batch[1])
    assert Tiny.dtype().names == ("turn", "coins", "board")
    assert Tiny.read_row(batch[0]) == Tiny()
    assert Tiny.read_row(batch[1]) == filled()
    assert batch[1].tobytes() == filled().to_bytes()
    assert batch.tobytes() == Tiny().to_bytes() + filled().to_bytes()


def test_a_state_read_from_a_row_is_plain_and_independent() -> None:
    pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    batch = Tiny.batch(1)
    filled().write_row(batch[0])
    state = Tiny.read_row(batch[0])
    assert all(type(number) is int for number in state.numbers())
    state.board[1][2] = 0
    assert batch[0].tobytes() == filled().to_bytes()

"""Notation: one readable line for each entry, and it reads back."""

from __future__ import annotations

import re
from typing import Annotated

import pytest
from msgspec import Meta

from dracosaur.core.game import CHANCE, Action, AnyGame, Seat
from dracosaur.core.notation import format_entry, parse_entry
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from tests.core.play import play


class Move(Action, frozen=True, tag="move"):
    to: str
    steps: Annotated[int, Meta(ge=1, le=6)] | None = None
    fast: bool | None = None


class Draw(Action, frozen=True, tag="draw"):
    cards: tuple[int, ...]
    faces: tuple[str, ...] = ()


class Pair(Action, frozen=True, tag="pair"):
    of: tuple[int, int]


class Rest(Action, frozen=True, tag="rest"):
    pass


AnyAction = Move | Draw | Pair | Rest

LINES = [
    (Seat(0), Move("north"), "0 move north"),
    (Seat(12), Move("north", 3), "12 move north 3"),
    (Seat(1), Move("north", None, True), "1 move north - True"),
    (Seat(1), Rest(), "1 rest"),
    (CHANCE, Draw((4, 5, 6), ("sun", "moon")), "* draw 4,5,6 sun,moon"),
    (CHANCE, Draw((4,), ()), "* draw 4 -"),
    (CHANCE, Draw(()), "* draw - -"),
    (Seat(2), Pair((1, 2)), "2 pair 1,2"),
]


@pytest.mark.parametrize(("seat", "action", "line"), LINES, ids=[line for _, _, line in LINES])
def test_an_entry_is_one_line_that_reads_back(seat: Seat, action: Action, line: str) -> None:
    assert format_entry(seat, action) == line
    assert parse_entry(line, AnyAction) == (seat, action)


def test_spaces_do_not_matter() -> None:
    assert parse_entry("  0   move  north ", AnyAction) == (Seat(0), Move("north"))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "'': a seat (or * for chance) and an action are expected"),
        ("1", "'1': a seat (or * for chance) and an action are expected"),
        ("Ann rest", "'Ann' is no seat; write its number, or * for chance"),
        ("-1 rest", "'-1' is no seat; write its number, or * for chance"),
        ("1 fly", "unknown action 'fly'; known: draw, move, pair, rest"),
        ("1 rest now", "'1 rest now': rest takes at most 0 values"),
        ("1 move a 1 true more", "'1 move a 1 true more': move takes at most 3 values"),
        ("1 move", "'1 move': Object missing required field `to`"),
        ("1 move -", "'1 move -': Object missing required field `to`"),
        ("1 move a 7", "'1 move a 7': Expected `int` <= 6 - at `$.steps`"),
        ("1 move a far", "'1 move a far': Expected `int | null`, got `str` - at `$.steps`"),
        ("* draw 1,x", "'* draw 1,x': Expected `int`, got `str` - at `$.cards[1]`"),
        ("* pair 1", "'* pair 1': Expected `array` of length 2, got 1 - at `$.of`"),
    ],
)
def test_a_bad_line_is_refused_with_a_reason(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        parse_entry(line, AnyAction)


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_read_back(game: AnyGame, seats: int) -> None:
    table = play(Table.open(game, seats, {"board": "match"}, seed=seats), Rng(seats))
    lines = table.record.notation(game).splitlines()
    entries = [(entry.seat, entry.action) for entry in table.record.entries]
    assert len(lines) == len(entries) > 50
    assert [game.parse_action(line) for line in lines] == entries

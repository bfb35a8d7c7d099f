"""Records that begin in the middle: a position of one's own, a match carried over to corrected rules."""

from __future__ import annotations

import msgspec
import pytest

from dracosaur.core.game import CHANCE, AnyGame, Illegal, Seat
from dracosaur.core.positions import BadPosition
from dracosaur.core.records import BadRecord, Record, check_fair, final_state, loads, replay
from dracosaur.core.rng import Rng
from dracosaur.core.starts import carry_over, header_at
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from tests.core.nim import LaterNim, Nim, Take
from tests.core.play import play


def toy(pile: int, *taken: int) -> Table:
    """A toy match with a pile of this size, of which these were taken in turn."""
    record = Table.open(Nim(), 2, seed=1, names=("Ann", "Ben"), players=("human", "greedy")).record
    record.entries.clear()
    record.append(CHANCE, Take(pile))
    table = Table.resume(Nim(), record)
    for i, n in enumerate(taken):
        table.act(Seat(i % 2), Take(n))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_from_any_position(name: str) -> None:
    game = load(name)
    table = play(Table.open(game, 3, seed="begun"), Rng(4), 25)
    from_here = Table.open_at(game, game.write_position(table.state), seed="from here")
    assert from_here.state == table.state
    assert from_here.seats == 3
    play(from_here, Rng(5))
    record = loads(from_here.record.dumps(), game)
    assert record == from_here.record
    assert next(replay(record, game)) == table.state
    assert check_fair(record, game) == from_here.state
    again = Table.open_at(game, game.write_position(table.state), seed="from here")
    assert play(again, Rng(5)).record == record


def test_a_position_that_cannot_be_is_not_opened(game: AnyGame) -> None:
    with pytest.raises(BadPosition):
        Table.open_at(game, {"game": "draftosaurus", "players": []})


def test_a_start_that_contradicts_its_header_is_refused(game: AnyGame) -> None:
    table = play(Table.open(game, 3, seed="begun"), Rng(4), 25)
    header = header_at(game, game.write_position(table.state))
    for wrong in (
        {"seats": 4},
        {"options": {"board": "winter"}},
        {"start": {**(header.start or {}), "players": []}},
    ):
        with pytest.raises(BadRecord, match=r"^line 1: start: ") as caught:
            final_state(Record(msgspec.structs.replace(header, **wrong)), game)
        assert caught.value.key == "record-start"


def test_a_match_is_carried_over_where_the_new_rules_allow_what_was_played() -> None:
    old, later = toy(9, 1, 2), LaterNim()
    with pytest.raises(BadRecord, match="version 3 of the rules of nim; this program has version 4"):
        Table.resume(later, old.record)
    carried = carry_over(loads(old.record.dumps(), Nim()), later, seed="new")
    header = carried.header
    assert (header.rules_version, header.format, header.seats) == (4, 2, 2)
    assert (header.names, header.players) == (("Ann", "Ben"), ("human", "greedy"))
    assert header.continues == old.record.digest()
    assert header.key != old.record.header.key  # which may be revealed now
    table = Table.resume(later, loads(carried.dumps(), later))
    assert table.state == old.state
    assert table.record.entries == []
    table.act(Seat(0), Take(2))
    with pytest.raises(Illegal, match="N2"):
        table.act(Seat(1), Take(5))


def test_a_match_that_the_new_rules_forbid_is_carried_over_from_before_that() -> None:
    old, later = toy(5, 1, 2, 2), LaterNim()
    with pytest.raises(BadRecord, match=r"^line 5: 0 take 2: forbidden by N9$") as caught:
        carry_over(old.record, later)
    assert caught.value.state.pile == 2
    carried = carry_over(old.record, later, later.write_position(caught.value.state))
    table = Table.resume(later, carried)
    with pytest.raises(Illegal):
        table.act(Seat(0), Take(2))
    table.act(Seat(0), Take(1))


def test_a_match_is_carried_over_from_the_position_that_the_old_program_wrote(game: AnyGame) -> None:
    """The present program may not know the old rules at all: then the document says where the match is."""
    table = play(Table.open(game, 3, seed="old", salts=("Ann's",)), Rng(4), 25)
    old = Record(msgspec.structs.replace(table.record.header, rules_version=0), tuple(table.record.entries))
    carried = carry_over(old, game, game.write_position(table.state))
    assert carried.header.continues == old.digest()
    assert carried.header.salts == ()
    resumed = play(Table.resume(game, carried), Rng(4))
    assert resumed.is_over
    assert check_fair(resumed.record, game) == resumed.state

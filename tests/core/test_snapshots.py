"""Snapshots: a table is back without a replay, and whatever does not fit is left aside."""

from __future__ import annotations

import msgspec
import pytest

from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.records import Record, loads
from dracosaur.core.rng import Rng
from dracosaur.core.snapshots import Snapshot
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from tests.core.play import play


def stored(snapshot: Snapshot) -> Snapshot:
    """The snapshot as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


def same(one: Table, two: Table) -> bool:
    """Whether two tables cannot be told apart."""
    viewers = (*map(Seat, range(one.seats)), None)
    return (
        one.state == two.state
        and one.record == two.record
        and one.revision == two.revision
        and all(one.history(viewer) == two.history(viewer) for viewer in viewers)
        and all(one.number(seat) == two.number(seat) for seat in viewers if seat is not None)
        and all(one.can_undo(seat) == two.can_undo(seat) for seat in viewers if seat is not None)
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_brings_everything_back_at_every_moment(name: str) -> None:
    game, rng = load(name), Rng("kept")
    table = Table.open(game, 2, seed="kept")
    undone = 0
    for _ in range(60):
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.legal(seat)))
        if undone < 5 and table.undo(seat):
            undone += 1
            table.act(seat, rng.choice(table.legal(seat)))
        back = Table.resume(game, loads(table.record.dumps(), game), stored(table.snapshot()))
        assert same(table, back)
        if back.can_undo(seat):
            assert back.undo(seat)
            assert table.undo(seat)
            assert same(table, back)
    assert undone == 5


def counting(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts how often the game applies an action."""
    calls, apply = [0], game.apply

    def counted(*arguments: object) -> object:
        calls[0] += 1
        return apply(*arguments)  # type: ignore[arg-type]  # whatever the game takes

    monkeypatch.setattr(game, "apply", counted)
    return calls


def test_a_snapshot_spares_the_replay_even_of_a_longer_record(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(Table.open(game, 3, seed=1), Rng(1), 30)
    snapshot = table.snapshot()
    play(table, Rng(1), 10)
    record = loads(table.record.dumps(), game)
    calls = counting(game, monkeypatch)
    assert same(table, Table.resume(game, record, snapshot))
    assert calls[0] == len(record.entries) - snapshot.entries < 20
    assert same(table, Table.resume(game, record))
    assert calls[0] > len(record.entries)


def test_a_snapshot_that_does_not_fit_is_left_aside(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(Table.open(game, 3, seed=1), Rng(1), 30)
    record, snapshot = table.record, table.snapshot()
    other = play(Table.open(game, 3, seed=1), Rng(2), 30)
    shorter = Record(record.header, tuple(record.entries[: snapshot.entries - 1]))
    broken = msgspec.structs.replace(snapshot, state={"pile": 3})
    calls = counting(game, monkeypatch)
    for of, given in ((other.record, snapshot), (shorter, snapshot), (record, broken)):
        calls[0] = 0
        n = len(of.entries)
        back = Table.resume(game, Record(of.header, tuple(of.entries)), given)
        assert calls[0] >= n  # all of it was played again
        assert back.record.entries[:n] == of.entries
        assert len(back.told(None)) == len(Table.resume(game, of).told(None))


def test_a_table_keeps_no_states_that_nobody_can_go_back_to(game: AnyGame) -> None:
    table = Table.open(game, 5, {"board": "match"}, seed=1)
    rng = Rng(1)
    while not table.is_over:
        play(table, rng, 1)
        assert len(table._before) < 5  # at most the others' secret choices

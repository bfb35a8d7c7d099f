"""Rows of the log: each once, in order, durable; the unique keys decide every race."""

from __future__ import annotations

import asyncio

import pytest

from dracosaur.server.store import (
    CommandKnown,
    Holder,
    LogRow,
    NoTable,
    Person,
    SeqTaken,
    Standing,
    Status,
    Store,
    Unavailable,
)
from tests.server.store.things import person, row, running, table


async def test_what_is_appended_is_read(store: Store) -> None:
    kept = await table(store)
    second = LogRow(2, 1, "a", "answered", b"\x00\xff", 12_345_678_901_234, b"clock")
    third = LogRow(3, -1, None, "flagged", b"", 5)
    await store.log.append(kept.id, [second, third], running(0, 1))
    rows = await store.log.rows(kept.id)
    assert [one.seq for one in rows] == [1, 2, 3]
    assert rows[1:] == (second, third)
    assert await store.log.rows(kept.id, since=2) == (third,)
    assert await store.log.rows(kept.id, since=1, most=1) == (second,)
    assert await store.log.seq(kept.id) == 3
    assert await store.log.rows("nowhere") == ()
    assert await store.log.seq("nowhere") == 0


async def test_a_taken_seq_is_refused(store: Store) -> None:
    kept = await table(store)
    await store.log.append(kept.id, [row(2, "a")], running())
    with pytest.raises(SeqTaken) as refused:
        await store.log.append(kept.id, [row(2, "b")], running(1))
    assert refused.value.seq == 2
    assert [one.command_id for one in await store.log.rows(kept.id)] == [None, "a"]
    found = await store.tables.get(kept.id)
    assert found is not None
    assert found.to_act == ()


async def test_a_log_has_no_gap(store: Store) -> None:
    kept = await table(store)
    with pytest.raises(SeqTaken):
        await store.log.append(kept.id, [row(3)], running())
    with pytest.raises(SeqTaken):
        await store.log.append(kept.id, [row(2), row(4)], running())
    assert await store.log.seq(kept.id) == 1


@pytest.mark.parametrize("seq", [2, 3], ids=["at its old place", "at the next place"])
async def test_a_known_command_is_told_what_it_did(store: Store, seq: int) -> None:
    kept = await table(store)
    first = row(2, "a", payload=b"first")
    await store.log.append(kept.id, [first], running())
    with pytest.raises(CommandKnown) as known:
        await store.log.append(kept.id, [row(seq, "a", payload=b"again")], running())
    assert known.value.row == first
    assert await store.log.command(kept.id, 0, "a") == first
    assert await store.log.seq(kept.id) == 2


async def test_command_ids_belong_to_a_seat_of_a_table(store: Store) -> None:
    one, other = await table(store), await table(store)
    await store.log.append(one.id, [row(2, "a", seat=0)], running())
    await store.log.append(one.id, [row(3, "a", seat=1)], running())
    await store.log.append(other.id, [row(2, "a", seat=0)], running())
    await store.log.append(one.id, [row(4, None), row(5, None)], running())
    assert await store.log.seq(one.id) == 5
    assert await store.log.command(other.id, 1, "a") is None


async def test_no_table_no_log(store: Store) -> None:
    with pytest.raises(NoTable):
        await store.log.append("nowhere", [row(1)], running())


async def test_rows_of_one_command_are_kept_all_or_none(store: Store) -> None:
    kept = await table(store)
    await store.log.append(kept.id, [row(2, "a")], running())
    with pytest.raises(CommandKnown):
        await store.log.append(kept.id, [row(3, "b"), row(4, "a")], running())
    assert await store.log.seq(kept.id) == 2
    assert await store.log.command(kept.id, 0, "b") is None


async def test_the_log_says_how_a_table_stands(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    kept = await table(store, ann)
    holders = (Holder(0, ann.id), Holder(1, ben.id, "greedy"), Holder(4, None, "random"))
    await store.log.append(kept.id, [row(2, at=77)], running(0, 4, due_at=99), holders)
    found = await store.tables.get(kept.id)
    assert found is not None
    assert (found.seq, found.status, found.to_act, found.due_at) == (2, Status.RUNNING, (0, 4), 99)
    assert (found.changed_at, found.holders) == (77, holders)
    await store.log.append(kept.id, [row(3)], Standing(Status.OVER))
    found = await store.tables.get(kept.id)
    assert found is not None
    assert (found.status, found.to_act, found.due_at, found.holders) == (Status.OVER, (), None, holders)


async def test_one_of_many_that_come_at_once_is_first(store: Store) -> None:
    kept = await table(store)
    tries = [store.log.append(kept.id, [row(2, f"c{i}")], running()) for i in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert all(isinstance(outcome, SeqTaken) for outcome in outcomes if outcome is not None)
    assert await store.log.seq(kept.id) == 2


async def test_a_group_is_one_commit_and_a_failure_stays_alone(store: Store) -> None:
    tables = [await table(store) for _ in range(30)]
    await store.log.append(tables[0].id, [row(2, "old")], running())
    counts = store.database.writer.counts
    groups = counts.groups
    tries = [store.log.append(one.id, [row(2, "new")], running()) for one in tables[1:]]
    bad = [
        store.log.append(tables[0].id, [row(3, "old")], running()),  # known: found by the unique key alone
        store.log.append(tables[0].id, [row(9, "far")], running()),
        store.log.append("nowhere", [row(1)], running()),
        store.people.add(await person_like(store)),
    ]
    outcomes = await asyncio.gather(*tries, *bad, return_exceptions=True)
    assert outcomes[:29] == [None] * 29
    assert [type(outcome) for outcome in outcomes[29:32]] == [CommandKnown, SeqTaken, NoTable]
    assert isinstance(outcomes[32], Exception)
    assert counts.groups - groups <= 3
    assert {await store.log.seq(one.id) for one in tables} == {2}


async def person_like(store: Store) -> Person:
    """A person who is known already, so that adding her fails."""
    return await person(store)


async def test_a_later_append_of_the_group_may_follow_an_earlier_one(store: Store) -> None:
    kept = await table(store)
    await asyncio.gather(*(store.log.append(kept.id, [row(2 + i)], running()) for i in range(10)))
    assert await store.log.seq(kept.id) == 11


async def test_who_stops_waiting_does_not_stop_the_others(store: Store) -> None:
    one, other = await table(store), await table(store)
    impatient = asyncio.create_task(store.log.append(one.id, [row(2)], running()))
    patient = asyncio.create_task(store.log.append(other.id, [row(2)], running()))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await store.log.seq(other.id) == 2


async def test_what_is_kept_is_there_after_a_new_start(store_url: str) -> None:
    async with await Store.open(store_url) as store:
        kept = await table(store)
        await store.log.append(kept.id, [row(2, "a")], running(1))
    with pytest.raises(Unavailable):
        await store.log.append(kept.id, [row(3)], running())
    async with await Store.open(store_url) as store:
        assert [one.seq for one in await store.log.rows(kept.id)] == [1, 2]
        found = await store.tables.get(kept.id)
        assert found is not None
        assert found.to_act == (1,)


async def test_a_snapshot_replaces_the_one_before(store: Store) -> None:
    kept = await table(store)
    assert await store.log.snapshot(kept.id) is None
    await store.log.keep_snapshot(kept.id, 1, b"one")
    await store.log.keep_snapshot(kept.id, 4, b"four")
    assert await store.log.snapshot(kept.id) == (4, b"four")

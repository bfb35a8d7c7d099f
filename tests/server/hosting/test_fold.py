"""The fold of a log beyond what playing shows: other rules, other counts."""

from __future__ import annotations

import msgspec
import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.server.hosting import Host, Wish, rows
from dracosaur.server.hosting.commands import AnswerTakeBack, Applied, AskTakeBack, Undo
from dracosaur.server.hosting.fold import fold
from dracosaur.server.hosting.telling import Telling
from dracosaur.server.store import LogRow
from tests.server.hosting.guests import seat_all


async def some_rows(host: Host) -> tuple[str, list[LogRow]]:
    table, guests = await seat_all(host, "AB", Wish("draftosaurus", 2))
    for n in range(6):
        for guest in guests:
            await guest.act(table, Rng(n))
    return table, list(await host.store.log.rows(table))


def by_other_rules(log: list[LogRow]) -> list[LogRow]:
    """The log as a program with an earlier version of the rules would have written it."""
    changed = []
    for row in log:
        payload = rows.payload_of(row)
        if isinstance(payload, rows.Started):
            payload = msgspec.structs.replace(payload, rules_version=payload.rules_version - 1)
        changed.append(msgspec.structs.replace(row, payload=msgspec.json.encode(payload)))
    return changed


async def test_a_match_goes_on_by_new_rules_that_allow_its_moves(host: Host) -> None:
    table, log = await some_rows(host)
    now, later = fold(table, log), fold(table, by_other_rules(log))
    assert later.phase == "running"
    assert later.table is not None
    assert now.table is not None
    assert later.table.state == now.table.state
    assert later.table.record.header.rules_version == load("draftosaurus").rules_version


async def test_a_match_that_new_rules_forbid_is_closed(host: Host) -> None:
    table, log = await some_rows(host)
    old = by_other_rules(log)
    forbidden = [row for row in old if row.kind == "answered"]
    del old[old.index(forbidden[2])]
    renumbered = [msgspec.structs.replace(row, seq=n) for n, row in enumerate(old, start=1)]
    later = fold(table, renumbered)
    assert later.phase == "closed"
    assert later.log[-1].message.key == "log-rules_changed"
    assert later.to_act == ()


async def test_what_is_remembered_of_a_match_is_what_it_tells(host: Host) -> None:
    """Lines are not read again from the beginning for each answer: undos and take-backs void some of them."""
    table, guests = await seat_all(host, "AB", Wish("draftosaurus", 2))
    live = host.tables.get(table)
    rng, n = Rng(3), 0

    def check() -> None:
        assert live.fold is not None
        assert live.fold.table is not None
        match = live.fold.table
        for observer in (None, Seat(0), Seat(1)):
            assert live.fold.lines(observer) == match.told(observer)
        assert live.fold.to_act == match.game.to_act(match.state)

    for step in range(24):
        guest, other = guests[step % 2], guests[(step + 1) % 2]
        await guest.act(table, rng)
        check()
        number = guest.scene["number"]
        if guest.scene.get("can_undo") and step % 3 == 0:
            n += 1
            assert isinstance(await host.command(guest.who, table, Undo(f"u{n}", number)), Applied)
        elif guest.scene.get("can_take_back") and step % 5 == 0:
            n += 1
            assert isinstance(await host.command(guest.who, table, AskTakeBack(f"u{n}", number)), Applied)
            ask = other.table["take_back"]["ask"]
            assert isinstance(
                await host.command(other.who, table, AnswerTakeBack(f"y{n}", ask, True)), Applied
            )
        check()
    assert n > 3


async def test_rows_must_follow_each_other(host: Host) -> None:
    table, log = await some_rows(host)
    with pytest.raises(ValueError, match="row 3 does not follow row 1"):
        fold(table, [log[0], *log[2:]])


def test_the_count_of_what_was_told_only_grows() -> None:
    telling = Telling()
    assert telling.count(5) == 5
    telling.take_back(5, 3)
    assert telling.count(3) == 7
    assert telling.kept(5, 3) == 3  # who has heard all five
    assert telling.kept(2, 3) == 2  # who has heard two of them
    assert telling.kept(7, 3) == 3  # who knows of the undo
    telling.take_back(3, 3)
    assert telling.count(4) == 8
    telling.take_back(4, 0)
    assert telling.count(2) == 14
    assert [telling.kept(told, 2) for told in (5, 7, 8, 12, 14)] == [0, 0, 0, 0, 2]
    assert telling.kept(99, 2) == 2

"""Clocks, and people who are away: nobody can block a table."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from dracosaur.core.rng import Rng
from dracosaur.server.hosting import ClockRule, Host, Wish
from dracosaur.server.hosting.clocks import Clocks
from dracosaur.server.hosting.commands import Act, Applied, NotDone, Return
from dracosaur.server.store import Store, sqlite
from tests.server.hosting.guests import HandClock, InlineThinkers, seat_all, settle

MOVE = ClockRule("move", 60)
TOTAL = ClockRule("total", 100, 5)
DAYS = ClockRule("days", 2)
GLD = "gods_love_dinosaurs"


def test_only_who_owes_a_move_loses_time() -> None:
    clocks = Clocks.of(TOTAL, 3).go_on(TOTAL, 1_000, (0, 2), ())
    assert clocks.at(11_000) == (90_000, 100_000, 90_000)
    after = clocks.go_on(TOTAL, 11_000, (2,), (0,))
    assert after.at(21_000) == (95_000, 100_000, 80_000)
    assert after.due() == 101_000
    assert after.flagged(100_999) == ()
    assert after.flagged(101_000) == (2,)


def test_a_move_begins_with_its_full_time() -> None:
    clocks = Clocks.of(MOVE, 2).go_on(MOVE, 0, (0,), ())
    assert clocks.at(59_000) == (1_000, 60_000)
    assert clocks.go_on(MOVE, 59_000, (0,), (0,)).at(60_000) == (59_000, 60_000)
    assert clocks.go_on(MOVE, 59_000, (1,), (0,)).due() == 119_000
    assert Clocks.of(DAYS, 2).left == (172_800_000,) * 2


def test_clocks_are_kept_as_they_are() -> None:
    clocks = Clocks.of(TOTAL, 3).go_on(TOTAL, 1_000, (0, 2), (1,))
    assert Clocks.decode(clocks.encode()) == clocks


async def test_when_the_time_is_up_a_bot_plays_on(host: Host, clock: HandClock) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, clock=MOVE))
    assert ann.table["clocks"] == {"left": [60.0, 60.0], "running": [0]}
    await clock.go_on(59)
    assert "away" not in ann.table["players"][0]
    await clock.go_on(2)
    for _ in range(30):
        await settle()
        if "question" in ben.scene:
            break
    assert ann.table["players"][0]["away"] == "flagged"
    assert ben.table["clocks"]["running"] == [1]
    said = [entry["said"]["text"] for frame in ben.ears.frames("log") for entry in frame["entries"]]
    assert said[-1] == "The time of A is up; a bot plays on."
    assert isinstance(await host.command(ann.who, table, Return("back")), Applied)
    assert "away" not in ann.table["players"][0]


async def test_who_has_used_up_the_whole_time_does_not_come_back(host: Host, clock: HandClock) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, clock=TOTAL))
    await clock.go_on(101)
    assert ann.table["players"][0]["away"] == "flagged"
    answer = await host.command(ann.who, table, Return("back"))
    assert isinstance(answer, NotDone)
    assert answer.refusal.key == "host-no_time"


async def test_a_move_in_time_stops_the_clock_and_earns_the_increment(host: Host, clock: HandClock) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2, clock=TOTAL))
    assert ann.table["clocks"]["running"] == [0, 1]
    await clock.go_on(10)
    await ann.act(table, Rng(1))
    assert ben.table["clocks"] == {"left": [95.0, 90.0], "running": [1]}


async def test_steps_in_secret_do_not_touch_the_clocks(host: Host, clock: HandClock) -> None:
    """W4.7: nobody sees how many of the first choices somebody has made."""
    table, (ann, ben) = await seat_all(host, "AB", Wish("wyrmspan", 2, clock=TOTAL))
    await clock.go_on(3)
    heard = len(ben.ears.raw)
    for _ in range(4):
        await ann.act(table, Rng(1))
        assert len(ben.ears.raw) == heard
    await ann.act(table, Rng(1))
    assert len(ben.ears.raw) > heard
    assert ben.table["clocks"] == {"left": [102.0, 97.0], "running": [1]}


async def test_clocks_stand_still_while_the_server_is_down(
    host: Host, clock: HandClock, store: Store
) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, clock=MOVE))
    await clock.go_on(20)
    await host.end()
    clock.time += 3_600
    later = Host(store, clock, InlineThinkers())
    await later.begin()
    await later.watch(ann.who, table, ann.ears)
    assert ann.table["clocks"]["left"][0] == 40.0
    await clock.go_on(39)
    assert "away" not in ann.table["players"][0]
    await clock.go_on(2)
    await settle()
    assert ann.table["players"][0]["away"] == "flagged"
    await later.end()
    await host.begin()  # the fixture ends it once more


async def test_clocks_stand_still_while_nothing_can_be_kept(
    sqlite_url: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever would like to move in time cannot."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with await Store.open(sqlite_url) as store:
        host = Host(store, clock, InlineThinkers())
        await host.begin()
        table, (_, ben) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, clock=MOVE))
        for _ in range(4):
            await clock.go_on(1)
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(8):
                await clock.go_on(450)
        for _ in range(4):
            await clock.go_on(1)
        host.unwatch(table, ben.ears)
        await ben.watch(table)
        assert 48 <= ben.table["clocks"]["left"][0] <= 56
        assert "away" not in ben.table["players"][0]
        await host.end()


async def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(host: Host, clock: HandClock) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, absence=30))
    await clock.go_on(300)
    assert "away" not in ben.table["players"][0]  # who looks at the table may think
    host.unwatch(table, ann.ears)
    await settle()
    assert "present" not in ben.table["players"][0]
    await clock.go_on(29)
    assert "away" not in ben.table["players"][0]
    await clock.go_on(2)
    await settle()
    assert ben.table["players"][0]["away"] == "absent"
    await ann.watch(table)
    await settle()
    assert "away" not in ben.table["players"][0]
    assert ben.table["players"][0]["present"]


async def test_who_thinks_while_the_server_is_started_anew_keeps_the_seat(
    host: Host, clock: HandClock, store: Store
) -> None:
    """She was there, and comes back as soon as she can: nobody plays a move for her meanwhile."""
    table, (ann, _) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, absence=30))
    await clock.go_on(200)
    await host.end()
    later = Host(store, clock, InlineThinkers())
    await later.begin()
    for _ in range(4):
        await clock.go_on(1)
    frames = await later.frames(ann.who, table)
    assert getattr(frames[0], "players")[0].away == ""  # noqa: B009  # frames of several kinds
    for _ in range(30):
        await clock.go_on(1)
    frames = await later.frames(ann.who, table)
    assert getattr(frames[0], "players")[0].away == "absent"  # noqa: B009
    await later.end()
    await host.begin()  # the fixture ends it once more


async def test_who_only_looks_at_the_table_does_not_block_it(host: Host, clock: HandClock) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish(GLD, 2, {"first_player": 0}, absence=100))
    await clock.go_on(990)
    assert "away" not in ben.table["players"][0]
    await clock.go_on(20)
    await settle()
    assert ben.table["players"][0]["away"] == "absent"
    assert isinstance(await host.command(ann.who, table, Return("back")), Applied)
    await settle()
    assert "away" not in ben.table["players"][0]


async def test_who_leaves_a_running_match_is_replaced_at_once(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    await host.leave(ann.who, table)
    await settle()
    assert ben.table["players"][0]["away"] == "left"
    answer = await host.command(ann.who, table, Act("x", 1, {}))
    assert isinstance(answer, NotDone)
    assert answer.refusal.key == "host-has_left"
    assert isinstance(await host.command(ann.who, table, Return("back")), Applied)
    assert "away" not in ben.table["players"][0]


async def test_nobody_waits_for_who_plays_alone(host: Host, clock: HandClock) -> None:
    table, (ann,) = await seat_all(host, "A", Wish("draftosaurus", 2, bots={1: "greedy"}, absence=30))
    host.unwatch(table, ann.ears)
    await clock.go_on(100_000)
    frames = await host.frames(ann.who, table)
    assert getattr(frames[0], "players")[0].away == ""  # noqa: B009  # frames of several kinds

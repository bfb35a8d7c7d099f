"""Two hosts on one PostgreSQL, as two processes would be: each hears of the other, the log decides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.server.clock import WallClock
from dracosaur.server.hosting import Host, Wish
from dracosaur.server.hosting.commands import Act, Applied, Stale
from dracosaur.server.hosting.thinking import Busy, Thinkers, TooSlow, Warming, choose, seed_for
from dracosaur.server.store import Store
from tests.server import processes
from tests.server.hosting.guests import Guest, InlineThinkers


@asynccontextmanager
async def hosting(url: str) -> AsyncIterator[Host]:
    async with await Store.open(url) as store:
        host = Host(store, WallClock(), InlineThinkers())
        await host.begin()
        yield host
        await host.end()


@pytest.fixture
async def hosts(postgres_store_url: str) -> AsyncIterator[tuple[Host, Host]]:
    async with hosting(postgres_store_url) as one, hosting(postgres_store_url) as two:
        yield one, two


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(400):
        if is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not come to that")


def asked(guest: Guest) -> int | None:
    """The number of the question on the guest's screen."""
    number: int | None = guest.scene.get("question", {}).get("number")
    return number


async def test_players_of_one_table_may_be_at_different_processes(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    ann, ben = await Guest.come(one, "Ann"), await Guest.come(two, "Ben")
    table = await one.open(ann.who, Wish("draftosaurus", 3, bots={2: "greedy"}, open=True))
    await ann.watch(table)
    await two.join(ben.who, table)
    await ben.watch(table)
    await until(lambda: ann.table["phase"] == "running" and ann.table["players"][1].get("present", False))
    rng = Rng(1)
    for number in range(3):
        await until(lambda: asked(ann) == asked(ben) == number)  # noqa: B023  # it is over before the next
        assert isinstance(await ann.act(table, rng), Applied)
        assert isinstance(await ben.act(table, rng), Applied)
    await two.say(ben.who, table, "Hello")
    await until(lambda: bool(ann.ears.frames("chat")))
    # The same command to both processes at once is carried out once.
    await until(lambda: asked(ann) == 3)
    question = ann.scene["question"]
    action = next(choice["action"] for choice in question["choices"] if "refusal" not in choice)
    answers = await asyncio.gather(*(host.command(ann.who, table, Act("same", 3, action)) for host in hosts))
    assert sorted(answer.again for answer in answers if isinstance(answer, Applied)) == [False, True]
    log = await one.store.log.rows(table)
    assert [row.command_id for row in log].count("same") == 1


async def test_the_people_of_a_slow_process_are_there_again(hosts: tuple[Host, Host]) -> None:
    """A process that does not beat for a while is taken for gone, with everybody who is there."""
    one, two = hosts
    ann, ben = await Guest.come(one, "Ann"), await Guest.come(two, "Ben")
    table = await one.open(ann.who, Wish("draftosaurus", 2, open=True))
    await ann.watch(table)
    await two.join(ben.who, table)
    await ben.watch(table)

    def is_there() -> bool:
        return ben.who.person in one.tables.present(one.tables.get(table))

    await until(is_there)
    assert two._loop is not None
    two._loop.cancel()
    await until(lambda: not is_there())
    two._loop = asyncio.create_task(two._serve())
    await until(is_there)


async def test_a_refusal_is_by_the_newest_state(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    ann, ben = await Guest.come(one, "Ann"), await Guest.come(one, "Ben")
    table = await one.open(ann.who, Wish("draftosaurus", 2, open=True))
    await two.frames(ann.who, table)  # this process knows the table from before
    await one.join(ben.who, table)
    for guest in (ann, ben):
        await guest.act(table, Rng(1))
    fold = one.tables.get(table).fold
    assert fold is not None
    assert fold.match is not None
    question = fold.match.question(fold.to_act[0])
    assert question is not None
    action = next(choice.action for choice in question.open)
    assert isinstance(await two.command(ann.who, table, Act("new", 1, action)), Applied)
    assert isinstance(await one.command(ann.who, table, Act("late", 1, action)), Stale)


async def test_another_process_takes_over_when_one_is_gone(postgres_store_url: str) -> None:
    async with hosting(postgres_store_url) as one:
        async with hosting(postgres_store_url) as two:
            ann = await Guest.come(one, "Ann")
            tables = [await one.play_now(ann.who, Wish("draftosaurus", 2)) for _ in range(6)]
            await until(lambda: len(one.alive) == 2)
            assert all(one.owns(table) != two.owns(table) for table in tables)
        await until(lambda: one.alive == (one.process,))
        assert all(one.owns(table) for table in tables)


async def test_bots_think_in_processes_of_their_own() -> None:
    table = Table.open(load("draftosaurus"), 2, seed=1)
    seed = seed_for("00" * 32, 0, 0)
    task = ("draftosaurus", "random", seed, table.view(Seat(0)), table.legal(Seat(0)))
    thinkers = Thinkers(1, seconds=60)
    try:
        chosen = await thinkers.run(choose, *task)
        assert chosen == await thinkers.run(choose, *task) == choose(*task)
        thinkers.most = 0
        with pytest.raises(Busy):
            await thinkers.run(choose, *task)
        thinkers.most, thinkers.seconds = 10, 0.2
        with pytest.raises(TooSlow):
            await thinkers.run(time.sleep, 30)
    finally:
        thinkers.close()


async def test_processes_that_begin_slowly_are_given_the_time() -> None:
    """On a busy machine one needs longer to begin than a bot may think: ended each time, none ever would."""
    thinkers = Thinkers(1, seconds=0.05)
    try:
        with pytest.raises(TooSlow):
            await thinkers.run(abs, -1)
        async with asyncio.timeout(60):
            while True:
                with suppress(TooSlow):
                    assert await thinkers.run(abs, -1) == 1
                    break
                await asyncio.sleep(0.1)
        with pytest.raises(TooSlow):
            await thinkers.run(time.sleep, 60)  # a bot that hangs is ended as before
        assert thinkers._pool is None
    finally:
        thinkers.close()


async def test_a_bot_that_is_still_compiled_lets_another_one_begin() -> None:
    table = Table.open(load("draftosaurus"), 2, seed=1)
    task = ("draftosaurus", "random", seed_for("00" * 32, 0, 0), table.view(Seat(0)), table.legal(Seat(0)))
    thinkers = Thinkers(1, seconds=60, first_seconds=0)
    thinkers.quick = ()
    try:
        for _ in range(2):
            with pytest.raises(Warming):
                await thinkers.choose(*task)
        for _ in range(600):
            await asyncio.sleep(0.05)
            try:
                chosen = await thinkers.choose(*task)
            except Warming:
                continue
            break
        assert chosen == choose(*task)
    finally:
        thinkers.close()


async def test_processes_that_are_killed_and_stopped_lose_nothing() -> None:
    """The short form of `make processes`."""
    report = await processes.run(seconds=10, tables=2, count=2, least=5)
    assert report.acknowledged >= 5
    assert report.kills + report.stops > 0

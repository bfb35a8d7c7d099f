"""Real faults (a lock, a full disk, a lost PostgreSQL): refused, nothing half-done, well again by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from dracosaur.server.store import News, NewsKind, Person, Store, Unavailable, postgres, sqlite
from tests.postgres import MISSING, Cluster, is_ci, programs
from tests.server.disk import Trial, run, short_trials
from tests.server.store.things import person, row, running, table


async def test_a_locked_file_refuses_and_then_works(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    async with await Store.open(sqlite_url) as store:
        kept = await table(store)
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="locked"):
                await store.log.append(kept.id, [row(2, "a")], running(1))
            with pytest.raises(Unavailable):
                await store.ping()
            assert await store.tables.get(kept.id) == kept  # who only looks is not kept waiting
        await store.log.append(kept.id, [row(2, "a")], running(1))
        assert await store.log.seq(kept.id) == 2


async def test_a_file_that_is_locked_from_the_beginning_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(tmp_path / "new.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable, match="locked"):
            await Store.open(f"sqlite:///{tmp_path}/new.db")
    async with await Store.open(f"sqlite:///{tmp_path}/new.db") as store:
        await store.ping()


async def test_a_disk_that_takes_nothing_more_is_noticed(sqlite_url: str) -> None:
    """Whoever asks `/readyz` or `dracosaur doctor` hears of it before a player does."""
    async with await Store.open(sqlite_url) as store:
        await store.ping()
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
        try:
            with pytest.raises(Unavailable):
                await store.ping()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        await store.ping()


async def test_a_lock_of_a_moment_is_waited_for(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        kept = await table(store)
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.log.append(kept.id, [row(2)], running()))
            await asyncio.sleep(0.1)
        await waiting
        assert await store.log.seq(kept.id) == 2


@pytest.mark.parametrize("trial", list(short_trials()), ids=lambda trial: trial.name)
def test_what_a_failing_disk_acknowledged_is_there(trial: Trial, tmp_path: Path) -> None:
    """The short form of `make faults`."""
    if trial.inject and shutil.which("strace") is None:
        if is_ci():
            pytest.fail("strace is not installed")
        pytest.skip("strace is not installed: `make tools` installs it, or says how")
    outcome = run(trial, tmp_path)
    assert outcome.faults == ()
    assert outcome.acknowledged
    assert outcome.refused or trial.kills or "EINTR" in trial.inject  # SQLite begins those again


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A cluster that may be stopped."""
    if programs() is None:
        pytest.fail(MISSING) if is_ci() else pytest.skip(MISSING)
    with Cluster.temporary() as cluster:
        yield cluster


@pytest.fixture
def own_url(own_cluster: Cluster) -> str:
    return own_cluster.new_database()


@pytest.fixture
async def lonely(own_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store on a PostgreSQL that may be stopped."""
    monkeypatch.setattr(postgres, "ANSWER_SECONDS", 0.5)
    async with await Store.open(own_url) as store:
        yield store


async def test_a_stopped_postgres_refuses_and_then_works(
    own_cluster: Cluster, own_url: str, lonely: Store
) -> None:
    heard: list[News] = []
    kept = await table(lonely)
    lonely.news.listen(heard.append)
    own_cluster.stop()
    for _ in range(2):
        with pytest.raises(Unavailable):
            await lonely.log.append(kept.id, [row(2, "a")], running(1))
        with pytest.raises(Unavailable):
            await lonely.log.rows(kept.id)
        with pytest.raises(Unavailable):
            await lonely.ping()
        with pytest.raises(Unavailable):
            await lonely.beats.beat("me")
    with pytest.raises(Unavailable):
        await Store.open(own_cluster.url("postgres"))
    own_cluster.start()
    await lonely.log.append(kept.id, [row(2, "a")], running(1))
    assert await lonely.log.seq(kept.id) == 2
    async with asyncio.timeout(10):
        while News(NewsKind.MISSED) not in heard:
            await asyncio.sleep(0.05)
    async with await Store.open(own_url) as other:
        await other.news.publish(News(NewsKind.PRESENCE, kept.id))
        async with asyncio.timeout(10):
            while News(NewsKind.PRESENCE, kept.id) not in heard:
                await asyncio.sleep(0.05)


async def test_cut_connections_are_made_again(own_cluster: Cluster, lonely: Store) -> None:
    kept = await table(lonely)
    await lonely.log.rows(kept.id)
    own_cluster.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dracosaur'"
    )
    await asyncio.sleep(0.2)
    await lonely.log.append(kept.id, [row(2, "a")], running(1))
    assert [one.seq for one in await lonely.log.rows(kept.id)] == [1, 2]


async def test_a_postgres_that_does_not_answer_refuses_and_then_works(
    own_cluster: Cluster, lonely: Store
) -> None:
    owner = await person(lonely)
    kept = await table(lonely, owner)
    stopped = [
        int(pid)
        for pid in own_cluster.sql(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'dracosaur'"
        ).split()
    ]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        with pytest.raises(Unavailable):
            await lonely.log.append(kept.id, [row(2, "a")], running(1))
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(10):
        while True:
            try:
                await lonely.log.append(kept.id, [row(2, "b")], running(1))
                break
            except Unavailable:
                await asyncio.sleep(0.1)
    assert [one.command_id for one in await lonely.log.rows(kept.id)] == [None, "b"]


async def test_two_that_wait_for_each_other_are_tried_again(postgres_store_url: str) -> None:
    """PostgreSQL ends one of two transactions that wait for each other: nobody needs to hear of it."""
    tries = []

    def work(connection: Connection) -> str:
        tries.append(connection)
        if len(tries) == 1:
            connection.execute(text("DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$"))
        return "done"

    async with await Store.open(postgres_store_url) as store:
        assert await store.database.write(work) == "done"
    assert len(tries) == 2


async def test_a_process_that_stands_still_gives_up_its_locks(
    postgres_store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Amid a transaction, as SIGSTOP may find it: tables of other processes must not wait for it."""
    monkeypatch.setattr(postgres, "IDLE_SECONDS", 0.5)
    locked = threading.Event()
    written = threading.Event()

    def stand_still(connection: Connection) -> None:
        connection.execute(text("UPDATE listing SET title = 'late ' || title"))
        locked.set()
        written.wait(10)
        connection.execute(text("SELECT 1"))

    async def hold() -> None:
        async with await Store.open(postgres_store_url) as other:
            await other.database.write(stand_still)

    async with await Store.open(postgres_store_url) as store:
        kept = await table(store)
        holding = asyncio.create_task(asyncio.to_thread(asyncio.run, hold()))
        await asyncio.to_thread(locked.wait, 10)
        async with asyncio.timeout(4):
            await store.log.append(kept.id, [row(2)], running())
        written.set()
        await holding
        after = await store.tables.get(kept.id)
        assert after is not None
        assert after.title == "late Friday"  # once: tried again, on another connection
        assert await store.log.seq(kept.id) == 2


async def test_what_postgres_cannot_write_fails_alone(postgres_store_url: str) -> None:
    async with await Store.open(postgres_store_url) as store:
        kept = await table(store)
        bad, good = await asyncio.gather(
            store.people.add(Person("bad", "no \x00 here", "en", 1)),
            store.log.append(kept.id, [row(2)], running()),
            return_exceptions=True,
        )
        assert isinstance(bad, DBAPIError)
        assert good is None
        assert await store.log.seq(kept.id) == 2

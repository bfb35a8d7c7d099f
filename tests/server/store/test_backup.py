"""Backups are made and put back while the server runs, from either database to either."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from dracosaur.server.store import (
    BadBackup,
    BadStore,
    Challenge,
    Held,
    News,
    NewsKind,
    NoTable,
    Rating,
    Result,
    Store,
    Token,
    Unavailable,
    backup,
    restore,
    sqlite,
)
from dracosaur.server.store.backup import _TABLES
from tests.server.store.things import person, row, running, table


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the store but the mark of a restore."""

    def work(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            one.name: sorted(
                (tuple(found) for found in connection.execute(select(one)) if found[0] != sqlite.GENERATION),
                key=repr,
            )
            for one in _TABLES
        }

    return await store.database.read(work)


async def fill(store: Store) -> str:
    """One of everything; the id of a table."""
    ann, ben = await person(store, "Ярина", "Ann"), await person(store)
    kept = await table(store, ann)
    await store.log.append(kept.id, [row(2, "a", payload=b"\x00\xff"), row(3)], running(1, due_at=5))
    await store.log.keep_snapshot(kept.id, 3, b"\x00")
    await store.chat.say(kept.id, ben.id, -1, "ahoj", 1)
    await store.people.mute(ann.id, ben.id)
    await store.people.add_token(Token("t", ann.id, "hash", "bot", 1))
    result = Result(kept.id, 0, "wyrmspan", 2, 50, 1, 9, ann.id, is_rated=True)
    await store.results.keep([result], lambda results, old: {ann.id: Rating("wyrmspan", 2, 1 / 3, 8.1, 1)})
    await store.challenges.add(Challenge("c", "wyrmspan", 1, "", b"{}", b"", 1, day="2026-11-16"))
    await store.challenges.begin("c", kept.id, ann.id, 1)
    await store.riddles.begin("r", ann.id, "2026-11-17", 1)
    await store.secrets.get("cookies")
    return kept.id


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_what_was_kept_is_there_again(
    store_url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async with await Store.open(store_url) as store:
        await fill(store)
        before = await everything(store)
        assert all(before.values())
        assert await backup(store_url, tmp_path / "backup") == Held(tables=1, people=2)
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]
    new = f"sqlite:///{tmp_path}/new.db" if target == "sqlite" else request.getfixturevalue("postgres_url")
    assert await restore(new, tmp_path / "backup") == Held(tables=1, people=2)
    async with await Store.open(new) as store:
        assert await everything(store) == before


async def test_a_running_server_is_told_and_goes_on(store_url: str, tmp_path: Path) -> None:
    async with await Store.open(store_url) as store:
        old = await fill(store)
        before = await everything(store)
        await backup(store_url, tmp_path / "backup")
        new = await table(store)
        await store.log.append(old, [row(4, "late")], running())
        heard: list[News] = []
        store.news.listen(heard.append)
        await restore(store_url, tmp_path / "backup")
        assert await everything(store) == before
        async with asyncio.timeout(10):
            while News(NewsKind.RESTORED) not in heard:
                await asyncio.sleep(0.05)
        with pytest.raises(NoTable):
            await store.log.append(new.id, [row(2)], running())
        await store.log.append(old, [row(4, "again")], running())


async def test_clocks_go_on_where_they_stood_when_the_backup_was_made(store_url: str, tmp_path: Path) -> None:
    """Else everybody would have lost on time whose clock ran last night."""
    hour = 3_600_000
    now = int(time.time() * 1000)
    async with await Store.open(store_url) as store:
        await store.served.begin(now - hour, is_alone=True)
        await backup(store_url, tmp_path / "backup")
        await store.served.go_on(now)
        assert await store.served.down() == 0
        await restore(store_url, tmp_path / "backup")
        assert hour <= await store.served.down() < 2 * hour


async def test_a_backup_of_a_busy_store_is_one_moment(store_url: str, tmp_path: Path) -> None:
    """Whatever is written meanwhile: logs in the backup agree with what the listings say of them."""
    async with await Store.open(store_url) as store:
        tables = [await table(store) for _ in range(4)]

        async def play(table_id: str) -> None:
            for seq in range(2, 40):
                await store.log.append(table_id, [row(seq)], running())

        playing = asyncio.gather(*(play(one.id) for one in tables))
        for number in range(3):
            await backup(store_url, tmp_path / f"{number}.backup")
        await playing
    for number in range(3):
        with closing(sqlite3.connect(tmp_path / f"{number}.backup")) as connection:
            told = dict(connection.execute("SELECT id, seq FROM listing").fetchall())
            kept = dict(
                connection.execute("SELECT table_id, max(seq) FROM event GROUP BY table_id").fetchall()
            )
            assert told == kept
            assert len(told) == 4


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00 and then nothing"])
async def test_what_is_no_backup_changes_nothing(store_url: str, content: bytes, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    async with await Store.open(store_url) as store:
        await fill(store)
        before = await everything(store)
        with pytest.raises(BadBackup, match="dracosaur backup"):
            await restore(store_url, bad)
        with pytest.raises(BadBackup, match="cannot be read"):
            await restore(store_url, tmp_path / "nowhere")
        assert await everything(store) == before


async def test_a_damaged_or_newer_backup_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        await fill(store)
        good = tmp_path / "good"
        await backup(sqlite_url, good)
        before = await everything(store)
        damaged = bytearray(good.read_bytes())
        damaged[4096:8192] = bytes(4096)
        (tmp_path / "damaged").write_bytes(damaged)
        with pytest.raises(BadBackup):
            await restore(sqlite_url, tmp_path / "damaged")
        with closing(sqlite3.connect(good, isolation_level=None)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(BadBackup, match="9999"):
            await restore(sqlite_url, good)
        assert await everything(store) == before


async def test_a_backup_of_nothing_says_so(tmp_path: Path, postgres_url: str) -> None:
    with pytest.raises(BadStore, match="does not exist"):
        await backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "backup")
    with pytest.raises(BadStore, match="empty or old"):
        await backup(postgres_url, tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_to_nowhere_is_refused_and_leaves_the_old_one(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=r"cannot be written|failed"):
        await backup(sqlite_url, tmp_path / "no" / "folder")


async def test_a_backup_is_put_back_on_a_machine_that_has_never_served(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'old.db'}") as store:
        await fill(store)
        held = await backup(f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "kept")
    assert (
        await restore(f"sqlite:///{tmp_path / 'share' / 'dracosaur' / 'server.db'}", tmp_path / "kept")
        == held
    )


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match=r"folder .*file/dracosaur cannot be made"):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'dracosaur' / 'server.db'}")

"""Backups: one SQLite file, whichever database it comes from and goes to, also while the server runs."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text

from dracosaur.core.values import Value
from dracosaur.server.store.database import is_postgres
from dracosaur.server.store.errors import BadBackup, BadStore, Unavailable
from dracosaur.server.store.migrate import NEWEST, migrate, schema_version
from dracosaur.server.store.schema import METADATA, beat, listing, person, secret
from dracosaur.server.store.served import end_pause
from dracosaur.server.store.sqlite import GENERATION, make_engine, make_folder, path_of
from dracosaur.server.store.upsert import insert_or_replace
from dracosaur.server.store.writing import as_unavailable

_CHUNK: Final = 500
_WRITTEN: Final = "name a file that `dracosaur backup` has written"
# Who is alive is not for later.
_TABLES: Final = [table for table in METADATA.sorted_tables if table is not beat]


class Held(Value, frozen=True):
    """How much a backup holds."""

    tables: int
    people: int


async def backup(url: str, path: Path) -> Held:
    """The file holds what was durable when it began, or is as before; raises BadStore or Unavailable."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.unlink(missing_ok=True)
        if is_postgres(url):
            await _export(url, beside)
        else:
            await asyncio.to_thread(_copy_file, path_of(url), beside)
        held = await asyncio.to_thread(_finish, beside)
        beside.replace(path)
    except OSError as error:
        raise Unavailable(f"{path} cannot be written: {error.strerror}") from None
    finally:
        for name in ("", "-wal", "-shm", "-journal"):
            Path(f"{beside}{name}").unlink(missing_ok=True)
    return held


async def restore(url: str, path: Path) -> Held:
    """The store holds what the backup held and nothing else, or is as before; a running server notices.

    Raises BadBackup, BadStore or Unavailable.
    """
    with tempfile.TemporaryDirectory() as folder:
        newest = Path(folder) / "backup.db"
        held = await asyncio.to_thread(_read_backup, path, newest)
        with _connected(newest) as source:
            if is_postgres(url):
                await _import(url, source)
            else:
                await asyncio.to_thread(_replace_file, path_of(url), source)
    return held


def copy(source: Connection, target: Connection) -> None:
    """Everything that the source holds is in the target, which is empty."""
    for table in _TABLES:
        rows = source.execution_options(yield_per=_CHUNK).execute(select(table)).mappings()
        for chunk in rows.partitions():
            target.execute(insert(table), [dict(row) for row in chunk])


def replace(source: Connection, target: Connection) -> None:
    """The target holds what the source holds; whoever has the old content in mind can notice.

    Its clocks go on where they stood when the backup was made.
    """
    copy(source, target)
    end_pause(target, int(time.time() * 1000))
    insert_or_replace(target, secret, {"name": GENERATION, "value": secrets.token_bytes(8)})


@contextmanager
def _connected(path: Path) -> Iterator[Connection]:
    """A connection for writing to a SQLite store that nobody serves."""
    engine = make_engine(path)
    try:
        with engine.connect().execution_options(writes=True) as connection:
            yield connection
    finally:
        engine.dispose()


# SQLite


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own backup: one moment of the source, whoever writes to it meanwhile."""
    if not source.exists():
        raise BadStore(f"{source} does not exist: name the store that the server uses")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise Unavailable(f"the backup failed: {error}") from None


def _replace_file(path: Path, source: Connection) -> None:
    make_folder(path)
    try:
        with _connected(path) as target:
            migrate(target)
            with target.begin():
                for table in reversed(_TABLES):
                    target.execute(delete(table))
                replace(source, target)
    except Exception as error:
        raise as_unavailable(error) from None


def _finish(path: Path) -> Held:
    """The backup is one file and on the disk; how much it holds."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        tables, people = (
            connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
            for table in (listing, person)
        )
    with path.open("rb") as file:
        os.fsync(file.fileno())
    return Held(tables, people)


def _read_backup(path: Path, newest: Path) -> Held:
    """`newest` holds what the backup holds, in the newest schema; raises BadBackup."""
    try:
        shutil.copyfile(path, newest)
        with closing(sqlite3.connect(newest)) as connection:
            damage = [found for (found,) in connection.execute("PRAGMA integrity_check") if found != "ok"]
        with _connected(newest) as connection:
            version = None if damage else schema_version(connection)
            connection.rollback()
            if version is None:
                raise BadBackup(f"{path} is damaged or no backup: {_WRITTEN}")
            migrate(connection)
        return _finish(newest)
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}") from None
    except BadStore as error:  # written by a newer version
        raise BadBackup(str(error)) from None
    except sqlite3.DatabaseError:
        raise BadBackup(f"{path} is no backup: {_WRITTEN}") from None


# PostgreSQL


async def _export(url: str, path: Path) -> None:
    from dracosaur.server.store.postgres import work_once

    def work(source: Connection) -> None:
        if schema_version(source) != NEWEST:
            raise BadStore("the store is empty or old: start the server with it once, then make the backup")
        source.rollback()
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        with _connected(path) as target:
            migrate(target)
            with target.begin():
                copy(source, target)

    await work_once(url, work)


async def _import(url: str, source: Connection) -> None:
    from dracosaur.server.store.postgres import tell_restored, work_once

    def work(target: Connection) -> None:
        migrate(target)
        with target.begin():
            names = ", ".join(table.name for table in _TABLES)
            target.execute(text(f"TRUNCATE {names}"))  # locks them all: whoever plays waits
            replace(source, target)
            tell_restored(target)

    await work_once(url, work)

"""The store in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError
from sqlalchemy.pool import QueuePool

from dracosaur.server.store.database import Database
from dracosaur.server.store.errors import BadStore, StoreInUse, Unavailable
from dracosaur.server.store.migrate import migrate
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.schema import secret
from dracosaur.server.store.writing import Job, Outcome, as_unavailable, carry_out

T = TypeVar("T")

READERS: Final = 3
GENERATION: Final = "generation"  # a secret that each restore changes, by which a running server notices
_LOOK_SECONDS: Final = 1.0
BUSY_SECONDS: Final = 2.0  # how long a lock of another program is waited for

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # in WAL mode every commit is on the disk before it returns
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_size_limit = 67108864",
)


class SqliteDatabase(Database):
    """One thread writes, a few read; the loop waits for neither.

    Work runs whole in its thread instead of statement by statement: one hop for a whole group of commands.
    """

    is_shared = False

    def __init__(self, engine: Engine, lock: sqlite3.Connection) -> None:
        self._engine = engine
        self._lock = lock
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._connection: Connection | None = None  # the writer's, and only used in its thread
        super().__init__()

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store of the file, created or migrated; raises BadStore, StoreInUse or Unavailable."""
        path = path_of(url)
        lock = _take(path)
        try:
            engine = make_engine(path)
            await asyncio.to_thread(_prepare, engine, path)
        except BaseException:
            lock.close()
            raise
        return cls(engine, lock)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except Exception as error:
                raise as_unavailable(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def _carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, jobs)

    def _write(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(writes=True)
            return carry_out(self._connection, jobs, self.notify)
        except Exception as error:
            self._forget_connection()
            raise as_unavailable(error) from None

    def _forget_connection(self) -> None:
        """After any trouble a new connection is opened: what the old one remembers cannot mislead."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.invalidate()
            connection.close()

    async def _let_go(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writing, self._forget_connection)
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()
        self._lock.close()

    async def beat(self, process: str, young: int) -> tuple[str, ...]:
        return (process,)

    async def end_beat(self, process: str) -> None:
        pass  # nobody else is there to notice

    def notify(self, connection: Connection, news: Sequence[News]) -> None:
        pass  # nobody else is there to hear

    async def listen(self, heard: Callable[[News], None], is_listening: Callable[[], None]) -> None:
        # Nobody else is there to tell, but for `dracosaur restore`.
        query = select(secret.c.value).where(secret.c.name == GENERATION)
        generation = await self.value(query)
        is_listening()
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            with suppress(Unavailable):
                before, generation = generation, await self.value(query)
                if generation != before:
                    heard(News(NewsKind.RESTORED))


def path_of(url: str) -> Path:
    """The file of an address; raises BadStore."""
    try:
        name = make_url(url).database
    except ArgumentError:
        name = None
    if not name or name == ":memory:":
        raise BadStore(f"{url!r} names no file: write sqlite:///PATH")
    return Path(name)


def make_engine(path: Path) -> Engine:
    """Connections to the file, each with the promises of a store."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=READERS + 1,
        max_overflow=1,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in _PRAGMAS:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        # A writer that began as a reader could find, too late, that somebody wrote in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _prepare(engine: Engine, path: Path) -> None:
    """The file has the newest schema."""
    try:
        with engine.connect().execution_options(writes=True) as connection:
            migrate(connection)
    except BaseException as error:
        engine.dispose()
        if isinstance(error, DatabaseError) and "not a database" in str(error.orig):
            raise BadStore(
                f"{path} is a file of another kind: name a new one, or the one of a store"
            ) from None
        raise (as_unavailable(error) if isinstance(error, Exception) else error) from None


def make_folder(path: Path) -> None:
    """The folder of the file is there, also on a machine where nobody has served before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable(f"its folder {path.parent} cannot be made: {error.strerror}") from None


def _take(path: Path) -> sqlite3.Connection:
    """The right to serve this file; SQLite's own locks work on every system and end with the process."""
    make_folder(path)
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreInUse(
                f"{path} is served by another process: stop that one, or name another file"
            ) from None
        raise Unavailable(f"{path} cannot be opened: {error}") from None
    return lock

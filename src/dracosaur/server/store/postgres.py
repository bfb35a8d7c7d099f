"""The store on PostgreSQL, for any number of server processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Final, Self, TypeVar

import msgspec
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dracosaur.server.store.database import Database
from dracosaur.server.store.errors import BadStore, Unavailable
from dracosaur.server.store.migrate import migrate
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.writing import Job, Outcome, as_unavailable, carry_out, is_trouble

T = TypeVar("T")

READERS: Final = 4
CONNECT_SECONDS: Final = 3.0
ANSWER_SECONDS: Final = 5.0
POOL_SECONDS: Final = 10.0  # for a free connection
IDLE_SECONDS: Final = 0.5  # within a transaction; a process that stands still gives up its locks
CHANNEL: Final = "dracosaur"
_MOST_NEWS: Final = 64  # in one notification: PostgreSQL takes less than 8000 bytes
_ATTEMPTS: Final = 3
_LISTENER_CHECK_SECONDS: Final = 2.0

_BEAT: Final = text(
    "INSERT INTO beat (process, at) VALUES (:process, extract(epoch FROM clock_timestamp()) * 1000)"
    " ON CONFLICT (process) DO UPDATE SET at = excluded.at"
)
# Who asks is alive, however long it took to ask.
_ALIVE: Final = text(
    "SELECT process FROM beat"
    " WHERE process = :process OR at > extract(epoch FROM clock_timestamp()) * 1000 - :young"
    " ORDER BY process"
)
_FORGET: Final = text("DELETE FROM beat WHERE at < extract(epoch FROM clock_timestamp()) * 1000 - 60000")
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class PostgresDatabase(Database):
    """One task writes, others read; connections are made anew when they are lost."""

    is_shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.process = secrets.token_hex(4)  # by which a process knows its own news
        super().__init__()

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store of the database, created or migrated; raises BadStore or Unavailable."""
        await work_once(url, migrate)
        return cls(_make_engine(url, ANSWER_SECONDS, IDLE_SECONDS))

    async def read(self, work: Callable[[Connection], T]) -> T:
        # A reader who goes away must not leave a connection amid a question.
        return await asyncio.shield(asyncio.ensure_future(self._read(work)))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        # A connection of the pool may have died without a word: the second is new.
        for is_last in (False, True):
            try:
                async with self._engine.connect() as connection:
                    return await connection.run_sync(work)
            except Exception as error:
                if is_last or not is_trouble(error):
                    raise as_unavailable(error) from None
        raise AssertionError

    async def _carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        for attempts_left in reversed(range(_ATTEMPTS)):
            is_committing = False

            def notify_last(connection: Connection, news: Sequence[News]) -> None:
                nonlocal is_committing
                self.notify(connection, news)
                is_committing = True

            try:
                async with self._engine.connect() as connection:
                    return await connection.run_sync(carry_out, jobs, notify_last)
            except Exception as error:
                # What a lost connection had not yet been asked to commit is surely not done.
                may_try_again = _is_standstill(error) or (not is_committing and _is_lost(error))
                if not (attempts_left and may_try_again):
                    raise as_unavailable(error) from None
        raise AssertionError("the last attempt returns or raises")

    async def _let_go(self) -> None:
        await self._engine.dispose()

    async def beat(self, process: str, young: int) -> tuple[str, ...]:
        def work(connection: Connection) -> tuple[str, ...]:
            with connection.begin():
                # A lost beat is soon followed by the next one, and the disk has better things to do.
                connection.execute(text("SET LOCAL synchronous_commit = off"))
                connection.execute(_BEAT, {"process": process})
                connection.execute(_FORGET)
            return tuple(connection.execute(_ALIVE, {"process": process, "young": young}).scalars())

        return await self.read(work)

    async def end_beat(self, process: str) -> None:
        await self.execute(text("DELETE FROM beat WHERE process = :process").bindparams(process=process))

    def notify(self, connection: Connection, news: Sequence[News]) -> None:
        for start in range(0, len(news), _MOST_NEWS):
            payload = msgspec.json.encode((self.process, news[start : start + _MOST_NEWS])).decode()
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def listen(self, heard: Callable[[News], None], is_listening: Callable[[], None]) -> None:
        def receive(_: object, __: int, ___: str, payload: str) -> None:
            process, news = msgspec.json.decode(payload, type=tuple[str, list[News]])
            if process != self.process:
                for one in news:
                    heard(one)

        try:
            async with self._engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None
                await raw.add_listener(CHANNEL, receive)
                is_listening()
                try:
                    while True:
                        await asyncio.sleep(_LISTENER_CHECK_SECONDS)
                        await raw.fetchval("SELECT 1")  # notices a connection that died without a word
                finally:
                    await connection.invalidate()
        except Exception as error:
            raise Unavailable(str(error)) from None


async def work_once(url: str, work: Callable[[Connection], T]) -> T:
    """What the work returns, on a connection of its own and however long it takes; raises as `Store.open`."""
    engine = _make_engine(url, None, 0)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(work)
    except Exception as error:
        raise as_unavailable(error) from None
    finally:
        await engine.dispose()


def tell_restored(connection: Connection) -> None:
    """Every process hears that the store was restored, when the transaction commits."""
    payload = msgspec.json.encode(("", [News(NewsKind.RESTORED)])).decode()
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def _make_engine(url: str, answer_seconds: float | None, idle_seconds: float) -> AsyncEngine:
    """Connections to the database, each with the promises of a store; raises BadStore.

    Without a limit for an answer (None) or for standing still (0) either takes as long as it takes.
    """
    if find_spec("asyncpg") is None:
        raise BadStore("PostgreSQL needs a driver that is not installed: pip install 'dracosaur[postgres]'")
    try:
        parts = make_url(url).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError):  # the second for a port that is no number
        raise BadStore("this names no database: write postgresql://USER:PASSWORD@HOST/NAME") from None
    engine = create_async_engine(
        parts,
        pool_use_lifo=True,
        pool_size=READERS + 2,
        max_overflow=READERS,
        pool_timeout=POOL_SECONDS,
        connect_args={
            "timeout": CONNECT_SECONDS,
            "command_timeout": answer_seconds,
            "server_settings": {
                "synchronous_commit": "on",
                "application_name": "dracosaur",
                "idle_in_transaction_session_timeout": str(int(idle_seconds * 1000)),
            },
        },
    )
    event.listen(engine.sync_engine, "checkout", _refuse_closed)
    return engine


def _refuse_closed(connection: DBAPIConnection, _: object, __: object) -> None:
    """Has the pool make a new connection where PostgreSQL has closed this one."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _is_standstill(error: Exception) -> bool:
    """Whether PostgreSQL ended it because two transactions waited for each other: the next try succeeds."""
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", None))[:2] == "40"


def _is_lost(error: Exception) -> bool:
    """Whether the connection has gone, as PostgreSQL ends one that stands still amid a transaction."""
    return isinstance(error, DBAPIError) and error.connection_invalidated

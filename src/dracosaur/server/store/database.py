"""What the rooms of the store ask of SQLite and PostgreSQL alike."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, select

from dracosaur.server.store.appending import Append
from dracosaur.server.store.news import News
from dracosaur.server.store.schema import secret
from dracosaur.server.store.upsert import insert_or_replace
from dracosaur.server.store.writing import Job, Outcome, Writer

T = TypeVar("T")


class Database(ABC):
    """Reads beside each other, writes in groups; work is a function of a connection, the same for both."""

    is_shared: bool  # with other processes

    def __init__(self) -> None:
        self.writer = Writer(self._carry_out)

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds; raises Unavailable."""

    @abstractmethod
    async def _carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        """The outcomes of a group of jobs, durable; raises Unavailable."""

    @abstractmethod
    async def _let_go(self) -> None:
        """No connection is left."""

    @abstractmethod
    async def beat(self, process: str, young: int) -> tuple[str, ...]:
        """See `Beats.beat`."""

    @abstractmethod
    async def end_beat(self, process: str) -> None:
        """See `Beats.stop`."""

    @abstractmethod
    def notify(self, connection: Connection, news: Sequence[News]) -> None:
        """Other processes are told when the connection's transaction commits."""

    @abstractmethod
    async def listen(self, heard: Callable[[News], None], is_listening: Callable[[], None]) -> None:
        """Calls `heard` for the news of other processes as long as it can; then raises Unavailable."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returned, durable. It may be carried out twice, the first time in vain."""
        result: T = await self.writer.do(work)
        return result

    async def append(self, append: Append) -> None:
        """The rows are durable; see `Log.append`."""
        await self.writer.do(append)

    async def execute(self, *statements: Executable) -> None:
        """The statements are carried out, all or none, and durable."""
        await self.write(lambda connection: [connection.execute(one) for one in statements] and None)

    async def all(self, query: Executable, kind: Callable[..., T]) -> tuple[T, ...]:
        """Everything found, each row made a value of the kind."""
        return await self.read(lambda connection: tuple(kind(*row) for row in connection.execute(query)))

    async def first(self, query: Executable, kind: Callable[..., T]) -> T | None:
        """The first that is found."""
        found = await self.all(query, kind)
        return found[0] if found else None

    async def value(self, query: Executable) -> Any:  # Any: what the query selects
        """The one value that the query selects, None where it finds no row."""
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def ping(self) -> None:
        """The store can be read, and what is written is durable; raises Unavailable when not."""
        await self.value(select(1))
        new = {"name": "ping", "value": secrets.token_bytes(8)}  # what is the same is not written
        await self.write(lambda connection: insert_or_replace(connection, secret, new))

    async def close(self) -> None:
        """What waits is done, and every connection closed."""
        await self.writer.close()
        await self._let_go()


def is_postgres(url: str) -> bool:
    """Whether the address is one of PostgreSQL."""
    return url.startswith(("postgresql://", "postgres://"))


async def open_database(url: str) -> Database:
    """The database of an address, migrated; raises BadStore, StoreInUse or Unavailable."""
    from dracosaur.server.store.errors import BadStore

    if url.startswith("sqlite:///"):
        from dracosaur.server.store.sqlite import SqliteDatabase

        return await SqliteDatabase.open(url)
    if is_postgres(url):
        from dracosaur.server.store.postgres import PostgresDatabase

        return await PostgresDatabase.open(url)
    raise BadStore(f"{url!r} names no store: write sqlite:///PATH or postgresql://USER@HOST/NAME")

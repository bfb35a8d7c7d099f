"""One store: opened by its address, migrated, with a room for each thing that is kept."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from dracosaur.server.store.beats import Beats
from dracosaur.server.store.challenges import Challenges
from dracosaur.server.store.chat import Chat
from dracosaur.server.store.database import Database, open_database
from dracosaur.server.store.log import Log
from dracosaur.server.store.people import People
from dracosaur.server.store.results import Results
from dracosaur.server.store.riddles import Riddles
from dracosaur.server.store.secrets import Secrets
from dracosaur.server.store.served import Served
from dracosaur.server.store.switchboard import Switchboard
from dracosaur.server.store.tables import Tables


class Store:
    """Everything the server keeps. Every method is done, durable and told as news when it returns.

    All of them raise `Unavailable` when the store cannot work; it works again by itself.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.news = Switchboard(database)
        self.log = Log(database, self.news)
        self.tables = Tables(database, self.news)
        self.people = People(database)
        self.chat = Chat(database, self.news)
        self.results = Results(database)
        self.challenges = Challenges(database)
        self.riddles = Riddles(database)
        self.beats = Beats(database)
        self.secrets = Secrets(database)
        self.served = Served(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store of the address, created or migrated when it has to be.

        `sqlite:///PATH` or `postgresql://USER@HOST/NAME`; raises BadStore, StoreInUse or Unavailable.
        """
        database = await open_database(url)
        store = cls(database)
        try:
            await store.news.open()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Everything waiting is done, and the store let go."""
        await self.news.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def has_many_processes(self) -> bool:
        """Whether other processes may work on this store at the same time."""
        return self.database.is_shared

    async def ping(self) -> None:
        """Whether the store can be read and written now; raises Unavailable when not."""
        await self.database.ping()

"""Who hears which news: the listeners of this process, and those of the others."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from dracosaur.server.store.database import Database
from dracosaur.server.store.errors import Unavailable
from dracosaur.server.store.news import Listener, News, NewsKind

_AGAIN_SECONDS: Final = 0.2  # until a lost connection for news is tried again
_LOG: Final = logging.getLogger(__name__)


class Switchboard:
    """Brings each news once to every listener of every process, those of this one included."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None

    def listen(self, listener: Listener) -> None:
        """The listener is called with every news from now on, in the loop: it must not take long."""
        self._listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        """The listener hears no more."""
        self._listeners.remove(listener)

    def tell_here(self, news: News) -> None:
        """The listeners of this process hear the news; one that fails does not keep it from the others."""
        for listener in tuple(self._listeners):
            try:
                listener(news)
            except Exception:
                _LOG.exception("a listener failed on news of the kind %s", news.kind)

    async def publish(self, news: News) -> None:
        """Every process hears the news."""
        if self._database.is_shared:
            await self._database.write(lambda connection: self._database.notify(connection, [news]))
        self.tell_here(news)

    async def open(self) -> None:
        """The news of other processes are heard from now on; raises Unavailable."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._hear_others(ready))
        await ready.wait()

    async def close(self) -> None:
        """Nothing more is heard."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _hear_others(self, ready: asyncio.Event) -> None:
        def is_listening() -> None:
            if ready.is_set():
                self.tell_here(News(NewsKind.MISSED))
            ready.set()

        while True:
            with suppress(Unavailable):
                await self._database.listen(self.tell_here, is_listening)
            await asyncio.sleep(_AGAIN_SECONDS)

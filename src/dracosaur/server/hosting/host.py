"""The host: tables are opened, joined, watched and played here, by people and by programs alike."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from dracosaur.server.clock import Clock, WallClock
from dracosaur.server.hosting.analysing import Analysing
from dracosaur.server.hosting.live import Live, Tables
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.thinking import Thinkers
from dracosaur.server.store import News, NewsKind, Store, Unavailable, new_id

log = logging.getLogger(__name__)
BEAT_SECONDS: Final = 0.5
CALL: Final = "!"  # in news: there is something to do for the owner of the table
SERVED_BEATS: Final = 4  # between two notes that the server still serves


class Host(Analysing):
    """Everything that can be asked of a server of games. A refusal is raised as `refusals.Refused`.

    Any process may carry out any command: the log decides who came first. What the server does by itself at
    a table, bots and clocks, is done by one process, chosen among those that are alive.
    """

    def __init__(self, store: Store, clock: Clock | None = None, thinkers: Thinkers | None = None) -> None:
        super().__init__(Tables(store, clock or WallClock()))
        self.thinkers = thinkers or Thinkers()
        self.process = new_id()
        self.alive = (self.process,)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._is_hearing = False

    async def begin(self) -> None:
        """Serve: bots play, clocks run, news of other processes is heard."""
        self.store.news.listen(self._hear)
        self._is_hearing = True
        await self._beat()
        self.tables.down = await self.store.served.begin(self.tables.now(), self.alive == (self.process,))
        self.began = self.tables.served()
        self._loop = asyncio.create_task(self._serve())

    async def end(self) -> None:
        """Stop what the host does by itself; what is kept stays kept."""
        if not self._is_hearing:
            return
        self.store.news.unlisten(self._hear)
        self._is_hearing = False
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unavailable):
            await self.store.served.go_on(self.tables.now())
            await self.store.beats.stop(self.process)
        await self.tables.settle()
        self.thinkers.close()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """The work is done beside what runs now."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # a task that ends before it began has not awaited it

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Refused, Unavailable):
            pass  # it is due still, and will be looked at again
        except Exception:
            log.exception("something that nobody asked for failed")

    async def _serve(self) -> None:
        beats, is_out = 0, False
        while True:
            await self.tables.clock.sleep(BEAT_SECONDS)
            beats += 1
            try:
                await self._beat()
                await self._note_served(beats, is_out)
                await self.tend_due()
                is_out = False
            except (Unavailable, Refused):
                is_out = True  # nobody can move: clocks stand still until the store works again

    async def _note_served(self, beats: int, was_out: bool) -> None:
        """It is kept now and then that somebody serves; what others have kept is known."""
        served, now = self.store.served, self.tables.now()
        if was_out:
            await served.begin(now, is_alone=True)
        elif beats % SERVED_BEATS == 0:
            await served.go_on(now)
        self.tables.down = await served.down()

    async def _beat(self) -> None:
        before = set(self.alive)
        self.alive = await self.store.beats.beat(self.process)
        alive = set(self.alive)
        self._forget_people_elsewhere(alive)
        if alive - before:  # also one that was only slow, and whose people were forgotten
            await self.store.news.publish(News(NewsKind.PRESENCE, text=f"?{self.process}"))

    def _forget_people_elsewhere(self, alive: set[str]) -> None:
        """Who was at a process that is gone is away from now on, until she comes back."""
        elsewhere: dict[str, dict[str, set[str]]] = {}
        for table, people in self.tables.elsewhere.items():
            for person, processes in people.items():
                if here := processes & alive:
                    elsewhere.setdefault(table, {})[person] = here
                if processes - alive:
                    self.note_gone(table, person)
        self.tables.elsewhere = elsewhere

    # News

    def _hear(self, news: News) -> None:
        live = self.tables.live.get(news.table_id)
        match news.kind:
            case NewsKind.LOG:
                if live is not None and (live.fold is None or live.fold.seq < news.number):
                    self.soon(self._heard_rows(live))
            case NewsKind.CHAT:
                if live is not None and live.is_watched:
                    self.soon(self.heard_chat(live))
            case NewsKind.PRESENCE:
                self._heard_presence(news)
            case NewsKind.TABLE:
                if live is not None:
                    self.soon(self._heard_listing(live))
            case NewsKind.MISSED:
                for one in list(self.tables.live.values()):
                    self.soon(self._heard_rows(one))
                    self.soon(self.heard_chat(one))
            case NewsKind.RESTORED:
                for one in list(self.tables.live.values()):
                    one.fold = None
                    self.soon(self._heard_rows(one))

    async def _heard_rows(self, live: Live) -> None:
        async with live.lock:
            if live.fold is None:
                await self.tables.read(live)
                self.tables.show(live)
            else:
                await self.tables.catch_up(live)
        if self.owns(live.id):
            await self.wake(live.id)

    async def _heard_listing(self, live: Live) -> None:
        """Somebody at the table may be another person now: a guest who has signed in."""
        async with live.lock:
            await self.tables.meet(live, await self.tables.read(live))
            self.tables.show(live)

    def _heard_presence(self, news: News) -> None:
        if news.text == CALL:
            if self.owns(news.table_id):
                self.soon(self.tend(news.table_id))
            return
        if news.text.startswith("?"):
            for one in self.tables.live.values():
                for person in one.present():
                    self.soon(self._tell_presence(one.id, person, True))
            return
        process, _, person = news.text.partition(":")
        processes = self.tables.elsewhere.setdefault(news.table_id, {}).setdefault(person, set())
        if news.number:
            processes.add(process)
        else:
            processes.discard(process)
            self.note_gone(news.table_id, person)
        live = self.tables.live.get(news.table_id)
        if live is not None:
            self.soon(self._show(live))

    async def _show(self, live: Live) -> None:
        async with live.lock:
            self.tables.show(live)

    async def call_owner(self, table: str) -> None:
        """The process that owns the table looks after it at once."""
        await self.store.news.publish(News(NewsKind.PRESENCE, table, text=CALL))

    async def arrived(self, table: str, person: str) -> None:
        """A person looks at the table from now on."""
        await self._tell_presence(table, person, True)

    def departed(self, live: Live, person: str) -> None:
        """A person no longer looks at the table."""
        self.note_gone(live.id, person)
        self.soon(self._depart(live, person))

    async def _depart(self, live: Live, person: str) -> None:
        await self._show(live)
        await self._tell_presence(live.id, person, False)

    async def _tell_presence(self, table: str, person: str, is_here: bool) -> None:
        if self.store.has_many_processes:
            text = f"{self.process}:{person}"
            await self.store.news.publish(News(NewsKind.PRESENCE, table, int(is_here), text))

"""Tables in memory: read from the log when they are needed, kept while they are, shown to who watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

import msgspec

from dracosaur.core.game import Illegal
from dracosaur.server.clock import Clock
from dracosaur.server.hosting.deciding import Deed
from dracosaur.server.hosting.fold import Fold, Observer, fold
from dracosaur.server.hosting.frames import AnyFrame, PremoveFrame, TableFrame, encode
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.showing import (
    show_dropped,
    show_log,
    show_private,
    show_scene,
    show_table,
    show_told,
)
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.hosting.standing import holders_of, standing_of
from dracosaur.server.store import CommandKnown, NoPerson, SeqTaken, Store, Unavailable

T = TypeVar("T")
SNAPSHOT_EVERY: Final = 20  # rows: a table is back after playing at most so many again
MOST_LIVE: Final = 2_000  # tables that nobody watches are forgotten beyond this
ATTEMPTS: Final = 50  # to be the first of many processes that write to the same table


class Watcher(Protocol):
    """Who gets the frames of a table; `deliver` must not wait."""

    def deliver(self, frame: bytes) -> None:
        """Take one frame: JSON of `frames.AnyFrame`, which names its table."""
        ...


@dataclass
class Group:
    """Watchers who see the same: one seat, or the spectators, in one language."""

    person: str  # of the seat, or the owner; empty for spectators
    lang: str
    watchers: list[Watcher] = field(default_factory=list)
    seen: tuple[Fold, int, Observer, Speaker] | None = None  # what their scene was made from
    scene: bytes = b""  # as they have it
    dropped: PremoveFrame | None = None
    table: bytes = b""
    told: int = 0
    log: int = 0


@dataclass
class Watch:
    """What the host knows of a watcher."""

    person: str  # empty for a stranger
    group: Group
    muted: frozenset[str] = frozenset()  # people whom she does not want to hear
    chat: int = 0  # lines that she has


class Live:
    """One table in memory. Whoever reads or changes the fold holds the lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.fold: Fold | None = None
        self.groups: dict[tuple[str, str], Group] = {}
        self.watches: dict[Watcher, Watch] = {}
        self.snapshot = 0  # rows that the kept snapshot has seen
        self._speakers: dict[str, Speaker] = {}
        self.thinking: set[tuple[int, int]] = set()  # seats and revisions that a bot thinks about

    @property
    def is_watched(self) -> bool:
        """Whether somebody gets its frames."""
        return bool(self.watches)

    def present(self) -> set[str]:
        """The people who watch it here."""
        return {watch.person for watch in self.watches.values() if watch.person}

    # Showing

    def speaker(self, lang: str) -> Speaker:
        """Who speaks this language here; another one when other people sit at the table."""
        assert self.fold is not None, "the table is not read"
        known = self._speakers.get(lang)
        if known is None or not known.knows(self.fold):
            known = self._speakers[lang] = Speaker(self.fold, lang)
        return known

    def group_of(self, person: str, lang: str) -> Group:
        """The group that sees what this person sees."""
        assert self.fold is not None, "the table is not read"
        is_known = self.fold.seat_of(person) is not None or person == self.fold.owner
        key = (person if is_known else "", lang)
        if key not in self.groups:
            self.groups[key] = Group(*key)
        return self.groups[key]

    def frames(
        self, person: str, lang: str, present: Collection[str], served: int, told: int = 0
    ) -> list[AnyFrame]:
        """The frames that show the table as it is to this person."""
        fold = self.fold
        assert fold is not None, "the table is not read"
        speaker, observer = self.speaker(lang), fold.seat_of(person)
        shown: list[AnyFrame] = [show_table(fold, person, present, served, speaker)]
        shown.append(show_log(fold, 0, speaker))
        if fold.match is not None:
            shown.append(show_told(fold, observer, told, speaker))
            if (dropped := show_dropped(fold, observer, speaker)) is not None:
                shown.append(dropped)
            shown.append(show_scene(fold, observer, speaker))
        return shown

    def news(self, group: Group, present: Collection[str], served: int) -> Iterator[bytes]:
        """What has changed for the group since it was told last."""
        fold = self.fold
        assert fold is not None, "the table is not read"
        speaker, observer = self.speaker(group.lang), fold.seat_of(group.person)
        seen = (fold, fold.seq, observer, speaker)
        if fold.match is not None and seen != group.seen:  # else somebody only came or went
            group.seen = seen
            told = fold.told(observer)
            if told != group.told:
                yield encode(show_told(fold, observer, group.told, speaker))
                group.told = told
            dropped = show_dropped(fold, observer, speaker)
            if dropped is not None and dropped != group.dropped:
                yield encode(dropped)
            group.dropped = dropped
            scene = encode(show_scene(fold, observer, speaker))
            if scene != group.scene:
                yield scene
                group.scene = scene
        table = show_table(fold, group.person, present, served, speaker)
        if (unmoving := _unmoving(table, fold)) != group.table:
            yield encode(table)
            group.table = unmoving
        if len(fold.log) > group.log:
            yield encode(show_log(fold, group.log, speaker))
            group.log = len(fold.log)

    def broadcast(self, present: Collection[str], served: int) -> None:
        """Everybody who watches gets what is new for them."""
        for group in list(self.groups.values()):
            if group.watchers:
                for frame in self.news(group, present, served):
                    for watcher in list(group.watchers):
                        watcher.deliver(frame)

    def join(self, watcher: Watcher, watch: Watch) -> None:
        """The watcher gets what the group gets."""
        watch.group.watchers.append(watcher)
        self.watches[watcher] = watch

    def part(self, watcher: Watcher) -> str:
        """The watcher gets no more; the person that it was for."""
        watch = self.watches.pop(watcher, None)
        if watch is None:
            return ""
        watch.group.watchers.remove(watcher)
        if not watch.group.watchers:
            self.groups.pop((watch.group.person, watch.group.lang), None)
        return watch.person

    def regroup(self) -> None:
        """Who has sat down or stood up sees something else from now on; who may not see it, no more of it."""
        assert self.fold is not None, "the table is not read"
        for watcher, watch in list(self.watches.items()):
            if not self.fold.may_be_seen_by(watch.person):
                self.part(watcher)
                watcher.deliver(encode(show_private(self.fold, self.speaker(watch.group.lang))))
                continue
            group = self.group_of(watch.person, watch.group.lang)
            if group is not watch.group:
                self.part(watcher)
                watch.group = group
                self.join(watcher, watch)


def _unmoving(table: TableFrame, fold: Fold) -> bytes:
    """The frame without what changes as time goes by."""
    return encode(msgspec.structs.replace(table, clocks=None)) + fold.clocks.encode()


class Tables:
    """The tables in memory, and the one way to change them."""

    def __init__(self, store: Store, clock: Clock, most: int = MOST_LIVE) -> None:
        self.store = store
        self.clock = clock
        self.most = most
        self.down = 0  # milliseconds in which no server has served
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.elsewhere: dict[
            str, dict[str, set[str]]
        ] = {}  # by table and person: the processes they watch at
        self._writing: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now() * 1000)

    def served(self) -> int:
        """The time by which clocks run: it stands still while nobody serves."""
        return self.now() - self.down

    def get(self, id: str) -> Live:
        """The table in memory; it is read when somebody asks what it holds."""
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = Live(id)
            self._forget_some()
        self.live.move_to_end(id)
        return live

    def _forget_some(self) -> None:
        if len(self.live) > self.most:
            idle = [id for id, one in self.live.items() if not one.is_watched and not one.lock.locked()]
            for id in idle[: max(0, len(self.live) - self.most)]:
                del self.live[id]

    def present(self, live: Live) -> set[str]:
        """The people who look at the table, here or by another process."""
        return live.present() | {
            person for person, processes in self.elsewhere.get(live.id, {}).items() if processes
        }

    async def read(self, live: Live) -> Fold:
        """The table as its log tells it; refused where there is none. The lock is held."""
        if live.fold is None:
            listing = await self._asked(self.store.tables.get(live.id))
            if listing is None:
                self.live.pop(live.id, None)
                raise Refused("not_found", "host-no_table")
            kept = await self._asked(self.store.log.snapshot(live.id))
            log = await self._asked(self.store.log.rows(live.id))
            known = fold(live.id, log, kept)
            await self.meet(live, known)
            live.fold, live.snapshot = known, 0 if kept is None else kept[0]
        return live.fold

    async def meet(self, live: Live, known: Fold) -> None:
        """Everybody at the table is who the store says; where the log has gone on, so has the fold."""
        for _ in range(ATTEMPTS):
            listing = await self._asked(self.store.tables.get(live.id))
            if listing is not None and listing.seq == known.seq:
                return known.adopt(listing)
            await self._add_rows(live, known)

    async def catch_up(self, live: Live) -> bool:
        """Rows of other processes are in the fold; says whether there were any. The lock is held."""
        return await self._add_rows(live, await self.read(live))

    async def _add_rows(self, live: Live, known: Fold) -> bool:
        new = await self._asked(self.store.log.rows(live.id, known.seq))
        for row in new:
            known.add(row)
        if new:
            self.show(live)
        return bool(new)

    async def _asked(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except Unavailable:
            raise Refused("unavailable", "host-unavailable") from None

    def show(self, live: Live) -> None:
        """Everybody who watches gets what is new."""
        if live.is_watched and live.fold is not None:
            live.regroup()
            live.broadcast(self.present(live), self.served())

    async def change(self, live: Live, plan: Callable[[Deed], T]) -> T:
        """The rows of the plan are kept for good, and shown; what it refuses changes nothing.

        A refusal is given only by the newest state of the log, also of what other processes have written.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                deed = Deed(await self.read(live), self.now(), self.served())
                try:
                    result = plan(deed)
                except (Refused, Illegal):
                    if deed.rows:
                        live.fold = None
                    if self.store.has_many_processes and await self.catch_up(live):
                        continue
                    raise
                except BaseException:
                    live.fold = None  # whatever it was at
                    raise
                if not deed.rows or await self._keep(live, deed):
                    return result
        raise Refused("unavailable", "host-unavailable")

    async def _keep(self, live: Live, deed: Deed) -> bool:
        """The rows are in the log; False where another process was faster or a guest has an account now."""
        table = deed.fold
        standing = standing_of(table, deed.served)
        try:
            await self.store.log.append(live.id, deed.rows, standing, holders_of(table))
        except (SeqTaken, NoPerson):
            live.fold = None
            return False
        except CommandKnown:
            live.fold = None
            raise
        except Unavailable:
            live.fold = None
            raise Refused("unavailable", "host-unavailable") from None
        except BaseException:
            live.fold = None  # perhaps it is kept and perhaps not: the log will tell
            raise
        self.show(live)
        self._maybe_snapshot(live)
        return True

    def _maybe_snapshot(self, live: Live) -> None:
        table = live.fold
        if table is not None and table.table is not None and table.seq - live.snapshot >= SNAPSHOT_EVERY:
            live.snapshot = table.seq
            data = msgspec.json.encode(table.kept())
            writing = asyncio.ensure_future(self._write(live.id, table.seq, data))
            self._writing.add(writing)
            writing.add_done_callback(self._writing.discard)

    async def _write(self, id: str, seq: int, data: bytes) -> None:
        with suppress(Unavailable):  # a snapshot only spares time
            await self.store.log.keep_snapshot(id, seq, data)

    async def settle(self) -> None:
        """What is still being written is written."""
        await asyncio.gather(*self._writing)

"""People who come to a host in tests, what they hear, and a clock that moves when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec

from dracosaur.core.rng import Rng
from dracosaur.server.hosting import Host, Who, Wish
from dracosaur.server.hosting.commands import Act, AnyAnswer
from dracosaur.server.hosting.thinking import Thinkers
from dracosaur.server.store import Person, Store, new_id

P = ParamSpec("P")
T = TypeVar("T")
Frame = dict[str, Any]  # as it is read from the wire


class HandClock:
    """Time that stands still until somebody sets it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self.time + seconds, woken))
        await woken.wait()

    async def go_on(self, seconds: float) -> None:
        """So much time passes, and what it wakes has its turn."""
        self.time += seconds
        due = [event for at, event in self._sleepers if at <= self.time]
        self._sleepers = [(at, event) for at, event in self._sleepers if at > self.time]
        for event in due:
            event.set()
        await settle()


async def settle() -> None:
    """Everything that can go on has gone on."""
    for _ in range(20):
        await asyncio.sleep(0.005)


class InlineThinkers(Thinkers):
    """Bots that think in this process: tests of tables need no others."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await asyncio.sleep(0)
        return work(*args, **kwargs)


class Ears:
    """A watcher that remembers what it was sent."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []

    def deliver(self, frame: bytes) -> None:
        self.raw.append(frame)

    def frames(self, kind: str) -> list[Frame]:
        """The frames of this kind, in order."""
        read = [msgspec.json.decode(raw) for raw in self.raw]
        return [frame for frame in read if frame["type"] == kind]

    def last(self, kind: str) -> Frame:
        return self.frames(kind)[-1]


class Guest:
    """A person with her ears at a table."""

    def __init__(self, host: Host, who: Who) -> None:
        self.host = host
        self.who = who
        self.ears = Ears()
        self.sent = 0

    @classmethod
    async def come(cls, host: Host, name: str, lang: str = "en") -> Guest:
        id = new_id()
        await known(host.store, id, name)
        return cls(host, Who(id, name, lang))

    async def watch(self, table: str) -> None:
        await self.host.watch(self.who, table, self.ears, self.who.lang)

    @property
    def scene(self) -> Frame:
        return self.ears.last("scene")

    @property
    def table(self) -> Frame:
        return self.ears.last("table")

    def command_id(self) -> str:
        self.sent += 1
        return f"c{self.sent}"

    async def act(self, table: str, rng: Rng) -> AnyAnswer | None:
        """Give a random answer, where one is asked for."""
        live = self.host.tables.get(table)
        async with live.lock:
            fold = await self.host.tables.read(live)
            seat = fold.seat_of(self.who.person)
            assert fold.match is not None
            assert seat is not None
            number, _, legal = fold.match.task(seat)
        if not legal:
            return None
        action = msgspec.to_builtins(rng.choice(legal))
        return await self.host.command(self.who, table, Act(self.command_id(), number, action))


async def known(store: Store, id: str, name: str) -> None:
    """The store knows the person."""
    await store.people.add(Person(id, name, "en", 0))


async def seat_all(host: Host, names: str, wish: Wish) -> tuple[str, list[Guest]]:
    """A table that has begun, with a guest for each letter of the names, who all watch it."""
    guests = [await Guest.come(host, name) for name in names]
    table = await host.open(guests[0].who, wish)
    code = (await store_code(host.store, table)) if len(guests) > 1 else ""
    for guest in guests[1:]:
        await host.join(guest.who, table, code=code)
    for guest in guests:
        await guest.watch(table)
    return table, guests


async def store_code(store: Store, table: str) -> str:
    found = await store.tables.get(table)
    assert found is not None
    return found.code


async def play_out(host: Host, table: str, guests: list[Guest], seed: int = 1, most: int = 5_000) -> None:
    """The guests answer at random until the match is over."""
    rng = Rng(seed)
    for _ in range(most):
        live = host.tables.get(table)
        assert live.fold is not None
        if live.fold.phase == "over":
            return
        for guest in guests:
            await guest.act(table, rng)
        await asyncio.sleep(0)
    raise AssertionError("the match does not end")

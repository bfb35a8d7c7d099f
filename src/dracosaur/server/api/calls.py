"""One request: who asks, in which language, and what the server has to answer with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Final, Protocol, Self

from starlette.requests import HTTPConnection

from dracosaur.core.values import Value
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.identity import SECRET_NAME, Doorkeeper, Visitor
from dracosaur.server.api.limits import ADDRESS, Limits
from dracosaur.server.api.metrics import Metrics
from dracosaur.server.api.settings import Settings
from dracosaur.server.hosting import Host, Who
from dracosaur.server.hosting.commands import AnyAnswer, AnyCommand
from dracosaur.server.hosting.frames import ChatLine
from dracosaur.server.hosting.thinking import Thinkers
from dracosaur.server.store import News, NewsKind, Person, Store
from dracosaur.text import LANGUAGES, Words

SIGNED_OUT: Final = 4001  # the code with which a socket ends whose person signed out
RESTARTING: Final = 1012


class Closable(Protocol):
    """A connection that stays open."""

    def close(self, code: int) -> None:
        """End it soon."""
        ...


@dataclass(frozen=True)
class Services:
    """What one process of the server works with."""

    settings: Settings
    store: Store
    host: Host
    door: Doorkeeper
    limits: Limits
    metrics: Metrics
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    sockets: dict[Closable, Visitor] = field(default_factory=dict)  # open sockets and streams, and whose

    @classmethod
    async def open(cls, settings: Settings, thinkers: Thinkers | None = None) -> Self:
        """Open the store and begin to host; raises what `Store.open` raises."""
        store = await Store.open(settings.store_url)
        try:
            secret = settings.secret or (await store.secrets.get(SECRET_NAME)).hex()
            workers = thinkers or Thinkers(settings.bot_workers, settings.bot_seconds)
            host = Host(store, thinkers=workers)
            await host.begin()
        except BaseException:
            await store.close()
            raise
        door = Doorkeeper(store, secret, settings)
        services = cls(settings, store, host, door, Limits(settings), Metrics())
        store.news.listen(services._hear)
        return services

    async def command(self, who: Who, table: str, command: AnyCommand) -> AnyAnswer:
        """Carry out a command of a client, and count it."""
        began = time.perf_counter()
        answer = await self.host.command(who, table, command)
        self.metrics.command_seconds.observe(time.perf_counter() - began)
        self.metrics.commands.labels(tag_of(command), tag_of(answer)).inc()
        return answer

    async def say(self, who: Who, table: str, text: str) -> ChatLine:
        """Say something to everybody at a table; declines who says too much."""
        self.limits.chat.take(who.person)
        return await self.host.say(who, table, text)

    async def close_sockets_of(self, person_id: str, token_id: str = "") -> None:
        """End every socket and stream of a person, or of one token of hers, at every process.

        She may come back where she is still known.
        """
        await self.store.news.publish(News(NewsKind.PERSON, text=f"{person_id}:{token_id}"))

    def _hear(self, news: News) -> None:
        if news.kind is not NewsKind.PERSON:
            return
        person_id, _, token_id = news.text.partition(":")
        for socket, owner in tuple(self.sockets.items()):
            is_hers = owner.person is not None and owner.person.id == person_id
            if is_hers and token_id in ("", owner.token):
                socket.close(SIGNED_OUT)

    def stop(self) -> None:
        """Let nobody new in, and end what stays open."""
        self.stopping.set()
        for socket in tuple(self.sockets):
            socket.close(RESTARTING)

    async def close(self) -> None:
        """Stop hosting and let the store go."""
        self.store.news.unlisten(self._hear)
        await self.host.end()
        await self.store.close()


@dataclass
class Call:
    """One request of the API."""

    services: Services
    connection: HTTPConnection
    visitor: Visitor
    lang: str
    path: Mapping[str, str]
    greeted: Person | None = None  # who the browser shall be known as from now on
    is_leaving: bool = False  # the browser shall be forgotten

    @property
    def person(self) -> Person | None:
        """Who asks; None for a stranger."""
        return self.visitor.person

    @property
    def host(self) -> Host:
        """The tables."""
        return self.services.host

    @property
    def words(self) -> Words:
        """The words of the language."""
        return Words(self.lang)

    @property
    def known(self) -> Person:
        """Who asks; declines a stranger."""
        if self.person is None:
            raise Declined("not_signed_in")
        return self.person

    @property
    def who(self) -> Who:
        """Who asks, as the host wants to know it; declines a stranger."""
        return Who(self.known.id, self.known.name, self.lang)

    @property
    def maybe(self) -> Who | None:
        """The same; None for a stranger."""
        return None if self.person is None else self.who


def tag_of(value: Value) -> str:
    """The tag by which a struct names itself."""
    return str(value.__struct_config__.tag)


def owner_of(connection: HTTPConnection, visitor: Visitor) -> str:
    """By whom sockets and streams are counted: a person, or the address of strangers."""
    return f"{ADDRESS}{address_of(connection)}" if visitor.person is None else visitor.person.id


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; behind a trusted proxy uvicorn has put the client's address there."""
    return _network_of(connection.client.host) if connection.client else ""


@lru_cache(maxsize=10_000)
def _network_of(address: str) -> str:
    """The address; of IPv6 the network, for whoever has one address of it has them all."""
    try:
        whole = IPv6Address(address)
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Network((whole, 64), strict=False))


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The language of the query, else the person's, else the first of the browser's that we have."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    if person is not None and person.language in LANGUAGES:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        tag = part.split(";")[0].strip().split("-")[0].lower()
        if tag in LANGUAGES:
            return tag
    return "en"

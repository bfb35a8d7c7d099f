"""One WebSocket for any number of tables: messages come in, frames and answers go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.websockets import WebSocket, WebSocketDisconnect

from dracosaur.core.values import Value
from dracosaur.server.api.calls import Services, address_of, language_of, owner_of
from dracosaur.server.api.errors import STATUS, Declined, Problem
from dracosaur.server.api.failing import problem_of
from dracosaur.server.api.limits import BURST_SECONDS, Bucket
from dracosaur.server.api.logs import log
from dracosaur.server.api.outbox import Outbox
from dracosaur.server.api.people import Lang
from dracosaur.server.api.tables import Told
from dracosaur.server.hosting import Who
from dracosaur.server.hosting.commands import AnyAnswer, AnyCommand, AnyQuery
from dracosaur.server.hosting.frames import AnyFrame
from dracosaur.server.hosting.talking import LONGEST_CHAT
from dracosaur.server.store import Person, Unavailable

TableName = Annotated[str, Meta(max_length=20, pattern="^[A-Za-z0-9]*$")]
Ref = Annotated[str, Meta(max_length=40)]
MOST_TABLES: Final = 100  # that one socket watches
MOST_QUERIES: Final = 4  # of one socket that are thought about at once
ATTENDING_SECONDS: Final = 2.0  # between two looks how many tables wait for somebody
TOO_SLOW: Final = 1013


class FromClient(Value, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the server. `ref` is the client's, and comes back with what answers it."""


class Watch(FromClient, frozen=True, tag="watch"):
    """Show me this table from now on; `told` says how far I have listened before."""

    table: TableName
    told: Told | None = None
    ref: Ref = ""


class Unwatch(FromClient, frozen=True, tag="unwatch"):
    """No more of this table."""

    table: TableName
    ref: Ref = ""


class Do(FromClient, frozen=True, tag="do"):
    """Carry out a command at a table; the answer is `applied`, `stale`, `illegal` or `refused`."""

    table: TableName
    command: AnyCommand


class Ask(FromClient, frozen=True, tag="ask"):
    """Ask a table something that changes nothing; a `reply` answers."""

    table: TableName
    query: AnyQuery
    ref: Ref = ""


class Say(FromClient, frozen=True, tag="say"):
    """Say something to everybody at a table."""

    table: TableName
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    ref: Ref = ""


class Speak(FromClient, frozen=True, tag="speak"):
    """Speak this language with me: all tables are shown again in it."""

    lang: Lang
    ref: Ref = ""


class Attend(FromClient, frozen=True, tag="attend"):
    """Tell me from now on how many tables wait for me: at once, and whenever it changes."""

    ref: Ref = ""


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there? A `reply` answers."""

    ref: Ref = ""


AnyMessage = Watch | Unwatch | Do | Ask | Say | Speak | Attend | Ping


class Hello(Value, frozen=True, tag="hello", tag_field="type"):
    """The first frame of a socket: whom the server takes you for, and how many tables wait for you."""

    person: str | None
    name: str
    lang: str
    waiting: int


class WaitingFrame(Value, frozen=True, tag="waiting", tag_field="type"):
    """How many tables wait for you."""

    waiting: int


class Reply(Value, frozen=True, tag="reply", tag_field="type", omit_defaults=True):
    """What answers a message with this `ref`."""

    ref: str
    answer: Any = None


class Trouble(Problem, frozen=True, tag="problem"):
    """A message that could not be met; nothing has changed."""

    ref: str = ""
    id: str = ""  # of the command, where it was one
    table: str = ""


Sent = AnyFrame | Hello | WaitingFrame | Reply | Trouble | AnyAnswer

_decode = msgspec.json.Decoder(AnyMessage).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One open socket: a loop that listens, a task that sends."""

    def __init__(self, services: Services, websocket: WebSocket, person: Person | None, lang: str) -> None:
        self.services = services
        self.websocket = websocket
        self.person = person
        self.lang = lang
        self.outbox = Outbox(services.settings.send_queue)
        self.tables: dict[str, None] = {}
        self.closing = 0  # the code to close with, once something asks for it
        settings = services.settings
        loop = asyncio.get_running_loop()
        self._bucket = Bucket(settings.socket_rate, settings.socket_rate * BURST_SECONDS, loop.time())
        self._queries = asyncio.Semaphore(MOST_QUERIES)
        self._tasks: set[asyncio.Task[None]] = set()
        self._attending: asyncio.Task[None] | None = None

    @property
    def maybe(self) -> Who | None:
        """Who speaks; None for a stranger."""
        person = self.person
        return None if person is None else Who(person.id, person.name, self.lang)

    @property
    def who(self) -> Who:
        """Who speaks; declines a stranger."""
        who = self.maybe
        if who is None:
            raise Declined("not_signed_in")
        return who

    def close(self, code: int) -> None:
        """Let the sender end the connection."""
        self.closing = code
        self.outbox.wake()

    async def run(self) -> None:
        """Serve until one of the two sides has enough."""
        sender = asyncio.create_task(self._send())
        try:
            await self._greet()
            await self._listen()
        finally:
            for table in self.tables:
                self.services.host.unwatch(table, self.outbox)
            for task in (sender, *self._tasks):
                task.cancel()
            await asyncio.gather(sender, *self._tasks, return_exceptions=True)

    async def _greet(self) -> None:
        person, who = self.person, self.maybe
        waiting = 0 if who is None else await self.services.host.waiting(who)
        name = "" if person is None else person.name
        self._tell(Hello(None if person is None else person.id, name, self.lang, waiting))

    def _tell(self, frame: Any) -> None:  # one of Sent
        self.outbox.deliver(_encode(frame))

    async def _send(self) -> None:
        websocket, frames = self.websocket, self.services.metrics.frames
        # Where the other side is gone, the listener hears of it, too.
        with suppress(RuntimeError, WebSocketDisconnect):
            while True:
                taken = await self.outbox.take()
                for frame in taken:
                    await websocket.send({"type": "websocket.send", "text": frame.decode()})
                frames.inc(len(taken))
                if self.outbox.is_full:
                    self.services.metrics.dropped.inc()
                    await websocket.close(TOO_SLOW)
                    return
                if self.closing:
                    await websocket.close(self.closing)
                    return

    async def _listen(self) -> None:
        limits, loop = self.services.limits, asyncio.get_running_loop()
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect" or self.closing:
                return  # who is to go is heard no more, also where she reads nothing
            wait = self._bucket.take(loop.time())
            try:
                if wait:
                    raise Declined("too_many", retry_after=wait)
                if self.person is not None:
                    limits.people.take(self.person.id)
                await self._hear(message.get("text") or message.get("bytes") or b"")
            except Exception as error:  # whatever it is, the reader is told and the socket lives on
                self._fail(error)
            if wait:
                await asyncio.sleep(wait)  # who does not stop is read more slowly

    async def _hear(self, text: str | bytes) -> None:
        if len(text) > self.services.settings.message_bytes:
            raise Declined("too_large", most=self.services.settings.message_bytes)
        message = _decode(text)
        self.services.metrics.messages.labels(type(message).__name__.lower()).inc()
        try:
            await self._obey(message)
        except Exception as error:
            id = message.command.id if isinstance(message, Do) else ""
            self._fail(error, getattr(message, "ref", ""), id, getattr(message, "table", ""))

    async def _obey(self, message: AnyMessage) -> None:
        host = self.services.host
        match message:
            case Do():
                self._tell(await self.services.command(self.who, message.table, message.command))
            case Watch():
                await self._watch(message.table, message.told)
                self._reply(message.ref)
            case Unwatch():
                if message.table in self.tables:
                    del self.tables[message.table]
                    host.unwatch(message.table, self.outbox)
                self._reply(message.ref)
            case Ask():
                await self._ask(message)
            case Say():
                await self.services.say(self.who, message.table, message.text)
                self._reply(message.ref)
            case Speak():
                self.lang = message.lang
                for table in tuple(self.tables):
                    host.unwatch(table, self.outbox)
                    await host.watch(self.maybe, table, self.outbox, self.lang)
                self._reply(message.ref)
            case Attend():
                self._attend(self.who)
                self._reply(message.ref)
            case Ping():
                self._reply(message.ref)

    async def _watch(self, table: str, told: int | None) -> None:
        if table in self.tables:
            self.services.host.unwatch(table, self.outbox)
        elif len(self.tables) >= MOST_TABLES:
            raise Declined("too_many", retry_after=1.0)
        await self.services.host.watch(self.maybe, table, self.outbox, self.lang, told)
        self.tables[table] = None

    async def _ask(self, message: Ask) -> None:
        """Think about it beside the loop, so that a hint does not hold up an answer."""
        who = self.who
        await self._queries.acquire()

        async def think() -> None:
            try:
                self._tell(
                    Reply(message.ref, await self.services.host.query(who, message.table, message.query))
                )
            except Exception as error:
                self._fail(error, message.ref, "", message.table)
            finally:
                self._queries.release()

        task = asyncio.create_task(think())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _attend(self, who: Who) -> None:
        """Look now and then how many tables wait for the person."""
        if self._attending is not None:
            self._attending.cancel()

        async def look() -> None:
            known = -1
            while True:
                with suppress(Unavailable):  # it comes back by itself
                    if (waiting := await self.services.host.waiting(who)) != known:
                        known = waiting
                        self._tell(WaitingFrame(waiting))
                await asyncio.sleep(ATTENDING_SECONDS)

        self._attending = asyncio.create_task(look())
        self._tasks.add(self._attending)
        self._attending.add_done_callback(self._tasks.discard)

    def _reply(self, ref: str) -> None:
        if ref:
            self._tell(Reply(ref))

    def _fail(self, error: Exception, ref: str = "", id: str = "", table: str = "") -> None:
        problem = problem_of(error, self.lang, self.services.metrics, "socket")
        self._tell(Trouble(**msgspec.structs.asdict(problem), ref=ref, id=id, table=table))


async def serve_socket(services: Services, websocket: WebSocket) -> None:
    """Let a client in, or say at the door why not."""
    owner = ""
    try:
        services.door.check_origin(websocket, always=True)
        services.limits.addresses.take(address_of(websocket))
        visitor = await services.door.visitor_of(websocket)
        if services.stopping.is_set():
            raise Declined("stopping")
        owner = owner_of(websocket, visitor)
        services.limits.open_socket(owner)
    except Exception as error:
        problem = problem_of(error, language_of(websocket, None), services.metrics, "socket")
        await refuse(websocket, STATUS[problem.code], _encode(problem))
        return
    person = visitor.person
    socket = Socket(services, websocket, person, language_of(websocket, person))
    services.sockets[socket] = visitor
    services.metrics.sockets.inc()
    try:
        await websocket.accept()
        await socket.run()
    finally:
        services.metrics.sockets.dec()
        del services.sockets[socket]
        services.limits.close_socket(owner)


async def refuse(websocket: WebSocket, status: int, body: bytes) -> None:
    """Answer the request to open a socket as any other request."""
    headers = [(b"content-type", b"application/json")]
    await websocket.receive()
    await websocket.send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await websocket.send({"type": "websocket.http.response.body", "body": body})
    log("socket refused", status=status)

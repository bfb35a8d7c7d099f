"""A stream of newline-delimited JSON: the frames of one table, for programs that hold a seat over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from starlette.responses import Response, StreamingResponse

from dracosaur.core.values import Value
from dracosaur.server.api.calls import Call, Services, owner_of
from dracosaur.server.api.identity import Visitor
from dracosaur.server.api.outbox import Outbox
from dracosaur.server.api.routing import Route
from dracosaur.server.api.tables import Told

NDJSON: Final = "application/x-ndjson"
KEEP_ALIVE: Final = 15.0  # seconds after which an empty line says that the server is still there


class ListenFrom(Value, frozen=True):
    """How far you have listened before; left out, everything is told."""

    told: Told | None = None


class Stream:
    """One open stream."""

    def __init__(self, services: Services, visitor: Visitor, owner: str) -> None:
        self.services = services
        self.owner = owner
        self.outbox = Outbox(services.settings.send_queue)
        self.is_closing = False
        services.limits.open_socket(owner)
        services.sockets[self] = visitor
        services.metrics.streams.inc()

    def close(self, code: int) -> None:
        """End it soon."""
        self.is_closing = True
        self.outbox.wake()

    def let_go(self) -> None:
        """It is counted no more."""
        self.services.metrics.streams.dec()
        del self.services.sockets[self]
        self.services.limits.close_socket(self.owner)

    async def lines(self, table: str) -> AsyncIterator[bytes]:
        """Frames, one a line, until one of the two sides has enough."""
        try:
            while not self.is_closing:
                frames = await self.outbox.take(KEEP_ALIVE)
                yield b"".join(frame + b"\n" for frame in frames) or b"\n"
                self.services.metrics.frames.inc(len(frames))
                if not self.services.host.is_watching(table, self.outbox):
                    return  # the table has become private
                if self.outbox.is_full:
                    self.services.metrics.dropped.inc()
                    return
        finally:
            self.services.host.unwatch(table, self.outbox)
            self.let_go()


async def stream_table(call: Call, table: str, query: ListenFrom) -> Response:
    """Listen to a table: its frames as lines of JSON, for as long as you like.

    Empty lines only say that the server is there. A `scene` with a `question` waits for your answer; send it
    to `/tables/{table}/commands`.
    """
    if call.connection.scope["method"] == "HEAD":  # its answer has no body, and must not wait for an end
        await call.host.frames(call.maybe, table)
        return Response(media_type=NDJSON)
    stream = Stream(call.services, call.visitor, owner_of(call.connection, call.visitor))
    try:
        await call.host.watch(call.maybe, table, stream.outbox, call.lang, query.told)
    except BaseException:
        stream.let_go()
        raise
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy shall pass lines on at once
    return StreamingResponse(stream.lines(table), media_type=NDJSON, headers=headers)


ROUTES: Final = (Route("GET", "/tables/{table}/stream", stream_table, "anybody", media=NDJSON),)

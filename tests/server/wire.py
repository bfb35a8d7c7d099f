"""A WebSocket client that costs little, so that a driver does not measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

MASKED = 0x80
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
SHORT, MIDDLE, LONG = 126, 126, 127
NO_MASK = b"\0\0\0\0"  # a mask must be there, and may be any: this one changes nothing


class Wire(asyncio.Protocol):
    """One socket: `hear` gets the payload of every text message."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.is_closed = False
        self._buffer = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while self._frame():
            pass

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(bytes(self._buffer).decode("utf-8", "replace")))
            return False
        self._buffer = rest
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame out of what has come; False where it is not whole yet."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1], 2
        if size == MIDDLE:
            if len(buffer) < 4:
                return False
            (size,), at = struct.unpack_from("!H", buffer, 2), 4
        elif size == LONG:
            if len(buffer) < 10:
                return False
            (size,), at = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < at + size:
            return False
        kind, payload = buffer[0] & 0xF, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()
        return True

    def send(self, payload: bytes) -> None:
        """One text message."""
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            struct.pack("!BB", 0x80 | kind, MASKED | size)
            if size < SHORT
            else struct.pack("!BBH", 0x80 | kind, MASKED | MIDDLE, size)
        )
        self.transport.write(head + NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))


async def open_wire(url: str, hear: Callable[[bytes], None], cookie: str = "") -> Wire:
    """An open socket to this address."""
    found = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {found.path} HTTP/1.1",
        f"Host: {found.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(request, hear), found.hostname or "", found.port or 80
    )
    await wire.opened
    return wire

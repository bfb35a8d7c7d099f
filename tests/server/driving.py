"""A server in a process of its own that may be killed, and clients that do not give up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = Any  # what JSON can hold

# The driver is one address with a few people in a great hurry: it must not meet the limits of rates.
# All tests of a run come from one address, one after the other without a pause.
NO_LIMITS = {f"DRACOSAUR_{name}_RATE": "100000" for name in ("SOCKET", "PERSON", "ADDRESS", "ENTRY")}
LOST = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
ANSWER_SECONDS = 60.0
START_SECONDS = 600.0  # a busy machine is no fault
_AGAIN_SECONDS = 0.2


class ServerProcess:
    """`dracosaur serve` on a port of its own; it can be killed and started again on the same store."""

    def __init__(self, store_url: str, log: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._store_url = store_url
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """It answers requests."""
        command = [sys.executable, "-m", "dracosaur", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--store", self._store_url],
                env={**os.environ, **NO_LIMITS, "DRACOSAUR_LOG_LEVEL": "warning"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient(verify=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server has ended: {self._log.read_text()}")
                await asyncio.sleep(0.02)

    def end(self, sig: signal.Signals) -> int:
        """It is gone, by this signal; its exit status."""
        if self._process is None:
            return 0  # it has never begun
        self._process.send_signal(sig)
        return self._process.wait(START_SECONDS)


class Cutter:
    """Stands between clients and the server, and cuts connections at random bytes."""

    def __init__(self, port: int, rng: random.Random, mean_bytes: int = 60_000) -> None:
        self._port = port
        self._rng = rng
        self._mean_bytes = mean_bytes
        self.cuts = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """The port to connect to instead."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield int(server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        left = int(self._rng.expovariate(1 / self._mean_bytes))

        async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            nonlocal left
            while data := await source.read(65536):
                target.write(data[:left])
                await target.drain()
                left -= len(data)
                if left <= 0:
                    self.cuts += 1
                    return

        with suppress(OSError):
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._port)
            ways = [
                asyncio.create_task(pass_on(reader, inner_writer)),
                asyncio.create_task(pass_on(inner_reader, writer)),
            ]
            with suppress(asyncio.CancelledError):  # the run is over
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            inner_writer.transport.abort()
        writer.transport.abort()


class Client:
    """A person with a browser who tries again until it works."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        # To read certificates that nobody needs takes longer than a server takes to answer.
        self._http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=ANSWER_SECONDS, verify=False)

    async def close(self) -> None:
        """No connection of this client is left."""
        await self._http.aclose()

    async def enter(self) -> None:
        """The server knows this guest."""
        await self.ask("POST", "/me", {"name": self._name})

    async def ask(self, method: str, path: str, body: Json = None) -> Json:
        """The answer to a request that may be made twice; raises ValueError where it is a refusal."""
        while True:
            with suppress(*LOST):
                response = await self._http.request(method, path, json=body)
                if response.status_code < 300:
                    return response.json() if response.content else None
                if response.status_code != 503:
                    raise ValueError(f"{method} {path}: {response.status_code} {response.text}")
            await asyncio.sleep(_AGAIN_SECONDS)

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[ClientConnection]:
        """A socket, once one can be had; it may be lost at any time, with one of `LOST`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = self._url.replace("http", "ws") + "/api/v1/socket"
        async with connect(
            address,
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=0.1,
            ping_interval=None,
            max_size=None,
        ) as opened:
            yield opened

    def at(self, url: str) -> Client:
        """The same person by another way."""
        other = Client(url, self._name)
        other._http.cookies = self._http.cookies
        return other

"""A real server in this very loop: real sockets, a real store, no second process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from dracosaur.server.api.calls import Services
from dracosaur.server.api.serving import Server, bind
from dracosaur.server.api.settings import Settings, load_settings
from tests.server.hosting.guests import InlineThinkers

Json = Any  # what JSON can hold


def settings_for(folder: Path, **given: object) -> Settings:
    """A store in a folder, any free port, and limits that no test meets by accident."""
    usual = {
        "port": 0,
        "store": f"sqlite:///{folder / 'server.db'}",
        "entry_rate": 1000.0,
        "log_level": "error",
    }
    return load_settings({**usual, **given}, {})


@dataclass
class Person:
    """Somebody with a browser, or a program with a token."""

    url: str
    http: httpx.AsyncClient

    async def ask(self, method: str, path: str, body: Json = None, status: int = 200, **query: str) -> Json:
        """The answer, which must have this status."""
        response = await self.http.request(method, path, json=body, params=query)
        assert response.status_code == status, (method, path, response.status_code, response.text)
        return response.json() if response.content else None

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Socket]:
        """A socket of the same person."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known = {"Cookie": cookies} if cookies else {}
        known |= {key: value for key, value in self.http.headers.items() if key == "authorization"}
        address = self.url.replace("http", "ws") + "/api/v1/socket"
        async with connect(address, additional_headers={**known, **headers}, compression=None) as opened:
            yield Socket(opened)


class Socket:
    """What a client does with a socket."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.seen: list[Json] = []

    async def send(self, **message: Json) -> None:
        await self.opened.send(json.dumps(message))

    async def next(self, *kinds: str) -> Json:
        """The next frame of one of these types."""
        while True:
            frame = json.loads(await asyncio.wait_for(self.opened.recv(), 20))
            self.seen.append(frame)
            if not kinds or frame["type"] in kinds:
                return frame


@dataclass
class Served:
    """A running server."""

    url: str
    services: Services
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    def stranger(self, **headers: str) -> Person:
        """A client that nobody knows."""
        client = httpx.AsyncClient(base_url=f"{self.url}/api/v1", headers=headers, timeout=60, verify=False)
        self.clients.append(client)
        return Person(self.url, client)

    async def guest(self, name: str = "Ann", lang: str = "en") -> Person:
        """Somebody who has come in."""
        person = self.stranger()
        await person.ask("POST", "/me", {"name": name, "lang": lang})
        return person


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Served]:
    """The server, until the block ends."""
    bound = bind(settings)
    services = await Services.open(settings, InlineThinkers())
    server = Server(services)
    task = asyncio.create_task(server.serve([bound]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        running = Served(f"http://127.0.0.1:{bound.getsockname()[1]}{settings.prefix}", services)
        yield running
        for client in running.clients:
            await client.aclose()
    finally:
        server.should_exit = True
        await task
        await services.close()

"""A short form of `make fuzz`."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

import httpx

from tests.server.api.hostile import Attacker, operations
from tests.server.api.process import process
from tests.server.fuzz import OPEN_DOORS, fuzz_sockets


def test_hostile_input_changes_nothing_and_breaks_nothing() -> None:
    with process(**OPEN_DOORS) as server:
        asyncio.run(fuzz_sockets(server, 2000, 0))
        attacker = Attacker(server.url)
        for operation in operations():
            attacker.attack(operation, 2)
        assert attacker.sent >= 150
        hang_up(server.url)
        assert server.failures() == []


def hang_up(url: str) -> None:
    """Go away in the middle of a request; the server has noticed when it answers the next one."""
    at = urlsplit(url)
    with socket.create_connection((at.hostname, at.port)) as line:
        head = f"POST {at.path}/api/v1/me HTTP/1.1\r\nHost: {at.netloc}\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    for _ in range(3):
        httpx.get(f"{url}/healthz", timeout=60).raise_for_status()

"""A short form of `make fuzz`."""

from __future__ import annotations

import asyncio

from tests.server.api.hostile import Attacker, operations
from tests.server.api.process import process
from tests.server.fuzz import OPEN_DOORS, fuzz_sockets


def test_hostile_input_changes_nothing_and_breaks_nothing() -> None:
    with process(**OPEN_DOORS) as server:
        asyncio.run(fuzz_sockets(server, 2000, 0))
        attacker = Attacker(server.url)
        for operation in operations():
            attacker.attack(operation, 2)
        assert attacker.sent >= 200
        assert server.failures() == []

"""A host on a store of its own, with a clock that the test sets."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from dracosaur.server.hosting import Host
from dracosaur.server.store import Store
from tests.server.hosting.guests import HandClock, InlineThinkers


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    async with await Store.open(sqlite_url) as opened:
        yield opened


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def host(store: Store, clock: HandClock) -> AsyncIterator[Host]:
    serving = Host(store, clock, InlineThinkers())
    await serving.begin()
    yield serving
    await serving.end()

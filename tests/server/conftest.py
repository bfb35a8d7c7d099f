"""Stores for tests of the server: each test has its own, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dracosaur.server.store import Store, postgres
from dracosaur.server.store.schema import METADATA
from tests.postgres import Cluster, cluster, postgres_url

__all__ = ["cluster", "postgres_url"]  # fixtures


async def _migrate(url: str) -> None:
    async with await Store.open(url):
        pass


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite store with nothing in it: copying it is faster than migrating."""
    path = tmp_path_factory.mktemp("store") / "empty.db"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def migrated_postgres(cluster: Cluster) -> str:
    """The address of a store on PostgreSQL that one test after the other uses."""
    url = cluster.new_database()
    asyncio.run(_migrate(url))
    return url


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """The address of an empty store in a file."""
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path / 'store.db')}"


@pytest.fixture
def postgres_store_url(cluster: Cluster, migrated_postgres: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty store on PostgreSQL; emptying one is faster than making another."""
    monkeypatch.setattr(postgres, "IDLE_SECONDS", 30.0)  # a busy machine lets tests stand still for a while
    tables = ", ".join(table.name for table in METADATA.sorted_tables)
    cluster.sql(f"TRUNCATE {tables}", migrated_postgres.partition("?")[0].rpartition("/")[2])
    return migrated_postgres


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store, once on SQLite and once on PostgreSQL."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_store_url"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    """An open empty store, once on SQLite and once on PostgreSQL."""
    async with await Store.open(store_url) as opened:
        yield opened

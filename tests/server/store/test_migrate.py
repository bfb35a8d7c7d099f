"""The schema is made by whoever comes first, once, and is what the code says."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from dracosaur.server.store import BadStore, Store
from dracosaur.server.store import migrate as migrating
from dracosaur.server.store.schema import METADATA


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.db"
    return str(request.getfixturevalue("postgres_url"))


async def test_the_migrations_make_the_schema(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:

        def differences(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))

        assert await store.database.read(differences) == []
        assert await store.database.read(migrating.schema_version) == migrating.NEWEST


def test_the_newest_migration_is_the_last_script() -> None:
    folder = Path(migrating.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == migrating.NEWEST


async def test_a_newer_store_is_left_alone(empty_url: str) -> None:
    async with await Store.open(empty_url) as store:
        await store.database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match=r"schema 9999.*newer"):
        await Store.open(empty_url)


_OPEN = """
import asyncio, sys
from dracosaur.server.store import Store, StoreInUse

async def main():
    store = await Store.open(sys.argv[1])
    print("open", flush=True)
    await store.close()

asyncio.run(main())
"""


async def test_three_processes_may_start_at_once(postgres_url: str) -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", _OPEN, postgres_url], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    said = await asyncio.gather(*(asyncio.to_thread(process.communicate) for process in started))
    assert [out for out, _ in said] == ["open\n"] * 3

"""A store that an earlier version has written is opened, its games go on, and its records replay."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from dracosaur.core.records import check_fair, loads
from dracosaur.server.hosting import Host, Who
from dracosaur.server.hosting.fold import fold
from dracosaur.server.store import Status, Store, restore
from dracosaur.server.store.migrate import NEWEST
from tests.server.fixtures.make import HERE, told_of
from tests.server.hosting.guests import Guest, HandClock, InlineThinkers, play_out, settle

STORES = sorted(HERE.glob("store-*.db.gz"))


def test_this_version_is_among_them() -> None:
    assert f"store-{NEWEST}.db.gz" in [path.name for path in STORES]


@pytest.mark.parametrize("packed", STORES, ids=lambda path: path.name)
async def test_an_old_store_goes_on(packed: Path, tmp_path: Path) -> None:
    told = json.loads(packed.with_name(packed.name.replace(".db.gz", ".json")).read_text("utf-8"))
    (tmp_path / "store.db").write_bytes(gzip.decompress(packed.read_bytes()))
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        host = Host(store, HandClock(), InlineThinkers())
        phases = set()
        for table, about in told.items():
            rows = await store.log.rows(table)
            folded = fold(table, rows)
            assert told_of(folded) == about
            assert told_of(fold(table, rows, await store.log.snapshot(table))) == about
            phases.add((about["game"], about["phase"]))
        assert len(phases) == 7  # three games running and over, and a table that waits for players
        await host.begin()
        for table, about in told.items():
            if about["phase"] == "gathering":
                continue
            guests = [
                Guest(host, Who(chair.person, chair.name))
                for chair in fold(table, await store.log.rows(table)).chairs
                if chair.person
            ]
            for guest in guests:
                guest.sent = 10_000  # her command ids of then are taken
                await guest.watch(table)
            await play_out(host, table, guests)
            await settle()
            found = await store.tables.get(table)
            assert found is not None
            assert found.status == Status.OVER
            folded = fold(table, await store.log.rows(table))
            check_fair(loads(await host.record(guests[0].who, table), folded.game), folded.game)
            assert len(await store.results.of_table(table)) == found.seats
        await host.end()


@pytest.mark.parametrize("packed", STORES, ids=lambda path: path.name)
async def test_an_old_store_moves_to_postgresql(packed: Path, tmp_path: Path, postgres_url: str) -> None:
    told = json.loads(packed.with_name(packed.name.replace(".db.gz", ".json")).read_text("utf-8"))
    (tmp_path / "backup").write_bytes(gzip.decompress(packed.read_bytes()))
    assert (await restore(postgres_url, tmp_path / "backup")).tables == len(told)
    async with await Store.open(postgres_url) as store:
        for table, about in told.items():
            assert told_of(fold(table, await store.log.rows(table))) == about

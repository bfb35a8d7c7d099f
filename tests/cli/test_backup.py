"""`dracosaur backup` and `dracosaur restore` say what they have done, or why not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dracosaur.server.store import Person, Store
from tests.cli.running import call


async def people_in(url: str, *new: str) -> list[bool]:
    """Whether the store knows Ann and Ben, after these have come."""
    async with await Store.open(url) as store:
        for id in new:
            await store.people.add(Person(id, id, "en", 0))
        return [await store.people.get(id) is not None for id in ("ann", "ben")]


def test_a_backup_is_put_back_when_that_is_meant(tmp_path: Path) -> None:
    url, kept = f"sqlite:///{tmp_path / 'server.db'}", str(tmp_path / "monday.db")
    asyncio.run(people_in(url, "ann"))
    made = call("backup", kept, "--store", url)
    assert (made.exit_code, "people: 1" in made.output) == (0, True)
    asyncio.run(people_in(url, "ben"))
    asked = call("restore", kept, "--store", url)
    assert (asked.exit_code, "--yes" in asked.output) == (2, True)
    assert asyncio.run(people_in(url)) == [True, True]
    assert call("restore", kept, "--yes", "--store", url).exit_code == 0
    assert asyncio.run(people_in(url)) == [True, False]


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path / 'server.db'}", tmp_path / "text"
    asyncio.run(people_in(url, "ann"))
    other.write_text("a letter", "utf-8")
    for file in (other, tmp_path / "nowhere"):
        refused = call("restore", str(file), "--yes", "--store", url)
        assert refused.exit_code == 2
        assert "was not restored" in refused.output
    assert asyncio.run(people_in(url)) == [True, False]
    nowhere = call("backup", str(tmp_path / "nowhere" / "file"), "--store", url)
    assert (nowhere.exit_code, "did not succeed" in nowhere.output) == (2, True)

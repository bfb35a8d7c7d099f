"""10,000 unfinished games: what a server asks at its start and while it runs does not look at all of them."""

from __future__ import annotations

import resource
import signal
import time
from pathlib import Path

from sqlalchemy import Connection, insert, text

from dracosaur.server.store import Store
from dracosaur.server.store.appending import ROW
from dracosaur.server.store.schema import event, holder, listing
from dracosaur.server.store.upsert import Values
from tests.server.driving import ServerProcess
from tests.server.store.things import person, row, running, table

GAMES = 10_000
ROWS = 5
FAR = 10**14  # milliseconds: some thousand years from now


def fill(connection: Connection, owner_id: str) -> None:
    """Games that nobody has finished; each has a log, one in ten will be due some day."""
    ids = [f"game{number:06}" for number in range(GAMES)]
    same: Values = {"game": "wyrmspan", "seats": 2, "owner_id": owner_id, "title": "", "is_listed": False}
    same |= {"is_public": True, "is_rated": False, "pace": "days", "options": b"{}", "settings": b"{}"}
    same |= {"created_at": 1, "seq": ROWS, "status": "running", "to_act": 1, "changed_at": 1}
    connection.execute(
        insert(listing),
        [
            {
                **same,
                "id": id_,
                "code": f"{number:06}",
                "due_at": FAR + number if number % 10 == 0 else None,
            }
            for number, id_ in enumerate(ids)
        ],
    )
    connection.execute(
        insert(holder), [{"table_id": id_, "seat": 0, "person_id": owner_id} for id_ in ids[:50]]
    )
    rows: Values = {column.name: b"x" * 200 if column.name == "payload" else b"" for column in ROW}
    rows |= {"seat": 0, "command_id": None, "kind": "answered", "at": 1}
    for start in range(0, GAMES, 1000):
        connection.execute(
            insert(event),
            [
                {**rows, "table_id": id_, "seq": seq}
                for id_ in ids[start : start + 1000]
                for seq in range(1, ROWS + 1)
            ],
        )


async def test_a_store_with_10000_unfinished_games_is_ready_at_once(store_url: str) -> None:
    async with await Store.open(store_url) as store:
        owner = await person(store)
        await store.database.write(lambda connection: fill(connection, owner.id))
        if store.has_many_processes:
            await store.database.execute(text("ANALYZE"))
    began = time.process_time()
    async with await Store.open(store_url) as store:
        assert await store.tables.due(FAR + 25) == (
            ("game000000", FAR),
            ("game000010", FAR + 10),
            ("game000020", FAR + 20),
        )
        assert await store.tables.next_due() == FAR
        assert len(await store.tables.of_person(owner.id)) == 50
        assert len(await store.tables.waiting_for(owner.id)) == 50
        assert await store.tables.open_ones() == ()
        assert len(await store.log.rows("game000077")) == ROWS
        kept = await table(store, owner)
        await store.log.append(kept.id, [row(2)], running())
        assert (await store.tables.counts())["running"] == GAMES + 1
    assert time.process_time() - began < 1.0


async def test_a_server_with_10000_unfinished_games_is_ready_in_five_seconds(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with await Store.open(sqlite_url) as store:
        owner = await person(store)
        await store.database.write(lambda connection: fill(connection, owner.id))
    server = ServerProcess(sqlite_url, tmp_path / "log")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    await server.start()
    assert server.end(signal.SIGTERM) == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Of the processor, because the machine may be busy with other tests; stopping is counted, too.
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 5.0


async def test_no_question_looks_at_all_tables(sqlite_url: str) -> None:
    """Each of the questions that a server asks again and again is answered by an index."""
    questions = {
        "due": "SELECT id, due_at FROM listing WHERE due_at <= 5 ORDER BY due_at LIMIT 100",
        "open": "SELECT id FROM listing WHERE status = 'open' AND is_listed ORDER BY created_at DESC",
        "mine": "SELECT id FROM listing WHERE id IN (SELECT table_id FROM holder WHERE person_id = 'x')",
        "rows": "SELECT seq FROM event WHERE table_id = 'x' AND seq > 5 ORDER BY seq",
        "command": "SELECT seq FROM event WHERE table_id = 'x' AND seat = 0 AND command_id = 'y'",
        "results": "SELECT seat FROM result WHERE person_id = 'x' ORDER BY finished_at DESC",
        "tokens": "SELECT id FROM token WHERE hash = 'x'",
    }
    async with await Store.open(sqlite_url) as store:
        for name, question in questions.items():
            plan = await store.database.all(text(f"EXPLAIN QUERY PLAN {question}"), lambda *found: found[-1])
            assert not [step for step in plan if step.startswith("SCAN")], (name, plan)

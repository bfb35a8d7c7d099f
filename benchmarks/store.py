"""How many commands a second the store keeps, each durable before it is answered.

`python -m benchmarks.store [--postgres]`: many tables wait at once, as when many people play.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import ExitStack

from dracosaur.server.store import Store
from tests.postgres import Cluster
from tests.server.store.things import person, row, running, table


async def measure(store: Store, waiting: int, rows: int) -> None:
    """Print how fast so many tables append at once."""
    owner = await person(store)
    tables = [await table(store, owner) for _ in range(waiting)]

    async def play(table_id: str) -> None:
        for seq in range(2, 2 + rows):
            await store.log.append(table_id, [row(seq, f"c{seq}", payload=b"x" * 200)], running(0))

    counts = store.database.writer.counts
    groups, began, cpu = counts.groups, time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(one.id) for one in tables))
    n = waiting * rows
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    in_commit = n / (counts.groups - groups)
    print(
        f"{waiting:4} waiting: {n / seconds:6.0f} commands/s, {in_commit:5.1f} in a commit,"
        f" {cpu / n * 1e6:5.0f} µs of the processor each",
        flush=True,
    )


async def main() -> None:
    """Measure the store that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL that waits for the disk")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        url = f"sqlite:///{folder}/store.db"
        if asked.postgres:
            url = stack.enter_context(Cluster.temporary(is_durable=True)).new_database()
        async with await Store.open(url) as store:
            for waiting, rows in ((1, 200), (8, 200), (64, 100), (256, 50)):
                await measure(store, waiting, rows)


if __name__ == "__main__":
    asyncio.run(main())

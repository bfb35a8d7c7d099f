"""The log of every table: the truth from which all else follows."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from dracosaur.server.store.appending import ROW, Append
from dracosaur.server.store.database import Database
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.schema import event, listing, snapshot
from dracosaur.server.store.switchboard import Switchboard
from dracosaur.server.store.upsert import insert_or_replace
from dracosaur.server.store.values import Holder, LogRow, Standing


class Log:
    """Rows of tables, appended and read."""

    def __init__(self, database: Database, news: Switchboard) -> None:
        self._database = database
        self._news = news

    async def append(
        self,
        table_id: str,
        rows: Sequence[LogRow],
        standing: Standing,
        holders: Sequence[Holder] | None = None,
    ) -> None:
        """The rows end the table's log, all or none, and are durable; `holders` replace who has which seat.

        Raises SeqTaken, CommandKnown, NoTable, NoPerson or Unavailable; then nothing has changed.
        """
        seated = None if holders is None else tuple(holders)
        await self._database.append(Append(table_id, tuple(rows), standing, seated))
        self._news.tell_here(News(NewsKind.LOG, table_id, rows[-1].seq))

    async def rows(self, table_id: str, since: int = 0, most: int | None = None) -> tuple[LogRow, ...]:
        """The rows after the first `since`, in order."""
        query = select(*ROW).where(event.c.table_id == table_id, event.c.seq > since)
        return await self._database.all(query.order_by(event.c.seq).limit(most), LogRow)

    async def command(self, table_id: str, seat: int, command_id: str) -> LogRow | None:
        """What this command did, if it is in the log."""
        query = select(*ROW).where(
            event.c.table_id == table_id, event.c.seat == seat, event.c.command_id == command_id
        )
        return await self._database.first(query, LogRow)

    async def seq(self, table_id: str) -> int:
        """How many rows the log has; 0 also for a table that is not there."""
        return int(await self._database.value(select(listing.c.seq).where(listing.c.id == table_id)) or 0)

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest kept snapshot, and how many rows it has seen."""
        query = select(snapshot.c.seq, snapshot.c.data).where(snapshot.c.table_id == table_id)
        return await self._database.first(query, lambda seq, data: (seq, data))

    async def keep_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        """The snapshot replaces an earlier one; it is a cache, and can be lost."""
        values = {"table_id": table_id, "seq": seq, "data": data}
        await self._database.write(lambda connection: insert_or_replace(connection, snapshot, values))

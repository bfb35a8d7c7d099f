"""Tables as lists and links find them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, func, insert, literal, select, update

from dracosaur.server.store.appending import Append, append_alone, seats_of
from dracosaur.server.store.database import Database
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.schema import holder, listing
from dracosaur.server.store.switchboard import Switchboard
from dracosaur.server.store.values import Holder, Listing, LogRow, Standing, Status, new_code

UNFINISHED: Final = (Status.OPEN, Status.RUNNING)
FINISHED: Final = (Status.OVER, Status.CLOSED)
_FIELDS: Final = tuple(name for name in Listing.__struct_fields__ if name != "holders")
_COLUMNS: Final = tuple(listing.c[name] for name in _FIELDS)
# The seat of the joined holder is one that the table waits for.
_WAITS: Final = listing.c.to_act.bitwise_and(literal(1).bitwise_lshift(holder.c.seat)) != 0
_ATTEMPTS: Final = 5  # two equal codes are rare, five in a row are a fault


class Tables:
    """Listings: made with the first rows of their logs; found by id, code or person, or when they are due."""

    def __init__(self, database: Database, news: Switchboard) -> None:
        self._database = database
        self._news = news

    async def create(
        self, new: Listing, rows: Sequence[LogRow], standing: Standing, holders: Sequence[Holder]
    ) -> Listing:
        """The table is kept with its first rows; its join code is another one where that was taken."""

        def work(connection: Connection) -> str:
            code = _free_code(connection, new.code)
            values = {name: getattr(new, name) for name in _FIELDS}
            values |= {"code": code, "seq": 0, "to_act": 0, "status": standing.status.value}
            connection.execute(insert(listing).values(values))
            append_alone(connection, Append(new.id, tuple(rows), standing, tuple(holders)))
            return code

        code = await self._database.write(work)
        return msgspec.structs.replace(
            new,
            code=code,
            seq=rows[-1].seq,
            status=standing.status,
            to_act=standing.to_act,
            due_at=standing.due_at,
            changed_at=rows[-1].at,
            holders=tuple(holders),
        )

    async def get(self, table_id: str) -> Listing | None:
        """The table of this id."""
        return await self._first(select(*_COLUMNS).where(listing.c.id == table_id))

    async def by_code(self, code: str) -> Listing | None:
        """The table of this join code, in whatever case it is typed."""
        return await self._first(select(*_COLUMNS).where(listing.c.code == code.strip().upper()))

    async def change(
        self,
        table_id: str,
        *,
        title: str | None = None,
        is_listed: bool | None = None,
        is_public: bool | None = None,
        settings: bytes | None = None,
    ) -> None:
        """What is given is changed; the rest stays."""
        given = {"title": title, "is_listed": is_listed, "is_public": is_public, "settings": settings}
        values = {name: value for name, value in given.items() if value is not None}
        if values:
            await self._database.execute(update(listing).where(listing.c.id == table_id).values(values))
            await self._news.publish(News(NewsKind.TABLE, table_id))

    async def open_ones(
        self, game: str | None = None, most: int = 50, before: int | None = None
    ) -> tuple[Listing, ...]:
        """Tables that anybody may join, the newest first; `before` is the time of the last one seen."""
        query = select(*_COLUMNS).where(listing.c.status == Status.OPEN.value, listing.c.is_listed)
        if game is not None:
            query = query.where(listing.c.game == game)
        if before is not None:
            query = query.where(listing.c.created_at < before)
        return await self._all(query.order_by(listing.c.created_at.desc(), listing.c.id).limit(most))

    async def of_person(
        self,
        person_id: str,
        statuses: Sequence[Status] = UNFINISHED,
        most: int = 50,
        before: int | None = None,
    ) -> tuple[Listing, ...]:
        """Tables where the person has a seat, last changed first; `before` is the change of the last seen."""
        query = (
            select(*_COLUMNS)
            .where(listing.c.id.in_(select(holder.c.table_id).where(holder.c.person_id == person_id)))
            .where(listing.c.status.in_([status.value for status in statuses]))
        )
        if before is not None:
            query = query.where(listing.c.changed_at < before)
        return await self._all(query.order_by(listing.c.changed_at.desc(), listing.c.id).limit(most))

    async def waiting_for(self, person_id: str) -> tuple[str, ...]:
        """Ids of running tables that wait for the person, the one that waits longest first."""
        query = (
            select(listing.c.id)
            .join(holder, holder.c.table_id == listing.c.id)
            .where(holder.c.person_id == person_id, listing.c.status == Status.RUNNING.value, _WAITS)
            .group_by(listing.c.id, listing.c.changed_at)
            .order_by(listing.c.changed_at, listing.c.id)
        )
        return await self._database.all(query, str)

    async def due(self, now: int, most: int = 100) -> tuple[tuple[str, int], ...]:
        """Ids of the tables that the server has to look at, and since when, the longest overdue first."""
        query = select(listing.c.id, listing.c.due_at).where(listing.c.due_at <= now)
        return await self._database.all(
            query.order_by(listing.c.due_at).limit(most), lambda table_id, due_at: (table_id, due_at)
        )

    async def next_due(self) -> int | None:
        """When the next table is due, None where none will be."""
        found: int | None = await self._database.value(select(func.min(listing.c.due_at)))
        return found

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(listing.c.status, func.count()).group_by(listing.c.status)
        return dict(await self._database.all(query, lambda status, n: (status, n)))

    async def _all(self, query: Select[Any]) -> tuple[Listing, ...]:  # Any: columns of several types
        return await self._database.read(lambda connection: _listings(connection, query))

    async def _first(self, query: Select[Any]) -> Listing | None:
        found = await self._all(query)
        return found[0] if found else None


def _free_code(connection: Connection, code: str) -> str:
    """The code, or a new one where a table has it."""
    for _ in range(_ATTEMPTS):
        if connection.execute(select(listing.c.id).where(listing.c.code == code)).first() is None:
            break
        code = new_code()
    return code


def _listings(connection: Connection, query: Select[Any]) -> tuple[Listing, ...]:
    """The tables found, with who has their seats."""
    rows = connection.execute(query).all()
    if not rows:
        return ()
    seated: defaultdict[str, list[Holder]] = defaultdict(list)
    columns = (holder.c.table_id, holder.c.seat, holder.c.person_id, holder.c.bot)
    of_these = select(*columns).where(holder.c.table_id.in_([row.id for row in rows]))
    for table_id, *rest in connection.execute(of_these.order_by(holder.c.table_id, holder.c.seat)):
        seated[table_id].append(Holder(*rest))
    return tuple(_listing(row, tuple(seated[row.id])) for row in rows)


def _listing(row: Any, holders: tuple[Holder, ...]) -> Listing:  # Any: a row of several types
    values = row._asdict()
    values |= {"status": Status(row.status), "to_act": seats_of(row.to_act), "holders": holders}
    return Listing(**values)

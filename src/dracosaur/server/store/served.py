"""How long the server was down: the clocks of its tables stood still in that time."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, select

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import secret
from dracosaur.server.store.upsert import insert_or_leave, insert_or_replace

_NAME: Final = "served"  # kept among what all processes have in common


class Served:
    """Milliseconds in which no process has served, all its stops together."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, now: int, is_alone: bool) -> int:
        """A process serves from now on; how long nobody did so far. Alone, it ends a time of nobody."""

        def work(connection: Connection) -> int:
            insert_or_leave(connection, secret, _row(0, now))
            down, last = _kept(connection)
            down += max(0, now - last) if is_alone else 0
            insert_or_replace(connection, secret, _row(down, max(now, last)))
            return down

        return await self._database.write(work)

    async def go_on(self, now: int) -> None:
        """Somebody serves still."""

        def work(connection: Connection) -> None:
            down, last = _kept(connection)
            insert_or_replace(connection, secret, _row(down, max(now, last)))

        await self._database.write(work)


def _row(down: int, last: int) -> dict[str, object]:
    return {"name": _NAME, "value": msgspec.json.encode((down, last))}


def _kept(connection: Connection) -> tuple[int, int]:
    query = select(secret.c.value).where(secret.c.name == _NAME).with_for_update()
    return msgspec.json.decode(connection.execute(query).scalar_one(), type=tuple[int, int])

"""How long nobody served: the clocks of all tables stood still in that time."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, select

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import secret
from dracosaur.server.store.upsert import insert_or_leave, insert_or_replace

_NAME: Final = "served"  # kept among what all processes have in common
_QUERY: Final = select(secret.c.value).where(secret.c.name == _NAME)
_decode: Final = msgspec.json.Decoder(tuple[int, int]).decode


class Served:
    """Milliseconds in which no process has served: stopped, without its store, or before a restore."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, now: int, is_alone: bool) -> int:
        """A process serves from now on; how long nobody did so far. Alone, it ends a time of nobody."""

        def work(connection: Connection) -> int:
            insert_or_leave(connection, secret, _row(0, now))
            if is_alone:
                end_pause(connection, now)
            return _kept(connection)[0]

        return await self._database.write(work)

    async def down(self) -> int:
        """How long nobody has served so far; 0 where nobody has begun."""
        found = await self._database.value(_QUERY)
        return 0 if found is None else _decode(found)[0]

    async def go_on(self, now: int) -> None:
        """Somebody serves still."""

        def work(connection: Connection) -> None:
            down, last = _kept(connection)
            insert_or_replace(connection, secret, _row(down, max(now, last)))

        await self._database.write(work)


def end_pause(connection: Connection, now: int) -> None:
    """Nobody has served since somebody has said so last; from now on somebody does."""
    if connection.execute(_QUERY).scalar() is not None:
        down, last = _kept(connection)
        insert_or_replace(connection, secret, _row(down + max(0, now - last), max(now, last)))


def _row(down: int, last: int) -> dict[str, object]:
    return {"name": _NAME, "value": msgspec.json.encode((down, last))}


def _kept(connection: Connection) -> tuple[int, int]:
    return _decode(connection.execute(_QUERY.with_for_update()).scalar_one())

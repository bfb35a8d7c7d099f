"""Secrets that all processes of a server share."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, select

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import secret
from dracosaur.server.store.upsert import insert_or_leave

_BYTES: Final = 32


class Secrets:
    """Random bytes by name, made when they are first asked for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> bytes:
        """The secret of this name, the same for every process and after every start."""
        query = select(secret.c.value).where(secret.c.name == name)
        found: bytes | None = await self._database.value(query)
        if found is not None:
            return found
        values = {"name": name, "value": secrets.token_bytes(_BYTES)}

        def work(connection: Connection) -> bytes:
            insert_or_leave(connection, secret, values)
            value: bytes = connection.execute(query).scalar_one()
            return value

        return await self._database.write(work)

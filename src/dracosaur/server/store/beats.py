"""Heartbeats: which processes of the server are alive."""

from __future__ import annotations

from typing import Final

from dracosaur.server.store.database import Database

YOUNG: Final = 1500  # milliseconds; an older beat is that of a process that is gone


class Beats:
    """Processes that say again and again that they are there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, process: str) -> tuple[str, ...]:
        """This process is alive; the names of all that are, in order. To be called every 0.5 s.

        Time is the database's: the clocks of two machines may differ. On SQLite there is only this process.
        """
        return await self._database.beat(process, YOUNG)

    async def stop(self, process: str) -> None:
        """This process is going: others take over at once."""
        await self._database.end_beat(process)

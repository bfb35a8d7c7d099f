"""Riddles of the day: who has answered what, and who needed least."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, select, update

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import solving
from dracosaur.server.store.upsert import insert_or_leave
from dracosaur.server.store.values import Solving

_SOLVING: Final = tuple(solving.c[name] for name in Solving.__struct_fields__)


class Riddles:
    """What people have answered to riddles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, riddle: str, person_id: str, day: str, now: int) -> Solving:
        """The person has the riddle before her; the first time counts."""
        new = Solving(riddle, person_id, day, now)

        def work(connection: Connection) -> Solving:
            insert_or_leave(connection, solving, msgspec.structs.asdict(new))
            return _kept(connection, riddle, person_id)

        return await self._database.write(work)

    async def answer(self, riddle: str, person_id: str, answer: int, is_best: bool, now: int) -> Solving:
        """The begun riddle is answered so; the same answer again, or one after the end, changes nothing."""

        def work(connection: Connection) -> Solving:
            kept = _kept(connection, riddle, person_id)
            if kept.finished_at is not None or answer in kept.given:
                return kept
            given = (*kept.given, answer)
            return _change(
                connection,
                kept,
                answers=msgspec.json.encode(given),
                tries=len(given),
                is_solved=is_best,
                finished_at=now if is_best else None,
            )

        return await self._database.write(work)

    async def give_up(self, riddle: str, person_id: str, now: int) -> Solving:
        """The begun riddle is not answered any more; one that is solved stays so."""

        def work(connection: Connection) -> Solving:
            kept = _kept(connection, riddle, person_id)
            return kept if kept.finished_at is not None else _change(connection, kept, finished_at=now)

        return await self._database.write(work)

    async def get(self, riddle: str, person_id: str) -> Solving | None:
        """What the person has answered so far; None where she has not seen the riddle."""
        return await self._database.first(_of(riddle, person_id), Solving)

    async def leaderboard(self, riddle: str, most: int = 100) -> tuple[Solving, ...]:
        """Who has solved it: with the fewest tries first, the quicker one among equals."""
        query = select(*_SOLVING).where(solving.c.riddle == riddle, solving.c.is_solved)
        seconds = solving.c.finished_at - solving.c.started_at
        return await self._database.all(
            query.order_by(solving.c.tries, seconds, solving.c.person_id).limit(most), Solving
        )

    async def solved_by(self, person_id: str, most: int = 1000) -> tuple[Solving, ...]:
        """What the person has solved, the newest riddle first."""
        query = select(*_SOLVING).where(solving.c.person_id == person_id, solving.c.is_solved)
        return await self._database.all(query.order_by(solving.c.day.desc()).limit(most), Solving)


def _of(riddle: str, person_id: str) -> Select[Any]:
    return select(*_SOLVING).where(solving.c.riddle == riddle, solving.c.person_id == person_id)


def _kept(connection: Connection, riddle: str, person_id: str) -> Solving:
    """What is kept, as nobody changes it meanwhile."""
    return Solving(*connection.execute(_of(riddle, person_id).with_for_update()).one())


def _change(connection: Connection, kept: Solving, **values: Any) -> Solving:
    row = (solving.c.riddle == kept.riddle) & (solving.c.person_id == kept.person_id)
    connection.execute(update(solving).where(row).values(values))
    return msgspec.structs.replace(kept, **values)

"""Challenges: the same deal for everybody, and who did best."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, exists, func, insert, select, update

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import attempt, challenge
from dracosaur.server.store.upsert import insert_or_leave
from dracosaur.server.store.values import Attempt, Challenge, RankedAttempt

_CHALLENGE: Final = tuple(challenge.c[name] for name in Challenge.__struct_fields__)
_ATTEMPT: Final = tuple(attempt.c[name] for name in Attempt.__struct_fields__)


class Challenges:
    """Challenges and the attempts at them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: Challenge) -> Challenge:
        """The challenge is kept; where that day has one of the game already, it is that one."""

        def work(connection: Connection) -> Challenge:
            if insert_or_leave(connection, challenge, msgspec.structs.asdict(new)):
                return new
            of_day = (challenge.c.day == new.day) & (challenge.c.game == new.game)
            query = select(*_CHALLENGE).where(of_day | (challenge.c.id == new.id))
            return Challenge(*connection.execute(query).one())

        return await self._database.write(work)

    async def get(self, challenge_id: str) -> Challenge | None:
        """The challenge of this id."""
        query = select(*_CHALLENGE).where(challenge.c.id == challenge_id)
        return await self._database.first(query, Challenge)

    async def of_day(self, day: str) -> tuple[Challenge, ...]:
        """The challenges of the day by game."""
        query = select(*_CHALLENGE).where(challenge.c.day == day).order_by(challenge.c.game)
        return await self._database.all(query, Challenge)

    async def begin(self, challenge_id: str, table_id: str, person_id: str, now: int) -> Attempt:
        """The person tries the challenge at this table."""

        def work(connection: Connection) -> Attempt:
            earlier = exists().where(attempt.c.challenge_id == challenge_id, attempt.c.person_id == person_id)
            is_first = not connection.execute(select(earlier)).scalar()
            new = Attempt(challenge_id, table_id, person_id, now, is_first)
            connection.execute(insert(attempt).values(msgspec.structs.asdict(new)))
            return new

        return await self._database.write(work)

    async def finish(self, table_id: str, points: int, now: int) -> None:
        """The attempt at this table has come to its end; a second time changes nothing."""
        running = (attempt.c.table_id == table_id) & attempt.c.points.is_(None)
        await self._database.execute(update(attempt).where(running).values(points=points, finished_at=now))

    async def leaderboard(self, challenge_id: str, most: int = 100) -> tuple[Attempt, ...]:
        """The first attempts that are finished, the best ahead, the earlier one among equals."""
        query = select(*_ATTEMPT).where(
            attempt.c.challenge_id == challenge_id, attempt.c.is_first, attempt.c.points.is_not(None)
        )
        query = query.order_by(attempt.c.points.desc(), attempt.c.finished_at, attempt.c.table_id)
        return await self._database.all(query.limit(most), Attempt)

    async def attempts(self, challenge_id: str, person_id: str) -> tuple[Attempt, ...]:
        """All attempts of the person, the first one first."""
        query = select(*_ATTEMPT).where(
            attempt.c.challenge_id == challenge_id, attempt.c.person_id == person_id
        )
        return await self._database.all(query.order_by(attempt.c.started_at, attempt.c.table_id), Attempt)

    async def ranked_since(self, person_id: str, day: str) -> tuple[RankedAttempt, ...]:
        """How the person did at the challenges of the days from this one on; only first attempts count."""
        other = attempt.alias("other")
        ranked = (
            select(func.count())
            .where(other.c.challenge_id == challenge.c.id, other.c.is_first, other.c.points.is_not(None))
            .correlate(challenge, attempt)
        )
        query = (
            select(
                challenge.c.day,
                challenge.c.game,
                attempt.c.table_id,
                attempt.c.points,
                ranked.where(other.c.points > attempt.c.points).scalar_subquery(),
                ranked.scalar_subquery(),
            )
            .join_from(challenge, attempt, attempt.c.challenge_id == challenge.c.id)
            .where(attempt.c.person_id == person_id, attempt.c.is_first, attempt.c.points.is_not(None))
            .where(challenge.c.day >= day)
            .order_by(challenge.c.day, challenge.c.game)
        )
        return await self._database.all(query, RankedAttempt)

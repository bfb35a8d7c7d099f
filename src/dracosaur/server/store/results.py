"""How games came out: statistics and ratings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select

from dracosaur.server.store.database import Database
from dracosaur.server.store.schema import listing, rating, result
from dracosaur.server.store.upsert import insert_or_replace
from dracosaur.server.store.values import Rating, Result

_RATING: Final = tuple(rating.c[name] for name in Rating.__struct_fields__)
_RESULT: Final = tuple(result.c[name] for name in Result.__struct_fields__)

# The new ratings by person, from the results and the old ones (a person without one is not in it).
Rate = Callable[[Sequence[Result], Mapping[str, Rating]], Mapping[str, Rating]]


class Results:
    """Results and ratings, changed together."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, results: Sequence[Result], rate: Rate | None = None) -> bool:
        """The results of one table are kept, and the ratings changed by `rate`; says whether they are new.

        Whoever comes second changes nothing, so that every game counts once.
        """
        one = results[0]

        def work(connection: Connection) -> bool:
            lock = select(listing.c.id).where(listing.c.id == one.table_id).with_for_update(key_share=True)
            connection.execute(lock)
            known = select(result.c.seat).where(result.c.table_id == one.table_id)
            if connection.execute(known).first() is not None:
                return False
            connection.execute(insert(result), [msgspec.structs.asdict(each) for each in results])
            if rate is not None:
                people = sorted({each.person_id for each in results if each.person_id is not None})
                old = _ratings(connection, people, one.game, one.seats)
                for person_id, new in sorted(rate(results, old).items()):
                    values = {"person_id": person_id, **msgspec.structs.asdict(new)}
                    insert_or_replace(connection, rating, values)
            return True

        return await self._database.write(work)

    async def of_table(self, table_id: str) -> tuple[Result, ...]:
        """The results of the table by seat, none while it is played."""
        query = select(*_RESULT).where(result.c.table_id == table_id).order_by(result.c.seat)
        return await self._database.all(query, Result)

    async def of_person(self, person_id: str, most: int | None = None) -> tuple[Result, ...]:
        """The person's results, the newest first."""
        query = select(*_RESULT).where(result.c.person_id == person_id)
        return await self._database.all(query.order_by(result.c.finished_at.desc()).limit(most), Result)

    async def ratings(self, person_id: str) -> tuple[Rating, ...]:
        """The person's ratings, one for each game and number of seats."""
        query = select(*_RATING).where(rating.c.person_id == person_id)
        return await self._database.all(query.order_by(rating.c.game, rating.c.seats), Rating)

    async def ranking(self, game: str, seats: int, most: int = 100) -> tuple[tuple[str, Rating], ...]:
        """Ids of people and their ratings, the surest strength (mu - 3 sigma) first."""
        query = select(rating.c.person_id, *_RATING).where(rating.c.game == game, rating.c.seats == seats)
        query = query.order_by((rating.c.mu - 3 * rating.c.sigma).desc(), rating.c.person_id).limit(most)
        return await self._database.all(query, lambda person_id, *rest: (person_id, Rating(*rest)))


def _ratings(connection: Connection, people: Sequence[str], game: str, seats: int) -> dict[str, Rating]:
    """The ratings of these people as nobody changes them meanwhile."""
    query = (
        select(rating.c.person_id, *_RATING)
        .where(rating.c.person_id.in_(people), rating.c.game == game, rating.c.seats == seats)
        .order_by(rating.c.person_id)
        .with_for_update()
    )
    return {person_id: Rating(*rest) for person_id, *rest in connection.execute(query)}

"""The week of a person: on which days she has played the challenge or solved a riddle of the day."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from dracosaur.core.values import Value
from dracosaur.server.hosting.riddles import Riddling, game_of, on_their_day
from dracosaur.server.hosting.wishes import Who

DAYS: Final = 7


class DayScore(Value, frozen=True):
    """How a person did at the challenge of a day; equals share a place."""

    game: str
    table: str
    points: int
    place: int
    players: int  # who have finished it so far


class DayDone(Value, frozen=True):
    """What a person has done on a day: challenges finished at the first try, and riddles solved, by game."""

    day: str  # as 2026-11-16
    challenges: tuple[DayScore, ...]
    riddles: tuple[str, ...]


class Remembering(Riddling):
    """What people have done day by day."""

    async def week(self, who: Who) -> tuple[DayDone, ...]:
        """The last seven days, today last."""
        today = self._today()
        days = [(today - timedelta(ago)).isoformat() for ago in reversed(range(DAYS))]
        played = await self.store.challenges.ranked_since(who.person, days[0])
        solved = on_their_day(await self.store.riddles.solved_by(who.person))
        return tuple(
            DayDone(
                day,
                tuple(
                    DayScore(one.game, one.table_id, one.points, one.better + 1, one.players)
                    for one in played
                    if one.day == day
                ),
                tuple(sorted(game_of(one) for one in solved if one.day == day)),
            )
            for day in days
        )

"""Finished matches: their records, positions and replays, statistics, and tables that go on from a step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from dracosaur.core.game import Seat
from dracosaur.core.values import ScoreSheet, Value
from dracosaur.server.hosting.counting import Counting
from dracosaur.server.hosting.course import Course, Story
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.frames import Said, SaidQuestion
from dracosaur.server.hosting.live import Tables
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.hosting.wishes import Who, Wish
from dracosaur.server.store import Rating, Result

MOST_REPLAYS: Final = 8  # matches whose states are kept in memory
MOST_PLAYED: Final = 100  # finished matches in the list of a person


class Step(Value, frozen=True, omit_defaults=True):
    """One step of a finished match as a seat saw it; None is a spectator."""

    table: str
    step: int  # entries played so far
    steps: int  # entries of the whole match
    seat: int | None
    view: Any  # the game's View
    sheet: ScoreSheet
    to_act: tuple[int, ...]
    told: tuple[Said, ...]  # by the entry that led here
    notation: str = ""  # of that entry
    question: SaidQuestion | None = None


class GameStatistics(Value, frozen=True):
    """How a person has done at one game with so many seats."""

    game: str
    seats: int
    games: int
    victories: int
    mean_points: float  # of the games that she has finished herself
    best_points: int
    rating: float | None = None  # mu - 3 sigma; None where no rated match was played
    rated_games: int = 0


class Played(Value, frozen=True):
    """How a finished match came out for a person."""

    table: str
    game: str
    seats: int
    points: int
    place: int
    at: float


class Ranked(Value, frozen=True):
    """A line of a ranking."""

    place: int
    name: str
    rating: float
    games: int


class Finished(Counting):
    """What is left of a match when it is over."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def record(self, who: Who | None, table: str) -> str:
        """The record with its key, as JSON lines; while the match runs, only its open header."""
        fold = await self._seen(who, table)
        if fold.table is None:
            raise Refused("conflict", f"host-not_running-{fold.phase}")
        return fold.table.published().dumps()

    async def step(
        self, who: Who | None, table: str, step: int, seat: int | None = None, lang: str = "en"
    ) -> Step:
        """A step of a finished match, as any seat saw it."""
        fold, story = await self._story(who, table)
        looks = _looking(fold, seat)
        state = self._state(story, step)
        game, speaker = story.game, Speaker(fold, lang)
        question = None
        if looks is not None:
            number = sum(entry.seat == looks for entry in story.record.entries[:step])
            question = game.question(state, looks, number)
        entry = story.record.entries[step - 1] if step else None
        return Step(
            table,
            step,
            len(story.record.entries),
            seat,
            game.view(state, looks),
            game.score_sheet(state),
            tuple(seat for seat in game.to_act(state) if seat >= 0),
            speaker.all(story.told(step, looks)),
            "" if entry is None else game.format_action(entry.seat, entry.action),
            None if question is None else speaker.question(question),
        )

    async def course(self, who: Who | None, table: str, seat: int | None = None, lang: str = "en") -> Course:
        """All steps of a finished match, as any seat was told of them."""
        fold, story = await self._story(who, table)
        looks = _looking(fold, seat)
        return await asyncio.to_thread(story.course, table, looks, Speaker(fold, lang))

    async def position(self, who: Who | None, table: str, step: int) -> dict[str, Any]:
        """The position document of a step of a finished match."""
        _, story = await self._story(who, table)
        return story.game.write_position(self._state(story, step))

    async def play_on(self, who: Who, table: str, step: int, wish: Wish, command: str = "") -> str:
        """A new table that goes on from a step of a finished match; its id."""
        _, story = await self._story(who, table)
        start = story.game.write_position(self._state(story, step))
        seats = story.game.seats_of(story.states[0])
        again = msgspec.structs.replace(wish, game=story.game.name, seats=seats, start=start, rated=False)
        return await self.open(who, again, command)

    async def statistics(self, person: str) -> Sequence[GameStatistics]:
        """How the person has done, by game and number of seats."""
        ratings = {(one.game, one.seats): one for one in await self.store.results.ratings(person)}
        by_kind: dict[tuple[str, int], list[Result]] = {}
        for result in await self.store.results.of_person(person):
            by_kind.setdefault((result.game, result.seats), []).append(result)
        return [_statistics(kind, results, ratings.get(kind)) for kind, results in sorted(by_kind.items())]

    async def played(self, who: Who) -> Sequence[Played]:
        """The finished matches of the person, the newest first."""
        found = await self.store.results.of_person(who.person, MOST_PLAYED)
        return [
            Played(one.table_id, one.game, one.seats, one.points, one.place, one.finished_at / 1000)
            for one in found
        ]

    async def ranking(self, game: str, seats: int) -> Sequence[Ranked]:
        """The best players of rated matches."""
        found = await self.store.results.ranking(game, seats)
        people = await self.store.people.many([person for person, _ in found])
        return [
            Ranked(place, people[person].name if person in people else "", _worth(rating), rating.games)
            for place, (person, rating) in enumerate(found, start=1)
        ]

    # Reading

    async def _seen(self, who: Who | None, table: str) -> Fold:
        live = self.tables.get(table)
        async with live.lock:
            return await self._seen_by(live, "" if who is None else who.person)

    async def _story(self, who: Who | None, table: str) -> tuple[Fold, Story]:
        """The match, if it is over and the person may see it."""
        fold = await self._seen(who, table)
        if fold.phase != "over" or fold.table is None:
            raise Refused("conflict", "host-not_over")
        if table not in self._stories:
            told = await asyncio.to_thread(Story, fold.game, fold.table.record)
            self._stories[table] = told
            while len(self._stories) > MOST_REPLAYS:
                self._stories.popitem(last=False)
        self._stories.move_to_end(table)
        return fold, self._stories[table]

    def _state(self, story: Story, step: int) -> Any:  # the game's State
        if step not in range(len(story.states)):
            raise Refused("not_found", "host-no_step", most=len(story.states) - 1)
        return story.states[step]


def _looking(fold: Fold, seat: int | None) -> Seat | None:
    """The seat through whose eyes somebody looks; None is a spectator."""
    if seat is not None and seat not in range(fold.opened.seats):
        raise Refused("not_found", "host-no_such_seat", n=fold.opened.seats)
    return None if seat is None else Seat(seat)


def _worth(rating: Rating) -> float:
    return rating.mu - 3 * rating.sigma


def _statistics(kind: tuple[str, int], results: Sequence[Result], rating: Rating | None) -> GameStatistics:
    points = [result.points for result in results if result.bot is None] or [0]  # a bot's are not hers
    return GameStatistics(
        *kind,
        len(results),
        sum(result.place == 1 for result in results),
        sum(points) / len(points),
        max(points),
        None if rating is None else _worth(rating),
        0 if rating is None else rating.games,
    )

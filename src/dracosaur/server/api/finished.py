"""What is left of a match: its record, its steps as any seat saw them, and how people have done."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.responses import Response

from dracosaur.core.values import Value
from dracosaur.games import GAMES
from dracosaur.server.api.calls import Call
from dracosaur.server.api.errors import Declined
from dracosaur.server.api.routing import Route
from dracosaur.server.api.stream import NDJSON
from dracosaur.server.api.tables import Command, TableId
from dracosaur.server.hosting import Wish
from dracosaur.server.hosting.analysing import MatchAnalysis
from dracosaur.server.hosting.course import Course
from dracosaur.server.hosting.finished import GameStatistics, Played, Ranked, Step
from dracosaur.server.hosting.weeks import DayDone
from dracosaur.server.hosting.wishes import SeatNumber

StepNumber = Annotated[int, Meta(ge=0, le=100_000)]
Seats = Annotated[int, Meta(ge=1, le=5)]


class Eyes(Value, frozen=True):
    """Whose eyes see the step; left out, a spectator's."""

    seat: SeatNumber | None = None


class PlayingOn(Value, frozen=True, forbid_unknown_fields=True):
    """A wish for a table that goes on from a step; the step says game, seats and options."""

    wish: Wish
    id: Command = ""


class Profile(Value, frozen=True):
    """What everybody may know of a person."""

    person: str
    name: str
    is_guest: bool
    statistics: tuple[GameStatistics, ...]


async def get_record(call: Call, table: str) -> Response:
    """Download the record of a match as JSON lines; while it runs, only its open header."""
    text = await call.host.record(call.maybe, table)
    headers = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(text, media_type=NDJSON, headers=headers)


async def get_analysis(call: Call, table: str) -> MatchAnalysis:
    """Judge every decision of a finished match: the first request sets it going, ask again for the answer."""
    return await call.host.analysis(call.maybe, table, call.lang)


async def get_step(call: Call, table: str, step: StepNumber, query: Eyes) -> Step:
    """Show a step of a finished match as any seat saw it."""
    return await call.host.step(call.maybe, table, step, query.seat, call.lang)


async def get_course(call: Call, table: str, query: Eyes) -> Course:
    """Tell all steps of a finished match: points after each of them, and what a seat was told."""
    return await call.host.course(call.maybe, table, query.seat, call.lang)


async def get_position(call: Call, table: str, step: StepNumber) -> dict[str, Any]:
    """Write the position document of a step of a finished match."""
    return await call.host.position(call.maybe, table, step)


async def play_on(call: Call, table: str, step: StepNumber, body: PlayingOn) -> TableId:
    """Open a table that goes on from a step of a finished match."""
    return TableId(await call.host.play_on(call.who, table, step, body.wish, body.id))


async def get_person(call: Call, person: str) -> Profile:
    """Tell what everybody may know of a person, with statistics and ratings."""
    found = await call.services.store.people.get(person)
    if found is None:
        raise Declined("not_found")
    statistics = tuple(await call.host.statistics(person))
    return Profile(found.id, found.name, found.account is None, statistics)


async def list_my_results(call: Call) -> tuple[Played, ...]:
    """List how your finished matches came out, the newest first."""
    return tuple(await call.host.played(call.who))


async def get_my_week(call: Call) -> tuple[DayDone, ...]:
    """Tell what you did at challenges and riddles of the last seven days, today last."""
    return await call.host.week(call.who)


async def get_ranking(call: Call, game: str, seats: Seats) -> tuple[Ranked, ...]:
    """List the best players of a game at rated tables of so many seats."""
    if game not in GAMES:
        raise Declined("not_found")
    return tuple(await call.host.ranking(game, seats))


ROUTES: Final = (
    Route("GET", "/tables/{table}/record", get_record, "anybody", media=NDJSON),
    Route("GET", "/tables/{table}/course", get_course, "anybody"),
    Route("GET", "/tables/{table}/analysis", get_analysis, "anybody"),
    Route("GET", "/tables/{table}/steps/{step}", get_step, "anybody"),
    Route("GET", "/tables/{table}/steps/{step}/position", get_position, "anybody"),
    Route("POST", "/tables/{table}/steps/{step}/table", play_on, status=201),
    Route("GET", "/people/{person}", get_person, "anybody"),
    Route("GET", "/me/results", list_my_results),
    Route("GET", "/me/week", get_my_week),
    Route("GET", "/games/{game}/rankings/{seats}", get_ranking, "anybody"),
)

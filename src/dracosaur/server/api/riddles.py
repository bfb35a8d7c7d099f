"""Riddles: a position of the day with one best answer, and who has found it."""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.values import Value
from dracosaur.server.api.calls import Call
from dracosaur.server.api.routing import Route
from dracosaur.server.hosting.commands import AnyQuery, Illegal
from dracosaur.server.hosting.riddles import Judged, Riddle, RiddleCard, RiddlesOfDay, Solver


class Answering(Value, frozen=True, forbid_unknown_fields=True):
    """An answer to the question of a riddle."""

    action: Any  # an Action of the game


async def list_riddles(call: Call) -> RiddlesOfDay:
    """List today's riddles, one for each game, and your days in a row."""
    return await call.host.riddles_of_day(call.maybe, call.lang)


async def get_riddle(call: Call, riddle: str) -> RiddleCard:
    """Describe a riddle and how far you have come with it."""
    return await call.host.riddle(call.maybe, riddle, call.lang)


async def begin_riddle(call: Call, riddle: str) -> Riddle:
    """See a riddle as its table shows it; your time counts from the first time on.

    The solution comes with it once you have solved the riddle or given it up.
    """
    return await call.host.begin_riddle(call.who, riddle)


async def ask_riddle(call: Call, riddle: str, body: AnyQuery) -> Any:
    """Ask the table of a riddle something that changes nothing: ways, foresee, why_not; at the end a hint."""
    return await call.host.ask_riddle(call.who, riddle, body)


async def answer_riddle(call: Call, riddle: str, body: Answering) -> Judged | Illegal:
    """Answer a riddle; a wrong answer says what the best one brings more, and each one counts once."""
    return await call.host.answer_riddle(call.who, riddle, body.action)


async def give_up_riddle(call: Call, riddle: str) -> Riddle:
    """See the solution of a riddle that you have not solved; you will not be on its leaderboard."""
    return await call.host.give_up_riddle(call.who, riddle)


async def get_riddle_leaderboard(call: Call, riddle: str) -> tuple[Solver, ...]:
    """List who has solved a riddle: the fewest tries first, then the shortest time."""
    return tuple(await call.host.riddle_leaderboard(call.maybe, riddle))


ROUTES: Final = (
    Route("GET", "/riddles", list_riddles, "anybody"),
    Route("GET", "/riddles/{riddle}", get_riddle, "anybody"),
    Route("POST", "/riddles/{riddle}/attempt", begin_riddle),
    Route("POST", "/riddles/{riddle}/ask", ask_riddle),
    Route("POST", "/riddles/{riddle}/answers", answer_riddle),
    Route("POST", "/riddles/{riddle}/surrender", give_up_riddle),
    Route("GET", "/riddles/{riddle}/leaderboard", get_riddle_leaderboard, "anybody"),
)

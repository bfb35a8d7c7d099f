"""Challenges: the same deal for everybody, and who did best."""

from __future__ import annotations

from typing import Final

from dracosaur.core.values import Value
from dracosaur.server.api.calls import Call
from dracosaur.server.api.routing import Route
from dracosaur.server.api.tables import Command, TableId
from dracosaur.server.hosting.challenges import ChallengeCard, Leader


class ChallengeId(Value, frozen=True):
    """Which challenge."""

    challenge: str


class Trying(Value, frozen=True, forbid_unknown_fields=True):
    """A wish to play a challenge. The same `id` sent again leads to the same table."""

    id: Command = ""


async def list_challenges(call: Call) -> tuple[ChallengeCard, ...]:
    """List today's challenges, one for each game."""
    return tuple(await call.host.challenges_of_day(call.maybe))


async def get_challenge(call: Call, challenge: str) -> ChallengeCard:
    """Describe a challenge."""
    return await call.host.challenge(challenge, call.maybe)


async def get_leaderboard(call: Call, challenge: str) -> tuple[Leader, ...]:
    """List the best first attempts at a challenge."""
    return tuple(await call.host.leaderboard(challenge, call.maybe))


async def try_challenge(call: Call, challenge: str, body: Trying) -> TableId:
    """Play a challenge: a table with its deal and its bots, already begun."""
    return TableId(await call.host.try_challenge(call.who, challenge, body.id))


async def make_challenge(call: Call, table: str) -> ChallengeId:
    """Make a challenge of a match that you have finished alone or against bots."""
    return ChallengeId(await call.host.make_challenge(call.who, table))


ROUTES: Final = (
    Route("GET", "/challenges", list_challenges, "anybody"),
    Route("GET", "/challenges/{challenge}", get_challenge, "anybody"),
    Route("GET", "/challenges/{challenge}/leaderboard", get_leaderboard, "anybody"),
    Route("POST", "/challenges/{challenge}/tables", try_challenge, status=201),
    Route("POST", "/tables/{table}/challenge", make_challenge, status=201),
)

"""Challenges: the same deal and the same bots for everybody, and a leaderboard."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from dracosaur.core.options import option_values
from dracosaur.core.records import PERSON
from dracosaur.core.values import Value
from dracosaur.games import GAMES, load
from dracosaur.server.hosting.counting import results_of
from dracosaur.server.hosting.finished import Finished
from dracosaur.server.hosting.lobby import Deal, sitting
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.wishes import Who, Wish
from dracosaur.server.store import Challenge, new_id

DAILY_SEATS: Final = 3
# A level that thinks in no time and draws its chance from the deal: everybody meets the same choices.
DAILY_BOT: Final = "apprentice"


class Settings(Value, frozen=True):
    """What makes the deal: secret until one has played it."""

    key: str
    seat: int  # of the person
    bots: dict[int, str]  # on the other seats
    salts: tuple[str, ...] = ()
    start: dict[str, Any] | None = None


class ChallengeCard(Value, frozen=True, omit_defaults=True):
    """A challenge in a list."""

    challenge: str
    game: str
    seats: int
    title: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    day: str = ""  # of the challenge of a day, as 2026-11-16
    owner: str = ""
    your_table: str = ""  # where you play or have played it first
    your_points: int | None = None


class Leader(Value, frozen=True, omit_defaults=True):
    """A line of a leaderboard; only first attempts count."""

    place: int
    name: str
    points: int
    at: float
    is_you: bool = False


class Challenging(Finished):
    """The same match for everybody."""

    async def challenges_of_day(self, who: Who | None = None) -> Sequence[ChallengeCard]:
        """Today's challenges, one for each game; whoever asks first makes them."""
        day = datetime.fromtimestamp(self.tables.clock.now(), UTC).date().isoformat()
        known = {one.game: one for one in await self.store.challenges.of_day(day)}
        for game in GAMES:
            if game not in known:
                known[game] = await self.store.challenges.add(await self._daily(game, day))
        return [await self._card(known[game], who) for game in GAMES]

    async def _daily(self, name: str, day: str) -> Challenge:
        """The same for every process: the key follows from a secret that they share."""
        game = load(name)
        seats = min(max(DAILY_SEATS, game.seat_counts[0]), game.seat_counts[-1])
        secret = await self.store.secrets.get("challenges")
        key = hmac.digest(secret, f"{day}:{name}".encode(), "sha256").hex()
        settings = Settings(key, 0, dict.fromkeys(range(1, seats), DAILY_BOT))
        options = msgspec.json.encode(option_values(game.options({}, seats)))
        return Challenge(
            new_id(), name, seats, "", options, msgspec.json.encode(settings), self.tables.now(), None, day
        )

    async def make_challenge(self, who: Who, table: str) -> str:
        """The challenge to do better than in a finished match against bots, or alone; its id."""
        live = self.tables.get(table)
        async with live.lock:
            fold = await self.tables.read(live)
            seat = sitting(fold, who)
            if fold.phase != "over" or fold.record is None:
                raise Refused("conflict", "host-not_over")
            header, opened = fold.record.header, fold.opened
            mine, was_helped = results_of(fold, self.tables.now())[seat], seat in fold.helped
            if sum(player == PERSON for player in header.players) != 1:
                raise Refused("conflict", "host-not_alone")
        if opened.challenge:
            return opened.challenge
        bots = {n: player for n, player in enumerate(header.players) if player != PERSON}
        settings = Settings(opened.key, seat, bots, header.salts, opened.start)
        id = (await self._secret_id(f"challenge:{table}"))[:10]
        new = Challenge(
            id,
            opened.game,
            opened.seats,
            opened.title,
            msgspec.json.encode(opened.options),
            msgspec.json.encode(settings),
            self.tables.now(),
            who.person,
        )
        await self.store.challenges.add(new)
        await self._attempt(id, table, who)
        if not was_helped:
            await self.store.challenges.finish(table, mine.points, mine.finished_at)  # the score to beat
        return id

    async def _attempt(self, challenge: str, table: str, who: Who) -> None:
        tried = await self.store.challenges.attempts(challenge, who.person)
        if not any(attempt.table_id == table for attempt in tried):
            await self.store.challenges.begin(challenge, table, who.person, self.tables.now())

    async def try_challenge(self, who: Who, challenge: str, command: str = "") -> str:
        """A table where the person plays the challenge, already begun; its id."""
        kept = await self._challenge(challenge)
        settings = msgspec.json.decode(kept.settings, type=Settings)
        wish = Wish(
            kept.game,
            kept.seats,
            msgspec.json.decode(kept.options),
            settings.bots,
            kept.title,
            public=False,
            seat=settings.seat,
            start=settings.start,
        )
        deal = Deal(bytes.fromhex(settings.key), settings.salts, challenge)
        id = await self._open(who, wish, command, deal)
        await self._attempt(challenge, id, who)
        return id

    async def challenge(self, challenge: str, who: Who | None = None) -> ChallengeCard:
        """The challenge of this id."""
        return await self._card(await self._challenge(challenge), who)

    async def leaderboard(self, challenge: str, who: Who | None = None) -> Sequence[Leader]:
        """The best first attempts; equals share a place."""
        await self._challenge(challenge)
        best = await self.store.challenges.leaderboard(challenge)
        people = await self.store.people.many([attempt.person_id for attempt in best])
        points = [attempt.points or 0 for attempt in best]
        return [
            Leader(
                1 + sum(other > n for other in points),
                people[attempt.person_id].name if attempt.person_id in people else "",
                n,
                (attempt.finished_at or 0) / 1000,
                who is not None and attempt.person_id == who.person,
            )
            for attempt, n in zip(best, points, strict=True)
        ]

    async def _challenge(self, id: str) -> Challenge:
        found = await self.store.challenges.get(id)
        if found is None:
            raise Refused("not_found", "host-no_challenge")
        return found

    async def _card(self, kept: Challenge, who: Who | None) -> ChallengeCard:
        settings = msgspec.json.decode(kept.settings, type=Settings)
        owner = None if kept.owner_id is None else await self.store.people.get(kept.owner_id)
        mine = () if who is None else await self.store.challenges.attempts(kept.id, who.person)
        return ChallengeCard(
            kept.id,
            kept.game,
            kept.seats,
            kept.title,
            msgspec.json.decode(kept.options),
            tuple(settings.bots.get(seat, "") for seat in range(kept.seats)),
            kept.day or "",
            "" if owner is None else owner.name,
            mine[0].table_id if mine else "",
            mine[0].points if mine else None,
        )

"""Lessons: a first game against bots, with the same deal for everybody who learns."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from dracosaur.core.values import Value
from dracosaur.server.hosting.lobby import Deal
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.weeks import Remembering
from dracosaur.server.hosting.wishes import Who, Wish

BOT: Final = "visitor"  # gentle and quick; with the same deal it makes the same choice in the same place


class Lesson(Value, frozen=True):
    """The table of a lesson; the seed was chosen for what its first turns show."""

    seed: str
    seats: int
    options: dict[str, Any]


LESSONS: Final = {
    # The die of the first turn binds whoever learns: there are closed pens to be tried.
    "draftosaurus": Lesson("dracosaur:lesson:draftosaurus:8", 3, {"board": "summer"}),
    "gods_love_dinosaurs": Lesson("dracosaur:lesson:gods_love_dinosaurs", 2, {}),
    "wyrmspan": Lesson("dracosaur:lesson:wyrmspan", 2, {}),
}


class Teaching(Remembering):
    """A first game for each game."""

    async def open_lesson(self, who: Who, game: str, command: str = "") -> str:
        """A table where the person learns the game, already begun; its id."""
        lesson = LESSONS.get(game)
        if lesson is None:
            raise Refused("not_found", "host-no_challenge")
        bots = dict.fromkeys(range(1, lesson.seats), BOT)
        wish = Wish(game, lesson.seats, lesson.options, bots, public=False, seat=0)
        return await self._open(who, wish, command, Deal(sha256(lesson.seed.encode()).digest()))

"""Riddles of the day: a position with one best answer, the same for everybody, and who finds it.

A riddle is shown as any table is. Its table is made from the position whenever somebody asks, and kept
nowhere: only the answers are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any, Final, Literal

from dracosaur.arena.puzzles import Puzzle, answer_of, shipped_puzzles
from dracosaur.core.asking import Choice
from dracosaur.core.game import Action, Illegal, Message, Seat
from dracosaur.core.table import Stale
from dracosaur.core.values import Value
from dracosaur.games import GAMES
from dracosaur.play import Match
from dracosaur.server.hosting import commands, rows
from dracosaur.server.hosting.challenges import Challenging
from dracosaur.server.hosting.commands import Advice, AnyQuery
from dracosaur.server.hosting.deciding import Deed
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.frames import Said, SaidChoice, SceneFrame, TableFrame
from dracosaur.server.hosting.lobby import Deal, maybe_start, read_wish
from dracosaur.server.hosting.playing import asked
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.showing import show_scene, show_table
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.hosting.wishes import Who, Wish
from dracosaur.server.store import Solving
from dracosaur.text import Words

FIRST_DAY: Final = date(2026, 11, 17)
BOT: Final = "keeper"  # on the other seats
Progress = Literal["new", "open", "solved", "given_up"]


class RiddleCard(Value, frozen=True, omit_defaults=True):
    """A riddle in a list, and how far you have come with it."""

    riddle: str  # its day and game
    game: str
    day: str
    theme: str
    title: str
    difficulty: int  # how many of the four lower levels miss it
    progress: Progress = "new"
    tries: int = 0
    seconds: float = 0


class RiddlesOfDay(Value, frozen=True):
    """The riddles of a day, and on how many days in a row you have solved one."""

    day: str
    riddles: tuple[RiddleCard, ...]
    streak: int


class Solution(Value, frozen=True):
    """The best answer, what it gains over the next best one, and what speaks for it."""

    choice: SaidChoice
    gain: int  # points
    reasons: tuple[Said, ...]


class Riddle(Value, frozen=True, omit_defaults=True):
    """A riddle as it is shown: the frames of its table; the solution only when it is solved or given up."""

    card: RiddleCard
    frames: tuple[TableFrame | SceneFrame, ...]
    solution: Solution | None = None


class Judged(Value, frozen=True, tag="judged", tag_field="type", omit_defaults=True):
    """What an answer to a riddle is worth, in a sentence."""

    is_best: bool
    loss: int  # points that it falls short of the best answer
    said: Said
    card: RiddleCard
    solution: Solution | None = None


class Solver(Value, frozen=True, omit_defaults=True):
    """A line of the leaderboard of a riddle."""

    place: int
    name: str
    tries: int
    seconds: float
    is_you: bool = False


class Posed(Value, frozen=True):
    """The riddle of a game and a day."""

    game: str
    day: str
    puzzle: Puzzle

    @property
    def id(self) -> str:
        """How a link names it."""
        return f"{self.day}-{self.game}"

    @property
    def key(self) -> str:
        """What answers belong to: another version of the program may have another puzzle for the day."""
        return f"{self.id}-{self.puzzle.id}"


def game_of(solving: Solving) -> str:
    """Of which game the riddle was, as its key tells."""
    return solving.riddle.removeprefix(f"{solving.day}-").rpartition("-")[0]


@cache
def in_turn(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in the order of days, easy and hard ones mixed."""
    return tuple(sorted(shipped_puzzles(game), key=lambda puzzle: sha256(puzzle.id.encode()).digest()))


def riddle_of(game: str, day: date) -> Posed | None:
    """The riddle of a day; none comes again before all others have had their day."""
    puzzles = in_turn(game)
    return Posed(game, day.isoformat(), puzzles[day.toordinal() % len(puzzles)]) if puzzles else None


class Riddling(Challenging):
    """The same riddle for everybody."""

    def _today(self) -> date:
        return _date(self.tables.now())

    async def riddles_of_day(self, who: Who | None, lang: str) -> RiddlesOfDay:
        """Today's riddles, one for each game that has any."""
        today = self._today()
        found = [riddle for game in GAMES if (riddle := riddle_of(game, today)) is not None]
        cards = [await self._riddle_card(riddle, who, lang) for riddle in found]
        return RiddlesOfDay(today.isoformat(), tuple(cards), await self._streak(who, today))

    async def _streak(self, who: Who | None, today: date) -> int:
        """Days in a row on which a riddle of that day was solved, up to today, which may still be to come."""
        kept = () if who is None else await self.store.riddles.solved_by(who.person)
        solved = {date.fromisoformat(one.day) for one in on_their_day(kept)}
        last = today if today in solved else today - timedelta(1)
        streak = 0
        while last - timedelta(streak) in solved:
            streak += 1
        return streak

    async def riddle(self, who: Who | None, riddle: str, lang: str) -> RiddleCard:
        """The riddle of this day and game."""
        return await self._riddle_card(self._posed(riddle), who, lang)

    async def begin_riddle(self, who: Who, riddle: str) -> Riddle:
        """The riddle as its table shows it; the time of whoever has not seen it yet begins to count."""
        found = self._posed(riddle)
        kept = await self.store.riddles.begin(found.key, who.person, found.day, self.tables.now())
        fold, seat = await asyncio.to_thread(self._lay_out, found, who)
        speaker = Speaker(fold, who.lang)
        frames = (
            show_table(fold, who.person, (who.person,), self.tables.served(), speaker),
            show_scene(fold, seat, speaker),
        )
        solution = None if kept.finished_at is None else _solution(found, fold, seat, speaker)
        return Riddle(_card(found, kept, who.lang), frames, solution)

    async def ask_riddle(self, who: Who, riddle: str, query: AnyQuery) -> Any:
        """What `Host.query` answers at a table; at the end a hint is the solution, before there is none."""
        found = self._posed(riddle)
        fold, seat = await asyncio.to_thread(self._lay_out, found, who)
        speaker = Speaker(fold, who.lang)
        try:
            if not isinstance(query, commands.Advise):
                return asked(fold, seat, query, speaker)
            kept = await self.store.riddles.get(found.key, who.person)
            if kept is None or kept.finished_at is None:
                raise Refused("conflict", "host-no_hint")
            solution = _solution(found, fold, seat, speaker)
            return Advice(solution.choice.action, solution.reasons)
        except Stale:
            raise Refused("conflict", "host-not_asked") from None
        except Illegal as illegal:
            return commands.Illegal("", found.id, speaker.refuse(illegal.refusal))

    async def answer_riddle(self, who: Who, riddle: str, action: Any) -> Judged | commands.Illegal:
        """What the answer is worth. Every other one is one more try, until it is solved or given up."""
        found = self._posed(riddle)
        fold, seat = await asyncio.to_thread(self._lay_out, found, who)
        speaker = Speaker(fold, who.lang)
        assert fold.table is not None, "it was laid out"
        try:
            read = fold.table.read(action)
            refusal = fold.game.why_not(fold.table.state, seat, read)
            if refusal is not None:
                raise fold.game.illegal(refusal)
        except Illegal as illegal:
            return commands.Illegal("", found.id, speaker.refuse(illegal.refusal))
        index = fold.table.legal(seat).index(read)
        loss = found.puzzle.losses[index]
        now = self.tables.now()
        await self.store.riddles.begin(found.key, who.person, found.day, now)
        kept = await self.store.riddles.answer(found.key, who.person, index, loss == 0, now)
        message = Message("riddle-right" if loss == 0 else "riddle-wrong", {"n": loss or _gain(found)})
        solution = None if kept.finished_at is None else _solution(found, fold, seat, speaker)
        return Judged(loss == 0, loss, speaker.say(message), _card(found, kept, who.lang), solution)

    async def give_up_riddle(self, who: Who, riddle: str) -> Riddle:
        """The riddle with its solution; the person is not ranked any more, if she was not yet."""
        found = self._posed(riddle)
        now = self.tables.now()
        await self.store.riddles.begin(found.key, who.person, found.day, now)
        await self.store.riddles.give_up(found.key, who.person, now)
        return await self.begin_riddle(who, riddle)

    async def riddle_leaderboard(self, who: Who | None, riddle: str) -> Sequence[Solver]:
        """Who has solved it: the fewest tries first, then the shortest time."""
        best = await self.store.riddles.leaderboard(self._posed(riddle).key)
        people = await self.store.people.many([kept.person_id for kept in best])
        return [
            Solver(
                place,
                people[kept.person_id].name if kept.person_id in people else "",
                kept.tries,
                _seconds(kept),
                who is not None and kept.person_id == who.person,
            )
            for place, kept in enumerate(best, start=1)
        ]

    # Reading

    def _posed(self, riddle: str) -> Posed:
        """The riddle of this name, if its day has come."""
        game = riddle[11:]
        try:
            day = date.fromisoformat(riddle[:10])
        except ValueError:
            raise Refused("not_found", "host-no_riddle") from None
        found = riddle_of(game, day) if game in GAMES and FIRST_DAY <= day <= self._today() else None
        if found is None or found.id != riddle:
            raise Refused("not_found", "host-no_riddle")
        return found

    async def _riddle_card(self, riddle: Posed, who: Who | None, lang: str) -> RiddleCard:
        kept = None if who is None else await self.store.riddles.get(riddle.key, who.person)
        return _card(riddle, kept, lang)

    def _lay_out(self, riddle: Posed, who: Who) -> tuple[Fold, Seat]:
        """The table of the riddle with the person at it, and her seat."""
        puzzle = riddle.puzzle
        seats = range(len(puzzle.position["players"]))
        others = {n: BOT for n in seats if n != puzzle.seat}
        wish = Wish(riddle.game, bots=others, public=False, seat=puzzle.seat, start=puzzle.position)
        deed = Deed(Fold(riddle.id), self.tables.now(), self.tables.served())
        deed.add(read_wish(who, wish, Deal(sha256(riddle.key.encode()).digest())))
        deed.add(rows.Seated(puzzle.seat, who.person, who.name, ""), puzzle.seat)
        maybe_start(deed)
        return deed.fold, Seat(puzzle.seat)


def on_their_day(solved: Iterable[Solving]) -> list[Solving]:
    """What was solved on the day of the riddle, not later by an old link."""
    return [one for one in solved if one.day == _date(one.finished_at or 0).isoformat()]


def _date(milliseconds: int) -> date:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def _gain(riddle: Posed) -> int:
    return max(1, round(riddle.puzzle.gap))


def _seconds(kept: Solving) -> float:
    return 0 if kept.finished_at is None else (kept.finished_at - kept.started_at) / 1000


def _card(riddle: Posed, kept: Solving | None, lang: str) -> RiddleCard:
    puzzle = riddle.puzzle
    progress: Progress = "new"
    if kept is not None:
        ended: Progress = "solved" if kept.is_solved else "given_up"
        progress = "open" if kept.finished_at is None else ended
    return RiddleCard(
        riddle.id,
        riddle.game,
        riddle.day,
        puzzle.theme,
        Words(lang).say(f"riddle-theme-{puzzle.theme}"),
        puzzle.difficulty,
        progress,
        0 if kept is None else kept.tries,
        0 if kept is None else _seconds(kept),
    )


def _solution(riddle: Posed, fold: Fold, seat: Seat, speaker: Speaker) -> Solution:
    assert fold.match is not None, "it was laid out"
    choice = _choice(fold.match, seat, answer_of(riddle.game, riddle.puzzle))
    gain = _gain(riddle)
    reasons = (Message("riddle-gain", {"n": gain}), *riddle.puzzle.reasons)
    return Solution(speaker.choice(choice), gain, speaker.all(reasons))


def _choice(match: Match, seat: Seat, action: Action) -> Choice:
    """The choice with this action, also where one of the question stands for several."""
    question = match.question(seat)
    assert question is not None, "it is a riddle"
    found = question.choice_of(action)
    ways = () if found is not None else match.ways(seat, question.number, ())
    return found or next(way for way in ways if way.action == action)

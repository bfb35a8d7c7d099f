"""The analysis of finished matches: one at a time, in a process of its own, kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Literal

from dracosaur.arena.analysis import PLAYOUTS, Analysis, Decision, Mark, Option, Summary, analyse
from dracosaur.arena.pool import Pool
from dracosaur.core.asking import Spot
from dracosaur.core.records import loads
from dracosaur.core.values import Value
from dracosaur.games import load
from dracosaur.server.hosting.course import Story
from dracosaur.server.hosting.frames import Said
from dracosaur.server.hosting.live import Tables
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.hosting.tending import Tending
from dracosaur.server.hosting.wishes import Who

MOST_WAITING: Final = 16  # matches that wait for their analysis
MOST_KEPT: Final = 64
SECONDS: Final = 1800.0  # for one match
MOST_PLAYOUTS: Final = 256  # for a choice; `dracosaur analyse` takes more where nobody waits
NICE: Final = 15  # players come first


class SaidOption(Value, frozen=True):
    """A choice that was open, in words, and what it would have brought on average."""

    label: Said
    lead: float  # points ahead of the best other player at the end
    win: float
    is_made: bool
    spots: tuple[Spot, ...] = ()  # what it points at on the table


class SaidDecision(Value, frozen=True):
    """A decision and its best alternatives, the best first."""

    entry: int  # counted from 1
    seat: int
    mark: Mark
    loss: float  # points
    error: float  # standard error of the loss
    count: int  # of all choices
    options: tuple[SaidOption, ...]
    asked: Said | None = None  # what the decision was about


class MatchAnalysis(Value, frozen=True, omit_defaults=True):
    """How far the analysis of a match is; asked for again, it tells more."""

    state: Literal["working", "done", "failed"]
    by: str = ""
    playouts: int = 0
    decisions: tuple[SaidDecision, ...] = ()
    players: tuple[Summary, ...] = ()


def judge(game: str, record: str, most: int) -> Analysis:
    """The analysis; done in a process that gives way to all others."""
    rules = load(game)
    playouts = min(PLAYOUTS.get(game, most), most)
    return analyse(loads(record, rules), rules, playouts=playouts, jobs=1)


class Analysing(Tending):
    """Judges every decision of a finished match, when somebody wants to know."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.most_playouts = MOST_PLAYOUTS
        self._analyses: OrderedDict[str, Analysis | None] = OrderedDict()  # None where it failed
        self._analysing: set[str] = set()
        self._one_analysis = asyncio.Semaphore(1)

    async def analysis(self, who: Who | None, table: str, lang: str = "en") -> MatchAnalysis:
        """What is known of the decisions of a finished match; the first who asks sets it going."""
        fold, story = await self._story(who, table)
        if table in self._analyses:
            found = self._analyses[table]
            self._analyses.move_to_end(table)
            if found is None:
                return MatchAnalysis("failed")
            return await asyncio.to_thread(_said, found, story, Speaker(fold, lang))
        if table not in self._analysing:
            if len(self._analysing) >= MOST_WAITING:
                raise Refused("too_many", "api-too_many", seconds=60)
            self._analysing.add(table)
            self.soon(self._analyse(table, story))
        return MatchAnalysis("working")

    async def _analyse(self, table: str, story: Story) -> None:
        found: Analysis | None = None
        try:
            async with self._one_analysis:
                pool = Pool(1, nice=NICE)
                try:
                    work = pool.submit(judge, story.game.name, story.record.dumps(), self.most_playouts)
                    found = await asyncio.wait_for(asyncio.wrap_future(work), SECONDS)
                finally:
                    pool.let_go()
        finally:
            self._analysing.discard(table)
            self._analyses[table] = found
            while len(self._analyses) > MOST_KEPT:
                self._analyses.popitem(last=False)


def _said(found: Analysis, story: Story, speaker: Speaker) -> MatchAnalysis:
    decisions = tuple(_decision(one, story, speaker) for one in found.decisions if one.count > 1)
    return MatchAnalysis("done", found.by, found.playouts, decisions, found.players)


def _decision(one: Decision, story: Story, speaker: Speaker) -> SaidDecision:
    """The decision with its choices as they were offered, alone or as ways of one; else in notation."""
    game, state = story.game, story.states[one.entry - 1]
    seat = story.record.entries[one.entry - 1].seat
    question = game.question(state, seat)
    choices = () if question is None else question.choices
    if any(choice.action is None for choice in choices):
        choices = (*choices, *game.ways(state, seat, ()))

    def said(option: Option) -> SaidOption:
        choice = next((choice for choice in choices if choice.action == option.action), None)
        label = Said("", {}, option.notation) if choice is None else speaker.say(choice.label)
        spots = () if choice is None else choice.spots
        return SaidOption(label, option.lead, option.win, option == one.made, spots)

    options = tuple(map(said, one.options))
    asked = None if question is None else speaker.say(question.asked)
    return SaidDecision(one.entry, one.seat, one.mark, one.loss, one.error, one.count, options, asked)

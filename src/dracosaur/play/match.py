"""A table as a shell may use it: scenes, questions and events go out, answers come in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dracosaur.arena.analysis import Analysis, Progress, analyse
from dracosaur.bots.hints import Hint, hint
from dracosaur.core.asking import Choice, Foresight, Question, Spot
from dracosaur.core.game import Action, AnyGame, Event, Refusal, ScoreSheet, Seat, Value
from dracosaur.core.records import Record
from dracosaur.core.table import Stale, Table
from dracosaur.play.seats import Seats


class Scene(Value, frozen=True):
    """The table at one moment through the eyes of one seat; `seat` is None for a spectator."""

    seat: int | None
    revision: int
    view: Any  # the game's View
    sheet: ScoreSheet
    to_act: tuple[int, ...]
    is_over: bool
    can_undo: bool
    question: Question | None


class Match:
    """One table with its people and bots. The state stays in here; every answer is for one seat's eyes."""

    def __init__(self, table: Table, seats: Seats) -> None:
        self.seats = seats
        self._table = table
        header = table.record.header
        self._bots = seats.make_bots(table.game, header.key or header.seed, len(table.record.entries))
        self._asked: dict[Seat, Question | None] = {}  # the questions of this revision
        self._sheet: ScoreSheet | None = None  # and its score sheet
        self._asked_at = -1

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._table.game

    @property
    def record(self) -> Record:
        """The log of the match, for keeping; it is not for the eyes of a single seat."""
        return self._table.record

    @property
    def revision(self) -> int:
        """Grows with every entry and every undo."""
        return self._table.revision

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self._table.is_over

    @property
    def rival(self) -> str | None:
        """The message that names the opponent who has no seat; None where there is none."""
        return self.game.rival(self._table.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        return self._table.to_act

    # Looking

    def scene(self, seat: Seat | None) -> Scene:
        """The table as the seat knows it; after the end nothing is secret any more."""
        return Scene(
            seat=seat,
            revision=self.revision,
            view=self._table.view(seat),
            sheet=self.sheet,
            to_act=self.to_act,
            is_over=self.is_over,
            can_undo=seat is not None and self._table.can_undo(seat),
            question=None if seat is None else self.question(seat),
        )

    @property
    def sheet(self) -> ScoreSheet:
        """What everybody would score now."""
        self._forget_earlier()
        if self._sheet is None:
            self._sheet = self._table.score_sheet()
        return self._sheet

    def _forget_earlier(self) -> None:
        """What was worked out for an earlier revision is worked out again."""
        if self._asked_at != self.revision:
            self._asked, self._sheet, self._asked_at = {}, None, self.revision

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What the seat was told by the entries from this number on."""
        return self._table.told(seat, since)

    # Asking and answering

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked; None where it owes no decision."""
        self._forget_earlier()
        if seat not in self._asked:
            table = self._table
            self._asked[seat] = self.game.question(table.state, seat, table.number(seat))
        return self._asked[seat]

    def answer(self, seat: Seat, number: int, action: Action) -> None:
        """The seat decides; raises Stale or Illegal and changes nothing where the answer does not fit."""
        self._table.act(seat, action, number)

    def why_not(self, seat: Seat, number: int, action: Action) -> Refusal | None:
        """What forbids this answer; None where nothing does. Raises Stale."""
        self._check(seat, number)
        return self.game.why_not(self._table.state, seat, action)

    def ways(self, seat: Seat, number: int, spots: tuple[Spot, ...]) -> tuple[Choice, ...]:
        """The single choices behind a choice that stands for several. Raises Stale."""
        self._check(seat, number)
        return self.game.ways(self._table.state, seat, spots)

    def foresee(self, seat: Seat, number: int, action: Action) -> Foresight:
        """What would follow from a legal answer, as far as the seat can know it. Raises Stale."""
        self._check(seat, number)
        return self.game.foresee(self._table.view(seat), seat, action)

    def _check(self, seat: Seat, number: int) -> None:
        if number != self._table.number(seat):
            raise Stale(seat, number, self._table.number(seat))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last decision."""
        return self._table.can_undo(seat)

    def undo(self, seat: Seat, number: int) -> bool:
        """Take back the seat's last decision where that is allowed; says whether it was. Raises Stale."""
        self._check(seat, number)
        return self._table.undo(seat)

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat may go back past what others did: only while it plays against bots alone."""
        others = (other for other in range(self.seats.count) if other != seat)
        return not self.is_over and self._table.number(seat) > 0 and all(o in self._bots for o in others)

    def take_back(self, seat: Seat, number: int) -> bool:
        """Go back to the seat's last decision where that is allowed; says whether it was. Raises Stale."""
        self._check(seat, number)
        return self.can_take_back(seat) and self._table.take_back(seat)

    def hint(self, seat: Seat) -> Hint | None:
        """What a good player would answer, and why; None where the seat is not asked."""
        legal = self._table.legal(seat)
        return hint(self.game, self._table.view(seat), legal) if legal else None

    def analysis(self, told: Progress | None = None) -> Analysis:
        """Every decision of the finished match judged, luck told from skill, and the lines of its chart."""
        return analyse(self.record, self.game, told=told)

    # Bots

    def bots_to_act(self) -> tuple[Seat, ...]:
        """The bots that owe a decision."""
        return tuple(seat for seat in self.to_act if seat in self._bots)

    def task(self, seat: Seat) -> tuple[int, Any, tuple[Action, ...]]:
        """What the bot of the seat is given: the number of the decision, its view, its legal actions."""
        return self._table.number(seat), self._table.view(seat), self._table.legal(seat)

    def think(self, seat: Seat, view: Any, legal: Sequence[Action]) -> Action:
        """The bot's choice; touches nothing but the bot, so that it can run in a thread."""
        return self._bots[seat].choose(view, legal)

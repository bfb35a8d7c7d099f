"""What a command does to a table: the rows that it adds to the log.

The fold is changed on the way. Where the rows cannot be kept, it is thrown away and made again from the log.
"""

from __future__ import annotations

from typing import Any

import msgspec

from dracosaur.core.game import Illegal, Seat
from dracosaur.core.table import Stale, Table
from dracosaur.play import Match
from dracosaur.server.hosting import commands, rows
from dracosaur.server.hosting.fold import SPECTATOR, Fold
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.showing import can_ask, must_agree
from dracosaur.server.store import LogRow

STAND_IN = "greedy"  # who plays for a person who is away


class Deed:
    """Rows that follow from one cause, added to the fold as they are made."""

    def __init__(self, fold: Fold, now: int, served: int) -> None:
        self.fold = fold
        self.now = now
        self.served = served
        self.rows: list[LogRow] = []

    def add(
        self,
        payload: rows.AnyPayload,
        seat: int = rows.SERVER,
        command: str | None = None,
        moved: tuple[int, ...] = (),
    ) -> None:
        """One more row, with the clocks that it leaves behind; who has moved gets what their rule gives."""
        fold = self.fold
        row = rows.row_of(fold.seq + 1, payload, self.now, seat, command)
        fold.add(row)
        running = {seat for seat in fold.to_act if not fold.played_by_bot(seat)}
        if moved or running != set(fold.clocks.running):
            fold.clocks = fold.clocks.go_on(fold.opened.clock, self.served, running, moved)
        self.rows.append(msgspec.structs.replace(row, clocks=fold.clocks.encode()))

    # Playing

    @property
    def table(self) -> Table:
        """The match; refused where there is none, or where it is over."""
        if self.fold.phase != "running" or self.fold.table is None:
            raise Refused("conflict", f"host-not_running-{self.fold.phase}")
        return self.fold.table

    @property
    def match(self) -> Match:
        """The match as shells see it."""
        assert self.fold.match is not None, "the match has not begun"
        return self.fold.match

    def answer(
        self, seat: Seat, number: int, action: Any, command: str | None = None, *, premoved: bool = False
    ) -> None:
        """The seat decides; raises Illegal or Stale before anything has changed."""
        table, fold = self.table, self.fold
        before, told = len(table.record.entries), fold.told(SPECTATOR)
        self.match.answer(seat, number, action)
        entries = tuple((entry.seat, entry.action) for entry in table.record.entries[before:])
        # What the others cannot see neither costs nor earns time: their clocks would tell of it.
        is_seen = fold.told(SPECTATOR) != told or seat not in table.to_act
        moved = (seat,) if is_seen and not fold.played_by_bot(seat) else ()
        self.add(rows.Answered(before, number, entries, premoved, is_seen), seat, command, moved)

    def play_premoves(self) -> None:
        """Answers that were laid ready are given as soon as their question is asked."""
        fold = self.fold
        while asked := [seat for seat in fold.to_act if seat in fold.premoves]:
            seat, held = asked[0], fold.premoves[asked[0]]
            try:
                self.answer(seat, held.number, held.action, premoved=True)
            except Illegal as illegal:
                self.add(rows.PremoveDropped(illegal.refusal), seat)

    # Commands of a seat

    def carry_out(self, seat: Seat, command: commands.AnyCommand) -> LogRow:
        """The row of a command of the person on the seat; raises Refused, Illegal or Stale."""
        self.table  # noqa: B018  # refused where nothing is played
        self.come_back(seat, command)
        match command:
            case commands.Act(id, number, action):
                self.answer(seat, number, action, id)
            case commands.Undo(id, number):
                self.undo(seat, number, id)
            case commands.AskTakeBack(id, number):
                self.ask_take_back(seat, number, id)
            case commands.AnswerTakeBack(id, ask, agree):
                self.answer_take_back(seat, ask, agree, id)
            case commands.Premove(id, number, action):
                self.premove(seat, number, action, id)
            case commands.DropPremove(id):
                if seat not in self.fold.premoves:
                    raise Refused("conflict", "host-no_premove")
                self.add(rows.PremoveDropped(), seat, id)
            case commands.Return():
                pass
        self.play_premoves()
        return next(row for row in self.rows if row.command_id == command.id)

    def come_back(self, seat: Seat, command: commands.AnyCommand) -> None:
        """Whoever plays has her seat back from the bot, if the clock has left her any time."""
        chair = self.fold.chairs[seat]
        is_meant = isinstance(command, commands.Return)
        if not chair.bot:
            if is_meant:
                raise Refused("conflict", "host-not_away")
            return
        if chair.away == "left" and not is_meant:
            raise Refused("conflict", "host-has_left")
        if self.fold.opened.clock.kind == "total" and self.fold.clocks.left[seat] == 0:
            raise Refused("conflict", "host-no_time")
        self.add(rows.Returned(seat), seat, command.id if is_meant else None)

    def undo(self, seat: Seat, number: int, command: str | None) -> None:
        """The seat's last decision is taken back, where nothing that it knows of has followed."""
        table = self.table
        if number != table.number(seat):
            raise Stale(seat, number, table.number(seat))
        entry = table.undoable(seat)
        if entry is None:
            raise Refused("conflict", "host-no_undo")
        is_seen = bool(table.told(SPECTATOR, entry, entry + 1))
        self.add(rows.Undone(entry, is_seen), seat, command)

    def ask_take_back(self, seat: Seat, number: int, command: str | None) -> None:
        """The others are asked; where there are none but bots, it is done."""
        if number != self.table.number(seat):
            raise Stale(seat, number, self.table.number(seat))
        if self.fold.opened.challenge:
            raise Refused("not_allowed", "host-no_take_back")
        if not can_ask(self.fold, seat):
            raise Refused("conflict", "host-no_take_back")
        self.add(rows.TakeBackAsked(number), seat, command)
        self.maybe_take_back()

    def answer_take_back(self, seat: Seat, ask: int, agree: bool, command: str | None) -> None:
        """One of the others agrees, or does not."""
        asked = self.fold.take_back
        if asked is None or asked.ask != ask or seat not in must_agree(self.fold):
            raise Refused("conflict", "host-nothing_asked")
        self.add(rows.TakeBackAgreed() if agree else rows.TakeBackDenied(), seat, command)
        self.maybe_take_back()

    def maybe_take_back(self) -> None:
        """What somebody asks to take back is, once nobody is left who would have to agree."""
        asked = self.fold.take_back
        if asked is not None and not must_agree(self.fold):
            entries = self.table.record.entries
            left = max(n for n, entry in enumerate(entries) if entry.seat == asked.seat)
            self.add(rows.TookBack(asked.seat, left))

    def premove(self, seat: Seat, number: int, action: Any, command: str | None) -> None:
        """The answer to the next question is held; where it is asked already, it is given."""
        now = self.table.number(seat)
        if number != now:
            raise Stale(seat, number, now)
        if seat in self.fold.to_act:
            self.answer(seat, number, action, command)
        else:
            self.add(rows.Premoved(number, self.table.read(action)), seat, command)

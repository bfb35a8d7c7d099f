"""A table as its log tells it: who sits where, the match, the clocks. Only rows change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from dracosaur.core.fair import commitment_to
from dracosaur.core.game import AnyGame, Event, Message, Refusal, Seat
from dracosaur.core.records import BadRecord, Entry, Header, Record
from dracosaur.core.snapshots import Snapshot
from dracosaur.core.starts import header_at
from dracosaur.core.table import Table
from dracosaur.core.values import Value
from dracosaur.games import load
from dracosaur.play import Match, Seats
from dracosaur.server.hosting import rows
from dracosaur.server.hosting.clocks import Clocks
from dracosaur.server.hosting.frames import Away, Phase
from dracosaur.server.hosting.telling import Telling, Undo
from dracosaur.server.store import Listing, LogRow

Observer = Seat | None  # None is a spectator


@dataclass
class Chair:
    """Who sits on a seat: a person, a bot, or a bot that plays for a person who is away."""

    person: str = ""
    name: str = ""
    salt: str = ""
    bot: str = ""  # that plays now
    away: Away = ""  # why a bot plays for the person

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.person and not self.bot


@dataclass
class TakeBack:
    """Somebody asks to take back; the others agree one by one."""

    ask: int  # which one at this table
    seat: Seat
    number: int
    agreed: set[int]


class Noted(Value, frozen=True):
    """A line of the table's log beside the game."""

    at: int
    message: Message


class Kept(Value, frozen=True):
    """What spares a replay: the snapshot of the match, and how much was taken back from whom."""

    snapshot: Snapshot
    undos: tuple[tuple[Undo, ...], ...]  # of the spectator, then by seat


SPECTATOR: Final = None


class Fold:
    """The state of a table after some of its rows."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.opened: rows.Opened = None  # type: ignore[assignment]  # by the first row
        self.owner = ""
        self.code = ""  # to join by; the store gives it
        self.phase: Phase = "gathering"
        self.is_public = True
        self.chairs: list[Chair] = []
        self.table: Table | None = None
        self.match: Match | None = None
        self.clocks: Clocks = Clocks(())
        self.premoves: dict[Seat, rows.Premoved] = {}
        self.dropped: dict[Seat, tuple[rows.Premoved, Refusal]] = {}  # since the seat has answered last
        self.take_back: TakeBack | None = None
        self.helped: set[int] = set()  # seats of people for whom a bot has decided
        self.warming: set[int] = set()  # seats of bots for whom another one had to begin
        self.rematch = ""
        self.is_counted = False
        self.log: list[Noted] = []
        self.tellings: dict[Observer, Telling] = {}
        self._asks = 0
        # By observer the revision of the match, how many entries it had, and what they told her.
        self._lines: dict[Observer, tuple[int, int, list[Event]]] = {}
        self._is_quick = False
        self.record: Record | None = None  # of the match, once it has begun

    # Looking

    @property
    def game(self) -> AnyGame:
        """The game of the table."""
        return load(self.opened.game)

    @property
    def commitment(self) -> str:
        """The promise about chance."""
        return commitment_to(bytes.fromhex(self.opened.key))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return self.table.to_act if self.table is not None and self.phase == "running" else ()

    def seat_of(self, person: str) -> Seat | None:
        """Where the person sits; a stranger, who has no name, sits nowhere."""
        seats = (Seat(seat) for seat, chair in enumerate(self.chairs) if chair.person == person)
        return next(seats, None) if person else None

    def may_be_seen_by(self, person: str) -> bool:
        """Whether the person may watch, and replay; before a match begins, whoever has the link may."""
        is_private = not self.is_public and self.phase in ("running", "over")
        return not is_private or self.seat_of(person) is not None or person == self.owner

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot decides for the seat."""
        return bool(self.chairs[seat].bot)

    def lines(self, observer: Observer) -> list[Event]:
        """What the observer was told of the game and still stands."""
        if self.table is None:
            return []
        revision, entries = self.table.revision, len(self.table.record.entries)
        at, known, lines = self._lines.get(observer, (0, 0, []))
        if at != revision:
            if self.table.kept(at) < known:
                known, lines = 0, []
            lines = lines + self.table.told(observer, known)
            self._lines[observer] = revision, entries, lines
        return lines

    def told(self, observer: Observer) -> int:
        """How far the observer has been told."""
        return self.tellings[observer].count(len(self.lines(observer))) if self.tellings else 0

    def kept(self) -> Kept:
        """What spares a replay of this fold."""
        assert self.table is not None, "nothing is played yet"
        return Kept(self.table.snapshot(), tuple(tuple(t.undos) for t in self.tellings.values()))

    def adopt(self, listing: Listing) -> None:
        """A person may have another id than when she sat down: the account that took over a guest's games.

        The listing must be as new as the fold: it is no word about who sat down since.
        """
        self.code, self.owner = listing.code, listing.owner_id
        for holder in listing.holders:
            if self.chairs[holder.seat].person:
                self.chairs[holder.seat].person = holder.person_id or ""

    # Folding

    def add(self, row: LogRow, *, is_quick: bool = False) -> None:
        """One more row of the log; what has been done to the match already is not done again.

        A quick one is only written into the record, of which a snapshot is to come.
        """
        payload = rows.payload_of(row)
        self._is_quick = is_quick
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} does not follow row {self.seq}")
        self.seq = row.seq
        if row.clocks:
            self.clocks = Clocks.decode(row.clocks)
        self._fold(row, payload)

    def _note(self, row: LogRow, key: str, **values: str | int) -> None:
        self.log.append(Noted(row.at, Message(f"log-{key}", dict(values))))

    def _fold(self, row: LogRow, payload: rows.AnyPayload) -> None:
        match payload:
            case rows.Opened():
                self._open(payload)
            case rows.Seated(seat, person, name, salt):
                self.chairs[seat] = Chair(person, name, salt)
                self._note(row, "seated", name=name)
            case rows.Left(seat):
                self._note(row, "left", name=self.chairs[seat].name)
                self.chairs[seat] = Chair()
            case rows.Started():
                self._start(payload)
                self._note(row, "started")
            case rows.Answered():
                self._answer(Seat(row.seat), payload)
            case rows.Undone(entry, is_seen):
                self._undo(Seat(row.seat), entry)
                if is_seen:
                    self.take_back = None
                    self._note(row, "undone", name=self.chairs[row.seat].name)
            case rows.TakeBackAsked(number):
                self._asks += 1
                self.take_back = TakeBack(self._asks, Seat(row.seat), number, set())
                self._note(row, "take_back_asked", name=self.chairs[row.seat].name)
            case rows.TakeBackAgreed():
                assert self.take_back is not None, "nobody asks to take back"
                self.take_back.agreed.add(row.seat)
            case rows.TakeBackDenied():
                self.take_back = None
                self._note(row, "take_back_denied", name=self.chairs[row.seat].name)
            case rows.TookBack(seat, left):
                self._go_back(Seat(seat), left)
                self._note(row, "took_back", name=self.chairs[seat].name)
            case rows.Premoved():
                self.premoves[Seat(row.seat)] = payload
                self.dropped.pop(Seat(row.seat), None)
            case rows.PremoveDropped(refusal):
                held = self.premoves.pop(Seat(row.seat))
                if refusal is not None:
                    self.dropped[Seat(row.seat)] = held, refusal
            case rows.Replaced(seat, bot, why):
                self.chairs[seat].bot, self.chairs[seat].away = bot, why
                self._note(row, f"replaced-{why}", name=self.chairs[seat].name)
            case rows.Returned(seat):
                self.chairs[seat].bot = self.chairs[seat].away = ""
                self._note(row, "returned", name=self.chairs[seat].name)
            case rows.Warmed(seat, instead):
                self.warming.add(seat)
                self._note(row, "warming", player=seat, bot=instead)
            case rows.Published(is_public):
                self.is_public = is_public
            case rows.Rematched(table):
                self.rematch = table
                self._note(row, "rematch")
            case rows.Counted():
                self.is_counted = True
            case rows.Closed():
                self.phase = "closed"
                self._note(row, "closed")

    def _open(self, opened: rows.Opened) -> None:
        self.opened, self.owner = opened, opened.owner
        self.is_public = opened.is_public
        self.chairs = [Chair(bot=opened.bots.get(seat, "")) for seat in range(opened.seats)]
        self.clocks = Clocks.of(opened.clock, opened.seats)

    def header(self, started: rows.Started) -> Header:
        """What the record of the match begins with."""
        opened = self.opened
        if opened.start is not None:
            header = header_at(self.game, opened.start)
        else:
            header = Header(opened.game, started.rules_version, opened.seats, opened.options)
        said = {"names": started.names, "players": started.players, "salts": started.salts}
        return msgspec.structs.replace(header, **said).with_key(bytes.fromhex(opened.key))

    def _start(self, started: rows.Started) -> None:
        self.phase = "running"
        for chair, player in zip(self.chairs, started.players, strict=True):
            if chair.is_free:
                chair.bot = player
        if self.table is None:
            self.record = Record(self.header(started), self._entries(started.entries))
            if not self._is_quick:
                self.begin(self.record)

    def begin(self, record: Record, kept: Kept | None = None) -> None:
        """The match of a record is at the table."""
        self.table = Table.resume(self.game, record, None if kept is None else kept.snapshot)
        everybody = [Seat(seat) for seat in range(self.opened.seats)]
        self.match = Match(self.table, Seats(len(everybody), everybody, {}))
        observers: list[Observer] = [SPECTATOR, *everybody]
        undos = ((),) * len(observers) if kept is None else kept.undos
        self.tellings = {observer: Telling(undo) for observer, undo in zip(observers, undos, strict=True)}
        if self.table.is_over:
            self.phase = "over"

    def _entries(self, entries: tuple[Any, ...]) -> tuple[Entry, ...]:
        kind = tuple[int, self.game.action_type]  # type: ignore[name-defined]  # a type made at run time
        read = [msgspec.convert(entry, kind) for entry in entries]
        return tuple(Entry(Seat(seat), action) for seat, action in read)

    def _answer(self, seat: Seat, answered: rows.Answered) -> None:
        if self.chairs[seat].away:
            self.helped.add(seat)
        self.dropped.pop(seat, None)
        if self.table is None:
            assert self.record is not None, "the match has not begun"
            self.record.entries += self._entries(answered.entries)
        else:
            if len(self.table.record.entries) == answered.before:
                self.table.enter(self._entries(answered.entries))
            if self.table.is_over:
                self.phase = "over"
        if answered.is_seen:
            self.take_back = None  # a step in secret does not end it: the others would notice
        held = self.premoves.get(seat)
        if held is not None and held.number <= answered.number:
            del self.premoves[seat]

    def _undo(self, seat: Seat, entry: int) -> None:
        """The match stands where it was without this entry of the seat."""
        self.premoves.pop(seat, None)
        table = self.table
        if table is None:
            assert self.record is not None, "the match has not begun"
            del self.record.entries[entry]
            return
        for observer in self.tellings:
            if table.told(observer, entry, entry + 1):  # else the observer has never heard of it
                self._take_back_lines(observer, entry)
        if table.undoable(seat) != entry or not table.undo(seat):
            raise ValueError(f"entry {entry} cannot be taken back")

    def _go_back(self, seat: Seat, left: int) -> None:
        """The match stands where it had so many entries."""
        self.take_back = None
        self.premoves.clear()
        table = self.table
        if table is None:
            assert self.record is not None, "the match has not begun"
            del self.record.entries[left:]
            return
        for observer in self.tellings:
            self._take_back_lines(observer, left)
        table.take_back(seat)
        if len(table.record.entries) != left:
            raise ValueError(f"{len(table.record.entries)} entries are left, not {left}")

    def _take_back_lines(self, observer: Observer, entry: int) -> None:
        """What the observer was told from this entry on is void."""
        assert self.table is not None, "the match has not begun"
        lines = len(self.table.told(observer))
        self.tellings[observer].take_back(lines, lines - len(self.table.told(observer, entry)))


def fold(id: str, log: Sequence[LogRow], kept: tuple[int, bytes] | None = None) -> Fold:
    """The table of a log; with what was kept after so many rows, only the later ones are played.

    A match that began by other rules goes on by the present ones, if every move holds by them, too.
    """
    if _is_outdated(log):
        return _carry_over(id, log)
    folded = Fold(id)
    quick, known = (0, None) if kept is None else (kept[0], msgspec.json.decode(kept[1], type=Kept))
    for row in log:
        folded.add(row, is_quick=row.seq <= quick)
        if row.seq == quick and folded.record is not None:
            folded.begin(folded.record, known)
    return folded


def _is_outdated(log: Sequence[LogRow]) -> bool:
    """Whether the match has begun by another version of the rules."""
    opened = next(payload for row in log if isinstance(payload := rows.payload_of(row), rows.Opened))
    for row in log:
        if row.kind == "started":
            started = rows.payload_of(row)
            assert isinstance(started, rows.Started), "the kind of the row says so"
            return started.rules_version != load(opened.game).rules_version
    return False


def _carry_over(id: str, log: Sequence[LogRow]) -> Fold:
    """The table by the present rules; closed where they forbid what was played."""
    folded = Fold(id)
    for row in log:
        folded.add(row, is_quick=True)
    record = folded.record
    assert record is not None, "an outdated match has begun"
    header = msgspec.structs.replace(record.header, rules_version=folded.game.rules_version)
    try:
        folded.begin(Record(header, tuple(record.entries)))
    except BadRecord:
        folded.phase = "closed"
        folded.log.append(Noted(log[-1].at, Message("log-rules_changed")))
    return folded

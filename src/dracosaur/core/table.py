"""A running match: the state, its record, and what can still be taken back or told again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from dracosaur.core.fair import new_key
from dracosaur.core.game import CHANCE, Action, AnyGame, Event, Illegal, ScoreSheet, Seat
from dracosaur.core.options import option_values
from dracosaur.core.records import BadRecord, Entry, Header, Record, first_state, follow
from dracosaur.core.snapshots import Snapshot, state_of, take_snapshot
from dracosaur.core.starts import header_at

MARK_EVERY: Final = 16  # entries: a take-back plays at most so many again


class Stale(Illegal):
    """An answer to a question that is no longer asked: the seat has decided since, or taken back."""

    def __init__(self, seat: Seat, number: int, now: int) -> None:
        super().__init__("why-stale", "")
        self.seat = seat
        self.number = number
        self.now = now

    def __str__(self) -> str:
        return f"seat {self.seat} answers its decision {self.number}, but decision {self.now} is asked"


class Table:
    """One match from the first deal to the last score; it alone holds the state, others get views."""

    def __init__(self, game: AnyGame, record: Record, snapshot: Snapshot | None = None) -> None:
        self.game = game
        self.record = record
        self.state: Any = None  # the game's State; another one after each entry
        self._acting: tuple[Any, tuple[Seat, ...]] | None = None  # a state, and who owes a decision in it
        self._events: list[tuple[Event, ...]] = []  # of each entry
        self._before: list[Any] = []  # the states before the last entries, back to the point of no return
        self._marks: dict[int, Any] = {}  # states after so many entries, for going back
        self._numbers: Counter[Seat] = Counter()  # decisions of each seat
        self._undone: list[tuple[int, int]] = []  # revision and entries left, of each undo
        self._catch_up(snapshot)
        self._draw_chance()

    @classmethod
    def open(
        cls,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        names: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
        salts: tuple[str, ...] = (),
    ) -> Table:
        """A new match; with a seed, the same decisions give the same match."""
        if seats not in game.seat_counts:
            least, most = game.seat_counts[0], game.seat_counts[-1]
            raise ValueError(f"{game.name} is for {least} to {most} players, not {seats}")
        header = Header(
            game.name,
            game.rules_version,
            seats,
            option_values(game.options(options or {}, seats)),
            "" if seed is None else str(seed),
            names,
            players=players,
            salts=salts,
        )
        return cls(game, Record(header.with_key(new_key(seed))))

    @classmethod
    def open_at(cls, game: AnyGame, document: Mapping[str, object], seed: int | str | None = None) -> Table:
        """A match that goes on from a position; raises BadPosition."""
        return cls(game, Record(header_at(game, document, seed)))

    @classmethod
    def resume(cls, game: AnyGame, record: Record, snapshot: Snapshot | None = None) -> Table:
        """The match of a record goes on as if it had never stopped.

        The record is replayed, with a snapshot only its end; a snapshot that does not fit is left aside.
        """
        return cls(game, record, snapshot)

    def _catch_up(self, snapshot: Snapshot | None) -> None:
        """Remember what the record tells."""
        state = None if snapshot is None else state_of(snapshot, self.record, self.game)
        if snapshot is None or state is None:
            self.state = first_state(self.record.header, self.game)
        else:
            self.state = state
            self._events = list(snapshot.events)
            self._undone = list(snapshot.undone)
        n = len(self._events)
        self._numbers.update(entry.seat for entry in self.record.entries[:n])
        for entry, after in zip(
            self.record.entries[n:], follow(self.record, self.game, self.state, n), strict=True
        ):
            self._remember(entry.seat, entry.action, after)
        header = self.record.header
        if header.commitment and not header.key and not self.is_over:
            raise BadRecord(1, "without its key the match cannot go on", "record-keyless")

    def snapshot(self) -> Snapshot:
        """What makes `resume` fast; what can be undone now can be undone then."""
        known = len(self.record.entries) - len(self._before)
        state = self._before[0] if self._before else self.state
        return take_snapshot(self.record, known, state, self._events, self._undone)

    # Looking

    @property
    def seats(self) -> int:
        """How many play."""
        return self.record.header.seats

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision; empty when the match is over."""
        if self._acting is None or self._acting[0] is not self.state:
            self._acting = self.state, self.game.to_act(self.state)
        return self._acting[1]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.to_act

    @property
    def revision(self) -> int:
        """How many entries were made and taken back so far: it only grows."""
        return len(self.record.entries) + 2 * len(self._undone)

    def number(self, seat: Seat) -> int:
        """Which decision of the seat comes next: how many it has made."""
        return self._numbers[seat]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do now."""
        return tuple(self.game.legal(self.state, seat))

    def view(self, seat: Seat | None) -> Any:  # the game's View
        """What the seat may know."""
        return self.game.view(self.state, seat)

    def score_sheet(self) -> ScoreSheet:
        """What everybody would score now."""
        return self.game.score_sheet(self.state)

    def published(self) -> Record:
        """What everybody may have: the open header while the match runs, the record with its key after.

        A position with which the match began may hold what a seat has in hand still.
        """
        if self.is_over:
            return self.record
        return Record(msgspec.structs.replace(self.record.header.public(), start=None))

    # Telling

    def told(self, seat: Seat | None, since: int = 0, until: int | None = None) -> list[Event]:
        """What the entries from `since` on, and before `until`, have told the seat; None is a spectator."""
        return [event for told in self._events[since:until] for event in told if event.is_for(seat)]

    def history(self, seat: Seat | None) -> list[Event]:
        """All events of the match so far that the seat may see."""
        return self.told(seat)

    def kept(self, revision: int) -> int:
        """How many of the entries of this revision still stand: what the others have told is void."""
        if revision > self.revision:
            return 0  # of a table that was resumed without its snapshot since
        earlier = sum(undone <= revision for undone, _ in self._undone)
        return min([revision - 2 * earlier, *(left for _, left in self._undone[earlier:])])

    # Deciding

    def act(self, seat: Seat, action: Action, number: int | None = None) -> None:
        """Carry out a decision and let chance answer; a forbidden one raises Illegal and changes nothing.

        An answer that names the number of its decision raises Stale where another one is asked.
        """
        if number is not None and number != self.number(seat):
            raise Stale(seat, number, self.number(seat))
        self._enter(seat, self.read(action))
        self._draw_chance()

    def enter(self, entries: Iterable[Entry]) -> None:
        """Go on as a log tells, chance included; raises Illegal where an entry does not fit."""
        for entry in entries:
            self._enter(entry.seat, entry.action)

    def read(self, action: Action) -> Action:
        """The action as a record would give it back; Illegal where it is none of this game."""
        try:
            read: Action = msgspec.convert(msgspec.to_builtins(action), self.game.action_type)
        except (TypeError, msgspec.ValidationError):
            raise self.game.illegal(self.game.no_action(action)) from None
        return read

    def _draw_chance(self) -> None:
        """Draw for chance until a player has to decide; the number of the entry says by which numbers."""
        while self.to_act == (CHANCE,):
            stream = self.record.header.stream(len(self.record.entries) + 1)
            self._enter(CHANCE, self.game.draw_lot(self.state, stream.below))

    def _enter(self, seat: Seat, action: Action) -> None:
        after = self.game.apply(self.state, seat, action)
        self.record.append(seat, action)
        self._remember(seat, action, after)

    def _remember(self, seat: Seat, action: Action, after: Any) -> None:
        """The state after the entry is the present one, and what it told and whether it can go is known."""
        self._events.append(self.game.events(self.state, seat, action, after))
        self._numbers[seat] += 1
        if seat == CHANCE or self.game.reveals(self.state, after):
            self._before.clear()
        else:
            self._before.append(self.state)
        self.state = after
        if len(self._events) % MARK_EVERY == 0:
            self._marks[len(self._events)] = after

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last decision.

        Never past chance, a decision that showed something new, or an action of another seat that it knows
        of. What others do in secret does not matter: else they would be told of it by this.
        """
        return self.undoable(seat) is not None

    def undoable(self, seat: Seat) -> int | None:
        """The entry that the seat may take back; None where there is none."""
        entries = self.record.entries
        first = len(entries) - len(self._before)
        if all(entry.seat != seat for entry in entries[first:]):
            return None
        for n in range(len(entries) - 1, first - 1, -1):
            if entries[n].seat == seat:
                return n
            after = self._before[n + 1 - first] if n + 1 < len(entries) else self.state
            if self._noticed(seat, n, self._before[n - first], after):
                return None
        return None

    def _noticed(self, seat: Seat, n: int, before: Any, after: Any) -> bool:  # the game's States
        """Whether the seat knows of the entry that lies between the two states."""
        is_told = any(event.is_for(seat) for event in self._events[n])
        return is_told or self.game.view(before, seat) != self.game.view(after, seat)

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last decision and what it told, where that is allowed; says whether it was."""
        n = self.undoable(seat)
        if n is None:
            return False
        later = self.record.entries[n + 1 :]
        for _ in range(len(later) + 1):
            self.state = self._before.pop()
            self._drop_entry()
        self.enter(later)  # decisions in secret do not depend on each other
        return True

    def take_back(self, seat: Seat) -> bool:
        """Go back to before the seat's last decision, past whatever followed; says whether there was one.

        Only for a table where everybody else agrees. Chance will give the same again for the same entries.
        """
        if not self._numbers[seat]:
            return False
        while self._drop_entry() != seat:
            pass
        self._return_to_mark()
        return True

    def _return_to_mark(self) -> None:
        """The state is the one of the record again, played from the last state that was kept on the way."""
        self._marks = {n: state for n, state in self._marks.items() if n <= len(self.record.entries)}
        n = max(self._marks, default=0)
        later = self.record.entries[n:]
        del self.record.entries[n:], self._events[n:]
        self.state = self._marks[n] if n else first_state(self.record.header, self.game)
        self._before, self._numbers = [], Counter(entry.seat for entry in self.record.entries)
        self.enter(later)

    def _drop_entry(self) -> Seat:
        """The last entry is gone, and what it told; the state is not touched."""
        entry = self.record.entries.pop()
        self._events.pop()
        self._numbers[entry.seat] -= 1
        self._undone.append((self.revision + 2, len(self.record.entries)))
        return entry.seat

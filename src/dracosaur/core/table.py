"""A running match: the state, its record, and the generator that speaks for chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dracosaur.core.game import CHANCE, Action, AnyGame, Event, ScoreSheet, Seat
from dracosaur.core.options import option_values
from dracosaur.core.records import Header, Record, final_state, replay, undo_point
from dracosaur.core.rng import Rng


class Stale(ValueError):
    """An answer to a question that is no longer asked: the seat has decided since, or taken back."""

    def __init__(self, seat: Seat, number: int, now: int) -> None:
        super().__init__(f"seat {seat} answers its decision {number}, but decision {now} is asked")
        self.seat = seat
        self.number = number
        self.now = now


class Table:
    """One match from the first deal to the last score; it alone holds the state, others get views."""

    def __init__(self, game: AnyGame, record: Record, rng: Rng) -> None:
        self.game = game
        self.record = record
        self.rng = rng
        self.state: Any = final_state(record, game)  # the game's State
        self.news: list[Event] = []  # what happened since it was last taken
        self.revision = 0  # counts entries and undos
        self._before: Any = None  # the state before the last entry, where it is still known
        self.draw_chance()

    @classmethod
    def open(
        cls,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        names: tuple[str, ...] = (),
    ) -> Table:
        """A new match; the same seed and the same decisions give the same match."""
        chosen = game.options(options or {}, seats)
        header = Header(game.name, game.rules_version, seats, option_values(chosen), str(seed), names)
        return cls(game, Record(header), Rng(header.seed))  # as text: the header opens the match again

    @classmethod
    def resume(cls, game: AnyGame, record: Record) -> Table:
        """The match of a record goes on where it stopped; chance goes on with a stream of its own."""
        return cls(game, record, Rng(record.header.seed, "resumed", len(record.entries)))

    @property
    def seats(self) -> int:
        """How many play."""
        return self.record.header.seats

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision; empty when the match is over."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.to_act

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do now."""
        return tuple(self.game.legal(self.state, seat))

    def view(self, seat: Seat | None) -> Any:  # the game's View
        """What the seat may know."""
        return self.game.view(self.state, seat)

    def score_sheet(self) -> ScoreSheet:
        """What everybody would score now."""
        return self.game.score_sheet(self.state)

    def number(self, seat: Seat) -> int:
        """Which decision of the seat comes next: how many it has made."""
        return sum(entry.seat == seat for entry in self.record.entries)

    def act(self, seat: Seat, action: Action, number: int | None = None) -> None:
        """Carry out a decision and let chance answer; a forbidden one raises Illegal and changes nothing.

        An answer that names the number of its decision raises Stale where another one is asked.
        """
        if number is not None and number != self.number(seat):
            raise Stale(seat, number, self.number(seat))
        self._enter(seat, action)
        self.draw_chance()

    def draw_chance(self) -> None:
        """Draw for chance until a player has to decide."""
        while self.to_act == (CHANCE,):
            self._enter(CHANCE, self.game.sample_chance(self.state, self.rng))

    def _enter(self, seat: Seat, action: Action) -> None:
        after = self.game.apply(self.state, seat, action)
        self.news += self.game.events(self.state, seat, action, after)
        self.record.append(seat, action)
        self.revision += 1
        self._before, self.state = self.state, after

    def take_news(self) -> list[Event]:
        """The events since the last call, once; to whom each may be told is for the caller to ask of it."""
        news, self.news = self.news, []
        return news

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last decision."""
        if self._before is None:
            return undo_point(self.record, seat, self.game) is not None
        # The same without playing the whole record again, because a client asks after every entry.
        return self.record.entries[-1].seat == seat and not self.game.reveals(self._before, self.state)

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last decision where that is allowed; says whether it was."""
        if not self.can_undo(seat):
            return False
        entry = self.record.entries.pop()
        self.revision += 1
        before = final_state(self.record, self.game)
        if self.news:  # not taken yet, so that its end is what the entry brought
            untold = len(self.game.events(before, entry.seat, entry.action, self.state))
            del self.news[len(self.news) - untold :]
        self.state = before
        self._before = None
        return True

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What the entries from this number on told the seat."""
        states = list(replay(self.record, self.game))
        return [
            event
            for i, (entry, before) in enumerate(zip(self.record.entries, states, strict=False))
            if i >= since
            for event in self.game.events(before, entry.seat, entry.action, states[i + 1])
            if event.is_for(seat)
        ]

    def history(self, seat: Seat | None) -> list[Event]:
        """All events of the match so far that the seat may see, as after a resume."""
        states = list(replay(self.record, self.game))
        return [
            event
            for before, entry, after in zip(states, self.record.entries, states[1:], strict=False)
            for event in self.game.events(before, entry.seat, entry.action, after)
            if event.is_for(seat)
        ]

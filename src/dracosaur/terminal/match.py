"""A table as the screens may use it: views, refusals, events and scores go out, decisions come in."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from dracosaur.core.game import CHANCE, Action, AnyGame, Event, Refusal, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.terminal import saves
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.seats import Seats
from dracosaur.text import Words

RIVAL = "automa"  # the message that names the opponent of a solo game


class Match:
    """One table with its people and bots. The state stays in here; `scene` is the only way to look."""

    def __init__(self, game: AnyGame, table: Table, seats: Seats, record_path: Path | None) -> None:
        self.game = game
        self.seats = seats
        self.record_path = record_path
        # One person alone needs no curtain; several see nothing before they say that they are here.
        self.viewer: Seat | None = seats.humans[0] if len(seats.humans) == 1 else None
        self._table = table
        header = table.record.header
        self._bots = seats.make_bots(game, header.seed, len(table.record.entries))
        self._logs: dict[Seat | None, list[Event]] = {}
        self._read_history()

    def again(self) -> Match:
        """A new match with the same people, bots and options, kept in a new file where this one is kept."""
        header = self._table.record.header
        table = Table.open(self.game, header.seats, header.options, secrets.token_hex(8), header.names)
        path = None if self.record_path is None else saves.unused(self.record_path)
        return Match(self.game, table, self.seats, path)

    # Looking

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self._table.is_over

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard and must not see each other's secrets."""
        return len(self.seats.humans) > 1

    def names(self, words: Words) -> tuple[str, ...]:
        """The players by seat; behind them the opponent whom a solo game plays itself."""
        names = self.seats.names(self._table.record.header.names, words)
        rivals = len(self._table.score_sheet().players) - len(names)
        return (*names, *(words.say(RIVAL) for _ in range(rivals)))

    def scene(self, words: Words) -> Scene:
        """The table as the viewer knows it; after the end nothing is secret any more."""
        seat = self.viewer
        view = self._table.view(seat)
        asked = seat is not None and not self.is_over
        return Scene(
            game=self.game,
            view=view,
            seat=seat,
            names=self.names(words),
            legal=self._table.legal(seat) if asked and seat is not None else (),
            sheet=self._table.score_sheet(),
            log=tuple(self._logs[seat]),
            decision=self._decisions(seat),
            can_undo=self.can_undo,
            is_over=self.is_over,
            words=words,
            why_not=self._why_not,
            foresee=partial(self._foresee, seat, view),
        )

    def public_log(self) -> tuple[Event, ...]:
        """What everybody has seen, for the curtain between two people."""
        return tuple(self._logs[None])

    def _decisions(self, seat: Seat | None) -> int:
        return sum(entry.seat == seat for entry in self._table.record.entries)

    def _why_not(self, action: Action) -> Refusal | None:
        assert self.viewer is not None
        return self.game.why_not(self._table.state, self.viewer, action)

    def _foresee(
        self, seat: Seat | None, view: Any, first: Action, then: Sequence[Action]
    ) -> Mapping[Action, Refusal | None]:
        """What would forbid each of the later actions after the first one; empty where that cannot be said.

        Worked out on a table imagined from the view, where the others answer anyhow, so that it tells nothing
        but what the view tells.
        """
        assert seat is not None
        rng = Rng("foresee")
        state = self.game.apply(self.game.imagine(view, rng), seat, first)
        while (waiting := self.game.to_act(state)) and seat not in waiting and CHANCE not in waiting:
            state = self.game.apply(state, waiting[0], self.game.fallback(state, waiting[0], rng))
        if seat not in self.game.to_act(state):
            return {}
        return {action: self.game.why_not(state, seat, action) for action in then}

    # Deciding

    def person_to_act(self) -> Seat | None:
        """The person whose decision comes next."""
        return self.seats.next_person(self._table.to_act, self.viewer)

    def decide(self, action: Action) -> None:
        """The viewer's decision; raises Illegal and changes nothing where a rule forbids it."""
        assert self.viewer is not None
        self._act(self.viewer, action)

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take back the last decision."""
        return self.viewer is not None and self._table.can_undo(self.viewer)

    def undo(self) -> bool:
        """Take back the viewer's last decision where the rules of undo allow it; says whether they do."""
        if self.viewer is None or not self._table.undo(self.viewer):
            return False
        self._read_history()
        return True

    # Bots

    def bots_to_act(self) -> tuple[Seat, ...]:
        """The bots that owe a decision."""
        return tuple(seat for seat in self._table.to_act if seat in self._bots)

    def question(self, seat: Seat) -> tuple[Any, tuple[Action, ...]]:
        """What the bot of the seat is asked: its view and its legal actions."""
        return self._table.view(seat), self._table.legal(seat)

    def think(self, seat: Seat, view: Any, legal: Sequence[Action]) -> Action:
        """The bot's choice; touches nothing but the bot, so that it can run in a thread."""
        return self._bots[seat].choose(view, legal)

    def answer(self, seat: Seat, action: Action) -> None:
        """Enter what a bot has chosen, unless the question has changed since."""
        if seat in self._table.to_act and action in self._table.legal(seat):
            self._act(seat, action)

    # Keeping

    def save(self) -> Path:
        """Write the record to its file, or to a new one in the user's data folder; raises OSError."""
        if self.record_path is None:
            self.record_path = saves.default_path(self.game.name)
        self.record_path.parent.mkdir(parents=True, exist_ok=True)
        self._table.record.save(self.record_path)
        return self.record_path

    def _act(self, seat: Seat, action: Action) -> None:
        self._table.act(seat, action)
        for event in self._table.take_news():
            for viewer, log in self._logs.items():
                if event.is_for(viewer):
                    log.append(event)

    def _read_history(self) -> None:
        viewers: tuple[Seat | None, ...] = (None, *self.seats.humans)
        self._logs = {viewer: self._table.history(viewer) for viewer in viewers}
        self._table.take_news()  # the history tells it already

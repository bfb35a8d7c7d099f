"""The course of a finished match: its states worked out once, points after every step, what was told."""

from __future__ import annotations

from dracosaur.core.game import AnyGame, Event, Seat
from dracosaur.core.records import Record, replay
from dracosaur.core.values import Value
from dracosaur.server.hosting.frames import Said
from dracosaur.server.hosting.speaking import Speaker


class Passed(Value, frozen=True):
    """An entry of the match, and what a seat was told by it."""

    seat: int  # -1 is chance
    notation: str
    told: tuple[Said, ...]


class Course(Value, frozen=True):
    """A finished match from the first step to the last one, told to a seat; None is a spectator."""

    table: str
    game: str
    seat: int | None
    points: tuple[tuple[int, ...], ...]  # by player of the score sheet, the step before the first entry first
    rounds: tuple[int, ...]  # the steps with which rounds begin; empty where the game counts none
    entries: tuple[Passed, ...]


class Story:
    """The states of a finished match, worked out once."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.states = tuple(replay(record, game))
        totals = [[player.total for player in game.score_sheet(state).players] for state in self.states]
        self.points = tuple(zip(*totals, strict=True))
        self.rounds = self._rounds()

    def _rounds(self) -> tuple[int, ...]:
        views = [self.game.view(state, None) for state in self.states[:-1]]
        counted = [getattr(view, "round", 0) for view in views]
        return tuple(step for step, n in enumerate(counted) if n and (step == 0 or n != counted[step - 1]))

    def told(self, step: int, seat: Seat | None) -> list[Event]:
        """What the entry that led to the step told the seat."""
        if step == 0:
            return []
        entry = self.record.entries[step - 1]
        before, after = self.states[step - 1], self.states[step]
        return [
            event for event in self.game.events(before, entry.seat, entry.action, after) if event.is_for(seat)
        ]

    def course(self, table: str, seat: Seat | None, speaker: Speaker) -> Course:
        """All steps, as the seat was told of them."""
        entries = tuple(
            Passed(
                entry.seat,
                self.game.format_action(entry.seat, entry.action),
                speaker.all(self.told(number, seat)),
            )
            for number, entry in enumerate(self.record.entries, start=1)
        )
        return Course(table, self.game.name, seat, self.points, self.rounds, entries)

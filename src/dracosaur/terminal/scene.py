"""What the widgets are given to draw: what one seat knows and is asked, never a state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dracosaur.bots.hints import Hint
from dracosaur.core.asking import Choice, Foresight, Question, Spot
from dracosaur.core.game import Action, AnyGame, Event, Refusal, ScoreSheet, Seat
from dracosaur.play import Voice
from dracosaur.text import Words


@dataclass(frozen=True)
class Scene:
    """The table at one moment through the eyes of one seat; `seat` is None for a spectator."""

    game: AnyGame
    view: Any  # the game's View
    seat: Seat | None
    names: tuple[str, ...]
    all_names: tuple[tuple[str, ...], ...]  # by seat, from the full name to the shortest
    question: Question | None
    sheet: ScoreSheet
    log: tuple[Event, ...]
    latest: tuple[Event, ...]  # what happened since the seat decided last
    can_undo: bool
    is_over: bool
    words: Words
    voice: Voice
    why_not: Callable[[Action], Refusal | None]  # of what the question does not list: a hex far away
    ways: Callable[[tuple[Spot, ...]], tuple[Choice, ...]]
    foresee: Callable[[Action], Foresight]  # what would follow from an action that is only considered
    hint: Callable[[], Hint | None]  # a good answer; it may think

    @property
    def is_asked(self) -> bool:
        """Whether the seat owes a decision."""
        return self.question is not None

"""What the widgets are given to draw: what one seat knows and may do, never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dracosaur.core.game import Action, AnyGame, Event, Refusal, ScoreSheet, Seat
from dracosaur.text import Words

WhyNot = Callable[[Action], Refusal | None]
Foresee = Callable[[Action, Sequence[Action]], Mapping[Action, Refusal | None]]


@dataclass(frozen=True)
class Scene:
    """The table at one moment through the eyes of one seat; `seat` is None for a spectator."""

    game: AnyGame
    view: Any  # the game's View
    seat: Seat | None
    names: tuple[str, ...]
    legal: tuple[Action, ...]
    sheet: ScoreSheet
    log: tuple[Event, ...]
    decision: int  # which decision of the seat this is, so that a late key cannot answer the next one
    can_undo: bool
    is_over: bool
    words: Words
    why_not: WhyNot
    foresee: Foresee  # what would be forbidden after an action that is only considered

    @property
    def is_asked(self) -> bool:
        """Whether the seat owes a decision."""
        return bool(self.legal)

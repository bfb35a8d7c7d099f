"""What the store is told of a table beside its rows: for lists, and for what the server does by itself."""

from __future__ import annotations

from typing import Final

from dracosaur.server.hosting.fold import Fold
from dracosaur.server.store import Holder, Standing, Status

LEAST_THINKING: Final = 600_000  # milliseconds
STATUS: Final = {
    "gathering": Status.OPEN,
    "running": Status.RUNNING,
    "over": Status.OVER,
    "closed": Status.CLOSED,
}


def standing_of(fold: Fold, served: int) -> Standing:
    """Whom the table waits for, and when the server has to look at it by itself."""
    waits = tuple(seat for seat in fold.to_act if not fold.played_by_bot(seat))
    return Standing(STATUS[fold.phase], waits, due_at(fold, served))


def due_at(fold: Fold, served: int) -> int | None:
    """When something is to be done that no person does: a bot's move, a clock, an absence, the results."""
    if fold.phase == "over":
        return None if fold.is_counted else served
    if any(fold.played_by_bot(seat) for seat in fold.to_act):
        return served
    times = []
    if fold.opened.clock.kind != "none" and (flag := fold.clocks.due()) is not None:
        times.append(flag)
    if fold.to_act and (patience := patience_with(fold)) is not None:
        times.append(fold.clocks.since + patience)
    return min(times, default=None)


def is_due(fold: Fold, served: int) -> bool:
    """Whether there is something to do for the server now."""
    due = due_at(fold, served)
    return due is not None and due <= served


def patience_with(fold: Fold) -> int | None:
    """Milliseconds that the others wait for somebody who is away; None where nobody waits."""
    people = sum(bool(chair.person) for chair in fold.chairs)
    return None if fold.opened.absence is None or people < 2 else fold.opened.absence * 1000


def thinking_time(patience: int) -> int:
    """Milliseconds that the others wait for somebody who looks at the table: nobody blocks it by that."""
    return max(10 * patience, LEAST_THINKING)


def holders_of(fold: Fold) -> tuple[Holder, ...]:
    """Who has which seat."""
    return tuple(
        Holder(seat, chair.person or None, chair.bot or None) for seat, chair in enumerate(fold.chairs)
    )

"""What is told of cards on their way, and to whom."""

from __future__ import annotations

import pytest

from dracosaur.core.game import Event, Seat
from dracosaur.games.wyrmspan.actions import Pass
from dracosaur.games.wyrmspan.events import events
from dracosaur.games.wyrmspan.rules import State, constants

ANN, BEN = Seat(0), Seat(1)
OPEN = 50  # the number of a dragon that everybody sees


def told(hidden: int, viewer: Seat | None) -> list[Event]:
    """Ann draws a dragon that nobody sees while another one goes from the display to the discard pile."""
    before = State()
    before.seats = 2
    before.phase = constants.TURNS
    before.dragon_at[OPEN] = constants.ON_DISPLAY
    after = before.copy()
    after.dragon_at[OPEN] = constants.IN_PILE
    after.dragon_at[hidden] = constants.IN_HAND + ANN
    return [event for event in events(before, BEN, Pass(), after) if event.is_for(viewer)]


@pytest.mark.parametrize("viewer", [BEN, None])
def test_the_order_of_events_tells_no_number(viewer: Seat | None) -> None:
    """W1.4: whether the number of the drawn card is lower or higher than that of the open one."""
    assert told(OPEN - 1, viewer) == told(OPEN + 1, viewer)
    assert [event.key for event in told(OPEN - 1, viewer)] == ["event-pass", "event-card", "event-discarded"]


def test_whoever_draws_is_told_the_card() -> None:
    """W1.4."""
    mine = {event.key: event.values for event in told(OPEN + 1, ANN)}
    assert mine["event-card-you"] == {"player": ANN, "kind": "dragon", "card": OPEN + 1}

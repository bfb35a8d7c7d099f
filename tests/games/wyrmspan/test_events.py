"""What is told of cards on their way, and to whom."""

from __future__ import annotations

import pytest

from dracosaur.core.game import CHANCE, Event, Seat
from dracosaur.core.values import Values
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.actions import Pass, decode
from dracosaur.games.wyrmspan.events import events
from dracosaur.games.wyrmspan.rules import State, constants
from tests.games.wyrmspan.table import (
    DECLINE,
    ENTICE,
    EXCAVATE,
    USE,
    Table,
    cave,
    cave_card,
    deal_dragon,
    dragon,
    explore,
)

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
    """W1.4; and not once more what the others are told of it."""
    mine = {event.key: event.values for event in told(OPEN + 1, ANN)}
    assert mine["event-card-you"] == {"player": ANN, "kind": "dragon", "card": OPEN + 1, "origin": "deck"}
    assert "event-card" not in mine


def happened(table: Table, *actions: int) -> list[Event]:
    """What is told of the last of these actions."""
    state = table.act(*actions[:-1]).s
    before, seat = state.copy(), Seat(state.actor)
    table.act(actions[-1])
    return list(events(before, seat, decode(actions[-1]), table.s))


def test_a_card_on_its_way_says_where_it_comes_from() -> None:
    """A page can show it moving: from the hand to the mat, from the display to the hand, to the pile."""
    played = happened(Table().hand(98, 122).begin(), ENTICE, dragon(98), cave("golden"))
    where: Values = {"player": ANN, "cave": "golden", "column": 1}
    assert Event("event-dragon_placed", {**where, "card": 98, "origin": "hand"}) in played
    taken = happened(Table().display(caves=(7, 13)).begin(), explore("amethyst"), cave_card(7))
    values: Values = {"kind": "cave", "card": 7, "origin": "display", "player": ANN}
    assert Event("event-card_seen", values) in taken
    paying = Table().hand(caves=(59, 61, 5, 6)).display(caves=(7,)).begin()
    paid = happened(paying, EXCAVATE, cave("golden"), cave_card(61), cave_card(5))
    assert Event("event-discarded", {"kind": "cave", "card": 5, "origin": "hand", "player": ANN}) in paid


def test_a_new_card_of_the_display_names_its_slot() -> None:
    """W10.14: the first empty slot is filled first."""
    table = Table().display(caves=(7, 13)).begin().act(explore("amethyst"), cave_card(13))
    before = table.s.copy()
    rules.apply(table.s, CHANCE, deal_dragon(5))
    shown = events(before, CHANCE, decode(deal_dragon(5)), table.s)
    assert Event("event-displayed", {"kind": "dragon", "card": 5, "origin": "deck", "slot": 1}) in shown


def test_a_step_in_the_guild_names_the_space() -> None:
    """W14.2."""
    stepped = happened(Table().put("golden", 108).begin(), explore("golden"), DECLINE, USE)
    assert Event("event-steps", {"player": ANN, "n": 1, "space": 1}) in stepped

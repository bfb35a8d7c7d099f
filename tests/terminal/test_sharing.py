"""Several people at one keyboard: a curtain hides what is secret while it changes hands."""

from __future__ import annotations

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.play import Seats
from dracosaur.terminal.screens.curtain import CurtainScreen, Ready
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.table import TableScreen
from tests.terminal.driver import App, open_table, play_on, playing, press, screen_text, settle


def hand_line(app: App, table: Table, seat: int) -> str:
    """How the hand of the seat stands on the screen."""
    hand = table.view(Seat(seat)).hands[seat]
    return "Hand:  " + "   ".join(app.words.name_of("letter", species) for species in hand)


async def test_nobody_sees_a_hand_before_sitting_down() -> None:
    table = open_table(2)
    async with playing(table, humans=(0, 1)) as (app, pilot):
        assert isinstance(app.screen, CurtainScreen)
        text = screen_text(app)
        assert "Pass the keyboard to: Ann" in text
        assert "Hand" not in text
        assert "You draw" not in text
        await press(app, pilot, "enter")
        text = screen_text(app)
        assert hand_line(app, table, 0) in text
        assert hand_line(app, table, 1) not in text


async def test_the_curtain_falls_between_two_people() -> None:
    table = open_table(3)
    async with playing(table, humans=(0, 2)) as (app, pilot):
        await press(app, pilot, "enter")
        own = hand_line(app, table, 0)
        assert own in screen_text(app)
        await press(app, pilot, "1")
        assert isinstance(app.screen, CurtainScreen)
        text = screen_text(app)
        assert "Pass the keyboard to: Cleo" in text
        assert own not in text
        assert "Hand" not in text
        await press(app, pilot, "enter")
        assert hand_line(app, table, 2) in screen_text(app)
        assert own not in screen_text(app)


async def test_the_log_of_the_next_person_has_only_her_own_draw() -> None:
    table = open_table(2)
    async with playing(table, humans=(0, 1), size=(120, 50)) as (app, pilot):
        await press(app, pilot, "enter", "1", "enter")
        told = app.sitting.scene(app.words).log
        assert [event.seats for event in told if event.seats is not None] == [(1,)]
        assert screen_text(app).count("You draw from the bag") == 1


async def test_the_curtain_can_be_lifted_by_mouse() -> None:
    async with playing(open_table(2), humans=(0, 1)) as (app, pilot):
        await pilot.click(Ready)
        await settle(app, pilot)
        assert isinstance(app.screen, TableScreen)


async def test_the_person_before_may_take_back_at_the_curtain() -> None:
    """Ben may be at the keyboard when F8 is pressed, so Ann's hand is shown only when Ann is there."""
    table = open_table(2)
    async with playing(table, humans=(0, 1)) as (app, pilot):
        await press(app, pilot, "enter")
        entries, own = list(table.record.entries), hand_line(app, table, 0)
        await press(app, pilot, "1")
        assert "Take back (Ann)" in screen_text(app)
        decided = list(table.record.entries)
        await press(app, pilot, "f8")
        assert isinstance(app.screen, CurtainScreen)
        text = screen_text(app)
        assert "Pass the keyboard to: Ann" in text
        assert "Ann takes back the last decision" in text
        assert "Hand" not in text
        assert table.record.entries == decided  # nothing is taken back before Ann is there
        await press(app, pilot, "enter")
        assert table.record.entries == entries
        assert isinstance(app.screen, TableScreen)
        assert own in screen_text(app)


async def test_who_does_not_take_back_after_all_leaves_the_next_curtain_as_it_was() -> None:
    table = open_table(2)
    async with playing(table, humans=(0, 1)) as (app, pilot):
        await press(app, pilot, "enter", "1")
        decided = list(table.record.entries)
        await press(app, pilot, "escape")
        assert "Pass the keyboard to: Ben" in screen_text(app)  # Esc lifts no curtain
        await press(app, pilot, "f8", "escape")
        assert "Pass the keyboard to: Ben" in screen_text(app)
        assert table.record.entries == decided
        await press(app, pilot, "enter")
        assert hand_line(app, table, 1) in screen_text(app)


async def test_whoever_sits_there_goes_on_first() -> None:
    """The second to choose is asked for a place before the keyboard goes back."""
    async with playing(open_table(2), humans=(0, 1)) as (app, pilot):
        await press(app, pilot, "enter", "1", "enter", "1")
        assert isinstance(app.screen, TableScreen)
        assert app.sitting.viewer == 1
        await press(app, pilot, "0")
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the keyboard to: Ann" in screen_text(app)


async def test_two_people_and_a_bot_play_to_the_end() -> None:
    table = open_table(3, skip=60)
    async with playing(table, humans=(0, 1)) as (app, pilot):
        await play_on(app, pilot, 1000, Rng("shared"))
        assert isinstance(app.screen, EndScreen)
        assert table.is_over


@pytest.mark.parametrize(
    ("humans", "bots"),
    [((0,), ()), ((0, 1), (1,)), ((0,), (2,))],
    ids=["nobody at 1", "two at 1", "one beyond the table"],
)
def test_every_seat_needs_one_player(humans: tuple[int, ...], bots: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="needs one person or bot for each seat"):
        Seats(2, [Seat(seat) for seat in humans], {Seat(seat): "random" for seat in bots})

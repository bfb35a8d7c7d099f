"""The table for one person: reading it, deciding by keyboard and mouse, refusals, undo."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from dracosaur.bots.hints import hint
from dracosaur.core.game import Refusal, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.actions import Choose, PlaceIt
from dracosaur.terminal.bot_turns import BotTurns
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.draftosaurus.pens import Brick, Pen, River
from dracosaur.terminal.panels.draftosaurus.players import MiniZoo
from dracosaur.terminal.screens.ask import AskScreen
from dracosaur.terminal.screens.pages import HelpScreen, RuleScreen
from dracosaur.terminal.screens.table import TableScreen
from dracosaur.terminal.widgets.choices import Choice
from dracosaur.terminal.widgets.side import Tab
from tests.terminal.driver import (
    App,
    ask_for_a_hint,
    flat,
    notices,
    open_table,
    play_on,
    playing,
    press,
    screen_text,
    settle,
    table_screen,
    table_with_a_closed_place,
    until,
)

JOINT = {
    "placement_commit": "joint"
}  # choice and place are secret together, so that a choice can be taken back


def refused(app: App) -> tuple[Offer, Refusal]:
    """A place that is closed now, with its reason."""
    for offer in table_screen(app).offers:
        if offer.refusal is not None:
            return offer, offer.refusal
    raise AssertionError("every place is open; choose another seed")


async def test_the_table_shows_hand_die_zoos_and_scores() -> None:
    async with playing(open_table(3, skip=18)) as (app, _):
        text = screen_text(app)
        view = app.sitting.scene(app.words).view
        for species in view.hands[0]:
            assert app.words.name_of("species", species) in text
        assert app.words.name_of("face", view.die) in text
        for name in ("Ann", "Ben", "Cleo", "Forest of Sameness", "River", "Round 1 of 2, turn 4 of 6"):
            assert name in text
        free = [("Ann", "Ben", "Cleo")[seat] for seat in range(3) if not view.bound[seat]]
        assert f"Free: {free[0]}" in text


async def test_a_number_chooses_a_dinosaur_and_then_a_place() -> None:
    table = open_table(3, options=JOINT)
    async with playing(table) as (app, pilot):
        first = table.legal(Seat(0))[0]
        await press(app, pilot, "1")
        assert table.record.entries[-1].action == first
        await press(app, pilot, "0")
        placed = [entry.action for entry in table.record.entries if entry.seat == 0]
        assert placed == [first, PlaceIt("river")]


async def test_a_letter_chooses_its_dinosaur() -> None:
    table = open_table(3, options=JOINT)
    async with playing(table) as (app, pilot):
        action = table.legal(Seat(0))[-1]
        assert isinstance(action, Choose)
        await press(app, pilot, app.words.name_of("letter", action.species).lower())
        assert table.record.entries[-1].action == action


def number_asked(app: App) -> int:
    question = app.sitting.scene(app.words).question
    assert question is not None
    return question.number


async def test_arrows_and_enter_reach_every_choice_and_every_pen() -> None:
    async with playing(open_table(3, options={"board": "winter"})) as (app, pilot):
        seen = set()
        for keys in (["right"] * 2, ["up"] * 5, ["left"] * 2, ["down"] * 2):
            for key in keys:
                await pilot.press(key)
                seen.add(type(app.focused))
        assert {Choice, Pen, River, Brick} <= seen
        while not isinstance(app.focused, Choice):
            await pilot.press("down")
        before = number_asked(app)
        await press(app, pilot, "enter")
        assert number_asked(app) == before + 1


async def test_the_mouse_chooses_and_places() -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        await pilot.click(Choice)
        await settle(app, pilot)
        assert sum(entry.seat == 0 for entry in table.record.entries) == 1
        await pilot.click("#river")
        await settle(app, pilot)
        assert [entry.action for entry in table.record.entries if entry.seat == 0][1] == PlaceIt("river")


async def test_the_mouse_opens_tabs_zoos_and_help() -> None:
    async with playing(open_table(3, skip=12)) as (app, pilot):
        await pilot.click("#tab-score")
        assert "T-Rex bonus" in screen_text(app)
        await pilot.click("#tab-log")
        assert "rolls the" in screen_text(app)
        assert app.screen.query_one("#tab-log", Tab).has_class("-open")
        await pilot.click("#tab-players")
        await pilot.click(MiniZoo)
        assert "Ann ▸ Ben" in screen_text(app)
        await press(app, pilot, "escape")
        assert "Ann ▸ Ben" not in screen_text(app)
        await pilot.click("#key-help")
        assert isinstance(app.screen, HelpScreen)


async def test_a_closed_pen_names_the_rule_in_place_and_says_why() -> None:
    table = table_with_a_closed_place()
    async with playing(table) as (app, pilot):
        offer, illegal = refused(app)
        entries = list(table.record.entries)
        assert f"✗ {illegal.rule}" in screen_text(app)
        await press(app, pilot, offer.key)
        assert flat(app.words.refusal(illegal)) in flat(screen_text(app))
        assert f"({illegal.rule})" in flat(screen_text(app))
        assert table.record.entries == entries


async def test_every_closed_pen_says_why_when_pointed_at_and_a_click_changes_nothing() -> None:
    table = table_with_a_closed_place()
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        closed = [pen for pen in app.screen.query(Pen) if pen.has_class("-refused")]
        assert closed
        for pen in closed:
            pen.focus()
            await pilot.pause()
            assert pen.offer is not None
            assert pen.offer.refusal is not None
            assert flat(app.words.refusal(pen.offer.refusal)) in flat(screen_text(app))
        await pilot.click(closed[0])
        await settle(app, pilot)
        assert table.record.entries == entries


async def test_the_rule_of_a_refusal_can_be_read_at_once() -> None:
    async with playing(table_with_a_closed_place()) as (app, pilot):
        offer, illegal = refused(app)
        await press(app, pilot, offer.key, "f4")
        assert isinstance(app.screen, RuleScreen)
        await pilot.pause(0.1)
        assert app.words.rule(illegal.rule)[0][:30] in flat(screen_text(app))


async def test_a_rule_is_found_by_its_number_and_a_wrong_number_gets_advice() -> None:
    async with playing(open_table(3)) as (app, pilot):
        await press(app, pilot, "f4", *"d12.3")
        await pilot.pause(0.1)
        assert app.words.rule("D12.3")[0][:30] in flat(screen_text(app))
        await press(app, pilot, "9", "9")
        assert "There is no rule d12.399. A number looks like D2.1." in flat(screen_text(app))
        await press(app, pilot, "escape")
        assert isinstance(app.screen, TableScreen)


async def test_a_considered_dinosaur_shows_where_it_may_go() -> None:
    """What is shown before the choice is what the rules say after it."""
    table = open_table(3, skip=21)
    async with playing(table) as (app, pilot):
        while not isinstance(table_screen(app).offers[0].action, Choose):
            await play_on(app, pilot, 1, Rng("on"))
        pens = [pen for pen in app.screen.query(Pen) if pen.is_on_screen]
        foreseen = {pen.id for pen in pens if pen.has_class("-possible")}
        assert len(foreseen) + sum(pen.has_class("-impossible") for pen in pens) == 6
        await press(app, pilot, "1")
        assert {pen.id for pen in app.screen.query(Pen) if pen.has_class("-legal")} == foreseen


async def test_a_hint_points_to_what_a_good_player_would_do() -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        for _ in range(2):  # a dinosaur, then a place
            good = hint(table.game, table.view(Seat(0)), table.legal(Seat(0))).action
            entries = len(table.record.entries)
            await ask_for_a_hint(app, pilot)
            assert "★ A good choice:" in screen_text(app)
            await press(app, pilot, "enter")
            own = next(entry.action for entry in table.record.entries[entries:] if entry.seat == 0)
            assert own == good


async def test_undo_takes_back_a_secret_choice() -> None:
    table = open_table(3, options=JOINT)
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        await press(app, pilot, "1")
        assert "F8 takes back" in screen_text(app)
        await press(app, pilot, "f8")
        assert table.record.entries == entries
        assert "Choose a dinosaur" in screen_text(app)


async def test_undo_ends_where_something_was_shown() -> None:
    table = open_table(2, options={"first_roller": 0})
    async with playing(table, humans=(0, 1)) as (app, pilot):
        await press(app, pilot, "enter", "1", "enter", "1")  # both have chosen and revealed
        entries = list(table.record.entries)
        await press(app, pilot, "f8")
        assert table.record.entries == entries
        assert "nothing you could still take back" in flat(screen_text(app))


async def test_against_bots_alone_one_goes_back_past_their_answers_after_a_question() -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        before = list(table.record.entries)
        await press(app, pilot, "1")  # all have chosen and revealed
        entries = list(table.record.entries)
        await press(app, pilot, "f8")
        assert isinstance(app.screen, AskScreen)
        await press(app, pilot, "escape")
        assert table.record.entries == entries
        await press(app, pilot, "f8", "1")
        assert table.record.entries == before
        assert "Choose a dinosaur" in screen_text(app)
        await press(app, pilot, "2")
        assert len(table.record.entries) > len(before)
        await play_on(app, pilot, 3, Rng("again"))


async def test_bots_wait_while_one_is_asked_about_taking_back() -> None:
    """F8 comes when a bot is about to move, and the answer takes a while."""
    table = open_table(3)
    async with playing(table, pace=2.0) as (app, pilot):
        await pilot.press("1")
        table_screen(app).ask_to_take_back()
        entries = list(table.record.entries)
        assert entries[-1].seat == 0
        await asyncio.sleep(2.5)
        assert table.record.entries == entries
        await pilot.press("2")
        await until(lambda: len(table.record.entries) > len(entries))


async def test_a_bot_thinks_again_about_what_was_taken_back() -> None:
    """What it had in mind was an answer to another move, and might not even be legal any more."""
    table = open_table(3)
    async with playing(table, pace=30.0) as (app, pilot):
        bots = table_screen(app).bots
        await until(lambda: len(bots._ready) == 2)
        kept = dict(bots._ready)
        await pilot.press("1")
        await press(app, pilot, "f8")
        await until(lambda: len(bots._ready) == 2)
        assert all(bots._ready[key] is not action for key, action in kept.items())


async def test_undo_while_bots_move_says_why_not() -> None:
    """With two people nobody goes back past others, and a line of the table would be drawn over."""
    table = open_table(3)
    async with playing(table, humans=(0, 1), pace=0.0) as (app, pilot):
        await press(app, pilot, "enter", "1", "enter", "1")
        screen = table_screen(app)
        app.sitting.viewer = Seat(0)  # whose decision is not the last one
        with patch.object(BotTurns, "are_due", return_value=True):
            screen.action_undo()
        await pilot.pause()
        assert "too late" in notices(app)


async def test_undo_works_while_the_bots_wait_a_moment() -> None:
    table = open_table(3)
    async with playing(table, pace=30.0) as (app, pilot):
        entries = list(table.record.entries)
        await pilot.press("1")
        await pilot.pause()
        assert len(table.record.entries) == len(entries) + 1
        assert "Wait for the other players." in screen_text(app)
        await press(app, pilot, "ctrl+z")
        assert table.record.entries == entries
        assert "Choose a dinosaur" in screen_text(app)


async def test_a_late_key_does_not_answer_the_next_question() -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        late = table_screen(app).offers[0]
        await press(app, pilot, "1")
        entries = list(table.record.entries)
        table_screen(app).pick(late)
        await settle(app, pilot)
        assert table.record.entries == entries


async def test_looking_at_other_zoos_offers_nothing_there() -> None:
    async with playing(open_table(3, skip=12)) as (app, pilot):
        await press(app, pilot, "f6")
        assert "Ann ▸ Ben" in screen_text(app)
        assert all(pen.offer is None for pen in app.screen.query(Pen))
        await press(app, pilot, "f6", "f6")
        assert "▸ Cleo" not in screen_text(app)


async def test_light_and_dark() -> None:
    async with playing(open_table(3)) as (app, pilot):
        before = app.screen.styles.background
        await press(app, pilot, "f3")
        assert app.theme == "dracosaur-light"
        assert app.screen.styles.background != before
        await press(app, pilot, "f3")
        assert app.theme == "dracosaur-dark"

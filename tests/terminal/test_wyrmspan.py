"""Wyrmspan in the terminal client: solo and in company, by keyboard and mouse, in five languages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from dracosaur.core.game import Action, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.wyrmspan.actions import (
    Decline,
    Entice,
    Excavate,
    Pass,
    PickCell,
    PickDragon,
    PickItem,
    PickSpace,
)
from dracosaur.games.wyrmspan.cards import DRAGONS
from dracosaur.games.wyrmspan.cards.words import describe
from dracosaur.play import Seats
from dracosaur.terminal import DracosaurApp, Sitting
from dracosaur.terminal.panels.wyrmspan.board import WyrmBoard
from dracosaur.terminal.panels.wyrmspan.deck import Card, CardsPage
from dracosaur.terminal.panels.wyrmspan.guild import Cell, GuildPage
from dracosaur.terminal.panels.wyrmspan.mat import CaveSign, MatPage, Space
from dracosaur.terminal.panels.wyrmspan.players import MiniMat
from dracosaur.terminal.screens.curtain import CurtainScreen
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.pages import RuleScreen
from dracosaur.terminal.widgets.choices import Choice
from dracosaur.terminal.widgets.keybar import KeyHint
from dracosaur.text import LANGUAGES, Words
from tests.terminal.driver import (
    NAMES,
    ask_for_a_hint,
    flat,
    has_moved,
    is_waiting,
    press,
    resize,
    screen_text,
    settle,
    table_screen,
    until,
)

GAME = load("wyrmspan")
App = DracosaurApp


@cache
def strict_words(lang: str) -> Words:
    return Words(lang, GAME.name, strict=True)


def open_table(seats: int, skip: int = 0, seed: int = 3) -> Table:
    """A table where at least so many decisions are made, and Ann has to act."""
    table = Table.open(GAME, seats, {}, seed, NAMES[:seats])
    rng = Rng("skipped", seed)
    made = 0
    while made < skip or table.to_act[0] != 0:
        seat = table.to_act[0]
        table.act(seat, eager(table.legal(seat), rng))
        made += 1
    return table


def eager(legal: Sequence[Action], rng: Rng) -> Action:
    """Dragons where possible, and never less than what is offered."""
    willing = [action for action in legal if not isinstance(action, (Pass, Decline))]
    enticing = [action for action in willing if isinstance(action, Entice)]
    return rng.choice(enticing or willing or legal)


def table_asking(kind: type[Action], seats: int = 1, seed: int = 1) -> Table:
    """A table at which Ann is asked for such an action."""
    table = Table.open(GAME, seats, {}, seed, NAMES[:seats])
    rng = Rng("asking", seed)
    while True:
        assert not table.is_over, "choose another seed"
        seat = table.to_act[0]
        legal = table.legal(seat)
        if seat == 0 and any(isinstance(action, kind) for action in legal):
            return table
        table.act(seat, eager(legal, rng))


@asynccontextmanager
async def playing(
    table: Table, humans: Sequence[int] = (0,), lang: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[App, Pilot[Path]]]:
    """The client at this table with random bots; a missing message is an error."""
    bots = {Seat(seat): "random" for seat in range(table.seats) if seat not in humans}
    sitting = Sitting(table, Seats(table.seats, [Seat(seat) for seat in humans], bots), None)
    app = DracosaurApp(sitting, strict_words(lang), 0.0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot


async def play_on(app: App, pilot: Pilot[Path], decisions: int, rng: Rng) -> int:
    """Decide by the keys of legal choices, and pass early."""
    made = 0
    while made < decisions and not isinstance(app.screen, EndScreen):
        legal = [offer for offer in table_screen(app).offers if offer.refusal is None and offer.key]
        keys = [offer.key for offer in legal]
        assert len(set(keys)) == len(keys), "two choices under one key"
        passing = [offer.key for offer in legal if offer.action == Pass() and rng.below(3) == 0]
        key = rng.choice(passing or keys)
        moved = partial(has_moved, app, app.screen, table_screen(app).scene)
        app.post_message(events.Key(key, key))
        await until(moved)
        await until(partial(is_waiting, app))
        made += 1
    await settle(app, pilot)
    return made


def view(app: App):  # type: ignore[no-untyped-def]  # the game's view, as the scene gives it
    return app.sitting.scene(app.words).view


async def test_a_solo_game_is_played_to_the_end_by_keys() -> None:
    table = open_table(1, seed=2)
    async with playing(table) as (app, pilot):
        assert "Automa" in screen_text(app)
        await play_on(app, pilot, 2000, Rng("solo"))
        assert isinstance(app.screen, EndScreen)
        text = screen_text(app)
        assert "Final score" in text
        assert "Automa" in text
        assert "W19.2" in text
        assert table.is_over


async def test_two_players_play_against_a_random_bot() -> None:
    table = open_table(2, seed=4)
    async with playing(table, size=(100, 30)) as (app, pilot):
        rng = Rng("two")
        while view(app).round < 3:
            await play_on(app, pilot, 1, rng)
        text = screen_text(app)
        for word in ("Round 3 of 4", "Ann", "Ben", "Crimson Cavern", "Golden Grotto", "Amethyst Abyss"):
            assert word in text


async def test_the_mat_shows_dragons_with_points_nests_and_explorations() -> None:
    async with playing(open_table(2, skip=150), size=(120, 40)) as (app, _):
        text = screen_text(app)
        dragons = [space for space in view(app).players[0].spaces if space.dragon]
        assert len(dragons) >= 3
        for space in dragons:
            card = DRAGONS[space.dragon - 1]
            assert card.name.split()[0][:8] in text
            assert f"★{card.vp}" in text
        for cave in app.screen.query(CaveSign):
            assert str(cave.render()).strip() in text
        for sign in ("+?", "+»", "+♞", "+∩", "2×▣"):
            assert sign in text


async def test_everything_is_on_a_large_screen_at_once() -> None:
    async with playing(open_table(2, skip=150), size=(160, 50)) as (app, _):
        for page in (MatPage, CardsPage, GuildPage):
            assert app.screen.query_one(page).region.area > 0
        text = screen_text(app)
        for number in (1, 2, 3, 4):
            goal = app.words.name_of("objective", view(app).objectives[number - 1])
            assert f"{number} {goal[:12]}" in text
        assert app.words.name_of("guild", view(app).guild) in text
        assert "Total" in text
        assert "Log" in text


async def test_pages_turn_by_key_and_mouse_on_a_small_screen() -> None:
    async with playing(open_table(2, skip=150)) as (app, pilot):
        shown = []
        for _ in range(3):
            shown.append(app.screen.query_one(WyrmBoard).page)
            await press(app, pilot, "f12")
        assert sorted(shown) == ["cards", "guild", "mat"]
        await pilot.click("#page-guild")
        assert app.words.name_of("guild", view(app).guild) in screen_text(app)
        await pilot.click("#page-cards")
        assert "Display" in screen_text(app)


async def test_a_focused_card_says_what_it_does() -> None:
    table = table_asking(PickDragon, seed=5)
    async with playing(table) as (app, pilot):
        first = table_screen(app).offers[0].action
        assert isinstance(first, PickDragon)
        assert describe(DRAGONS[first.number - 1], "en").text in flat(screen_text(app))
        card = next(
            card
            for card in app.screen.query("#display Card").results(Card)
            if card.shown is not None and isinstance(card.shown[1], PickDragon)
        )
        card.focus()
        await settle(app, pilot)
        assert card.shown is not None
        assert isinstance(card.shown[1], PickDragon)
        assert describe(DRAGONS[card.shown[1].number - 1], "en").text in flat(screen_text(app))


async def test_a_printed_effect_and_a_space_say_what_they_are() -> None:
    async with playing(open_table(1, skip=20)) as (app, pilot):
        app.screen.query_one(WyrmBoard).open("mat")
        await settle(app, pilot)
        app.screen.query_one("#stop-9").focus()
        await settle(app, pilot)
        assert "Golden Grotto, effect 4: Up to 2 times: tuck 1 dragon card" in flat(screen_text(app))
        app.screen.query_one("#space-amethyst-4").focus()
        await settle(app, pilot)
        assert "not excavated. To excavate it: coins 1, eggs 2." in flat(screen_text(app))


async def test_what_is_closed_names_the_rule_and_leads_to_it() -> None:
    table = open_table(1, skip=5)
    rng = Rng("closed")
    while not (Pass() in table.legal(Seat(0)) and Excavate() not in table.legal(Seat(0))):
        table.act(Seat(0), eager(table.legal(Seat(0)), rng))
    async with playing(table) as (app, pilot):
        entries = len(table.record.entries)
        illegal = GAME.why_not(table.state, Seat(0), Excavate())
        assert illegal is not None
        await press(app, pilot, "1")
        assert f"✗ {app.words.refusal(illegal)}" in flat(screen_text(app))
        assert len(table.record.entries) == entries
        app.screen.query_one(WyrmBoard).open("cards")
        await settle(app, pilot)
        assert f"Excavate ✗ {illegal.rule}" in screen_text(app)
        await press(app, pilot, "1", "f4")
        assert isinstance(app.screen, RuleScreen)
        assert illegal.rule in screen_text(app)


async def test_a_space_is_picked_with_the_mouse_and_a_wrong_one_says_why() -> None:
    table = table_asking(PickSpace, seed=3)
    async with playing(table) as (app, pilot):
        legal = {action for action in table.legal(Seat(0)) if isinstance(action, PickSpace)}
        spaces = list(app.screen.query(Space))
        closed = next(space for space in spaces if PickSpace(space.cave, space.column) not in legal)
        assert closed.offer is not None
        assert closed.offer.refusal is not None
        entries = len(table.record.entries)
        await pilot.click(closed)
        await settle(app, pilot)
        assert f"({closed.offer.refusal.rule})" in screen_text(app)
        assert len(table.record.entries) == entries
        chosen = next(space for space in spaces if PickSpace(space.cave, space.column) in legal)
        action = PickSpace(chosen.cave, chosen.column)
        await pilot.click(chosen)
        await settle(app, pilot)
        assert table.record.entries[entries].action == action


async def test_a_guild_marker_is_placed_on_the_page_of_the_guild() -> None:
    table = table_asking(PickCell, seed=1)
    async with playing(table) as (app, pilot):
        assert app.screen.query_one(WyrmBoard).page == "guild"
        cell = app.screen.query_one("#cell-4", Cell)
        assert cell.has_class("-legal")
        entries = len(table.record.entries)
        await pilot.click(cell)
        await settle(app, pilot)
        assert table.record.entries[entries].action == PickCell(5, 6)
        assert view(app).players[0].markers[4] == 1


async def test_parts_of_a_benefit_are_told_in_words() -> None:
    table = table_asking(PickItem, seed=2)
    async with playing(table, size=(100, 30)) as (app, _):
        labels = [offer.label.plain for offer in table_screen(app).offers if offer.key not in ("", "0")]
        assert len(labels) >= 2
        for label in labels:
            assert label[0].isupper()
            assert label[:40] in screen_text(app)


async def test_arrows_reach_board_and_choices() -> None:
    async with playing(open_table(1, skip=30, seed=1), size=(160, 50)) as (app, pilot):
        seen = set()
        for key in ["up"] * 12 + ["right"] * 6 + ["down"] * 12:
            await pilot.press(key)
            seen.add(type(app.focused))
        assert {Choice, Cell, Card, Space, CaveSign} <= seen


async def test_the_mats_of_others_are_shown_on_demand() -> None:
    async with playing(open_table(3, skip=200)) as (app, pilot):
        for name, seat in (("Ben", 1), ("Cleo", 2)):
            await press(app, pilot, "f6")
            text = screen_text(app)
            assert f"Ann ▸ {name}" in text
            for space in view(app).players[seat].spaces:
                if space.dragon:
                    assert DRAGONS[space.dragon - 1].name[:5] in text
        await press(app, pilot, "f12")
        assert "Hand of Cleo" in screen_text(app)
        await press(app, pilot, "escape")
        assert "▸ Cleo" not in screen_text(app)
        await pilot.click(list(app.screen.query(MiniMat))[1])
        await settle(app, pilot)
        assert "Ann ▸ Ben" in screen_text(app)


@pytest.mark.parametrize("skip", [0, 20, 45])
async def test_a_hint_points_to_a_legal_answer_that_enter_gives(skip: int) -> None:
    table = open_table(2, skip=skip, seed=7)
    async with playing(table) as (app, pilot):
        entries = len(table.record.entries)
        await ask_for_a_hint(app, pilot)
        assert "★ A good choice:" in screen_text(app)
        await press(app, pilot, "enter")
        assert len(table.record.entries) > entries


async def test_the_hands_of_others_stay_hidden() -> None:
    async with playing(open_table(2, skip=60, seed=7)) as (app, pilot):
        await press(app, pilot, "f6", "f12")
        seen_by_all = set(view(app).players[1].seen_dragons)
        shown = {
            card.shown[1].number
            for card in app.screen.query("#hand Card").results(Card)
            if card.display and card.shown is not None and isinstance(card.shown[1], PickDragon)
        }
        assert shown == seen_by_all


async def test_the_automa_is_shown_in_words() -> None:
    async with playing(open_table(1, skip=60)) as (app, pilot):
        await press(app, pilot, "f6")
        text = flat(screen_text(app))
        hers = view(app).automa
        assert "Automa, level 1" in text
        assert f"Guild steps {hers.steps}" in text
        assert f"Dragons ({len(hers.dragons)})" in text
        assert "Decision card" in text


async def test_two_people_at_one_keyboard_do_not_see_each_other_s_hands() -> None:
    table = Table.open(GAME, 2, {}, 6, NAMES[:2])
    async with playing(table, humans=(0, 1)) as (app, pilot):
        hands = []
        for name in ("Ann", "Ben"):
            assert isinstance(app.screen, CurtainScreen)
            assert f"Pass the keyboard to: {name}" in screen_text(app)
            await press(app, pilot, "enter")
            hands.append({*view(app).players[app.sitting.viewer or 0].hand_dragons})
            for number in hands[-1]:
                assert DRAGONS[number - 1].name[:10] in screen_text(app)
            await press(app, pilot, *"11111")
        assert not hands[0] & hands[1]
        assert view(app).phase == "turns"


async def test_a_choice_can_be_taken_back_before_chance_speaks() -> None:
    table = Table.open(GAME, 1, {}, 5, ("Ann",))
    async with playing(table) as (app, pilot):
        entries = len(table.record.entries)
        await press(app, pilot, "1")
        assert len(table.record.entries) == entries + 1
        await press(app, pilot, "f8")
        assert len(table.record.entries) == entries


def check_nothing_is_cut_off(app: App) -> None:
    """The page in front, the players and the keys lie on the screen as a whole."""
    screen, text = app.screen, screen_text(app)
    places = [*screen.query(Space), *screen.query(CaveSign), *screen.query(Cell)]
    shown = [place for place in places if place.region.area > 0]
    for widget in (*shown, *(hint for hint in screen.query(KeyHint))):
        assert screen.region.contains_region(widget.region), widget
    for hint in screen.query(KeyHint):
        assert str(hint.render()).strip() in text
    board = screen.query_one(WyrmBoard)
    if board.page == "mat":
        assert len([space for space in shown if isinstance(space, Space)]) == 12
    if board.page == "guild":
        assert len([cell for cell in shown if isinstance(cell, Cell)]) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_fits_and_speaks(lang: str) -> None:
    """The words are strict: a missing message or value would be an error."""
    seats = 1 if lang in ("en", "cs") else 3
    async with playing(open_table(seats, skip=50 * seats), lang=lang) as (app, pilot):
        for size in ((80, 24), (100, 30)):
            await resize(app, pilot, size)
            for _ in range(3):
                await settle(app, pilot)
                check_nothing_is_cut_off(app)
                assert not re.search("«[a-z]", screen_text(app))  # the id of a message that is missing
                await press(app, pilot, "f12")
        await press(app, pilot, "f5")
        assert app.words.say("ui-total") in screen_text(app)
        await press(app, pilot, "f5", "f6")
        other = "Ben" if seats > 1 else app.words.say("rival-automa")
        assert f"Ann ▸ {other}" in screen_text(app)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_random_games_is_put_into_words(lang: str) -> None:
    """Prompt, labels, explanations and news of whole games, without drawing them."""
    from dracosaur.terminal.panels.wyrmspan import WyrmspanPanel

    panel, words = WyrmspanPanel(), strict_words(lang)
    for seats in (1, 2):
        table = Table.open(GAME, seats, {}, f"words {lang}", NAMES[:seats])
        humans = [Seat(seat) for seat in range(seats)]
        sitting = Sitting(table, Seats(seats, humans, {}), None)
        rng = Rng("words", lang, seats)
        while not sitting.is_over:
            sitting.viewer = table.to_act[0]
            scene = sitting.scene(words)
            assert panel.prompt(scene)
            assert panel.headline(scene)
            panel.advice(scene)
            for offer in panel.offers(scene):
                assert panel.explain(scene, offer.action)
                assert offer.label.plain or offer.refusal is not None
                assert offer.refusal is None or words.refusal(offer.refusal)
            sitting.decide(rng.choice(table.legal(sitting.viewer)))
        told = [sitting.voice(words).say(event) for event in sitting.public_log()]
        assert all(told)
        assert panel.legend(words)

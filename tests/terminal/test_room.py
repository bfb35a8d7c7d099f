"""Windows of every size: what is cut, what is written out, and what a new size leaves behind."""

from __future__ import annotations

import pytest
from textual.content import Content

from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.gods_love_dinosaurs.actions import Done
from dracosaur.games.wyrmspan.actions import PickDragon
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.draftosaurus.pens import Pen
from dracosaur.terminal.panels.wyrmspan import reading
from dracosaur.terminal.panels.wyrmspan.board import WyrmBoard
from dracosaur.terminal.panels.wyrmspan.deck import Card
from dracosaur.terminal.panels.wyrmspan.guild import Cell, Goals
from dracosaur.terminal.panels.wyrmspan.mat import MatPage
from dracosaur.terminal.widgets.asking import Asking
from dracosaur.terminal.widgets.choices import Choices
from dracosaur.text import LANGUAGES
from tests.terminal.driver import (
    GAME,
    App,
    flat,
    open_table,
    playing,
    press,
    resize,
    screen_text,
    strict_words,
    until,
)

ALL_GAMES = pytest.mark.parametrize("game_name", ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"])
WITHOUT_SCROLLBARS = str.maketrans("▁▂▃▄▅▆▇█", " " * 8)
LONG = " ".join(f"word{i}" for i in range(20))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_tiny_window_asks_for_more_room(lang: str) -> None:
    table = open_table(3)
    async with playing(table, lang=lang, size=(40, 10)) as (app, pilot):
        asked = app.words.say("ui-too-small", columns=80, rows=24, width=40, height=10)
        assert flat(screen_text(app)) == flat(asked)
        entries = len(table.record.entries)
        await press(app, pilot, "1", "enter")  # nobody decides what nobody can read
        assert len(table.record.entries) == entries
        await press(app, pilot, "f2", str(LANGUAGES.index("cs") + 1))
        assert "Zvětšete prosím okno" in flat(screen_text(app))
        await resize(app, pilot, (80, 24))
        assert "Zvětšete" not in flat(screen_text(app))
        assert flat(asked) not in flat(screen_text(app))
        await press(app, pilot, "1")
        assert len(table.record.entries) > entries


async def test_a_prompt_is_written_out_where_rows_are_empty() -> None:
    async with playing(Table.open(load("gods_love_dinosaurs"), 2, seed=1)) as (app, pilot):
        asking = app.screen.query_one(Asking)
        height = asking.size.height
        asking.ask(LONG)
        asking.explain("Short.", is_refused=False, is_pressed=False)
        await pilot.pause()
        assert LONG in flat(screen_text(app))
        assert "Short." in screen_text(app)
        assert asking.size.height == height
        asking.explain(" ".join([LONG.replace("word", "other")] * 2), is_refused=False, is_pressed=False)
        await pilot.pause()
        assert "word19" not in screen_text(app)  # a full explanation keeps its rows
        assert "word0" in screen_text(app)
        assert asking.size.height == height


async def test_choices_that_fold_leave_no_row_empty() -> None:
    async with playing(Table.open(load("gods_love_dinosaurs"), 2, seed=1)) as (app, pilot):
        choices = app.screen.query_one(Choices)
        choices.offer_all([Offer(Done(), ("d",), Content("No more young"), 0)])
        choices.display = True
        await pilot.pause()
        assert choices.size.height == 1


async def test_coming_back_from_another_board_brings_the_marks_back() -> None:
    async with playing(Table.open(GAME, 3, seed=5)) as (app, pilot):
        marked = [pen.id for pen in app.screen.query(Pen) if pen.has_class("-possible")]
        told = screen_text(app)
        assert marked
        await press(app, pilot, "f6", "escape")
        assert [pen.id for pen in app.screen.query(Pen) if pen.has_class("-possible")] == marked
        assert screen_text(app) == told


@ALL_GAMES
async def test_a_new_size_looks_as_if_it_had_always_been_so(game_name: str) -> None:
    sizes = [(80, 24), (120, 40), (160, 50), (100, 30)]
    fresh = {}
    for size in sizes:
        async with playing(Table.open(load(game_name), 3, seed=5), size=size) as (app, _):
            fresh[size] = screen_text(app)
    async with playing(Table.open(load(game_name), 3, seed=5)) as (app, pilot):
        for size in (*sizes[1:], *sizes):
            await resize(app, pilot, size)
            await until(lambda size=size: screen_text(app) == fresh[size])  # type: ignore[misc]  # as below


def told_of_cards(app: App) -> dict[object, str]:
    """What the cards on the screen say, by the card."""
    return {
        card.shown[1]: flat(card.render().plain)
        for card in app.screen.query(Card)
        if card.shown is not None and card.display and card.region.area
    }


async def test_a_larger_window_tells_more_of_every_card() -> None:
    told = {}
    for size in ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60)):
        async with playing(Table.open(load("wyrmspan"), 3, seed=5), size=size) as (app, _):
            told[size] = told_of_cards(app)
    assert len(told[80, 24]) == 12  # the display and the hand
    for size, cards in told.items():
        assert cards.keys() == told[80, 24].keys(), size
        for card, text in cards.items():
            small = told[80, 24][card]
            assert len(text) >= len(small), (size, text)
            if isinstance(card, PickDragon):
                assert small.partition("★")[2] in text, size
    dragons = [card for card in told[80, 24] if isinstance(card, PickDragon)]
    for size in ((120, 40), (160, 50)):
        for dragon in dragons:
            words = dragon_words(dragon.number).split()
            assert f" {words[0]} {words[1]}" in told[size][dragon]  # and its ability begins to be told


def dragon_words(number: int) -> str:
    return reading.described(strict_words("en", "wyrmspan"), reading.dragon(number)).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
async def test_rows_of_the_guild_are_written_out(lang: str, size: tuple[int, int]) -> None:
    async with playing(Table.open(load("wyrmspan"), 3, seed=5), lang=lang, size=size) as (app, pilot):
        if size < (160, 50):
            await press(app, pilot, "f12")
            assert app.screen.query_one(MatPage).region.area  # the mat stays beside it
        guild = app.sitting.scene(app.words).view.guild
        for row in range(1, 5):
            cell = app.screen.query_one(f"#cell-{row - 1}", Cell)
            assert flat(reading.row_text(app.words, guild, row)) in flat(str(cell.render()))
            assert cell.size.height * cell.size.width >= len(str(cell.render()))
            assert app.screen.region.contains_region(cell.region)
        goals = app.screen.query_one(Goals)
        assert goals.size.height == 4
        assert app.screen.query_one(WyrmBoard).region.contains_region(goals.region)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
async def test_the_small_mats_show_dragons_and_caves_in_every_window(size: tuple[int, int]) -> None:
    async with playing(Table.open(load("wyrmspan"), 3, seed=5), size=size) as (app, _):
        assert screen_text(app).count("□···  □···  □···") == 3


async def test_f12_turns_the_page_below_the_mat() -> None:
    async with playing(Table.open(load("wyrmspan"), 3, seed=5), size=(120, 40)) as (app, pilot):
        board = app.screen.query_one(WyrmBoard)
        assert board.pages_seen() == {"mat", "cards"}
        await press(app, pilot, "f12")
        assert board.pages_seen() == {"mat", "guild"}
        await press(app, pilot, "f12")
        assert board.pages_seen() == {"mat", "cards"}


@ALL_GAMES
async def test_a_new_size_settles_at_once(game_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    frames: dict[tuple[int, int], list[str]] = {}
    table = Table.open(load(game_name), 3, seed=1)
    async with playing(table) as (app, pilot):

        def look() -> None:
            text = screen_text(app).translate(WITHOUT_SCROLLBARS)
            rows = text.splitlines()
            if app._batch_count == 0:  # else nothing was drawn
                frames.setdefault((len(rows[0]), len(rows)), []).append(text)

        monkeypatch.setattr(app, "post_display_hook", look)
        for size in ((120, 40), (160, 50), (90, 30), (40, 10), (120, 40)):
            frames.clear()
            await pilot.resize_terminal(*size)
            await until(lambda size=size: size in frames)  # type: ignore[misc]  # mypy cannot infer it
            await pilot.pause(0.2)
            assert set(frames[size]) == {frames[size][-1]}  # the first one is as it stays
        await until(lambda: app.screen.focused is not None)  # also after a window that hid everything

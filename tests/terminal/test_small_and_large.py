"""Everything essential fits on 80x24, and larger terminals show more."""

from __future__ import annotations

import pytest

from dracosaur.core.rng import Rng
from dracosaur.terminal.panels.draftosaurus.pens import Brick, Pen, River
from dracosaur.terminal.panels.draftosaurus.players import MiniZoo
from dracosaur.terminal.widgets.choices import Choice, Choices
from dracosaur.terminal.widgets.keybar import KeyHint
from dracosaur.text import LANGUAGES
from tests.terminal.driver import (
    NAMES,
    App,
    open_table,
    play_on,
    playing,
    press,
    resize,
    screen_text,
    table_screen,
)


def check_nothing_is_cut_off(app: App) -> None:
    """Choices, places, zoos and keys lie on the screen as a whole, and what they say can be read."""
    screen = app.screen
    text = screen_text(app)
    board = screen.query_one(f"#{app.sitting.scene(app.words).view.board}")
    places = [*board.query(Pen), *board.query(Brick), *board.query(River)]
    assert len(places) in (7, 12)
    parts = [widget for kind in (Choice, MiniZoo, KeyHint) for widget in screen.query(kind) if widget.display]
    for widget in (*places, *parts):
        assert widget.region.area > 0, widget
        assert screen.region.contains_region(widget.region), widget
    assert screen.query_one(Choices).max_scroll_y == 0, "a choice must be scrolled to"
    for hint in screen.query(KeyHint):
        assert str(hint.render()).strip() in text
    for name in NAMES[: app.sitting.match.seats.count]:
        assert name in text
    for offer in table_screen(app).offers:
        if offer.refusal is None:
            assert f"{offer.key} {offer.label.plain}".rstrip() in text
    for pen in board.query(Pen):
        if pen.offer is not None and pen.offer.refusal is not None:
            assert f"✗ {pen.offer.refusal.rule}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("board", "seats"), [("summer", 5), ("winter", 2)])
async def test_80x24_is_enough(lang: str, board: str, seats: int) -> None:
    table = open_table(seats, skip=15 * seats, options={"board": board})
    async with playing(table, lang=lang) as (app, pilot):
        for _ in range(2):
            check_nothing_is_cut_off(app)
            await play_on(app, pilot, 1, Rng(lang))


async def test_a_large_terminal_shows_players_score_and_log_at_once() -> None:
    async with playing(open_table(3, skip=12), size=(120, 40)) as (app, _):
        text = screen_text(app)
        for word in ("Players", "Score", "Log", "T-Rex bonus", "rolls the die", "Cleo"):
            assert word in text


async def test_a_terminal_may_grow_and_shrink() -> None:
    async with playing(open_table(5, skip=30)) as (app, pilot):
        await press(app, pilot, "f5")
        small = screen_text(app)
        await resize(app, pilot, (120, 40))
        assert len(screen_text(app).splitlines()) == 40
        await resize(app, pilot, (80, 24))
        assert screen_text(app) == small

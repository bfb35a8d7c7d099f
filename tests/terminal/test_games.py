"""Whole games by keyboard, on each board."""

from __future__ import annotations

import pytest

from dracosaur.core.rng import Rng
from dracosaur.terminal.screens.end import EndScreen
from tests.terminal.driver import NAMES, flat, open_table, play_on, playing, press, screen_text, settle

ALL = 1000  # decisions


@pytest.mark.parametrize(
    ("board", "seats", "decisions"),
    [("summer", 2, 36), ("winter", 5, 24), ("match", 3, 48)],
)
async def test_a_whole_game_by_key_presses(board: str, seats: int, decisions: int) -> None:
    table = open_table(seats, options={"board": board})
    async with playing(table) as (app, pilot):
        made = await play_on(app, pilot, ALL, Rng(board))
        # The rules decide where nothing is left to choose (D13.4); a quarantine move may come on top.
        assert decisions - 8 <= made <= decisions + 1
        assert isinstance(app.screen, EndScreen)
        text = flat(screen_text(app))
        sheet = table.score_sheet()
        assert table.is_over
        for seat in sheet.winners:
            assert NAMES[seat] in text
        totals = " ".join(str(player.total) for player in sheet.players)
        assert f"Total {totals}" in text


async def test_bots_play_alone_while_somebody_watches() -> None:
    table = open_table(5)
    async with playing(table, humans=()) as (app, pilot):
        await settle(app, pilot)
        assert isinstance(app.screen, EndScreen)
        assert table.is_over
        await press(app, pilot, "escape")
        assert "Watching" in screen_text(app)


async def test_a_new_game_after_the_end_begins_with_empty_zoos() -> None:
    table = open_table(3, skip=60)
    async with playing(table) as (app, pilot):
        await play_on(app, pilot, ALL, Rng("end"))
        old = app.sitting
        await press(app, pilot, "n")
        assert app.sitting is not old
        assert not app.sitting.is_over
        assert "Round 1 of 2, turn 1 of 6" in screen_text(app)
        assert [player.total for player in app.sitting.scene(app.words).sheet.players] == [0, 0, 0]


async def test_at_the_end_the_tie_break_is_told_with_its_rule() -> None:
    """D12.3: a tie is decided by the fewest T-Rexes, or shared."""
    for seed in range(1, 400):
        table = open_table(2, skip=0, seed=seed)
        rng = Rng("tie", seed)
        while not table.is_over:
            seat = table.to_act[0]
            table.act(seat, rng.choice(table.legal(seat)))
        if table.score_sheet().tie_break is not None:
            break
    tie = table.score_sheet().tie_break
    assert tie is not None
    async with playing(table) as (app, _):
        assert isinstance(app.screen, EndScreen)
        assert f"Fewest T-Rexes ({tie.rule})" in flat(screen_text(app))

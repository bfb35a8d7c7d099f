"""The help page: quick to open, and every sign as it stands on the board."""

from __future__ import annotations

from time import thread_time

import pytest

from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal.screens.pages import HelpScreen
from dracosaur.text import LANGUAGES
from tests.terminal.driver import playing, press, screen_text

SOON = 0.3  # seconds of the processor


@pytest.mark.parametrize("game_name", ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"])
async def test_help_opens_at_once(game_name: str) -> None:
    async with playing(Table.open(load(game_name), 3, seed=1)) as (app, pilot):
        taken = []
        for _ in range(3):
            start = thread_time()
            app.action_help()
            await pilot.pause()
            taken.append(thread_time() - start)
            assert isinstance(app.screen, HelpScreen)
            await press(app, pilot, "escape")
        assert min(taken) < SOON


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_help_shows_the_sign_of_the_wild_terrain(lang: str) -> None:
    """The star of the wild terrain is no mark of a list."""
    async with playing(Table.open(load("gods_love_dinosaurs"), 2, seed=1), lang=lang, size=(80, 60)) as (
        app,
        pilot,
    ):
        await press(app, pilot, "f1")
        wild = app.words.name_of("terrain", "wild")
        assert any(
            line.replace("│", "").split() == ["*", *wild.split()] for line in screen_text(app).splitlines()
        )

"""Names of players where there is much room, little, and hardly any."""

from __future__ import annotations

import pytest

from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal.widgets.scores import name_in
from tests.terminal.driver import GAME, open_table, playing, press, screen_text


@pytest.mark.parametrize("game_name", ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"])
async def test_score_columns_tell_the_players_apart(game_name: str) -> None:
    async with playing(Table.open(load(game_name), 3, seed=1)) as (app, pilot):
        await press(app, pilot, "f5")
        assert "P1 B2 B3" in screen_text(app)


@pytest.mark.parametrize(("level", "name"), [("automa_2", "Automa"), ("ravel_2", "Ravel")])
async def test_the_opponent_of_one_player_goes_by_her_own_name(level: str, name: str) -> None:
    """A13: with the cards of Ravel it is Ravel who stands on the sheet, among the players and in the log."""
    other = "Ravel" if name == "Automa" else "Automa"
    table = Table.open(load("wyrmspan"), 1, {"automa": level}, seed=1)
    async with playing(table, size=(120, 40)) as (app, _):
        text = screen_text(app)
        assert text.count(name) >= 2
        assert other not in text


async def test_a_name_is_as_long_as_there_is_room() -> None:
    async with playing(Table.open(GAME, 2, seed=1)) as (app, _):
        scene = app.sitting.scene(app.words)
        assert [name_in(scene, 1, width) for width in (14, 13, 5, 4, 2)] == [
            "Bot 2 (random)",
            "Bot 2",
            "Bot 2",
            "B2",
            "B2",
        ]
    async with playing(open_table(3)) as (app, _):
        scene = app.sitting.scene(app.words)
        assert [name_in(scene, 2, width) for width in (4, 3, 2)] == ["Cleo", "Cle", "Cl"]

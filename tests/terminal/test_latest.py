"""What the others just did is marked on the board; the log tells everything once."""

from __future__ import annotations

from itertools import count

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.draftosaurus.latest import newcomers
from dracosaur.terminal.panels.draftosaurus.pens import Pen, River
from dracosaur.terminal.panels.gods_love_dinosaurs.latest import changed_cells, changed_slots
from dracosaur.terminal.panels.wyrmspan.deck import Card
from dracosaur.terminal.panels.wyrmspan.guild import Cell
from dracosaur.terminal.panels.wyrmspan.latest import changed_spaces, new_markers, new_on_display
from dracosaur.terminal.panels.wyrmspan.mat import Space
from dracosaur.terminal.scene import Scene
from tests.terminal.driver import App, open_table, play_on, playing, press, screen_text


def scene_of(app: App) -> Scene:
    return app.sitting.scene(app.words)


def until_told(game_name: str, *keys: str) -> Table:
    """A table at which the first seat is asked after another one did something of these kinds."""
    for seed in count(1):
        table = Table.open(load(game_name), 3, seed=seed)
        rng = Rng("told", game_name, seed)
        told: set[str] = set()
        while not table.is_over:
            if table.to_act == (0,) and told.issuperset(keys):
                return table
            seat = table.to_act[0]
            entries = len(table.record.entries)
            table.act(seat, rng.choice(table.legal(seat)))
            news = table.told(Seat(0), entries)
            told = {event.key for event in news if event.values.get("player", 1) != 0} | (
                set() if seat == 0 else told
            )
    raise AssertionError


async def test_dinosaurs_that_just_came_are_marked_until_the_next_decision() -> None:
    async with playing(open_table(3)) as (app, pilot):
        assert NEW not in screen_text(app)
        await play_on(app, pilot, 2, Rng("new"))  # one turn
        scene = scene_of(app)
        fresh = {
            (seat, place)
            for seat in range(3)
            for place, pieces in scene.view.zoos[seat].items()
            if newcomers(scene, seat, place, pieces)
        }
        assert {seat for seat, _ in fresh} == {1, 2}
        assert screen_text(app).count(NEW) == 2  # in the small zoos
        await press(app, pilot, "f6")
        (place,) = [place for seat, place in fresh if seat == 1]
        spot = app.screen.query_one(f"#{place}")
        assert isinstance(spot, Pen | River)
        assert NEW in spot.render().plain
        await press(app, pilot, "escape")
        await play_on(app, pilot, 1, Rng("new"))
        assert NEW not in screen_text(app)


async def test_cells_and_slots_that_others_changed_are_marked() -> None:
    async with playing(until_told("gods_love_dinosaurs", "event-laid", "event-took")) as (app, pilot):
        scene = scene_of(app)
        assert not changed_cells(scene, 0)
        by_seat = {seat: changed_cells(scene, seat) for seat in (1, 2)}
        assert any(len(cells) >= 2 for cells in by_seat.values())
        assert screen_text(app).count(NEW) == len(changed_slots(scene)) > 0
        for seat in (1, 2):
            await press(app, pilot, "f6")
            assert screen_text(app).count(NEW) == len(by_seat[seat]) + len(changed_slots(scene))


async def test_spaces_cells_and_cards_that_others_changed_are_marked() -> None:
    table = until_told("wyrmspan", "event-cave_placed", "event-displayed")
    async with playing(table, size=(160, 50)) as (app, pilot):
        scene = scene_of(app)
        assert not changed_spaces(scene, 0)
        cards = [card for card in app.screen.query(Card) if card.is_new]
        assert 0 < len(cards) <= len(new_on_display(scene))
        for seat in (1, 2):
            await press(app, pilot, "f6")
            spaces = {
                (space.cave, space.column) for space in app.screen.query(Space) if NEW in space.render().plain
            }
            assert spaces == changed_spaces(scene, seat)


async def test_a_new_marker_on_the_guild_tile_is_marked() -> None:
    async with playing(until_told("wyrmspan", "event-marker"), size=(160, 50)) as (app, _):
        marked = [cell for cell in app.screen.query(Cell) if NEW in str(cell.render())]
        assert len(marked) == len(new_markers(scene_of(app))) > 0


@pytest.mark.parametrize(
    ("game_name", "everybody", "you"),
    [("wyrmspan", "event-card", "event-card-you"), ("draftosaurus", "event-dealt", "event-dealt-you")],
)
async def test_a_draw_is_told_once(game_name: str, everybody: str, you: str) -> None:
    table = Table.open(load(game_name), 3, seed=1)
    async with playing(table) as (app, _):
        log = scene_of(app).log
        assert any(event.key == you for event in log)
        assert not any(event.key == everybody and event.values["player"] == 0 for event in log)
        assert any(event.key == everybody and event.values["player"] == 1 for event in log)

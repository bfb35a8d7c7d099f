"""Saving after every entry, going on later, leaving without losing anything."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from textual.widgets import Input

from dracosaur.core.game import Seat
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.terminal import saves
from dracosaur.terminal.screens.ask import AskScreen
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.table import TableScreen
from dracosaur.terminal.screens.write import WriteScreen
from tests.terminal.driver import GAME, flat, notices, open_table, play_on, playing, press, screen_text


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, away from the real one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


async def test_the_record_is_on_disk_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = open_table(3)
    async with playing(table, path=path) as (app, pilot):
        for _ in range(3):
            await play_on(app, pilot, 1, Rng("kept"))
            assert path.read_text("utf-8") == table.record.dumps()


async def test_a_game_goes_on_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    async with playing(open_table(3, skip=54), path=path) as (app, pilot):
        await play_on(app, pilot, 2, Rng("begun"))
        text, log = screen_text(app), app.sitting.scene(app.words).log
    record = loads(path.read_text("utf-8"), GAME)
    entries = list(record.entries)
    table = Table.resume(GAME, record)
    async with playing(table, path=path) as (app, pilot):
        assert screen_text(app) == text
        assert app.sitting.scene(app.words).log == log
        await play_on(app, pilot, 1000, Rng("ended"))
        assert isinstance(app.screen, EndScreen)
    assert loads(path.read_text("utf-8"), GAME).entries[: len(entries)] == entries


async def test_leaving_asks_first_and_a_kept_game_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = open_table(3)
    async with playing(table, path=path) as (app, pilot):
        await press(app, pilot, "1", "ctrl+q")
        assert isinstance(app.screen, AskScreen)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, TableScreen)
        await press(app, pilot, "ctrl+q")
        await pilot.press("1")
        await pilot.pause()
    assert app.return_value == path
    assert loads(path.read_text("utf-8"), GAME) == table.record


async def test_an_unkept_game_can_be_saved_when_leaving(data_folder: Path) -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        await press(app, pilot, "1", "ctrl+q")
        assert "not saved" in flat(screen_text(app))
        await pilot.press("1")
        await pilot.pause()
    path = app.return_value
    assert path is not None
    assert path.is_relative_to(data_folder)
    assert loads(path.read_text("utf-8"), GAME) == table.record


async def test_an_unkept_game_can_be_left_without_a_trace(data_folder: Path) -> None:
    async with playing(open_table(3)) as (app, pilot):
        await press(app, pilot, "1", "ctrl+q")
        await pilot.press("2")
        await pilot.pause()
    assert app.return_value is None
    assert not data_folder.exists()


async def test_saving_once_keeps_every_later_move(data_folder: Path) -> None:
    table = open_table(3)
    async with playing(table) as (app, pilot):
        await press(app, pilot, "f9")
        await play_on(app, pilot, 2, Rng("later"))
        (path,) = data_folder.rglob("*.jsonl")
        assert path.read_text("utf-8") == table.record.dumps()


async def test_trouble_with_the_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", "utf-8")
    table = open_table(3)
    async with playing(table, path=blocked / "game.jsonl") as (app, pilot):
        assert "could not be saved" in notices(app)
        await play_on(app, pilot, 2, Rng("on"))
        assert sum(entry.seat == 0 for entry in table.record.entries) == 2


async def test_what_cannot_be_saved_is_never_called_saved(
    tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F9 offers another place, and neither leaving nor the last line claims that the game is kept."""
    data_folder.write_text("not a folder", "utf-8")
    monkeypatch.chdir(tmp_path)
    async with playing(open_table(3)) as (app, pilot):
        await press(app, pilot, "1", "f9")
        assert isinstance(app.screen, WriteScreen)
        assert "could not be saved" in flat(screen_text(app))
        await press(app, pilot, "ctrl+q")
        assert "not finished and not saved" in flat(screen_text(app))
        await pilot.press("2")
        await pilot.pause()
    assert app.return_value is None


async def test_another_place_can_be_named(
    tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is asked for until it will do, no other record is replaced, and later moves go there, too."""
    data_folder.write_text("not a folder", "utf-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.jsonl").write_text("another game", "utf-8")
    table = open_table(3)
    async with playing(table) as (app, pilot):
        await press(app, pilot, "1", "f9")
        line = app.screen.query_one(Input)
        assert Path(line.value).parent == tmp_path
        line.value = "old.jsonl"
        await press(app, pilot, "enter")
        assert "already" in flat(screen_text(app))
        line.value = str(data_folder / "x.jsonl")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, WriteScreen)
        line.value = "new.jsonl"
        await press(app, pilot, "enter")
        assert "Saved: new.jsonl" in notices(app)
        await play_on(app, pilot, 2, Rng("later"))
        assert (tmp_path / "new.jsonl").read_text("utf-8") == table.record.dumps()
        await press(app, pilot, "ctrl+q")
        assert "saved after every move" in flat(screen_text(app))
    assert (tmp_path / "old.jsonl").read_text("utf-8") == "another game"


async def test_a_file_that_no_longer_takes_moves_is_told_when_leaving(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    async with playing(open_table(3), path=folder / "game.jsonl") as (app, pilot):
        shutil.rmtree(folder)
        folder.write_text("pulled out", "utf-8")
        await press(app, pilot, "1", "ctrl+q")
        assert "last moves could not be saved" in flat(screen_text(app))
        await press(app, pilot, "1")
        app.screen.query_one(Input).value = str(tmp_path / "rest.jsonl")
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_value == tmp_path / "rest.jsonl"


async def test_what_is_left_behind_is_not_called_kept_by_the_last_line(tmp_path: Path) -> None:
    """The file had the beginning; whoever leaves without the rest is not told how to go on with it."""
    folder = tmp_path / "stick"
    async with playing(open_table(3), path=folder / "game.jsonl") as (app, pilot):
        await press(app, pilot, "1")
        shutil.rmtree(folder)
        folder.write_text("pulled out", "utf-8")
        await press(app, pilot, "1", "ctrl+q")
        await pilot.press("2")
        await pilot.pause()
    assert app.return_value is None


async def test_a_new_game_gets_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    async with playing(open_table(3), path=path) as (app, pilot):
        await play_on(app, pilot, 3, Rng("first"))
        kept = path.read_text("utf-8")
        await press(app, pilot, "f10", "2", "f5")
        assert "not finished" in flat(screen_text(app))
        await press(app, pilot, "1", "1")
    assert path.read_text("utf-8") == kept
    second = loads((tmp_path / "game-2.jsonl").read_text("utf-8"), GAME)
    assert second.header.seed != "1"
    assert sum(entry.seat == Seat(0) for entry in second.entries) == 1


def test_a_free_name_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert saves.unused(path) == path
    path.touch()
    (tmp_path / "game-2.jsonl").touch()
    assert saves.unused(path) == tmp_path / "game-3.jsonl"

"""The start screen: a match chosen by keyboard or mouse, saved games to continue, records to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from dracosaur.core.records import PERSON, loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from dracosaur.play.plan import Plan
from dracosaur.terminal import DracosaurApp, saves
from dracosaur.terminal.screens.ask import AskScreen
from dracosaur.terminal.screens.curtain import CurtainScreen
from dracosaur.terminal.screens.start import StartScreen
from dracosaur.terminal.screens.story import StoryScreen
from dracosaur.terminal.screens.table import TableScreen
from dracosaur.terminal.screens.write import WriteScreen
from dracosaur.terminal.wishes import wishes
from dracosaur.text import LANGUAGES, Words
from tests.terminal.driver import GAME, App, flat, open_table, playing, press, screen_text, settle


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, away from the real one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@asynccontextmanager
async def starting(lang: str = "en") -> AsyncIterator[tuple[App, Pilot[Path]]]:
    """The client without a match; a missing message is an error."""
    app = DracosaurApp(None, Words(lang, strict=True), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield app, pilot


def start_screen(app: App) -> StartScreen:
    """The start screen, wherever it lies among the screens."""
    return next(screen for screen in app.screen_stack if isinstance(screen, StartScreen))


async def go_to(app: App, pilot: Pilot[Path], line: str) -> None:
    """Move to a line of the start screen by the arrows."""
    ids = [option.id for option in app.screen.query_one(OptionList).options]
    await press(app, pilot, "home", *["down"] * ids.index(line))
    assert start_screen(app).at == line


def save(skip: int, name: str = "game.jsonl") -> Path:
    """A record in the data folder; many decisions are a whole game."""
    path = saves.folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    table = Table.open(GAME, 2, names=("Ann", "Ben"), seed=1, players=(PERSON, PERSON))
    rng = Rng("saved")
    while skip and not table.is_over:
        table.act(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
        skip -= 1
    table.record.save(path)
    return path


async def test_a_match_is_put_together_by_keyboard() -> None:
    async with starting() as (app, pilot):
        assert isinstance(app.screen, StartScreen)
        await go_to(app, pilot, "seats")
        await press(app, pilot, "right")
        await go_to(app, pilot, "seat-1")
        assert "A person at this keyboard" in flat(screen_text(app))
        await press(app, pilot, "left")
        assert "Is here for the first time" in flat(screen_text(app))
        await go_to(app, pilot, "option-board")
        assert "Which side of the board" in flat(screen_text(app))
        await press(app, pilot, "enter")
        assert isinstance(app.screen, AskScreen)
        await press(app, pilot, "3", "f5")
        header = app.sitting.match.record.header
        assert (header.game, header.seats, header.options["board"]) == ("draftosaurus", 4, "winter")
        assert header.players == (PERSON, "visitor", "apprentice", "apprentice")
        assert isinstance(app.screen, TableScreen)
        assert "Choose a dinosaur" in screen_text(app)


async def test_a_match_is_put_together_by_mouse() -> None:
    async with starting() as (app, pilot):
        await pilot.click(OptionList, offset=(10, 3))  # the game
        await settle(app, pilot)
        assert isinstance(app.screen, AskScreen)
        await pilot.click(OptionList, offset=(4, 1))
        await settle(app, pilot)
        assert start_screen(app).plan.game_name == "gods_love_dinosaurs"
        await pilot.click("#key-begin")
        await settle(app, pilot)
        assert app.sitting.match.game.name == "gods_love_dinosaurs"
        assert isinstance(app.screen, TableScreen)


async def test_people_are_named_and_sit_behind_the_curtain() -> None:
    async with starting() as (app, pilot):
        for seat, name in enumerate(("Ann", "Ben")):
            await go_to(app, pilot, f"seat-{seat}")
            await press(app, pilot, "enter", "1", "enter")
            await press(app, pilot, "7")  # after the person and five levels
            assert isinstance(app.screen, WriteScreen)
            app.screen.query_one(Input).value = name
            await press(app, pilot, "enter")
        await go_to(app, pilot, "seat-2")
        await press(app, pilot, "enter", "7")
        app.screen.query_one(Input).value = "Ann"
        await press(app, pilot, "enter")
        assert "Another player has this name" in screen_text(app)
        await press(app, pilot, "escape", "f5")
        assert isinstance(app.screen, CurtainScreen)
        assert app.sitting.voice(app.words).names == ("Ann", "Ben", "Apprentice")


async def test_a_saved_game_goes_on_with_its_people() -> None:
    path = save(skip=7)
    (saves.folder() / "other.jsonl").write_text("no record", "utf-8")
    async with starting() as (app, pilot):
        await go_to(app, pilot, "saved")
        await press(app, pilot, "enter")
        assert "Draftosaurus · Ann, Ben" in screen_text(app)
        assert app.screen.query_one(OptionList).option_count == 2  # and "another file"
        await press(app, pilot, "1", "1")
        assert isinstance(app.screen, CurtainScreen)
        assert app.sitting.record_path == path
        assert app.sitting.match.record == loads(path.read_text("utf-8"), GAME)


async def test_a_finished_record_can_be_looked_at() -> None:
    save(skip=1000)
    async with starting() as (app, pilot):
        await go_to(app, pilot, "saved")
        await press(app, pilot, "enter", "1")
        assert isinstance(app.screen, StoryScreen)
        assert "Ann rolls first" in screen_text(app) or "Round 1" in screen_text(app)
        await press(app, pilot, "end")
        assert "Total" in screen_text(app)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, StartScreen)


async def test_who_looks_at_a_running_match_learns_no_secret() -> None:
    save(skip=1)
    async with starting() as (app, pilot):
        await go_to(app, pilot, "saved")
        await press(app, pilot, "enter", "1", "2")
        assert isinstance(app.screen, StoryScreen)
        text = screen_text(app)
        assert "not finished" in text
        assert "You draw" not in text


async def test_names_of_a_saved_game_cannot_speak_to_the_terminal() -> None:
    """They set no window title and wipe no line: neither in the list, nor in its story, nor at its table."""
    path = save(skip=7)
    text = path.read_text("utf-8")
    path.write_text(text.replace('"Ann"', '"A\\u001b]0;owned\\u0007nn"'), "utf-8")
    async with starting() as (app, pilot):
        await go_to(app, pilot, "saved")
        await press(app, pilot, "enter")
        assert "A\ufffd]0;owned\ufffdnn" in screen_text(app)
        await press(app, pilot, "1", "2")
        assert isinstance(app.screen, StoryScreen)
        assert "A\ufffd]0;owned\ufffdnn" in screen_text(app)
        await press(app, pilot, "escape", "enter", "1", "1")
        assert app.sitting.names(app.words)[0] == "A\ufffd]0;owned\ufffdnn"


async def test_any_file_can_be_opened_and_a_wrong_one_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save(skip=7).rename(tmp_path / "elsewhere.jsonl")
    monkeypatch.chdir(tmp_path)  # a short name, so that what is said fits on a line
    Path("wrong").write_text("no record", "utf-8")
    async with starting() as (app, pilot):
        await go_to(app, pilot, "saved")
        await press(app, pilot, "enter", "1")
        for line, said in (("no-such", "No such file"), ("wrong", "no header of a record")):
            app.screen.query_one(Input).value = line
            await press(app, pilot, "enter")
            assert said in flat(screen_text(app))
        app.screen.query_one(Input).value = str(path)
        await press(app, pilot, "enter", "1")
        assert app.sitting.record_path == path


async def test_a_new_game_from_the_menu_may_be_another_one(tmp_path: Path) -> None:
    """It begins with the plan of the one that is played, whose record stays as it is."""
    path = tmp_path / "game.jsonl"
    async with playing(open_table(2, options={"board": "winter"}), path=path) as (app, pilot):
        kept = path.read_text("utf-8")
        await press(app, pilot, "f10", "2")
        plan = start_screen(app).plan
        assert (plan.seats, plan.value("board"), plan.names) == (2, "winter", ("Ann", "Ben"))
        await press(app, pilot, "escape")
        assert isinstance(app.screen, TableScreen)
        await press(app, pilot, "f10", "2")
        await go_to(app, pilot, "game")
        await press(app, pilot, "right", "f5")
        assert "not finished" in flat(screen_text(app))
        await press(app, pilot, "1")
        assert app.sitting.match.game.name == "gods_love_dinosaurs"
        assert app.sitting.record_path == tmp_path / "gods_love_dinosaurs.jsonl"
    assert path.read_text("utf-8") == kept


async def test_leaving_the_start_screen_leaves_the_program() -> None:
    async with starting() as (app, pilot):
        await pilot.press("escape")
        await pilot.pause()
    assert app.return_value is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_start_screen_speaks_every_language(lang: str) -> None:
    words = Words(lang, "draftosaurus", strict=True)
    async with starting() as (app, pilot):
        await press(app, pilot, "f2", str(LANGUAGES.index(lang) + 1))
        text = flat(screen_text(app))
        for id in ("ui-start-title", "ui-start-begin-help", "ui-start-saved", "ui-key-begin", "option-board"):
            assert words.say(id) in text
        await press(app, pilot, "f5")
        assert words.say("board-summer") in screen_text(app)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_wish_has_words(name: str, lang: str) -> None:
    """For each value that can be chosen there is a word, and every plan can be played."""
    words = Words(lang, name, strict=True)
    for plan in (Plan.usual(name), Plan.usual(name).with_seats(load(name).seat_counts[0])):
        for wish in wishes(plan, words):
            assert "_" not in f"{wish.label}{wish.about}"
            for said, other in wish.values:
                assert said not in ("random", "True", "False", "None")
                assert "_" not in said
                other.game.options(other.options, other.seats)


def test_a_plan_drops_the_options_that_no_longer_fit() -> None:
    plan = (
        Plan.usual("draftosaurus").with_seats(5).with_option("first_roller", 4).with_option("board", "winter")
    )
    assert plan.with_seats(3).options == {"board": "winter"}
    assert plan.with_game("wyrmspan").options == {}
    assert plan.with_game("wyrmspan").with_seats(1).with_game("draftosaurus").seats == 2
    assert Plan.of(plan.open().record.header).open().seats == 5

"""Gods Love Dinosaurs in the terminal: tiles, hexes and hunts by keyboard and mouse."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import msgspec
import pytest
from textual import events

from dracosaur import bots
from dracosaur.bots.gods_love_dinosaurs.hints import forecast
from dracosaur.core.game import Action, Seat
from dracosaur.core.records import Entry, Record
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    Hatch,
    Hunt,
    Lay,
    Roam,
    Starve,
    Take,
)
from dracosaur.games.gods_love_dinosaurs.keys import Task
from dracosaur.games.gods_love_dinosaurs.solver import Worth, solve
from dracosaur.games.gods_love_dinosaurs.tiles import standard
from dracosaur.play.seats import Seats
from dracosaur.terminal.panels import load_panel
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.animals import Slot
from dracosaur.terminal.panels.gods_love_dinosaurs.canvas import STANCES, Canvas
from dracosaur.terminal.panels.gods_love_dinosaurs.hunting import Hunting
from dracosaur.terminal.panels.gods_love_dinosaurs.knobs import Knob
from dracosaur.terminal.panels.gods_love_dinosaurs.laying import Laying
from dracosaur.terminal.panels.gods_love_dinosaurs.players import PlayerLine
from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Breeding, Looking, Pose, Stance
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.pages import RuleScreen
from dracosaur.terminal.sitting import Sitting
from dracosaur.terminal.widgets.keybar import KeyHint
from dracosaur.terminal.widgets.scores import clip
from dracosaur.text import LANGUAGES, Words
from tests.terminal.driver import (
    NAMES,
    App,
    ask_for_a_hint,
    flat,
    has_moved,
    is_waiting,
    playing,
    press,
    screen_text,
    settle,
    table_screen,
    until,
)

GAME = load("gods_love_dinosaurs")
ANN = Seat(0)
SEED = 2  # a game in which Ann is asked everything soon
TASKS: tuple[Task, ...] = ("take", "lay", "breed", "choose", "hunt", "roam", "hatch")


# Tables


def open_table(seats: int = 2, seed: int = SEED, **options: object) -> Table:
    return Table.open(GAME, seats, {"first_player": 0, **options}, seed, NAMES[:seats])


@cache
def lived_through(seed: int) -> tuple[Table, dict[Task, tuple[Entry, ...]]]:
    """A game of greedy bots up to where Ann has been asked everything, with the entries before each task."""
    table = open_table(seed=seed)
    players = [bots.make("greedy", GAME, Rng("test", seed, seat)) for seat in range(2)]
    found: dict[Task, tuple[Entry, ...]] = {}
    while len(found) < len(TASKS):
        seat = table.to_act[0]
        if seat == ANN:
            found.setdefault(table.view(ANN).ecosystems[ANN].task, tuple(table.record.entries))
        table.act(seat, players[seat].choose(table.view(seat), table.legal(seat)))
    return table, found


def table_at(task: Task) -> Table:
    """A table at which Ann owes this decision."""
    table, found = lived_through(SEED)
    return Table.resume(GAME, Record(table.record.header, found[task]))


@cache
def match_at(task: Task) -> Sitting:
    """A match at which Ann owes this decision, to look at only."""
    return Sitting(table_at(task), Seats(2, [ANN], {Seat(1): "random"}), None)


def stance(app: App) -> Stance:
    found = app.screen.query_one(Canvas).stance
    assert found is not None
    return found


def last_action(table: Table, seat: Seat = ANN) -> Action:
    return [entry.action for entry in table.record.entries if entry.seat == seat][-1]


def fingers(app: App, rng: Rng) -> list[str]:
    """Keys that lead to some answer of what Ann is asked."""
    screen = table_screen(app)
    asked = stance(app)
    if isinstance(asked, Looking):
        return [rng.choice([offer.key for offer in screen.offers if offer.refusal is None])]
    if isinstance(asked, Laying):
        return rng.choice((["enter"], ["n", "enter"], ["r", "n", "enter"]))
    if isinstance(asked, Breeding):
        return rng.choice((["enter"], ["n", "enter"], ["d"]))
    return rng.choice((["enter"], ["right", "enter"]))


# A whole game


async def test_a_whole_game_by_key_presses() -> None:
    table = open_table()
    rng = Rng("fingers")
    kinds = set()
    async with playing(table) as (app, pilot):
        while not isinstance(app.screen, EndScreen):
            await until(lambda: app.focused is not None)
            before = len(table.record.entries)
            moved = partial(has_moved, app, app.screen, table_screen(app).scene)
            for key in fingers(app, rng):
                app.post_message(events.Key(key, key if len(key) == 1 else None))
            await until(moved)
            await until(partial(is_waiting, app))
            assert len(table.record.entries) > before
            kinds.add(type(last_action(table)))
        await settle(app, pilot)
        assert table.is_over
        assert {Take, Lay, Breed, Roam} <= kinds
        text = flat(screen_text(app))
        totals = " ".join(str(player.total) for player in table.score_sheet().players)
        assert f"Total {totals}" in text
        assert all(NAMES[seat] in text for seat in table.score_sheet().winners)


# Taking


async def test_the_animal_board_shows_tiles_marker_and_stacks() -> None:
    table = table_at("take")
    async with playing(table) as (app, _):
        text = screen_text(app)
        view = table.view(ANN)
        for name in ("D Frogs", "Rabbits", "Rats", "Tigers", "Eagles", "dino marker: Frogs"):
            assert name in text
        stacks = " ".join(f"{letter}{len(s)}" for letter, s in zip("ABCD", view.board.stacks, strict=True))
        assert stacks in text
        for key, slot in zip("123456789a", _slots_by_row(app), strict=True):
            assert str(slot.render()).startswith(key)
        assert "●0 ○3" in text


def _slots_by_row(app: App) -> list[Slot]:
    slots = [slot for slot in app.screen.query(Slot) if slot.display]
    return sorted(slots, key=lambda slot: (slot.row, slot.column))


async def test_a_key_takes_the_tile_and_undo_puts_it_back() -> None:
    table = table_at("take")
    async with playing(table) as (app, pilot):
        before = list(table.record.entries)
        await press(app, pilot, "7")
        assert last_action(table) == Take("rabbit", 2)
        assert "Lay the tile" in screen_text(app)
        await press(app, pilot, "f8")
        assert table.record.entries == before
        assert "Take any tile" in screen_text(app)


async def test_arrows_and_enter_take_a_tile_and_say_what_it_wakes() -> None:
    table = table_at("take")
    table.act(ANN, Take("frog", 1))
    table.act(ANN, table.legal(ANN)[0])
    while table.to_act[0] != ANN or not isinstance(table.legal(ANN)[0], Take):
        seat = table.to_act[0]
        table.act(seat, table.legal(seat)[-1])
    async with playing(table) as (app, pilot):
        await press(app, pilot, "6")
        await press(app, pilot, "f8")
        slot = next(
            s for s in _slots_by_row(app) if s.offer is not None and s.offer.action == Take("frog", 2)
        )
        slot.focus()
        await pilot.pause()
        text = flat(screen_text(app))
        assert "Last tile in its column. Activation: frog. Dinosaurs on the hunt." in text
        assert "D!Frogs" in text
        await press(app, pilot, "right", "left", "enter")
        assert last_action(table) == Take("frog", 2)


async def test_an_empty_slot_is_refused_with_its_rule() -> None:
    table = table_at("take")
    table.act(ANN, Take("frog", 1))
    for _ in range(2):
        table.act(table.to_act[0], table.legal(table.to_act[0])[-1])
    while table.to_act[0] != ANN:
        table.act(table.to_act[0], table.legal(table.to_act[0])[-1])
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        await press(app, pilot, "1")
        assert "No tile lies there" in screen_text(app)
        assert "(G6.1)" in screen_text(app)
        assert table.record.entries == entries


async def test_keys_work_on_a_cyrillic_keyboard() -> None:
    table = table_at("take")
    async with playing(table) as (app, pilot):
        await press(app, pilot, "ф")
        assert last_action(table) == Take("eagle", 2)
        asked = stance(app)
        turn = asked.pose.turn
        await press(app, pilot, "к")
        assert asked.pose.turn == (turn - 1) % 6


# Laying


async def test_a_tile_is_laid_with_cursor_and_rotation() -> None:
    table = table_at("lay")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Laying)
        asked.pose.cursor, asked.pose.turn = (2, 0), 0
        await press(app, pilot, "left", "right", "R", "R")
        assert (asked.pose.cursor, asked.pose.turn) == ((2, 0), 2)
        assert "first hex on (2, 0), second hex to the north-west" in flat(screen_text(app))
        before = table.view(ANN).ecosystems[ANN].cells
        first, second = asked.tile.hexes
        await press(app, pilot, "enter")
        assert last_action(table) == Lay(2, 0, "NW")
        laid = set(table.view(ANN).ecosystems[ANN].cells) - set(before)
        assert {(cell.q, cell.r, cell.terrain) for cell in laid} == {
            (2, 0, first.terrain),
            (2, -1, second.terrain),
        }


async def test_every_orientation_is_shown_before_it_is_laid() -> None:
    async with playing(table_at("lay")) as (app, pilot):
        asked = stance(app)
        pictures = set()
        for _ in range(6):
            pictures.add(str(app.screen.query_one(Canvas).render()))
            await press(app, pilot, "r")
        assert len(pictures) == 6
        assert all("[" in picture and "(" in picture for picture in pictures)
        assert asked.pose.turn == 0


async def test_n_and_p_go_through_all_places_where_the_tile_fits() -> None:
    table = table_at("lay")
    async with playing(table) as (app, pilot):
        legal = {(a.q, a.r) for a in table.legal(ANN) if isinstance(a, Lay) and a.orientation == "E"}
        seen = []
        for _ in legal:
            await press(app, pilot, "n")
            seen.append(stance(app).pose.cursor)
        assert set(seen) == legal
        assert f"/{len(legal)}" in screen_text(app)
        await press(app, pilot, "p")
        assert stance(app).pose.cursor == seen[-2]


async def test_a_place_that_is_closed_says_why_and_nothing_is_laid() -> None:
    table = table_at("lay")
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        asked = stance(app)
        asked.pose.cursor, asked.pose.turn = (2, 0), 0
        await press(app, pilot, "right", "right")
        assert "The tile would lie apart" in screen_text(app)
        assert screen_text(app).count("✗") == 3  # both hexes and the reason
        await press(app, pilot, "left", "left", "left", "enter")
        assert "a tile may not cover another one. (G6.3)" in flat(screen_text(app))
        assert table.record.entries == entries
        await press(app, pilot, "f4")
        assert isinstance(app.screen, RuleScreen)
        await pilot.pause(0.1)
        assert app.words.rule("G6.3")[0][:30] in flat(screen_text(app))


async def test_the_cursor_stays_near_the_ecosystem() -> None:
    async with playing(table_at("lay")) as (app, pilot):
        asked = stance(app)
        await press(app, pilot, *["right"] * 12)
        assert min(grid.distance(asked.pose.cursor, cell) for cell in asked.cells) == 3


def test_equal_hexes_can_be_laid_from_either_end() -> None:
    """G18.3 lists such a placement once; the person need not know from which end."""
    tiles: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(standard()))
    for tile in tiles["tiles"]:
        tile["hexes"][1] = tile["hexes"][0]
    table = open_table(tiles=tiles)
    table.act(ANN, Take("frog", 1))
    scene = Sitting(table, Seats(2, [ANN], {Seat(1): "random"}), None).scene(Words("en", GAME.name))
    asked = Laying(scene, ANN, Pose())
    assert sum(len(places) for places in asked.fitting.values()) == 2 * len(table.legal(ANN))
    for turn, places in asked.fitting.items():
        assert {grid.beside(place, turn) for place in places} == set(asked.fitting[(turn + 3) % 6])


async def test_the_mouse_takes_turns_and_lays() -> None:
    table = table_at("take")
    async with playing(table) as (app, pilot):
        await pilot.click(_slots_by_row(app)[0])
        await settle(app, pilot)
        assert last_action(table) == Take("frog", 1)
        canvas = app.screen.query_one(Canvas)
        asked = stance(app)
        assert isinstance(asked, Laying)

        async def click(place: grid.Place) -> None:
            x, y = canvas.window(asked).corner(place)
            await pilot.click(canvas, offset=(x + 2, y))
            await settle(app, pilot)

        asked.turn(-asked.pose.turn)
        await click((2, 0))
        assert asked.pose.cursor == (2, 0)
        await click((3, 0))
        assert asked.pose.turn == 5
        await click((2, 0))
        assert last_action(table) == Lay(2, 0, "SE")


async def test_the_line_of_keys_can_be_clicked() -> None:
    table = table_at("lay")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        turn, cursor = asked.pose.turn, asked.pose.cursor
        knobs = {knob.run: knob for knob in app.screen.query(Knob)}
        for run in ("turn(-1)", "step(1)"):
            await pilot.click(knobs[run])
            await settle(app, pilot)
        assert asked.pose.turn != turn
        assert asked.pose.cursor != cursor
        await pilot.click(knobs["pick"])
        await settle(app, pilot)
        assert isinstance(last_action(table), Lay)


# Breeding


async def test_young_are_put_where_the_board_shows_a_plus() -> None:
    table = table_at("breed")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Breeding)
        cells = {(action.q, action.r) for action in table.legal(ANN) if isinstance(action, Breed)}
        assert set(asked.nursery) == cells
        assert str(app.screen.query_one(Canvas).render()).count("+") == len(cells)
        assert app.words.say("ask-breed", n=asked.asked.left + 1) in screen_text(app)
        await press(app, pilot, "n")
        place = asked.pose.cursor
        await press(app, pilot, "enter")
        assert last_action(table) == Breed(*place)


async def test_a_cell_without_parent_is_refused_and_breeding_can_end() -> None:
    table = table_at("breed")
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        stance(app).point_at((0, 0))
        await press(app, pilot, "enter")
        assert "(G8.1)" in flat(screen_text(app))
        assert table.record.entries == entries
        await press(app, pilot, "d")
        assert last_action(table) == Done()


# Hunts


async def test_each_waiting_figure_and_each_outcome_is_stepped_through() -> None:
    table = table_at("choose")
    async with playing(table, size=(100, 30)) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Hunting)
        told = set()
        for _ in asked.fates:
            text = flat(screen_text(app))
            fate = asked.fate
            assert f"({fate.figure[0]}, {fate.figure[1]})" in text
            told.add((fate.figure, fate.action))
            if not fate.starves:
                assert "eats" in text
                picture = str(app.screen.query_one(Canvas).render())
                assert picture.count("×") == len(fate.eaten)
            else:
                assert "Let it starve" in text
            await press(app, pilot, "right")
        waiting = table.legal(ANN)
        assert len(waiting) > 1
        assert told == {
            ((choice.q, choice.r), action)
            for choice in waiting
            if isinstance(choice, Choose)
            for action in GAME.legal(GAME.apply(table.state, ANN, choice), ANN)
        }


async def test_the_outcome_in_mind_is_kept_when_its_figure_is_chosen() -> None:
    table = table_at("choose")
    async with playing(table) as (app, pilot):
        first = stance(app)
        assert isinstance(first, Hunting)
        await press(app, pilot, "down", "right")
        fate = first.fate
        await press(app, pilot, "enter")
        assert last_action(table) == Choose(*fate.figure)
        then = stance(app)
        assert isinstance(then, Hunting)
        assert then.fate == fate
        await press(app, pilot, "enter")
        assert last_action(table) == fate.action


async def test_a_chosen_figure_can_be_put_back() -> None:
    table = table_at("choose")
    async with playing(table) as (app, pilot):
        entries = list(table.record.entries)
        await press(app, pilot, "enter", "f8")
        assert table.record.entries == entries
        assert "Choose which figure goes next" in screen_text(app)


async def test_a_hunt_eats_along_the_numbered_path() -> None:
    table = table_at("hunt")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Hunting)
        fate = asked.fate
        assert not fate.starves
        picture = str(app.screen.query_one(Canvas).render())
        assert all(str(step) in picture for step in range(1, len(fate.path) + 1))
        kind = asked.cells[fate.figure].figure
        await press(app, pilot, "enter", "f5", "f5")
        assert isinstance(last_action(table), Hunt)
        after = {(cell.q, cell.r): cell.figure for cell in table.view(ANN).ecosystems[ANN].cells}
        assert all(after[place] == kind for place in fate.eaten)
        assert f"Ann: the {kind} eats" in flat(screen_text(app))


async def test_up_and_down_go_from_end_to_end_of_a_dinosaur() -> None:
    table = table_at("roam")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Hunting)
        assert len(asked.fates) > 30
        ends = {fate.end for fate in asked.fates if not fate.starves}
        seen = set()
        for _ in range(len(ends)):
            assert not asked.fate.starves
            seen.add(asked.fate.end)
            await press(app, pilot, "down")
        assert seen == ends
        assert asked.fate.starves  # behind the last end the dinosaur starves
        await press(app, pilot, "enter")
        assert last_action(table) == Starve()


async def test_a_dinosaur_lays_the_eggs_that_were_told() -> None:
    table = table_at("roam")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Hunting)
        fate = asked.fate
        assert not fate.starves
        q, r = fate.end
        eaten = [str(asked.cells[place].figure) for place in fate.eaten]
        text = flat(screen_text(app))
        assert f"Roam to ({q}, {r})" in text
        assert all(animal in text for animal in eaten)
        eggs = table.view(ANN).ecosystems[ANN].eggs
        await press(app, pilot, "enter")
        assert isinstance(last_action(table), Roam)
        assert table.view(ANN).ecosystems[ANN].eggs == eggs + fate.gains[0]


async def test_a_click_shows_the_hunts_that_end_there() -> None:
    table = table_at("roam")
    async with playing(table) as (app, pilot):
        asked = stance(app)
        assert isinstance(asked, Hunting)
        end = asked.fates[-2].end
        canvas = app.screen.query_one(Canvas)
        asked.point_to(Starve())
        x, y = canvas.window(asked).corner(end)
        await pilot.click(canvas, offset=(x + 2, y))
        assert not asked.fate.starves
        assert asked.fate.end == end


@pytest.mark.parametrize(("key", "answer"), [("1", Hatch("no")), ("2", Hatch("yes"))])
async def test_hatching_is_a_choice_of_two(key: str, answer: Hatch) -> None:
    table = table_at("hatch")
    async with playing(table) as (app, pilot):
        assert "Hatch a dinosaur for 1 egg" in screen_text(app)
        await press(app, pilot, key)
        assert answer in [entry.action for entry in table.record.entries if entry.seat == ANN][-2:]


# Hints


@pytest.mark.parametrize("task", ["take", "lay", "breed", "hatch", "choose"])
async def test_a_hint_shows_a_good_answer_that_enter_gives(task: Task) -> None:
    table = table_at(task)
    async with playing(table, size=(120, 30)) as (app, pilot):
        count = len(table.record.entries)
        await ask_for_a_hint(app, pilot)
        text = screen_text(app)
        assert "★ A good choice:" in text if task in ("take", "lay", "breed") else "Best found:" in text
        await press(app, pilot, "enter")
        assert len(table.record.entries) > count
        own = next(entry.action for entry in table.record.entries[count:] if entry.seat == ANN)
        greedy = bots.make("greedy", GAME, Rng("any"))
        before = table_at(task)
        if task not in ("take", "lay", "breed"):
            assert own == greedy.choose(before.view(ANN), before.legal(ANN))


@pytest.mark.parametrize("task", ["hatch", "choose", "roam", "hunt"])
def test_the_forecast_of_a_hint_comes_true(task: Task) -> None:
    table = table_at(task)
    plan = solve(table.state, ANN, Worth())
    laid, survivors = forecast(table.state, ANN, plan)
    state, stage = table.state, table.view(ANN).board.stage
    eggs = state.eggs[ANN] - (1 if plan.hatch else 0)
    if plan.hatch is not None:
        state = GAME.apply(state, ANN, Hatch("yes" if plan.hatch else "no"))
        while Seat(1) in GAME.to_act(state) and ANN not in GAME.to_act(state):
            state = GAME.apply(state, Seat(1), GAME.legal(state, Seat(1))[0])
        stage = "dino"
    for step in plan.steps:
        if state.task[ANN] and GAME.legal(state, ANN)[0].__class__ is Choose:
            state = GAME.apply(state, ANN, Choose(step.q, step.r))
        state = GAME.apply(state, ANN, step.action)
    figures = [cell.figure for cell in GAME.view(state, ANN).ecosystems[ANN].cells]
    kind = "dinosaur" if stage == "dino" else GAME.view(state, ANN).columns[state.taken_from]
    assert (laid, survivors) == (state.eggs[ANN] - eggs, figures.count(kind))


# Looking about


async def test_the_picture_can_be_moved_and_brought_back() -> None:
    async with playing(table_at("hatch")) as (app, pilot):
        canvas = app.screen.query_one(Canvas)
        home = str(canvas.render())
        for there, back in (
            ("shift+left", "shift+right"),
            ("shift+up", "shift+down"),
            ("h", "l"),
            ("k", "j"),
        ):
            await press(app, pilot, there)
            assert str(canvas.render()) != home, there
            await press(app, pilot, back)
            assert str(canvas.render()) == home, back
        await press(app, pilot, *["shift+right"] * 8)
        assert canvas.centre is not None
        assert canvas.centre[0] == grid.frame(stance(app).cells)[1]  # no further than the last cell
        await press(app, pilot, "home")
        assert str(canvas.render()) == home


async def test_cells_can_be_larger_or_smaller() -> None:
    async with playing(table_at("lay")) as (app, pilot):
        canvas = app.screen.query_one(Canvas)
        assert "╱" in str(canvas.render())
        await press(app, pilot, "z")
        assert "╱" not in str(canvas.render())
        await press(app, pilot, "z")
        assert "╱" in str(canvas.render())


async def test_other_ecosystems_are_shown_on_demand() -> None:
    table = table_at("roam")
    async with playing(table) as (app, pilot):
        await press(app, pilot, "right", "right")
        own = stance(app)
        index = own.pose.index
        await press(app, pilot, "f6")
        assert "Ann ▸ Ben" in screen_text(app)
        asked = stance(app)
        assert isinstance(asked, Looking)
        assert set(asked.cells) == {(cell.q, cell.r) for cell in table.view(ANN).ecosystems[1].cells}
        entries = list(table.record.entries)
        await press(app, pilot, "n", "enter")
        cell = asked.cells[asked.pose.cursor]
        assert f"({cell.q}, {cell.r}) {cell.terrain}" in screen_text(app)
        assert table.record.entries == entries
        await press(app, pilot, "escape")
        assert stance(app).pose.index == index
        await pilot.click(app.screen.query(PlayerLine)[1])
        await pilot.pause()
        assert "Ann ▸ Ben" in screen_text(app)


async def test_all_players_are_shown_with_eggs_and_dinosaurs() -> None:
    table = open_table(5)
    async with playing(table) as (app, _):
        lines = [line for line in app.screen.query(PlayerLine) if line.display]
        assert len(lines) == 5
        for name, line in zip(NAMES, lines, strict=True):
            text = str(line.render())
            assert name in text
            assert "●0 ○3" in text
            assert "D1 F1 R1 B1" in text


async def test_a_large_terminal_shows_small_maps_score_and_log() -> None:
    async with playing(table_at("roam"), size=(120, 40)) as (app, _):
        text = screen_text(app)
        for word in ("Players", "Score", "Log", "Golden eggs", "Now activated: dinosaur."):
            assert word in text
        _, ben = app.screen.query(PlayerLine)[:2]
        rows = {cell.r for cell in app.sitting.scene(app.words).view.ecosystems[1].cells}
        assert len(str(ben.render()).rstrip().splitlines()) == 2 + len(rows)


async def test_a_limited_stock_is_shown() -> None:
    async with playing(open_table(figures="limited"), size=(120, 30)) as (app, _):
        assert "Stock F23 R33 B28 T25 E25 D17" in screen_text(app)


# Sizes and languages


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_80x24_is_enough_in_every_language(lang: str) -> None:
    """Strict words make a missing message an error."""
    table = open_table(5)
    words = Words(lang, GAME.name)
    async with playing(table, lang=lang) as (app, _):
        screen = app.screen
        slots = _slots_by_row(app)
        assert len(slots) == 15
        parts = [
            widget for kind in (KeyHint, Knob, PlayerLine) for widget in screen.query(kind) if widget.display
        ]
        for widget in (*slots, *parts):
            assert widget.region.area > 0
            assert screen.region.contains_region(widget.region), widget
        assert screen.query_one(Canvas).size.height >= 10
        text = screen_text(app)
        for hint in screen.query(KeyHint):
            assert str(hint.render()).strip() in text
        for column in table.view(ANN).columns:
            assert clip(words.say(f"column-{column}"), 7)[:-1] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_speaks_every_language(lang: str) -> None:
    words = Words(lang, GAME.name, strict=True)
    panel = load_panel(GAME.name)
    assert words.say("sign-path") in dict(panel.legend(words)).values()
    for task in TASKS:
        scene = match_at(task).scene(words)
        told = [
            panel.headline(scene),
            panel.prompt(scene),
            str(panel.status(scene, 78)),
            str(panel.holding(scene)),
        ]
        for offer in panel.offers(scene):
            told += [offer.label.plain, panel.explain(scene, offer.action)]
        kind = STANCES.get(task, Looking)
        asked = kind(scene, ANN, Pose())
        asked.begin()
        for _ in range(100):
            asked.step(1)
            told.append(asked.about())
        hint = panel.hint(scene)
        assert hint is not None
        assert all((*told, hint.text)), task


async def test_the_cursor_survives_another_language() -> None:
    async with playing(table_at("lay")) as (app, pilot):
        await press(app, pilot, "n", "n", "r")
        pose = stance(app).pose
        before = pose.cursor, pose.turn
        await press(app, pilot, "f2", str(LANGUAGES.index("uk") + 1))
        assert "Викладіть тайл" in screen_text(app)
        assert (stance(app).pose.cursor, stance(app).pose.turn) == before

"""Drives the terminal client in a test: opens a table, presses keys, reads the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from time import monotonic

from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.draftosaurus.actions import PlaceIt
from dracosaur.play import Seats
from dracosaur.terminal import DracosaurApp, Sitting
from dracosaur.terminal.screens.curtain import CurtainScreen
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.terminal.screens.table import TableScreen
from dracosaur.text import Words

GAME = load("draftosaurus")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
PATIENCE = 20.0  # seconds
App = DracosaurApp


def open_table(
    seats: int = 3, skip: int = 0, seed: int = 1, options: Mapping[str, object] | None = None
) -> Table:
    """A table where so many decisions are already made at random."""
    table = Table.open(GAME, seats, options, seed, NAMES[:seats])
    rng = Rng("skipped", seed)
    for _ in range(skip):
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
    return table


def table_with_a_closed_place(board: str = "summer") -> Table:
    """Ann has to place a dinosaur, and not every place is open to it."""
    table = open_table(options={"board": board})
    rng = Rng("closed")
    while True:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if seat == 0 and isinstance(legal[0], PlaceIt) and len(legal) < 5:
            return table
        table.act(seat, rng.choice(legal))


@cache
def strict_words(lang: str, game_name: str) -> Words:
    """The words of a language; reading them takes longer than a move."""
    return Words(lang, game_name, strict=True)


@asynccontextmanager
async def playing(
    table: Table,
    humans: Sequence[int] = (0,),
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    path: Path | None = None,
    pace: float = 0.0,
) -> AsyncIterator[tuple[App, Pilot[Path]]]:
    """The client at this table with random bots on the other seats; a missing message is an error."""
    bots = {Seat(seat): "random" for seat in range(table.seats) if seat not in humans}
    sitting = Sitting(table, Seats(table.seats, [Seat(seat) for seat in humans], bots), path)
    app = DracosaurApp(sitting, strict_words(lang, table.game.name), pace)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot


def is_waiting(app: App) -> bool:
    """Whether the client waits for a person."""
    if isinstance(app.screen, TableScreen):
        scene = app.screen.scene
        return scene is not None and (scene.is_asked or scene.is_over)
    return True


def has_moved(app: App, screen: object, scene: object) -> bool:
    """Whether another screen or another scene is there."""
    return app.screen is not screen or table_screen(app).scene is not scene


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what must come soon."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "nothing happens"
        await asyncio.sleep(0.001)


async def settle(app: App, pilot: Pilot[Path]) -> None:
    """Wait until the bots have played and everything is drawn."""
    await until(lambda: is_waiting(app) and app._batch_count == 0)  # a new size is drawn after a moment
    await pilot.pause()


async def resize(app: App, pilot: Pilot[Path], size: tuple[int, int]) -> None:
    """Give the window this size, and wait until it is drawn."""
    await pilot.resize_terminal(*size)
    await settle(app, pilot)


async def press(app: App, pilot: Pilot[Path], *keys: str) -> None:
    """Press keys, one after another, each when the one before has had its effect."""
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


async def play_on(app: App, pilot: Pilot[Path], decisions: int, rng: Rng) -> int:
    """Make so many decisions by pressing the digits of legal choices; fewer where the match ends before.

    The keys go straight to the program: the pilot waits for silence after each, longer than the game takes.
    """
    made = 0
    while made < decisions and not isinstance(app.screen, EndScreen):
        if isinstance(app.screen, CurtainScreen):
            await press(app, pilot, "enter")
            continue
        keys = [offer.key for offer in table_screen(app).offers if offer.refusal is None]
        assert len(set(keys)) == len(keys), "two choices under one key"
        key = rng.choice(keys)
        moved = partial(has_moved, app, app.screen, table_screen(app).scene)
        app.post_message(events.Key(key, key))
        await until(moved)
        await until(partial(is_waiting, app))
        made += 1
    await settle(app, pilot)
    return made


def table_screen(app: App) -> TableScreen:
    """The table, wherever it lies among the screens."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def screen_text(app: App) -> str:
    """What a person reads on the terminal."""
    # Textual has no public way to read the screen as text; its own tests read the compositor, too.
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def notices(app: App) -> str:
    """The notices over the screen, which stand in a frame among other words."""
    return " ".join(notice.message for notice in app._notifications)


def flat(text: str) -> str:
    """The text without line breaks and frames, so that a wrapped sentence can be found."""
    return " ".join(text.replace("│", " ").split())


async def ask_for_a_hint(app: App, pilot: Pilot[Path]) -> None:
    """Press F7 and wait until the hint is found."""
    await pilot.press("f7")
    await until(lambda: str(app.screen.query_one("#prompt", Static).render()).startswith("★"))
    await pilot.pause()

"""The Dragon Guild and the objectives: track, tile with its markers, and the four rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.games.wyrmspan.actions import PickCell
from dracosaur.games.wyrmspan.asking import CELL_ACTIONS
from dracosaur.games.wyrmspan.cards import TRACK
from dracosaur.games.wyrmspan.cards.codes import NO_LIMIT
from dracosaur.games.wyrmspan.cards.programs import CELL_VP, GUILD_ROWS, SQUARES, STANDING_VP
from dracosaur.games.wyrmspan.keys import GUILD_KEYS
from dracosaur.games.wyrmspan.view import WyrmspanView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.wyrmspan import reading, signs
from dracosaur.terminal.panels.wyrmspan.latest import moved_tokens, new_markers
from dracosaur.terminal.panels.wyrmspan.mat import Offers, mark
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip
from dracosaur.terminal.widgets.target import Target

ROUNDS: Final = 4
ROOM_TO_WRAP: Final = 16  # rows in which the page fits where every row of the tile takes two
ROOM_FOR_ROWS: Final = 114  # columns in which the longest row of a tile fits


def all_steps(view: WyrmspanView) -> list[int]:
    """The guild steps of everybody, the Automa last."""
    return [*(player.steps for player in view.players), *([view.automa.steps] if view.automa else [])]


def all_markers(view: WyrmspanView) -> list[tuple[int, ...]]:
    """Everybody's markers on the cells of the tile."""
    return [*(player.markers for player in view.players), *([view.automa.markers] if view.automa else [])]


def all_standings(view: WyrmspanView) -> list[tuple[int, ...]]:
    """Everybody's standing in the objectives."""
    return [*(player.standing for player in view.players), *([view.automa.standing] if view.automa else [])]


class Cell(Target):
    """A cell of the guild tile with its markers: a row, or one of the values of row 5."""

    DEFAULT_CSS = """
    Cell {
        height: 1; width: 1fr; background: $surface; text-wrap: nowrap; text-overflow: ellipsis;
        &.-legal { background: $success 30%; }
        &.-refused { color: $ink-soft; }
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 45%; }
    }
    """

    def __init__(self, action: PickCell) -> None:
        super().__init__(id=f"cell-{CELL_ACTIONS.index(action)}")
        self.action = action

    def show(self, scene: Scene, offers: Offers) -> None:
        """Squares, markers, and what the row gives."""
        view: WyrmspanView = scene.view
        if view.guild is None:
            self.put(None, "")
            self.update("")
            return
        cell = CELL_ACTIONS.index(self.action)
        held = [
            signs.seat_sign(seat, view.seats) * markers[cell]
            for seat, markers in enumerate(all_markers(view))
        ]
        few = 0 if view.seats <= reading.guild_tile(view.guild).few_players else 1
        room = SQUARES[2 * GUILD_KEYS.index(view.guild) + few][cell]
        taken = "".join(held)
        free = "…" if room == NO_LIMIT else signs.FREE_SQUARE * (room - len(taken))
        row = min(cell + 1, GUILD_ROWS + 1)
        offer = offers.get(self.action)
        self.put(offer, reading.about_row(scene.words, view.guild, row))
        text = (
            reading.row_text(scene.words, view.guild, row)
            if cell < GUILD_ROWS
            else f"{signs.POINTS}{CELL_VP[cell]}"
        )
        sign = mark(offer)
        ink = "bold $success" if offer is not None and offer.refusal is None else "$error"
        self.update(
            Content.assemble(
                (f"{sign} " if sign else "", ink),
                (f"{row} " if cell <= GUILD_ROWS else "", "$ink-soft"),
                (taken, "bold $accent"),
                (NEW if cell in new_markers(scene) else "", "bold $accent"),
                f"{free} {text}",
            )
        )


class Track(Static):
    """The circle of twelve spaces, unrolled; below each space who stands on it."""

    DEFAULT_CSS = """
    Track { height: 2; text-wrap: nowrap; }
    """

    shown: Scene | None = None

    def show(self, scene: Scene) -> None:
        """The tokens of everybody."""
        self.shown = scene
        self.refresh()

    def render(self) -> Content:
        """Signs above, tokens below."""
        if self.shown is None:
            return Content("")
        view: WyrmspanView = self.shown.view
        step = max(self.size.width // len(TRACK.spaces), 3)
        moved = moved_tokens(self.shown)
        above, below = [], []
        for space, effects in enumerate(TRACK.spaces):
            here = "".join(
                signs.seat_sign(seat, view.seats) + (NEW if seat in moved else "")
                for seat, steps in enumerate(all_steps(view))
                if steps % len(TRACK.spaces) == space
            )
            sign = signs.effect_sign(effects)
            above.append(sign.pad_right(max(step - sign.cell_length, 0)))
            below.append(Content.styled(clip(here, step).ljust(step), "bold $accent"))
        return Content("\n").join((Content("").join(above), Content("").join(below)))


class Goals(Static):
    """The objectives of the four rounds: points, standings of the past, quantities of now."""

    DEFAULT_CSS = """
    Goals { height: 4; text-wrap: nowrap; width: 1fr; }
    """

    shown: Scene | None = None

    def show(self, scene: Scene) -> None:
        """All four rounds."""
        self.shown = scene
        self.refresh()

    def render(self) -> Content:
        """One line for each round; the present one is marked."""
        if self.shown is None:
            return Content("")
        now = self.shown.view.quantities
        return Content("\n").join(
            goal_line(self.shown, number, now[number], self.size.width) for number in range(ROUNDS)
        )


def goal_line(scene: Scene, number: int, now: Sequence[int], width: int) -> Content:
    """The objective of a round, counted from 0, in so many columns."""
    view: WyrmspanView = scene.view
    goal = view.objectives[number]
    if goal is None:
        return Content("")
    is_past = is_scored(view, number)
    is_now = number == view.round - 1 and not is_past
    points = "/".join(str(vp) for vp in STANDING_VP[number][1:])
    if is_past:
        stands = " ".join(
            f"{signs.seat_sign(seat, view.seats)}{standing[number] or '–'}"
            for seat, standing in enumerate(all_standings(view))
        )
        stands = f"{signs.YES} {stands}"
    else:
        stands = " ".join(f"{signs.seat_sign(seat, view.seats)}{n}" for seat, n in enumerate(now))
    head = f"{'▸' if is_now else ' '}{number + 1} "
    tail = Content.assemble(
        (f" {signs.POINTS}{points} ", "$accent"), (stands, "bold" if is_now else "$ink-soft")
    )
    room = max(width - len(head) - tail.cell_length, 8)
    name = clip(scene.words.name_of("objective", goal), room).ljust(room)
    return Content.assemble((head, "bold $accent"), (name, "bold" if is_now else ""), tail)


def is_scored(view: WyrmspanView, number: int) -> bool:
    """Whether the objective of this round, counted from 0, has been scored."""
    return number < view.round - 1 or (number == view.round - 1 and view.phase in ("payments", "over"))


class GuildPage(Vertical):
    """Track, tile and objectives."""

    DEFAULT_CSS = """
    GuildPage {
        & .title { height: 1; color: $accent; text-wrap: nowrap; text-overflow: ellipsis; }
        & > #tile { height: auto; width: 1fr; }
        & #fifth { height: 1; }
        &.-roomy #tile > Cell { height: auto; text-wrap: wrap; text-overflow: fold; }
    }
    """

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="guild-title", classes="title")
        yield Track()
        with Vertical(id="tile"):
            for action in CELL_ACTIONS[:GUILD_ROWS]:
                yield Cell(action)
            with Horizontal(id="fifth"):
                for action in CELL_ACTIONS[GUILD_ROWS:]:
                    yield Cell(action)
        yield Goals()

    def on_resize(self) -> None:
        """With room the rows of the tile are written out."""
        self.set_class(self.size.height >= ROOM_TO_WRAP or self.size.width >= ROOM_FOR_ROWS, "-roomy")

    def show(self, scene: Scene, offers: Sequence[Offer]) -> None:
        """Everything that is common to all."""
        view: WyrmspanView = scene.view
        by_action = {offer.action: offer for offer in offers}
        guild = "–" if view.guild is None else scene.words.name_of("guild", view.guild)
        steps = "  ".join(
            f"{signs.seat_sign(seat, view.seats)} {signs.STEP}{steps}"
            for seat, steps in enumerate(all_steps(view))
        )
        self.query_one("#guild-title", Static).update(Content(f"{guild}  {steps}"))
        self.query_one(Track).show(scene)
        for cell in self.query(Cell):
            cell.show(scene, by_action)
        self.query_one(Goals).show(scene)

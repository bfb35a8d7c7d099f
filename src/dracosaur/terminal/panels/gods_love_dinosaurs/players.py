"""The players in little: eggs, dinosaurs and animals of each, and with room their ecosystems."""

from __future__ import annotations

from collections.abc import Set

from textual import events
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Seat
from dracosaur.games.gods_love_dinosaurs.ecosystem import Ecosystem
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from dracosaur.terminal.panels.base import NEW, LookAt, Others
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place
from dracosaur.terminal.panels.gods_love_dinosaurs.latest import changed_cells
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import Sheet
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import (
    eggs,
    figure_letter,
    figure_style,
    ground_sign,
    ground_style,
    population,
)
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import name_in
from dracosaur.text import Words

ACTIVE, FIRST, THINKING = "▸", "¹", " …"
CLOSE_ROWS = 2
LEAST_MAP_ROWS = 4


class PlayerLine(Static):
    """One player; a click shows the ecosystem large."""

    DEFAULT_CSS = """
    PlayerLine { height: auto; text-wrap: nowrap; &:hover { background: $primary 20%; } }
    """

    seat = Seat(0)

    def on_click(self, event: events.Click) -> None:
        """Ask for the large picture."""
        event.stop()
        self.post_message(LookAt(self.seat))

    def live(self, scene: Scene, seat: Seat, size: tuple[int, int], with_map: bool) -> None:
        """The player of the seat in so many columns and rows."""
        self.seat = seat
        width, rows = size
        ecosystem: Ecosystem = scene.view.ecosystems[seat]
        lines = [_title(scene, seat, width), population(scene.words, ecosystem)]
        map_rows = rows - CLOSE_ROWS - 1
        if with_map and map_rows >= LEAST_MAP_ROWS:
            changed = changed_cells(scene, seat)
            lines.append(miniature(scene.words, ecosystem, (width, map_rows), changed))
        if rows > CLOSE_ROWS:
            lines.append(Content(""))
        self.update(Content("\n").join(lines))


def _title(scene: Scene, seat: Seat, width: int) -> Content:
    """The name, whose turn it is, who still decides, eggs and points."""
    view: GodsLoveDinosaursView = scene.view
    is_active = view.board.active == seat and view.board.phase == "play"
    marks = (FIRST if view.board.first_player == seat else "") + (
        THINKING if view.ecosystems[seat].task is not None else ""
    )
    end = Content.assemble(eggs(view.ecosystems[seat].eggs), (f" {view.scores[seat]:>3}", "bold"))
    room = max(width - end.cell_length - len(marks) - 2, 4)
    style = "bold underline" if seat == scene.seat else "bold"
    start = Content.assemble(
        (ACTIVE if is_active else " ", "bold $accent"),
        (name_in(scene, seat, room), style),
        (marks, "$accent"),
    )
    return Content.assemble(start, " " * max(width - start.cell_length - end.cell_length, 1), end)


def miniature(words: Words, ecosystem: Ecosystem, size: tuple[int, int], changed: Set[Place]) -> Content:
    """The ecosystem with two columns for each cell: its figure or its terrain, and whether it has changed."""
    left, right, top, bottom = grid.frame((cell.q, cell.r) for cell in ecosystem.cells)
    width, rows = size
    sheet = Sheet(width, min(rows, bottom - top + 1))
    x0 = (left + right) // 4 - width // 2
    y0 = (top + bottom + 1) // 2 - sheet.height // 2
    for cell in ecosystem.cells:
        x, y = grid.column((cell.q, cell.r)) // 2 - x0, cell.r - y0
        ground = ground_style(cell.terrain)
        is_nest = (cell.q, cell.r) == (0, 0)
        if cell.figure is None:
            sheet.put(x, y, ground_sign(words, cell.terrain, is_nest), ground)
        else:
            sheet.put(x, y, figure_letter(words, cell.figure), figure_style(cell.figure))
        sheet.put(x + 1, y, NEW if (cell.q, cell.r) in changed else " ", f"bold {ground}")
    return sheet.content()


class PlayersStrip(Others):
    """All players in the order of their seats; the one shown large needs no small picture."""

    def picture(self) -> PlayerLine:
        """One player."""
        return PlayerLine()

    def draw(self, scene: Scene, large: Seat, width: int) -> None:
        """Share the rows that there are."""
        count = scene.view.seats
        # The one shown large takes three rows; the others share the rest.
        share = (self.size.height - CLOSE_ROWS - 1) // max(count - 1, 1)
        rows = share if share > CLOSE_ROWS else self.size.height // count
        for i, line in enumerate(self.query(PlayerLine)):
            line.display = i < count
            if line.display:
                line.live(scene, Seat(i), (width, rows), with_map=i != large)

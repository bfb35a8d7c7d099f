"""The players in little: each zoo in a few lines."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Seat
from dracosaur.games.draftosaurus.keys import BOARD_KEYS, Place, Species
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.terminal.panels.base import LookAt, Others
from dracosaur.terminal.panels.draftosaurus.latest import newcomers
from dracosaur.terminal.panels.draftosaurus.layout import (
    BOARDS,
    PYRAMID_ROWS,
    RIVER_SIGN,
    TERRAIN_SIGNS,
    printed_place,
    score_line,
)
from dracosaur.terminal.panels.draftosaurus.pieces import letters
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import clip, name_in

DIE, BOUND, FREE, DECIDED, THINKING, HAND = "⚄", "●", "○", "✓", "…", "☟"
LISTED_ROWS = 9  # a zoo with a line for each place
LOOSE_ROWS = 5
CLOSE_ROWS = 3


def marks(view: DraftosaurusView, seat: int) -> str:
    """Who has the die, who is bound by it, who has decided."""
    die = DIE if view.roller == seat else ""
    if view.phase not in ("turn", "leave"):
        return die
    bound = "" if view.phase == "leave" else BOUND if view.bound[seat] else FREE
    return f"{die}{bound}{DECIDED if view.decided[seat] else THINKING}"


class MiniZoo(Static):
    """One zoo in as many rows as there are; a click shows it large."""

    DEFAULT_CSS = """
    MiniZoo { height: auto; text-wrap: nowrap; &:hover { background: $primary 20%; } }
    """

    seat = Seat(0)

    def on_click(self, event: events.Click) -> None:
        """Ask for the large picture."""
        event.stop()
        self.post_message(LookAt(self.seat))

    def live(self, scene: Scene, seat: Seat, rows: int, width: int) -> None:
        """The zoo of the seat."""
        self.seat = seat
        if rows >= LISTED_ROWS:
            lines = [_title(scene, seat, width), *_listed(scene, seat, width), _hand(scene, seat)]
        elif rows > CLOSE_ROWS:
            lines = [_title(scene, seat, width), *_banks(scene, seat), _river(scene, seat)]
        else:
            lines = [_title(scene, seat, width, with_river=True), *_banks(scene, seat)]
        if rows >= LOOSE_ROWS:
            lines.append(Content(""))
        self.update(Content("\n").join(lines))


def _title(scene: Scene, seat: Seat, width: int, with_river: bool = False) -> Content:
    view: DraftosaurusView = scene.view
    points = str(scene.sheet.players[seat].total)
    river = Content("")
    if with_river:
        river = Content.assemble((f" {RIVER_SIGN}", "$secondary"), _swimming(scene, seat))
    signs = marks(view, seat)
    room = max(width - river.cell_length - len(signs) - len(points) - 2, 4)
    name = name_in(scene, seat, room)
    start = Content.assemble((name, "bold"), (f" {signs}", "$accent"), river)
    return Content.assemble(start, " " * max(width - start.cell_length - len(points), 1), (points, "bold"))


def _banks(scene: Scene, seat: Seat) -> list[Content]:
    """Two lines: woodlands and grasslands, with the river between the banks."""
    view: DraftosaurusView = scene.view
    lines = []
    for terrain, sign in TERRAIN_SIGNS.items():
        sides = []
        for quarter in BOARDS[BOARD_KEYS.index(view.board)].quarters:
            if quarter.terrain == terrain:
                sides.append(Content(" ").join(_residents(scene, seat, pen.place) for pen in quarter.pens))
        lines.append(
            Content.assemble((f"{sign} ", "$ink-soft"), Content.styled(" ┃ ", "$secondary").join(sides))
        )
    return lines


def _residents(scene: Scene, seat: Seat, place: Place) -> Content:
    view: DraftosaurusView = scene.view
    pieces = view.zoos[seat][place]
    new = newcomers(scene, seat, place, pieces)
    if place == "pyramid":
        rows = [[printed.space - 1 for printed in row] for row in reversed(PYRAMID_ROWS)]
        return Content.styled("/", "$ink-soft").join(
            letters(scene.words, [pieces[i] for i in row], {row.index(i) for i in new if i in row})
            for row in rows
        )
    room = printed_place(scene, place).capacity or 0
    free: tuple[Species | None, ...] = (None,) * max(room - len(pieces), 0 if pieces or room else 1)
    return letters(scene.words, (*pieces, *free), new)


def _swimming(scene: Scene, seat: Seat) -> Content:
    pieces = scene.view.zoos[seat]["river"]
    return letters(scene.words, pieces, newcomers(scene, seat, "river", pieces))


def _river(scene: Scene, seat: Seat) -> Content:
    pieces = scene.view.zoos[seat]["river"]
    return Content.assemble(
        (f"{RIVER_SIGN} ", "$secondary"),
        _swimming(scene, seat),
        "  " if pieces else "",
        _hand(scene, seat),
    )


def _hand(scene: Scene, seat: Seat) -> Content:
    """The hand as far as the viewer has seen it (D16.6), else its size."""
    view: DraftosaurusView = scene.view
    if not view.hand_sizes[seat]:
        return Content("")
    known = view.hands[seat]
    what = Content(str(view.hand_sizes[seat])) if known is None else letters(scene.words, known)
    return Content.assemble((f"{HAND} ", "$ink-soft"), what)


def _listed(scene: Scene, seat: Seat, width: int) -> list[Content]:
    """A line for each place with its name and points."""
    view: DraftosaurusView = scene.view
    points = {line.key: line.points for line in scene.sheet.players[seat].lines}
    lines = []
    for place in view.zoos[seat]:
        name = clip(scene.words.say(f"place-{place}-short"), 12).ljust(13)
        line = score_line(place)
        start = Content.assemble((name, "$ink-soft"), _residents(scene, seat, place))
        end = "" if line is None else str(points[line])
        lines.append(Content.assemble(start, " " * max(width - start.cell_length - len(end), 1), end))
    return lines


class PlayersStrip(Others):
    """All zoos but the one that is shown large, beginning with its left neighbour."""

    def picture(self) -> MiniZoo:
        """One player."""
        return MiniZoo()

    def draw(self, scene: Scene, large: Seat, width: int) -> None:
        """Share the rows that there are."""
        count = scene.view.seats
        rows = self.size.height // max(count - 1, 1)
        for i, zoo in enumerate(self.query(MiniZoo)):
            zoo.display = i < count - 1
            if zoo.display:
                zoo.live(scene, Seat((large + 1 + i) % count), rows, width)

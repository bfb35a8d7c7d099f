"""The ecosystem on the screen: it can be moved about, and its cursor answers what its player is asked."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from dracosaur.core.game import Action, Seat
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import WIDTH
from dracosaur.terminal.panels.gods_love_dinosaurs.hunting import Hunting
from dracosaur.terminal.panels.gods_love_dinosaurs.laying import Laying
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import Window, draw
from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Breeding, Looking, Pose, Stance
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.target import Picked, Pointed

STANCES: dict[str, type[Stance]] = {
    "lay": Laying,
    "breed": Breeding,
    "choose": Hunting,
    "hunt": Hunting,
    "roam": Hunting,
}
PAN_COLUMNS = 2 * WIDTH
PAN_ROWS = 2


class Canvas(Static, can_focus=True):
    """The picture of one ecosystem. Keys in both alphabets, because nobody switches the keyboard for one."""

    DEFAULT_CSS = """
    Canvas { width: 1fr; height: 1fr; text-wrap: nowrap; text-overflow: clip; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0,-1)", show=False),
        Binding("down", "move(0,1)", show=False),
        Binding("left", "move(-1,0)", show=False),
        Binding("right", "move(1,0)", show=False),
        Binding("enter,space", "pick", show=False),
        Binding("n,т,plus", "step(1)", show=False),
        Binding("p,з,minus", "step(-1)", show=False),
        Binding("r,к,full_stop", "turn(-1)", show=False),
        Binding("R,К,comma", "turn(1)", show=False),
        Binding("z,я", "zoom", show=False),
    ]

    class Moved(Message):
        """The cursor stands elsewhere, or something else is asked."""

    stance: Stance | None = None
    centre: tuple[int, int] | None = None  # column and row in the middle; None: that of the ecosystem
    pitch: int | None = None  # lines for each row; None: as many as fit

    def __init__(self) -> None:
        super().__init__()
        self.poses: dict[Seat, Pose] = {}

    # What is asked

    def ask(self, scene: Scene, seat: Seat) -> None:
        """Show the ecosystem of the seat; the viewer's own one with what the viewer is asked."""
        pose = self.poses.setdefault(seat, Pose())
        question = scene.question if seat == scene.seat else None
        kind = Looking if question is None else STANCES.get(question.kind, Looking)
        if self.stance is None or self.stance.seat != seat:
            self.centre = None
        self.stance = kind(scene, seat, pose)
        self.stance.begin()
        self.follow()

    def redraw(self) -> None:
        """Bring the picture up to date; what matters is in it."""
        stance = self.stance
        if stance is None or not self.size.area:
            return
        marks = stance.marks(self.has_focus)
        picture = draw(stance.scene.words, stance.cells, marks, self.window(stance))
        self.update(picture, layout=False)
        self.post_message(self.Moved())

    def follow(self) -> None:
        """Draw the picture, moved as far as it takes to have the cursor in it."""
        stance = self.stance
        if stance is None or not self.size.area:
            return
        if self.has_focus or not isinstance(stance, Looking):
            window = self.window(stance)
            x, y = window.corner(stance.pose.cursor)
            dx = min(x - WIDTH, 0) + max(x + 2 * WIDTH + 1 - window.width, 0)
            dy = min(y - window.pitch, 0) + max(y + window.pitch + 1 - window.height, 0)
            if dx or dy:
                middle, row = window.middle
                self.centre = middle + dx, row + dy // window.pitch
        self.redraw()

    def window(self, stance: Stance) -> Window:
        """The part of the grid that fits on the screen now."""
        width, height = self.size
        left, right, top, bottom = grid.frame(stance.places())
        pitch = self.pitch or (2 if 2 * (bottom - top) + 3 <= height else 1)
        x, row = self.centre or ((left + right) // 2, (top + bottom) // 2)
        return Window(x - width // 2, row * pitch - height // 2, width, height, pitch)

    def point(self) -> None:
        """Let the screen explain what is under the cursor."""
        if self.stance is not None:
            offer = self.stance.offer()
            refused = offer if offer is not None and offer.refusal is not None else None
            self.post_message(Pointed(refused, self.stance.about()))

    def show_change(self) -> None:
        """The cursor went on."""
        self.follow()
        self.point()

    def point_to(self, action: Action) -> bool:
        """The cursor goes to this answer; says whether it belongs to the ecosystem."""
        if self.stance is None or not self.stance.point_to(action):
            return False
        self.focus()
        self.show_change()
        return True

    # Keys and mouse

    def action_move(self, dx: int, dy: int) -> None:
        """An arrow key."""
        if self.stance is not None:
            self.stance.move(dx, dy)
            self.show_change()

    def action_step(self, n: int) -> None:
        """The next possible answer, or the one before."""
        if self.stance is not None:
            self.stance.step(n)
            self.show_change()

    def action_turn(self, n: int) -> None:
        """Turn the tile."""
        if self.stance is not None and self.stance.can_turn:
            self.stance.turn(n)
            self.show_change()

    def action_pick(self) -> None:
        """Answer with what is under the cursor."""
        offer = None if self.stance is None else self.stance.offer()
        if offer is not None:
            self.post_message(Picked(offer))

    def action_zoom(self) -> None:
        """Larger cells, or smaller ones."""
        if self.stance is not None:
            self.pitch = 3 - self.window(self.stance).pitch
            self.redraw()

    def pan(self, dx: int, dy: int) -> None:
        """Look further to a side."""
        if self.stance is not None:
            window = self.window(self.stance)
            x, row = window.middle
            left, right, top, bottom = grid.frame(self.stance.places())
            self.centre = (
                min(max(x + dx * PAN_COLUMNS, left), right),
                min(max(row + dy * PAN_ROWS, top), bottom),
            )
            self.redraw()

    def pan_home(self) -> None:
        """The ecosystem in the middle, cells as large as they fit."""
        self.centre = self.pitch = None
        self.redraw()

    def watch_has_focus(self, has_focus: bool) -> None:
        """The cursor comes with the keyboard and goes with it."""
        super().watch_has_focus(has_focus)
        if has_focus:
            self.show_change()
        else:
            self.redraw()

    def on_resize(self) -> None:
        """More room shows more."""
        self.follow()

    def on_click(self, event: events.Click) -> None:
        """A click moves the cursor; on the cursor it answers, on the second hex of a tile it turns it."""
        event.stop()
        stance = self.stance
        if stance is None:
            return
        place = self.window(stance).place(event.x, event.y)
        if place == stance.pose.cursor:
            self.action_pick()
        elif isinstance(stance, Laying) and place == stance.second:
            self.action_turn(-1)
        elif stance.point_at(place):
            self.show_change()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Look further down, with Shift to the right."""
        event.stop()
        self.pan(1, 0) if event.shift else self.pan(0, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Look further up, with Shift to the left."""
        event.stop()
        self.pan(-1, 0) if event.shift else self.pan(0, -1)

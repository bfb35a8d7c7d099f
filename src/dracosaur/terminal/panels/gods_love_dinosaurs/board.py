"""The large picture: the animal board, the ecosystem, and the line of keys."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.widget import Widget

from dracosaur.core.game import Action, Seat
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board
from dracosaur.terminal.panels.gods_love_dinosaurs.animals import AnimalBoard
from dracosaur.terminal.panels.gods_love_dinosaurs.canvas import Canvas
from dracosaur.terminal.panels.gods_love_dinosaurs.knobs import Knob, Knobs
from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Looking
from dracosaur.terminal.scene import Scene


class EcosystemBoard(Board):
    """One ecosystem with what all players share above it."""

    DEFAULT_CSS = """
    EcosystemBoard { width: 1fr; height: 1fr; layout: vertical; padding-left: 1; }
    """

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield AnimalBoard()
        yield Canvas()
        yield Knobs()

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The ecosystem of the seat; tiles are offered only while the viewer sees the own one."""
        self.query_one(AnimalBoard).live(scene, offers if seat == scene.seat else ())
        self.query_one(Canvas).ask(scene, seat)

    def start(self) -> Widget | None:
        """The first tile to take, or the ecosystem where something is asked on it."""
        canvas = self.query_one(Canvas)
        if canvas.stance is not None and not isinstance(canvas.stance, Looking):
            return canvas
        return self.query_one(AnimalBoard).first()

    def point_to(self, action: Action) -> None:
        """The slot or the cell of this answer."""
        slot = self.query_one(AnimalBoard).slot_of(action)
        if slot is not None:
            slot.focus()
        else:
            canvas = self.query_one(Canvas)
            canvas.call_later(canvas.point_to, action)

    def pan(self, dx: int, dy: int) -> None:
        """Look further to a side."""
        self.query_one(Canvas).pan(dx, dy)

    def pan_home(self) -> None:
        """The ecosystem in the middle."""
        self.query_one(Canvas).pan_home()

    def on_canvas_moved(self) -> None:
        """Say which answer is shown now."""
        canvas = self.query_one(Canvas)
        if canvas.stance is not None:
            self.query_one(Knobs).live(canvas.stance.scene.words, canvas.stance)

    async def on_knob_pressed(self, event: Knob.Pressed) -> None:
        """The same as the key; keys of the board go to the ecosystem."""
        event.stop()
        if event.action.startswith("screen."):
            await self.screen.run_action(event.action)
        else:
            canvas = self.query_one(Canvas)
            canvas.focus()
            # What the canvas tells while this board is at work would come no further than here.
            canvas.call_later(canvas.run_action, event.action)

"""The large zoo: two banks with woodlands above and grasslands below, and the river between them."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Seat
from dracosaur.games.draftosaurus.actions import Choose, Leave, PlaceIt
from dracosaur.games.draftosaurus.keys import Place
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board
from dracosaur.terminal.panels.draftosaurus.layout import (
    QUARTERS,
    TERRAIN_SIGNS,
    Bank,
    Terrain,
    score_line,
    spots,
)
from dracosaur.terminal.panels.draftosaurus.pens import Pen, Pyramid, Residents, River, Spot
from dracosaur.terminal.scene import Scene


class Quarter(Vertical):
    """One terrain on one bank, with its pens."""

    DEFAULT_CSS = """
    Quarter {
        width: 1fr; height: 1fr;
        &.woodlands { background: $leaf; }
        &.grasslands { background: $sand; }
        & > .zone { height: 1; color: $ink-soft; text-wrap: nowrap; text-overflow: ellipsis; }
    }
    """

    def __init__(self, terrain: Terrain, bank: Bank, places: Sequence[Place]) -> None:
        super().__init__(classes=f"{terrain} {bank}")
        self.terrain = terrain
        self.bank = bank
        self.places = places

    def compose(self) -> ComposeResult:
        """The sign of the quarter and its pens."""
        yield Static(classes="zone")
        for place in self.places:
            yield Pyramid(id=place) if place == "pyramid" else Pen(id=place)

    def name_zones(self, scene: Scene) -> None:
        """Write the two zones that the die may name (D2.2)."""
        terrain, bank = (scene.words.name_of("face", zone) for zone in (self.terrain, self.bank))
        self.query_one(".zone", Static).update(Content(f"{TERRAIN_SIGNS[self.terrain]} {terrain} · {bank}"))


class ZooSide(Horizontal):
    """One side of the board."""

    DEFAULT_CSS = """
    ZooSide {
        height: 1fr;
        & > Vertical { width: 1fr; }
        &.winter .restrooms.woodlands { height: 2fr; }
        &.winter .restrooms.grasslands { height: 5fr; }
    }
    """

    def __init__(self, side: str) -> None:
        super().__init__(id=side, classes=side)
        self.side = side

    def compose(self) -> ComposeResult:
        """Left bank, river, right bank."""
        with Vertical():
            yield from self._bank("food_court")
        yield River(id="river")
        with Vertical():
            yield from self._bank("restrooms")

    def _bank(self, bank: Bank) -> ComposeResult:
        for (terrain, of_bank), places in QUARTERS[self.side].items():
            if of_bank == bank:
                yield Quarter(terrain, bank, places)

    def live(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """Fill the places with the dinosaurs of the seat."""
        view: DraftosaurusView = scene.view
        points = {line.key: line.points for line in scene.sheet.players[seat].lines}
        for place, pieces in view.zoos[seat].items():
            line = score_line(place)
            here = Residents(
                scene, place, pieces, None if line is None else points[line], _offers_at(offers, place)
            )
            widget = self.query_one(f"#{place}")
            assert isinstance(widget, (Pen, Pyramid, River))
            widget.live(here)
        for quarter in self.query(Quarter):
            quarter.name_zones(scene)


def _offers_at(offers: Sequence[Offer], place: Place) -> dict[int | None, Offer]:
    return {
        offer.action.space: offer
        for offer in offers
        if isinstance(offer.action, (PlaceIt, Leave)) and offer.action.place == place
    }


class ZooBoard(Board):
    """Both sides of the board; the one in play is shown."""

    DEFAULT_CSS = """
    ZooBoard { width: 1fr; height: 1fr; min-height: 14; }
    """

    def compose(self) -> ComposeResult:
        """Summer and winter."""
        for side in QUARTERS:
            yield ZooSide(side)

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The zoo of the seat on the side in play."""
        for side in self.query(ZooSide):
            side.display = side.side == scene.view.board
            if side.display:
                side.live(scene, seat, offers if seat == scene.seat else ())

    def consider(self, scene: Scene, offer: Offer | None) -> None:
        """While a dinosaur is only considered: where it might go, by the die and by the pens' own rules."""
        side = self.query_one(f"#{scene.view.board}", ZooSide)
        for spot in side.query(Spot):
            spot.forget()
        if offer is not None and isinstance(offer.action, Choose):
            answers = scene.refusals_after(offer.action, placements(scene.view.board))
            for spot in side.query(Spot):
                illegal = answers.get(PlaceIt(*spot.where))
                # D5.4: another decision comes between, so nothing can be said yet.
                if answers and (illegal is None or illegal.rule != "D5.4"):
                    spot.foresee(illegal)
        for pyramid in side.query(Pyramid):
            pyramid.sum_up()


def placements(board: str) -> list[PlaceIt]:
    """Every place where a dinosaur can be put on this side."""
    return [PlaceIt(place, space) for place, space in spots(board)]

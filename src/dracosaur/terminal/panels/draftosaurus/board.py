"""The large zoo: two banks with woodlands above and grasslands below, and the river between them."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.asking import Question
from dracosaur.core.game import Action, Refusal, Seat
from dracosaur.games.draftosaurus.actions import Choose
from dracosaur.games.draftosaurus.keys import Place
from dracosaur.games.draftosaurus.printed import PrintedBoard
from dracosaur.games.draftosaurus.printed import Quarter as PrintedQuarter
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board
from dracosaur.terminal.panels.draftosaurus.latest import newcomers
from dracosaur.terminal.panels.draftosaurus.layout import BOARDS, TERRAIN_SIGNS, score_line
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

    def __init__(self, printed: PrintedQuarter) -> None:
        super().__init__(classes=f"{printed.terrain} {printed.bank}")
        self.printed = printed

    def compose(self) -> ComposeResult:
        """The sign of the quarter and its pens."""
        yield Static(classes="zone")
        for pen in self.printed.pens:
            yield Pyramid(id=pen.place) if pen.spaces else Pen(id=pen.place)

    def name_zones(self, scene: Scene) -> None:
        """Write the two zones that the die may name (D2.2)."""
        zones = self.printed.terrain, self.printed.bank
        terrain, bank = (scene.words.name_of("face", zone) for zone in zones)
        sign = TERRAIN_SIGNS[self.printed.terrain]
        self.query_one(".zone", Static).update(Content(f"{sign} {terrain} · {bank}"))


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

    def __init__(self, printed: PrintedBoard) -> None:
        super().__init__(id=printed.board, classes=printed.board)
        self.printed = printed

    def compose(self) -> ComposeResult:
        """Left bank, river, right bank."""
        with Vertical():
            yield from self._bank("food_court")
        yield River(id="river")
        with Vertical():
            yield from self._bank("restrooms")

    def _bank(self, bank: str) -> ComposeResult:
        for quarter in self.printed.quarters:
            if quarter.bank == bank:
                yield Quarter(quarter)

    def live(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """Fill the places with the dinosaurs of the seat."""
        view: DraftosaurusView = scene.view
        points = {line.key: line.points for line in scene.sheet.players[seat].lines}
        for place, pieces in view.zoos[seat].items():
            line = score_line(place)
            here = Residents(
                scene,
                place,
                pieces,
                None if line is None else points[line],
                _offers_at(scene, offers, place),
                newcomers(scene, seat, place, pieces),
            )
            widget = self.query_one(f"#{place}")
            assert isinstance(widget, (Pen, Pyramid, River))
            widget.live(here)
        for quarter in self.query(Quarter):
            quarter.name_zones(scene)


def _offers_at(scene: Scene, offers: Sequence[Offer], place: Place) -> dict[int | None, Offer]:
    """What may be tried at the place, by space of the Pyramid."""
    if scene.question is None:
        return {}
    by_action = {offer.action: offer for offer in offers}
    return {
        space: by_action[action]
        for (of_place, space), (action, _) in answers(scene.question).items()
        if of_place == place and action in by_action
    }


class ZooBoard(Board):
    """Both sides of the board; the one in play is shown."""

    DEFAULT_CSS = """
    ZooBoard { width: 1fr; height: 1fr; min-height: 14; }
    """

    def compose(self) -> ComposeResult:
        """Summer and winter."""
        for side in BOARDS:
            yield ZooSide(side)

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The zoo of the seat on the side in play."""
        for side in self.query(ZooSide):
            side.display = side.printed.board == scene.view.board
            if side.display:
                side.live(scene, seat, offers if seat == scene.seat else ())

    def consider(self, scene: Scene, offer: Offer | None) -> None:
        """While a dinosaur is only considered: where it might go, by the die and by the pens' own rules."""
        side = self.query_one(f"#{scene.view.board}", ZooSide)
        for spot in side.query(Spot):
            spot.forget()
        then = scene.foresee(offer.action).then if offer and isinstance(offer.action, Choose) else None
        if then is not None:
            found = answers(then)
            for spot in side.query(Spot):
                if spot.where in found:  # another decision may come first, and then there are no places yet
                    spot.foresee(found[spot.where][1])
        for pyramid in side.query(Pyramid):
            pyramid.sum_up()


def answers(question: Question) -> dict[tuple[str, int | None], tuple[Action, Refusal | None]]:
    """The actions of a question about places, and what closes them, by place and space of the Pyramid."""
    found: dict[tuple[str, int | None], tuple[Action, Refusal | None]] = {}
    for choice in question.choices:
        for spot in choice.spots:
            if spot.kind == "place":
                place, space = (*spot.at, None)[:2]
                found[str(place), None if space is None else int(space)] = choice.action, choice.refusal
    return found

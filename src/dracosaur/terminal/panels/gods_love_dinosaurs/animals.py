"""The animal board: five columns of tiles, and the dino marker below one of them."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Action, Message
from dracosaur.core.values import Values
from dracosaur.games.gods_love_dinosaurs.actions import Take
from dracosaur.games.gods_love_dinosaurs.tiles import hexes_of
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.gods_love_dinosaurs.latest import changed_slots
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import face, figure_chip
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.target import Target

COLUMNS = 5
MOST_ROWS = 3
LAST_SIGN = "!"  # beside a column with a single tile left


class Slot(Target):
    """One slot with its tile."""

    DEFAULT_CSS = """
    Slot {
        height: 1; width: 1fr; text-wrap: nowrap; text-overflow: clip;
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 35%; }
    }
    """

    def __init__(self, column: int, row: int) -> None:
        super().__init__()
        self.column = column
        self.row = row

    def live(self, scene: Scene, offer: Offer | None) -> None:
        """Draw the tile; an offer takes it."""
        view: GodsLoveDinosaursView = scene.view
        slots = view.board.slots[self.column]
        id_ = slots[self.row] if self.row < len(slots) else None
        self.put(offer, self._in_words(scene, id_) if offer is None else offer.label.plain)
        self.can_focus = id_ is not None
        key = offer.key if offer is not None else " "
        tile = Content.styled("  ·   ", "$ink-soft") if id_ is None else face(scene.words, view.faces[id_])
        style = "$ink-soft" if offer is not None and offer.refusal is not None else "bold $accent"
        is_new = (view.columns[self.column], self.row + 1) in changed_slots(scene)
        new = (NEW if is_new else "", "bold $accent")
        self.update(Content.assemble((f"{key} ", style), tile, new), layout=False)

    def _in_words(self, scene: Scene, id_: str | None) -> str:
        """What lies here, for who is not asked."""
        view: GodsLoveDinosaursView = scene.view
        column = view.columns[self.column]
        if id_ is None:
            return scene.voice.say(Message("choice-empty", {"column": column}))
        values: Values = {"column": column, "hexes": hexes_of(view.faces[id_])}
        return scene.voice.say(Message("choice-take", values))


class ColumnHead(Static):
    """The name of a column; the marker stands beside it, and a sign if its last tile wakes the species."""

    DEFAULT_CSS = """
    ColumnHead { height: 1; width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; color: $ink-soft; }
    """

    def live(self, scene: Scene, column: int) -> None:
        """Write the name."""
        view: GodsLoveDinosaursView = scene.view
        words = scene.words
        left = sum(slot is not None for slot in view.board.slots[column])
        marker = figure_chip(words, "dinosaur") if view.board.marker == column else Content(" ")
        last = Content.styled(LAST_SIGN if left == 1 else " ", "bold $error")
        name = words.name_of("column", view.columns[column])
        title = Content.assemble(marker, last, (name, "bold $foreground" if left else ""))
        self.update(title, layout=False)


class AnimalColumn(Vertical):
    """One column of the animal board."""

    DEFAULT_CSS = """
    AnimalColumn { width: 1fr; height: auto; margin-right: 1; }
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def compose(self) -> ComposeResult:
        """Its name above its slots."""
        yield ColumnHead()
        for row in range(MOST_ROWS):
            yield Slot(self.number, row)


class AnimalBoard(Horizontal):
    """All columns, from the left."""

    DEFAULT_CSS = """
    AnimalBoard { height: auto; }
    """

    def compose(self) -> ComposeResult:
        """Five columns."""
        for number in range(COLUMNS):
            yield AnimalColumn(number)

    def live(self, scene: Scene, offers: Sequence[Offer]) -> None:
        """Draw the tiles; the offers belong to the slots."""
        view: GodsLoveDinosaursView = scene.view
        taking = {offer.action: offer for offer in offers if isinstance(offer.action, Take)}
        for number, head in enumerate(self.query(ColumnHead)):
            head.live(scene, number)
        for slot in self.query(Slot):
            slot.display = slot.row < len(view.board.slots[slot.column])
            slot.live(scene, taking.get(Take(view.columns[slot.column], slot.row + 1)))

    def slot_of(self, action: Action) -> Slot | None:
        """The slot that this action empties."""
        return next((s for s in self.query(Slot) if s.offer is not None and s.offer.action == action), None)

    def first(self) -> Slot | None:
        """The first slot with a tile that may be taken."""
        return next((s for s in self.query(Slot) if s.offer is not None and s.offer.refusal is None), None)

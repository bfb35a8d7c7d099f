"""The list of all that is legal now, with the key of each choice."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import ItemGrid, VerticalScroll
from textual.content import Content

from dracosaur.terminal.offers import Offer
from dracosaur.terminal.widgets.target import Target


class Choice(Target):
    """One legal action."""

    DEFAULT_CSS = """
    Choice {
        width: 1fr; height: 1; background: $panel; color: $foreground;
        text-overflow: ellipsis; text-wrap: nowrap;
        &:hover { background: $primary 30%; }
        &:focus { background: $accent 35%; text-style: bold; }
    }
    """

    def offer_it(self, offer: Offer) -> None:
        """The action that stands here from now on."""
        self.put(offer, "")
        self.refresh()

    def render(self) -> Content:
        """Key and label; an arrow says where the keyboard is."""
        if self.offer is None:
            return Content("")
        key = f"{'▸' if self.has_focus else ' '}{self.offer.key} "
        return Content.assemble((key, "bold $accent"), self.offer.label)


class Choices(VerticalScroll, can_focus=False):
    """All legal actions, as many in a row as fit. The widgets stay and are filled anew."""

    DEFAULT_CSS = """
    Choices {
        height: 2; padding: 0 1;
        & ItemGrid { grid-gutter: 0 1; height: auto; grid-rows: 1; }
    }
    """

    def compose(self) -> ComposeResult:
        """An empty grid; `offer_all` fills it."""
        yield ItemGrid(min_column_width=18)

    def offer_all(self, offers: Sequence[Offer]) -> None:
        """The legal ones of these offers, in their order."""
        legal = [offer for offer in offers if offer.refusal is None]
        grid = self.query_one(ItemGrid)
        missing = len(legal) - len(self.query(Choice))
        if missing > 0:
            grid.mount_all([Choice() for _ in range(missing)])
        grid.min_column_width = max((offer.label.cell_length + 4 for offer in legal), default=18)
        for i, choice in enumerate(self.query(Choice)):
            choice.display = i < len(legal)
            if i < len(legal):
                choice.offer_it(legal[i])

    def first(self) -> Choice | None:
        """The first choice that is shown."""
        return next((choice for choice in self.query(Choice) if choice.display), None)

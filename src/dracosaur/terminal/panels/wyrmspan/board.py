"""The large picture: mat, cards and guild, page by page or, with room, together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from dracosaur.core.game import Action, Refusal, Seat
from dracosaur.games.wyrmspan.actions import Entice
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import Board
from dracosaur.terminal.panels.wyrmspan.deck import Card, CardsPage
from dracosaur.terminal.panels.wyrmspan.guild import GuildPage
from dracosaur.terminal.panels.wyrmspan.keys import page_of
from dracosaur.terminal.panels.wyrmspan.mat import MatNests, MatPage
from dracosaur.terminal.panels.wyrmspan.rival import RivalPage
from dracosaur.terminal.scene import Scene

PAGES: Final = ("mat", "cards", "guild")
PAGE_KEY: Final = "F12"
ROOM_FOR_SOME: Final = 17  # rows in which the cards fit below the mat with a line each
ROOM_FOR_TWO: Final = 26  # rows in which another page fits below the mat, as full as alone on a small screen
ROOM_FOR_ALL: Final = 37


class PageTab(Static):
    """The name of a page; a click opens it."""

    DEFAULT_CSS = """
    PageTab {
        width: auto; height: 1; margin-right: 1; color: $ink-soft;
        &:hover { background: $primary 30%; }
        &.-open { color: $accent; text-style: bold underline; }
    }
    """

    class Opened(Message):
        """Somebody wants this page."""

        def __init__(self, page: str) -> None:
            super().__init__()
            self.page = page

    def __init__(self, page: str) -> None:
        super().__init__(id=f"page-{page}")
        self.page = page

    def on_click(self, event: events.Click) -> None:
        """Open the page."""
        event.stop()
        self.post_message(self.Opened(self.page))


class WyrmBoard(Board):
    """The pages of the board. A new question opens the page on which it is answered."""

    DEFAULT_CSS = """
    WyrmBoard {
        width: 1fr; height: 1fr; min-height: 13;
        & > #pages { height: 1; }
        & > #pages > .key { width: auto; color: $accent; text-style: bold; margin-right: 1; }
        & > #pages > .gap { width: 1fr; }
        & MatPage, & CardsPage, & GuildPage, & RivalPage { display: none; height: 1fr; }
        &.mat MatPage, &.cards CardsPage, &.guild GuildPage { display: block; }
        &.-some.mat CardsPage { display: block; height: 5; }
        &.-some.mat MatPage { min-height: 12; }
        &.-two MatPage { display: block; height: 12; }
        &.-two.mat CardsPage { display: block; }
        &.-two #page-mat { display: none; }
        &.-all MatPage { display: block; min-height: 12; }
        &.-all CardsPage { display: block; height: 2fr; min-height: 12; }
        &.-all GuildPage { display: block; height: auto; }
        &.-all .key, &.-all PageTab { display: none; }
        &.-rival MatPage { display: none; }
        &.-rival.mat RivalPage, &.-rival.-two RivalPage, &.-rival.-all RivalPage { display: block; }
        &.-rival.-two RivalPage { height: 12; }
    }
    """

    def __init__(self) -> None:
        super().__init__(classes="mat")
        self.page = PAGES[0]
        self.asked: tuple[int, int] | None = None  # seat and number of the question that is shown
        self.shown: tuple[Scene, Seat, Sequence[Offer]] | None = None
        self.stale: set[str] = set()  # pages that do not show it yet

    def compose(self) -> ComposeResult:
        """The tabs above the pages."""
        with Horizontal(id="pages"):
            yield Static(PAGE_KEY, classes="key")
            for page in PAGES:
                yield PageTab(page)
            yield Static(classes="gap")
            yield MatNests()
        yield MatPage()
        yield RivalPage()
        yield CardsPage()
        yield GuildPage()

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """The mat of the seat, the cards and the guild."""
        own = offers if seat == scene.seat else ()
        self.shown = scene, seat, own
        self.stale = {*PAGES}
        self.set_class(seat >= scene.view.seats, "-rival")
        question = scene.question
        if own and question is not None and self.asked != (seat, question.number):
            self.asked = seat, question.number
            self.open(page_of(question))
        elif not own and self.asked is not None:
            self.asked = None
            self.open(PAGES[0])
        for tab in self.query(PageTab):
            tab.update(Content(scene.words.say(f"ui-wyrmspan-page-{tab.page}")))
        nests = self.query_one(MatNests)
        nests.display = seat < scene.view.seats
        if nests.display:
            nests.show(scene, scene.view.players[seat], {offer.action: offer for offer in own})
        self.draw()

    def draw(self) -> None:
        """Bring those pages up to date that can be seen."""
        if self.shown is None:
            return
        scene, seat, own = self.shown
        visible = self.pages_seen()
        is_rival = seat >= scene.view.seats
        for page in visible & self.stale:
            if page == "guild":
                self.query_one(GuildPage).show(scene, own)
            elif page == "cards":
                self.query_one(CardsPage).show(scene, scene.seat or Seat(0) if is_rival else seat, own)
            elif is_rival:
                self.query_one(RivalPage).show(scene)
            else:
                self.query_one(MatPage).show(scene, seat, own)
        self.stale -= visible

    def pages_seen(self) -> set[str]:
        """The pages that can be seen."""
        if self.has_class("-all"):
            return {*PAGES}
        if self.has_class("-two"):
            return {"mat", self.lower}
        return {"mat", "cards"} if self.has_class("-some") and self.page == "mat" else {self.page}

    @property
    def lower(self) -> str:
        """The page that lies below the mat where there is room for two."""
        return "cards" if self.page == "mat" else self.page

    def consider(self, scene: Scene, offer: Offer | None) -> None:
        """While enticing is only considered: which dragons of the hand could come."""
        foreseen: dict[Action, Refusal | None] = {}
        if offer is not None and offer.action == Entice() and offer.refusal is None:
            then = scene.foresee(Entice()).then
            if then is not None and then.kind == "dragon":  # a single dragon is not asked for
                foreseen = {choice.action: choice.refusal for choice in then.choices}
        for card in self.query(".held").results(Card):
            card.foresee(foreseen)

    def make_room(self, rows: int) -> None:
        """With more room more pages are seen at once."""
        self.set_class(ROOM_FOR_SOME <= rows < ROOM_FOR_TWO, "-some")
        self.set_class(ROOM_FOR_TWO <= rows < ROOM_FOR_ALL, "-two")
        self.set_class(rows >= ROOM_FOR_ALL, "-all")
        self.lay_out()

    def lay_out(self) -> None:
        """Where there is hardly room below the mat a card has one line; what came into sight is drawn."""
        self.query_one(CardsPage).make_slim(self.has_class("-some") and self.page == "mat")
        opened = self.lower if self.has_class("-two") else self.page
        for tab in self.query(PageTab):
            tab.set_class(tab.page == opened, "-open")
        self.draw()

    def open(self, page: str) -> None:
        """Show this page."""
        self.page = page
        for name in PAGES:
            self.set_class(name == page, name)
        self.lay_out()

    def turn_page(self) -> None:
        """The next page; where the mat always lies there, the next of those below it."""
        pages = PAGES[1:] if self.has_class("-two") else PAGES
        now = self.lower if self.has_class("-two") else self.page
        self.open(pages[(pages.index(now) + 1) % len(pages)])

    def on_page_tab_opened(self, event: PageTab.Opened) -> None:
        """A tab was clicked."""
        event.stop()
        self.open(event.page)

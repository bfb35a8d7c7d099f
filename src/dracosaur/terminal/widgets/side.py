"""The column beside the board: other players, score and log, as tabs or, with room, all at once."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from dracosaur.core.game import Seat
from dracosaur.terminal.panels import Panel
from dracosaur.terminal.panels.base import Others
from dracosaur.terminal.scene import Scene
from dracosaur.terminal.widgets.scores import score_grid

PANES: Final = ("players", "score", "log")
MOST_LINES = 200  # of the log on the screen; the record keeps everything


class Tab(Static):
    """The name of a pane; a click opens it."""

    DEFAULT_CSS = """
    Tab {
        width: auto; height: 1; margin-right: 1; color: $ink-soft;
        &:hover { background: $primary 30%; }
        &.-open { color: $accent; text-style: bold underline; }
    }
    """

    class Opened(Message):
        """Somebody wants this pane."""

        def __init__(self, pane: str) -> None:
            super().__init__()
            self.pane = pane

    def __init__(self, pane: str) -> None:
        super().__init__(id=f"tab-{pane}")
        self.pane = pane

    def on_click(self, event: events.Click) -> None:
        """Open the pane."""
        event.stop()
        self.post_message(self.Opened(self.pane))


class Side(Vertical):
    """Three panes, one of them open; a screen with the class -tall shows all of them."""

    DEFAULT_CSS = """
    Side {
        width: 24; padding-left: 1;
        & > .tabs { height: 1; }
        & > .pane { display: none; height: 1fr; }
        &.players > #players, &.score > #score, &.log > #log { display: block; }
        & VerticalScroll { scrollbar-size-vertical: 1; }
        & .title { display: none; color: $accent; text-style: bold; height: 1; }
    }
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__(classes="players")
        self.panel = panel
        self.pane = PANES[0]
        self.scene: Scene | None = None

    def compose(self) -> ComposeResult:
        """The tabs and the panes."""
        with Horizontal(classes="tabs"):
            for pane in PANES:
                yield Tab(pane)
        with Vertical(id="players", classes="pane"):
            yield Static(classes="title")
            yield self.panel.others()
        with VerticalScroll(id="score", classes="pane", can_focus=False):
            yield Static(classes="title")
            yield Static(id="sheet")
        with Vertical(id="log", classes="pane"):
            yield Static(classes="title")
            with VerticalScroll(can_focus=False):
                yield Static(id="story")

    def on_mount(self) -> None:
        """The log stays at its end."""
        self.query_one("#log VerticalScroll", VerticalScroll).anchor()

    def show(self, scene: Scene, seat: Seat) -> None:
        """Bring all panes up to date."""
        self.scene = scene
        words = scene.words
        for pane in PANES:
            name = Content(words.say(f"ui-pane-{pane}"))
            tab = self.query_one(f"#tab-{pane}", Tab)
            tab.update(name)
            tab.set_class(pane == self.pane, "-open")
            self.query_one(f"#{pane} > .title", Static).update(name)
        self.query_one(Others).show(scene, seat)
        self.draw_score()
        news = [event for event in scene.log if self.panel.is_news(event)]
        told = [scene.voice.say(event) for event in news[-MOST_LINES:]]
        self.query_one("#story", Static).update(
            Content("\n").join(Content.assemble(("▪ ", "$accent"), line) for line in told)
        )

    def on_resize(self) -> None:
        """The sheet fills the width that there is."""
        self.draw_score()

    def draw_score(self) -> None:
        """The score sheet in the present width."""
        if self.scene is not None and self.size.width:
            rows = (
                self.size.height - 1
            )  # below the tabs; where all panes are shown, the sheet has its own height
            is_alone = not self.screen.has_class("-tall")
            sheet = score_grid(
                self.scene, self.panel.line_label, self.size.width - 1, height=rows if is_alone else None
            )
            self.query_one("#sheet", Static).update(sheet)

    def open(self, pane: str) -> None:
        """Show this pane."""
        self.pane = pane
        self.set_classes(pane)
        for tab in self.query(Tab):
            tab.set_class(tab.pane == pane, "-open")

    def open_next(self) -> None:
        """Show the next pane."""
        self.open(PANES[(PANES.index(self.pane) + 1) % len(PANES)])

    def scroll_pane(self, pages: int) -> None:
        """Scroll what is open."""
        for scroll in self.query(VerticalScroll):
            if scroll.is_on_screen:
                scroll.scroll_relative(y=pages * max(scroll.size.height - 1, 1), animate=False)

    def on_tab_opened(self, event: Tab.Opened) -> None:
        """A tab was clicked."""
        event.stop()
        self.open(event.pane)

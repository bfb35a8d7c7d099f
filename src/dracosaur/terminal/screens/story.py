"""A record to look at: what everybody saw happen, and the score sheet."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from dracosaur.terminal.panels import load_panel
from dracosaur.terminal.screens.base import SpeakingDialog
from dracosaur.terminal.screens.pages import PAGE_CSS
from dracosaur.terminal.sitting import Sitting
from dracosaur.terminal.widgets.scores import score_grid
from dracosaur.text import Words

SHEET_WIDTH = 66


class StoryScreen(SpeakingDialog[None]):
    """One match from its beginning; while it runs, only what a spectator may know."""

    DEFAULT_CSS = (
        PAGE_CSS.format(name="StoryScreen") + "StoryScreen Static { height: auto; margin-bottom: 1; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "leave", show=False)]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        """What happened, line by line, and the score below."""
        game_name = self.sitting.match.game.name
        words = Words(self.words.lang, game_name, strict=self.words.strict)
        self.sitting.viewer = None
        scene = self.sitting.scene(words)
        with Vertical() as box:
            box.border_title = Content(f"{words.say('game-title')}: {', '.join(scene.names)}")
            box.border_subtitle = Content(words.say("ui-close"))
            with VerticalScroll():
                yield Static(Content("\n".join(scene.voice.say(event) for event in scene.log)))
                if not scene.is_over:
                    yield Static(Content(words.say("cli-unfinished")))
                label = load_panel(game_name).line_label
                yield Static(score_grid(scene, label, SHEET_WIDTH, with_rules=True))

    def on_mount(self) -> None:
        """The page can be scrolled at once."""
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)

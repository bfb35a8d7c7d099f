"""The curtain between two people at one keyboard: nothing secret is on the screen while it changes hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.core.game import Event, Seat
from dracosaur.play import Voice
from dracosaur.terminal.screens.base import Speaking
from dracosaur.terminal.widgets.keybar import KeyBar
from dracosaur.text import Words

LAST_EVENTS = 8


class Ready(Static, can_focus=True):
    """The button that lifts the curtain."""

    async def on_click(self, event: events.Click) -> None:
        """The same as Enter."""
        await self.screen.run_action("ready")


class CurtainScreen(Speaking[str]):
    """Gives "ready" when the next person is there, or "undo" when the one before takes back a decision.

    Who takes back sits down behind a curtain, too (`is_undoing`), and may leave it ("stay").
    """

    DEFAULT_CSS = """
    CurtainScreen {
        align: center middle; background: $background;
        & > Vertical {
            width: 66; max-width: 100%; height: auto; max-height: 100%; padding: 1 3;
            background: $surface; border: round $primary;
            border-title-color: $accent; border-title-style: bold;
        }
        & Static { height: auto; }
        & .name { text-style: bold; color: $accent; text-align: center; }
        & .news { color: $ink-soft; margin-top: 1; }
        & Ready {
            margin-top: 1; text-align: center; background: $primary 30%; width: 1fr;
            &:focus { background: $accent 40%; text-style: bold; }
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False),
        Binding("f8,ctrl+z,backspace", "undo", show=False),
        Binding("escape", "stay", show=False),
    ]

    def __init__(
        self,
        person: Seat,
        voice: Callable[[Words], Voice],
        news: Sequence[Event],
        undo_by: Seat | None = None,
        *,
        is_undoing: bool = False,
    ) -> None:
        super().__init__()
        self.person = person
        self.voice = voice  # in the language of the moment
        self.news = news
        self.undo_by = undo_by
        self.is_undoing = is_undoing

    def compose(self) -> ComposeResult:
        """Whose turn it is, what everybody has seen, and the way on."""
        words, voice = self.words, self.voice(self.words)
        with Vertical() as box:
            box.border_title = Content(words.say("ui-curtain-title"))
            yield Static(
                Content(words.say("ui-curtain-pass", player=voice.names[self.person])), classes="name"
            )
            if self.is_undoing:
                yield Static(Content(words.say("ui-curtain-back", player=voice.names[self.person])))
            told = [voice.say(event) for event in self.news[-LAST_EVENTS:]]
            if told:
                yield Static(Content("\n".join(told)), classes="news")
            yield Ready(Content(words.say("ui-curtain-ready")))
        keys = [
            ("Enter", "ready", words.say("ui-key-ready")),
            ("F2", "app.choose_language", words.say("ui-key-language")),
            ("F10", "app.open_menu", words.say("ui-key-menu")),
        ]
        if self.undo_by is not None:
            keys.insert(1, ("F8", "undo", words.say("ui-curtain-undo", player=voice.names[self.undo_by])))
        if self.is_undoing:
            keys.insert(1, ("Esc", "stay", words.say("ui-key-stay")))
        yield KeyBar(keys)

    def on_mount(self) -> None:
        """Enter lifts the curtain."""
        self.query_one(Ready).focus()

    def action_ready(self) -> None:
        """The next person is there."""
        self.dismiss("ready")

    def action_undo(self) -> None:
        """The person before wants to decide again."""
        if self.undo_by is not None:
            self.dismiss("undo")

    def action_stay(self) -> None:
        """The person before does not take back after all."""
        if self.is_undoing:
            self.dismiss("stay")

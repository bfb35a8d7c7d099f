"""A dialog with one line to type: the name of a file, the name of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from dracosaur.terminal.screens.base import SpeakingDialog
from dracosaur.text import Words

Wording = Callable[[Words], tuple[str, str]]  # title, text
Check = Callable[[str], str]  # what is wrong with the line; empty where it will do


class WriteScreen(SpeakingDialog[str]):
    """Gives the line once it will do, or None when the dialog is left."""

    DEFAULT_CSS = """
    WriteScreen {
        & > Vertical {
            width: 76; max-width: 100%; height: auto; max-height: 22; padding: 1 2;
            background: $surface; border: round $primary;
            border-title-color: $accent; border-title-style: bold; border-subtitle-color: $ink-soft;
        }
        & Static { height: auto; margin-bottom: 1; }
        & .wrong { color: $error; margin: 1 0 0 0; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, wording: Wording, line: str, check: Check) -> None:
        super().__init__()
        self.wording = wording
        self.line = line
        self.check = check

    def compose(self) -> ComposeResult:
        """The text, the line, and below it what is wrong with it."""
        title, text = self.wording(self.words)
        with Vertical() as box:
            box.border_title = Content(title)
            box.border_subtitle = Content(self.words.say("ui-write-keys"))
            if text:
                yield Static(Content(text))
            yield Input(self.line, compact=True)
            yield Static(classes="wrong")

    def on_mount(self) -> None:
        """The line can be typed at once."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """A change of the language keeps what was typed."""
        self.line = event.value

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done, unless something is wrong with it."""
        wrong = self.check(event.value)
        if wrong:
            self.query_one(".wrong", Static).update(Content(wrong))
        else:
            self.dismiss(event.value)

    def action_leave(self) -> None:
        """No line."""
        self.dismiss(None)

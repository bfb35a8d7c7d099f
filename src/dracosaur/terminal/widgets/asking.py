"""What to do now, the choices, and the explanation of whatever is pointed at."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from dracosaur.terminal.widgets.choices import Choices

PADDING = 2  # columns


class Asking(Vertical):
    """A fixed number of rows; the prompt is written out where the explanation leaves a row empty."""

    DEFAULT_CSS = """
    Asking {
        height: auto;
        & > #prompt {
            height: 1; padding: 0 1; color: $accent; text-style: bold;
            text-wrap: nowrap; text-overflow: ellipsis;
        }
        & > #prompt.-long { text-wrap: wrap; text-overflow: fold; }
        & > #explain { height: 3; padding: 0 1; color: $ink-soft; }
        & > #explain.-refused { color: $error; }
        & > #explain.-pressed { text-style: bold; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.told = Content("")
        self.rows = 3  # of the explanation, where the prompt has one

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="prompt")
        yield Choices()
        yield Static(id="explain")

    def give_rows(self, choices: int, explanation: int, *, folds: bool) -> None:
        """So many rows for the choices, or as many of them as needed, and for the explanation."""
        styles = self.query_one(Choices).styles
        styles.height = "auto" if folds else choices
        styles.max_height = choices
        self.rows = explanation
        self.share()

    def ask(self, text: str) -> None:
        """What to do now."""
        self.asked = Content(text)
        self.query_one("#prompt", Static).update(self.asked, layout=False)
        self.share()

    def explain(self, text: str, *, is_refused: bool, is_pressed: bool) -> None:
        """What something is, or why it is closed."""
        self.told = Content(text)
        line = self.query_one("#explain", Static)
        line.update(self.told, layout=False)
        line.set_class(is_refused, "-refused")
        line.set_class(is_pressed, "-pressed")
        self.share()

    def share(self) -> None:
        """Give the prompt the rows that the explanation does not need."""
        width = self.size.width - PADDING
        if width > 0:
            free = self.rows - len(self.told.wrap(width))
            more = max(min(len(self.asked.wrap(width)) - 1, free), 0)
            prompt = self.query_one("#prompt", Static)
            prompt.set_class(more > 0, "-long")
            prompt.styles.height = 1 + more
            self.query_one("#explain", Static).styles.height = self.rows - more

    def on_resize(self) -> None:
        """Another width, other lines."""
        self.share()

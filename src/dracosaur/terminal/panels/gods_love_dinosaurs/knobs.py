"""The line below the ecosystem: which answer is shown, and the keys of the board, to be clicked as well."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Looking, Stance
from dracosaur.text import Words


class Knob(Static):
    """A key of the board that can be clicked."""

    DEFAULT_CSS = """
    Knob { width: auto; height: 1; margin-right: 2; &:hover { background: $primary 30%; } }
    """

    class Pressed(Message):
        """A knob was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, action: str, key: str) -> None:
        super().__init__()
        self.run = action
        self.key = key
        self.meaning = ""

    def tell(self, meaning: str) -> None:
        """The sign or word beside the key; without one the knob is hidden."""
        self.display = bool(meaning)
        if meaning and meaning != self.meaning:
            self.meaning = meaning
            self.update(Content.assemble((f"{self.key} ", "bold $accent"), meaning))

    def on_click(self, event: events.Click) -> None:
        """The same as the key."""
        event.stop()
        self.post_message(self.Pressed(self.run))


class Knobs(Horizontal):
    """Back, which answer, on, turn, answer, zoom, hint."""

    DEFAULT_CSS = """
    Knobs {
        height: 1;
        & > #tally {
            width: 8; height: 1; margin-right: 1; text-align: center; text-style: bold; color: $accent;
        }
    }
    """

    def compose(self) -> ComposeResult:
        """All knobs; those without a meaning now are hidden."""
        yield Knob("step(-1)", "P")
        yield Static(id="tally")
        yield Knob("step(1)", "N")
        yield Knob("turn(-1)", "R")
        yield Knob("pick", "⏎")
        yield Knob("zoom", "Z")
        yield Knob("screen.hint", "F7")

    def live(self, words: Words, stance: Stance) -> None:
        """What can be done with the stance."""
        is_asked = not isinstance(stance, Looking)
        meanings = {
            "step(-1)": "◂",
            "step(1)": "▸",
            "turn(-1)": "↻" if stance.can_turn else "",
            "pick": "✓" if is_asked else "",
            "zoom": "±",
            "screen.hint": words.say("ui-key-hint") if stance.scene.is_asked else "",
        }
        for knob in self.query(Knob):
            knob.tell(meanings[knob.run])
        tally = self.query_one("#tally", Static)
        tally.update(Content(stance.tally()), layout=False)
        tally.display = is_asked

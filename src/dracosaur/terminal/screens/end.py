"""The end of a match: who won, why, and the whole score sheet."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from dracosaur.terminal.scene import Scene
from dracosaur.terminal.screens.base import SpeakingDialog
from dracosaur.terminal.widgets.keybar import KeyHint
from dracosaur.terminal.widgets.scores import score_grid

SHEET_WIDTH = 68
KEYS = (("N", "again", "ui-key-again"), ("Esc", "look", "ui-key-boards"), ("Q", "leave", "ui-key-quit"))


class EndScreen(SpeakingDialog[str]):
    """Gives "again", "look" or "quit"."""

    DEFAULT_CSS = """
    EndScreen {
        & > Vertical {
            width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; background: $surface;
            border: round $accent; border-title-color: $accent; border-title-style: bold;
        }
        & .winner { text-style: bold; color: $accent; text-align: center; width: 1fr; margin-bottom: 1; }
        & VerticalScroll { height: auto; max-height: 16; }
        & .tie { color: $ink-soft; margin-top: 1; }
        & .keys { layout: horizontal; height: 1; margin-top: 1; }
        & KeyHint { margin-right: 2; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,т", "again", show=False),
        Binding("escape,enter", "look", show=False),
        Binding("q,й,ctrl+q", "leave", show=False),
    ]

    @property
    def scene(self) -> Scene:
        """The last scene, when nothing is secret any more."""
        return self.client.sitting.scene(self.words)

    def compose(self) -> ComposeResult:
        """Winners, score sheet, tie-break."""
        scene, words = self.scene, self.words
        sheet = scene.sheet
        winners = ", ".join(scene.names[seat] for seat in sheet.winners)
        id = "ui-end-winner" if len(sheet.winners) == 1 else "ui-end-winners"
        with Vertical() as box:
            box.border_title = Content(words.say("ui-end-title"))
            yield Static(Content(f"★ {words.say(id, players=winners)} ★"), classes="winner")
            with VerticalScroll():
                yield Static(score_grid(scene, self.client.panel.line_label, SHEET_WIDTH, with_rules=True))
            if sheet.tie_break is not None:
                yield Static(Content(self._tie(scene)), classes="tie")
            with Vertical(classes="keys"):
                for key, action, meaning in KEYS:
                    yield KeyHint(key, action, words.say(meaning))

    def _tie(self, scene: Scene) -> str:
        tie = scene.sheet.tie_break
        assert tie is not None
        compared = ", ".join(f"{scene.names[seat]} {n}" for seat, n in tie.compared.items())
        reason = f"{self.words.say(tie.key)} ({tie.rule})"
        return self.words.say("ui-end-tie", reason=f"{reason}: {compared}" if compared else reason)

    def action_again(self) -> None:
        """A new match."""
        self.dismiss("again")

    def action_look(self) -> None:
        """The boards once more."""
        self.dismiss("look")

    def action_leave(self) -> None:
        """Out."""
        self.dismiss("quit")

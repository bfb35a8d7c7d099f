"""Pages to read: help with the player's guide, and single rules by their number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.markdown import Markdown as MarkdownText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Markdown, Static

from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.screens.base import SpeakingDialog
from dracosaur.text import UnknownRule

KEY_ROWS = (
    ("1 2 3 … 0", "ui-help-digits"),
    ("← ↑ ↓ → · Tab", "ui-help-arrows"),
    ("Enter · Space", "ui-help-enter"),
    ("F1 · ?", "ui-help-help"),
    ("F2", "ui-help-language"),
    ("F3", "ui-help-theme"),
    ("F4 · /", "ui-help-rule"),
    ("F5", "ui-help-pane"),
    ("F6", "ui-help-look"),
    ("F7", "ui-help-hint"),
    ("F8 · Ctrl+Z", "ui-help-undo"),
    ("F9 · Ctrl+S", "ui-help-save"),
    ("PgUp · PgDn", "ui-help-scroll"),
    ("F10 · Esc", "ui-help-menu"),
    ("Ctrl+Q", "ui-help-quit"),
)

WIDEST_SIGN = 14  # columns; what is longer pushes its meaning aside

PAGE_CSS = """
    {name} > Vertical {{
        width: 90%; max-width: 96; height: 92%; background: $surface; border: round $primary; padding: 0 1;
        border-title-color: $accent; border-title-style: bold; border-subtitle-color: $ink-soft;
    }}
    {name} Markdown {{ background: $surface; padding: 0 1; }}
    {name} VerticalScroll {{ height: 1fr; }}
"""


class HelpScreen(SpeakingDialog[None]):
    """The keys, the signs of the board, and the guide of the game."""

    DEFAULT_CSS = PAGE_CSS.format(name="HelpScreen")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,enter,q", "leave", show=False)]

    def compose(self) -> ComposeResult:
        """One long page, drawn as two texts: a widget for each of its lines would take seconds to open."""
        words = self.words
        signs = Content("\n").join(
            (
                _heading(words.say("ui-help-keys")),
                *_listed([(key, words.say(id)) for key, id in KEY_ROWS]),
                _heading(words.say("ui-help-signs")),
                *_listed([*self.client.panel.legend(words), (NEW, words.say("ui-help-new"))]),
                Content(""),
            )
        )
        with Vertical() as box:
            box.border_title = Content(words.say("ui-help-title"))
            box.border_subtitle = Content(words.say("ui-close"))
            with VerticalScroll():
                yield Static(signs)
                yield Static(MarkdownText(words.guide()))

    def on_mount(self) -> None:
        """The page can be scrolled at once."""
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def _heading(text: str) -> Content:
    return Content.styled(f"\n{text}\n", "bold $accent")


def _listed(rows: Sequence[tuple[str, str]]) -> Iterator[Content]:
    """Keys or signs beside what they mean."""
    width = min(max(len(sign) for sign, _ in rows), WIDEST_SIGN)
    for sign, meaning in rows:
        yield Content.assemble((sign.ljust(width), "bold"), f"  {meaning}")


class RuleScreen(SpeakingDialog[None]):
    """Looks up a rule by its number."""

    DEFAULT_CSS = (
        PAGE_CSS.format(name="RuleScreen")
        + """
    RuleScreen Input { margin: 0; }
    RuleScreen .wrong { color: $error; height: auto; padding: 0 1; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f4", "leave", show=False)]

    def __init__(self, number: str = "") -> None:
        super().__init__()
        self.number = number

    def compose(self) -> ComposeResult:
        """A line for the number, the rule below."""
        words = self.words
        with Vertical() as box:
            box.border_title = Content(words.say("ui-rule-title"))
            box.border_subtitle = Content(words.say("ui-close"))
            yield Input(
                self.number, placeholder=words.say("ui-rule-placeholder", example=self.example), compact=True
            )
            yield Static(classes="wrong")
            with VerticalScroll():
                yield Markdown(open_links=False)

    @property
    def example(self) -> str:
        """A number that every rules text has."""
        return f"{self.client.sitting.match.game.rule_prefix}2.1"

    async def on_mount(self) -> None:
        """Show the rule that was asked for."""
        self.query_one(Input).focus()
        await self.look_up(self.number)

    async def on_input_changed(self, event: Input.Changed) -> None:
        """Every letter counts."""
        await self.look_up(event.value)

    async def look_up(self, number: str) -> None:
        """Show the rule, or say that there is none."""
        self.number = number
        wrong, page = self.query_one(".wrong", Static), self.query_one(Markdown)
        if not number.strip():
            wrong.update("")
            return
        try:
            short, full = self.words.rule(number)
        except UnknownRule:
            wrong.update(
                Content(self.words.say("ui-rule-unknown", number=number.strip(), example=self.example))
            )
            return
        wrong.update("")
        heading = f"**{number.strip().upper()}** {short}\n\n---\n\n" if short else ""
        await page.update(f"{heading}{self.words.in_words(full)}")

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)

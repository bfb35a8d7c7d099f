"""A dialog with a short list of answers: the menu, the languages, "do you really want to leave?"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from dracosaur.terminal.screens.base import SpeakingDialog
from dracosaur.text import Words

Answers = Sequence[tuple[str, str]]  # what is answered, and how it reads
Wording = Callable[[Words], tuple[str, str, Answers]]  # title, text, answers


class AskScreen(SpeakingDialog[str]):
    """Gives the id of the chosen answer, or an empty text when the dialog is left."""

    DEFAULT_CSS = """
    AskScreen {
        & > Vertical {
            width: auto; min-width: 36; max-width: 76; height: auto; max-height: 22; padding: 1 2;
            background: $surface; border: round $primary;
            border-title-color: $accent; border-title-style: bold;
        }
        & Static { width: auto; max-width: 70; height: auto; margin-bottom: 1; }
        & OptionList {
            width: 100%; min-width: 30; height: auto; max-height: 14; border: none; background: $surface;
            &:focus { border: none; }
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.wording = wording

    def compose(self) -> ComposeResult:
        """The text and the answers; each answer has a digit."""
        title, text, answers = self.wording(self.words)
        with Vertical() as box:
            box.border_title = Content(title)
            if text:
                yield Static(Content(text))
            yield OptionList(
                *(
                    Option(Content.assemble((f"{i} ", "bold $accent"), label), id=id)
                    for i, (id, label) in enumerate(answers, start=1)
                )
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer is given."""
        self.dismiss(event.option.id or "")

    def key_digit(self, digit: int) -> None:
        """The answer with this number."""
        options = self.query_one(OptionList)
        if 0 < digit <= options.option_count:
            self.dismiss(options.get_option_at_index(digit - 1).id or "")

    def on_key(self, event: object) -> None:
        """Digits answer at once."""
        character = getattr(event, "character", None)
        if character is not None and character.isdecimal():
            self.key_digit(int(character))

    def action_leave(self) -> None:
        """No answer."""
        self.dismiss("")

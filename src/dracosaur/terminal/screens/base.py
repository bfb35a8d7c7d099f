"""What the screens of the client share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from dracosaur.text import Words

if TYPE_CHECKING:
    from dracosaur.terminal.app import DracosaurApp

T = TypeVar("T")


class Speaking(Screen[T], Generic[T]):
    """A screen with the words of the language that the player reads."""

    @property
    def client(self) -> DracosaurApp:
        """The program that the screen belongs to."""
        return cast("DracosaurApp", self.app)

    @property
    def words(self) -> Words:
        """The words of the language in use."""
        return self.client.words

    def speak(self) -> None:
        """Say everything anew, in the language that was just chosen."""
        self.refresh(recompose=True)


class SpeakingDialog(Speaking[T], ModalScreen[T], Generic[T]):
    """A dialog over another screen."""

    DEFAULT_CSS = """
    SpeakingDialog { align: center middle; background: $background 60%; }
    """
    # Keys of the program do not reach it through a dialog by themselves.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "app.choose_language", show=False),
        Binding("f3", "app.switch_theme", show=False),
    ]

"""What stands on the screen while the window is too small for a board."""

from __future__ import annotations

from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from dracosaur.text import Words

LEAST = Size(60, 20)  # below this not even the choices can be read
ENOUGH = Size(80, 24)


def is_too_small(size: Size) -> bool:
    """Whether no board fits."""
    return size.width < LEAST.width or size.height < LEAST.height


class RoomNote(Static):
    """Asks for a larger window."""

    DEFAULT_CSS = """
    RoomNote {
        display: none; width: 1fr; height: 1fr; color: $accent;
        content-align: center middle; text-align: center;
    }
    """

    def tell(self, words: Words, size: Size) -> None:
        """How large it should be, and how large it is."""
        told = words.say(
            "ui-too-small",
            columns=ENOUGH.width,
            rows=ENOUGH.height,
            width=size.width,
            height=size.height,
        )
        self.update(Content(told))

"""The line at the bottom: which keys do what; each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static


class KeyHint(Static):
    """One key with its meaning."""

    DEFAULT_CSS = """
    KeyHint { width: auto; height: 1; &:hover { background: $primary 30%; } &.-off { text-opacity: 50%; } }
    """

    def __init__(self, key: str, action: str, meaning: str = "") -> None:
        super().__init__(id=f"key-{action.rpartition('.')[2]}")
        self.key = key
        self.run = action
        self.tell(meaning)

    def tell(self, meaning: str) -> None:
        """The words beside the key."""
        self.update(Content.assemble((f"{self.key} ", "bold $accent"), f"{meaning} "))

    async def on_click(self, event: events.Click) -> None:
        """The same as the key."""
        event.stop()
        await self.screen.run_action(self.run)


class KeyBar(Horizontal):
    """The keys of a screen: each with its action and what it means."""

    DEFAULT_CSS = """
    KeyBar { height: 1; dock: bottom; background: $panel; padding: 0 1; }
    """

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.keys = keys

    def compose(self) -> ComposeResult:
        """One hint for each key."""
        for key, action, meaning in self.keys:
            yield KeyHint(key, action, meaning)

    def tell(self, meanings: Sequence[str]) -> None:
        """New meanings in the order of the keys."""
        for hint, meaning in zip(self.query(KeyHint), meanings, strict=True):
            hint.tell(meaning)

"""An action as it stands on the screen: its keys, its label, and what forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from dracosaur.core.game import Action, Refusal


@dataclass(frozen=True)
class Offer:
    """Something a person may try now; `refusal` says why it does not work, None where it is allowed."""

    action: Action
    keys: tuple[str, ...]  # the first one is shown
    label: Content
    number: int  # of the question that it answers
    refusal: Refusal | None = None

    @property
    def key(self) -> str:
        """The key that is shown."""
        return self.keys[0] if self.keys else ""

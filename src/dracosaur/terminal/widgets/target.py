"""What can be pointed at and picked, by mouse and by keyboard alike."""

from __future__ import annotations

from typing import ClassVar, Protocol, runtime_checkable

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from dracosaur.terminal.offers import Offer


class Pointed(Message):
    """The focus or the mouse came to something: `offer` may be tried there, `about` says what it is."""

    def __init__(self, offer: Offer | None, about: str) -> None:
        super().__init__()
        self.offer = offer
        self.about = about


class Picked(Message):
    """Somebody wants to do this."""

    def __init__(self, offer: Offer) -> None:
        super().__init__()
        self.offer = offer


@runtime_checkable
class Pointing(Protocol):
    """A widget that can say again what is pointed at."""

    def point(self) -> None:
        """Let the screen explain what is here."""


class Target(Static, can_focus=True):
    """A place on the screen that explains itself when pointed at and is picked with Enter or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "pick", show=False)]

    offer: Offer | None = None
    about: str = ""

    def put(self, offer: Offer | None, about: str) -> None:
        """What stands here from now on."""
        self.offer = offer
        self.about = about
        self.set_class(offer is not None and offer.refusal is None, "-legal")
        self.set_class(offer is not None and offer.refusal is not None, "-refused")

    def action_pick(self) -> None:
        """Try what is offered here."""
        if self.offer is not None:
            self.post_message(Picked(self.offer))

    def point(self) -> None:
        """Let the screen explain what is here."""
        self.post_message(Pointed(self.offer, self.about))

    def on_focus(self, event: events.Focus) -> None:
        """Explain what the keyboard came to."""
        self.point()

    def on_enter(self, event: events.Enter) -> None:
        """Explain what the mouse came to."""
        if event.node is self:
            self.point()

    def on_click(self, event: events.Click) -> None:
        """A click is the same as Enter."""
        event.stop()
        self.action_pick()

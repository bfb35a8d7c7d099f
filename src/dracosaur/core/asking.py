"""What a seat is asked: a question with its choices, each of which points at spots on the table.

A shell draws the spots, says the messages, and sends back the action of a choice. It needs no rule of its
own: what is closed says why, and what a choice would bring is told before it is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dracosaur.core.values import Action, Event, Message, Refusal, Value


def action_label(action: Action) -> Message:
    """The message that names an action by its tag and fields; one that may be missing has its own message."""
    given = {name: getattr(action, name) for name in action.__struct_fields__}
    return Message(
        f"action-{action.__struct_config__.tag}",
        {name: value for name, value in given.items() if value is not None},
    )


class Spot(Value, frozen=True, array_like=True):
    """Something on the table to point at: `Spot("pen", ("pyramid", 3))`, `Spot("cell", (2, -1))`."""

    kind: str
    at: tuple[str | int, ...] = ()


class Choice(Value, frozen=True, omit_defaults=True):
    """One way to answer; where `action` is None, several ways that point at the same spots.

    A choice with a refusal is closed: a person would try it, and this is why it does not work.
    """

    label: Message
    action: Any = None  # an Action of the game
    spots: tuple[Spot, ...] = ()
    refusal: Refusal | None = None
    brings: tuple[Event, ...] = ()  # what is certain to follow: eaten, young, eggs, points
    about: Message | None = None  # what there is to know before one decides
    ways: int = 1  # how many actions; `Game.ways` tells them apart

    @property
    def is_open(self) -> bool:
        """Whether it may be chosen."""
        return self.refusal is None


class Question(Value, frozen=True, omit_defaults=True):
    """What one seat has to decide now, built from what the seat may know."""

    seat: int
    number: int  # which decision of the seat this is: a late answer cannot answer the next question
    kind: str  # what is to be decided, in a word of the game: "place", "lay", "pay_coin"
    asked: Message
    choices: tuple[Choice, ...]
    source: Message | None = None  # the card or ability that asks
    advice: Message | None = None  # what to keep in mind
    left: int = 0  # how many more decisions of this kind may follow, where that is known

    @property
    def open(self) -> Iterator[Choice]:
        """The choices that may be chosen."""
        return (choice for choice in self.choices if choice.is_open)

    def choice_of(self, action: Any) -> Choice | None:  # an Action of the game
        """The choice with this action; None where it is not offered by itself."""
        return next((choice for choice in self.choices if choice.action == action), None)


class Foresight(Value, frozen=True, omit_defaults=True):
    """What would follow from an action, as far as the seat can know it."""

    brings: tuple[Event, ...] = ()
    then: Question | None = None  # what the seat would be asked next, where nothing unknown comes between

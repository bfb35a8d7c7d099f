"""The values that cross the border of a game: actions, messages, score sheets, options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NewType

import msgspec

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)  # the dice, the bag and the decks are a seat, too


class Value(msgspec.Struct, frozen=True):
    """Base of everything at a border: comparable, hashable, printable, JSON for free."""


class Action(Value, frozen=True, tag_field="type", omit_defaults=True):
    """Base of the actions of a game; each subclass names itself by its tag."""


Values = dict[str, str | int | tuple[str, ...]]  # of a message, by the names of its variables


class Message(Value, frozen=True):
    """A sentence as a message id with values: shells say it in the language of whoever reads it."""

    key: str
    values: Values = {}


class Refusal(Message, frozen=True):
    """Why an action is forbidden, with the number of the rule in the rules text; empty where none speaks."""

    rule: str = ""


class Illegal(ValueError):
    """The action breaks a rule here.

    `key` is a message id that a shell can translate with `values`; `rule` is the number in the rules text. A
    game with words sets `speak`, which makes a sentence of it when somebody reads the error.
    """

    speak: Callable[[Refusal], str] | None = None

    def __init__(self, key: str, rule: str, /, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(f"{key} ({rule})" if rule else key)
        self.key = key
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        return super().__str__() if self.speak is None else self.speak(self.refusal)

    @property
    def refusal(self) -> Refusal:
        """The same as a value."""
        return Refusal(self.key, dict(self.values), self.rule)


class Event(Message, frozen=True):
    """Something that happened; `seats` may see it, None means everybody.

    `but` is a seat that is told the same in other words, with what only it knows.
    """

    seats: tuple[int, ...] | None = None
    but: int | msgspec.UnsetType = msgspec.UNSET

    def is_for(self, viewer: int | None) -> bool:
        """Whether this seat is told of it; None stands for a spectator."""
        return viewer != self.but if self.seats is None else viewer in self.seats


class Line(Value, frozen=True):
    """One line of a score sheet: what, how many points for how many things, by which rule."""

    key: str
    points: int
    count: int
    rule: str


class PlayerScore(Value, frozen=True):
    """The score of one seat, line by line."""

    seat: int
    total: int
    lines: tuple[Line, ...]


class TieBreak(Value, frozen=True):
    """How a tie was decided: a message id, the rule, and the number compared for each tied seat."""

    key: str
    rule: str
    compared: dict[int, int]


class ScoreSheet(Value, frozen=True):
    """What everybody scores on the boards as they stand; `winners` are those who would win now."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None = None


class Options(Value, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: documented fields with defaults."""


class ShortOption(Value, frozen=True):
    """A short way to write an option of a game: the words that stand for its values, and what it is for."""

    option: str
    values: dict[str, str]
    help: str
    seats: int | None = None  # for tables of this size only


class BadOption(ValueError):
    """An option that does not exist or does not take this value.

    The text says in English what is allowed; `key` with `values` is the same for people, `place` is where in
    the value, and `rule` is the number where a rule forbids it.
    """

    def __init__(self, text: str, key: str, /, place: str = "", rule: str = "", **values: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.place = place
        self.rule = rule
        self.values = values

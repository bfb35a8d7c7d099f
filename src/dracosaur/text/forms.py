"""A table written down step by step: what is asked, in which order, and how an answer is read.

A form is a generator: it yields items, is sent what was read, and returns the position document. Going back
is running it again with fewer answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping
from typing import Any, Final

from dracosaur.core.values import Message, Value
from dracosaur.text.cleaning import clean_name
from dracosaur.text.lexicon import key_of

Form = Generator["Item", Any, dict[str, Any]]  # Any: what the item that was asked has read
MakeForm = Callable[[], Form]
YES, NO = "yes", "no"
NOTHING: Final = "-"  # typed where Enter would take something

_PART: Final = re.compile(r"(?:(?P<n>\d{1,3})\s*[x×*]?\s*)?(?P<name>.*)")


class Misread(ValueError):
    """The answer cannot be read; `message` says what to write."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.message = Message(key, {**values})


class Item(Value, frozen=True):
    """One thing to write down: the question, and the place of the answer in the document."""

    place: str
    asked: Message
    default: str = ""

    def read(self, text: str) -> Any:
        """The answer as the document writes it; raises Misread."""
        raise NotImplementedError

    @property
    def hint(self) -> Message | None:
        """What can be written, where the question does not say it."""
        return None


class Name(Item, frozen=True):
    """The name of a player, unlike those of the others."""

    taken: tuple[str, ...] = ()

    def read(self, text: str) -> str:
        """The name without what cannot be shown."""
        name = clean_name(text)
        if not name:
            raise Misread("error-text", value=f"“{text}”")
        if name in self.taken:
            raise Misread("error-same_name")
        return name


class Number(Item, frozen=True):
    """A whole number within bounds."""

    default: str = "0"
    least: int = 0
    most: int = 999

    def read(self, text: str) -> int:
        """The number."""
        digits = text.strip()
        if not digits.isdecimal() or len(digits) > 9 or not self.least <= int(digits) <= self.most:
            raise Misread("error-number", value=text, least=self.least, most=self.most)
        return int(digits)

    @property
    def hint(self) -> Message:
        """The bounds."""
        return Message("form-hint-number", {"least": self.least, "most": self.most})


class OneOf(Item, frozen=True):
    """One of some things, by its number in the list or by its name; the list is shown with the question."""

    game: str = ""
    ids: Mapping[str, str] = {}  # the keys, with the messages that name them

    def read(self, text: str) -> str:
        """The key."""
        digits = text.strip()
        if digits.isdecimal() and len(digits) < 3 and 1 <= int(digits) <= len(self.ids):
            return tuple(self.ids)[int(digits) - 1]
        key = key_of(self.game, self.ids, text)
        if key is None:
            raise Misread("error-word", value=text, known=", ".join(self.ids))
        return key


class Several(Item, frozen=True):
    """Any number of some things, separated by commas or spaces, each with a number before it or alone."""

    game: str = ""
    ids: Mapping[str, str] = {}
    most: int = 99

    def read(self, text: str) -> list[str]:
        """The keys, one for each thing."""
        found: list[str] = []
        for part in parts_of(text):
            found += self._part(part)
        if len(found) > self.most:
            raise Misread("error-too_many", n=len(found), most=self.most)
        return found

    def _part(self, part: str) -> list[str]:
        """What stands between two commas: one thing, counted or not, or several with spaces between."""
        counted = _PART.fullmatch(part)
        assert counted is not None  # everything may be missing
        key = key_of(self.game, self.ids, counted["name"])
        if key is not None:
            return [key] * int(counted["n"] or 1)
        pieces = re.findall(r"\d+\s*[x×*]?\s*\S+|\S+", part)
        if len(pieces) < 2:
            raise Misread("error-word", value=part, known=", ".join(self.ids))
        return [key for piece in pieces for key in self._part(piece)]

    @property
    def hint(self) -> Message:
        """How to write several."""
        return Message("form-hint-several", {"known": ", ".join(self.ids)})


class Numbers(Item, frozen=True):
    """Some whole numbers, separated by commas or spaces."""

    least: int = 1
    most: int = 5
    longest: int = 99

    def read(self, text: str) -> list[int]:
        """The numbers in their order."""
        numbers = []
        for part in parts_of(text.replace(" ", ",")):
            if not part.isdecimal() or len(part) > 9 or not self.least <= int(part) <= self.most:
                raise Misread("error-number", value=part, least=self.least, most=self.most)
            numbers.append(int(part))
        if len(numbers) > self.longest:
            raise Misread("error-too_many", n=len(numbers), most=self.longest)
        return numbers

    @property
    def hint(self) -> Message:
        """The bounds, and how to write several."""
        return Message("form-hint-numbers", {"least": self.least, "most": self.most})


def parts_of(text: str) -> list[str]:
    """What stands between the commas; nothing where nothing is meant."""
    return [part for part in map(str.strip, text.split(",")) if part not in ("", NOTHING)]


def seat_count(least: int, most: int) -> Number:
    """The question how many play."""
    return Number("players", Message("form-players"), "2", least, most)


def player_name(seat: int, taken: tuple[str, ...]) -> Name:
    """The question for a name."""
    return Name(f"players[{seat}].name", Message("form-name", {"n": seat + 1}), f"Player {seat + 1}", taken)


def yes_or_no(place: str, asked: Message, game: str) -> OneOf:
    """A question with two answers; no is the usual one."""
    return OneOf(place, asked, "2", game, {YES: "form-yes", NO: "form-no"})

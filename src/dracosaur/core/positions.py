"""Position documents: JSON that a person can type. A mistake is reported with its place in the document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from dracosaur.core.options import shown
from dracosaur.core.twin import Fields
from dracosaur.core.values import Event, ScoreSheet, Value

S = TypeVar("S", bound=Fields)


class BadPosition(ValueError):
    """The document is not a possible position.

    `place` says where in it, `key` is a message id with `values`, `rule` the number where a rule forbids it.
    """

    def __init__(self, place: str, key: str, rule: str = "", /, **values: str | int) -> None:
        super().__init__(f"{place}: {key} {values}" + (f" ({rule})" if rule else ""))
        self.place = place
        self.key = key
        self.rule = rule
        self.values = values


class Position(msgspec.Struct, Generic[S], frozen=True):
    """What a document says: the state, the names, and what was assumed where the document leaves it open."""

    state: S
    names: tuple[str, ...]
    assumed: tuple[Event, ...] = ()


class Node:
    """A value inside a document together with its place, so that every complaint can point to it."""

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def wrong(self, key: str, rule: str = "", /, **values: str | int) -> BadPosition:
        """The complaint about this very place."""
        return BadPosition(self.place or "document", key, rule, **values)

    def keys(self, *known: str) -> Mapping[str, object]:
        """The value as an object that has no other keys than these."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("error-object")
        for key in self.value:
            if key not in known:
                raise self.child(str(key)).wrong("error-unknown_key", key=str(key), known=", ".join(known))
        return self.value

    def child(self, key: str) -> Node:
        """The value under a key; None where it is missing."""
        value = self.value.get(key) if isinstance(self.value, Mapping) else None
        return Node(value, f"{self.place}.{key}" if self.place else key)

    def has(self, key: str) -> bool:
        """Whether the object has the key."""
        return isinstance(self.value, Mapping) and key in self.value

    def items(self, most: int | None = None) -> Iterator[Node]:
        """The entries of a list."""
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            raise self.wrong("error-list")
        if most is not None and len(self.value) > most:
            raise self.wrong("error-too_many", n=len(self.value), most=most)
        for i, entry in enumerate(self.value):
            yield Node(entry, f"{self.place}[{i}]")

    def word(self, allowed: Sequence[str]) -> str:
        """One of the given words."""
        if not isinstance(self.value, str) or self.value not in allowed:
            raise self.wrong("error-word", value=shown(self.value), known=", ".join(allowed))
        return self.value

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise self.wrong("error-number", value=shown(self.value), least=least, most=most)
        return self.value

    def truth(self) -> bool:
        """True or false; false where it is missing."""
        if self.value is not None and not isinstance(self.value, bool):
            raise self.wrong("error-word", value=shown(self.value), known="true, false")
        return self.value is True

    def text(self, default: str) -> str:
        """A name; the default where it is missing."""
        if self.value is None:
            return default
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong("error-text", value=shown(self.value))
        return self.value


class ScoreLine(Value, frozen=True):
    """A line of the answer to a position document."""

    key: str
    points: int
    count: int
    rule: str


class ScoredPlayer(Value, frozen=True):
    """One player of the answer."""

    name: str
    total: int
    lines: tuple[ScoreLine, ...]


class Answer(Value, frozen=True):
    """The answer to a position document, as `dracosaur score --json` prints it."""

    game: str
    players: tuple[ScoredPlayer, ...]
    winners: tuple[str, ...]
    tie_break: dict[str, Any] | None  # key, rule and the number compared for each name
    assumed: tuple[Event, ...] = ()


def answer(game: str, position: Position[Any], sheet: ScoreSheet) -> Answer:
    """The score sheet with the names of the document."""
    names = position.names
    players = tuple(
        ScoredPlayer(
            names[player.seat],
            player.total,
            tuple(ScoreLine(line.key, line.points, line.count, line.rule) for line in player.lines),
        )
        for player in sheet.players
    )
    tie = sheet.tie_break
    broken = None
    if tie is not None:
        compared = {names[seat]: n for seat, n in tie.compared.items()}
        broken = {"key": tie.key, "rule": tie.rule, "compared": compared}
    return Answer(game, players, tuple(names[seat] for seat in sheet.winners), broken, position.assumed)

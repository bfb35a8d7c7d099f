"""The protocol that all games share, and the values that cross its border.

A game is driven from outside: whoever holds the state asks who has to act, takes their actions, and draws the
actions of `CHANCE` from a generator. What leaves for a person, a bot or the wire is built from a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NewType, Protocol, TypeVar

import msgspec

from dracosaur.core.rng import Rng
from dracosaur.core.twin import Fields

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)  # the dice, the bag and the decks are a seat, too


class Value(msgspec.Struct, frozen=True):
    """Base of everything at a border: comparable, hashable, printable, JSON for free."""


class Action(Value, frozen=True, tag_field="type", omit_defaults=True):
    """Base of the actions of a game; each subclass names itself by its tag."""


class Illegal(ValueError):
    """The action breaks a rule here.

    `key` is a message id that a shell can translate with `values`; `rule` is the number in the rules text.
    """

    def __init__(self, key: str, rule: str, /, **values: str | int) -> None:
        super().__init__(f"{key} ({rule})" if rule else key)
        self.key = key
        self.rule = rule
        self.values = values


class Event(Value, frozen=True):
    """Something that happened, as a message id with values; `seats` may see it, None means everybody."""

    key: str
    values: dict[str, str | int | tuple[str, ...]] = {}
    seats: tuple[int, ...] | None = None

    def is_for(self, viewer: int | None) -> bool:
        """Whether this seat may see it; None stands for a spectator."""
        return self.seats is None or viewer in self.seats


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


S = TypeVar("S", bound=Fields)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741  # the fourth of the protocol's letters


class Game(Protocol[S, A, V, O]):
    """The rules of one game behind one door."""

    name: ClassVar[str]  # "draftosaurus"
    rules_version: ClassVar[int]  # raised whenever an old record would no longer replay
    seat_counts: ClassVar[range]
    rule_prefix: ClassVar[str]  # "D" of "D6.2"
    max_entries: ClassVar[int]  # a bound on the length of any record, chance included
    action_type: ClassVar[Any]  # the union of the actions, for decoding
    view_type: type[V]
    rules: ClassVar[Any]  # the rules package, for the twins
    option_type: type[O]

    # Opening a table
    def options(self, given: Mapping[str, object], seats: int) -> O: ...  # raises BadOption
    def notes(self, options: O, seats: int) -> tuple[Event, ...]: ...  # options that have no effect here
    def setup(self, seats: int, options: O) -> S: ...
    def options_row(self, options: O) -> list[int]: ...  # as the rules read them
    def options_of(self, state: S) -> O: ...
    def seats_of(self, state: S) -> int: ...

    # Playing
    def to_act(self, state: S) -> tuple[Seat, ...]: ...  # several at once; (CHANCE,) alone; () = over
    def legal(self, state: S, seat: Seat) -> Sequence[A]: ...  # stable order; () when not to act
    def why_not(self, state: S, seat: Seat, action: A) -> Illegal | None: ...
    def apply(self, state: S, seat: Seat, action: A) -> S: ...  # a new state; raises Illegal, never half-done
    def sample_chance(self, state: S, rng: Rng) -> A: ...
    def fallback(self, state: S, seat: Seat, rng: Rng) -> A: ...  # for a player who does not answer
    def reveals(self, before: S, after: S) -> bool: ...  # the step showed secrets: it cannot be undone
    def events(self, before: S, seat: Seat, action: A, after: S) -> tuple[Event, ...]: ...
    def spoken(self, event: Event, lang: str) -> Event: ...  # as it is told: names in place of numbers

    # Knowing
    def view(self, state: S, seat: Seat | None) -> V: ...  # None = spectator
    def imagine(self, view: V, rng: Rng) -> S: ...  # a full state that fits the view
    def score_sheet(self, state: S) -> ScoreSheet: ...

    # Writing down
    def encode(self, state: S, action: A) -> int: ...  # its code in the rules; raises Illegal if it has none
    def decode(self, state: S, code: int) -> A: ...
    def format_action(self, seat: Seat, action: A) -> str: ...
    def parse_action(self, text: str) -> tuple[Seat, A]: ...  # raises ValueError
    def read_position(
        self, document: Mapping[str, object]
    ) -> Any: ...  # positions.Position; raises BadPosition
    def write_position(self, state: S) -> dict[str, Any]: ...


AnyGame = Game[Any, Any, Any, Any]  # where a shell serves every game alike

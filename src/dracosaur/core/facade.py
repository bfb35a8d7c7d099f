"""The half of a facade that every game shares: from rules over integers to the protocol's values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from dracosaur.core.game import CHANCE, Action, Event, Illegal, Options, ScoreSheet, Seat, Value
from dracosaur.core.notation import format_entry, parse_entry
from dracosaur.core.positions import Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Fields, Row, blamed

S = TypeVar("S", bound=Fields)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741  # the letter of the protocol


class Rules(Protocol):
    """What the facade needs of a rules package."""

    MOST_LEGAL: int
    State: Any  # the class of its states

    def setup(self, s: Any, seats: int, options: Row, /) -> None: ...
    def must_act(self, s: Any, seat: int, /) -> bool: ...
    def legal(self, s: Any, seat: int, out: Row, /) -> int: ...
    def why_not(self, s: Any, seat: int, action: int, /) -> int: ...
    def apply(self, s: Any, seat: int, action: int, /) -> None: ...
    def draw(self, s: Any, rng: Row, /) -> int: ...


def rule_name(prefix: str, number: int) -> str:
    """The number of a rule as the rules text writes it: 10_03_02 with the prefix D is D10.3.2."""
    parts = [number // 10000, number // 100 % 100, number % 100]
    while parts[-1] == 0:
        parts.pop()
    return prefix + ".".join(map(str, parts))


class TwinGame(ABC, Generic[S, A, V, O]):
    """A game whose rules are a package of rule functions; a subclass adds its action codes and its view."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[range]
    rule_prefix: ClassVar[str]
    max_entries: ClassVar[int]
    action_type: ClassVar[Any]  # the union of the game's actions
    view_type: type[V]
    option_type: type[O]
    rules: ClassVar[Rules]

    @abstractmethod
    def options(self, given: Mapping[str, object], seats: int) -> O: ...

    @abstractmethod
    def options_row(self, options: O) -> Row:
        """The options as the numbers that the rules read."""

    @abstractmethod
    def options_of(self, state: S) -> O: ...

    @abstractmethod
    def encode(self, state: S, action: A) -> int:
        """The code of an action; raises Illegal where it has none on this table."""

    @abstractmethod
    def decode(self, state: S, code: int) -> A:
        """The action of a code."""

    @abstractmethod
    def events(self, before: S, seat: Seat, action: A, after: S) -> tuple[Event, ...]: ...

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V: ...

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S: ...

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet: ...

    @abstractmethod
    def fallback(self, state: S, seat: Seat, rng: Rng) -> A: ...

    @abstractmethod
    def read_position(self, document: Mapping[str, object]) -> Position[S]: ...

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]: ...

    @abstractmethod
    def seats_of(self, state: S) -> int: ...

    def notes(self, options: O, seats: int) -> tuple[Event, ...]:
        """Options that were given and have no effect here; most games have nothing to say."""
        return ()

    def reveals(self, before: S, after: S) -> bool:
        """Whether the step showed what was secret before it; without secret decisions none does."""
        return False

    def spoken(self, event: Event, lang: str) -> Event:
        """The event as it is told to people; a game whose keys have words has nothing to add."""
        return event

    @blamed
    def setup(self, seats: int, options: O) -> S:
        """The beginning of a game."""
        if seats not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            raise ValueError(f"{self.name} is for {first} to {last} players, not {seats}")
        state: S = self.rules.State()
        self.rules.setup(state, seats, self.options_row(options))
        return state

    @blamed
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision; chance alone where it has to speak; nobody when the game is over."""
        seats = (Seat(seat) for seat in range(CHANCE, self.seats_of(state)))
        return tuple(seat for seat in seats if self.rules.must_act(state, seat))

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The actions open to the seat, in the order of their codes."""
        return tuple(self.decode(state, code) for code in self.legal_codes(state, seat))

    @blamed
    def legal_codes(self, state: S, seat: Seat) -> Row:
        """The same as numbers, as search and learning want them."""
        out = [0] * self.rules.MOST_LEGAL
        return out[: self.rules.legal(state, seat, out)]

    @blamed
    def why_not(self, state: S, seat: Seat, action: A) -> Illegal | None:
        """The rule that forbids the action, None where it is legal."""
        try:
            code = self.encode(state, action)
        except Illegal as illegal:
            return illegal
        number = self.rules.why_not(state, seat, code)
        return None if number == 0 else self.refusal(state, seat, action, number)

    def refusal(self, state: S, seat: Seat, action: A, number: int) -> Illegal:
        """The refusal by a rule in words for people; a game adds the values that its message needs."""
        if not self.to_act(state):
            return Illegal("why-over", "")
        rule = rule_name(self.rule_prefix, number)
        return Illegal(f"why-{rule.replace('.', '-')}", rule)

    @blamed
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after the action; the given one is left as it is."""
        illegal = self.why_not(state, seat, action)
        if illegal is not None:
            raise illegal
        after = state.copy()
        self.rules.apply(after, seat, self.encode(state, action))
        return after

    @blamed
    def sample_chance(self, state: S, rng: Rng) -> A:
        """What the bag, the deck or the die gives next."""
        return self.decode(state, self.rules.draw(state, rng.row))

    def format_action(self, seat: Seat, action: A) -> str:
        """The entry as a line of notation."""
        return format_entry(seat, action)

    def parse_action(self, text: str) -> tuple[Seat, A]:
        """The entry of a line of notation."""
        return parse_entry(text, self.action_type)

"""What a game is: the rules of one game behind one door.

A game is driven from outside: whoever holds the state asks who has to act, takes their actions, and draws the
actions of `CHANCE` from a generator. What leaves for a person, a bot or the wire is built from a view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from dracosaur.core.asking import Choice, Foresight, Question, Spot, action_label
from dracosaur.core.notation import format_entry, parse_entry
from dracosaur.core.positions import Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Fields, Row, blamed
from dracosaur.core.values import (
    CHANCE,
    Action,
    BadOption,
    Event,
    Illegal,
    Line,
    Message,
    Options,
    PlayerScore,
    Refusal,
    ScoreSheet,
    Seat,
    ShortOption,
    TieBreak,
    Value,
)

S = TypeVar("S", bound=Fields)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741  # the fourth of the protocol's letters

FORESEEN: Final = "foresee"  # the seed of what is imagined to look ahead: the same question, the same answer


class Rules(Protocol):
    """What a game needs of its rules package."""

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


class Game(ABC, Generic[S, A, V, O]):
    """The rules of one game behind one door; a game adds its codes, views, questions and words."""

    name: ClassVar[str]  # "draftosaurus"
    rules_version: ClassVar[int]  # raised whenever an old record would no longer replay
    seat_counts: ClassVar[range]
    rule_prefix: ClassVar[str]  # "D" of "D6.2"
    max_entries: ClassVar[int]  # a bound on the length of any record, chance included
    action_type: ClassVar[Any]  # the union of the actions, for decoding
    view_type: type[V]
    option_type: type[O]
    rules: ClassVar[Any]  # the rules package (see Rules), for the twins
    short_options: ClassVar[Mapping[str, ShortOption]] = {}  # by name: `--automa 2` on a command line

    # Opening a table

    @abstractmethod
    def options(self, given: Mapping[str, object], seats: int) -> O:
        """The options of a table; raises BadOption."""

    @abstractmethod
    def options_row(self, options: O) -> Row:
        """The options as the numbers that the rules read."""

    @abstractmethod
    def options_of(self, state: S) -> O:
        """The options that a state was set up with."""

    @abstractmethod
    def seats_of(self, state: S) -> int:
        """How many play."""

    def notes(self, options: O, seats: int) -> tuple[Event, ...]:
        """Options that were given and have no effect here; most games have nothing to say."""
        return ()

    def idle(self, options: O, seats: int) -> tuple[str, ...]:
        """The options that change nothing at this table, by key; in most games all of them do something."""
        return ()

    @blamed
    def setup(self, seats: int, options: O) -> S:
        """The beginning of a game."""
        if seats not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            raise ValueError(f"{self.name} is for {first} to {last} players, not {seats}")
        state: S = self.rules.State()
        self.rules.setup(state, seats, self.options_row(options))
        return state

    # Playing

    @blamed
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision; chance alone where it has to speak; nobody when the game is over."""
        seats = (Seat(seat) for seat in range(CHANCE, self.seats_of(state)))
        return tuple(seat for seat in seats if self.rules.must_act(state, seat))

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The actions open to the seat, in the order of their codes; none where it owes no decision."""
        return tuple(self.decode(state, seat, code) for code in self.legal_codes(state, seat))

    @blamed
    def legal_codes(self, state: S, seat: Seat) -> Row:
        """The same as numbers, as search and learning want them."""
        out = [0] * self.rules.MOST_LEGAL
        return out[: self.rules.legal(state, seat, out)]

    @blamed
    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The rule that forbids the action, None where it is legal."""
        if not isinstance(action, self.action_type):
            return self.no_action(action)
        try:
            code = self.encode(state, seat, action)
        except Illegal as illegal:
            return illegal.refusal
        number = self.rules.why_not(state, seat, code)
        return None if number == 0 else self.refusal(state, seat, action, number)

    def no_action(self, said: object) -> Refusal:
        """The refusal of what is no action of this game at all."""
        return Refusal("why-no_action", {"said": repr(said)})

    def refusal(self, state: S, seat: Seat, action: A, number: int) -> Refusal:
        """The refusal by a rule in words for people; a game adds the values that its message needs."""
        if not self.to_act(state):
            return Refusal("why-over")
        rule = rule_name(self.rule_prefix, number)
        return Refusal(f"why-{rule.replace('.', '-')}", rule=rule)

    @blamed
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after the action; the given one is left as it is. Raises Illegal, never half-done."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise self.illegal(refusal)
        after = state.copy()
        self.rules.apply(after, seat, self.encode(state, seat, action))
        return after

    def illegal(self, refusal: Refusal) -> Illegal:
        """The refusal as an error that reads as a sentence."""
        error = Illegal(refusal.key, refusal.rule, **refusal.values)
        error.speak = self.sentence
        return error

    def sentence(self, refusal: Refusal) -> str:
        """The refusal in English, for an error that no shell translates; a game with words says more."""
        return f"{refusal.key} ({refusal.rule})" if refusal.rule else refusal.key

    @blamed
    def sample_chance(self, state: S, rng: Rng) -> A:
        """What the bag, the deck or the die gives next: fast, for simulations."""
        return self.decode(state, CHANCE, self.rules.draw(state, rng.row))

    @blamed
    def draw_lot(self, state: S, below: Callable[[int], int]) -> A:
        """What chance gives next, by numbers that others can compute again: the first lot that is there."""
        lots = self.lots(state)
        while True:
            code = lots[below(len(lots))]
            if self.rules.why_not(state, CHANCE, code) == 0:
                return self.decode(state, CHANCE, code)

    def lots(self, state: S) -> Sequence[int]:
        """The codes of everything that could ever come in this draw, in the order that docs/records.md tells.

        A lot that is gone keeps its number, so that who knows the number knows the thing.
        """
        return self.legal_codes(state, CHANCE)

    @abstractmethod
    def fallback(self, state: S, seat: Seat, rng: Rng) -> A:
        """A legal answer for a player who gives none."""

    def reveals(self, before: S, after: S) -> bool:
        """Whether the step showed what was secret before it; such a step cannot be undone."""
        return False

    @abstractmethod
    def events(self, before: S, seat: Seat, action: A, after: S) -> tuple[Event, ...]:
        """What happened, in order, each with the seats that may see it."""

    # Knowing

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know; None is a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that fits the view."""

    def rival(self, state: S) -> str | None:
        """The message that names an opponent who has no seat and stands last on the score sheet, if any."""
        return None

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet:
        """What everybody scores on the boards as they stand, as far as everybody may know it."""

    # Asking

    def question(self, state: S, seat: Seat, number: int = 0) -> Question | None:
        """What the seat is asked, by what it may know; None where it owes no decision.

        The open choices and their ways are exactly the legal actions. `number` is the seat's own count. A
        game that has nothing to add lists what is legal.
        """
        choices = tuple(Choice(action_label(action), action) for action in self.legal(state, seat))
        return Question(seat, number, "action", Message("ask-action"), choices) if choices else None

    def ways(self, state: S, seat: Seat, spots: tuple[Spot, ...]) -> tuple[Choice, ...]:
        """The single choices behind one choice of the question that stands for several."""
        return ()

    def foresee(self, view: V, seat: Seat, action: A) -> Foresight:
        """What would follow from a legal action, worked out from the view alone.

        On an imagined table the others answer anyhow until the seat is asked again; where chance has to speak
        before that, nothing is said about what comes then.
        """
        rng = Rng(FORESEEN)
        state = self.apply(self.imagine(view, rng), seat, action)
        while (waiting := self.to_act(state)) and seat not in waiting and CHANCE not in waiting:
            state = self.apply(state, waiting[0], self.fallback(state, waiting[0], rng))
        return Foresight(then=self.question(state, seat))

    def printed(self, options: O) -> Value:
        """What is printed on boards, tiles and cards: what a shell draws once and never asks again."""
        return Value()

    def spoken(self, message: Message, lang: str) -> Message:
        """The message as it is told to people: names in place of numbers; most messages stay as they are."""
        return message

    # Writing down

    @abstractmethod
    def encode(self, state: S, seat: Seat, action: A) -> int:
        """The code of an action in the rules; raises Illegal where it has none on this table."""

    @abstractmethod
    def decode(self, state: S, seat: Seat, code: int) -> A:
        """The action of a code of the seat."""

    def format_action(self, seat: Seat, action: A) -> str:
        """The entry as a line of notation."""
        return format_entry(seat, action)

    def parse_action(self, text: str) -> tuple[Seat, A]:
        """The entry of a line of notation; raises ValueError."""
        return parse_entry(text, self.action_type)

    @abstractmethod
    def read_position(self, document: Mapping[str, object]) -> Position[S]:
        """The state of a position document; raises BadPosition."""

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """The state as a position document."""


AnyGame = Game[Any, Any, Any, Any]  # where a shell serves every game alike

__all__ = [
    "CHANCE",
    "Action",
    "AnyGame",
    "BadOption",
    "Choice",
    "Event",
    "Foresight",
    "Game",
    "Illegal",
    "Line",
    "Message",
    "Options",
    "PlayerScore",
    "Question",
    "Refusal",
    "Rules",
    "ScoreSheet",
    "Seat",
    "Spot",
    "TieBreak",
    "Value",
    "rule_name",
]

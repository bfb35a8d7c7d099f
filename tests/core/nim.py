"""The facade of a toy game: the least that the protocol asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from dracosaur.core.game import Action, Event, Game, Options, PlayerScore, Refusal, ScoreSheet, Seat, Value
from dracosaur.core.options import read_options
from dracosaur.core.positions import BadPosition, Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Row
from tests.core import nim_rules
from tests.core.nim_rules import State


class Take(Action, frozen=True, tag="take"):
    """Take this many pieces; of chance: lay them."""

    n: int


class Pass(Action, frozen=True, tag="pass"):
    """No rule allows it."""


class NimView(Value, frozen=True):
    """Everything is open."""

    pile: int
    coins: tuple[int, ...]


class NimOptions(Options, frozen=True):
    """What seat 0 starts with."""

    gift: int = 0


class Nim(Game[State, Take, NimView, NimOptions]):
    """The toy."""

    name: ClassVar = "nim"
    rules_version: ClassVar = 3
    seat_counts: ClassVar = range(2, 3)
    rule_prefix: ClassVar = "N"
    max_entries: ClassVar = 21
    action_type: ClassVar = Take | Pass
    view_type = NimView
    option_type = NimOptions
    rules: ClassVar = nim_rules

    def options(self, given: Mapping[str, object], seats: int) -> NimOptions:
        return read_options(NimOptions, given)

    def options_row(self, options: NimOptions) -> Row:
        return [options.gift]

    def options_of(self, state: State) -> NimOptions:
        return NimOptions()

    def seats_of(self, state: State) -> int:
        return state.seats

    def encode(self, state: State, seat: Seat, action: Take) -> int:
        return action.n

    def decode(self, state: State, seat: Seat, code: int) -> Take:
        return Take(code)

    def events(self, before: State, seat: Seat, action: Take, after: State) -> tuple[Event, ...]:
        return (Event("took", {"n": action.n}),)

    def view(self, state: State, seat: Seat | None) -> NimView:
        return NimView(state.pile, tuple(state.coins))

    def imagine(self, view: NimView, rng: Rng) -> State:
        raise NotImplementedError

    def score_sheet(self, state: State) -> ScoreSheet:
        players = tuple(PlayerScore(seat, n, ()) for seat, n in enumerate(state.coins))
        return ScoreSheet(players, (0,))

    def fallback(self, state: State, seat: Seat, rng: Rng) -> Take:
        return Take(1)

    def read_position(self, document: Mapping[str, object]) -> Position[State]:
        try:
            return Position(State.from_json(document), ())
        except ValueError as error:
            raise BadPosition("document", "error-object") from error

    def write_position(self, state: State) -> dict[str, Any]:
        return state.to_json()


class LaterNim(Nim):
    """The toy after a correction: the last two pieces may not be taken together (N9)."""

    rules_version: ClassVar = 4

    def why_not(self, state: State, seat: Seat, action: Take) -> Refusal | None:
        if seat >= 0 and getattr(action, "n", 0) == 2 and state.pile == 2:
            return Refusal("why-N9", rule="N9")
        return super().why_not(state, seat, action)

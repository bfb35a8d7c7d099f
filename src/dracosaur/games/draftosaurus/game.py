"""The facade of Draftosaurus: the protocol over its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from dracosaur.core.asking import Foresight, Question
from dracosaur.core.game import FORESEEN, Event, Game, Refusal, ScoreSheet, Seat
from dracosaur.core.positions import Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Row, blamed
from dracosaur.games.draftosaurus import asking, position, printed, score, view
from dracosaur.games.draftosaurus import events as events_module
from dracosaur.games.draftosaurus import options as options_module
from dracosaur.games.draftosaurus import rules as rules_package
from dracosaur.games.draftosaurus.actions import Deal, DraftosaurusAction, decode, encode
from dracosaur.games.draftosaurus.keys import FACE_KEYS, SPECIES_KEYS, Species
from dracosaur.games.draftosaurus.options import DraftosaurusOptions
from dracosaur.games.draftosaurus.printed import DraftosaurusPrinted
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import free_pieces, step_of
from dracosaur.games.draftosaurus.view import DraftosaurusView
from dracosaur.games.speaking import Speaking


class Draftosaurus(Speaking, Game[State, DraftosaurusAction, DraftosaurusView, DraftosaurusOptions]):
    """Draftosaurus for two to five players, summer, winter and match."""

    name: ClassVar = "draftosaurus"
    rules_version: ClassVar = 1
    seat_counts: ClassVar = range(2, 6)
    rule_prefix: ClassVar = "D"
    # A match of five: 2 × (1 + 10 deals + 12 rolls + 5 × 12 × 2 decisions + 5 moves), rounded up.
    max_entries: ClassVar = 400
    action_type: ClassVar = DraftosaurusAction
    view_type = DraftosaurusView
    option_type = DraftosaurusOptions
    rules: ClassVar = rules_package

    def options(self, given: Mapping[str, object], seats: int) -> DraftosaurusOptions:
        return options_module.parse(given, seats)

    def notes(self, options: DraftosaurusOptions, seats: int) -> tuple[Event, ...]:
        return options_module.notes(options, seats)

    def idle(self, options: DraftosaurusOptions, seats: int) -> tuple[str, ...]:
        return options_module.idle(options, seats)

    def options_row(self, options: DraftosaurusOptions) -> Row:
        return options_module.to_row(options)

    def options_of(self, state: State) -> DraftosaurusOptions:
        return options_module.from_row(state.options)

    def seats_of(self, state: State) -> int:
        return state.seats

    def encode(self, state: State, seat: Seat, action: DraftosaurusAction) -> int:
        return encode(state, action)

    def decode(self, state: State, seat: Seat, code: int) -> DraftosaurusAction:
        return decode(state, code)

    def refusal(self, state: State, seat: Seat, action: DraftosaurusAction, number: int) -> Refusal:
        refusal = super().refusal(state, seat, action, number)
        if refusal.rule in ("D6.2", "D14.3"):  # their messages name the face
            return Refusal(refusal.key, {"face": FACE_KEYS[state.die]}, refusal.rule)
        return refusal

    def draw_lot(self, state: State, below: Callable[[int], int]) -> DraftosaurusAction:
        """A face, a seat, or six pieces one by one from the bag (D4.3).

        The pieces of a full bag are numbered species by species; while k of a species are left, these are the
        first k of its numbers.
        """
        if state.phase != constants.DEAL:
            return super().draw_lot(state, below)
        left, most = list(state.bag), constants.PIECES[state.seats]
        hand: list[Species] = []
        while len(hand) < constants.HAND:
            species, piece = divmod(below(constants.SPECIES * most), most)
            if piece < left[species]:
                left[species] -= 1
                hand.append(SPECIES_KEYS[species])
        return Deal(tuple(sorted(hand, key=SPECIES_KEYS.index)))

    def reveals(self, before: State, after: State) -> bool:
        """Every stage of a turn ends with something shown; so do the quarantine moves."""
        return (before.stage, before.turn, before.round, before.phase) != (
            after.stage,
            after.turn,
            after.round,
            after.phase,
        )

    def events(
        self, before: State, seat: Seat, action: DraftosaurusAction, after: State
    ) -> tuple[Event, ...]:
        return events_module.events(before, seat, action)

    def view(self, state: State, seat: Seat | None) -> DraftosaurusView:
        return view.view(state, seat)

    def imagine(self, view_: DraftosaurusView, rng: Rng) -> State:
        return view.imagine(view_, rng)

    @blamed
    def question(self, state: State, seat: Seat, number: int = 0) -> Question | None:
        if not self.rules.must_act(state, seat):
            return None
        return asking.question(state, seat, number, lambda action: self.why_not(state, seat, action))

    def foresee(self, view_: DraftosaurusView, seat: Seat, action: DraftosaurusAction) -> Foresight:
        asked = self.question(self.imagine(view_, Rng(FORESEEN)), seat)
        assert asked is not None  # the action is legal
        return asking.foresight(action, asked, super().foresee(view_, seat, action).then)

    def printed(self, options: DraftosaurusOptions) -> DraftosaurusPrinted:
        return printed.printed(options)

    def score_sheet(self, state: State) -> ScoreSheet:
        return score.score_sheet(state)

    def fallback(self, state: State, seat: Seat, rng: Rng) -> DraftosaurusAction:
        """R26: a random dinosaur is placed in the river or discarded; a quarantined one goes to the river."""
        codes = self.legal_codes(state, seat)
        for river in (constants.ACT_PLACE + constants.RIVER, constants.ACT_MOVE + constants.RIVER):
            if river in codes:
                return decode(state, river)
        is_choice = step_of(state, seat) == constants.CHOOSE
        pieces = [
            code
            for code in codes
            for _ in range(
                free_pieces(
                    state, seat, code - (constants.ACT_CHOOSE if is_choice else constants.ACT_DISCARD)
                )
            )
        ]
        return decode(state, rng.choice(pieces))

    def read_position(self, document: Mapping[str, object]) -> Position[State]:
        return position.read(document)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

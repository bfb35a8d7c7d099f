"""The facade of Gods Love Dinosaurs: the protocol over its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from dracosaur.core.asking import Choice, Foresight, Question, Spot
from dracosaur.core.game import FORESEEN, Event, Game, Message, Refusal, ScoreSheet, Seat
from dracosaur.core.positions import Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Row
from dracosaur.games.gods_love_dinosaurs import asking, position, score, view
from dracosaur.games.gods_love_dinosaurs import events as events_module
from dracosaur.games.gods_love_dinosaurs import options as options_module
from dracosaur.games.gods_love_dinosaurs import rules as rules_package
from dracosaur.games.gods_love_dinosaurs.actions import GodsLoveDinosaursAction, Lay, decode, encode, lay_of
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.options import GodsLoveDinosaursOptions
from dracosaur.games.gods_love_dinosaurs.printed import GodsLoveDinosaursPrinted, printed
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import can_hunt
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at
from dracosaur.games.gods_love_dinosaurs.rules.laying import list_lays
from dracosaur.games.gods_love_dinosaurs.spoken import spoken
from dracosaur.games.gods_love_dinosaurs.tiles import numbered
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from dracosaur.games.speaking import Speaking


class GodsLoveDinosaurs(
    Speaking, Game[State, GodsLoveDinosaursAction, GodsLoveDinosaursView, GodsLoveDinosaursOptions]
):
    """Gods Love Dinosaurs for two to five players."""

    name: ClassVar = "gods_love_dinosaurs"
    rules_version: ClassVar = 1
    seat_counts: ClassVar = range(2, 6)
    rule_prefix: ClassVar = "G"
    # Every tile is drawn, taken and laid, and every second one may wake two kinds on all cells, two decisions
    # each.
    max_entries: ClassVar = constants.TILES * (3 + 2 * constants.CELLS)
    action_type: ClassVar = GodsLoveDinosaursAction
    view_type = GodsLoveDinosaursView
    option_type = GodsLoveDinosaursOptions
    rules: ClassVar = rules_package

    def options(self, given: Mapping[str, object], seats: int) -> GodsLoveDinosaursOptions:
        return options_module.parse(given, seats)

    def options_row(self, options: GodsLoveDinosaursOptions) -> Row:
        return options_module.to_row(options)

    def options_of(self, state: State) -> GodsLoveDinosaursOptions:
        return options_module.from_state(state)

    def seats_of(self, state: State) -> int:
        return state.seats

    def question(self, state: State, seat: Seat, number: int = 0) -> Question | None:
        if seat not in self.to_act(state):
            return None
        return asking.question(state, seat, number, partial(self.why_not, state, seat))

    def ways(self, state: State, seat: Seat, spots: tuple[Spot, ...]) -> tuple[Choice, ...]:
        return tuple(asking.ways(state, seat, spots)) if seat in self.to_act(state) else ()

    def foresee(self, view_: GodsLoveDinosaursView, seat: Seat, action: GodsLoveDinosaursAction) -> Foresight:
        before = self.imagine(view_, Rng(FORESEEN))
        follows = asking.prospects(before, self.apply(before, seat, action), seat, action)
        return Foresight(tuple(follows), super().foresee(view_, seat, action).then)

    def printed(self, options: GodsLoveDinosaursOptions) -> GodsLoveDinosaursPrinted:
        return printed(options)

    def spoken(self, message: Message, lang: str) -> Message:
        return spoken(message, lang)

    def encode(self, state: State, seat: Seat, action: GodsLoveDinosaursAction) -> int:
        code = encode(state, seat, action)
        if code < 0:
            raise self.illegal(self.refusal(state, seat, action, -code))
        return code

    def decode(self, state: State, seat: Seat, code: int) -> GodsLoveDinosaursAction:
        return decode(state, seat, code)

    def legal(self, state: State, seat: Seat) -> tuple[GodsLoveDinosaursAction, ...]:
        """The lays are listed at once, because to find one by its number is to count those before it."""
        if state.phase == constants.PLAY and 0 <= seat < state.seats and state.task[seat] == constants.LAY:
            lays = [0] * constants.LAYS
            return tuple(map(lay_of, lays[: list_lays(state, seat, lays)]))
        return super().legal(state, seat)

    def refusal(self, state: State, seat: Seat, action: GodsLoveDinosaursAction, number: int) -> Refusal:
        refusal = super().refusal(state, seat, action, number)
        if refusal.rule == "G6.3" and isinstance(action, Lay):  # two conditions, each with words of its own
            step = constants.STEP[DIRECTION_KEYS.index(action.orientation)]
            hexes = (hex_at(action.q, action.r), hex_at(action.q, action.r) + step)
            is_taken = any(find_cell(state, seat, at) >= 0 for at in hexes)
            return Refusal("why-G6-3-overlap" if is_taken else "why-G6-3-apart", rule="G6.3")
        if refusal.rule in ("G4.9", "G11.3", "G14.7"):
            return Refusal("why-chance", rule=refusal.rule)
        return refusal

    def lots(self, state: State) -> range:
        """All seats, or all tiles of the set, whether they are in play, on the table or neither."""
        if state.phase == constants.DRAW_FIRST:
            return range(constants.ACT_FIRST, constants.ACT_FIRST + state.seats)
        return range(constants.ACT_FILL, constants.ACT_FILL + len(numbered(state.tile_set)))

    def reveals(self, before: State, after: State) -> bool:
        """Own answers can be taken back as long as the stage is not over (G14.9)."""
        return (before.turn, before.stage, before.phase) != (after.turn, after.stage, after.phase)

    def events(
        self, before: State, seat: Seat, action: GodsLoveDinosaursAction, after: State
    ) -> tuple[Event, ...]:
        return events_module.events(before, seat, action)

    def view(self, state: State, seat: Seat | None) -> GodsLoveDinosaursView:
        return view.view(state, seat)

    def imagine(self, view_: GodsLoveDinosaursView, rng: Rng) -> State:
        return view.imagine(view_, rng)

    def score_sheet(self, state: State) -> ScoreSheet:
        return score.score_sheet(state)

    def fallback(self, state: State, seat: Seat, rng: Rng) -> GodsLoveDinosaursAction:
        """R36: at random, figures with a hunt first, `starve`, `done` and hatching only as a last resort."""
        codes = self.legal_codes(state, seat)
        harmless = [code for code in codes if code not in _LAST_RESORTS] or codes
        if state.task[seat] == constants.CHOOSE:
            harmless = [code for code in codes if can_hunt(state, seat, code - constants.ACT_CHOOSE)]
        return decode(state, seat, rng.choice(harmless))

    def read_position(self, document: Mapping[str, object]) -> Position[State]:
        return position.read(document)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)


_LAST_RESORTS = (constants.ACT_STARVE, constants.ACT_DONE, constants.ACT_HATCH_YES)

"""The facade of Wyrmspan: the protocol over its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, cast

from dracosaur.core.game import (
    CHANCE,
    FORESEEN,
    Event,
    Foresight,
    Game,
    Message,
    Question,
    ScoreSheet,
    Seat,
)
from dracosaur.core.positions import Position
from dracosaur.core.rng import Rng
from dracosaur.core.twin import Row
from dracosaur.core.values import ShortOption
from dracosaur.games.speaking import Speaking
from dracosaur.games.wyrmspan import asking, imagine, position, prospects, score, view
from dracosaur.games.wyrmspan import events as events_module
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan import rules as rules_package
from dracosaur.games.wyrmspan.actions import Decline, Pass, WyrmspanAction, decode, encode
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.keys import LEVEL_KEYS
from dracosaur.games.wyrmspan.options import WyrmspanOptions
from dracosaur.games.wyrmspan.printed import WyrmspanPrinted, printed
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.moves import first_of_chance, outcomes
from dracosaur.games.wyrmspan.spoken import spoken
from dracosaur.games.wyrmspan.view import WyrmspanView


class Wyrmspan(Speaking, Game[State, WyrmspanAction, WyrmspanView, WyrmspanOptions]):
    """Wyrmspan for one to five players; one player meets the Automa or Ravel."""

    name: ClassVar = "wyrmspan"
    rules_version: ClassVar = 1
    seat_counts: ClassVar = range(1, 6)
    rule_prefix: ClassVar = "W"
    # A player makes at most 9 excavations, 12 plays and 36 explorations (W8.1), so five players take fewer
    # than 300 turns; no chain of a turn comes near 60 entries on average. The kit holds every game to it.
    max_entries: ClassVar = 20_000
    action_type: ClassVar = WyrmspanAction
    view_type = WyrmspanView
    option_type = WyrmspanOptions
    rules: ClassVar = rules_package
    short_options: ClassVar = {
        "automa": ShortOption(
            option="automa",
            values={level.removeprefix("automa_"): level for level in LEVEL_KEYS},
            help="Wyrmspan for one player: the Automa's level, or Ravel's.",
            seats=1,
        )
    }

    def options(self, given: Mapping[str, object], seats: int) -> WyrmspanOptions:
        return options_module.parse(given, seats)

    def notes(self, options: WyrmspanOptions, seats: int) -> tuple[Event, ...]:
        return options_module.notes(options, seats)

    def idle(self, options: WyrmspanOptions, seats: int) -> tuple[str, ...]:
        return options_module.idle(seats)

    def options_row(self, options: WyrmspanOptions) -> Row:
        return options_module.to_row(options)

    def options_of(self, state: State) -> WyrmspanOptions:
        return options_module.from_row(state.options)

    def seats_of(self, state: State) -> int:
        return state.seats

    def encode(self, state: State, seat: Seat, action: WyrmspanAction) -> int:
        return encode(action)

    def decode(self, state: State, seat: Seat, code: int) -> WyrmspanAction:
        return decode(code)

    def lots(self, state: State) -> range:
        """All cards of a deck by number, all guilds, sides of objectives, seats, decision cards."""
        first, is_card = first_of_chance(state), state.wanted in (constants.A_DRAGON, constants.A_CAVE)
        return range(first + is_card, first + outcomes(state))  # cards are numbered from 1

    def reveals(self, before: State, after: State) -> bool:
        """The choices of setup are shown when the last one is made."""
        return before.phase == constants.KEEPING != after.phase

    def events(self, before: State, seat: Seat, action: WyrmspanAction, after: State) -> tuple[Event, ...]:
        return events_module.events(before, seat, action, after)

    def question(self, state: State, seat: Seat, number: int = 0) -> Question | None:
        legal = self.legal(state, seat)
        if seat == CHANCE or not legal:
            return super().question(state, seat, number)
        return asking.question(state, seat, number, legal, partial(self.why_not, state, seat))

    def foresee(self, view_: WyrmspanView, seat: Seat, action: WyrmspanAction) -> Foresight:
        before = self.imagine(view_, Rng(FORESEEN))
        foreseen = super().foresee(view_, seat, action)
        return Foresight(prospects.follows(before, self.apply(before, seat, action), seat), foreseen.then)

    def printed(self, options: WyrmspanOptions) -> WyrmspanPrinted:
        return printed(options)

    def spoken(self, message: Message, lang: str) -> Message:
        return spoken(message, cast(Language, lang))

    def view(self, state: State, seat: Seat | None) -> WyrmspanView:
        return view.view(state, seat)

    def imagine(self, view_: WyrmspanView, rng: Rng) -> State:
        return imagine.imagine(view_, rng)

    def score_sheet(self, state: State) -> ScoreSheet:
        return score.score_sheet(state)

    def rival(self, state: State) -> str | None:
        found = score.rival(state)
        return None if found is None else f"rival-{found}"

    def fallback(self, state: State, seat: Seat, rng: Rng) -> WyrmspanAction:
        """Who does not answer passes or declines; where he must choose, chance chooses for him."""
        legal = self.legal(state, seat)
        for action in (Pass(), Decline()):
            if action in legal:
                return action
        return rng.choice(legal)

    def read_position(self, document: Mapping[str, object]) -> Position[State]:
        return position.read(document)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

"""A greedy player of Draftosaurus: every dinosaur goes where the zoo promises most.

What a zoo promises is its score with a guess at the rest: rows that have begun are worth more than they score
now, a single lover hopes for a partner, a solitary dinosaur fears company while the game lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dracosaur.core.game import Action, AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.actions import Choose, Discard, Leave, PlaceIt, Stay, spot_of
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, put, why_not_by_pen, why_not_there
from dracosaur.games.draftosaurus.rules.scoring import owned, resident, score_board, trex_bonus
from dracosaur.games.draftosaurus.view import DraftosaurusView

# What 0, 1, 2, … dinosaurs in a pen are worth to somebody who means to go on.
STEEP_HOPE: Final = (0, 2.5, 5.5, 9, 13, 18, 24)
MEADOW_HOPE: Final = (0, 2, 4.5, 8, 12, 16, 21)
TRIO_HOPE: Final = (0, 2, 4.3, 7)
PYRAMID_HOPE: Final = (0, 2.8, 5.6, 8.2, 11.5, 15.5, 21)
LONELY_LOVER: Final = 1.6  # half a pair may still find the other half
QUARANTINE_HOPE: Final = 3.5  # a place of choice at the end
COMPANY: Final = 0.93  # the chance, each turn, that the species on the Solitary Island stays alone
DISCARD_SPITE: Final = 0.6  # how much an opponent's gain weighs against the own when discarding


class GreedyDraftosaurus:
    """Looks one placement ahead at the own zoo; a discard also looks at what it is worth to the opponent."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: DraftosaurusView, legal: Sequence[Action]) -> Action:
        """The action with the highest value; equal ones by chance."""
        if len(legal) == 1:
            return legal[0]
        state: State = self.game.imagine(view, self.rng)
        seat = Seat(view.seat or 0)
        values = [self._value(state, seat, action) for action in legal]
        best = max(values)
        return self.rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])

    def _value(self, state: State, seat: Seat, action: Action) -> float:
        match action:
            case Choose(species):
                return _best_placement(state, seat, SPECIES_KEYS.index(species), why_not_there)
            case PlaceIt(place, space):
                return _promise_after(state, seat, state.chosen[seat] - 1, spot_of(state, place, space))
            case Leave(place, space):
                after = state.copy()
                leave_quarantine(after, seat, spot_of(state, place, space))
                return score_board(after, seat)
            case Stay():
                return score_board(state, seat)
            case Discard(species):
                number = SPECIES_KEYS.index(species)
                other = (seat + 1) % state.seats
                mine = _best_placement(state, seat, number, why_not_by_pen) - promise(state, seat)
                theirs = _best_placement(state, other, number, why_not_by_pen) - promise(state, other)
                return DISCARD_SPITE * theirs - mine
        raise ValueError(f"no value for {action}")


def _best_placement(
    state: State, seat: int, species: int, why_not: Callable[[State, int, int, int], int]
) -> float:
    spots = range(constants.SPOTS) if state.board == constants.WINTER else range(constants.PLACES)
    return max(
        _promise_after(state, seat, species, spot)
        for spot in spots
        if why_not(state, seat, species, spot) == 0
    )


def _promise_after(state: State, seat: int, species: int, spot: int) -> float:
    after = state.copy()
    put(after, seat, species, spot)
    return promise(after, seat)


def promise(state: State, seat: int) -> float:
    """What the zoo may be worth at the end."""
    pens = _summer_promise if state.board == constants.SUMMER else _winter_promise
    return pens(state, seat) + state.count[seat][constants.RIVER] + trex_bonus(state, seat)


def _turns_left(state: State, seat: int) -> int:
    return constants.ZOO_SIZE - sum(state.count[seat])


def _summer_promise(state: State, seat: int) -> float:
    count = state.count[seat]
    value = STEEP_HOPE[count[constants.FOREST_OF_SAMENESS]]
    value += MEADOW_HOPE[count[constants.MEADOW_OF_DIFFERENCES]]
    left = _turns_left(state, seat)
    trio = count[constants.WOODY_TRIO]
    value += TRIO_HOPE[trio] if left else 7 * (trio == 3)
    lovers = state.zoo[seat][constants.PRAIRIE_OF_LOVE * constants.SPECIES :][: constants.SPECIES]
    value += sum(5 * (n // 2) + LONELY_LOVER * (n % 2) * (left > 0) for n in lovers)
    king = resident(state, seat, constants.KING_OF_THE_JUNGLE)
    if king >= 0:
        lead = owned(state, seat, king) - max(owned(state, i, king) for i in range(state.seats) if i != seat)
        value += min(7, max(0, 4.5 + 1.5 * lead)) if left else 7 * (lead >= 0)
    hermit = resident(state, seat, constants.SOLITARY_ISLAND)
    if hermit >= 0 and owned(state, seat, hermit) == 1:
        value += 7 * COMPANY**left
    return value


def _winter_promise(state: State, seat: int) -> float:
    count, left = state.count[seat], _turns_left(state, seat)
    value = STEEP_HOPE[count[constants.WELL_ORDERED_WOOD]] + PYRAMID_HOPE[count[constants.PYRAMID]]
    for species in range(constants.SPECIES):
        one = state.zoo[seat][constants.LOVERS_BRIDGE_LEFT * constants.SPECIES + species]
        two = state.zoo[seat][constants.LOVERS_BRIDGE_RIGHT * constants.SPECIES + species]
        value += 6 * min(one, two) + LONELY_LOVER * min(abs(one - two), 2) * (left > 0)
    watched = resident(state, seat, constants.LOOKOUT)
    if watched >= 0:
        neighbour = (seat - 1) % state.seats
        coming = _turns_left(state, neighbour) / constants.SPECIES
        value += 2 * (owned(state, neighbour, watched) + coming)
    if count[constants.QUARANTINE]:
        value += QUARANTINE_HOPE
    return value

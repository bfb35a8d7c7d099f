"""What the rulebook says about secrets and components (W1.4, W1.5, W2.1), written without a look at the
view.
"""

from __future__ import annotations

from dracosaur.core.conformance import Contract
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import State, constants
from tests.games.wyrmspan.invariants import check


def _is_hidden(place: int, known: int, viewer: int | None, owner: int | None, keeping: bool) -> bool:
    """Whether the viewer cannot tell this card from others that he has not seen."""
    if place == constants.IN_DECK:
        return True
    if constants.IN_HAND <= place < constants.IN_HAND + 5:
        return known < constants.ALL_KNOW and place - constants.IN_HAND != viewer
    if constants.UNDER_DRAGON <= place < constants.UNDER_DRAGON + 5:
        return known == constants.NOBODY_KNOWS or (
            known == constants.OWNER_KNOWS and place - constants.UNDER_DRAGON != viewer
        )
    if place == constants.ON_THE_WAY:
        return known < constants.ALL_KNOW and owner != viewer
    return keeping and place >= constants.PUT_BACK and place - constants.PUT_BACK != viewer


def scramble(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Cards that the viewer has not seen change places with one another."""
    other = state.copy()
    owner = state.stack[(state.depth - 1) * constants.FRAME + constants.SEAT_AT] if state.depth else None
    keeping = state.phase == constants.KEEPING
    for places, known in ((other.dragon_at, other.dragon_known), (other.cave_at, other.cave_known)):
        hidden = [
            card
            for card in range(1, len(places))
            if _is_hidden(places[card], known[card], viewer, owner, keeping)
        ]
        mixed = rng.shuffled(hidden)
        found = [(places[card], known[card]) for card in mixed]
        for card, (place, level) in zip(hidden, found, strict=True):
            places[card], known[card] = place, level
    return other


def disturb(state: State, viewer: Seat | None, rng: Rng) -> State | None:
    """Something that everybody has seen is different: a coin, or a card of a discard pile."""
    other = state.copy()
    piles = [card for card, place in enumerate(state.dragon_at) if card and place == constants.IN_PILE]
    decks = [card for card, place in enumerate(state.dragon_at) if card and place == constants.IN_DECK]
    if piles and decks and rng.below(2):
        one, two = rng.choice(piles), rng.choice(decks)
        other.dragon_at[one], other.dragon_at[two] = constants.IN_DECK, constants.IN_PILE
        return other
    other.coins[rng.below(state.seats)] += 1
    return other


def conserve(state: State) -> None:
    """W21."""
    if state.phase not in (constants.SETUP, constants.KEEPING):
        check(state)


CONTRACT = Contract(Wyrmspan(), scramble, disturb, conserve)

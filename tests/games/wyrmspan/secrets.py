"""What the rulebook says about secrets and components (W1.4, W1.5, W4.7, W2.1), written without a look at the
view.
"""

from __future__ import annotations

from dracosaur.core.conformance import Contract
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan.cards.codes import OP, PLAY, SPLIT_CARDS, STOW_CARDS, TUCK
from dracosaur.games.wyrmspan.cards.programs import NODE
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.knowledge import asks_again
from tests.games.wyrmspan.invariants import check
from tests.games.wyrmspan.odd_tables import odd_document

GAME = Wyrmspan()
TRIES = 50  # hands dealt to a player whose question tells something about them


def _is_hidden(place: int, known: int, viewer: int | None, owner: int | None) -> bool:
    """Whether the viewer cannot tell this card from others that he has not seen."""
    if place == constants.IN_DECK:
        return True
    if constants.IN_HAND <= place < constants.IN_HAND + 5:
        return known < constants.ALL_KNOW and place - constants.IN_HAND != viewer
    if constants.UNDER_DRAGON <= place < constants.UNDER_DRAGON + 5:
        return known == constants.NOBODY_KNOWS or (
            known == constants.OWNER_KNOWS and place - constants.UNDER_DRAGON != viewer
        )
    return place == constants.ON_THE_WAY and known < constants.ALL_KNOW and owner != viewer


def scramble(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Everything that the viewer has not seen is different, as far as there is another way."""
    for _ in range(TRIES):
        other = state.copy()
        mix(other, viewer, rng)
        # Another player's answers are the cards that he holds now; he is asked only where he has a choice.
        if state.actor < 0 or state.actor == viewer or asks_again(other):
            return other
    return state.copy()


def mix(state: State, viewer: Seat | None, rng: Rng) -> None:
    """Cards that the viewer has not seen are elsewhere, and choices of setup are others."""
    if state.phase == constants.KEEPING:
        take_back(state, viewer)
    for seat in range(state.seats):
        if seat != viewer:
            mix_seen(state, seat, rng)
    mix_unseen(state, viewer, rng)
    if state.phase == constants.KEEPING:
        choose_again(state, viewer, rng)


def mix_unseen(state: State, viewer: Seat | None, rng: Rng) -> None:
    """Cards that the viewer has not seen change places with one another (W1.4)."""
    top = (state.depth - 1) * constants.FRAME
    owner = state.stack[top + constants.SEAT_AT] if state.depth else None
    mind = in_mind(state)
    for places, known in ((state.dragon_at, state.dragon_known), (state.cave_at, state.cave_known)):
        hidden = [
            card for card in range(1, len(places)) if _is_hidden(places[card], known[card], viewer, owner)
        ]
        mixed = rng.shuffled(hidden)
        found = [(places[card], known[card]) for card in mixed]
        if places is state.dragon_at and mind in mixed:
            state.stack[top + constants.MEMO_AT] = hidden[mixed.index(mind)]
        for card, (place, level) in zip(hidden, found, strict=True):
            places[card], known[card] = place, level


def in_mind(state: State) -> int:
    """The dragon card that somebody plays or tucks just now, which is still in its place; 0 if none is."""
    if state.depth == 0:
        return 0
    frame = state.stack[(state.depth - 1) * constants.FRAME : state.depth * constants.FRAME]
    op, stage = NODE[frame[constants.NODE_AT]][OP], frame[constants.STAGE_AT]
    asks_where = {PLAY: range(1, 9), TUCK: (2,), STOW_CARDS: (3,), SPLIT_CARDS: (3,)}
    return frame[constants.MEMO_AT] if stage in asks_where.get(op, ()) else 0


def mix_seen(state: State, seat: int, rng: Rng) -> None:
    """Which of his cards a player has tucked and which he still holds, he alone knows (W1.5)."""
    places = (constants.IN_HAND + seat, constants.UNDER_DRAGON + seat)
    looked_at = (constants.OWNER_KNOWS, constants.ALL_KNOW)
    cards = [
        card
        for card, place in enumerate(state.dragon_at)
        if place in places and state.dragon_known[card] in looked_at and card != in_mind(state)
    ]
    for card, place in zip(cards, rng.shuffled([state.dragon_at[card] for card in cards]), strict=True):
        state.dragon_at[card] = place


def take_back(state: State, viewer: Seat | None) -> None:
    """The others have chosen nothing yet (W4.5, W4.6)."""
    for places in (state.dragon_at, state.cave_at):
        for card, place in enumerate(places):
            if place >= constants.PUT_BACK and place != constants.PUT_BACK + (
                99 if viewer is None else viewer
            ):
                places[card] = place - constants.PUT_BACK + constants.IN_HAND
    for seat in range(state.seats):
        if seat != viewer:
            state.resources[seat] = [0, 0, 0, 0]
            state.dragon_cards[seat] = state.cave_cards[seat] = 3


def choose_again(state: State, viewer: Seat | None, rng: Rng) -> None:
    """The others have made other choices; only who has made all five of them is known (W4.7)."""
    made = [5 if n == 5 else rng.below(5) for n in state.picks]
    others = [seat for seat in range(state.seats) if seat != viewer]
    for seat in others:
        state.picks[seat] = 0
    for seat in others:
        for _ in range(made[seat]):
            GAME.rules.apply(state, seat, rng.choice(GAME.legal_codes(state, Seat(seat))))


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


CONTRACT = Contract(GAME, scramble, disturb, conserve, draw_position=odd_document)

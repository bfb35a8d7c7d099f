"""Cards on their way between decks, display, hands and discard piles (W10)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, DRAGON_KIND
from dracosaur.games.wyrmspan.cards.programs import CAVE_CARDS, DRAGON_CARDS, SLOTS
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE_CARD,
    ACT_DRAGON,
    ALL_KNOW,
    CHANCE,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    NOBODY_KNOWS,
    ON_DISPLAY,
    ON_THE_WAY,
)
from dracosaur.games.wyrmspan.rules.stack import allow
from dracosaur.games.wyrmspan.rules.state import State


@rule
def can_draw(s: State, kind: int) -> bool:
    """Whether a card of the kind can still come from the deck (W10.12)."""
    return s.deck[kind] + s.pile[kind] > 0


@rule
def want_card(s: State, kind: int) -> None:
    """Chance is asked for the top card of a deck; an empty deck is renewed first (W10.7)."""
    if s.deck[kind] == 0:
        renew_deck(s, kind)
    s.wanted = kind
    s.actor = CHANCE


@rule
def renew_deck(s: State, kind: int) -> None:
    """The discard pile is the deck now, and nobody knows its order."""
    if kind == DRAGON_KIND:
        for card in range(1, DRAGON_CARDS + 1):
            if s.dragon_at[card] == IN_PILE:
                s.dragon_at[card] = IN_DECK
                s.dragon_known[card] = NOBODY_KNOWS
    else:
        for card in range(1, CAVE_CARDS + 1):
            if s.cave_at[card] == IN_PILE:
                s.cave_at[card] = IN_DECK
                s.cave_known[card] = NOBODY_KNOWS
    s.deck[kind] += s.pile[kind]
    s.pile[kind] = 0


@rule
def to_hand(s: State, kind: int, seat: int, card: int, known: int) -> None:
    """The card is in the player's hand."""
    if kind == DRAGON_KIND:
        s.dragon_at[card] = IN_HAND + seat
        s.dragon_known[card] = known
        s.dragon_cards[seat] += 1
    else:
        s.cave_at[card] = IN_HAND + seat
        s.cave_known[card] = known
        s.cave_cards[seat] += 1


@rule
def to_pile(s: State, kind: int, card: int) -> None:
    """The card lies face up on its discard pile."""
    if kind == DRAGON_KIND:
        s.dragon_at[card] = IN_PILE
        s.dragon_known[card] = ALL_KNOW
    else:
        s.cave_at[card] = IN_PILE
        s.cave_known[card] = ALL_KNOW
    s.pile[kind] += 1


@rule
def pay_card(s: State, seat: int, action: int) -> None:
    """The card that the action names goes from the hand to its discard pile (W5.6)."""
    if action >= ACT_CAVE_CARD:
        to_pile(s, CAVE_KIND, action - ACT_CAVE_CARD)
        s.cave_cards[seat] -= 1
    else:
        to_pile(s, DRAGON_KIND, action - ACT_DRAGON)
        s.dragon_cards[seat] -= 1


@rule
def take_from_display(s: State, kind: int, card: int) -> None:
    """The slot of the card is empty until the end of the turn (W10.6), and the card is on its way."""
    if kind == DRAGON_KIND:
        for slot in range(SLOTS):
            if s.dragon_slot[slot] == card:
                s.dragon_slot[slot] = 0
        s.dragon_at[card] = ON_THE_WAY
    else:
        for slot in range(SLOTS):
            if s.cave_slot[slot] == card:
                s.cave_slot[slot] = 0
        s.cave_at[card] = ON_THE_WAY


@rule
def put_on_display(s: State, kind: int, slot: int, card: int) -> None:
    """The card lies face up in the slot."""
    if kind == DRAGON_KIND:
        s.dragon_slot[slot] = card
        s.dragon_at[card] = ON_DISPLAY
        s.dragon_known[card] = ALL_KNOW
    else:
        s.cave_slot[slot] = card
        s.cave_at[card] = ON_DISPLAY
        s.cave_known[card] = ALL_KNOW


@rule
def empty_slot(s: State, kind: int) -> int:
    """The first slot of the kind without a card, SLOTS where there is none."""
    slot = 0
    while slot < SLOTS and (s.dragon_slot[slot] if kind == DRAGON_KIND else s.cave_slot[slot]) > 0:
        slot += 1
    return slot


@rule
def clear_display(s: State) -> None:
    """All face-up cards are discarded (W18.2, A9.1)."""
    for slot in range(SLOTS):
        if s.dragon_slot[slot] > 0:
            to_pile(s, DRAGON_KIND, s.dragon_slot[slot])
            s.dragon_slot[slot] = 0
        if s.cave_slot[slot] > 0:
            to_pile(s, CAVE_KIND, s.cave_slot[slot])
            s.cave_slot[slot] = 0


@rule
def is_on_display(s: State, kind: int) -> bool:
    """Whether a face-up card of the kind is left."""
    for slot in range(SLOTS):
        if (s.dragon_slot[slot] if kind == DRAGON_KIND else s.cave_slot[slot]) > 0:
            return True
    return False


@rule
def allow_display(s: State, kind: int) -> None:
    """Every face-up card of the kind may be named."""
    for slot in range(SLOTS):
        if kind == DRAGON_KIND:
            if s.dragon_slot[slot] > 0:
                allow(s, ACT_DRAGON + s.dragon_slot[slot])
        elif s.cave_slot[slot] > 0:
            allow(s, ACT_CAVE_CARD + s.cave_slot[slot])


@rule
def allow_dragons_at(s: State, where: int) -> None:
    """Every dragon card in that place may be named."""
    at = s.dragon_at
    for card in range(1, DRAGON_CARDS + 1):
        if at[card] == where:
            allow(s, ACT_DRAGON + card)


@rule
def allow_caves_at(s: State, where: int) -> None:
    """Every cave card in that place may be named."""
    at = s.cave_at
    for card in range(1, CAVE_CARDS + 1):
        if at[card] == where:
            allow(s, ACT_CAVE_CARD + card)


@rule
def first_on_the_way(s: State) -> int:
    """A dragon card that was drawn and is not yet assigned, or 0."""
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] == ON_THE_WAY:
            return card
    return 0

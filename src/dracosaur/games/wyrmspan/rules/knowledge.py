"""What a seat cannot know, dealt anew (W1.3 to W1.5, W4.7)."""

from __future__ import annotations

from dracosaur.core.twin import CHOICES, DRAWS, Row, below, rule
from dracosaur.games.wyrmspan.cards.codes import (
    CAVE_KIND,
    DRAGON_KIND,
    OP,
    PLAY,
    RESOURCES,
    SPLIT_CARDS,
    STOW_CARDS,
    TUCK,
)
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    DRAGON_CARDS,
    NODE,
    START_CAVES,
    START_DRAGONS,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ALL_KNOW,
    DEPTH,
    FRAME,
    IN_DECK,
    IN_HAND,
    KEEPING,
    MEMO_AT,
    NOBODY_KNOWS,
    NODE_AT,
    ON_THE_WAY,
    OWNER_KNOWS,
    PUT_BACK,
    SEAT_AT,
    SEATS,
    SPECTATOR,
    STAGE_AT,
    UNDER_DRAGON,
)
from dracosaur.games.wyrmspan.rules.course import PICKS, PUT_BACK_CARDS
from dracosaur.games.wyrmspan.rules.interpreter import step
from dracosaur.games.wyrmspan.rules.stack import close_question, pop
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.storing import PICK_SPACE as TUCK_SPACE
from dracosaur.games.wyrmspan.rules.stowing import PICK_SPACE as STOW_SPACE

TRIES = 1000  # deals before the hands are left as they are; one is nearly always enough
# Notes at the end of the stack, which no chain reaches: the frame that asks, and where dragon cards were.
FRAME_NOTED = DEPTH * FRAME - FRAME
DRAGONS_NOTED = FRAME_NOTED - DRAGON_CARDS - 1
LEVELS = 4  # of knowledge


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """Everything that the seat cannot know is drawn anew, and nothing else; -1 is a spectator.

    Every table that the seat cannot tell from this one is equally likely, under these assumptions: a card
    that the seat has not seen may be in any unseen place, a deck, a hand, under a dragon or on its way; of
    the cards that somebody else has had in hand any may be the ones he tucked; who is still choosing in
    setup has made any number of his choices, and any choice is as good as another. Tables on which the open
    question would not be asked are left out (W9.15).
    """
    if s.phase == KEEPING:
        take_back_choices(s, seat)
        mix_cards(s, seat, rng)
        choose_anew(s, seat, rng)
    elif s.actor < 0 or s.actor == seat:
        mix_cards(s, seat, rng)
    else:
        mix_until_asked(s, seat, rng)


@rule
def mix_until_asked(s: State, seat: int, rng: Row) -> None:
    """Cards are mixed until another player's hand would lead to the question that is open (W9.15)."""
    notes = s.stack
    for card in range(1, DRAGON_CARDS + 1):
        notes[DRAGONS_NOTED + card] = LEVELS * s.dragon_at[card] + s.dragon_known[card]
    tries = 1
    mix_cards(s, seat, rng)
    while not asks_again(s) and tries <= TRIES:
        tries += 1
        if tries <= TRIES:
            mix_cards(s, seat, rng)
        else:
            for card in range(1, DRAGON_CARDS + 1):
                s.dragon_at[card] = notes[DRAGONS_NOTED + card] // LEVELS
                s.dragon_known[card] = notes[DRAGONS_NOTED + card] % LEVELS
    for card in range(1, DRAGON_CARDS + 1):
        notes[DRAGONS_NOTED + card] = 0


@rule
def mix_cards(s: State, seat: int, rng: Row) -> None:
    """Unseen cards of each kind have changed places, and so has the card that another player has in mind."""
    for other in range(s.seats):
        if other != seat:
            mix_tucked(s, other, rng)
    mind = mix(s, DRAGON_KIND, DRAGON_CARDS, seat, card_in_mind(s), rng)
    if mind > 0:
        s.stack[s.depth * FRAME - FRAME + MEMO_AT] = mind
    mix(s, CAVE_KIND, CAVE_CARDS, seat, 0, rng)


@rule
def mix(s: State, kind: int, cards: int, seat: int, mind: int, rng: Row) -> int:
    """The unseen cards lie in each other's places, in any order; returns which of them is now in mind."""
    drawer = s.stack[s.depth * FRAME - FRAME + SEAT_AT] if s.depth > 0 else SPECTATOR
    for card in range(cards, 1, -1):
        if is_hidden(s, kind, card, seat, drawer):
            other = 1 + below(rng, DRAWS, card)
            while not is_hidden(s, kind, other, seat, drawer):
                other = 1 + below(rng, DRAWS, card)
            exchange_places(s, kind, card, other)
            if mind == card:
                mind = other
            elif mind == other:
                mind = card
    return mind


@rule
def exchange_places(s: State, kind: int, one: int, other: int) -> None:
    """Each of the two cards is where the other was, known to whom the other was."""
    if kind == DRAGON_KIND:
        place = s.dragon_at[one]
        known = s.dragon_known[one]
        s.dragon_at[one] = s.dragon_at[other]
        s.dragon_known[one] = s.dragon_known[other]
        s.dragon_at[other] = place
        s.dragon_known[other] = known
    else:
        place = s.cave_at[one]
        known = s.cave_known[one]
        s.cave_at[one] = s.cave_at[other]
        s.cave_known[one] = s.cave_known[other]
        s.cave_at[other] = place
        s.cave_known[other] = known


@rule
def is_hidden(s: State, kind: int, card: int, seat: int, drawer: int) -> bool:
    """Whether the seat has not seen where the card is; `drawer` has looked at those on their way (W1.4)."""
    place = s.dragon_at[card] if kind == DRAGON_KIND else s.cave_at[card]
    known = s.dragon_known[card] if kind == DRAGON_KIND else s.cave_known[card]
    if place == IN_DECK:
        return True
    if place == ON_THE_WAY:
        return known < ALL_KNOW and drawer != seat
    if IN_HAND <= place < IN_HAND + SEATS:
        return known < ALL_KNOW and place - IN_HAND != seat
    if UNDER_DRAGON <= place < UNDER_DRAGON + SEATS:
        return known == NOBODY_KNOWS or (known == OWNER_KNOWS and place - UNDER_DRAGON != seat)
    return False


@rule
def hides_card(s: State) -> bool:
    """Whether the question is where a dragon card goes that its owner has picked; MEMO is the card."""
    if s.depth == 0:
        return False
    base = s.depth * FRAME - FRAME
    op = NODE[s.stack[base + NODE_AT]][OP]
    stage = s.stack[base + STAGE_AT]
    if op == TUCK:
        return stage == TUCK_SPACE
    return (op == STOW_CARDS or op == SPLIT_CARDS) and stage == STOW_SPACE


@rule
def card_in_mind(s: State) -> int:
    """The dragon card that is being tucked or played and has not yet left its place, or 0."""
    if s.depth == 0:
        return 0
    base = s.depth * FRAME - FRAME
    if hides_card(s) or NODE[s.stack[base + NODE_AT]][OP] == PLAY:
        return s.stack[base + MEMO_AT]
    return 0


@rule
def mix_tucked(s: State, owner: int, rng: Row) -> None:
    """Any of the cards that the owner has looked at are those in his hand, the rest is tucked (W1.5)."""
    mind = card_in_mind(s)
    hand = 0
    under = 0
    for card in range(1, DRAGON_CARDS + 1):
        if NOBODY_KNOWS < s.dragon_known[card] <= ALL_KNOW and card != mind:
            if s.dragon_at[card] == IN_HAND + owner:
                hand += 1
            elif s.dragon_at[card] == UNDER_DRAGON + owner:
                under += 1
    if under == 0:
        return
    for card in range(1, DRAGON_CARDS + 1):
        if NOBODY_KNOWS < s.dragon_known[card] <= ALL_KNOW and card != mind:
            if s.dragon_at[card] == IN_HAND + owner or s.dragon_at[card] == UNDER_DRAGON + owner:
                if below(rng, DRAWS, hand + under) < hand:
                    s.dragon_at[card] = IN_HAND + owner
                    hand -= 1
                else:
                    s.dragon_at[card] = UNDER_DRAGON + owner
                    under -= 1


@rule
def asks_again(s: State) -> bool:
    """Whether these hands lead to the question that is open; then it is asked anew.

    If not, all is as before but the answers, which are gone.
    """
    stack = s.stack
    actor = s.actor
    depth = s.depth
    did = s.did
    used = s.used[actor]
    base = depth * FRAME - FRAME
    for i in range(FRAME):
        stack[FRAME_NOTED + i] = stack[base + i]
    close_question(s)
    step(s)
    asked = s.depth == depth and s.actor == actor and s.answers > 1
    if not asked:
        close_question(s)
        while s.depth > depth:
            pop(s, did)
        for i in range(FRAME):
            stack[base + i] = stack[FRAME_NOTED + i]
        s.depth = depth
        s.did = did
        s.used[actor] = used
        s.actor = actor
    for i in range(FRAME):
        stack[FRAME_NOTED + i] = 0
    return asked


@rule
def take_back_choices(s: State, seat: int) -> None:
    """In setup the others have all their cards in hand again and no resources (W4.5, W4.6)."""
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] >= PUT_BACK and s.dragon_at[card] != PUT_BACK + seat:
            s.dragon_at[card] += IN_HAND - PUT_BACK
    for card in range(1, CAVE_CARDS + 1):
        if s.cave_at[card] >= PUT_BACK and s.cave_at[card] != PUT_BACK + seat:
            s.cave_at[card] += IN_HAND - PUT_BACK
    for other in range(s.seats):
        if other != seat:
            s.dragon_cards[other] = START_DRAGONS
            s.cave_cards[other] = START_CAVES
            for kind in range(RESOURCES):
                s.resources[other][kind] = 0


@rule
def choose_anew(s: State, seat: int, rng: Row) -> None:
    """Each of the others has made as many of his choices as he may have; who has finished has made all."""
    for other in range(s.seats):
        if other != seat:
            picks = s.picks[other] if s.picks[other] == PICKS else below(rng, CHOICES, PICKS)
            s.picks[other] = picks
            put_back_any(s, other, min(picks, PUT_BACK_CARDS), rng)
            for _ in range(PUT_BACK_CARDS, picks):
                s.resources[other][below(rng, CHOICES, RESOURCES)] += 1


@rule
def put_back_any(s: State, owner: int, n: int, rng: Row) -> None:
    """Any n of the cards in the owner's hand are put back."""
    left = START_DRAGONS + START_CAVES
    for number in range(1, DRAGON_CARDS + CAVE_CARDS + 1):
        card = number if number <= DRAGON_CARDS else number - DRAGON_CARDS
        kind = DRAGON_KIND if number <= DRAGON_CARDS else CAVE_KIND
        if (s.dragon_at[card] if kind == DRAGON_KIND else s.cave_at[card]) == IN_HAND + owner:
            if below(rng, CHOICES, left) < n:
                n -= 1
                if kind == DRAGON_KIND:
                    s.dragon_at[card] = PUT_BACK + owner
                    s.dragon_cards[owner] -= 1
                else:
                    s.cave_at[card] = PUT_BACK + owner
                    s.cave_cards[owner] -= 1
            left -= 1

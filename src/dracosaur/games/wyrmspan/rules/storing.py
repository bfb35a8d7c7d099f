"""Caching and tucking: from the supply, the hand or the deck (W10.9, W11, W12.2)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    CACHE,
    DISCARDS,
    DRAGON_CARD,
    DRAGON_KIND,
    FEED,
    FROM_DECK,
    GENERAL_SUPPLY,
    MEAT,
    MILK,
    NOWHERE,
    PLACE,
    RESOURCES,
    REVEAL,
    SHOWN,
    SIZES,
    SOURCE,
    SPACES,
    SPLIT,
    SPLIT_CARDS,
    STOW,
    STOW_CARDS,
    TUCK,
    TUCK_EACH,
    WHAT,
)
from dracosaur.games.wyrmspan.cards.programs import FEEDS_ON, NODE, TRAITS
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_EXCHANGE,
    ACT_RESOURCE,
    ACT_SPACE,
    ACT_USE,
    ALL_KNOW,
    ALL_SEE_UNDER,
    DONE,
    IN_HAND,
    LEFT_AT,
    MASK_AT,
    MEMO_AT,
    NEW,
    NOBODY_KNOWS,
    NODE_AT,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.flow import push_child
from dracosaur.games.wyrmspan.rules.gains import begin, count_one
from dracosaur.games.wyrmspan.rules.hands import (
    allow_dragons_at,
    can_draw,
    to_hand,
    to_pile,
    want_card,
)
from dracosaur.games.wyrmspan.rules.mats import allow_spaces, cache_on, dragons_in, tuck_under
from dracosaur.games.wyrmspan.rules.payments import allow_exchanges, allow_resources, exchange
from dracosaur.games.wyrmspan.rules.possible import can_feed, resource_count, targets
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop_counted
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.stowing import answer_stow, answer_stow_cards, step_stow, step_stow_cards


@rule
def step_store(s: State, base: int, op: int) -> None:
    """The frame of a cache or tuck goes on."""
    if op == CACHE:
        step_cache(s, base)
    elif op == TUCK:
        step_tuck(s, base)
    elif op == FEED:
        step_feed(s, base)
    elif op == STOW or op == SPLIT:
        step_stow(s, base, op)
    elif op == STOW_CARDS or op == SPLIT_CARDS:
        step_stow_cards(s, base, op)
    elif op == REVEAL:
        step_reveal(s, base)
    else:
        step_tuck_each(s, base)


@rule
def answer_store(s: State, base: int, op: int, action: int) -> None:
    """The player answers a question of a cache or tuck."""
    if ACT_EXCHANGE <= action < ACT_EXCHANGE + 64:
        exchange(s, s.stack[base + SEAT_AT], action)
    elif op == STOW or op == SPLIT:
        answer_stow(s, base, op, action)
    elif op == STOW_CARDS or op == SPLIT_CARDS:
        answer_stow_cards(s, base, op, action)
    elif action == ACT_DECLINE:
        pop_counted(s, base)
    elif op == CACHE:
        answer_cache(s, base, action)
    elif op == TUCK:
        answer_tuck(s, base, action)
    elif op == FEED:
        answer_feed(s, base, action)
    elif op == TUCK_EACH:
        s.stack[base + MASK_AT] &= ~(1 << (action - ACT_SPACE))
        s.stack[base + MEMO_AT] = action - ACT_SPACE + 1
    else:
        s.stack[base + TAKEN_AT] = TAKEN


# Stages of a cache and a tuck. MEMO is the kind or the card that was picked, MASK the space of a card from
# the deck.
PICK_THING = 1
PICK_SPACE = 2
DRAW_THING = 3


@rule
def hungry_kinds(s: State, seat: int, spaces: int) -> int:
    """The kinds of resources that a hatchling on these spaces feeds on and the seat lacks (W5.17)."""
    kinds = 0
    for space in range(SPACES):
        if (spaces >> space) & 1:
            what = FEEDS_ON[s.dragon[seat][space]]
            if (what == MEAT or what == MILK) and s.resources[seat][what] == 0:
                kinds |= 1 << what
    return kinds


@rule
def step_cache(s: State, base: int) -> None:
    """Resources are cached one by one: kind and dragon are chosen anew each time (W11.10)."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    own = NODE[node][SOURCE] != GENERAL_SUPPLY
    spaces = dragons_in(s, seat, NODE[node][PLACE], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == PICK_SPACE:
        allow_spaces(s, spaces)
        s.actor = seat
    elif stack[base + LEFT_AT] == 0 or spaces == 0 or (own and resource_count(s, seat) == 0):
        pop_counted(s, base)
    else:
        if own:
            allow_resources(s, seat)
            kinds = hungry_kinds(s, seat, spaces)
            if kinds != 0:
                allow_exchanges(s, seat, 0, 0, kinds)
        else:
            for i in range(RESOURCES):
                allow(s, ACT_RESOURCE + i)
        ask(s, base)


@rule
def answer_cache(s: State, base: int, action: int) -> None:
    """The kind is chosen, then the dragon."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    if stack[base + STAGE_AT] == PICK_THING:
        stack[base + MEMO_AT] = action - ACT_RESOURCE
        stack[base + STAGE_AT] = PICK_SPACE
        return
    if NODE[stack[base + NODE_AT]][SOURCE] != GENERAL_SUPPLY:
        s.resources[seat][stack[base + MEMO_AT]] -= 1
    stack[base + STAGE_AT] = PICK_THING
    count_one(s, base)
    cache_on(s, seat, action - ACT_SPACE, stack[base + MEMO_AT])


@rule
def step_tuck(s: State, base: int) -> None:
    """Dragon cards are tucked one by one; for a card from the deck the place is chosen first (W11.2)."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    spaces = dragons_in(s, seat, NODE[node][PLACE], stack[base + SPACE_AT])
    if s.drawn > 0:
        card = s.drawn
        s.drawn = 0
        stack[base + STAGE_AT] = PICK_THING
        count_one(s, base)
        tuck_under(s, seat, stack[base + MASK_AT], card, NOBODY_KNOWS)
    elif stack[base + STAGE_AT] == PICK_SPACE:
        allow_spaces(s, spaces)
        s.actor = seat
    elif stack[base + STAGE_AT] == DRAW_THING:
        want_card(s, DRAGON_KIND)
    elif stack[base + LEFT_AT] == 0 or spaces == 0:
        pop_counted(s, base)
    elif NODE[node][SOURCE] == FROM_DECK:
        if can_draw(s, DRAGON_KIND):
            allow_spaces(s, spaces)
            ask(s, base)
        else:
            pop_counted(s, base)
    elif s.dragon_cards[seat] > 0:
        allow_dragons_at(s, IN_HAND + seat)
        ask(s, base)
    else:
        pop_counted(s, base)


@rule
def answer_tuck(s: State, base: int, action: int) -> None:
    """From the hand: the card, then the dragon. From the deck: the dragon."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    if action >= ACT_DRAGON:
        stack[base + MEMO_AT] = action - ACT_DRAGON
        stack[base + STAGE_AT] = PICK_SPACE
    elif NODE[node][SOURCE] == FROM_DECK:
        stack[base + MASK_AT] = action - ACT_SPACE
        stack[base + STAGE_AT] = DRAW_THING
    else:
        card = stack[base + MEMO_AT]
        stack[base + MEMO_AT] = 0  # a frame lies open, the card does not (W1.4)
        stack[base + STAGE_AT] = PICK_THING
        count_one(s, base)
        tuck_from_hand(s, seat, action - ACT_SPACE, card, NODE[node][SHOWN])


@rule
def tuck_from_hand(s: State, seat: int, space: int, card: int, shown: int) -> None:
    """The card has left the hand; a card that pays by its cost is shown (W11.11)."""
    s.dragon_cards[seat] -= 1
    if shown == 1:
        s.shown = card
    tuck_under(s, seat, space, card, ALL_SEE_UNDER if shown == 1 else s.dragon_known[card])


@rule
def step_tuck_each(s: State, base: int) -> None:
    """Each of the dragons gets a card from the deck, in any order; some may be left out."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    if stack[base + STAGE_AT] == 0:
        stack[base + STAGE_AT] = 1
        stack[base + MASK_AT] = targets(s, seat, stack[base + NODE_AT], stack[base + SPACE_AT])
    if s.drawn > 0:
        card = s.drawn
        s.drawn = 0
        space = stack[base + MEMO_AT] - 1
        stack[base + MEMO_AT] = 0
        stack[base + TAKEN_AT] = DONE
        tuck_under(s, seat, space, card, NOBODY_KNOWS)
    elif stack[base + MEMO_AT] > 0:
        want_card(s, DRAGON_KIND)
    elif stack[base + MASK_AT] == 0 or not can_draw(s, DRAGON_KIND):
        pop_counted(s, base)
    else:
        allow_spaces(s, stack[base + MASK_AT])
        ask(s, base)


@rule
def step_feed(s: State, base: int) -> None:
    """The hatchling that the adventurer meets may be fed once (W12.2), after an exchange if need be
    (W5.17).
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    what = NODE[stack[base + NODE_AT]][WHAT]
    if stack[base + TAKEN_AT] == DONE or stack[base + SPACE_AT] == NOWHERE or not can_feed(s, seat, what, 0):
        pop_counted(s, base)
    elif what == DRAGON_CARD:
        allow_dragons_at(s, IN_HAND + seat)
        ask(s, base)
    else:
        if s.resources[seat][what] > 0:
            allow(s, ACT_RESOURCE + what)
        else:
            allow_exchanges(s, seat, 0, 0, 1 << what)
        ask(s, base)


@rule
def answer_feed(s: State, base: int, action: int) -> None:
    """The resource or card is on or under the hatchling."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    space = stack[base + SPACE_AT]
    stack[base + TAKEN_AT] = DONE
    if action >= ACT_DRAGON:
        tuck_from_hand(s, seat, space, action - ACT_DRAGON, 0)
    else:
        s.resources[seat][action - ACT_RESOURCE] -= 1
        cache_on(s, seat, space, action - ACT_RESOURCE)


@rule
def step_reveal(s: State, base: int) -> None:
    """The top dragon of the deck is shown; of the right size it is tucked here, else it goes elsewhere
    (W10.9).
    """
    stack = s.stack
    node = stack[base + NODE_AT]
    seat = stack[base + SEAT_AT]
    space = stack[base + SPACE_AT]
    if s.drawn > 0:
        card = s.drawn
        s.drawn = 0
        stack[base + STAGE_AT] = 1
        stack[base + TAKEN_AT] = DONE
        if TRAITS[card] & NODE[node][SIZES] != 0 and space != NOWHERE:
            tuck_under(s, seat, space, card, ALL_SEE_UNDER)
        else:
            if NODE[node][DISCARDS] == 1:
                to_pile(s, DRAGON_KIND, card)
            else:
                to_hand(s, DRAGON_KIND, seat, card, ALL_KNOW)
            push_child(s, base, 0, NEW)
    elif stack[base + STAGE_AT] == 1 or space == NOWHERE or not can_draw(s, DRAGON_KIND):
        pop_counted(s, base)
    elif stack[base + TAKEN_AT] == TAKEN:
        want_card(s, DRAGON_KIND)
    else:
        allow(s, ACT_USE)
        ask(s, base)

"""Caching and tucking: from the supply, the hand, the deck, or what was just gained (W10.9, W10.10, W11,
W12.2).
"""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANY_RESOURCE,
    CACHE,
    DISCARD,
    DRAGON_CARD,
    DRAGON_KIND,
    FEED,
    FROM_DECK,
    KEEP,
    MEAT,
    MILK,
    NOWHERE,
    RESOURCES,
    REVEAL,
    SHARE_BITS,
    SPACES,
    SPLIT,
    SPLIT_CARDS,
    STOW,
    STOW_CARDS,
    TUCK,
    TUCK_EACH,
    A,
    B,
    C,
    D,
)
from dracosaur.games.wyrmspan.cards.programs import DRAGON_CARDS, FEEDS_ON, NODE, TRAITS
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_DRAW,
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
    ON_THE_WAY,
    OWNER_KNOWS,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.flow import push_child
from dracosaur.games.wyrmspan.rules.gains import begin, count_one, gain
from dracosaur.games.wyrmspan.rules.hands import (
    allow_display,
    allow_dragons_at,
    can_draw,
    first_on_the_way,
    take_from_display,
    to_hand,
    to_pile,
    want_card,
)
from dracosaur.games.wyrmspan.rules.mats import allow_spaces, cache_on, dragons_in, tuck_under
from dracosaur.games.wyrmspan.rules.payments import allow_exchanges, allow_resources, exchange
from dracosaur.games.wyrmspan.rules.possible import can_feed, resource_count, targets
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop, pop_counted
from dracosaur.games.wyrmspan.rules.state import State


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


# Stages of a cache and a tuck: 1 what, 2 where, 3 the deck gives it.


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
    own = NODE[node][B] == 0
    spaces = dragons_in(s, seat, NODE[node][A], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == 2:
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
    if stack[base + STAGE_AT] == 1:
        stack[base + MEMO_AT] = action - ACT_RESOURCE
        stack[base + STAGE_AT] = 2
        return
    if NODE[stack[base + NODE_AT]][B] == 0:
        s.resources[seat][stack[base + MEMO_AT]] -= 1
    stack[base + STAGE_AT] = 1
    count_one(s, base)
    cache_on(s, seat, action - ACT_SPACE, stack[base + MEMO_AT])


@rule
def step_tuck(s: State, base: int) -> None:
    """Dragon cards are tucked one by one; for a card from the deck the place is chosen first (W11.2)."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    spaces = dragons_in(s, seat, NODE[node][A], stack[base + SPACE_AT])
    if s.drawn > 0:
        card = s.drawn
        s.drawn = 0
        stack[base + STAGE_AT] = 1
        count_one(s, base)
        tuck_under(s, seat, stack[base + MASK_AT], card, NOBODY_KNOWS)
    elif stack[base + STAGE_AT] == 2:
        allow_spaces(s, spaces)
        s.actor = seat
    elif stack[base + STAGE_AT] == 3:
        want_card(s, DRAGON_KIND)
    elif stack[base + LEFT_AT] == 0 or spaces == 0:
        pop_counted(s, base)
    elif NODE[node][B] == 1:
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
        stack[base + STAGE_AT] = 2
    elif NODE[node][B] == 1:
        stack[base + MASK_AT] = action - ACT_SPACE
        stack[base + STAGE_AT] = 3
    else:
        card = stack[base + MEMO_AT]
        stack[base + STAGE_AT] = 1
        count_one(s, base)
        tuck_from_hand(s, seat, action - ACT_SPACE, card, NODE[node][C])


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
    what = NODE[stack[base + NODE_AT]][A]
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
        if TRAITS[card] & NODE[node][A] != 0 and space != NOWHERE:
            tuck_under(s, seat, space, card, ALL_SEE_UNDER)
        else:
            if NODE[node][B] == 1:
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


# Gained things that may or must be stowed. Stages: 1 gaining, 2 what is stowed, 3 where.
# MEMO of resources: four bits for the number of each kind gained and not yet stowed.


@rule
def step_stow(s: State, base: int, op: int) -> None:
    """Resources are gained, then some of them are cached (W10.5, W10.15)."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    if stack[base + STAGE_AT] == 1:
        if stack[base + LEFT_AT] > 0:
            offer_stowable(s, base)
            return
        stack[base + STAGE_AT] = 2
        gained = 0
        for i in range(RESOURCES):
            gained += (stack[base + MEMO_AT] >> (4 * i)) & 15
        stack[base + LEFT_AT] = min(gained, NODE[node][D]) if op == STOW else gained - 1
    spaces = dragons_in(s, seat, NODE[node][C], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == 3:
        allow_spaces(s, spaces)
        s.actor = seat
    elif stack[base + LEFT_AT] <= 0 or spaces == 0:
        pop_counted(s, base)
    else:
        for i in range(RESOURCES):
            if (stack[base + MEMO_AT] >> (4 * i)) & 15:
                allow(s, ACT_RESOURCE + i)
        if op == STOW:
            allow(s, ACT_DECLINE)
        s.actor = seat


@rule
def offer_stowable(s: State, base: int) -> None:
    """The next resource is offered: a fixed one to be taken or left, or one of free choice."""
    if NODE[s.stack[base + NODE_AT]][A] == ANY_RESOURCE:
        for i in range(RESOURCES):
            allow(s, ACT_RESOURCE + i)
        ask(s, base)
    elif s.stack[base + TAKEN_AT] == TAKEN:
        gain_stowable(s, base, NODE[s.stack[base + NODE_AT]][A])
    else:
        allow(s, ACT_USE)
        ask(s, base)


@rule
def gain_stowable(s: State, base: int, kind: int) -> None:
    """One resource is in the supply and may be stowed."""
    gain(s, s.stack[base + SEAT_AT], kind, 1)
    s.stack[base + MEMO_AT] += 1 << (4 * kind)
    count_one(s, base)


@rule
def answer_stow(s: State, base: int, op: int, action: int) -> None:
    """A resource is gained, or picked to be stowed, or the dragon that gets it is named."""
    stack = s.stack
    stage = stack[base + STAGE_AT]
    if action == ACT_DECLINE:
        if stage == 1 and stack[base + MEMO_AT] > 0:
            stack[base + LEFT_AT] = 0
        else:
            pop_counted(s, base)
    elif stage == 1:
        kind = NODE[stack[base + NODE_AT]][A] if action == ACT_USE else action - ACT_RESOURCE
        gain_stowable(s, base, kind)
    elif stage == 2:
        stack[base + MASK_AT] = action - ACT_RESOURCE
        stack[base + STAGE_AT] = 3
    else:
        kind = stack[base + MASK_AT]
        stack[base + MEMO_AT] -= 1 << (4 * kind)
        stack[base + STAGE_AT] = 2
        count_one(s, base)
        s.resources[stack[base + SEAT_AT]][kind] -= 1
        cache_on(s, stack[base + SEAT_AT], action - ACT_SPACE, kind)


@rule
def step_stow_cards(s: State, base: int, op: int) -> None:
    """Dragon cards are drawn, then tucked, kept or discarded (W10.10); they are on their way until then."""
    begin(s, base)
    stack = s.stack
    if s.drawn > 0:
        s.dragon_known[s.drawn] = OWNER_KNOWS
        s.drawn = 0
        count_one(s, base)
    if stack[base + STAGE_AT] == 1:
        if stack[base + LEFT_AT] > 0:
            offer_stowable_card(s, base)
            return
        stack[base + STAGE_AT] = 2
        stack[base + LEFT_AT] = NODE[stack[base + NODE_AT]][D]
    share_cards(s, base, op)


@rule
def offer_stowable_card(s: State, base: int) -> None:
    """The next card is offered or, once the player has agreed to draw, drawn."""
    stack = s.stack
    from_deck = NODE[stack[base + NODE_AT]][B] == FROM_DECK
    if from_deck and (stack[base + TAKEN_AT] != NEW or stack[base + MEMO_AT] == 1):
        if can_draw(s, DRAGON_KIND):
            want_card(s, DRAGON_KIND)
        else:
            stack[base + LEFT_AT] = 0
    elif from_deck:
        if can_draw(s, DRAGON_KIND):
            allow(s, ACT_USE)
            ask(s, base)
        else:
            pop(s, 0)
    else:
        allow_display(s, DRAGON_KIND)
        if can_draw(s, DRAGON_KIND):
            allow(s, ACT_DRAW + DRAGON_KIND)
        if s.answers == 0:
            pop(s, 0)
        else:
            ask(s, base)


@rule
def share_cards(s: State, base: int, op: int) -> None:
    """The next card on its way is asked for, or its dragon; LEFT holds what may be tucked, or the shares
    still open.
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    spaces = dragons_in(s, seat, NODE[stack[base + NODE_AT]][C], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == 3:
        if spaces == 0:
            keep_rest(s, base)
        else:
            allow_spaces(s, spaces)
            s.actor = seat
    elif stack[base + LEFT_AT] == 0 or first_on_the_way(s) == 0 or (op == STOW_CARDS and spaces == 0):
        keep_rest(s, base)
    else:
        allow_dragons_at(s, ON_THE_WAY)
        if op == STOW_CARDS:
            allow(s, ACT_DECLINE)
        s.actor = seat


@rule
def keep_rest(s: State, base: int) -> None:
    """All cards still on their way come into the hand (W10.5)."""
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] == ON_THE_WAY:
            to_hand(s, DRAGON_KIND, s.stack[base + SEAT_AT], card, s.dragon_known[card])
    pop_counted(s, base)


@rule
def answer_stow_cards(s: State, base: int, op: int, action: int) -> None:
    """A card is gained, or given one of its destinations, or the dragon that gets it is named."""
    stack = s.stack
    stage = stack[base + STAGE_AT]
    if action == ACT_DECLINE:
        if stage == 1:
            pop_counted(s, base)
        else:
            stack[base + LEFT_AT] = 0
    elif stage == 1:
        if action == ACT_USE:
            stack[base + MEMO_AT] = 1
        elif action == ACT_DRAW + DRAGON_KIND:
            want_card(s, DRAGON_KIND)
        else:
            take_from_display(s, DRAGON_KIND, action - ACT_DRAGON)
            count_one(s, base)
    elif stage == 2:
        assign_card(s, base, op, action - ACT_DRAGON)
    else:
        card = stack[base + MEMO_AT]
        stack[base + STAGE_AT] = 2
        next_share(s, base, op)
        tuck_under(s, stack[base + SEAT_AT], action - ACT_SPACE, card, s.dragon_known[card])


@rule
def assign_card(s: State, base: int, op: int, card: int) -> None:
    """The card has its destination, or at least the kind of it."""
    stack = s.stack
    share = stack[base + LEFT_AT] & ((1 << SHARE_BITS) - 1)
    if op == SPLIT_CARDS and share == KEEP:
        to_hand(s, DRAGON_KIND, stack[base + SEAT_AT], card, s.dragon_known[card])
        next_share(s, base, op)
    elif op == SPLIT_CARDS and share == DISCARD:
        to_pile(s, DRAGON_KIND, card)
        next_share(s, base, op)
    else:
        stack[base + MEMO_AT] = card
        stack[base + STAGE_AT] = 3


@rule
def next_share(s: State, base: int, op: int) -> None:
    """One card has found its destination."""
    s.stack[base + LEFT_AT] = (
        s.stack[base + LEFT_AT] - 1 if op == STOW_CARDS else s.stack[base + LEFT_AT] >> SHARE_BITS
    )

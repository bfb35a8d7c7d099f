"""Gained things of which some may or must be stowed on dragons (W10.5, W10.10, W10.15)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANY_RESOURCE,
    DISCARD,
    DRAGON_KIND,
    FROM_DECK,
    KEEP,
    PLACE,
    RESOURCES,
    SHARE_BITS,
    SOURCE,
    SPLIT_CARDS,
    STOW,
    STOW_CARDS,
    STOWED,
    WHAT,
)
from dracosaur.games.wyrmspan.cards.programs import DRAGON_CARDS, NODE
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_DRAW,
    ACT_RESOURCE,
    ACT_SPACE,
    ACT_USE,
    LEFT_AT,
    MASK_AT,
    MEMO_AT,
    NEW,
    NODE_AT,
    ON_THE_WAY,
    OWNER_KNOWS,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
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
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop, pop_counted
from dracosaur.games.wyrmspan.rules.state import State

# Stages. MEMO of resources holds four bits for the number of each kind gained and not yet stowed; MEMO of
# cards is 1 once the player has agreed to draw, later the card whose space is asked for.
GAIN_THINGS = 1
PICK_THING = 2
PICK_SPACE = 3


@rule
def step_stow(s: State, base: int, op: int) -> None:
    """Resources are gained, then some of them are cached (W10.5, W10.15)."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    if stack[base + STAGE_AT] == GAIN_THINGS:
        if stack[base + LEFT_AT] > 0:
            offer_stowable(s, base)
            return
        stack[base + STAGE_AT] = PICK_THING
        gained = 0
        for i in range(RESOURCES):
            gained += (stack[base + MEMO_AT] >> (4 * i)) & 15
        stack[base + LEFT_AT] = min(gained, NODE[node][STOWED]) if op == STOW else gained - 1
    spaces = dragons_in(s, seat, NODE[node][PLACE], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == PICK_SPACE:
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
    if NODE[s.stack[base + NODE_AT]][WHAT] == ANY_RESOURCE:
        for i in range(RESOURCES):
            allow(s, ACT_RESOURCE + i)
        ask(s, base)
    elif s.stack[base + TAKEN_AT] == TAKEN:
        gain_stowable(s, base, NODE[s.stack[base + NODE_AT]][WHAT])
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
        if stage == GAIN_THINGS and stack[base + MEMO_AT] > 0:
            stack[base + LEFT_AT] = 0
        else:
            pop_counted(s, base)
    elif stage == GAIN_THINGS:
        kind = NODE[stack[base + NODE_AT]][WHAT] if action == ACT_USE else action - ACT_RESOURCE
        gain_stowable(s, base, kind)
    elif stage == PICK_THING:
        stack[base + MASK_AT] = action - ACT_RESOURCE
        stack[base + STAGE_AT] = PICK_SPACE
    else:
        kind = stack[base + MASK_AT]
        stack[base + MEMO_AT] -= 1 << (4 * kind)
        stack[base + STAGE_AT] = PICK_THING
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
    if stack[base + STAGE_AT] == GAIN_THINGS:
        if stack[base + LEFT_AT] > 0:
            offer_stowable_card(s, base)
            return
        stack[base + STAGE_AT] = PICK_THING
        stack[base + LEFT_AT] = NODE[stack[base + NODE_AT]][STOWED]
    share_cards(s, base, op)


@rule
def offer_stowable_card(s: State, base: int) -> None:
    """The next card is offered or, once the player has agreed to draw, drawn."""
    stack = s.stack
    from_deck = NODE[stack[base + NODE_AT]][SOURCE] == FROM_DECK
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
    spaces = dragons_in(s, seat, NODE[stack[base + NODE_AT]][PLACE], stack[base + SPACE_AT])
    if stack[base + STAGE_AT] == PICK_SPACE:
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
        if stage == GAIN_THINGS:
            pop_counted(s, base)
        else:
            stack[base + LEFT_AT] = 0
    elif stage == GAIN_THINGS:
        if action == ACT_USE:
            stack[base + MEMO_AT] = 1
        elif action == ACT_DRAW + DRAGON_KIND:
            want_card(s, DRAGON_KIND)
        else:
            take_from_display(s, DRAGON_KIND, action - ACT_DRAGON)
            count_one(s, base)
    elif stage == PICK_THING:
        assign_card(s, base, op, action - ACT_DRAGON)
    else:
        card = stack[base + MEMO_AT]
        stack[base + MEMO_AT] = 0  # a frame lies open, the card does not (W1.4)
        stack[base + STAGE_AT] = PICK_THING
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
        stack[base + STAGE_AT] = PICK_SPACE


@rule
def next_share(s: State, base: int, op: int) -> None:
    """One card has found its destination."""
    s.stack[base + LEFT_AT] = (
        s.stack[base + LEFT_AT] - 1 if op == STOW_CARDS else s.stack[base + LEFT_AT] >> SHARE_BITS
    )

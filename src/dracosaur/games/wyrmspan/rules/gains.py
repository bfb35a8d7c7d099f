"""Gaining coins, resources and cards, and laying eggs (W9.15, W10, W11.7)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    COIN,
    FROM_DECK,
    GAIN,
    GAIN_ANY,
    GAIN_CARDS,
    GAIN_CHOSEN,
    GAIN_OF_COST,
    GAIN_ONE_KIND,
    KIND,
    LAY,
    PLACE,
    RESOURCES,
    SOURCE,
    WHAT,
    N,
)
from dracosaur.games.wyrmspan.cards.programs import NODE, PRICE
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE_CARD,
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_DRAW,
    ACT_RESOURCE,
    ACT_SPACE,
    ACT_USE,
    ALL_KNOW,
    DONE,
    LEFT_AT,
    MASK_AT,
    MEMO_AT,
    NODE_AT,
    OWNER_KNOWS,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.counts import amount
from dracosaur.games.wyrmspan.rules.hands import (
    allow_display,
    can_draw,
    take_from_display,
    to_hand,
    want_card,
)
from dracosaur.games.wyrmspan.rules.mats import allow_nests, allow_spaces, can_lay, free_nests, lay_egg
from dracosaur.games.wyrmspan.rules.possible import targets
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop, pop_counted
from dracosaur.games.wyrmspan.rules.state import State


@rule
def gain(s: State, seat: int, what: int, n: int) -> None:
    """The seat has so many coins or resources more."""
    if what == COIN:
        s.coins[seat] += n
    else:
        s.resources[seat][what] += n


@rule
def step_gain(s: State, base: int, op: int) -> None:
    """The frame of a gain goes on."""
    if op == GAIN or op == GAIN_CHOSEN:
        step_fixed(s, base, op)
    elif op == GAIN_ANY:
        step_any(s, base)
    elif op == GAIN_CARDS:
        step_cards(s, base)
    elif op == LAY:
        step_lay(s, base)
    elif op == GAIN_ONE_KIND:
        step_one_kind(s, base)
    elif op == GAIN_OF_COST:
        step_of_cost(s, base)
    else:
        step_lay_each(s, base)


@rule
def answer_gain(s: State, base: int, op: int, action: int) -> None:
    """The player takes what is offered, or stops."""
    if action == ACT_DECLINE:
        pop_counted(s, base)
    elif op == GAIN or op == GAIN_CHOSEN:
        take_fixed(s, base, op)
    elif op == GAIN_ANY or op == GAIN_OF_COST:
        gain(s, s.stack[base + SEAT_AT], action - ACT_RESOURCE, 1)
        count_one(s, base)
    elif op == GAIN_CARDS:
        answer_cards(s, base, action)
    elif op == LAY:
        lay_egg(s, s.stack[base + SEAT_AT], action)
        count_one(s, base)
    elif op == GAIN_ONE_KIND:
        answer_one_kind(s, base, action)
    else:
        lay_egg(s, s.stack[base + SEAT_AT], action)
        s.stack[base + MASK_AT] &= ~(1 << (action - ACT_SPACE))
        s.stack[base + TAKEN_AT] = DONE


@rule
def count_one(s: State, base: int) -> None:
    """One of the items is done; before the next one the player may stop."""
    s.stack[base + LEFT_AT] -= 1
    s.stack[base + TAKEN_AT] = DONE


@rule
def begin(s: State, base: int) -> None:
    """The number of items is fixed when the benefit begins (W9.16)."""
    stack = s.stack
    if stack[base + STAGE_AT] == 0:
        stack[base + STAGE_AT] = 1
        stack[base + LEFT_AT] = amount(
            s, stack[base + SEAT_AT], stack[base + NODE_AT], stack[base + SPACE_AT]
        )


@rule
def step_fixed(s: State, base: int, op: int) -> None:
    """A fixed gain is taken whole or not at all."""
    if s.stack[base + TAKEN_AT] == TAKEN:
        take_fixed(s, base, op)
    else:
        allow(s, ACT_USE)
        ask(s, base)


@rule
def take_fixed(s: State, base: int, op: int) -> None:
    """The coins or resources are in the supply."""
    seat = s.stack[base + SEAT_AT]
    node = s.stack[base + NODE_AT]
    gain(s, seat, s.kind if op == GAIN_CHOSEN else NODE[node][WHAT], NODE[node][N])
    pop(s, 1)


@rule
def step_any(s: State, base: int) -> None:
    """Resources of free choice come one by one."""
    begin(s, base)
    if s.stack[base + LEFT_AT] == 0:
        pop_counted(s, base)
        return
    for i in range(RESOURCES):
        allow(s, ACT_RESOURCE + i)
    ask(s, base)


@rule
def step_one_kind(s: State, base: int) -> None:
    """The owner names a kind; with opponents to be served he must, even if he takes nothing (W9.5)."""
    if s.stack[base + STAGE_AT] == 0:
        for i in range(RESOURCES):
            allow(s, ACT_RESOURCE + i)
        if s.seats == 1:
            ask(s, base)
        else:
            s.actor = s.stack[base + SEAT_AT]
    else:
        allow(s, ACT_USE)
        ask(s, base)


@rule
def answer_one_kind(s: State, base: int, action: int) -> None:
    """The kind is named, or the gain taken."""
    node = s.stack[base + NODE_AT]
    if action == ACT_USE:
        gain(s, s.stack[base + SEAT_AT], s.kind, NODE[node][N])
        pop(s, 1)
        return
    s.kind = action - ACT_RESOURCE
    s.stack[base + STAGE_AT] = 1
    if s.seats == 1:
        gain(s, s.stack[base + SEAT_AT], s.kind, NODE[node][N])
        pop(s, 1)


@rule
def step_of_cost(s: State, base: int) -> None:
    """A resource of a kind that is printed in the cost of the card just tucked (W11.6)."""
    begin(s, base)
    if s.stack[base + LEFT_AT] > 0:
        for i in range(RESOURCES):
            if PRICE[s.shown][i] > 0:
                allow(s, ACT_RESOURCE + i)
    if s.answers == 0:
        pop_counted(s, base)
    else:
        ask(s, base)


@rule
def step_cards(s: State, base: int) -> None:
    """Cards come one by one, each from display or deck as the player likes; drawn from the deck they come
    together (W10.11).
    """
    begin(s, base)
    stack = s.stack
    node = stack[base + NODE_AT]
    kind = NODE[node][KIND]
    if s.drawn > 0:
        to_hand(s, kind, stack[base + SEAT_AT], s.drawn, OWNER_KNOWS)
        s.drawn = 0
        count_one(s, base)
    if stack[base + LEFT_AT] == 0:
        pop_counted(s, base)
    elif NODE[node][SOURCE] == FROM_DECK:
        step_draw(s, base, kind)
    else:
        allow_display(s, kind)
        if can_draw(s, kind):
            allow(s, ACT_DRAW + kind)
        if s.answers == 0:
            pop_counted(s, base)
        else:
            ask(s, base)


@rule
def step_draw(s: State, base: int, kind: int) -> None:
    """All cards of a draw follow once the player has agreed."""
    if not can_draw(s, kind):
        pop_counted(s, base)
    elif s.stack[base + MEMO_AT] == 1 or s.stack[base + TAKEN_AT] == TAKEN:
        s.stack[base + MEMO_AT] = 1
        want_card(s, kind)
    else:
        allow(s, ACT_USE)
        ask(s, base)


@rule
def answer_cards(s: State, base: int, action: int) -> None:
    """A face-up card is taken, or the deck has to give one."""
    seat = s.stack[base + SEAT_AT]
    kind = NODE[s.stack[base + NODE_AT]][KIND]
    if action == ACT_USE:
        s.stack[base + MEMO_AT] = 1
    elif action == ACT_DRAW + kind:
        want_card(s, kind)
    else:
        card = action - (ACT_CAVE_CARD if action >= ACT_CAVE_CARD else ACT_DRAGON)
        take_from_display(s, kind, card)
        to_hand(s, kind, seat, card, ALL_KNOW)
        count_one(s, base)


@rule
def step_lay(s: State, base: int) -> None:
    """Eggs are laid one by one into free nests of the place."""
    begin(s, base)
    stack = s.stack
    seat = stack[base + SEAT_AT]
    space = stack[base + SPACE_AT]
    place = NODE[stack[base + NODE_AT]][PLACE]
    if stack[base + LEFT_AT] == 0 or not can_lay(s, seat, place, space):
        pop_counted(s, base)
    else:
        allow_nests(s, seat, place, space)
        ask(s, base)


@rule
def step_lay_each(s: State, base: int) -> None:
    """One egg goes to each of the dragons that have room, in any order; some may be left out (W11.8)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    if stack[base + STAGE_AT] == 0:
        stack[base + STAGE_AT] = 1
        stack[base + MASK_AT] = targets(s, seat, stack[base + NODE_AT], stack[base + SPACE_AT])
    nests = free_nests(s, seat, stack[base + MASK_AT])
    if nests == 0:
        pop_counted(s, base)
    else:
        allow_spaces(s, nests)
        ask(s, base)

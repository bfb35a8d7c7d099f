"""Costs inside abilities, and the exchange of resources (W5)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    CAREFUL,
    CAVE_KIND,
    COST_CARD,
    COST_CAVE,
    COST_COIN,
    COST_DRAGON,
    COST_EGG,
    COST_GOODS,
    COST_KINDS,
    COST_PLACE,
    COST_RESOURCE,
    DRAGON_KIND,
    FIRST,
    GAIN,
    HAND,
    LEAF,
    LEAF_NODE,
    OP,
    RESOURCES,
    SOURCE,
    TERMS,
    TO_PAY,
)
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    CHILD,
    COST,
    DRAGON_CARDS,
    LEAVES_OF,
    NODE,
    PRICE,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_EXCHANGE,
    ACT_MAT,
    ACT_RESOURCE,
    ACT_SPACE,
    ACT_USE,
    IN_HAND,
    LEFT_AT,
    NEW,
    NODE_AT,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.flow import push_child
from dracosaur.games.wyrmspan.rules.hands import allow_caves_at, allow_dragons_at, pay_card, to_pile
from dracosaur.games.wyrmspan.rules.mats import allow_eggs, eggs_in, take_egg, take_last_eggs
from dracosaur.games.wyrmspan.rules.possible import (
    can_do,
    can_play,
    caves_for_play,
    playable_cards,
    resource_count,
)
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop
from dracosaur.games.wyrmspan.rules.state import State


@rule
def allow_resources(s: State, seat: int) -> None:
    """Each kind of resource that the seat has may be named."""
    for i in range(RESOURCES):
        if s.resources[seat][i] > 0:
            allow(s, ACT_RESOURCE + i)


@rule
def allow_exchanges(s: State, seat: int, dragon: int, waived: int, kinds: int) -> None:
    """Two resources that the dragon's price does not need may be given for one of the kinds (W5.10, W5.17).

    Taking back a kind that is given would only be a way of throwing the other one away.
    """
    have = s.resources[seat]
    for a in range(RESOURCES):
        spare_a = have[a] - PRICE[dragon][a] + (1 if waived == a + 1 else 0)
        if spare_a > 0:
            for b in range(a, RESOURCES):
                spare_b = have[b] - PRICE[dragon][b] + (1 if waived == b + 1 else 0)
                if spare_b > (1 if a == b else 0):
                    for kind in range(RESOURCES):
                        if (kinds >> kind) & 1 and kind != a and kind != b:
                            allow(s, ACT_EXCHANGE + 16 * a + 4 * b + kind)


@rule
def exchange(s: State, seat: int, action: int) -> None:
    """Two resources have become one."""
    code = action - ACT_EXCHANGE
    s.resources[seat][code // 16] -= 1
    s.resources[seat][code // 4 % 4] -= 1
    s.resources[seat][code % 4] += 1


@rule
def step_pay(s: State, base: int) -> None:
    """The cost is paid kind by kind, then the benefit follows (W5.7); what cannot be paid or used is not
    offered (W5.9).
    """
    stack = s.stack
    node = stack[base + NODE_AT]
    cost = NODE[node][TO_PAY]
    kind = stack[base + STAGE_AT]  # one more than the kind that is being paid
    if kind == 0:
        if not can_do(s, stack[base + SEAT_AT], node, stack[base + SPACE_AT]):
            pop(s, 0)
            return
        kind = 1
        stack[base + LEFT_AT] = COST[cost][0]
    while kind <= COST_KINDS and stack[base + LEFT_AT] == 0:
        kind += 1
        if kind <= COST_KINDS:
            stack[base + LEFT_AT] = COST[cost][kind - 1]
    stack[base + STAGE_AT] = kind
    if kind <= COST_KINDS:
        demand(s, base, cost, kind - 1)
    elif kind == COST_KINDS + 1:
        stack[base + STAGE_AT] = kind + 1
        plain = NODE[CHILD[NODE[node][FIRST]]][OP] == GAIN
        push_child(s, base, 0, TAKEN if plain else NEW)  # who pays for a fixed gain has taken it
    else:
        pop(s, 1)


@rule
def demand(s: State, base: int, cost: int, kind: int) -> None:
    """The player is asked for the next item of the cost; where there is no choice, only whether he wants it
    at all.
    """
    if has_choice(s, base, cost, kind):
        allow_payments(s, base, cost, kind)
        ask(s, base)
    elif s.stack[base + TAKEN_AT] == NEW:
        allow(s, ACT_USE)
        ask(s, base)
    else:
        pay_rest(s, base, cost, kind)


@rule
def has_choice(s: State, base: int, cost: int, kind: int) -> bool:
    """Whether it can matter which items are paid."""
    seat = s.stack[base + SEAT_AT]
    left = s.stack[base + LEFT_AT]
    if kind == COST_RESOURCE:
        return resource_count(s, seat) > left and resource_kinds(s, seat) > 1
    if kind == COST_EGG:
        return eggs_in(s, seat, COST[cost][COST_PLACE], s.stack[base + SPACE_AT]) > left
    if kind == COST_DRAGON:
        return s.dragon_cards[seat] > left
    if kind == COST_CAVE:
        return s.cave_cards[seat] > left
    if kind == COST_CARD:
        return s.dragon_cards[seat] + s.cave_cards[seat] > left
    if kind == COST_GOODS:
        return s.dragon_cards[seat] + s.cave_cards[seat] + resource_count(s, seat) > left
    return False


@rule
def resource_kinds(s: State, seat: int) -> int:
    """How many kinds of resources the seat has."""
    n = 0
    for i in range(RESOURCES):
        if s.resources[seat][i] > 0:
            n += 1
    return n


@rule
def allow_payments(s: State, base: int, cost: int, kind: int) -> None:
    """Every item that may be paid next may be named."""
    seat = s.stack[base + SEAT_AT]
    node = s.stack[base + NODE_AT]
    careful = NODE[node][CAREFUL] == 1 and s.stack[base + LEFT_AT] == 1
    if kind == COST_EGG:
        allow_eggs(s, seat, COST[cost][COST_PLACE], s.stack[base + SPACE_AT])
    if kind == COST_RESOURCE or kind == COST_GOODS:
        if careful:
            allow_careful_resources(s, seat, node, s.stack[base + SPACE_AT])
        else:
            allow_resources(s, seat)
    if kind == COST_DRAGON or kind == COST_CARD or kind == COST_GOODS:
        if careful:
            allow_careful_dragons(s, seat, node)
        else:
            allow_dragons_at(s, IN_HAND + seat)
    if kind == COST_CAVE or kind == COST_CARD or kind == COST_GOODS:
        allow_caves_at(s, IN_HAND + seat)


@rule
def allow_careful_resources(s: State, seat: int, node: int, space: int) -> None:
    """Only a resource without which the benefit can still be carried out may be paid (W5.9)."""
    child = CHILD[NODE[node][FIRST]]
    for i in range(RESOURCES):
        if s.resources[seat][i] > 0:
            s.resources[seat][i] -= 1
            if can_do(s, seat, child, space):
                allow(s, ACT_RESOURCE + i)
            s.resources[seat][i] += 1


@rule
def allow_careful_dragons(s: State, seat: int, node: int) -> None:
    """The only dragon that could be played afterwards may not be paid (W5.9, W5.14)."""
    play = LEAVES_OF[NODE[node][LEAF]][LEAF_NODE]
    terms = NODE[play][TERMS]
    caves = caves_for_play(s, seat, terms)
    from_hand = NODE[play][SOURCE] & HAND != 0
    playable = playable_cards(s, seat, terms, caves, 2)
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] == IN_HAND + seat:
            if not from_hand or playable > 1 or not can_play(s, seat, card, terms, caves):
                allow(s, ACT_DRAGON + card)


@rule
def pay_item(s: State, seat: int, action: int) -> None:
    """The resource, egg or card that the action names is paid."""
    if action >= ACT_DRAGON:
        pay_card(s, seat, action)
    elif ACT_SPACE <= action <= ACT_MAT:
        take_egg(s, seat, action)
    else:
        s.resources[seat][action - ACT_RESOURCE] -= 1


@rule
def pay_rest(s: State, base: int, cost: int, kind: int) -> None:
    """What is left of this kind of cost is paid; there is only one way to do it."""
    seat = s.stack[base + SEAT_AT]
    left = s.stack[base + LEFT_AT]
    s.stack[base + LEFT_AT] = 0
    s.stack[base + TAKEN_AT] = TAKEN
    if kind == COST_COIN:
        s.coins[seat] -= left
    elif kind == COST_EGG:
        take_last_eggs(s, seat, COST[cost][COST_PLACE], s.stack[base + SPACE_AT], left)
    else:
        if kind == COST_RESOURCE or kind == COST_GOODS:
            for i in range(RESOURCES):
                n = min(left, s.resources[seat][i])
                s.resources[seat][i] -= n
                left -= n
        if kind == COST_DRAGON or kind == COST_CARD or kind == COST_GOODS:
            pay_whole_hand(s, seat, DRAGON_KIND)
        if kind == COST_CAVE or kind == COST_CARD or kind == COST_GOODS:
            pay_whole_hand(s, seat, CAVE_KIND)


@rule
def pay_whole_hand(s: State, seat: int, kind: int) -> None:
    """All cards of the kind go from the hand to their discard pile."""
    if kind == DRAGON_KIND:
        for card in range(1, DRAGON_CARDS + 1):
            if s.dragon_at[card] == IN_HAND + seat:
                to_pile(s, DRAGON_KIND, card)
        s.dragon_cards[seat] = 0
    else:
        for card in range(1, CAVE_CARDS + 1):
            if s.cave_at[card] == IN_HAND + seat:
                to_pile(s, CAVE_KIND, card)
        s.cave_cards[seat] = 0


@rule
def answer_pay(s: State, base: int, action: int) -> None:
    """The offer is declined, or one more item is paid."""
    node = s.stack[base + NODE_AT]
    if action == ACT_DECLINE:
        pop(s, 0)
    elif action == ACT_USE:
        pay_rest(s, base, NODE[node][TO_PAY], s.stack[base + STAGE_AT] - 1)
    else:
        pay_item(s, s.stack[base + SEAT_AT], action)
        s.stack[base + LEFT_AT] -= 1
        s.stack[base + TAKEN_AT] = TAKEN

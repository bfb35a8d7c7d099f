"""Turns, explorations, limits, the display, and each player's part of the end of a round (W5, W8, W15, W16,
W18).
"""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANYWHERE,
    CAVES,
    COLUMNS,
    ICONS,
    IF_ACTIVATED,
    NOWHERE,
    OP,
    OPPONENTS,
    SPACES,
)
from dracosaur.games.wyrmspan.cards.programs import (
    ABILITY,
    ACTION_COINS,
    EXPLORE_EGGS,
    MOST_CARDS,
    MOST_COINS,
    MOST_EXPLORED,
    MOST_RESOURCES,
    NODE,
    NODE_ENTICE,
    NODE_EXCAVATE,
    NODE_FILL,
    NODE_WALK,
    PATH,
    PATH_STOPS,
    SLOTS,
    TRIGGER,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_ENTICE,
    ACT_EXCAVATE,
    ACT_EXCHANGE,
    ACT_EXPLORE,
    ACT_PASS,
    ACT_RESOURCE,
    ACT_SPACE,
    FRAME,
    IN_HAND,
    LEFT_AT,
    MEMO_AT,
    NEW,
    NODE_AT,
    SEAT_AT,
    STAGE_AT,
    TAKEN,
    WALK_STOPS,
)
from dracosaur.games.wyrmspan.rules.hands import (
    allow_caves_at,
    allow_dragons_at,
    can_draw,
    empty_slot,
    pay_card,
    put_on_display,
    want_card,
)
from dracosaur.games.wyrmspan.rules.mats import allow_nests, lay_egg, take_egg
from dracosaur.games.wyrmspan.rules.payments import allow_exchanges, allow_resources, exchange
from dracosaur.games.wyrmspan.rules.plays import step_eggs
from dracosaur.games.wyrmspan.rules.possible import (
    bears,
    can_do,
    can_entice,
    can_excavate_now,
    resource_count,
)
from dracosaur.games.wyrmspan.rules.stack import allow, close_question, pop, push
from dracosaur.games.wyrmspan.rules.state import State

# Stages of a turn. While eggs are paid for an exploration, MEMO is the cave and LEFT the eggs.
CHOOSE_ACTION = 0
PAY_EXPLORATION = 1
EXPLORE = 2
LIMIT_RESOURCES = 3
LIMIT_CARDS = 4
LIMIT_COINS = 5
END = 6


@rule
def step_turn(s: State, base: int) -> None:
    """The turn goes on: one action, then the limits, then the refill (W15.7)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    stage = stack[base + STAGE_AT]
    if stage == CHOOSE_ACTION:
        ask_action(s, seat)
    elif stage == PAY_EXPLORATION:
        step_eggs(s, base, EXPLORE)
    elif stage == EXPLORE:
        stack[base + STAGE_AT] = LIMIT_RESOURCES
        push(s, NODE_WALK, seat, NOWHERE, NEW)
        stack[s.depth * FRAME - FRAME + MEMO_AT] = stack[base + MEMO_AT]
    elif stage == LIMIT_RESOURCES:
        if resource_count(s, seat) > MOST_RESOURCES:
            allow_resources(s, seat)
            allow_exchanges(s, seat, 0, 0, 15)
            s.actor = seat
        else:
            stack[base + STAGE_AT] = LIMIT_CARDS
    elif stage == LIMIT_CARDS:
        if s.dragon_cards[seat] + s.cave_cards[seat] > MOST_CARDS:
            allow_dragons_at(s, IN_HAND + seat)
            allow_caves_at(s, IN_HAND + seat)
            s.actor = seat
        else:
            stack[base + STAGE_AT] = LIMIT_COINS
    elif stage == LIMIT_COINS:
        s.coins[seat] = min(s.coins[seat], MOST_COINS)
        for other in range(s.seats):
            s.fresh[other] = 0
        stack[base + STAGE_AT] = END
        push(s, NODE_FILL, seat, NOWHERE, NEW)
    else:
        pop(s, 1)


@rule
def ask_action(s: State, seat: int) -> None:
    """The five actions that can be paid and have a target, and passing (W5.2, W5.4)."""
    coins = s.coins[seat] - ACTION_COINS
    if coins >= 0:
        if can_excavate_now(s, seat):
            allow(s, ACT_EXCAVATE)
        if can_entice(s, seat, coins):
            allow(s, ACT_ENTICE)
        for cave in range(CAVES):
            if can_explore(s, seat, cave):
                allow(s, ACT_EXPLORE + cave)
    allow(s, ACT_PASS)
    s.actor = seat


@rule
def can_explore(s: State, seat: int, cave: int) -> bool:
    """Whether the cave may be explored once more and the eggs are there (W8.1)."""
    n = s.explored[seat][cave]
    return n < MOST_EXPLORED and EXPLORE_EGGS[n] <= s.egg_count[seat]


@rule
def answer_turn(s: State, base: int, action: int) -> None:
    """An action is chosen, eggs are paid for it, or something is given up at the limit."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    stage = stack[base + STAGE_AT]
    if stage == CHOOSE_ACTION:
        take_action(s, base, seat, action)
    elif stage == PAY_EXPLORATION:
        take_egg(s, seat, action)
        stack[base + LEFT_AT] -= 1
    elif stage == LIMIT_CARDS:
        pay_card(s, seat, action)
    elif action >= ACT_EXCHANGE:
        exchange(s, seat, action)
    else:
        s.resources[seat][action - ACT_RESOURCE] -= 1


@rule
def take_action(s: State, base: int, seat: int, action: int) -> None:
    """The action coin is paid and the action begins; a pass costs nothing (W5.5, W15.5)."""
    stack = s.stack
    stack[base + STAGE_AT] = LIMIT_RESOURCES
    if action == ACT_PASS:
        s.passed[seat] = 1
        return
    s.coins[seat] -= ACTION_COINS
    if action == ACT_EXCAVATE:
        push(s, NODE_EXCAVATE, seat, NOWHERE, TAKEN)
    elif action == ACT_ENTICE:
        push(s, NODE_ENTICE, seat, NOWHERE, TAKEN)
    else:
        cave = action - ACT_EXPLORE
        stack[base + MEMO_AT] = cave
        stack[base + LEFT_AT] = EXPLORE_EGGS[s.explored[seat][cave]]
        stack[base + STAGE_AT] = PAY_EXPLORATION
        s.explored[seat][cave] += 1


@rule
def step_walk(s: State, base: int) -> None:
    """The adventurer is at the next stop: a printed effect, or a space, where the walk ends if it has no
    dragon (W8).
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    cave = stack[base + MEMO_AT]
    stop = stack[base + LEFT_AT]
    stack[base + LEFT_AT] = stop + 1
    column = stop // 2
    if stop == WALK_STOPS:
        pop(s, 1)
    elif stop % 2 == 0:
        push(s, PATH[cave * PATH_STOPS + column], seat, NOWHERE, NEW)
    elif column >= s.settled[seat][cave]:
        pop(s, 1)
    else:
        space = cave * COLUMNS + column
        dragon = s.dragon[seat][space]
        if TRIGGER[dragon] == IF_ACTIVATED and (s.fresh[seat] >> space) & 1 == 0:
            push(s, ABILITY[dragon], seat, space, NEW)


@rule
def step_fill(s: State, base: int) -> None:
    """The next empty slot gets a card, dragons first, while there are any (W10.7, W10.14).

    MEMO is the kind that is being filled.
    """
    stack = s.stack
    if s.drawn > 0:
        kind = stack[base + MEMO_AT]
        put_on_display(s, kind, empty_slot(s, kind), s.drawn)
        s.drawn = 0
    for kind in range(stack[base + MEMO_AT], 2):
        if empty_slot(s, kind) < SLOTS and can_draw(s, kind):
            stack[base + MEMO_AT] = kind
            want_card(s, kind)
            return
    pop(s, 1)


@rule
def step_income(s: State, base: int) -> None:
    """The egg of the income is laid in a free nest, if there is one (W18.3)."""
    seat = s.stack[base + SEAT_AT]
    if s.stack[base + STAGE_AT] == 1 or s.egg_count[seat] >= s.nest_count[seat]:
        pop(s, 1)
    else:
        allow_nests(s, seat, ANYWHERE, 0)
        s.actor = seat


@rule
def answer_income(s: State, base: int, action: int) -> None:
    """The egg lies in its nest."""
    lay_egg(s, s.stack[base + SEAT_AT], action)
    s.stack[base + STAGE_AT] = 1


@rule
def step_abilities(s: State, base: int) -> None:
    """The player uses the abilities of one kind in the order he likes, each once (W16.3, W16.5, W19.6)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    icon = NODE[stack[base + NODE_AT]][ICONS]
    finished = stack[base + STAGE_AT] == 1
    for space in range(SPACES):
        if bears(s, seat, space, icon) and (s.used[seat] >> space) & 1 == 0:
            ability = ABILITY[s.dragon[seat][space]]
            # What also serves opponents takes place in any case, at the latest when its owner finishes
            # (W9.3).
            if (not finished or NODE[ability][OP] == OPPONENTS) and can_do(s, seat, ability, space):
                allow(s, ACT_SPACE + space)
    if s.answers == 0:
        pop(s, 1)
    elif s.answers == 1 or finished:
        only = s.last_answer - ACT_SPACE
        close_question(s)
        use_ability(s, seat, only, NEW)
    else:
        allow(s, ACT_DECLINE)
        s.actor = seat


@rule
def use_ability(s: State, seat: int, space: int, taken: int) -> None:
    """The ability of the space is resolved next and counts as used."""
    s.used[seat] |= 1 << space
    push(s, ABILITY[s.dragon[seat][space]], seat, space, taken)


@rule
def answer_abilities(s: State, base: int, action: int) -> None:
    """The player names the next ability, or has finished."""
    if action == ACT_DECLINE:
        s.stack[base + STAGE_AT] = 1
    else:
        use_ability(s, s.stack[base + SEAT_AT], action - ACT_SPACE, TAKEN)

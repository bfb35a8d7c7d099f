"""The nodes that lead to others: lists, choices, repetitions, conditions, effects for opponents (W9)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ALL,
    CHOOSE,
    CONDITION,
    CONDITION_ROWS,
    COUNT,
    FIRST,
    IF,
    IF_DONE,
    IN_ORDER,
    NOWHERE,
    UP_TO,
    N,
)
from dracosaur.games.wyrmspan.cards.programs import CHILD, NODE
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    ACT_OPTION,
    DONE,
    LEFT_AT,
    MASK_AT,
    NEW,
    NODE_AT,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.counts import holds
from dracosaur.games.wyrmspan.rules.possible import can_do
from dracosaur.games.wyrmspan.rules.stack import allow, ask, close_question, pop, push
from dracosaur.games.wyrmspan.rules.state import State


@rule
def step_flow(s: State, base: int, op: int) -> None:
    """The frame of a flow node goes on."""
    if op == ALL or op == CHOOSE:
        step_items(s, base, op)
    elif op == IN_ORDER:
        step_in_order(s, base)
    elif op == UP_TO:
        step_up_to(s, base)
    elif op == IF:
        step_if(s, base)
    elif op == IF_DONE:
        step_if_done(s, base)
    else:
        step_opponents(s, base)


@rule
def push_child(s: State, base: int, index: int, taken: int) -> None:
    """A child of the frame's node is resolved next, for the same player and place."""
    stack = s.stack
    child = CHILD[NODE[stack[base + NODE_AT]][FIRST] + index]
    push(s, child, stack[base + SEAT_AT], stack[base + SPACE_AT], taken)


@rule
def step_items(s: State, base: int, op: int) -> None:
    """The player takes the next item that could do anything, or stops; a single one is simply offered
    (W9.6).
    """
    stack = s.stack
    node = stack[base + NODE_AT]
    items = NODE[node][COUNT]
    if stack[base + STAGE_AT] == 0:
        stack[base + STAGE_AT] = 1
        stack[base + MASK_AT] = (1 << items) - 1
        stack[base + LEFT_AT] = items if op == ALL else NODE[node][N]
    if stack[base + LEFT_AT] == 0 or stack[base + MASK_AT] == 0:
        pop(s, 1)
        return
    first = NODE[node][FIRST]
    found = 0
    for i in range(items):
        if (stack[base + MASK_AT] >> i) & 1:
            if can_do(s, stack[base + SEAT_AT], CHILD[first + i], stack[base + SPACE_AT]):
                allow(s, ACT_OPTION + i)
                found += 1
    if found > 1:
        ask(s, base)
    elif found == 1:
        only = s.last_answer - ACT_OPTION
        close_question(s)
        take_item(s, base, only, stack[base + TAKEN_AT])
    else:
        pop(s, 1)


@rule
def take_item(s: State, base: int, item: int, taken: int) -> None:
    """The item is resolved next and cannot be taken again."""
    s.stack[base + MASK_AT] &= ~(1 << item)
    s.stack[base + LEFT_AT] -= 1
    s.stack[base + TAKEN_AT] = NEW
    push_child(s, base, item, taken)


@rule
def answer_items(s: State, base: int, action: int) -> None:
    """One item is taken, or nothing more."""
    if action == ACT_DECLINE:
        pop(s, 1)
    else:
        take_item(s, base, action - ACT_OPTION, TAKEN)


@rule
def step_in_order(s: State, base: int) -> None:
    """The next item is offered."""
    i = s.stack[base + LEFT_AT]
    if i == NODE[s.stack[base + NODE_AT]][COUNT]:
        pop(s, 1)
    else:
        s.stack[base + LEFT_AT] = i + 1
        push_child(s, base, i, NEW)


@rule
def step_up_to(s: State, base: int) -> None:
    """The effect is offered once more, until it is declined or the number is reached (W9.7)."""
    stack = s.stack
    times = stack[base + STAGE_AT]
    if times > 0 and s.did == 1:
        stack[base + LEFT_AT] = 1
    if times == NODE[stack[base + NODE_AT]][N] or (times > 0 and s.did == 0):
        pop(s, stack[base + LEFT_AT])
    else:
        stack[base + STAGE_AT] = times + 1
        push_child(s, base, 0, stack[base + TAKEN_AT] if times == 0 else NEW)


@rule
def step_if(s: State, base: int) -> None:
    """The benefit is offered if the condition holds now."""
    stack = s.stack
    node = stack[base + NODE_AT]
    seat = stack[base + SEAT_AT]
    space = stack[base + SPACE_AT]
    taken = stack[base + TAKEN_AT]
    pop(s, 0)
    if holds(s, seat, space, NODE[node][CONDITION], NODE[node][CONDITION_ROWS]):
        push(s, CHILD[NODE[node][FIRST]], seat, space, taken)


@rule
def step_if_done(s: State, base: int) -> None:
    """The benefit follows if the first part really happened."""
    stack = s.stack
    stage = stack[base + STAGE_AT]
    stack[base + STAGE_AT] = stage + 1
    if stage == 0:
        push_child(s, base, 0, stack[base + TAKEN_AT])
    elif stage == 1 and s.did == 1:
        stack[base + TAKEN_AT] = DONE
        push_child(s, base, 1, NEW)
    else:
        pop(s, 1 if stack[base + TAKEN_AT] == DONE else 0)


@rule
def step_opponents(s: State, base: int) -> None:
    """The owner first, then the others clockwise (W9.10, W9.14); the Automa takes nothing (A14.2)."""
    stack = s.stack
    k = stack[base + LEFT_AT]
    stack[base + LEFT_AT] = k + 1
    if k == 0:
        push_child(s, base, 0, NEW)
    elif k < s.seats:
        child = CHILD[NODE[stack[base + NODE_AT]][FIRST] + 1]
        push(s, child, (stack[base + SEAT_AT] + k) % s.seats, NOWHERE, NEW)
    else:
        pop(s, 1)

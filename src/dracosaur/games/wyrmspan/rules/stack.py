"""The stack of what is still to be resolved, and the question that is open."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_DECLINE,
    DEPTH,
    DONE,
    FLAG_OF,
    FRAME,
    NOBODY,
    NODE_AT,
    SEAT_AT,
    SPACE_AT,
    TAKEN,
    TAKEN_AT,
    WORD_OF,
    WORDS,
)
from dracosaur.games.wyrmspan.rules.state import State


@rule
def push(s: State, node: int, seat: int, space: int, taken: int) -> None:
    """The node is resolved next, before what was on top (W9.8); node 0 is nothing.

    A chain as deep as the stack does not occur: each link uses up a card, a space or a marker (W9.18). The
    check keeps the memory of the compiled twin safe all the same.
    """
    if node == 0 or s.depth == DEPTH:
        return
    base = s.depth * FRAME
    stack = s.stack
    stack[base + NODE_AT] = node
    stack[base + SEAT_AT] = seat
    stack[base + SPACE_AT] = space
    stack[base + TAKEN_AT] = taken
    s.depth += 1


@rule
def pop(s: State, did: int) -> None:
    """The frame on top is finished and wiped out; `did` tells whether it has done anything."""
    s.depth -= 1
    base = s.depth * FRAME
    stack = s.stack
    for i in range(base, base + FRAME):
        stack[i] = 0
    s.did = did


@rule
def pop_counted(s: State, base: int) -> None:
    """The frame on top is finished; it has noted itself whether it did anything."""
    pop(s, 1 if s.stack[base + TAKEN_AT] == DONE else 0)


@rule
def allow(s: State, action: int) -> None:
    """The action is one more answer to the open question."""
    s.open[WORD_OF[action]] |= FLAG_OF[action]
    s.answers += 1
    s.last_answer = action


@rule
def ask(s: State, base: int) -> None:
    """The owner of the frame has to answer; declining is an answer unless the player has asked for this
    (W9.15).
    """
    if s.stack[base + TAKEN_AT] != TAKEN:
        allow(s, ACT_DECLINE)
    s.actor = s.stack[base + SEAT_AT]


@rule
def close_question(s: State) -> None:
    """No question is open and the rules go on."""
    for i in range(WORDS):
        s.open[i] = 0
    s.answers = 0
    s.last_answer = 0
    s.actor = NOBODY

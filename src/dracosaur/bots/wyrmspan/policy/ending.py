"""The end of a game that neither chance nor anybody else can change: every way to play it is tried."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.method import FOUND, LOGITS, MOVES
from dracosaur.bots.method.search import MOVE, PLAYED, ROOT, SQUARES, TIMES, TOTAL
from dracosaur.bots.wyrmspan.policy.turn import margin
from dracosaur.core.twin import Batch, Grid, copy_state, rule
from dracosaur.games.wyrmspan.cards.programs import ROUNDS
from dracosaur.games.wyrmspan.rules import apply, legal
from dracosaur.games.wyrmspan.rules.constants import AUTOMA, FINISHED, PAYMENTS, ROUND_END, TURNS
from dracosaur.games.wyrmspan.rules.state import State

MOST_ENDS: Final = 500  # ways to play on after one move
UNSOLVED: Final = -(1 << 40)

# Rows of the room: which answer is taken at each question, and how many there are.
TAKEN: Final = FOUND
OFFERED: Final = LOGITS


@rule
def is_ending(s: State, seat: int) -> bool:
    """Whether the end may be up to the seat alone: in the last round, when all others have passed."""
    if s.round < ROUNDS - 1:
        return False
    if s.phase != TURNS:
        return s.phase == ROUND_END or s.phase == PAYMENTS
    for player in range(max(s.seats, AUTOMA + 1)):
        if player != seat and s.passed[player] == 0:
            return False
    return True


@rule
def best_end(states: Batch[State], seat: int, move: int, room: Grid) -> int:
    """The largest margin that the seat can end with after the move.

    UNSOLVED, where chance or somebody else has a say in it, or where there are too many ways to play on.
    """
    taken = room[TAKEN]
    offered = room[OFFERED]
    best = UNSOLVED
    given = 0  # answers that are given for this way; the first one is taken at all later questions
    for _ in range(MOST_ENDS):
        s = states[PLAYED]
        copy_state(s, states[ROOT])
        apply(s, seat, move)
        depth = 0
        while s.actor == seat:
            offered[depth] = legal(s, seat, room[MOVES])
            if depth >= given:
                taken[depth] = 0
            apply(s, seat, room[MOVES][taken[depth]])
            depth += 1
            if depth == len(taken):
                return UNSOLVED
        if s.actor != FINISHED:
            return UNSOLVED
        best = max(best, margin(s, seat))
        while depth > 0 and taken[depth - 1] + 1 == offered[depth - 1]:
            depth -= 1
        if depth == 0:
            return best
        taken[depth - 1] += 1
        given = depth
    return UNSOLVED


@rule
def solve(states: Batch[State], seat: int, n: int, room: Grid, known: Grid) -> bool:
    """Whether it is known exactly what each of the first n moves brings; then it stands with them."""
    if not is_ending(states[ROOT], seat):
        return False
    for i in range(n):
        end = best_end(states, seat, known[MOVE][i], room)
        if end == UNSOLVED:
            for j in range(i):
                known[TOTAL][j] = 0
                known[SQUARES][j] = 0
                known[TIMES][j] = 0
            return False
        known[TOTAL][i] = end
        known[SQUARES][i] = end * end >> 10
        known[TIMES][i] = 1
    return True

"""The last placements of a game, played exactly.

When everybody's last dinosaur lies open, nobody's spot changes what another zoo scores: the King of the
Jungle and the Lookout count dinosaurs wherever they stand. So the spot with the most points is the best one.
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.draftosaurus.policy.critic import margin
from dracosaur.bots.draftosaurus.policy.moves import perform
from dracosaur.bots.method import MOVES
from dracosaur.bots.method.search import DEALT, MOVE, PLAYED, ROOT, SQUARES, TIMES, TOTAL
from dracosaur.core.twin import Batch, Grid, copy_state, rule
from dracosaur.games.draftosaurus.rules import State, apply, legal, score
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_MOVE,
    ACT_PLACE,
    ACT_STAY,
    BOARD,
    CHOOSE,
    LEAVE,
    MATCH,
    OVER,
    PLACE,
    RIVER,
    ROUNDS,
    STEPS,
    TURN,
    TURNS,
)
from dracosaur.games.draftosaurus.rules.knowledge import is_shown
from dracosaur.games.draftosaurus.rules.moves import why_not_leave
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, put, quarantined
from dracosaur.games.draftosaurus.rules.scoring import score_board

NO_POINTS: Final = -1_000_000


@rule
def is_last_placing(s: State, seat: int) -> bool:
    """Whether the seat places its last dinosaur and knows everybody else's, or moves it out of quarantine."""
    if s.options[BOARD] == MATCH and s.second_game == 0:
        return False
    if s.phase == LEAVE:
        return True
    if s.phase != TURN or s.round < ROUNDS[s.seats] - 1 or s.turn < TURNS[s.seats] - 1:
        return False
    if STEPS[s.plan][s.done[seat]] != PLACE:
        return False
    return s.seats > 2 or is_shown(
        s, CHOOSE
    )  # the last dinosaur of more than two is chosen without a question


@rule
def points_there(states: Batch[State], seat: int, spot: int) -> int:
    """What the zoo of the playout scores at the end with its last dinosaur on the spot."""
    show_others(states, seat)
    put(states[DEALT], seat, states[PLAYED].chosen[seat] - 1, spot)
    if quarantined(states[DEALT], seat) == 0:
        return score_board(states[DEALT], seat)
    best = NO_POINTS
    for action in range(ACT_MOVE, ACT_STAY + 1):
        show_others(states, seat)
        put(states[DEALT], seat, states[PLAYED].chosen[seat] - 1, spot)
        if why_not_leave(states[DEALT], seat, action) == 0:
            if action != ACT_STAY:
                leave_quarantine(states[DEALT], seat, action - ACT_MOVE)
            best = max(best, score_board(states[DEALT], seat))
    return best


@rule
def show_others(states: Batch[State], seat: int) -> None:
    """The room is the state of the playout with the dinosaurs of all others in their zoos, wherever."""
    copy_state(states[DEALT], states[PLAYED])
    for other in range(states[DEALT].seats):
        if other != seat and states[DEALT].chosen[other] > 0:
            put(states[DEALT], other, states[DEALT].chosen[other] - 1, RIVER)


@rule
def points_of(states: Batch[State], seat: int, action: int) -> int:
    """What the zoo scores at the end if the seat does this now, and its best afterwards."""
    if action < ACT_MOVE:
        return points_there(states, seat, action - ACT_PLACE)
    copy_state(states[DEALT], states[PLAYED])
    if action != ACT_STAY:
        leave_quarantine(states[DEALT], seat, action - ACT_MOVE)
    return score_board(states[DEALT], seat)


@rule
def play_best(states: Batch[State], room: Grid) -> None:
    """Everybody takes the spots with most points until the game is over."""
    while states[PLAYED].phase != OVER:
        for seat in range(states[PLAYED].seats):
            n = legal(states[PLAYED], seat, room[MOVES])
            if n > 0:
                best = 0
                most = NO_POINTS
                for i in range(n):
                    points = points_of(states, seat, room[MOVES][i])
                    if points > most:
                        most = points
                        best = i
                apply(states[PLAYED], seat, room[MOVES][best])


@rule
def solve(states: Batch[State], seat: int, n: int, room: Grid, known: Grid) -> bool:
    """Whether it is known exactly what each of the first n moves brings; then it stands with them."""
    if not is_last_placing(states[ROOT], seat):
        return False
    first = 0
    for i in range(n):
        copy_state(states[PLAYED], states[ROOT])
        take_up(states[PLAYED], seat)
        perform(states[PLAYED], seat, known[MOVE][i])
        play_best(states, room)
        points = score(states[PLAYED], seat)
        first = points if i == 0 else first
        # Where a large lead makes no difference any more, a point still counts for as little as can be.
        known[TOTAL][i] = margin(states[PLAYED], seat) + points - first
        known[SQUARES][i] = known[TOTAL][i] * known[TOTAL][i] >> 10
        known[TIMES][i] = 1
    return True


@rule
def take_up(s: State, seat: int) -> None:
    """Nobody else has decided about a spot yet: what an imagined state says of that means nothing."""
    for other in range(s.seats):
        if other != seat and s.spot[other] > 0:
            s.spot[other] = 0
            s.waiting += 1
            if s.phase == TURN:
                s.done[other] -= 1

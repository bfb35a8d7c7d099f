"""Moves of the policy: a dinosaur and its spot are decided together, because each is worth what the other is.

The spot is kept in the state until it is asked for. Only imagined states are played on like this.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row, rule
from dracosaur.games.draftosaurus.rules import State, apply, legal, must_act, redeal
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_CHOOSE,
    ACT_PLACE,
    CHOOSE,
    DISCARD,
    PLACE,
    SPECIES,
    STEPS,
    TURN,
)
from dracosaur.games.draftosaurus.rules.course import decide_forced, stage_end
from dracosaur.games.draftosaurus.rules.moves import list_spots
from dracosaur.games.draftosaurus.rules.placement import pens_by_die

SPOT_BITS: Final = 4
SPOT_CODES: Final = 1 << SPOT_BITS  # a joint move is species * SPOT_CODES + spot
ALONE: Final = SPECIES * SPOT_CODES  # plus the action, where it is decided alone
MOST_MOVES: Final = 96


@rule
def action_of(move: int) -> int:
    """The action by which the move begins."""
    return move - ALONE if move >= ALONE else ACT_CHOOSE + move // SPOT_CODES


@rule
def moves(s: State, seat: int, out: Row) -> int:
    """What the seat has to decide between: dinosaurs with their spots, or its legal actions."""
    if not must_act(s, seat):
        return 0
    n = 0
    if s.phase == TURN:
        step = STEPS[s.plan][s.done[seat]]
        if step == CHOOSE:
            by_die = pens_by_die(s, seat)
            for species in range(SPECIES):
                if s.hand[seat][species] > 0:
                    n = list_spots(s, seat, species, by_die, species * SPOT_CODES, n, out)
            return n
        if step == PLACE:
            if s.spot[seat] > 0:
                out[0] = ALONE + ACT_PLACE + s.spot[seat] - 1
                return 1
            by_die = pens_by_die(s, seat)
            return list_spots(s, seat, s.chosen[seat] - 1, by_die, ALONE + ACT_PLACE, 0, out)
    n = legal(s, seat, out)
    for i in range(n):
        out[i] += ALONE
    return n


@rule
def perform(s: State, seat: int, move: int) -> None:
    """The move is carried out; a spot that is not asked for yet is kept until it is."""
    if move < ALONE:
        s.spot[seat] = 1 + move % SPOT_CODES
    apply(s, seat, action_of(move))


@rule
def imagine(s: State, seat: int, rng: Row) -> None:
    """What the seat cannot know is dealt anew, and others who have decided in secret have not yet decided."""
    redeal(s, seat, rng)
    if s.phase == TURN:
        end = stage_end(s)
        for other in range(s.seats):
            if other != seat and s.done[other] == end:
                take_back(s, other, end)


@rule
def take_back(s: State, seat: int, end: int) -> None:
    """The seat owes all decisions of this stage again, except what is decided without a question."""
    for i in range(s.stage, end):
        if STEPS[s.plan][i] == CHOOSE:
            s.chosen[seat] = 0
        elif STEPS[s.plan][i] == PLACE:
            s.spot[seat] = 0
        elif STEPS[s.plan][i] == DISCARD:
            s.dropped[seat] = 0
    s.done[seat] = s.stage
    s.waiting += 1
    decide_forced(s, seat)


@rule
def is_turn(s: State, seat: int) -> int:
    """1 where the seat begins a turn with this decision."""
    return 1 if s.phase == TURN and s.done[seat] == 0 else 0

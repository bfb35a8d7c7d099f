"""Where a turn begins, and what a seat leads by."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import ONE, rule
from dracosaur.games.wyrmspan.cards.codes import OP, TURN
from dracosaur.games.wyrmspan.cards.programs import NODE
from dracosaur.games.wyrmspan.rules.constants import AUTOMA, FRAME, KEEPING, NODE_AT, SEAT_AT, STAGE_AT
from dracosaur.games.wyrmspan.rules.scoring import score
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.turns import CHOOSE_ACTION

POINT: Final = ONE // 64  # of a margin: small steps at first keep rare features from running ahead


@rule
def is_main(s: State, seat: int) -> bool:
    """Whether the seat is asked which action it takes."""
    if s.depth == 0:
        return False
    base = (s.depth - 1) * FRAME
    stack = s.stack
    return (
        NODE[stack[base + NODE_AT]][OP] == TURN
        and stack[base + STAGE_AT] == CHOOSE_ACTION
        and stack[base + SEAT_AT] == seat
    )


@rule
def is_turn(s: State, seat: int) -> bool:
    """Whether a turn of the seat begins here; what it chooses in setup is a turn, too."""
    if s.phase == KEEPING:
        return s.picks[seat] == 0
    return is_main(s, seat)


@rule
def margin(s: State, seat: int) -> int:
    """How many points the seat is ahead of the best other, or of the Automa."""
    if s.seats == 1:
        return POINT * (score(s, seat) - score(s, AUTOMA))
    most = -1
    for other in range(s.seats):
        if other != seat:
            most = max(most, score(s, other))
    return POINT * (score(s, seat) - most)

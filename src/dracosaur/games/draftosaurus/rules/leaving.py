"""Where the quarantined dinosaur brings most at the end (D12.1), for whoever scores a table at home."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_MOVE,
    FIRST_SPACE,
    PYRAMID,
    QUARANTINE,
    SPECIES,
    SPOTS,
)
from dracosaur.games.draftosaurus.rules.moves import why_not_leave
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, quarantined
from dracosaur.games.draftosaurus.rules.scoring import score
from dracosaur.games.draftosaurus.rules.state import State


@rule
def score_after_leaving(s: State, seat: int, spot: int) -> int:
    """The points that the seat would have with its quarantined dinosaur on the spot; nothing moves."""
    species = quarantined(s, seat) - 1
    settled = s.settled[seat]
    with_trex = s.with_trex[seat]
    full = s.full[seat]
    wood_first = s.wood_first[seat]
    leave_quarantine(s, seat, spot)
    points = score(s, seat)
    place = PYRAMID if spot >= FIRST_SPACE else spot
    if spot >= FIRST_SPACE:
        s.space[seat][spot - FIRST_SPACE] = 0
    s.zoo[seat][place * SPECIES + species] -= 1
    s.count[seat][place] -= 1
    s.zoo[seat][QUARANTINE * SPECIES + species] += 1
    s.count[seat][QUARANTINE] += 1
    s.settled[seat] = settled
    s.with_trex[seat] = with_trex
    s.full[seat] = full
    s.wood_first[seat] = wood_first
    return points


@rule
def best_leave(s: State, seat: int) -> int:
    """The spot where it brings most, the first among equals, in the order of the places.

    Staying is never better than the river (D17.6), so it is not tried.
    """
    best = -1
    most = -1
    for spot in range(SPOTS):
        if why_not_leave(s, seat, ACT_MOVE + spot) == 0:
            points = score_after_leaving(s, seat, spot)
            if points > most:
                best = spot
                most = points
    return best

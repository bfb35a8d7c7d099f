"""What a zoo promises: its score with a guess at the rest, in thousandths of a point.

Rows that have begun are worth more than they score now, a single lover hopes for a partner, a solitary
dinosaur fears company while the game lasts.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import CHOICES, Batch, Row, below, copy_state, lookup, rule
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    ACT_STAY,
    FOREST_OF_SAMENESS,
    KING_OF_THE_JUNGLE,
    LOOKOUT,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    MEADOW_OF_DIFFERENCES,
    PLACES,
    PRAIRIE_OF_LOVE,
    PYRAMID,
    QUARANTINE,
    RIVER,
    SOLITARY_ISLAND,
    SPECIES,
    SPOTS,
    SUMMER,
    WELL_ORDERED_WOOD,
    WINTER,
    WOODY_TRIO,
    ZOO_SIZE,
)
from dracosaur.games.draftosaurus.rules.placement import (
    leave_quarantine,
    put,
    why_not_by_pen,
    why_not_there,
)
from dracosaur.games.draftosaurus.rules.scoring import owned, resident, score_board, trex_bonus

POINT: Final = 1000
# What 0, 1, 2, … dinosaurs in a pen are worth to somebody who means to go on.
STEEP_HOPE = lookup((0, 2500, 5500, 9000, 13000, 18000, 24000))
MEADOW_HOPE = lookup((0, 2000, 4500, 8000, 12000, 16000, 21000))
TRIO_HOPE = lookup((0, 2000, 4300, 7000))
PYRAMID_HOPE = lookup((0, 2800, 5600, 8200, 11500, 15500, 21000))
LONELY_LOVER: Final = 1600  # half a pair may still find the other half
QUARANTINE_HOPE: Final = 3500  # a place of choice at the end
# The Solitary Island, by the turns that are left: the species stays alone with a chance of 93 % each turn.
ALONE_HOPE = lookup(round(7 * POINT * 0.93**left) for left in range(ZOO_SIZE + 1))
DISCARD_SPITE: Final = 600  # how much an opponent's gain weighs against the own when discarding
NOWHERE: Final = -1_000_000


@rule
def turns_left(s: State, seat: int) -> int:
    """How many dinosaurs the zoo still waits for."""
    left = ZOO_SIZE
    for place in range(PLACES):
        left -= s.count[seat][place]
    return left


@rule
def promise(s: State, seat: int) -> int:
    """What the zoo may be worth at the end."""
    pens = summer_promise(s, seat) if s.board == SUMMER else winter_promise(s, seat)
    return pens + POINT * (s.count[seat][RIVER] + trex_bonus(s, seat))


@rule
def summer_promise(s: State, seat: int) -> int:
    """The pens of the summer board."""
    count = s.count[seat]
    left = turns_left(s, seat)
    hope = STEEP_HOPE[count[FOREST_OF_SAMENESS]] + MEADOW_HOPE[count[MEADOW_OF_DIFFERENCES]]
    if left > 0 or count[WOODY_TRIO] == 3:
        hope += TRIO_HOPE[count[WOODY_TRIO]]
    for species in range(SPECIES):
        lovers = s.zoo[seat][PRAIRIE_OF_LOVE * SPECIES + species]
        hope += 5 * POINT * (lovers // 2)
        if left > 0:
            hope += LONELY_LOVER * (lovers % 2)
    king = resident(s, seat, KING_OF_THE_JUNGLE)
    if king >= 0:
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, owned(s, other, king))
        lead = owned(s, seat, king) - most
        if left > 0:
            hope += min(7 * POINT, max(0, 4500 + 1500 * lead))
        elif lead >= 0:
            hope += 7 * POINT
    hermit = resident(s, seat, SOLITARY_ISLAND)
    if hermit >= 0 and owned(s, seat, hermit) == 1:
        hope += ALONE_HOPE[left]
    return hope


@rule
def winter_promise(s: State, seat: int) -> int:
    """The pens of the winter board."""
    count = s.count[seat]
    left = turns_left(s, seat)
    hope = STEEP_HOPE[count[WELL_ORDERED_WOOD]] + PYRAMID_HOPE[count[PYRAMID]]
    for species in range(SPECIES):
        one = s.zoo[seat][LOVERS_BRIDGE_LEFT * SPECIES + species]
        two = s.zoo[seat][LOVERS_BRIDGE_RIGHT * SPECIES + species]
        hope += 6 * POINT * min(one, two)
        if left > 0:
            hope += LONELY_LOVER * min(abs(one - two), 2)
    watched = resident(s, seat, LOOKOUT)
    if watched >= 0:
        neighbour = (seat + s.seats - 1) % s.seats
        coming = turns_left(s, neighbour)
        hope += 2 * POINT * owned(s, neighbour, watched) + 2 * POINT * coming // SPECIES
    if count[QUARANTINE] > 0:
        hope += QUARANTINE_HOPE
    return hope


@rule
def best_promise(states: Batch[State], seat: int, species: int, is_bound: int) -> int:
    """What the zoo in state 0 promises with the species on its best spot; state 1 is room.

    The die has a say where `is_bound` is 1.
    """
    s = states[0]
    best = NOWHERE
    for spot in range(SPOTS if s.board == WINTER else PLACES):
        if is_bound:
            why_not = why_not_there(s, seat, species, spot)
        else:
            why_not = why_not_by_pen(s, seat, species, spot)
        if why_not == 0:
            copy_state(states[1], s)
            put(states[1], seat, species, spot)
            best = max(best, promise(states[1], seat))
    return best


@rule
def promise_after(states: Batch[State], seat: int, action: int) -> int:
    """What greedy thinks of a legal action of the seat in state 0; state 1 is room."""
    s = states[0]
    if action >= ACT_MOVE:
        copy_state(states[1], s)
        if action != ACT_STAY:
            leave_quarantine(states[1], seat, action - ACT_MOVE)
        return POINT * score_board(states[1], seat)
    if action >= ACT_DISCARD:
        species = action - ACT_DISCARD
        other = (seat + 1) % s.seats
        mine = best_promise(states, seat, species, 0) - promise(s, seat)
        theirs = best_promise(states, other, species, 0) - promise(s, other)
        return DISCARD_SPITE * theirs // POINT - mine
    if action >= ACT_PLACE:
        copy_state(states[1], s)
        put(states[1], seat, s.chosen[seat] - 1, action - ACT_PLACE)
        return promise(states[1], seat)
    return best_promise(states, seat, action, 1)


@rule
def choose_greedily(states: Batch[State], seat: int, actions: Row, n: int, rng: Row) -> int:
    """Which of the first n legal actions promises most; equal ones by chance."""
    best = NOWHERE - 1
    equal = 0
    place = 0
    for i in range(n):
        hope = promise_after(states, seat, actions[i])
        if hope > best:
            best = hope
            equal = 0
        if hope == best:
            equal += 1
            if below(rng, CHOICES, equal) == 0:
                place = i
    return place

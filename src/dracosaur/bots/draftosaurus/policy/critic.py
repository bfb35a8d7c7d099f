"""What the critic looks at, and what a seat plays for."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.method import hashed
from dracosaur.core.twin import ONE, Row, rule
from dracosaur.games.draftosaurus.rules import State, rank, score
from dracosaur.games.draftosaurus.rules.constants import (
    KING_OF_THE_JUNGLE,
    LOOKOUT,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    OVER,
    PENS,
    PLACES,
    PRAIRIE_OF_LOVE,
    RIVER,
    SOLITARY_ISLAND,
    SPECIES,
    WINTER,
)
from dracosaur.games.draftosaurus.rules.scoring import owned, resident, trex_bonus

CRITIC_SIZE: Final = 1 << 15
VICTORY: Final = 2 * ONE
POINT: Final = VICTORY * 3 // 100  # of the margin, up to MOST_POINTS
MOST_POINTS: Final = 15

_BEGIN: Final = 99
_OWN: Final = 100
_OTHER: Final = 120


@rule
def margin(s: State, seat: int) -> int:
    """At the end the share of the victory and a little of the lead in points; nothing before."""
    if s.phase != OVER:
        return 0
    mine = rank(s, seat)
    points = score(s, seat)
    best = -1000
    winners = 1
    is_won = True
    for other in range(s.seats):
        if other != seat:
            theirs = rank(s, other)
            best = max(best, score(s, other))
            winners += 1 if theirs == mine else 0
            is_won = is_won and theirs <= mine
    utility = POINT * min(max(points - best, -MOST_POINTS), MOST_POINTS)
    return utility + VICTORY // winners if is_won else utility


@rule
def phi(s: State, seat: int, out: Row) -> int:
    """The weights of the position: the own zoo and those of the others, pen by pen."""
    placed = 0
    for place in range(PLACES):
        placed += s.count[seat][place]
    out[0] = hashed(_BEGIN, placed, s.seats, s.board, CRITIC_SIZE)
    n = zoo_features(s, seat, _OWN, placed, 1, out)
    for i in range(1, s.seats):
        n = zoo_features(s, (seat + i) % s.seats, _OTHER, placed, n, out)
    return n


@rule
def zoo_features(s: State, seat: int, tag: int, placed: int, n: int, out: Row) -> int:
    """Each pen of a zoo by how full it is and what it promises; the river; the T-Rexes."""
    table = s.seats * 2 + s.board
    for pen in range(PENS):
        kind = promise_of(s, seat, pen) * 16 + table
        out[n] = hashed(tag + pen, placed, min(s.count[seat][pen], 7), kind, CRITIC_SIZE)
        n += 1
    out[n] = hashed(tag + PENS, placed, s.count[seat][RIVER], table, CRITIC_SIZE)
    out[n + 1] = hashed(tag + PENS + 1, placed, trex_bonus(s, seat), table, CRITIC_SIZE)
    return n + 2


@rule
def promise_of(s: State, seat: int, pen: int) -> int:
    """What the count of a pen does not say, as a small number."""
    number = 0
    zoo = s.zoo[seat]
    if s.board == WINTER:
        if pen == LOVERS_BRIDGE_LEFT:
            for species in range(SPECIES):
                left = zoo[LOVERS_BRIDGE_LEFT * SPECIES + species]
                number += min(left, zoo[LOVERS_BRIDGE_RIGHT * SPECIES + species])
        elif pen == LOOKOUT and s.count[seat][pen] > 0:
            number = owned(s, (seat + s.seats - 1) % s.seats, resident(s, seat, LOOKOUT))
    elif pen == PRAIRIE_OF_LOVE:
        for species in range(SPECIES):
            number += zoo[PRAIRIE_OF_LOVE * SPECIES + species] // 2
    elif pen == KING_OF_THE_JUNGLE and s.count[seat][pen] > 0:
        king = resident(s, seat, KING_OF_THE_JUNGLE)
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, owned(s, other, king))
        number = min(max(owned(s, seat, king) - most, -3), 3) + 4
    elif pen == SOLITARY_ISLAND and s.count[seat][pen] > 0:
        number = min(owned(s, seat, resident(s, seat, SOLITARY_ISLAND)), 2)
    return number

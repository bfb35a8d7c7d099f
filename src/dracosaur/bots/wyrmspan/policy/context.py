"""What all answers to one question have in common: the question, and how the seat stands."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.wyrmspan.policy.turn import is_main
from dracosaur.core.twin import Row, rule
from dracosaur.games.wyrmspan.cards.codes import (
    CAVES,
    NOWHERE,
    OP,
    RESOURCES,
)
from dracosaur.games.wyrmspan.cards.programs import (
    DRAGON_CARDS,
    LIKES,
    NODE,
    OBJECTIVE_BASE,
    OBJECTIVE_CAP,
    OBJECTIVE_COUNT,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
    ROUNDS,
    VP,
)
from dracosaur.games.wyrmspan.rules.constants import FRAME, IN_HAND, MEMO_AT, NODE_AT, SPACE_AT, STAGE_AT
from dracosaur.games.wyrmspan.rules.counts import count
from dracosaur.games.wyrmspan.rules.state import State

# Places in the context.
ASKED: Final = 0  # the node that asks
KIND: Final = 1  # its operation
STAGE: Final = 2
NOTED: Final = 3  # what has been chosen so far
PRINTED_ON: Final = 4  # the dragon that it is printed on, or 0
COINS: Final = 5  # up to 9
GOODS: Final = 6  # resources
EGGS: Final = 7  # up to 5
FREE_NESTS: Final = 8  # up to 3
DRAGON_HAND: Final = 9  # dragon cards in hand
CAVE_HAND: Final = 10  # cave cards in hand, up to 5
ROOMS: Final = 11  # a mask of the caves with room for a dragon
ROOM: Final = 12  # spaces without a dragon, up to 4
PLAYABLE: Final = 13  # dragons of the hand that could be enticed, up to 4
BEST: Final = 14  # the playable dragon with the most points, or 0
NEAREST: Final = 15  # the dragon of the hand that lacks least, if not playable, or 0
LACK: Final = 16  # what it lacks, up to 5
WANTED: Final = 17  # of each resource: dragons of the hand that lack it and little else
OBJECTIVE: Final = 21  # the side of the round
LEAD: Final = 22  # over the best other in what it counts, from 0 (three less) to 5; for main actions
FITTING: Final = 23  # a mask of the objectives of this and of later rounds
HAND: Final = 24  # the dragons of the hand
MOST_HAND: Final = 24
CONTEXT: Final = HAND + MOST_HAND


@rule
def context(s: State, seat: int, ctx: Row) -> None:
    """The numbers of the position that the features of all actions share."""
    if s.depth == 0:
        ctx[ASKED] = 0
        ctx[KIND] = 0
        ctx[STAGE] = s.picks[seat]
        ctx[NOTED] = 0
        ctx[PRINTED_ON] = 0
    else:
        base = (s.depth - 1) * FRAME
        stack = s.stack
        ctx[ASKED] = stack[base + NODE_AT]
        ctx[KIND] = NODE[ctx[ASKED]][OP]
        ctx[STAGE] = stack[base + STAGE_AT]
        ctx[NOTED] = stack[base + MEMO_AT]
        space = stack[base + SPACE_AT]
        ctx[PRINTED_ON] = s.dragon[seat][space] if space >= 0 else 0
    resources = s.resources[seat]
    ctx[COINS] = min(s.coins[seat], 9)
    ctx[GOODS] = resources[0] + resources[1] + resources[2] + resources[3]
    ctx[EGGS] = min(s.egg_count[seat], 5)
    ctx[FREE_NESTS] = min(s.nest_count[seat] - s.egg_count[seat], 3)
    ctx[CAVE_HAND] = min(s.cave_cards[seat], 5)
    rooms = 0
    room = 0
    for cave in range(CAVES):
        free = s.excavated[seat][cave] - s.settled[seat][cave]
        room += free
        if free > 0:
            rooms |= 1 << cave
    ctx[ROOMS] = rooms
    ctx[ROOM] = min(room, 4)
    look_at_hand(s, seat, ctx)
    fitting = 0
    for i in range(s.round, ROUNDS):
        if s.objective[i] > 0:
            fitting |= 1 << (s.objective[i] - 1)
    ctx[FITTING] = fitting
    ctx[OBJECTIVE] = max(s.objective[s.round] - 1, 0)
    ctx[LEAD] = 0
    if is_main(s, seat):
        ctx[LEAD] = lead(s, seat, ctx[OBJECTIVE], s.round)


@rule
def look_at_hand(s: State, seat: int, ctx: Row) -> None:
    """The dragons of the hand are listed, with what they lack."""
    left = min(s.dragon_cards[seat], MOST_HAND)
    at = s.dragon_at
    n = 0
    card = 1
    while n < left and card <= DRAGON_CARDS:
        if at[card] == IN_HAND + seat:
            ctx[HAND + n] = card
            n += 1
        card += 1
    ctx[DRAGON_HAND] = n
    for kind in range(RESOURCES):
        ctx[WANTED + kind] = 0
    resources = s.resources[seat]
    playable = 0
    best = 0
    nearest = 0
    least = 99
    for i in range(n):
        card = ctx[HAND + i]
        price = PRICE[card]
        short = 0
        for kind in range(RESOURCES):
            short += max(0, price[kind] - resources[kind])
        others = max(0, PRICE_EGGS[card] - s.egg_count[seat]) + max(0, PRICE_COINS[card] + 1 - s.coins[seat])
        if LIKES[card] & ctx[ROOMS] == 0:
            others += 1
        if short + others == 0:
            playable += 1
            if VP[card] > VP[best] or best == 0:
                best = card
        else:
            if short + others < least or (short + others == least and VP[card] > VP[nearest]):
                least = short + others
                nearest = card
            if short <= 2:
                for kind in range(RESOURCES):
                    if price[kind] > resources[kind]:
                        ctx[WANTED + kind] += 1
    ctx[PLAYABLE] = min(playable, 4)
    ctx[BEST] = best
    ctx[NEAREST] = nearest
    ctx[LACK] = min(least, 5)


@rule
def lead(s: State, seat: int, side: int, number: int) -> int:
    """What the seat has more than the best other of what an objective counts, from 0 (three less) to 5."""
    which = OBJECTIVE_COUNT[side]
    if s.seats == 1:
        most = min(OBJECTIVE_BASE[side][number] + s.objective_coins, OBJECTIVE_CAP[side])
    else:
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, count(s, other, NOWHERE, which))
    return min(max(count(s, seat, NOWHERE, which) - most, -3), 2) + 3

"""What all answers to one question have in common: the question, and how the seat stands."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.wyrmspan.policy.hashing import block
from dracosaur.bots.wyrmspan.policy.turn import is_main
from dracosaur.core.twin import Row, lookup, rule
from dracosaur.games.wyrmspan.cards.codes import (
    AUTOMA_TURN,
    CACHE,
    CAVES,
    EXCAVATE,
    GAIN_ANY,
    GAIN_CHOSEN,
    GAIN_OF_COST,
    GAIN_ONE_KIND,
    NOTHING,
    NOWHERE,
    OP,
    PAY,
    PLAY,
    RESOURCES,
    SPLIT,
    STOW,
    TURN,
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
from dracosaur.games.wyrmspan.rules.constants import (
    FRAME,
    IN_HAND,
    MEMO_AT,
    NODE_AT,
    SEATS,
    SPACE_AT,
    STAGE_AT,
)
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
DRAGON_HAND: Final = 9  # dragon cards in hand, up to 6
CAVE_HAND: Final = 10  # cave cards in hand, up to 5
ROOMS: Final = 11  # a mask of the caves with room for a dragon
ROOM: Final = 12  # spaces without a dragon, up to 4
OBJECTIVE: Final = 13  # the side of the round
FITTING: Final = 14  # a mask of the objectives of this and of later rounds
LEAD: Final = 15  # over the best other in what it counts, from 0 (three less) to 5; for main actions

# Of the dragons in hand, where the question has to do with them.
PLAYABLE: Final = 16  # how many could be enticed, up to 4
BEST: Final = 17  # the one of these with the most points, or 0
NEAREST: Final = 18  # the one of the others that lacks least, or 0
LACK: Final = 19  # how much it lacks, up to 5
WANTED: Final = 20  # of each resource: how many lack it, and not much else

# Blocks of weights with one for each sort of answer.
BLOCKS: Final = 24
MAIN_BLOCKS: Final = 8  # for main actions
SMALL_BLOCKS: Final = 2  # for all other answers
ABILITY_BLOCKS: Final = 6  # the small ones included: for answers that point at nothing

# The hands of all seats, each with the number of its cards first: mostly they are the same next time.
HANDS: Final = 32
MOST_HAND: Final = 32
HAND_SIZE: Final = MOST_HAND + 1
CONTEXT_SIZE: Final = HANDS + SEATS * HAND_SIZE

# The operations in which resources or caves are chosen.
_WITH_HAND: Final = (
    NOTHING,
    PAY,
    GAIN_ANY,
    GAIN_ONE_KIND,
    GAIN_CHOSEN,
    GAIN_OF_COST,
    STOW,
    SPLIT,
    CACHE,
    PLAY,
    EXCAVATE,
    TURN,
)
LOOKS_AT_HAND = lookup([int(operation in _WITH_HAND) for operation in range(AUTOMA_TURN + 1)])


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
    ctx[DRAGON_HAND] = min(s.dragon_cards[seat], 6)
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
    fitting = 0
    for i in range(s.round, ROUNDS):
        if s.objective[i] > 0:
            fitting |= 1 << (s.objective[i] - 1)
    ctx[FITTING] = fitting
    ctx[OBJECTIVE] = max(s.objective[s.round] - 1, 0)
    ctx[LEAD] = 0
    for i in range(PLAYABLE, BLOCKS):
        ctx[i] = 0
    if LOOKS_AT_HAND[ctx[KIND]] == 1:
        hand = HANDS + seat * HAND_SIZE
        list_hand(s, seat, ctx, hand)
        look_at_hand(s, seat, ctx, hand)
    if is_main(s, seat):
        ctx[LEAD] = lead(s, seat, ctx[OBJECTIVE], s.round)
        find_main_blocks(s, ctx)
    else:
        find_blocks(s, ctx)


@rule
def find_main_blocks(s: State, ctx: Row) -> None:
    """The blocks of the main actions: what speaks for each of them as the seat stands."""
    ctx[BLOCKS] = block(30, s.round, ctx[COINS], 0)
    ctx[BLOCKS + 1] = block(31, ctx[PLAYABLE] * 4 + s.round, ctx[ROOM], 0)
    ctx[BLOCKS + 2] = block(32, ctx[OBJECTIVE], s.round, ctx[LEAD])
    ctx[BLOCKS + 3] = block(33, min(ctx[GOODS], 9), ctx[DRAGON_HAND], 0)
    ctx[BLOCKS + 4] = block(34, ctx[EGGS] * 4 + ctx[FREE_NESTS], s.round, 0)
    ctx[BLOCKS + 5] = block(35, VP[ctx[BEST]], s.round, min(ctx[COINS], 3))
    ctx[BLOCKS + 6] = block(36, ctx[CAVE_HAND], ctx[ROOM], s.round)
    ctx[BLOCKS + 7] = block(37, ctx[LACK], min(ctx[GOODS], 9), min(ctx[PLAYABLE], 2))


@rule
def find_blocks(s: State, ctx: Row) -> None:
    """The blocks of all other answers."""
    node = ctx[ASKED]
    ctx[BLOCKS] = block(1, ctx[KIND], ctx[STAGE], s.round)
    ctx[BLOCKS + 1] = block(2, node, 0, 0)
    ctx[BLOCKS + 2] = block(3, node, s.round, min(ctx[GOODS], 9))
    ctx[BLOCKS + 3] = block(4, node, ctx[EGGS], ctx[FREE_NESTS])
    ctx[BLOCKS + 4] = block(5, node, ctx[DRAGON_HAND], ctx[COINS])
    ctx[BLOCKS + 5] = block(6, node, ctx[PRINTED_ON], s.round)


@rule
def list_hand(s: State, seat: int, ctx: Row, hand: int) -> None:
    """The dragons of the hand stand there in rising order, after their number.

    Those that stood there before are kept if they are the hand: as many, and all of them still in it.
    """
    at = s.dragon_at
    here = IN_HAND + seat
    n = ctx[hand]
    is_same = n == s.dragon_cards[seat]
    i = 1
    while is_same and i <= n:
        is_same = at[ctx[hand + i]] == here
        i += 1
    if is_same:
        return
    left = min(s.dragon_cards[seat], MOST_HAND)
    n = 0
    card = 1
    while n < left and card <= DRAGON_CARDS:
        if at[card] == here:
            n += 1
            ctx[hand + n] = card
        card += 1
    ctx[hand] = n


@rule
def look_at_hand(s: State, seat: int, ctx: Row, hand: int) -> None:
    """What the dragons of the hand lack is known."""
    resources = s.resources[seat]
    playable = 0
    best = 0
    nearest = 0
    least = 99
    for i in range(hand + 1, hand + 1 + ctx[hand]):
        card = ctx[i]
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

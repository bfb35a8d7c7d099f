"""The features of a position at the beginning of a turn, for the critic."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.method import MOST_FEATURES
from dracosaur.bots.wyrmspan.policy.context import (
    BEST,
    CONTEXT_SIZE,
    GOODS,
    HAND_SIZE,
    HANDS,
    PLAYABLE,
    WANTED,
    context,
    lead,
    list_hand,
    look_at_hand,
)
from dracosaur.bots.wyrmspan.policy.hashing import place
from dracosaur.core.twin import Row, rule
from dracosaur.games.wyrmspan.cards.codes import CAVES, COLUMNS, NOWHERE, RESOURCES
from dracosaur.games.wyrmspan.cards.programs import (
    CELLS,
    INCOME_COINS,
    OBJECTIVE_COUNT,
    PRICE,
    ROUNDS,
    TRIGGER,
    VP,
)
from dracosaur.games.wyrmspan.rules.constants import LEVEL
from dracosaur.games.wyrmspan.rules.counts import count
from dracosaur.games.wyrmspan.rules.state import State

LOOKED_AT: Final = 8  # dragons of the hand


@rule
def phi(s: State, seat: int, out: Row) -> int:
    """The places of the weights of the position, seen by the seat; their number is returned.

    The context is worked out first, and the places behind it are moved to the front in the end.
    """
    hand = HANDS + seat * HAND_SIZE
    out[hand] = -1  # nothing is kept there
    context(s, seat, out)
    list_hand(s, seat, out, hand)
    look_at_hand(s, seat, out, hand)
    left = min(s.coins[seat], 9) + INCOME_COINS * (ROUNDS - 1 - s.round)  # about the turns to come
    n = add_supply(s, seat, left, out, CONTEXT_SIZE)
    n = add_mat(s, seat, left, out, n)
    n = add_hand(s, seat, left, out, n)
    n = add_table(s, seat, left, out, n)
    if s.seats > 1:
        n = add_others(s, seat, left, out, n)
    n = min(n - CONTEXT_SIZE, MOST_FEATURES)
    for i in range(n):
        out[i] = out[CONTEXT_SIZE + i]
    return n


@rule
def add_supply(s: State, seat: int, left: int, out: Row, n: int) -> int:
    """Coins, cards, eggs, resources and steps."""
    half = left // 2
    fifth = left // 5
    resources = s.resources[seat]
    out[n] = place(101, left, s.round, s.options[LEVEL])
    out[n + 1] = place(102, half, min(s.dragon_cards[seat], 7), 0)
    out[n + 2] = place(103, half, min(s.cave_cards[seat], 7), 0)
    out[n + 3] = place(104, half, min(s.egg_count[seat], 12), 0)
    out[n + 4] = place(105, half, min(s.nest_count[seat] - s.egg_count[seat], 6), 0)
    out[n + 5] = place(106, half, min(out[GOODS], 12), 0)
    out[n + 6] = place(107, half, s.steps[seat] % 12, min(s.placed[seat], 4))
    out[n + 7] = place(108, half, out[PLAYABLE], VP[out[BEST]])
    n += 8
    for kind in range(RESOURCES):
        have = min(resources[kind], 5)
        out[n] = place(110, fifth, kind, have)
        out[n + 1] = place(111, fifth, min(out[WANTED + kind], 3), have)
        n += 2
    return n


@rule
def add_mat(s: State, seat: int, left: int, out: Row, n: int) -> int:
    """The caves and their dragons."""
    half = left // 2
    for cave in range(CAVES):
        settled = s.settled[seat][cave]
        out[n] = place(112, half, cave, settled * 8 + s.excavated[seat][cave])
        out[n + 1] = place(113, left // 5, cave, s.explored[seat][cave] * 8 + settled)
        n += 2
        for space in range(cave * COLUMNS, cave * COLUMNS + settled):
            dragon = s.dragon[seat][space]
            out[n] = place(114, dragon, half, 0)
            out[n + 1] = place(115, TRIGGER[dragon], space, half)
            n += 2
    return n


@rule
def add_hand(s: State, seat: int, left: int, out: Row, n: int) -> int:
    """The dragons of the hand, with what they lack."""
    hand = HANDS + seat * HAND_SIZE
    for i in range(min(out[hand], LOOKED_AT)):
        card = out[hand + 1 + i]
        short = 0
        for kind in range(RESOURCES):
            short += max(0, PRICE[card][kind] - s.resources[seat][kind])
        out[n] = place(116, card, left // 5, 0)
        out[n + 1] = place(117, VP[card], left // 2, min(short, 3))
        n += 2
    return n


@rule
def add_table(s: State, seat: int, left: int, out: Row, n: int) -> int:
    """The guild tile and the objectives to come."""
    half = left // 2
    for cell in range(CELLS):
        if s.markers[seat][cell] > 0:
            out[n] = place(118, s.guild, cell, half * 4 + s.markers[seat][cell])
            n += 1
    for i in range(s.round, ROUNDS):
        if s.objective[i] > 0:
            side = s.objective[i] - 1
            have = min(count(s, seat, NOWHERE, OBJECTIVE_COUNT[side]), 12)
            out[n] = place(119, side, i * 16 + have, half)
            out[n + 1] = place(120, i, lead(s, seat, side, i), half)
            n += 2
    return n


@rule
def add_others(s: State, seat: int, left: int, out: Row, n: int) -> int:
    """How the strongest of the others stand: dragons, coins and cards."""
    half = left // 2
    dragons = 0
    coins = 0
    goods = 0
    for other in range(s.seats):
        if other != seat:
            dragons = max(dragons, s.settled[other][0] + s.settled[other][1] + s.settled[other][2])
            coins = max(coins, s.coins[other])
            resources = s.resources[other]
            held = resources[0] + resources[1] + resources[2] + resources[3]
            goods = max(goods, held + s.dragon_cards[other] + s.cave_cards[other])
    out[n] = place(121, half, dragons, s.seats)
    out[n + 1] = place(122, left, min(coins, 12), s.seats)
    out[n + 2] = place(123, half, min(goods, 24), s.seats)
    return n + 3

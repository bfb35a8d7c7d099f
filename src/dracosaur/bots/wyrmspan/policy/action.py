"""The features of one answer: small numbers that say what it is and how the seat stands."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.wyrmspan.lookups import FITS, SORT
from dracosaur.bots.wyrmspan.policy.context import (
    ABILITY_BLOCKS,
    BEST,
    BLOCKS,
    CAVE_HAND,
    COINS,
    DRAGON_HAND,
    EGGS,
    FITTING,
    FREE_NESTS,
    GOODS,
    HAND_SIZE,
    HANDS,
    KIND,
    LACK,
    LEAD,
    MAIN_BLOCKS,
    NEAREST,
    NOTED,
    OBJECTIVE,
    ROOM,
    ROOMS,
    SMALL_BLOCKS,
    STAGE,
    WANTED,
)
from dracosaur.bots.wyrmspan.policy.hashing import block, place
from dracosaur.core.twin import Row, rule
from dracosaur.games.wyrmspan.cards.codes import (
    COLUMNS,
    ICON_SHIFT,
    IF_ACTIVATED,
    PLAY,
    RESOURCES,
    TURN,
)
from dracosaur.games.wyrmspan.cards.programs import (
    FEEDS_ON,
    IS_RAVEL,
    LIKES,
    NESTS,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
    TRAITS,
    TRIGGER,
    VP,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE,
    ACT_CAVE_CARD,
    ACT_CELL,
    ACT_DRAGON,
    ACT_DRAW,
    ACT_EGG,
    ACT_ENTICE,
    ACT_EXCAVATE,
    ACT_EXCHANGE,
    ACT_EXPLORE,
    ACT_MAT,
    ACT_PASS,
    ACT_RESOURCE,
    ACT_SPACE,
    LEVEL,
)
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.turns import CHOOSE_ACTION

STAGES: Final = 8


@rule
def features(s: State, seat: int, ctx: Row, action: int, out: Row) -> int:
    """The places of the weights of one legal action; their number is returned."""
    if ctx[KIND] == TURN and ctx[STAGE] == CHOOSE_ACTION:
        return main_features(s, seat, ctx, action, out)
    sort = SORT[action]
    for i in range(SMALL_BLOCKS):
        out[i] = ctx[BLOCKS + i] + sort
    n = SMALL_BLOCKS
    asked = ctx[KIND] * STAGES + ctx[STAGE]
    if action >= ACT_CAVE_CARD:
        card = block(10, asked, action - ACT_CAVE_CARD, 0)
        out[n] = card + s.round
        out[n + 1] = card + 4 + ctx[CAVE_HAND]
        out[n + 2] = place(11, asked, ctx[CAVE_HAND], s.round)
        return n + 3
    if action >= ACT_DRAGON:
        return dragon_features(s, seat, ctx, action - ACT_DRAGON, asked, out, n)
    if action >= ACT_DRAW:
        out[n] = place(12, asked, action, ctx[DRAGON_HAND] * 8 + ctx[CAVE_HAND])
        out[n + 1] = place(13, asked, action, s.round * 8 + ctx[ROOM])
        return n + 2
    if action >= ACT_CELL:
        cell = block(14, s.guild, action, min(s.placed[seat], 4))
        out[n] = cell + s.round
        out[n + 1] = place(15, s.guild, action, ctx[OBJECTIVE] * 4 + s.round)
        return n + 2
    if ACT_SPACE <= action < ACT_MAT:
        space = action - ACT_SPACE
        dragon = s.dragon[seat][space]
        out[n] = place(16, asked, dragon, s.round // 2)
        out[n + 1] = place(17, asked, min(s.eggs[seat][space], 3) * 4 + NESTS[dragon], s.growth[seat][space])
        return n + 2
    if ACT_CAVE <= action < ACT_SPACE:
        return cave_features(s, seat, ctx, action - ACT_CAVE, asked, out, n)
    if ACT_RESOURCE <= action < ACT_EGG:
        kind = action - ACT_RESOURCE
        have = min(s.resources[seat][kind], 5)
        lacks = min(max(0, PRICE[ctx[NEAREST]][kind] - have), 3)
        out[n] = place(18, asked, have, min(ctx[WANTED + kind], 3))
        out[n + 1] = place(19, asked, kind, min(ctx[GOODS], 10))
        out[n + 2] = place(20, asked, lacks * 8 + ctx[LACK], have)
        return n + 3
    if ACT_EXCHANGE <= action < ACT_CAVE:
        pair = action - ACT_EXCHANGE
        one = pair >> 4
        other = (pair >> 2) & 3
        resources = s.resources[seat]
        out[n] = place(21, min(resources[one], 4), min(resources[other], 4), asked)
        out[n + 1] = place(22, min(ctx[WANTED + one], 3) * 4 + min(ctx[WANTED + other], 3), asked, 0)
        return n + 2
    for i in range(SMALL_BLOCKS, ABILITY_BLOCKS):
        out[i] = ctx[BLOCKS + i] + sort
    return ABILITY_BLOCKS


@rule
def main_features(s: State, seat: int, ctx: Row, action: int, out: Row) -> int:
    """Those of the action that a turn begins with."""
    for i in range(MAIN_BLOCKS):
        out[i] = ctx[BLOCKS + i] + action
    n = MAIN_BLOCKS
    if ACT_EXPLORE <= action < ACT_PASS:
        cave = action - ACT_EXPLORE
        settled = s.settled[seat][cave]
        explored = s.explored[seat][cave]
        out[n] = place(40, cave, settled, s.round * 8 + explored)
        out[n + 1] = place(41, cave, explored, ctx[EGGS] * 8 + ctx[FREE_NESTS])
        out[n + 2] = place(42, cave * 8 + settled, s.steps[seat] % 12, s.round)
        n += 3
        for space in range(cave * COLUMNS, cave * COLUMNS + settled):
            dragon = s.dragon[seat][space]
            if TRIGGER[dragon] == IF_ACTIVATED:
                food = FEEDS_ON[dragon]
                fed = 0
                if food >= 0:
                    has_food = s.resources[seat][food] > 0 if food < RESOURCES else ctx[DRAGON_HAND] > 0
                    fed = 1 + min(s.growth[seat][space], 3) * 2 + (1 if has_food else 0)
                out[n] = place(43, dragon, s.round, fed)
                n += 1
    elif action == ACT_ENTICE:
        fits = (FITS[ctx[BEST]] >> ctx[OBJECTIVE]) & 1
        out[n] = place(44, ctx[BEST], s.round // 2, 0)
        out[n + 1] = place(45, fits * 8 + ctx[LEAD], s.round, ctx[COINS])
        n += 2
    elif action == ACT_EXCAVATE:
        total = s.excavated[seat][0] + s.excavated[seat][1] + s.excavated[seat][2]
        out[n] = place(46, total, s.round, ctx[ROOM])
        out[n + 1] = place(47, ctx[ROOM], ctx[CAVE_HAND], ctx[EGGS])
        n += 2
    else:
        out[n] = place(48, s.round * 16 + ctx[COINS], ctx[EGGS], IS_RAVEL[s.options[LEVEL]])
        n += 1
    return n


@rule
def dragon_features(s: State, seat: int, ctx: Row, card: int, asked: int, out: Row, n: int) -> int:
    """Those of a dragon card: what it is, what it lacks, and what it counts for."""
    price = PRICE[card]
    resources = s.resources[seat]
    short = 0
    for kind in range(RESOURCES):
        short += max(0, price[kind] - resources[kind])
    eggs = min(max(0, PRICE_EGGS[card] - s.egg_count[seat]), 3)
    likes = 1 if LIKES[card] & ctx[ROOMS] else 0
    fits = FITS[card] & ctx[FITTING]
    now = (fits >> ctx[OBJECTIVE]) & 1
    later = 1 if fits & ~(1 << ctx[OBJECTIVE]) else 0
    known = block(50, asked, card, 0)
    out[n] = known + s.round
    out[n + 1] = known + 4 + s.guild
    out[n + 2] = known + 8 + now * 2 + later
    out[n + 3] = place(51, asked, min(short, 5) * 8 + eggs, likes * 8 + s.round)
    out[n + 4] = place(52, ctx[KIND], VP[card] + 20 * s.round, PRICE_COINS[card])
    out[n + 5] = place(53, ctx[KIND], card, 0)
    out[n + 6] = place(54, asked, TRAITS[card] >> ICON_SHIFT, s.round)
    out[n + 7] = place(55, asked, now * 2 + later, s.round * 8 + ctx[DRAGON_HAND])
    return n + 8


@rule
def cave_features(s: State, seat: int, ctx: Row, cave: int, asked: int, out: Row, n: int) -> int:
    """Those of a cave of the mat."""
    settled = s.settled[seat][cave]
    out[n] = place(60, asked, cave * 8 + settled, s.excavated[seat][cave] * 8 + s.round)
    if ctx[KIND] != PLAY:
        hand = HANDS + seat * HAND_SIZE
        liking = 0
        for i in range(hand + 1, hand + 1 + ctx[hand]):
            liking += (LIKES[ctx[i]] >> cave) & 1
        out[n + 1] = place(61, asked, cave * 8 + settled, min(liking, 3))
        return n + 2
    walks = 0
    for space in range(cave * COLUMNS, cave * COLUMNS + settled):
        walks += 1 if TRIGGER[s.dragon[seat][space]] == IF_ACTIVATED else 0
    trigger = TRIGGER[ctx[NOTED]]
    out[n + 1] = place(62, ctx[NOTED], cave, settled)
    out[n + 2] = place(63, trigger, cave, settled * 8 + s.round)
    out[n + 3] = place(64, trigger, walks * 8 + settled, s.round)
    return n + 4

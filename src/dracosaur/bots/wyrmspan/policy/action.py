"""The features of one answer: small numbers that say what it is and how the seat stands."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.wyrmspan.fitting import FITS
from dracosaur.bots.wyrmspan.policy.context import (
    ASKED,
    BEST,
    CAVE_HAND,
    COINS,
    DRAGON_HAND,
    EGGS,
    FITTING,
    FREE_NESTS,
    GOODS,
    KIND,
    LACK,
    LEAD,
    NEAREST,
    NOTED,
    OBJECTIVE,
    PLAYABLE,
    PRINTED_ON,
    ROOM,
    ROOMS,
    STAGE,
    WANTED,
)
from dracosaur.bots.wyrmspan.policy.hashing import place
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
    asked = ctx[KIND] * STAGES + ctx[STAGE]
    sort = min(action, ACT_DRAGON) if action < ACT_CAVE_CARD else ACT_CAVE_CARD  # one for all cards of a kind
    out[0] = place(1, asked, sort, s.round)
    out[1] = place(2, ctx[ASKED], sort, 0)
    if action >= ACT_CAVE_CARD:
        out[2] = place(3, asked, action, s.round // 2)
        out[3] = place(4, asked, ctx[CAVE_HAND], s.round)
        return 4
    if action >= ACT_DRAGON:
        return dragon_features(s, seat, ctx, action - ACT_DRAGON, asked, out)
    if action >= ACT_DRAW:
        out[2] = place(5, asked, action, min(ctx[DRAGON_HAND], 6) * 8 + ctx[CAVE_HAND])
        out[3] = place(6, asked, action, ctx[PLAYABLE] * 16 + s.round * 4 + min(ctx[ROOM], 3))
        return 4
    if action >= ACT_CELL:
        out[2] = place(7, s.guild, action, s.round * 16 + min(s.placed[seat], 4))
        out[3] = place(8, s.guild * 64 + action, ctx[OBJECTIVE], s.round)
        return 4
    if ACT_SPACE <= action < ACT_MAT:
        space = action - ACT_SPACE
        dragon = s.dragon[seat][space]
        out[2] = place(9, asked, dragon, 0)
        out[3] = place(10, asked, min(s.eggs[seat][space], 3) * 4 + NESTS[dragon], s.growth[seat][space])
        return 4
    if ACT_CAVE <= action < ACT_SPACE:
        return cave_features(s, seat, ctx, action - ACT_CAVE, asked, out)
    if ACT_RESOURCE <= action < ACT_EGG:
        kind = action - ACT_RESOURCE
        have = min(s.resources[seat][kind], 5)
        lacks = min(max(0, PRICE[ctx[NEAREST]][kind] - have), 3)
        out[2] = place(11, asked, have, min(ctx[WANTED + kind], 3))
        out[3] = place(12, asked, kind, min(ctx[GOODS], 10))
        out[4] = place(13, asked, lacks * 8 + ctx[LACK], have)
        return 5
    if ACT_EXCHANGE <= action < ACT_CAVE:
        pair = action - ACT_EXCHANGE
        one = pair >> 4
        other = (pair >> 2) & 3
        resources = s.resources[seat]
        out[2] = place(14, min(resources[one], 4), min(resources[other], 4), asked)
        out[3] = place(15, min(ctx[WANTED + one], 3) * 4 + min(ctx[WANTED + other], 3), asked, 0)
        return 4
    out[2] = place(16, ctx[ASKED], action, s.round * 16 + min(ctx[GOODS], 9))
    out[3] = place(17, ctx[ASKED], action, ctx[EGGS] * 8 + ctx[FREE_NESTS])
    out[4] = place(18, ctx[ASKED], action, min(ctx[DRAGON_HAND], 6) * 16 + ctx[COINS])
    out[5] = place(19, ctx[ASKED], action, ctx[PRINTED_ON])
    return 6


@rule
def main_features(s: State, seat: int, ctx: Row, action: int, out: Row) -> int:
    """Those of the action that a turn begins with."""
    turn = s.round * 16 + ctx[COINS]
    out[0] = place(30, action, turn, 0)
    out[1] = place(31, action, ctx[PLAYABLE] * 4 + s.round, ctx[ROOM])
    out[2] = place(32, action, ctx[OBJECTIVE], s.round * 8 + ctx[LEAD])
    out[3] = place(33, action, min(ctx[GOODS], 9), min(ctx[DRAGON_HAND], 6))
    out[4] = place(34, action, ctx[EGGS] * 4 + ctx[FREE_NESTS], s.round)
    n = 5
    if ACT_EXPLORE <= action < ACT_PASS:
        cave = action - ACT_EXPLORE
        settled = s.settled[seat][cave]
        explored = s.explored[seat][cave]
        out[n] = place(35, cave, settled, s.round * 8 + explored)
        out[n + 1] = place(36, cave, explored, ctx[EGGS] * 8 + ctx[FREE_NESTS])
        out[n + 2] = place(37, cave * 8 + settled, ctx[LACK], min(ctx[GOODS], 9))
        out[n + 3] = place(38, cave * 8 + settled, s.steps[seat] % 12, s.round)
        n += 4
        for space in range(cave * COLUMNS, cave * COLUMNS + settled):
            dragon = s.dragon[seat][space]
            if TRIGGER[dragon] == IF_ACTIVATED:
                food = FEEDS_ON[dragon]
                fed = 0
                if food >= 0:
                    has_food = s.resources[seat][food] > 0 if food < RESOURCES else ctx[DRAGON_HAND] > 0
                    fed = 1 + min(s.growth[seat][space], 3) * 2 + (1 if has_food else 0)
                out[n] = place(39, dragon, s.round, fed)
                n += 1
    elif action == ACT_ENTICE:
        out[n] = place(40, VP[ctx[BEST]], s.round, ctx[COINS])
        out[n + 1] = place(41, ctx[BEST], s.round // 2, 0)
        fits = 1 if (FITS[ctx[BEST]] >> ctx[OBJECTIVE]) & 1 else 0
        out[n + 2] = place(42, fits * 8 + ctx[LEAD], s.round, ctx[COINS])
        n += 3
    elif action == ACT_EXCAVATE:
        total = s.excavated[seat][0] + s.excavated[seat][1] + s.excavated[seat][2]
        out[n] = place(43, total, s.round, ctx[ROOM])
        out[n + 1] = place(44, ctx[ROOM], ctx[CAVE_HAND], ctx[EGGS])
        n += 2
    else:
        out[n] = place(45, turn, ctx[EGGS], IS_RAVEL[s.options[LEVEL]])
        n += 1
    return n


@rule
def dragon_features(s: State, seat: int, ctx: Row, card: int, asked: int, out: Row) -> int:
    """Those of a dragon card: what it is, what it lacks, and what it counts for; the first two are there."""
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
    out[2] = place(50, asked, card, s.round)
    out[3] = place(51, asked, min(short, 5) * 8 + eggs, likes * 8 + s.round)
    out[4] = place(52, ctx[KIND], VP[card] + 20 * s.round, PRICE_COINS[card])
    out[5] = place(53, ctx[KIND], card, 0)
    out[6] = place(54, asked, TRAITS[card] >> ICON_SHIFT, s.round)
    out[7] = place(55, asked, now * 2 + later, s.round * 8 + min(ctx[DRAGON_HAND], 6))
    out[8] = place(56, asked, card, 8 + s.guild)
    return 9


@rule
def cave_features(s: State, seat: int, ctx: Row, cave: int, asked: int, out: Row) -> int:
    """Those of a cave of the mat; the first two are there."""
    settled = s.settled[seat][cave]
    out[2] = place(60, asked, cave * 8 + settled, s.excavated[seat][cave] * 8 + s.round)
    if ctx[KIND] != PLAY:
        out[3] = place(61, asked, cave * 8 + settled, ctx[NEAREST])
        return 4
    walks = 0
    for space in range(cave * COLUMNS, cave * COLUMNS + settled):
        walks += 1 if TRIGGER[s.dragon[seat][space]] == IF_ACTIVATED else 0
    trigger = TRIGGER[ctx[NOTED]]
    out[3] = place(62, ctx[NOTED], cave, settled)
    out[4] = place(63, trigger, cave, settled * 8 + s.round)
    out[5] = place(64, trigger, walks * 8 + settled, s.round)
    return 6

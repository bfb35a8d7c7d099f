"""Which rule forbids an action that is not legal."""

from __future__ import annotations

from dracosaur.core.twin import lookup, rule
from dracosaur.games.wyrmspan.cards.codes import CAVES, COLUMNS, EXCAVATE, ON_TOP, OP, PAY, PLAY, TERMS, TURN
from dracosaur.games.wyrmspan.cards.programs import ACTION_COINS, DRAGON_CARDS, LIKES, NODE
from dracosaur.games.wyrmspan.rules import numbers as n
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE,
    ACT_CAVE_CARD,
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_ENTICE,
    ACT_EXCAVATE,
    ACT_MAT,
    ACT_PASS,
    ACT_SPACE,
    CHANCE,
    FRAME,
    IN_HAND,
    KEEPING,
    NODE_AT,
    ON_DISPLAY,
    STAGE_AT,
)
from dracosaur.games.wyrmspan.rules.course import PUT_BACK_CARDS
from dracosaur.games.wyrmspan.rules.moves import is_legal, must_act
from dracosaur.games.wyrmspan.rules.numbers import (
    W4_5,
    W4_6,
    W4_11,
    W5_1,
    W5_2,
    W5_5,
    W5_9,
    W5_11,
    W5_12,
    W5_15,
    W5_16,
    W5_17,
    W6_1,
    W6_2,
    W6_3,
    W6_9,
    W7_1,
    W7_2,
    W7_3,
    W8_1,
    W9_4,
    W13_3,
    W13_7,
    W15_7,
)
from dracosaur.games.wyrmspan.rules.plays import (
    PAY_RESOURCES,
    PICK_CARD,
    PICK_CAVE_CARD,
    PICK_PLACE,
    PICK_WAIVER,
)
from dracosaur.games.wyrmspan.rules.possible import caves_for_play, room
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.turns import CHOOSE_ACTION, LIMIT_RESOURCES

# The rule about what is asked, by the operation that asks; entries 0 to 8 are the flow.
ASKED_BY = lookup(
    [
        n.W9_15,
        n.W9_6,
        n.W9_15,
        n.W9_15,
        n.W9_7,
        n.W9_15,
        n.W9_15,
        n.W5_9,
        n.W9_10,
        n.W9_15,  # GAIN
        n.W10_1,
        n.W9_5,
        n.W9_5,
        n.W11_6,
        n.W10_2,
        n.W10_5,  # STOW
        n.W10_5,
        n.W10_15,
        n.W10_10,
        n.W14_5,  # STEPS
        n.W11_7,
        n.W11_8,
        n.W11_1,
        n.W11_2,
        n.W11_2,
        n.W10_9,
        n.W12_2,
        n.W7_1,  # PLAY
        n.W6_1,
        n.W13_14,
        n.W13_11,
        n.W13_13,
        n.W9_15,
        n.W5_2,  # TURN
        n.W8_3,
        n.W14_7,
        n.W6_4,
        n.W10_6,
        n.W16_5,
        n.W18_3,
        n.W9_15,
    ]
)


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 where the action is legal for a seat that owes a decision, else the rule that forbids it."""
    if not must_act(s, seat):
        return W5_1
    if is_legal(s, seat, action):
        return 0
    if seat == CHANCE:
        return W4_11
    if s.phase == KEEPING:
        return W4_5 if s.picks[seat] < PUT_BACK_CARDS else W4_6
    base = s.depth * FRAME - FRAME
    op = NODE[s.stack[base + NODE_AT]][OP]
    stage = s.stack[base + STAGE_AT]
    if op == TURN:
        return why_not_turn(s, seat, stage, action)
    if action == ACT_DECLINE:
        return W9_4
    if op == PLAY:
        return why_not_play(s, seat, NODE[s.stack[base + NODE_AT]][TERMS], stage, action)
    if op == EXCAVATE:
        return why_not_excavate(s, seat, stage, action)
    if op == PAY:
        return W5_12 if ACT_SPACE <= action <= ACT_MAT else W5_9
    return ASKED_BY[op]


@rule
def why_not_turn(s: State, seat: int, stage: int, action: int) -> int:
    """The rule that forbids an action, an egg for it, or what is given up at the end of the turn."""
    if stage != CHOOSE_ACTION:
        return W5_11 if stage < LIMIT_RESOURCES else W15_7
    if action > ACT_PASS:
        return W5_2
    if s.coins[seat] < ACTION_COINS:
        return W5_5
    if action == ACT_EXCAVATE:
        spaces = s.excavated[seat]
        if s.cave_cards[seat] == 0 or spaces[0] + spaces[1] + spaces[2] == CAVES * COLUMNS:
            return W6_9
        return W6_2
    if action == ACT_ENTICE:
        return why_not_entice(s, seat)
    return W8_1


@rule
def why_not_entice(s: State, seat: int) -> int:
    """No card, no room for any, or no means."""
    if s.dragon_cards[seat] == 0:
        return W7_1
    caves = room(s, seat)
    for card in range(1, DRAGON_CARDS + 1):
        if s.dragon_at[card] == IN_HAND + seat and LIKES[card] & caves != 0:
            return W7_2
    return W7_3


@rule
def why_not_play(s: State, seat: int, terms: int, stage: int, action: int) -> int:
    """The rule that forbids a dragon, its place, or a part of its price."""
    if stage == PICK_CARD and ACT_DRAGON < action < ACT_CAVE_CARD:
        card = action - ACT_DRAGON
        if s.dragon_at[card] != IN_HAND + seat and s.dragon_at[card] != ON_DISPLAY:
            return W7_1
        if LIKES[card] & caves_for_play(s, seat, terms) != 0:
            return W5_16
        return W13_7 if terms == ON_TOP else W7_3
    if stage == PICK_PLACE:
        return W13_7 if terms == ON_TOP else W7_3
    if stage == PICK_WAIVER:
        return W13_3
    if stage == PAY_RESOURCES:
        return W5_17
    return W5_15 if stage == PICK_CARD else W5_11


@rule
def why_not_excavate(s: State, seat: int, stage: int, action: int) -> int:
    """The rule that forbids a cave, a cave card, or an egg."""
    if ACT_CAVE <= action < ACT_CAVE + CAVES:
        return W6_1 if s.excavated[seat][action - ACT_CAVE] == COLUMNS else W6_2
    if action >= ACT_CAVE_CARD or stage == PICK_CAVE_CARD:
        return W6_3
    return W5_11 if ACT_SPACE <= action <= ACT_MAT else W5_15

"""Playing dragons and cave cards, by an action or by an ability (W6, W7, W13)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ANYWHERE,
    CAVE_KIND,
    CAVES,
    COLUMNS,
    COSTS_EGGS,
    DECK,
    DISCOUNT,
    DISPLAY,
    DRAGON_KIND,
    FREE,
    HAND,
    NO_COST,
    NO_RESOURCES,
    NOWHERE,
    ON_TOP,
    OP,
    OPPONENTS,
    RESOURCES,
    SOURCE,
    TERMS,
)
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_BONUS,
    CLOSING,
    DRAGON_CARDS,
    EXCAVATE_EGGS,
    LIKES,
    NODE,
    NODE_BONUSES,
    PRICE,
    PRICE_COINS,
    PRICE_EGGS,
    PRICE_RESOURCES,
    SLOTS,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CAVE,
    ACT_CAVE_CARD,
    ACT_DECLINE,
    ACT_DRAGON,
    ACT_EGG,
    ACT_OPTION,
    ACT_RESOURCE,
    ACT_SPACE,
    ACT_USE,
    ALL_KNOW,
    FRAME,
    IN_HAND,
    LEFT_AT,
    MASK_AT,
    MEMO_AT,
    NEW,
    NODE_AT,
    ON_DISPLAY,
    ON_MAT,
    ON_THE_WAY,
    SEAT_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.hands import (
    allow_caves_at,
    allow_display,
    take_from_display,
    want_card,
)
from dracosaur.games.wyrmspan.rules.mats import (
    allow_eggs,
    allow_spaces,
    cover,
    occupied,
    settle,
    take_egg,
    take_last_eggs,
)
from dracosaur.games.wyrmspan.rules.payments import allow_exchanges, exchange
from dracosaur.games.wyrmspan.rules.possible import can_do, can_excavate, can_play, caves_for_play
from dracosaur.games.wyrmspan.rules.stack import allow, ask, close_question, pop, push
from dracosaur.games.wyrmspan.rules.state import State

# Stages of a play. MEMO is the dragon, MASK the space; LEFT first the waived icon, then the eggs still to be
# paid.
PICK_CARD = 0
PICK_PLACE = 1
PICK_WAIVER = 2
PAY_RESOURCES = 3
PAY_EGGS = 4
PLAYED = 5
EGG_WAIVED = RESOURCES + 1


@rule
def step_play(s: State, base: int) -> None:
    """Dragon, cave, waived icon, exchanges, eggs are asked for in this order (W5.15), then the dragon is
    placed.
    """
    stack = s.stack
    stage = stack[base + STAGE_AT]
    if stage == PICK_CARD:
        ask_dragon(s, base)
    elif stage == PICK_PLACE:
        ask_place(s, base)
    elif stage == PICK_WAIVER:
        ask_waiver(s, base)
    elif stage == PAY_RESOURCES:
        step_price(s, base)
    elif stage == PAY_EGGS:
        step_eggs(s, base, PLAYED)
        if stack[base + STAGE_AT] == PLAYED:
            place_dragon(s, base)
    else:
        pop(s, 1)


@rule
def ask_dragon(s: State, base: int) -> None:
    """Every dragon that can be paid and placed may be named."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    node = stack[base + NODE_AT]
    terms = NODE[node][TERMS]
    caves = caves_for_play(s, seat, terms)
    if caves != 0:
        if NODE[node][SOURCE] & HAND and s.dragon_cards[seat] > 0:
            at = s.dragon_at
            for card in range(1, DRAGON_CARDS + 1):
                if at[card] == IN_HAND + seat and can_play(s, seat, card, terms, caves):
                    allow(s, ACT_DRAGON + card)
        if NODE[node][SOURCE] & DISPLAY:
            for slot in range(SLOTS):
                card = s.dragon_slot[slot]
                if card > 0 and can_play(s, seat, card, terms, caves):
                    allow(s, ACT_DRAGON + card)
    if s.answers == 0:
        pop(s, 0)
    else:
        ask(s, base)


@rule
def ask_place(s: State, base: int) -> None:
    """A cave that the dragon likes is asked for; on top, the dragon to be covered."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    terms = NODE[stack[base + NODE_AT]][TERMS]
    caves = LIKES[stack[base + MEMO_AT]] & caves_for_play(s, seat, terms)
    for cave in range(CAVES):
        if (caves >> cave) & 1:
            if terms == ON_TOP:
                allow_spaces(s, occupied(s, seat) & (15 << (COLUMNS * cave)))
            else:
                allow(s, ACT_CAVE + cave)
    s.actor = seat


@rule
def ask_waiver(s: State, base: int) -> None:
    """One egg or resource icon is waived, so that the rest can be paid (W13.3)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    dragon = stack[base + MEMO_AT]
    for kind in range(RESOURCES):
        if PRICE[dragon][kind] > 0 and is_payable(s, seat, dragon, kind + 1):
            allow(s, ACT_RESOURCE + kind)
    if PRICE_EGGS[dragon] > 0 and is_payable(s, seat, dragon, EGG_WAIVED):
        allow(s, ACT_EGG)
    s.actor = seat


@rule
def is_payable(s: State, seat: int, dragon: int, waived: int) -> bool:
    """Whether the price without the waived icon can be paid (W5.16)."""
    if PRICE_EGGS[dragon] - (1 if waived == EGG_WAIVED else 0) > s.egg_count[seat]:
        return False
    short = 0
    spare = 0
    for kind in range(RESOURCES):
        rest = s.resources[seat][kind] - PRICE[dragon][kind] + (1 if waived == kind + 1 else 0)
        if rest < 0:
            short -= rest
        else:
            spare += rest
    return spare >= 2 * short


@rule
def step_price(s: State, base: int) -> None:
    """What is short is exchanged for, then resources and coins are paid; the eggs are next."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    dragon = stack[base + MEMO_AT]
    waived = stack[base + LEFT_AT]
    if NODE[stack[base + NODE_AT]][TERMS] != NO_RESOURCES:
        short = 0
        for kind in range(RESOURCES):
            need = PRICE[dragon][kind] - (1 if waived == kind + 1 else 0)
            if s.resources[seat][kind] < need:
                short |= 1 << kind
        if short != 0:
            allow_exchanges(s, seat, dragon, waived, short)
            s.actor = seat
            return
        for kind in range(RESOURCES):
            s.resources[seat][kind] -= PRICE[dragon][kind] - (1 if waived == kind + 1 else 0)
    s.coins[seat] -= PRICE_COINS[dragon]
    stack[base + LEFT_AT] = PRICE_EGGS[dragon] - (1 if waived == EGG_WAIVED else 0)
    stack[base + STAGE_AT] = PAY_EGGS


@rule
def step_eggs(s: State, base: int, after: int) -> None:
    """Eggs are paid one by one from any nests (W5.11); with none left to pay the frame is in the next
    stage.
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    left = stack[base + LEFT_AT]
    if left == 0 or take_last_eggs(s, seat, ANYWHERE, 0, left):
        stack[base + LEFT_AT] = 0
        stack[base + STAGE_AT] = after
    else:
        allow_eggs(s, seat, ANYWHERE, 0)
        s.actor = seat


@rule
def place_dragon(s: State, base: int) -> None:
    """The dragon has left hand or display and lies on its space."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    dragon = stack[base + MEMO_AT]
    space = stack[base + MASK_AT]
    stack[base + STAGE_AT] = PLAYED
    if s.dragon_at[dragon] == ON_DISPLAY:
        take_from_display(s, DRAGON_KIND, dragon)
    else:
        s.dragon_cards[seat] -= 1
    if NODE[stack[base + NODE_AT]][TERMS] == ON_TOP:
        cover(s, seat, space, dragon)
    else:
        settle(s, seat, space, dragon)


@rule
def answer_play(s: State, base: int, action: int) -> None:
    """One more detail of the play is settled."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    stage = stack[base + STAGE_AT]
    if action == ACT_DECLINE:
        pop(s, 0)
    elif stage == PICK_CARD:
        stack[base + MEMO_AT] = action - ACT_DRAGON
        s.dragon_known[action - ACT_DRAGON] = ALL_KNOW  # what is played is announced (W5.3)
        stack[base + STAGE_AT] = PICK_PLACE
    elif stage == PICK_PLACE:
        answer_place(s, base, action)
    elif stage == PICK_WAIVER:
        stack[base + LEFT_AT] = EGG_WAIVED if action == ACT_EGG else action - ACT_RESOURCE + 1
        stack[base + STAGE_AT] = PAY_RESOURCES
    elif stage == PAY_RESOURCES:
        exchange(s, seat, action)
    else:
        take_egg(s, seat, action)
        stack[base + LEFT_AT] -= 1


@rule
def answer_place(s: State, base: int, action: int) -> None:
    """The space is known; a free dragon is placed at once."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    dragon = stack[base + MEMO_AT]
    terms = NODE[stack[base + NODE_AT]][TERMS]
    if action >= ACT_SPACE:
        stack[base + MASK_AT] = action - ACT_SPACE
    else:
        cave = action - ACT_CAVE
        stack[base + MASK_AT] = cave * COLUMNS + s.settled[seat][cave]
    if terms == FREE or terms == ON_TOP:
        place_dragon(s, base)
    elif terms == DISCOUNT and PRICE_RESOURCES[dragon] + PRICE_EGGS[dragon] > 0:
        stack[base + STAGE_AT] = PICK_WAIVER
    else:
        stack[base + STAGE_AT] = PAY_RESOURCES


# Stages of an excavation. MEMO is the cave card, MASK the cave of the mat, LEFT the eggs still to be paid.
AGREE = 0
DRAWING = 1
PICK_CAVE = 2
PICK_CAVE_CARD = 3
PAY_CAVE_EGGS = 4
EXCAVATED = 5


@rule
def step_excavate(s: State, base: int) -> None:
    """Cave, cave card and eggs are asked for in this order; a card from the deck is seen first (W5.15,
    W13.6).
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    stage = stack[base + STAGE_AT]
    source = NODE[stack[base + NODE_AT]][SOURCE]
    if stage == AGREE:
        if not can_excavate(s, seat, source, NO_COST):
            pop(s, 0)
        elif source != DECK:
            ask_cave(s, base)
        elif stack[base + TAKEN_AT] == TAKEN:
            stack[base + STAGE_AT] = DRAWING
            want_card(s, CAVE_KIND)
        else:
            allow(s, ACT_USE)
            ask(s, base)
    elif stage == DRAWING:
        stack[base + MEMO_AT] = s.drawn
        s.cave_known[s.drawn] = ALL_KNOW
        s.drawn = 0
        stack[base + TAKEN_AT] = TAKEN  # it must be placed (W13.16)
        stack[base + STAGE_AT] = PICK_CAVE
    elif stage == PICK_CAVE:
        ask_cave(s, base)
    elif stage == PICK_CAVE_CARD:
        if source & HAND:
            allow_caves_at(s, IN_HAND + seat)
        if source & DISPLAY:
            allow_display(s, CAVE_KIND)
        s.actor = seat
    elif stage == PAY_CAVE_EGGS:
        step_eggs(s, base, EXCAVATED)
        if stack[base + STAGE_AT] == EXCAVATED:
            place_cave(s, base)
    else:
        pop(s, 1)


@rule
def ask_cave(s: State, base: int) -> None:
    """Every cave with a space to excavate may be named; the action must be able to pay its eggs (W6.2)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    pays = NODE[stack[base + NODE_AT]][COSTS_EGGS] == 1
    for cave in range(CAVES):
        n = s.excavated[seat][cave]
        if n < COLUMNS and (not pays or EXCAVATE_EGGS[n] <= s.egg_count[seat]):
            allow(s, ACT_CAVE + cave)
    ask(s, base)


@rule
def answer_excavate(s: State, base: int, action: int) -> None:
    """One more detail of the excavation is settled."""
    stack = s.stack
    if action == ACT_DECLINE:
        pop(s, 0)
    elif action == ACT_USE:
        stack[base + STAGE_AT] = DRAWING
        want_card(s, CAVE_KIND)
    elif action >= ACT_CAVE_CARD:
        stack[base + MEMO_AT] = action - ACT_CAVE_CARD
        s.cave_known[action - ACT_CAVE_CARD] = ALL_KNOW
        stack[base + STAGE_AT] = PAY_CAVE_EGGS
    elif action < ACT_SPACE:
        cave = action - ACT_CAVE
        stack[base + MASK_AT] = cave
        if NODE[stack[base + NODE_AT]][COSTS_EGGS] == 1:
            stack[base + LEFT_AT] = EXCAVATE_EGGS[s.excavated[stack[base + SEAT_AT]][cave]]
        stack[base + STAGE_AT] = PICK_CAVE_CARD if stack[base + MEMO_AT] == 0 else PAY_CAVE_EGGS
    else:
        take_egg(s, stack[base + SEAT_AT], action)
        stack[base + LEFT_AT] -= 1


@rule
def place_cave(s: State, base: int) -> None:
    """The cave card lies on the next space of its cave, and its bonus is offered; in column 4 two bonuses
    (W6.4).
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    cave = stack[base + MASK_AT]
    card = stack[base + MEMO_AT]
    if s.cave_at[card] == ON_DISPLAY:
        take_from_display(s, CAVE_KIND, card)
    elif s.cave_at[card] != ON_THE_WAY:
        s.cave_cards[seat] -= 1
    column = s.excavated[seat][cave]
    s.cave_at[card] = ON_MAT
    s.cave_known[card] = ALL_KNOW
    s.cave[seat][cave * COLUMNS + column] = card
    s.excavated[seat][cave] = column + 1
    if column + 1 == COLUMNS:
        push(s, NODE_BONUSES, seat, NOWHERE, NEW)
        s.stack[s.depth * FRAME - FRAME + MEMO_AT] = card
        s.stack[s.depth * FRAME - FRAME + MASK_AT] = 3
    else:
        push(s, CAVE_BONUS[card], seat, NOWHERE, NEW)


@rule
def step_bonuses(s: State, base: int) -> None:
    """The bonus of the cave card and the closing bonus are offered in the order the player likes (W6.4,
    W6.10).
    """
    stack = s.stack
    seat = stack[base + SEAT_AT]
    bonus = CAVE_BONUS[stack[base + MEMO_AT]]
    if stack[base + MASK_AT] & 1 and can_do(s, seat, bonus, NOWHERE):
        allow(s, ACT_OPTION)
    if stack[base + MASK_AT] & 2 and can_do(s, seat, CLOSING, NOWHERE):
        allow(s, ACT_OPTION + 1)
    if s.answers > 1:
        ask(s, base)
    elif s.answers == 1:
        item = s.last_answer - ACT_OPTION
        close_question(s)
        take_bonus(s, base, item, NEW)
    else:
        pop(s, 1)


@rule
def take_bonus(s: State, base: int, item: int, taken: int) -> None:
    """One of the two bonuses is resolved next."""
    s.stack[base + MASK_AT] &= ~(1 << item)
    node = CAVE_BONUS[s.stack[base + MEMO_AT]] if item == 0 else CLOSING
    push(s, node, s.stack[base + SEAT_AT], NOWHERE, taken)


@rule
def answer_bonuses(s: State, base: int, action: int) -> None:
    """A bonus is taken, or none; what opponents get from the cave card they get all the same (W6.6)."""
    if action != ACT_DECLINE:
        take_bonus(s, base, action - ACT_OPTION, TAKEN)
        return
    bonus = CAVE_BONUS[s.stack[base + MEMO_AT]]
    seat = s.stack[base + SEAT_AT]
    pop(s, 1)
    if NODE[bonus][OP] == OPPONENTS:
        push(s, bonus, seat, NOWHERE, NEW)
        s.stack[s.depth * FRAME - FRAME + LEFT_AT] = 1  # his own part he has just declined

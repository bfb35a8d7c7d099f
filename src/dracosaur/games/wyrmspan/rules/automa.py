"""The Automa's turn (A5 to A9, A13)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    CAVE_KIND,
    CAVES,
    DECISION_ADVANCE,
    DECISION_BY_CAVE,
    DECISION_CAVE,
    DECISION_DRAGON,
    DECISION_GUILD,
    DECISION_OBJECTIVE,
    DECISION_PASSES,
    DECISION_PLUS,
    DECISION_REFRESHES,
    DRAGON_KIND,
    MOST_EXCAVATED,
    NOWHERE,
)
from dracosaur.games.wyrmspan.cards.programs import (
    BROWN,
    CELLS,
    DECISION,
    DECK_SIZE,
    GUILD_ROWS,
    NODE_FILL,
    SLOTS,
    TRACK_SPACES,
)
from dracosaur.games.wyrmspan.rules.constants import (
    A_DECISION,
    AUTOMA,
    CHANCE,
    NEW,
    STAGE_AT,
    WITH_AUTOMA,
)
from dracosaur.games.wyrmspan.rules.hands import clear_display, take_from_display
from dracosaur.games.wyrmspan.rules.marking import is_free
from dracosaur.games.wyrmspan.rules.stack import pop, push
from dracosaur.games.wyrmspan.rules.state import State

TURN_CARD = 0
READ_CARD = 1
CARRY_OUT = 2


@rule
def step_automa(s: State, base: int) -> None:
    """She turns over a card and carries it out, or passes with the last one (A5.2)."""
    stack = s.stack
    stage = stack[base + STAGE_AT]
    stack[base + STAGE_AT] = stage + 1
    if stage == TURN_CARD:
        if s.turned == DECK_SIZE - 1:  # one card is set aside (A2.5)
            s.passed[AUTOMA] = 1
            pop(s, 1)
        else:
            s.wanted = A_DECISION
            s.actor = CHANCE
    elif stage == READ_CARD:
        read_card(s)
    elif stage == CARRY_OUT:
        s.objective_coins = max(0, s.objective_coins + DECISION[s.decision][DECISION_OBJECTIVE])
        advance_automa(s)
        push(s, NODE_FILL, AUTOMA, NOWHERE, NEW)
    else:
        pop(s, 1)


@rule
def read_card(s: State) -> None:
    """The card is turned over; she may pass with it or renew the display first (A5.2, A9.1)."""
    s.decision = s.drawn - 1
    s.drawn = 0
    s.decisions |= 1 << s.decision
    s.turned += 1
    if s.turned == DECK_SIZE - 1 and DECISION[s.decision][DECISION_PASSES] == 1:
        s.passed[AUTOMA] = 1
        pop(s, 1)
    elif DECISION[s.decision][DECISION_REFRESHES] == 1:
        clear_display(s)
        push(s, NODE_FILL, AUTOMA, NOWHERE, NEW)


@rule
def steps_of_card(s: State) -> int:
    """How far her token goes in this round; in Ravel mode your caves say it (A6.1, A13.1)."""
    row = DECISION[s.decision]
    if row[DECISION_BY_CAVE] == 0:
        return row[DECISION_ADVANCE + s.round]
    n = s.excavated[0][0]
    for cave in range(1, CAVES):
        if row[DECISION_BY_CAVE] == MOST_EXCAVATED:
            n = max(n, s.excavated[0][cave])
        else:
            n = min(n, s.excavated[0][cave])
    return n + row[DECISION_PLUS]


@rule
def advance_automa(s: State) -> None:
    """Her token advances step by step; only brown spaces do anything (A6)."""
    for _ in range(steps_of_card(s)):
        s.steps[AUTOMA] += 1
        if BROWN[s.steps[AUTOMA] % TRACK_SPACES] == 1:
            take_at_brown(s)


@rule
def take_at_brown(s: State) -> None:
    """She takes a dragon, then a cave card or a cell of the guild tile (A7)."""
    row = DECISION[s.decision]
    automa_takes(s, DRAGON_KIND, row[DECISION_DRAGON] - 1)
    if row[DECISION_CAVE] > 0:
        automa_takes(s, CAVE_KIND, row[DECISION_CAVE] - 1)
    elif s.placed[AUTOMA] <= s.round:  # one marker from the start, one more in each later round (A7.8)
        automa_marks(s, row[DECISION_GUILD])


@rule
def automa_takes(s: State, kind: int, slot: int) -> None:
    """The card of the slot, or of the next filled one to the right, is on her pile (A7.1, A7.6)."""
    for k in range(SLOTS):
        i = (slot + k) % SLOTS
        card = s.dragon_slot[i] if kind == DRAGON_KIND else s.cave_slot[i]
        if card > 0:
            take_from_display(s, kind, card)
            s.automa_cards[kind] += 1
            if kind == DRAGON_KIND:
                s.dragon_at[card] = WITH_AUTOMA
            else:
                s.cave_at[card] = WITH_AUTOMA
            return


@rule
def automa_marks(s: State, number: int) -> None:
    """Her marker is on the so-maniest row with a free cell, counted cyclically from the top (A7.3)."""
    left = number
    while True:
        for row in range(GUILD_ROWS + 1):
            if row == GUILD_ROWS or is_free(s, row):
                left -= 1
                if left == 0:
                    cell = row
                    while cell < CELLS - 1 and not is_free(s, cell):
                        cell += 1
                    s.markers[AUTOMA][cell] += 1
                    s.placed[AUTOMA] += 1
                    return

"""The guild track and tile (W14); abilities that use others or move dragons (W13.9 to W13.14)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ACTIVATE,
    ACTIVATE_MAT,
    CAVES,
    ICONS,
    NOWHERE,
    POINTS,
    SPACES,
    STEPS,
    SWAP,
)
from dracosaur.games.wyrmspan.cards.programs import (
    ABILITY,
    BROWN,
    CELLS,
    FEW_PLAYERS,
    GUILD_BENEFIT,
    MARKERS,
    NODE,
    NODE_MARK,
    NOW_ROWS,
    PATH,
    PATH_STOPS,
    SQUARES,
    TRACK_EFFECT,
    TRACK_SPACES,
)
from dracosaur.games.wyrmspan.rules.constants import (
    ACT_CELL,
    ACT_DECLINE,
    ACT_OPTION,
    ACT_SPACE,
    ACT_USE,
    AUTOMA,
    DONE,
    LEFT_AT,
    MEMO_AT,
    NEW,
    NODE_AT,
    SEAT_AT,
    SPACE_AT,
    STAGE_AT,
    TAKEN,
    TAKEN_AT,
)
from dracosaur.games.wyrmspan.rules.gains import begin, count_one
from dracosaur.games.wyrmspan.rules.mats import allow_spaces, occupied, swap_dragons
from dracosaur.games.wyrmspan.rules.possible import can_be_activated, can_do
from dracosaur.games.wyrmspan.rules.stack import allow, ask, pop, pop_counted, push
from dracosaur.games.wyrmspan.rules.state import State


@rule
def step_special(s: State, base: int, op: int) -> None:
    """The frame goes on."""
    if op == STEPS:
        step_steps(s, base)
    elif op == ACTIVATE:
        step_activate(s, base)
    elif op == ACTIVATE_MAT:
        step_activate_mat(s, base)
    elif op == SWAP:
        step_swap(s, base)
    else:
        s.paid_vp[s.stack[base + SEAT_AT]] += NODE[s.stack[base + NODE_AT]][POINTS]
        pop(s, 1)


@rule
def answer_special(s: State, base: int, op: int, action: int) -> None:
    """The player goes on, or declines."""
    seat = s.stack[base + SEAT_AT]
    if action == ACT_DECLINE:
        pop_counted(s, base)
    elif op == STEPS:
        count_one(s, base)
        make_step(s, seat)
    elif op == ACTIVATE:
        s.stack[base + TAKEN_AT] = DONE
        push(s, ABILITY[s.dragon[seat][action - ACT_SPACE]], seat, action - ACT_SPACE, TAKEN)
    elif op == ACTIVATE_MAT:
        s.stack[base + TAKEN_AT] = DONE
        push(s, PATH[action - ACT_OPTION], seat, NOWHERE, TAKEN)
    elif s.stack[base + STAGE_AT] == 0:
        s.stack[base + STAGE_AT] = 1
        s.stack[base + MEMO_AT] = action - ACT_SPACE
    else:
        one = s.stack[base + MEMO_AT]
        pop(s, 1)
        swap_dragons(s, seat, one, action - ACT_SPACE)


@rule
def step_steps(s: State, base: int) -> None:
    """Steps are made one by one, each resolved before the next; each may be declined (W14.3, W14.5)."""
    begin(s, base)
    if s.stack[base + LEFT_AT] == 0:
        pop_counted(s, base)
    elif s.stack[base + TAKEN_AT] == TAKEN:
        count_one(s, base)
        make_step(s, s.stack[base + SEAT_AT])
    else:
        allow(s, ACT_USE)
        ask(s, base)


@rule
def make_step(s: State, seat: int) -> None:
    """The token is one space further, and the space takes effect (W14.2, W14.6)."""
    s.steps[seat] += 1
    space = s.steps[seat] % TRACK_SPACES
    if BROWN[space] == 0:
        push(s, TRACK_EFFECT[space], seat, NOWHERE, NEW)
    elif s.placed[seat] < MARKERS:
        push(s, NODE_MARK, seat, NOWHERE, TAKEN)


@rule
def tile_side(s: State) -> int:
    """The row of the guild tile's squares for this number of players (W4.1)."""
    return 2 * s.guild + (0 if s.seats <= FEW_PLAYERS else 1)


@rule
def is_free(s: State, cell: int) -> bool:
    """Whether the cell of the guild tile takes one more marker (W14.7)."""
    n = 0
    for seat in range(max(s.seats, AUTOMA + 1)):
        n += s.markers[seat][cell]
    return n < SQUARES[tile_side(s)][cell]


@rule
def step_mark(s: State, base: int) -> None:
    """A marker must be put on any free cell (W14.6, W14.15)."""
    for cell in range(CELLS):
        if is_free(s, cell):
            allow(s, ACT_CELL + cell)
    s.actor = s.stack[base + SEAT_AT]


@rule
def answer_mark(s: State, base: int, action: int) -> None:
    """The marker is on the tile, and the benefit of rows 1 to 3 is offered at once or never (W14.12)."""
    seat = s.stack[base + SEAT_AT]
    cell = action - ACT_CELL
    pop(s, 1)
    s.markers[seat][cell] += 1
    s.placed[seat] += 1
    if cell < NOW_ROWS:
        push(s, GUILD_BENEFIT[s.guild][cell], seat, NOWHERE, NEW)


@rule
def step_activate(s: State, base: int) -> None:
    """Another dragon with one of the icons uses its ability, if it can do anything (W13.10, W13.14)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    if stack[base + TAKEN_AT] != DONE:
        for space in range(SPACES):
            if space != stack[base + SPACE_AT] and can_be_activated(
                s, seat, NODE[stack[base + NODE_AT]][ICONS], space
            ):
                allow(s, ACT_SPACE + space)
    if s.answers == 0:
        pop_counted(s, base)
    else:
        ask(s, base)


@rule
def step_activate_mat(s: State, base: int) -> None:
    """One of the printed effects of the mat is used, wherever the adventurer is (W13.11)."""
    if s.stack[base + TAKEN_AT] == DONE:
        pop(s, 1)
        return
    for i in range(CAVES * PATH_STOPS):
        if can_do(s, s.stack[base + SEAT_AT], PATH[i], NOWHERE):
            allow(s, ACT_OPTION + i)
    ask(s, base)


@rule
def step_swap(s: State, base: int) -> None:
    """Two different dragons are named, one after the other (W13.13)."""
    stack = s.stack
    seat = stack[base + SEAT_AT]
    spaces = occupied(s, seat)
    if stack[base + STAGE_AT] == 1:
        allow_spaces(s, spaces & ~(1 << stack[base + MEMO_AT]))
        s.actor = seat
    elif s.settled[seat][0] + s.settled[seat][1] + s.settled[seat][2] < 2:
        pop(s, 0)
    else:
        allow_spaces(s, spaces)
        ask(s, base)

"""What the policy decides between: fewer and larger steps than the game asks for.

A hunt is chosen together with the figure that hunts. Of the ways of a dinosaur to a mountain the policy sees,
for each number of eggs, the one that eats the least prey. The lowest bits of a move are an action,
and above them stand the hunter and what it eats, or where a tile lies.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.bits import ones
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_CHOOSE,
    ACT_HUNT,
    ACT_LAY,
    ACT_ROAM,
    ACT_STARVE,
    AROUND,
    BEARING,
    CELLS,
    CHOOSE,
    DINOSAUR,
    DIRECTIONS,
    HUNTS,
    LAY,
    MOUNTAIN,
    NEAR_BEARINGS,
    NONE,
    ROAM,
    TIGER,
    WAITING,
    WAY_ENTERS,
    WAY_NUMBER,
    WAYS_FROM,
)
from dracosaur.games.gods_love_dinosaurs.rules.course import go_on, is_stage_over, lay_tile
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, next_in_role
from dracosaur.games.gods_love_dinosaurs.rules.geometry import cells_before, hex_of, terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.hunting import legal_hunts
from dracosaur.games.gods_love_dinosaurs.rules.laying import list_lays
from dracosaur.games.gods_love_dinosaurs.rules.moves import apply, legal, must_act
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# Parts of a move above the code.
HUNTER: Final = 1 << 13  # its cell
CODE: Final = HUNTER - 1
CELL: Final = 128  # numbers of cells are below this
END: Final = 1 << 20  # of a way: the cell where it ends
EGGS: Final = 1 << 27
EATEN: Final = 1 << 30  # prey on a way
FEW: Final = 8  # both are below this
CHOOSING: Final = 1 << 33  # 1 where the hunter has to be chosen first
LYING: Final = 1 << 13  # of a lay: hex * DIRECTIONS + orientation

# The scratch paper of the state: where a dinosaur may go, what it finds there, and on which mountains it may
# end; then, for one mountain, the best way for each number of eggs.
OPEN: Final = 0
PREY: Final = 1
PREDATORS: Final = 2
MOUNTAINS: Final = 3
ENDS: Final = 4
BEST: Final = 204
MOST_EGGS: Final = 5
END_PREY: Final = 1
END_PREDATOR: Final = 2
LATER: Final = 8192  # more than there are ways
ASIDE: Final = HUNTS + 1  # in a list: behind the hunts of one predator
# Half of the cells with dinosaurs, half of them mountains to end on, and starving.
MOST_MOVES: Final = ASIDE + CELLS // 2 * (CELLS // 2 * (MOST_EGGS + 1) + 1)


@rule
def look_around(s: State, seat: int, here: int) -> None:
    """The scratch paper shows what lies around the dinosaur on the cell, animals by what they are."""
    work = s.work
    lowest = hex_of(s, seat, here) - AROUND
    for cell in range(cells_before(s, seat, lowest), cells_before(s, seat, lowest + 2 * AROUND + 1)):
        bearing = BEARING[hex_of(s, seat, cell) - lowest]
        figure = NONE if cell == here else figure_on(s, seat, cell)
        if bearing >= 0 and figure != DINOSAUR:
            if 0 < bearing <= NEAR_BEARINGS:
                bit = 1 << (bearing - 1)
                work[OPEN] |= bit
                if figure >= TIGER:
                    work[PREDATORS] |= bit
                elif figure != NONE:
                    work[PREY] |= bit
                figure = NONE
            if terrain_of(s, seat, cell) == MOUNTAIN:
                met = NONE
                if figure != NONE:
                    met = END_PREDATOR if figure >= TIGER else END_PREY
                work[ENDS + 2 * work[MOUNTAINS]] = 4 * bearing + met
                work[ENDS + 2 * work[MOUNTAINS] + 1] = cell
                work[MOUNTAINS] += 1


@rule
def look_away(s: State) -> None:
    """The scratch paper is empty again."""
    for i in range(ENDS + 2 * s.work[MOUNTAINS]):
        s.work[i] = 0


@rule
def find_best_ways(s: State, end: int, met: int) -> None:
    """The scratch paper shows the best way to the mountain for each number of eggs, 0 where there is none."""
    work = s.work
    closed = ~work[OPEN]
    predators = work[PREDATORS]
    prey = work[PREY]
    for eggs in range(MOST_EGGS + 1):
        work[BEST + eggs] = 0
    for way in range(WAYS_FROM[end], WAYS_FROM[end + 1]):
        enters = WAY_ENTERS[way]
        if enters & closed == 0:
            eggs = ones(enters & predators) + (1 if met == END_PREDATOR else 0)
            eaten = ones(enters & prey) + (1 if met == END_PREY else 0)
            if eggs + eaten > 0:
                found = (eaten + 1) * LATER + way
                if work[BEST + eggs] == 0 or found < work[BEST + eggs]:
                    work[BEST + eggs] = found


@rule
def list_roams(s: State, seat: int, here: int, out: Row, first: int) -> int:
    """Fill in the moves of the dinosaur on the cell from `first` on; returns where they end."""
    n = first
    look_around(s, seat, here)
    work = s.work
    for i in range(work[MOUNTAINS]):
        find_best_ways(s, work[ENDS + 2 * i] // 4, work[ENDS + 2 * i] % 4)
        for eggs in range(MOST_EGGS + 1):
            if work[BEST + eggs] > 0:
                way = work[BEST + eggs] % LATER
                eaten = min(work[BEST + eggs] // LATER - 1, FEW - 1)
                out[n] = ACT_ROAM + WAY_NUMBER[way] + here * HUNTER
                out[n] += work[ENDS + 2 * i + 1] * END + eggs * EGGS + eaten * EATEN
                n += 1
                work[BEST + eggs] = 0
    look_away(s)
    return n


@rule
def list_hunts(s: State, seat: int, here: int, out: Row, first: int) -> int:
    """Fill in the moves of the predator on the cell from `first` on; returns where they end."""
    n = legal_hunts(s, seat, here, out) - 1
    for i in range(n):
        out[first + i] = out[i] + here * HUNTER
    return first + n


@rule
def list_activation(s: State, seat: int, out: Row) -> int:
    """Fill in what the figures that wait can do, or the chosen one; starving only where there is a hunt."""
    here = s.chosen[seat] - 1
    is_chosen = here >= 0
    if not is_chosen:
        here = next_in_role(s, seat, 0, WAITING)
    choosing = 0 if is_chosen else CHOOSING
    n = ASIDE
    while here >= 0:
        first = n
        if figure_on(s, seat, here) == DINOSAUR:
            n = list_roams(s, seat, here, out, n)
        else:
            n = list_hunts(s, seat, here, out, n)
        if n > first or is_chosen:
            out[n] = ACT_STARVE + here * HUNTER
            n += 1
        for i in range(first, n):
            out[i] += choosing
        here = -1 if is_chosen else next_in_role(s, seat, here + 1, WAITING)
    for i in range(ASIDE, n):
        out[i - ASIDE] = out[i]
    return n - ASIDE


@rule
def moves(s: State, seat: int, out: Row) -> int:
    """Fill in the moves of a seat that owes a decision and return their number; 0 for one that owes none."""
    if not must_act(s, seat):
        return 0
    task = s.task[seat]
    if task == LAY:
        n = list_lays(s, seat, out)
        for i in range(n):
            out[i] = ACT_LAY + i + out[i] * LYING
        return n
    if CHOOSE <= task <= ROAM:
        return list_activation(s, seat, out)
    return legal(s, seat, out)


@rule
def hunter_of(move: int) -> int:
    """The cell of the figure that hunts or starves."""
    return move // HUNTER % CELL


@rule
def action_of(move: int) -> int:
    """The code of the action with which the move begins."""
    code = move & CODE
    if code >= ACT_HUNT and move >= CHOOSING:
        return ACT_CHOOSE + hunter_of(move)
    return code


@rule
def perform(s: State, seat: int, move: int) -> None:
    """Carry out a move and everything that follows from it without a question."""
    if s.task[seat] == LAY:
        # The hex is known, so it need not be found again by the number of the lay.
        lay_tile(s, move // LYING // DIRECTIONS, move // LYING % DIRECTIONS)
        while is_stage_over(s):
            go_on(s)
    else:
        if s.task[seat] == CHOOSE:
            apply(s, seat, action_of(move))
        apply(s, seat, move & CODE)

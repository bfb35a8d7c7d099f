"""The table as people see it, and the way back: ecosystems cell by cell, the animal board slot by slot."""

from __future__ import annotations

from typing import Final

from dracosaur.core.game import Value
from dracosaur.games.gods_love_dinosaurs.actions import coordinates
from dracosaur.games.gods_love_dinosaurs.keys import (
    LETTER_KEYS,
    PHASE_KEYS,
    ROLE_KEYS,
    STAGE_KEYS,
    TASK_KEYS,
    TERRAIN_KEYS,
    Figure,
    Phase,
    Role,
    Stage,
    Task,
    Terrain,
    figure_key,
    figure_number,
)
from dracosaur.games.gods_love_dinosaurs.options import tile_id, tile_of
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, role_on, stand
from dracosaur.games.gods_love_dinosaurs.rules.geometry import (
    find_cell,
    hex_at,
    hex_of,
    link_lower,
    nest,
    terrain_of,
)
from dracosaur.games.gods_love_dinosaurs.rules.stacks import is_in_stack
from dracosaur.games.gods_love_dinosaurs.tiles import numbers_of_ids

GOLD: Final = 5  # G12.4


class Cell(Value, frozen=True):
    """A cell with the figure on it, and what that figure still does in the stage."""

    q: int
    r: int
    terrain: Terrain
    figure: Figure | None = None
    role: Role | None = None


class Ecosystem(Value, frozen=True):
    """Everything before one player; the nest mountain is the first cell."""

    cells: tuple[Cell, ...]
    eggs: int = 0
    hatched: int = 0
    task: Task | None = None
    chosen: tuple[int, int] | None = None


class Board(Value, frozen=True):
    """Everything in the middle of the table."""

    phase: Phase
    stage: Stage
    first_player: int
    active: int
    turn: int
    marker: int  # column, from 0
    activations: int
    slots: tuple[tuple[str | None, ...], ...]  # ids of the tiles, column by column
    stacks: tuple[tuple[str, ...], ...]  # what lies in the stacks A to D; the order is not known
    refill: tuple[int, ...]  # slots of each column that are filled next
    hand: str | None  # the tile taken and not yet laid
    taken_from: int
    served: int


def ecosystem_of(state: State, seat: int) -> Ecosystem:
    """The ecosystem of a seat."""
    chosen, task, home = state.chosen[seat], state.task[seat], nest(state, seat)
    return Ecosystem(
        tuple(_cell_of(state, seat, i) for i in (home, *range(home), *range(home + 1, state.cells[seat]))),
        state.eggs[seat],
        state.hatched[seat],
        TASK_KEYS[task - 1] if task else None,
        coordinates(hex_of(state, seat, chosen - 1)) if chosen else None,
    )


def _cell_of(state: State, seat: int, i: int) -> Cell:
    q, r = coordinates(hex_of(state, seat, i))
    role = role_on(state, seat, i)
    return Cell(
        q,
        r,
        TERRAIN_KEYS[terrain_of(state, seat, i)],
        figure_key(figure_on(state, seat, i)),
        ROLE_KEYS[role - 1] if role else None,
    )


def set_ecosystem(state: State, seat: int, ecosystem: Ecosystem) -> None:
    """The seat, which has nothing yet, has this ecosystem; what can be counted is counted."""
    cells = sorted(ecosystem.cells, key=lambda cell: (cell.q, cell.r))
    state.cells[seat] = len(cells)
    for i, cell in enumerate(cells):
        terrain = TERRAIN_KEYS.index(cell.terrain)
        at = hex_at(cell.q, cell.r)
        state.ground[seat][i] = (at << constants.HEX_AT) + (terrain << constants.TERRAIN_AT)
        role = 0 if cell.role is None else ROLE_KEYS.index(cell.role) + 1
        stand(state, seat, i, figure_number(cell.figure), role)
        if cell.figure is not None:
            state.figures[seat][figure_number(cell.figure)] += 1
        state.waiting[seat] += cell.role == "waiting"
    for i in range(len(cells)):
        link_lower(state, seat, i)
    state.eggs[seat] = ecosystem.eggs
    state.hatched[seat] = ecosystem.hatched
    if ecosystem.task is not None:
        state.task[seat] = TASK_KEYS.index(ecosystem.task) + 1
        state.pending += 1
    if ecosystem.chosen is not None:
        state.chosen[seat] = find_cell(state, seat, hex_at(*ecosystem.chosen)) + 1


def board_of(state: State) -> Board:
    """The middle of the table."""
    stacked = [tile_of(state, tile) for tile in range(constants.TILES) if is_in_stack(state, tile)]
    return Board(
        PHASE_KEYS[state.phase],
        STAGE_KEYS[state.stage],
        state.first_player,
        state.active,
        state.turn,
        state.marker,
        state.activations,
        tuple(tuple(tile_id(state, n - 1) if n else None for n in row[: state.rows]) for row in state.slot),
        tuple(tuple(tile.id for tile in stacked if tile.letter == letter) for letter in LETTER_KEYS),
        tuple(state.refill),
        tile_id(state, state.hand - 1) if state.hand else None,
        state.taken_from,
        state.served,
    )


def set_board(state: State, board: Board) -> None:
    """The middle of the table is this board; the set of tiles is there already and has its ids."""
    numbers = numbers_of_ids(state.tile_set)
    state.phase = PHASE_KEYS.index(board.phase)
    state.stage = STAGE_KEYS.index(board.stage)
    state.first_player = board.first_player
    state.active = board.active
    state.turn = board.turn
    state.marker = board.marker
    state.activations = board.activations
    state.taken_from = board.taken_from
    state.served = board.served
    state.refill = list(board.refill)
    for column, slots in enumerate(board.slots):
        for row, id_ in enumerate(slots):
            if id_ is not None:
                state.slot[column][row] = numbers[id_] + 1
                state.lying[column] += 1
    for letter, stack in enumerate(board.stacks):
        state.left[letter] = len(stack)
        for id_ in stack:
            word, bit = divmod(numbers[id_], constants.STACK)
            state.in_stack[word] |= 1 << bit
    state.hand = 0 if board.hand is None else numbers[board.hand] + 1


def count_stock(state: State) -> None:
    """With `limited` the stock holds what is not in play (G13.1)."""
    if state.limited:
        for kind in range(constants.KINDS):
            in_play = sum(state.figures[seat][kind] for seat in range(state.seats))
            state.stock[kind] = constants.IN_BOX[kind] - in_play

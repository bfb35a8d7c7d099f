"""The course of a game: setup, turns, stages, marker, refill and end (G4, G5, G7, G11, G12.1, G14.3)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.breeding import can_breed
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ANIMAL_AT,
    BREED,
    CHOOSE,
    COLUMNS,
    DINOSAUR,
    DRAW_FIRST,
    FILL,
    FIRST_EGGS,
    HALF_FACE,
    HALF_MASK,
    HATCH,
    HUNT,
    IDLE,
    IN_BOX,
    KINDS,
    LAY,
    LETTERS,
    NONE,
    NOTHING,
    OPTION_COLUMNS,
    OPTION_FIRST,
    OPTION_LIMITED,
    OPTION_SET,
    OPTION_START,
    OPTION_START_HEXES,
    OVER,
    PLAY,
    RABBIT,
    RANDOM,
    ROAM,
    ROWS_IN_USE,
    STAGE_DINO,
    STAGE_HATCH,
    STAGE_SPECIES,
    STAGE_TAKE,
    STEP,
    TAKE,
    TERRAIN_MASK,
    WAITING,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import (
    figure_on,
    in_stock,
    next_in_role,
    put,
    remove,
    rest,
    stand,
)
from dracosaur.games.gods_love_dinosaurs.rules.geometry import lay_cell, nest
from dracosaur.games.gods_love_dinosaurs.rules.hunting import has_hunt
from dracosaur.games.gods_love_dinosaurs.rules.roaming import has_roam
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of, read_faces, sort_stacks, turn_up
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def setup(s: State, seats: int, options: Row) -> None:
    """An empty state becomes the beginning of a game (G4)."""
    s.seats = seats
    read_options(s, options)
    s.rows = ROWS_IN_USE[seats]
    sort_stacks(s, options)
    if s.limited == 1:
        for kind in range(KINDS):
            s.stock[kind] = IN_BOX[kind]
    for seat in range(seats):
        lay_start_tile(s, seat, options)
        s.eggs[seat] = FIRST_EGGS
    for column in range(COLUMNS):
        s.refill[column] = s.rows
    if s.first_option == RANDOM:
        s.phase = DRAW_FIRST
    else:
        name_first_player(s, s.first_option)


@rule
def read_options(s: State, options: Row) -> None:
    """The state holds the options and what is printed on the tiles."""
    s.limited = options[OPTION_LIMITED]
    s.first_option = options[OPTION_FIRST]
    s.tile_set = options[OPTION_SET]
    for column in range(COLUMNS):
        s.column[column] = options[OPTION_COLUMNS + column]
    read_faces(s, options)


@rule
def lay_start_tile(s: State, seat: int, options: Row) -> None:
    """The start tile with its figures lies before the seat (G4.8)."""
    for i in range(options[OPTION_START]):
        at = options[OPTION_START_HEXES + 2 * i]
        lay_hex(s, seat, at, options[OPTION_START_HEXES + 2 * i + 1])


@rule
def lay_hex(s: State, seat: int, at: int, printed: int) -> None:
    """A new cell lies on the hex and the figure printed on it, if any, stands there."""
    cell = lay_cell(s, seat, at, printed & TERRAIN_MASK)
    if printed >> ANIMAL_AT != NONE:
        put(s, seat, cell, printed >> ANIMAL_AT, IDLE)


@rule
def name_first_player(s: State, seat: int) -> None:
    """The first player is known and the board is filled next."""
    s.first_player = seat
    s.active = seat
    s.phase = FILL


@rule
def column_to_fill(s: State) -> int:
    """The leftmost column with a slot to be filled, COLUMNS where nothing is to be filled (G11.2)."""
    column = 0
    while column < COLUMNS and s.refill[column] == 0:
        column += 1
    return column


@rule
def fill_slot(s: State, tile: int) -> None:
    """The tile lies in the next slot (R25); after the last one a turn begins."""
    column = column_to_fill(s)
    s.slot[column][s.rows - s.refill[column]] = tile + 1
    s.refill[column] -= 1
    s.lying[column] += 1
    turn_up(s, tile)
    if column_to_fill(s) == COLUMNS:
        s.phase = PLAY
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """The active player has to take a tile; the only one on the board is taken without a question (G18.9)."""
    s.turn += 1
    s.stage = STAGE_TAKE
    s.task[s.active] = TAKE
    s.pending = 1
    lying = 0
    only = 0
    for column in range(COLUMNS):
        lying += s.lying[column]
        if s.lying[column] == 1:
            only = column
    if lying == 1:
        row = 0
        while s.slot[only][row] == 0:
            row += 1
        take_tile(s, only, row)


@rule
def take_tile(s: State, column: int, row: int) -> None:
    """The tile is in the hand of the active player (G6.1)."""
    s.hand = s.slot[column][row]
    s.slot[column][row] = 0
    s.lying[column] -= 1
    s.taken_from = column
    s.task[s.active] = LAY


@rule
def lay_tile(s: State, at: int, orientation: int) -> None:
    """The tile lies and its animals stand on it (G6.4); an emptied column wakes its species (G7.1)."""
    face = face_of(s, s.hand - 1)
    seat = s.active
    lay_hex(s, seat, at, face & HALF_MASK)
    lay_hex(s, seat, at + STEP[orientation], face >> HALF_FACE)
    s.hand = 0
    finish_seat(s, seat)


@rule
def finish_seat(s: State, seat: int) -> None:
    """The seat owes nothing more in this stage and its figures are at rest."""
    s.task[seat] = NOTHING
    s.pending -= 1
    s.waiting[seat] = 0
    if s.stage != STAGE_TAKE:
        rest(s, seat)


@rule
def is_stage_over(s: State) -> bool:
    """Whether nobody whom this stage has asked owes anything any more."""
    return s.phase == PLAY and s.pending == 0


@rule
def go_on(s: State) -> None:
    """The next seat is served, or the next stage begins, or the next turn; called while `is_stage_over`."""
    if s.limited == 1 and s.stage != STAGE_TAKE and s.served < s.seats - 1:
        s.served += 1
        serve(s, (s.active + s.served) % s.seats)
    else:
        end_stage(s)


@rule
def end_stage(s: State) -> None:
    """What follows when everybody is done with a stage (G14.3)."""
    if s.stage == STAGE_TAKE and s.lying[s.taken_from] == 0:
        begin_stage(s, STAGE_SPECIES)
    elif s.stage == STAGE_SPECIES and s.marker == s.taken_from:
        begin_stage(s, STAGE_HATCH)
    elif s.stage == STAGE_HATCH:
        begin_stage(s, STAGE_DINO)
    else:
        if s.stage == STAGE_DINO:
            move_marker(s)
        s.stage = STAGE_TAKE
        if s.phase != OVER:
            s.active = (s.active + 1) % s.seats
            if s.phase == PLAY:
                begin_turn(s)


@rule
def begin_stage(s: State, stage: int) -> None:
    """All seats are asked together, or with `limited` the active player first (G14.2)."""
    s.stage = stage
    s.served = 0
    if s.limited == 1:
        serve(s, s.active)
    else:
        for seat in range(s.seats):
            serve(s, seat)


@rule
def serve(s: State, seat: int) -> None:
    """The seat owes what there is to decide in this stage; nothing where nothing can be decided (G14.4)."""
    s.pending += 1
    if s.stage == STAGE_HATCH:
        if can_hatch(s, seat):
            s.task[seat] = HATCH
        else:
            finish_seat(s, seat)
        return
    species = active_kind(s)
    wake(s, seat, species)
    if species > RABBIT:
        ask_hunters(s, seat)
    else:
        ask_breeders(s, seat, species)


@rule
def active_kind(s: State) -> int:
    """The figures that the stage is about: the species of the emptied column, or the dinosaurs."""
    return DINOSAUR if s.stage == STAGE_DINO else s.column[s.taken_from]


@rule
def can_hatch(s: State, seat: int) -> bool:
    """Whether the seat may hatch a dinosaur now (G10.2)."""
    return s.eggs[seat] > 0 and figure_on(s, seat, nest(s, seat)) == NONE and in_stock(s, DINOSAUR)


@rule
def wake(s: State, seat: int, kind: int) -> None:
    """All figures of the kind in the ecosystem wait for their activation (G18.5)."""
    s.waiting[seat] = s.figures[seat][kind]
    asleep = s.waiting[seat]
    cell = 0
    while asleep > 0:
        if figure_on(s, seat, cell) == kind:
            stand(s, seat, cell, kind, WAITING)
            asleep -= 1
        cell += 1


@rule
def ask_breeders(s: State, seat: int, species: int) -> None:
    """The seat may name a cell for a young, as long as one can be added (G18.4)."""
    if s.waiting[seat] > 0 and can_breed(s, seat, species):
        s.task[seat] = BREED
    else:
        finish_seat(s, seat)


@rule
def can_hunt(s: State, seat: int, cell: int) -> bool:
    """Whether the figure on the cell, which waits, has a hunt."""
    return has_roam(s, seat, cell) if s.stage == STAGE_DINO else has_hunt(s, seat, cell)


@rule
def any_can_hunt(s: State, seat: int) -> bool:
    """Whether one of the figures that wait has a hunt."""
    cell = next_in_role(s, seat, 0, WAITING)
    while cell >= 0:
        if can_hunt(s, seat, cell):
            return True
        cell = next_in_role(s, seat, cell + 1, WAITING)
    return False


@rule
def ask_hunters(s: State, seat: int) -> None:
    """The seat chooses the next figure, or how the only one hunts; with no hunt all starve (G9.8, G10.10)."""
    s.chosen[seat] = 0
    if s.waiting[seat] > 0 and any_can_hunt(s, seat):
        s.task[seat] = CHOOSE
        if s.waiting[seat] == 1:
            choose(s, seat, next_in_role(s, seat, 0, WAITING))
        return
    cell = next_in_role(s, seat, 0, WAITING)
    while cell >= 0:
        remove(s, seat, cell)
        cell = next_in_role(s, seat, cell + 1, WAITING)
    finish_seat(s, seat)


@rule
def choose(s: State, seat: int, cell: int) -> None:
    """The figure on the cell is the next to hunt."""
    s.chosen[seat] = cell + 1
    s.task[seat] = ROAM if s.stage == STAGE_DINO else HUNT


@rule
def move_marker(s: State) -> None:
    """The marker moves on; then all empty columns are to be refilled, or the game is over (G11, G12.1)."""
    s.activations += 1
    s.marker = (s.marker + 1) % COLUMNS
    needed = 0
    for column in range(COLUMNS):
        if s.lying[column] == 0:
            needed += s.rows
    left = 0
    for letter in range(LETTERS):
        left += s.left[letter]
    if left < needed:
        s.phase = OVER
        return
    for column in range(COLUMNS):
        if s.lying[column] == 0:
            s.refill[column] = s.rows
    s.phase = FILL

"""The state of a game of Gods Love Dinosaurs."""

from __future__ import annotations

from dracosaur.core.twin import Fields, Grid, Row, cell, grid, row
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    CELLS,
    COLUMNS,
    FACE_WORDS,
    KINDS,
    LETTERS,
    ROWS,
    SEATS,
    STACK_WORDS,
    STAND_WORDS,
)

WORK = 2 * CELLS + 24


class State(Fields):
    """Everything about a game in progress; counts and small ids only.

    An ecosystem is a list of cells by rising hex, whatever the order in which they were laid; links lead
    from a cell to its neighbours. So any arm fits, however long. Small numbers share a word, so that a state
    is quickly copied; `constants` says how.
    """

    seats: int = cell()
    limited: int = cell()  # 1 with the option `figures: limited`
    first_option: int = cell()  # the seat that the host named, or RANDOM
    tile_set: int = cell()  # the number of the set, by which the facade knows ids and start tile
    column: Row = row(COLUMNS)  # the species of each column, from the left
    face: Row = row(FACE_WORDS)  # what is printed on the tiles, those for more players included

    phase: int = cell()
    stage: int = cell()  # of the turn
    rows: int = cell()  # of the animal board in use
    first_player: int = cell()
    active: int = cell()
    turn: int = cell()  # turns begun
    marker: int = cell()  # the column above the dino marker
    activations: int = cell()  # of the dinosaurs so far
    in_stack: Row = row(STACK_WORDS)  # a bit for each tile that lies face down
    left: Row = row(LETTERS)  # tiles in each stack
    slot: Grid = grid(COLUMNS, ROWS)  # tile + 1, 0 = empty
    lying: Row = row(COLUMNS)  # tiles in each column
    refill: Row = row(COLUMNS)  # slots of the column that chance still has to fill
    hand: int = cell()  # tile + 1 taken and not yet laid
    taken_from: int = cell()  # the column of the tile of this turn
    stock: Row = row(KINDS)  # `limited`: figures not in play

    eggs: Row = row(SEATS)
    hatched: Row = row(SEATS)  # dinosaurs hatched so far
    figures: Grid = grid(SEATS, KINDS)  # how many of each kind stand in the ecosystem
    cells: Row = row(SEATS)
    ground: Grid = grid(SEATS, CELLS)  # links, terrain and hex of each cell
    standing: Grid = grid(SEATS, STAND_WORDS)  # figure and role on each cell

    task: Row = row(SEATS)  # what each seat owes
    pending: int = cell()  # seats that owe something
    served: int = cell()  # `limited`: seats served in this stage before the present one
    waiting: Row = row(SEATS)  # figures that wait
    chosen: Row = row(SEATS)  # cell + 1 of the figure that is to hunt

    work: Row = row(WORK)  # scratch paper of a single rule; all zero between moves

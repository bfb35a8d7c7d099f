"""What a seat may know: all but the order of the stacks, and no state holds that (G14.7, R21)."""

from __future__ import annotations

from dracosaur.core.game import CHANCE, Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs import options as options_module
from dracosaur.games.gods_love_dinosaurs.ecosystem import (
    Board,
    Ecosystem,
    board_of,
    count_stock,
    ecosystem_of,
    set_board,
    set_ecosystem,
)
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, FIGURE_KEYS, Animal, Figure
from dracosaur.games.gods_love_dinosaurs.options import GodsLoveDinosaursOptions
from dracosaur.games.gods_love_dinosaurs.rules import State, constants, redeal
from dracosaur.games.gods_love_dinosaurs.rules.course import read_options
from dracosaur.games.gods_love_dinosaurs.rules.scoring import score
from dracosaur.games.gods_love_dinosaurs.tiles import Tile


class GodsLoveDinosaursView(Value, frozen=True):
    """The table from one seat; `seat` is None for a spectator. All seats see the same."""

    seat: int | None
    seats: int
    options: GodsLoveDinosaursOptions
    columns: tuple[Animal, ...]
    board: Board
    faces: dict[str, Tile]  # of the tiles that lie open: on the board and in the hand
    ecosystems: tuple[Ecosystem, ...]
    stock: dict[Figure, int] | None  # figures that can still be taken; None where they never run out
    scores: tuple[int, ...]  # as the ecosystems stand (G12.3)


def view(state: State, seat: Seat | None) -> GodsLoveDinosaursView:
    """The table as the seat knows it."""
    board = board_of(state)
    lying = [n - 1 for row in (*state.slot, [state.hand]) for n in row if n]
    tiles = (options_module.tile_of(state, tile) for tile in lying)
    return GodsLoveDinosaursView(
        seat,
        state.seats,
        options_module.from_state(state),
        tuple(ANIMAL_KEYS[species - 1] for species in state.column),
        board,
        {tile.id: tile for tile in tiles},
        tuple(ecosystem_of(state, i) for i in range(state.seats)),
        dict(zip(FIGURE_KEYS, state.stock[1:], strict=True)) if state.limited else None,
        tuple(score(state, i) for i in range(state.seats)),
    )


def imagine(view_: GodsLoveDinosaursView, rng: Rng) -> State:
    """A state that fits the view."""
    state = empty_table(view_.seats, view_.options)
    set_board(state, view_.board)
    for seat, ecosystem in enumerate(view_.ecosystems):
        set_ecosystem(state, seat, ecosystem)
    count_stock(state)
    redeal(state, CHANCE if view_.seat is None else view_.seat, rng.row)
    return state


def imagine_own(view_: GodsLoveDinosaursView) -> State:
    """The same state without the ecosystems of others: quicker, for who looks only at the own one."""
    state = empty_table(view_.seats, view_.options)
    set_board(state, view_.board)
    seat = view_.seat or 0
    set_ecosystem(state, seat, view_.ecosystems[seat])
    if view_.stock is not None:
        state.stock = [0, *(view_.stock[figure] for figure in FIGURE_KEYS)]
    return state


def empty_table(seats: int, options: GodsLoveDinosaursOptions) -> State:
    """A table with a set of tiles on which nothing lies yet."""
    state = State()
    state.seats = seats
    state.rows = constants.ROWS_IN_USE[max(seats, 2)]
    read_options(state, options_module.to_row(options))
    return state

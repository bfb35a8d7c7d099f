"""What is secret and what is kept, from G14.7 and G14.8 of the rules, without a look at the view."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

from dracosaur.core.conformance import Chooser, Contract
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.gods_love_dinosaurs.options import set_of
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, role_on, stand
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of, neighbour, terrain_of
from dracosaur.games.gods_love_dinosaurs.tiles import TileSet, standard

PIECES = {1: 25, 2: 35, 3: 30, 4: 25, 5: 25, 6: 19}  # G1.1; one dinosaur is the marker


def scramble(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Only the order of the stacks is secret, and a state has none: tiles are drawn when needed (G14.7)."""
    return state.copy()


def disturb(state: State, viewer: Seat | None, rng: Rng) -> State | None:
    """Everything else lies open: change an egg, a figure, a slot, the contents of a stack or the marker."""
    changed = state.copy()
    seat = rng.below(state.seats)
    what = rng.below(5)
    if what == 0:
        changed.eggs[seat] += 1
    elif what == 1:
        cell = rng.below(state.cells[seat])
        figure = (figure_on(changed, seat, cell) + 1) % constants.KINDS
        stand(changed, seat, cell, figure, role_on(changed, seat, cell))
    elif what == 2:
        column = rng.below(constants.COLUMNS)
        if changed.slot[column][0] == 0:
            return None
        changed.slot[column][0] = 0
    elif what == 3:
        tile = rng.below(len(set_of(load("gods_love_dinosaurs").options_of(state)).tiles))
        changed.in_stack[tile // constants.STACK] ^= 1 << tile % constants.STACK
    else:
        changed.marker = (changed.marker + 1) % constants.COLUMNS
    return changed


def conserve(state: State) -> None:
    """G14.8: facts that hold after every move."""
    tiles = set_of(load("gods_love_dinosaurs").options_of(state))
    usable = sum(tile.min_players <= state.seats for tile in tiles.tiles)
    laid = 0
    for seat in range(state.seats):
        check_ecosystem(state, seat, tiles)
        laid += (state.cells[seat] - len(tiles.start_tile.hexes)) // 2
    lying = sum(n > 0 for row in state.slot for n in row)
    in_stack = sum(word.bit_count() for word in state.in_stack)
    assert in_stack + lying + (state.hand > 0) + laid == usable
    assert sum(state.left) == in_stack
    assert state.turn <= usable
    if state.phase == constants.PLAY and state.stage == constants.STAGE_TAKE and not state.hand:
        assert any(state.slot[state.marker]), "the column above the marker is empty"
    if state.limited:
        for kind, n in PIECES.items():
            in_play = sum(state.figures[seat][kind] for seat in range(state.seats))  # as was counted above
            assert state.stock[kind] >= 0
            assert in_play + state.stock[kind] == n
    assert not any(state.work), "the scratch paper is not empty"


CHECKED: set[tuple[object, ...]] = set()  # ecosystems that are sound: a step changes one of them
MOST_CHECKED = 1000


def check_ecosystem(state: State, seat: int, tiles: TileSet) -> None:
    """The ecosystem of the seat is sound; looked at again only after a change."""
    rows = (state.ground[seat], state.standing[seat], state.figures[seat])
    start = len(tiles.start_tile.hexes)
    key = (tiles is standard(), start, state.cells[seat], state.eggs[seat], *map(tuple, rows))
    if key not in CHECKED:
        is_sound(state, seat, tiles)
        if len(CHECKED) >= MOST_CHECKED:
            CHECKED.clear()
        CHECKED.add(key)


def is_sound(state: State, seat: int, tiles: TileSet) -> None:
    n = state.cells[seat]
    hexes = [hex_of(state, seat, cell) for cell in range(n)]
    figures = [figure_on(state, seat, cell) for cell in range(constants.CELLS)]
    assert hexes == sorted(set(hexes))
    assert not any(state.ground[seat][n:])
    assert (n - len(tiles.start_tile.hexes)) % 2 == 0
    assert not any(figures[n:])
    cells = {at: cell for cell, at in enumerate(hexes)}
    for cell, k in product(range(n), range(constants.DIRECTIONS)):
        assert neighbour(state, seat, cell, k) == cells.get(hexes[cell] + constants.STEP[k], -1)
    reached, todo = {hexes[0]}, [hexes[0]]
    while todo:
        at = todo.pop()
        for step in constants.STEP:
            if at + step in cells and at + step not in reached:
                reached.add(at + step)
                todo.append(at + step)
    assert len(reached) == n, "the ecosystem is not connected"
    assert figures[cells[constants.ORIGIN]] in (0, 6), "an animal stands on the nest mountain"
    counts = Counter(figures)
    assert [counts[kind] for kind in range(1, 7)] == state.figures[seat][1:]
    is_standard = tiles is standard()
    for cell, figure in enumerate(figures[:n]):
        terrain = terrain_of(state, seat, cell)
        assert figure != 6 or terrain == 3, "a dinosaur stands off the mountains"
        if is_standard and figure in (1, 2, 3):
            assert terrain in (figure - 1, 4), "prey stands off its habitat"
        if is_standard and terrain == 3:
            assert figure in (0, 6), "an animal stands on a mountain"
    assert state.eggs[seat] >= 0


@cache
def odd_set() -> dict[str, Any]:
    """A set that has everything the standard set lacks (G17.4), with a start tile of another shape."""
    faces = [
        (("wild", "frog"), ("wild", "frog")),
        (("mountain", "eagle"), ("lake", None)),
        (("plains", "tiger"), ("forest", "rat")),
        (("mountain", "rabbit"), ("mountain", "tiger")),
        (("lake", None), ("lake", None)),
        (("forest", "frog"), ("plains", "eagle")),
        (("mountain", None), ("wild", "tiger")),
    ]
    tiles = [
        {
            "id": f"t{i}",
            "letter": "AABBBCD"[i % 7],
            "min_players": 2 + i % 3 // 2,
            "hexes": [{"terrain": t, "animal": a} for t, a in faces[i % 7]],
        }
        for i in range(41)
    ]
    start = [(0, 1, "wild", "rat"), (0, 2, "lake", "frog"), (0, 0, "mountain", "dinosaur")]
    start += [(-1, 3, "plains", "rabbit"), (-1, 0, "mountain", None)]  # type: ignore[list-item]  # no figure
    return {
        "format": 1,
        "columns": ["frog", "rabbit", "tiger", "rat", "eagle"],
        "start_tile": {
            "hexes": [
                {"q": q, "r": r, "terrain": terrain, "nest": (q, r) == (0, 0), "piece": piece}
                for q, r, terrain, piece in start
            ]
        },
        "tiles": tiles,
    }


def draw_options(chooser: Chooser, seats: int) -> dict[str, Any]:
    first = chooser.below(seats + 1)
    return {
        "figures": ("unlimited", "limited")[chooser.below(2)],
        "tiles": odd_set() if chooser.below(3) == 0 else "standard",
        "first_player": "random" if first == seats else first,
    }


CONTRACT = Contract(
    load("gods_love_dinosaurs"), scramble, disturb, conserve, draw_options=draw_options, most_tried=3, pace=7
)

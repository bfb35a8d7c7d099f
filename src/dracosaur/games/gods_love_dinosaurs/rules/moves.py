"""The decisions as numbers: who owes one, what is legal, what forbids the rest, what an action does (G18)."""

from __future__ import annotations

from dracosaur.core.twin import DRAWS, ROLLS, Row, below, rule
from dracosaur.games.gods_love_dinosaurs.rules.breeding import legal_breeding, why_not_breed
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_BREED,
    ACT_CHOOSE,
    ACT_DONE,
    ACT_FILL,
    ACT_FIRST,
    ACT_HATCH_NO,
    ACT_HATCH_YES,
    ACT_HUNT,
    ACT_LAY,
    ACT_ROAM,
    ACT_STARVE,
    ACT_TAKE,
    ALL_ORIENTATIONS,
    ANIMAL_0,
    ANIMAL_1,
    BORN,
    BREED,
    CHANCE,
    CHOOSE,
    COLUMNS,
    DINOSAUR,
    DIRECTIONS,
    DRAW_FIRST,
    FILL,
    HATCH,
    HUNT,
    LAY,
    LETTER,
    NEST,
    PLAY,
    PLAYER_ACTIONS,
    ROAM,
    ROWS,
    SITE_SIZE,
    STAGE_TAKE,
    TAKE,
    TERRAIN_0,
    TERRAIN_1,
    WAITING,
)
from dracosaur.games.gods_love_dinosaurs.rules.course import (
    active_kind,
    ask_breeders,
    ask_hunters,
    choose,
    fill_slot,
    finish_seat,
    go_on,
    is_stage_over,
    lay_tile,
    letter_in_use,
    name_first_player,
    take_tile,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import put, remove
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, orientations
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt, legal_hunts, why_not_hunt
from dracosaur.games.gods_love_dinosaurs.rules.numbers import (
    G5_1,
    G5_2,
    G6_1,
    G6_3,
    G11_3,
    G14_2,
    G14_7,
    G18_3,
    G18_5,
)
from dracosaur.games.gods_love_dinosaurs.rules.roaming import legal_roams, roam, why_not_roam
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the seat owes a decision; in an activation several do at once."""
    if s.phase == PLAY:
        return 0 <= seat < s.seats and s.task[seat] > 0
    return seat == CHANCE and s.phase <= FILL


@rule
def has_equal_hexes(s: State) -> bool:
    """Whether the two hexes of the tile in hand are printed alike (G18.3)."""
    tile = s.tile[s.hand - 1]
    return tile[TERRAIN_0] == tile[TERRAIN_1] and tile[ANIMAL_0] == tile[ANIMAL_1]


@rule
def task_of(action: int) -> int:
    """The question that the action answers; 0 for none. `starve` answers two of them."""
    if action < ACT_TAKE or action >= PLAYER_ACTIONS:
        return 0
    if action < ACT_LAY:
        return TAKE
    if action < ACT_BREED:
        return LAY
    if action <= ACT_DONE:
        return BREED
    if action < ACT_HUNT:
        return CHOOSE
    if action < ACT_ROAM:
        return HUNT
    if action <= ACT_STARVE:
        return ROAM
    return HATCH


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 where the action is legal for a seat that owes a decision, else the rule that forbids it."""
    if not must_act(s, seat):
        if seat == CHANCE or s.phase != PLAY:
            return G14_7
        if s.stage == STAGE_TAKE:
            return G5_2
        return G14_2 if s.limited == 1 else G5_1
    if seat == CHANCE:
        return why_not_chance(s, action)
    task = s.task[seat]
    if action == ACT_STARVE and task == HUNT:
        return 0
    if task_of(action) != task:
        return G5_1
    if task == TAKE:
        return 0 if s.slot[action // ROWS][action % ROWS] > 0 else G6_1
    if task == LAY:
        return why_not_lay(s, seat, action - ACT_LAY)
    if task == BREED:
        if action == ACT_DONE:
            return 0
        return why_not_breed(s, seat, active_kind(s), find_cell(s, seat, action - ACT_BREED))
    if task == CHOOSE:
        here = find_cell(s, seat, action - ACT_CHOOSE)
        return 0 if here >= 0 and s.role[seat][here] == WAITING else G18_5
    if task == HUNT:
        return why_not_hunt(s, seat, s.chosen[seat] - 1, action - ACT_HUNT)
    if task == ROAM and action != ACT_STARVE:
        return why_not_roam(s, seat, s.chosen[seat] - 1, action - ACT_ROAM)
    return 0


@rule
def why_not_lay(s: State, seat: int, code: int) -> int:
    """0 where the tile in hand may lie so (G6.3, G18.3)."""
    orientation = code % DIRECTIONS
    if (orientations(s, seat, code // DIRECTIONS) >> orientation) & 1 == 0:
        return G6_3
    return G18_3 if orientation >= DIRECTIONS // 2 and has_equal_hexes(s) else 0


@rule
def why_not_chance(s: State, action: int) -> int:
    """0 where the draw can give this."""
    if s.phase == DRAW_FIRST:
        return 0 if ACT_FIRST <= action < ACT_FIRST + s.seats else G14_7
    tile = action - ACT_FILL
    if tile < 0 or tile >= s.tiles or s.in_stack[tile] == 0:
        return G14_7
    return 0 if s.tile[tile][LETTER] == letter_in_use(s) else G11_3


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it without a question."""
    carry_out(s, seat, action)
    while is_stage_over(s):
        go_on(s)


@rule
def carry_out(s: State, seat: int, action: int) -> None:
    """What the action does before the eyes of its own seat; stages that end with it have not gone on yet."""
    if seat == CHANCE:
        if s.phase == DRAW_FIRST:
            name_first_player(s, action - ACT_FIRST)
        else:
            fill_slot(s, action - ACT_FILL)
    elif action < ACT_LAY:
        take_tile(s, action // ROWS, action % ROWS)
    elif action < ACT_BREED:
        code = action - ACT_LAY
        lay_tile(s, code // DIRECTIONS, code % DIRECTIONS)
    elif action <= ACT_DONE:
        breed(s, seat, action)
    elif action < ACT_HUNT:
        choose(s, seat, find_cell(s, seat, action - ACT_CHOOSE))
    elif action <= ACT_STARVE:
        activate(s, seat, action)
    else:
        if action == ACT_HATCH_YES:
            s.eggs[seat] -= 1
            s.hatched[seat] += 1
            put(s, seat, NEST, DINOSAUR)
        finish_seat(s, seat)


@rule
def breed(s: State, seat: int, action: int) -> None:
    """A young is born, or the seat is done."""
    if action == ACT_DONE:
        finish_seat(s, seat)
        return
    species = active_kind(s)
    here = find_cell(s, seat, action - ACT_BREED)
    put(s, seat, here, species)
    s.role[seat][here] = BORN
    ask_breeders(s, seat, species)


@rule
def activate(s: State, seat: int, action: int) -> None:
    """The chosen figure hunts, roams or starves, and the seat goes on with the others."""
    here = s.chosen[seat] - 1
    s.waiting[seat] -= 1
    if action == ACT_STARVE:
        remove(s, seat, here)
    elif action >= ACT_ROAM:
        roam(s, seat, here, action - ACT_ROAM)
    else:
        hunt(s, seat, here, action - ACT_HUNT)
    ask_hunters(s, seat)


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Fill in the legal actions in rising order and return their number; 0 for a seat that owes nothing."""
    if not must_act(s, seat):
        return 0
    if seat == CHANCE:
        return legal_chance(s, out)
    task = s.task[seat]
    if task == TAKE:
        return legal_takes(s, out)
    if task == LAY:
        return legal_lays(s, seat, out)
    if task == BREED:
        return legal_breeding(s, seat, active_kind(s), out)
    if task == CHOOSE:
        return legal_choices(s, seat, out)
    if task == HUNT:
        return legal_hunts(s, seat, s.chosen[seat] - 1, out)
    if task == ROAM:
        return legal_roams(s, seat, s.chosen[seat] - 1, out)
    out[0] = ACT_HATCH_NO
    out[1] = ACT_HATCH_YES
    return 2


@rule
def legal_takes(s: State, out: Row) -> int:
    """The slots with a tile, columns from the left, then rows."""
    n = 0
    for column in range(COLUMNS):
        for row in range(s.rows):
            if s.slot[column][row] > 0:
                out[n] = ACT_TAKE + column * ROWS + row
                n += 1
    return n


@rule
def legal_lays(s: State, seat: int, out: Row) -> int:
    """Every anchor with each of its orientations; equal hexes are listed once (G18.3)."""
    sites = s.site[seat]
    last = DIRECTIONS // 2 if has_equal_hexes(s) else DIRECTIONS
    n = 0
    for i in range(s.site_count[seat]):
        open_ways = sites[i] & ALL_ORIENTATIONS
        code = ACT_LAY + sites[i] // SITE_SIZE * DIRECTIONS
        for k in range(last):
            if (open_ways >> k) & 1 == 1:
                out[n] = code + k
                n += 1
    return n


@rule
def legal_choices(s: State, seat: int, out: Row) -> int:
    """The figures that wait, by rising hex."""
    n = 0
    for i in range(s.cells[seat]):
        here = s.order[seat][i]
        if s.role[seat][here] == WAITING:
            out[n] = ACT_CHOOSE + s.hex[seat][here]
            n += 1
    return n


@rule
def legal_chance(s: State, out: Row) -> int:
    """Every seat that can be first, or every tile that is left of the letter in use (G14.7)."""
    n = 0
    if s.phase == DRAW_FIRST:
        for seat in range(s.seats):
            out[n] = ACT_FIRST + seat
            n += 1
        return n
    letter = letter_in_use(s)
    for tile in range(s.tiles):
        if s.in_stack[tile] == 1 and s.tile[tile][LETTER] == letter:
            out[n] = ACT_FILL + tile
            n += 1
    return n


@rule
def draw(s: State, rng: Row) -> int:
    """The action of chance that the generator gives."""
    if s.phase == DRAW_FIRST:
        return ACT_FIRST + below(rng, ROLLS, s.seats)
    letter = letter_in_use(s)
    k = below(rng, DRAWS, s.left[letter])
    tile = 0
    while True:
        if s.in_stack[tile] == 1 and s.tile[tile][LETTER] == letter:
            if k == 0:
                return ACT_FILL + tile
            k -= 1
        tile += 1

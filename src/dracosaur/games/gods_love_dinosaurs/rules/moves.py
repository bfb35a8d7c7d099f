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
    IDLE,
    LAY,
    PLAY,
    PLAYER_ACTIONS,
    ROAM,
    ROWS,
    STAGE_TAKE,
    TAKE,
    TILES,
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
    name_first_player,
    take_tile,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import next_in_role, put, remove, role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import nest
from dracosaur.games.gods_love_dinosaurs.rules.hunting import hunt, legal_hunts, why_not_hunt
from dracosaur.games.gods_love_dinosaurs.rules.laying import count_lays, lay_at
from dracosaur.games.gods_love_dinosaurs.rules.numbers import (
    G5_1,
    G5_2,
    G6_1,
    G6_3,
    G11_3,
    G14_2,
    G14_7,
    G18_5,
)
from dracosaur.games.gods_love_dinosaurs.rules.roaming import legal_roams, roam, why_not_roam
from dracosaur.games.gods_love_dinosaurs.rules.stacks import (
    is_in_stack,
    is_in_use,
    letter_in_use,
    tile_in_use,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the seat owes a decision; in an activation several do at once."""
    if s.phase == PLAY:
        return 0 <= seat < s.seats and s.task[seat] > 0
    return seat == CHANCE and s.phase <= FILL


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
        return 0 if action - ACT_LAY < count_lays(s, seat) else G6_3
    if task == BREED:
        if action == ACT_DONE:
            return 0
        return why_not_breed(s, seat, active_kind(s), action - ACT_BREED)
    if task == CHOOSE:
        return 0 if role_on(s, seat, action - ACT_CHOOSE) == WAITING else G18_5
    if task == HUNT:
        return why_not_hunt(s, seat, s.chosen[seat] - 1, action - ACT_HUNT)
    if task == ROAM and action != ACT_STARVE:
        return why_not_roam(s, seat, s.chosen[seat] - 1, action - ACT_ROAM)
    return 0


@rule
def why_not_chance(s: State, action: int) -> int:
    """0 where the draw can give this."""
    if s.phase == DRAW_FIRST:
        return 0 if ACT_FIRST <= action < ACT_FIRST + s.seats else G14_7
    tile = action - ACT_FILL
    if tile < 0 or tile >= TILES or not is_in_stack(s, tile):
        return G14_7
    return 0 if is_in_use(s, tile) else G11_3


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
        lay = lay_at(s, seat, action - ACT_LAY)
        lay_tile(s, lay // DIRECTIONS, lay % DIRECTIONS)
    elif action <= ACT_DONE:
        breed(s, seat, action)
    elif action < ACT_HUNT:
        choose(s, seat, action - ACT_CHOOSE)
    elif action <= ACT_STARVE:
        activate(s, seat, action)
    else:
        if action == ACT_HATCH_YES:
            s.eggs[seat] -= 1
            s.hatched[seat] += 1
            put(s, seat, nest(s, seat), DINOSAUR, IDLE)
        finish_seat(s, seat)


@rule
def breed(s: State, seat: int, action: int) -> None:
    """A young is born, or the seat is done."""
    if action == ACT_DONE:
        finish_seat(s, seat)
        return
    species = active_kind(s)
    put(s, seat, action - ACT_BREED, species, BORN)
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
    """All numbers of lays; `list_lays` says what they mean."""
    n = count_lays(s, seat)
    for i in range(n):
        out[i] = ACT_LAY + i
    return n


@rule
def legal_choices(s: State, seat: int, out: Row) -> int:
    """The figures that wait, by rising hex."""
    n = 0
    cell = next_in_role(s, seat, 0, WAITING)
    while cell >= 0:
        out[n] = ACT_CHOOSE + cell
        n += 1
        cell = next_in_role(s, seat, cell + 1, WAITING)
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
    for number in range(s.left[letter_in_use(s)]):
        out[n] = ACT_FILL + tile_in_use(s, number)
        n += 1
    return n


@rule
def draw(s: State, rng: Row) -> int:
    """The action of chance that the generator gives."""
    if s.phase == DRAW_FIRST:
        return ACT_FIRST + below(rng, ROLLS, s.seats)
    return ACT_FILL + tile_in_use(s, below(rng, DRAWS, s.left[letter_in_use(s)]))


@rule
def redeal(s: State, seat: int, rng: Row) -> None:
    """The state is one that the seat cannot tell from this one: this one, because nothing is hidden (G14.7).

    The order of the stacks is no part of a state: tiles are drawn when they are needed.
    """

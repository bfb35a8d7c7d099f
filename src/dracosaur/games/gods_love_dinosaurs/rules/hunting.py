"""Predators: their hunts and the path that stands for each outcome (G9, G18.6, G18.8)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_HUNT,
    ACT_STARVE,
    DIRECTIONS,
    NONE,
    RABBIT,
    SHORTER,
    SPREADS,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import is_prey, put, remove
from dracosaur.games.gods_love_dinosaurs.rules.geometry import neighbour
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G9_2, G9_3, G9_4, G18_6, G18_8
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def path_length(path: int) -> int:
    """How many steps a numbered path has."""
    length = 1
    while path >= SHORTER[length + 1]:
        length += 1
    return length


@rule
def path_step(path: int, length: int, i: int) -> int:
    """The direction of step i, from 0, of a path of this length."""
    digits = path - SHORTER[length]
    for _ in range(length - 1 - i):
        digits //= DIRECTIONS
    return digits % DIRECTIONS


@rule
def direction_to(s: State, seat: int, here: int, other: int) -> int:
    """The direction in which another cell is the neighbour of this one, DIRECTIONS where it is not."""
    for k in range(DIRECTIONS):
        if neighbour(s, seat, here, k) == other:
            return k
    return DIRECTIONS


@rule
def has_tiger_hunt(s: State, seat: int, here: int) -> bool:
    """Whether prey is one step away, or two with an empty cell between."""
    figure = s.figure[seat]
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and figure[first] <= RABBIT:
            if figure[first] != NONE:
                return True
            for m in range(DIRECTIONS):
                second = neighbour(s, seat, first, m)
                if second >= 0 and is_prey(figure[second]):
                    return True
    return False


@rule
def has_eagle_hunt(s: State, seat: int, here: int) -> bool:
    """Whether the first figure on one of the six lines, at most three cells away, is prey."""
    for k in range(DIRECTIONS):
        cell = here
        for _ in range(3):
            cell = neighbour(s, seat, cell, k)
            if cell < 0:
                break
            if s.figure[seat][cell] != NONE:
                if is_prey(s.figure[seat][cell]):
                    return True
                break
    return False


@rule
def has_hunt(s: State, seat: int, here: int) -> bool:
    """Whether the predator on the cell can eat anything."""
    if s.figure[seat][here] == TIGER:
        return has_tiger_hunt(s, seat, here)
    return has_eagle_hunt(s, seat, here)


@rule
def stands_for_outcome(s: State, seat: int, here: int, k: int, first: int, second: int) -> bool:
    """Whether the two steps of a tiger, k first, are the first path with their outcome (G18.8)."""
    figure = s.figure[seat]
    if figure[first] != NONE:
        # The same two in the other order; with no tiger in the stock the order decides where the hunter
        # stands.
        return (s.limited == 1 and s.stock[TIGER] == 0) or direction_to(s, seat, here, second) > k
    if direction_to(s, seat, here, second) < DIRECTIONS:
        return False
    for earlier in range(k):
        between = neighbour(s, seat, here, earlier)
        if between >= 0 and figure[between] == NONE and direction_to(s, seat, between, second) < DIRECTIONS:
            return False
    return True


@rule
def legal_tiger_hunts(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of a tiger in the order of their paths."""
    figure = s.figure[seat]
    n = 0
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and is_prey(figure[first]):
            out[n] = ACT_HUNT + k * SPREADS
            n += 1
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and figure[first] <= RABBIT:
            for m in range(DIRECTIONS):
                second = neighbour(s, seat, first, m)
                if second >= 0 and is_prey(figure[second]):
                    if stands_for_outcome(s, seat, here, k, first, second):
                        out[n] = ACT_HUNT + (SHORTER[2] + DIRECTIONS * k + m) * SPREADS
                        n += 1
    return n


@rule
def line_prey(s: State, seat: int, here: int, direction: int, length: int) -> int:
    """How much prey an eagle eats on this line; 0 where it may not fly it."""
    prey = 0
    cell = here
    for i in range(length):
        cell = neighbour(s, seat, cell, direction)
        if cell < 0 or s.figure[seat][cell] > RABBIT:
            return 0
        if s.figure[seat][cell] != NONE:
            prey += 1
        elif i == length - 1:
            return 0
    return prey


@rule
def must_spread(s: State, figure: int, prey: int) -> bool:
    """Whether the stock has one young for two cells, so that the player says which one gets it (G13.2)."""
    return s.limited == 1 and prey == 3 and s.stock[figure] == 1


@rule
def legal_eagle_hunts(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the paths of an eagle; each has an outcome of its own."""
    n = 0
    for length in range(1, 4):
        for k in range(DIRECTIONS):
            prey = line_prey(s, seat, here, k, length)
            if prey > 0:
                path = k
                for _ in range(1, length):
                    path = path * DIRECTIONS + k
                code = ACT_HUNT + (SHORTER[length] + path) * SPREADS
                if must_spread(s, s.figure[seat][here], prey):
                    out[n] = code + 1
                    n += 1
                    code += 2
                out[n] = code
                n += 1
    return n


@rule
def legal_hunts(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of the chosen predator; `starve` comes last."""
    if s.figure[seat][here] == TIGER:
        n = legal_tiger_hunts(s, seat, here, out)
    else:
        n = legal_eagle_hunts(s, seat, here, out)
    out[n] = ACT_STARVE
    return n + 1


@rule
def why_not_hunt(s: State, seat: int, here: int, code: int) -> int:
    """0 where the chosen predator may hunt so, else the rule that forbids it."""
    species = s.figure[seat][here]
    path = code // SPREADS
    length = path_length(path)
    if species == TIGER and length == 3:
        return G9_2
    cell = here
    first = -1
    prey = 0
    for i in range(length):
        k = path_step(path, length, i)
        if species != TIGER and k != path_step(path, length, 0):
            return G9_2
        cell = neighbour(s, seat, cell, k)
        if cell < 0:
            return G9_3
        if s.figure[seat][cell] > RABBIT and cell != here:
            return G9_3
        if is_prey(s.figure[seat][cell]):
            prey += 1
        if i == 0:
            first = cell
    if not is_prey(s.figure[seat][cell]):
        return G9_4
    if must_spread(s, species, prey) != (code % SPREADS > 0):
        return G18_6
    if length == 2 and species == TIGER:
        k = path_step(path, length, 0)
        return 0 if stands_for_outcome(s, seat, here, k, first, cell) else G18_8
    return 0


@rule
def hunt(s: State, seat: int, here: int, code: int) -> None:
    """The predator eats along the path; it and its young stand where it ate (G9.5, G13.2)."""
    species = s.figure[seat][here]
    path = code // SPREADS
    spread = code % SPREADS
    length = path_length(path)
    # The hunter goes out of its cell and is set down on the last one, as if it came from the stock.
    remove(s, seat, here)
    cell = here
    eaten_0 = -1
    eaten_1 = -1
    for i in range(length):
        if cell != here and s.figure[seat][cell] != NONE:
            remove(s, seat, cell)
            eaten_0 = eaten_1
            eaten_1 = cell
        cell = neighbour(s, seat, cell, path_step(path, length, i))
    remove(s, seat, cell)
    put(s, seat, cell, species)
    if spread > 0:
        lower_first = s.hex[seat][eaten_0] < s.hex[seat][eaten_1]
        if lower_first == (spread == 1):
            put(s, seat, eaten_0, species)
        else:
            put(s, seat, eaten_1, species)
        return
    if eaten_1 >= 0:
        put(s, seat, eaten_1, species)
    if eaten_0 >= 0:
        put(s, seat, eaten_0, species)

"""Predators: their hunts and the path that stands for each outcome (G9, G18.6, G18.8)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_HUNT,
    ACT_STARVE,
    DIRECTIONS,
    IDLE,
    LINES,
    NONE,
    RABBIT,
    SPREADS,
    TIGER,
    TWO_STEPS,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, is_prey, put, remove
from dracosaur.games.gods_love_dinosaurs.rules.geometry import neighbour
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G9_2, G9_3, G9_4, G18_6, G18_8
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def hunt_length(number: int) -> int:
    """How many steps a numbered hunt has."""
    if number < LINES:
        return 1 if number < TWO_STEPS else 2
    return 3


@rule
def hunt_step(number: int, i: int) -> int:
    """The direction of step i, from 0, of a numbered hunt."""
    if number < TWO_STEPS:
        return number
    if number >= LINES:
        return (number - LINES) // SPREADS
    return (number - TWO_STEPS) // DIRECTIONS if i == 0 else (number - TWO_STEPS) % DIRECTIONS


@rule
def hunt_spread(number: int) -> int:
    """Where the one young of a hunt stands: 1 for the lower hex, 2 for the higher, 0 for no choice."""
    return (number - LINES) % SPREADS if number >= LINES else 0


@rule
def line_number(direction: int, length: int) -> int:
    """The number of a hunt straight on."""
    if length == 1:
        return direction
    if length == 2:
        return TWO_STEPS + direction * DIRECTIONS + direction
    return LINES + direction * SPREADS


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
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and figure_on(s, seat, first) <= RABBIT:
            if figure_on(s, seat, first) != NONE:
                return True
            for m in range(DIRECTIONS):
                second = neighbour(s, seat, first, m)
                if second >= 0 and is_prey(figure_on(s, seat, second)):
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
            if figure_on(s, seat, cell) != NONE:
                if is_prey(figure_on(s, seat, cell)):
                    return True
                break
    return False


@rule
def has_hunt(s: State, seat: int, here: int) -> bool:
    """Whether the predator on the cell can eat anything."""
    if figure_on(s, seat, here) == TIGER:
        return has_tiger_hunt(s, seat, here)
    return has_eagle_hunt(s, seat, here)


@rule
def stands_for_outcome(s: State, seat: int, here: int, k: int, first: int, second: int) -> bool:
    """Whether the two steps of a tiger, k first, are the first path with their outcome (G18.8)."""
    if figure_on(s, seat, first) != NONE:
        # The same two in the other order; with no tiger in the stock the order decides where the hunter
        # stands.
        return (s.limited == 1 and s.stock[TIGER] == 0) or direction_to(s, seat, here, second) > k
    if direction_to(s, seat, here, second) < DIRECTIONS:
        return False
    for earlier in range(k):
        between = neighbour(s, seat, here, earlier)
        if (
            between >= 0
            and figure_on(s, seat, between) == NONE
            and direction_to(s, seat, between, second) < DIRECTIONS
        ):
            return False
    return True


@rule
def legal_tiger_hunts(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of a tiger in the order of their paths."""
    n = 0
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and is_prey(figure_on(s, seat, first)):
            out[n] = ACT_HUNT + k
            n += 1
    for k in range(DIRECTIONS):
        first = neighbour(s, seat, here, k)
        if first >= 0 and figure_on(s, seat, first) <= RABBIT:
            for m in range(DIRECTIONS):
                second = neighbour(s, seat, first, m)
                if second >= 0 and is_prey(figure_on(s, seat, second)):
                    if stands_for_outcome(s, seat, here, k, first, second):
                        out[n] = ACT_HUNT + TWO_STEPS + DIRECTIONS * k + m
                        n += 1
    return n


@rule
def line_prey(s: State, seat: int, here: int, direction: int, length: int) -> int:
    """How much prey an eagle eats on this line; 0 where it may not fly it."""
    prey = 0
    cell = here
    for i in range(length):
        cell = neighbour(s, seat, cell, direction)
        if cell < 0 or figure_on(s, seat, cell) > RABBIT:
            return 0
        if figure_on(s, seat, cell) != NONE:
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
                code = ACT_HUNT + line_number(k, length)
                if must_spread(s, figure_on(s, seat, here), prey):
                    out[n] = code + 1
                    n += 1
                    code += 2
                out[n] = code
                n += 1
    return n


@rule
def legal_hunts(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of the chosen predator; `starve` comes last."""
    if figure_on(s, seat, here) == TIGER:
        n = legal_tiger_hunts(s, seat, here, out)
    else:
        n = legal_eagle_hunts(s, seat, here, out)
    out[n] = ACT_STARVE
    return n + 1


@rule
def why_not_hunt(s: State, seat: int, here: int, number: int) -> int:
    """0 where the chosen predator may hunt so, else the rule that forbids it."""
    species = figure_on(s, seat, here)
    length = hunt_length(number)
    if species == TIGER and length == 3:
        return G9_2
    cell = here
    first = -1
    prey = 0
    for i in range(length):
        k = hunt_step(number, i)
        if species != TIGER and k != hunt_step(number, 0):
            return G9_2
        cell = neighbour(s, seat, cell, k)
        if cell < 0:
            return G9_3
        if figure_on(s, seat, cell) > RABBIT and cell != here:
            return G9_3
        if is_prey(figure_on(s, seat, cell)):
            prey += 1
        if i == 0:
            first = cell
    if not is_prey(figure_on(s, seat, cell)):
        return G9_4
    if must_spread(s, species, prey) != (hunt_spread(number) > 0):
        return G18_6
    if length == 2 and species == TIGER:
        k = hunt_step(number, 0)
        return 0 if stands_for_outcome(s, seat, here, k, first, cell) else G18_8
    return 0


@rule
def hunt(s: State, seat: int, here: int, number: int) -> None:
    """The predator eats along the path; it and its young stand where it ate (G9.5, G13.2)."""
    species = figure_on(s, seat, here)
    spread = hunt_spread(number)
    # The hunter goes out of its cell and is set down on the last one, as if it came from the stock.
    remove(s, seat, here)
    cell = here
    eaten_0 = -1
    eaten_1 = -1
    for i in range(hunt_length(number)):
        if cell != here and figure_on(s, seat, cell) != NONE:
            remove(s, seat, cell)
            eaten_0 = eaten_1
            eaten_1 = cell
        cell = neighbour(s, seat, cell, hunt_step(number, i))
    remove(s, seat, cell)
    put(s, seat, cell, species, IDLE)
    if spread > 0:
        # Cells are numbered by rising hex.
        put(s, seat, min(eaten_0, eaten_1) if spread == 1 else max(eaten_0, eaten_1), species, IDLE)
        return
    if eaten_1 >= 0:
        put(s, seat, eaten_1, species, IDLE)
    if eaten_0 >= 0:
        put(s, seat, eaten_0, species, IDLE)

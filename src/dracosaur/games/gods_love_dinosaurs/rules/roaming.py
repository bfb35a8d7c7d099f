"""Dinosaurs: their hunts and the path that stands for each outcome (G10.4 to G10.14, G18.7, G18.8).

A way that enters only open hexes and eats something is a hunt if it ends on a mountain. For each mountain the
ways to it are tried in their order; the first one that eats a set stands for it.
"""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_ROAM,
    ACT_STARVE,
    AROUND,
    BEARING,
    BUFFER_SETS,
    BUFFER_WAYS,
    DINOSAUR,
    IDLE,
    MOUNTAIN,
    NEAR_BEARINGS,
    NONE,
    TIGER,
    WAY_END,
    WAY_ENTERS,
    WAY_NUMBER,
    WAY_STEPS,
    WAYS_FROM,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, put, remove
from dracosaur.games.gods_love_dinosaurs.rules.geometry import cells_before, hex_of, neighbour, terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G10_5, G18_8
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# The scratch paper: the hexes that a dinosaur may enter and those with an animal, as sets of bearings; how
# many mountains it may end on, and their bearings, twice, plus 1 where an animal stands.
OPEN = 0
FOOD = 1
MOUNTAINS = 2
ENDS = 3


@rule
def look_around(s: State, seat: int, here: int) -> None:
    """The scratch paper shows what lies around the dinosaur on the cell."""
    work = s.work
    lowest = hex_of(s, seat, here) - AROUND
    for cell in range(cells_before(s, seat, lowest), cells_before(s, seat, lowest + 2 * AROUND + 1)):
        bearing = BEARING[hex_of(s, seat, cell) - lowest]
        figure = NONE if cell == here else figure_on(s, seat, cell)
        if bearing >= 0 and figure != DINOSAUR:
            if 0 < bearing <= NEAR_BEARINGS:
                work[OPEN] |= 1 << (bearing - 1)
                if figure != NONE:
                    work[FOOD] |= 1 << (bearing - 1)
            if terrain_of(s, seat, cell) == MOUNTAIN:
                work[ENDS + work[MOUNTAINS]] = 2 * bearing + (1 if figure != NONE else 0)
                work[MOUNTAINS] += 1


@rule
def look_away(s: State) -> None:
    """The scratch paper is empty again."""
    for i in range(ENDS + s.work[MOUNTAINS]):
        s.work[i] = 0


@rule
def has_roam(s: State, seat: int, here: int) -> bool:
    """Whether the dinosaur on the cell has a hunt."""
    look_around(s, seat, here)
    closed = ~s.work[OPEN]
    food = s.work[FOOD]
    found = False
    i = 0
    while i < s.work[MOUNTAINS] and not found:
        end = s.work[ENDS + i] // 2
        is_fed = s.work[ENDS + i] % 2 == 1
        for way in range(WAYS_FROM[end], WAYS_FROM[end + 1]):
            if WAY_ENTERS[way] & closed == 0 and (is_fed or WAY_ENTERS[way] & food != 0):
                found = True
                break
        i += 1
    look_away(s)
    return found


@rule
def legal_roams(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of the chosen dinosaur, in the order of their paths; `starve` comes last."""
    look_around(s, seat, here)
    closed = ~s.work[OPEN]
    food = s.work[FOOD]
    n = 0
    for i in range(s.work[MOUNTAINS]):
        end = s.work[ENDS + i] // 2
        is_fed = s.work[ENDS + i] % 2 == 1
        more = 0
        for way in range(WAYS_FROM[end], WAYS_FROM[end + 1]):
            if WAY_ENTERS[way] & closed == 0:
                eaten = WAY_ENTERS[way] & food
                if eaten != 0 or is_fed:
                    known = 0
                    while known < more and out[BUFFER_SETS + known] != eaten:
                        known += 1
                    if known == more:
                        out[BUFFER_SETS + more] = eaten
                        out[BUFFER_WAYS + more] = ACT_ROAM + WAY_NUMBER[way]
                        more += 1
        merge(out, n, more)
        n += more
    look_away(s)
    out[n] = ACT_STARVE
    return n + 1


@rule
def merge(out: Row, n: int, more: int) -> None:
    """The ways to another mountain stand among the n actions listed so far, all in rising order."""
    while more > 0:
        last = n + more - 1
        if n > 0 and out[n - 1] > out[BUFFER_WAYS + more - 1]:
            n -= 1
            out[last] = out[n]
        else:
            more -= 1
            out[last] = out[BUFFER_WAYS + more]


@rule
def why_not_roam(s: State, seat: int, here: int, number: int) -> int:
    """0 where the chosen dinosaur may go this way, else the rule that forbids it."""
    end = WAY_END[number]
    look_around(s, seat, here)
    closed = ~s.work[OPEN]
    food = s.work[FOOD]
    is_fed = False
    is_end = False
    for i in range(s.work[MOUNTAINS]):
        if s.work[ENDS + i] // 2 == end:
            is_end = True
            is_fed = s.work[ENDS + i] % 2 == 1
    look_away(s)
    way = WAYS_FROM[end]
    while WAY_NUMBER[way] != number:
        way += 1
    eaten = WAY_ENTERS[way] & food
    if not is_end or WAY_ENTERS[way] & closed != 0 or (eaten == 0 and not is_fed):
        return G10_5
    for earlier in range(WAYS_FROM[end], way):
        if WAY_ENTERS[earlier] & closed == 0 and WAY_ENTERS[earlier] & food == eaten:
            return G18_8
    return 0


@rule
def roam(s: State, seat: int, here: int, number: int) -> None:
    """The dinosaur eats everything on its way and lays an egg for each predator (G10.7)."""
    steps = WAY_STEPS[number]
    remove(s, seat, here)  # it stands up and is set down at the end, as if it came from the stock
    cell = here
    while steps > 0:
        cell = neighbour(s, seat, cell, steps % 8 - 1)
        steps //= 8
        figure = figure_on(s, seat, cell)
        if figure != NONE:
            if figure >= TIGER:
                s.eggs[seat] += 1
            remove(s, seat, cell)
    put(s, seat, cell, DINOSAUR, IDLE)

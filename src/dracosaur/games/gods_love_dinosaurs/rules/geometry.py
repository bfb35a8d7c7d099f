"""The grid: hexes and steps, cells and their neighbours, the sites where a tile may lie (G2, G6.3)."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ALL_ORIENTATIONS,
    DIRECTIONS,
    FAR,
    LINK,
    LINK_MASK,
    MOST_STEPS,
    MOUNTAIN,
    SITE_SIZE,
    SPAN,
    STEP,
    TOUCHING,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def hex_at(q: int, r: int) -> int:
    """The number of the hex with these axial coordinates."""
    return (q + FAR) * SPAN + r + FAR


@rule
def distance(a: int, b: int) -> int:
    """The distance between two hexes (G2.3)."""
    q = a // SPAN - b // SPAN
    r = a % SPAN - b % SPAN
    return max(abs(q), abs(r), abs(q + r))


@rule
def neighbour(s: State, seat: int, here: int, direction: int) -> int:
    """The cell next to a cell, -1 where nothing lies."""
    return ((s.near[seat][here] >> (LINK * direction)) & LINK_MASK) - 1


@rule
def find_cell(s: State, seat: int, at: int) -> int:
    """The cell at the hex, -1 where nothing lies."""
    order = s.order[seat]
    hexes = s.hex[seat]
    low = 0
    high = s.cells[seat]
    while low < high:
        middle = (low + high) >> 1
        if hexes[order[middle]] < at:
            low = middle + 1
        else:
            high = middle
    if low < s.cells[seat] and hexes[order[low]] == at:
        return order[low]
    return -1


@rule
def find_site(s: State, seat: int, at: int) -> int:
    """Where in the list of sites the hex stands, or would stand."""
    sites = s.site[seat]
    wanted = at * SITE_SIZE
    low = 0
    high = s.site_count[seat]
    while low < high:
        middle = (low + high) >> 1
        if sites[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def orientations(s: State, seat: int, at: int) -> int:
    """One bit for each orientation in which a tile may lie with hex 0 on the hex (G6.3)."""
    i = find_site(s, seat, at)
    if i < s.site_count[seat] and s.site[seat][i] // SITE_SIZE == at:
        return s.site[seat][i] & ALL_ORIENTATIONS
    return 0


@rule
def insert_site(s: State, seat: int, i: int, site: int) -> None:
    """The site stands at this position of the list, the later ones behind it."""
    sites = s.site[seat]
    for j in range(s.site_count[seat], i, -1):
        sites[j] = sites[j - 1]
    sites[i] = site
    s.site_count[seat] += 1


@rule
def remove_site(s: State, seat: int, at: int) -> None:
    """The hex is no site any more, if it was one."""
    sites = s.site[seat]
    i = find_site(s, seat, at)
    if i < s.site_count[seat] and sites[i] // SITE_SIZE == at:
        s.site_count[seat] -= 1
        for j in range(i, s.site_count[seat]):
            sites[j] = sites[j + 1]
        sites[s.site_count[seat]] = 0


@rule
def open_towards(s: State, seat: int, at: int, direction: int) -> None:
    """A tile may lie with hex 0 on the free hex and hex 1 in this direction."""
    i = find_site(s, seat, at)
    if i < s.site_count[seat] and s.site[seat][i] // SITE_SIZE == at:
        s.site[seat][i] |= 1 << direction
    else:
        insert_site(s, seat, i, at * SITE_SIZE + (1 << direction))


@rule
def touch(s: State, seat: int, at: int, direction: int) -> None:
    """The free hex has a new cell of the ecosystem in this direction."""
    i = find_site(s, seat, at)
    known = i < s.site_count[seat] and s.site[seat][i] // SITE_SIZE == at
    if known and s.site[seat][i] & TOUCHING > 0:
        s.site[seat][i] &= ~(1 << direction)
        return
    # Its other neighbours are free, else it would have been touched before: a tile fits on it in five ways.
    site = at * SITE_SIZE + TOUCHING + ALL_ORIENTATIONS - (1 << direction)
    if known:
        s.site[seat][i] = site
    else:
        insert_site(s, seat, i, site)
    for k in range(DIRECTIONS):
        if k != direction:
            open_towards(s, seat, at + STEP[k], (k + 3) % DIRECTIONS)


@rule
def link_cell(s: State, seat: int, here: int) -> int:
    """The new cell and its neighbours know each other; returns one bit for each direction that has one."""
    near = s.near[seat]
    found = 0
    for k in range(DIRECTIONS):
        other = find_cell(s, seat, s.hex[seat][here] + STEP[k])
        if other >= 0:
            near[here] |= (other + 1) << (LINK * k)
            near[other] |= (here + 1) << (LINK * ((k + 3) % DIRECTIONS))
            found |= 1 << k
    return found


@rule
def measure_climb(s: State, seat: int, here: int) -> None:
    """Every cell knows its way to the nearest mountain again after this one was laid."""
    climb = s.climb[seat]
    near = s.near[seat]
    work = s.work
    far = MOST_STEPS + 1
    best = 0 if s.terrain[seat][here] == MOUNTAIN else far
    for k in range(DIRECTIONS):
        other = neighbour(s, seat, here, k)
        if other >= 0:
            best = min(best, climb[other] + 1)
    climb[here] = best
    work[0] = here
    n = 1
    i = 0
    while i < n:
        cell = work[i]
        work[i] = 0
        i += 1
        links = near[cell]
        while links > 0:
            other = (links & LINK_MASK) - 1
            links >>= LINK
            if other >= 0 and climb[other] > climb[cell] + 1:
                climb[other] = climb[cell] + 1
                work[n] = other
                n += 1


@rule
def lay_cell(s: State, seat: int, at: int, terrain: int) -> int:
    """A new empty cell lies at the hex; returns its index."""
    here = s.cells[seat]
    s.hex[seat][here] = at
    s.terrain[seat][here] = terrain
    found = link_cell(s, seat, here)
    order = s.order[seat]
    i = here
    while i > 0 and s.hex[seat][order[i - 1]] > at:
        order[i] = order[i - 1]
        i -= 1
    order[i] = here
    s.cells[seat] = here + 1
    measure_climb(s, seat, here)
    remove_site(s, seat, at)
    for k in range(DIRECTIONS):
        if (found >> k) & 1 == 0:
            touch(s, seat, at + STEP[k], (k + 3) % DIRECTIONS)
    return here

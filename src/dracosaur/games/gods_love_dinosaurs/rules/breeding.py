"""Prey: which cells can get a young so that every young has a parent of its own (G8, G18.4).

The cells named so far always have different parents next to them: a matching. It is worked out anew for each
question, because the state holds only what was decided, the cells, and not the parents (R34).
"""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_BREED,
    ACT_DONE,
    BORN,
    CELLS,
    LINK,
    LINK_MASK,
    LINKS,
    NONE,
    SUITS,
    TERRAIN_AT,
    TERRAIN_MASK,
    WAITING,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, in_stock, next_in_role, role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G8_1, G8_5, G13_2
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# The scratch paper has a number for each cell: the mate of a parent or young, as cell + 1, and above it, for
# a parent, the young + 1 from which a search found it; and behind them the queue of that search.
FOUND_FROM = 128
QUEUE = CELLS


@rule
def parent_beside(s: State, seat: int, cell: int) -> int:
    """The cell + 1 of a parent without a mate next to the cell, 0 where all have one, -1 where there is none.

    A parent is an individual that was there when the activation began.
    """
    links = s.ground[seat][cell] & LINKS
    found = -1
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0 and role_on(s, seat, other) == WAITING:
            if s.work[other] == 0:
                return other + 1
            found = 0
    return found


@rule
def find_parent(s: State, seat: int, cell: int) -> int:
    """The cell + 1 of a parent that becomes free for this cell if others change their young, 0 for none."""
    work = s.work
    work[QUEUE] = cell
    n = 1
    i = 0
    while i < n:
        young = work[QUEUE + i]
        i += 1
        links = s.ground[seat][young] & LINKS
        while links > 0:
            parent = (links & LINK_MASK) - 1
            links >>= LINK
            if parent >= 0 and work[parent] < FOUND_FROM and role_on(s, seat, parent) == WAITING:
                mate = work[parent]
                work[parent] += (young + 1) * FOUND_FROM
                if mate == 0:
                    return parent + 1
                work[QUEUE + n] = mate - 1
                n += 1
    return 0


@rule
def forget_search(s: State, seat: int) -> None:
    """The marks of the last search are wiped off."""
    for i in range(s.cells[seat]):
        s.work[i] %= FOUND_FROM
        s.work[QUEUE + i] = 0


@rule
def match_young(s: State, seat: int) -> None:
    """Every young of this activation has a parent of its own on the scratch paper."""
    work = s.work
    young = next_in_role(s, seat, 0, BORN)
    while young >= 0:
        parent = find_parent(s, seat, young)
        while parent > 0:
            child = work[parent - 1] // FOUND_FROM - 1
            before = work[child]
            work[child] = parent
            work[parent - 1] = child + 1
            parent = before
        forget_search(s, seat)
        young = next_in_role(s, seat, young + 1, BORN)


@rule
def forget_match(s: State, seat: int) -> None:
    """The scratch paper is empty again."""
    for i in range(s.cells[seat]):
        s.work[i] = 0


@rule
def can_be_added(s: State, seat: int, cell: int) -> bool:
    """Whether the cell can get a parent of its own besides the young matched on the scratch paper."""
    parent = parent_beside(s, seat, cell)
    if parent != 0:
        return parent > 0
    found = find_parent(s, seat, cell)
    forget_search(s, seat)
    return found > 0


@rule
def next_breeding(s: State, seat: int, species: int, first: int) -> int:
    """The next cell, from `first` on, that can be added to the young matched; -1 for none."""
    suits = SUITS[species]
    ground = s.ground[seat]
    for cell in range(first, s.cells[seat]):
        if suits[(ground[cell] >> TERRAIN_AT) & TERRAIN_MASK] == 1 and figure_on(s, seat, cell) == NONE:
            if can_be_added(s, seat, cell):
                return cell
    return -1


@rule
def can_breed(s: State, seat: int, species: int) -> bool:
    """Whether a young can be added anywhere."""
    if not in_stock(s, species):
        return False
    match_young(s, seat)
    found = next_breeding(s, seat, species, 0)
    forget_match(s, seat)
    return found >= 0


@rule
def legal_breeding(s: State, seat: int, species: int, out: Row) -> int:
    """Fill in the cells that can be added, by rising hex; `done` comes last."""
    n = 0
    match_young(s, seat)
    cell = next_breeding(s, seat, species, 0)
    while cell >= 0:
        out[n] = ACT_BREED + cell
        n += 1
        cell = next_breeding(s, seat, species, cell + 1)
    forget_match(s, seat)
    out[n] = ACT_DONE
    return n + 1


@rule
def why_not_breed(s: State, seat: int, species: int, cell: int) -> int:
    """0 where a young can be added on the cell, else the rule that forbids it."""
    if cell >= s.cells[seat] or figure_on(s, seat, cell) != NONE:
        return G8_1
    if SUITS[species][terrain_of(s, seat, cell)] == 0 or parent_beside(s, seat, cell) < 0:
        return G8_1
    if not in_stock(s, species):
        return G13_2
    match_young(s, seat)
    found = can_be_added(s, seat, cell)
    forget_match(s, seat)
    return 0 if found else G8_5

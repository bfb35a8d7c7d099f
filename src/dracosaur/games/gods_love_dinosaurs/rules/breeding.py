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
    NONE,
    SUITS,
    WAITING,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import in_stock
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G8_1, G8_5, G13_2
from dracosaur.games.gods_love_dinosaurs.rules.state import State

# The scratch paper: for a parent its young, for a young its parent, for a parent the young from which a
# search found it, and the queue of that search.
YOUNG_OF = 0
PARENT_OF = CELLS
FOUND_FROM = 2 * CELLS
QUEUE = 3 * CELLS


@rule
def has_parent(s: State, seat: int, here: int) -> bool:
    """Whether an individual that was there when the activation began stands next to the cell."""
    links = s.near[seat][here]
    role = s.role[seat]
    while links > 0:
        other = (links & LINK_MASK) - 1
        links >>= LINK
        if other >= 0 and role[other] == WAITING:
            return True
    return False


@rule
def find_parent(s: State, seat: int, here: int) -> int:
    """The cell + 1 of a parent that becomes free for this cell if others change their young, 0 for none."""
    near = s.near[seat]
    role = s.role[seat]
    work = s.work
    work[QUEUE] = here
    n = 1
    i = 0
    while i < n:
        young = work[QUEUE + i]
        i += 1
        links = near[young]
        while links > 0:
            parent = (links & LINK_MASK) - 1
            links >>= LINK
            if parent >= 0 and role[parent] == WAITING and work[FOUND_FROM + parent] == 0:
                work[FOUND_FROM + parent] = young + 1
                if work[YOUNG_OF + parent] == 0:
                    return parent + 1
                work[QUEUE + n] = work[YOUNG_OF + parent] - 1
                n += 1
    return 0


@rule
def forget_search(s: State, seat: int) -> None:
    """The marks of the last search are wiped off."""
    for i in range(s.cells[seat]):
        s.work[FOUND_FROM + i] = 0
        s.work[QUEUE + i] = 0


@rule
def match_young(s: State, seat: int) -> None:
    """Every young of this activation has a parent of its own on the scratch paper."""
    work = s.work
    for young in range(s.cells[seat]):
        if s.role[seat][young] == BORN:
            parent = find_parent(s, seat, young)
            while parent > 0:
                child = work[FOUND_FROM + parent - 1] - 1
                before = work[PARENT_OF + child]
                work[PARENT_OF + child] = parent
                work[YOUNG_OF + parent - 1] = child + 1
                parent = before
            forget_search(s, seat)


@rule
def forget_match(s: State, seat: int) -> None:
    """The scratch paper is empty again."""
    for i in range(s.cells[seat]):
        s.work[YOUNG_OF + i] = 0
        s.work[PARENT_OF + i] = 0


@rule
def next_breeding(s: State, seat: int, species: int, first: int) -> int:
    """The position in the order of hexes, from `first` on, of the next cell that can be added; -1 for none.

    The young so far must be matched on the scratch paper.
    """
    figure = s.figure[seat]
    terrain = s.terrain[seat]
    order = s.order[seat]
    suits = SUITS[species]
    for i in range(first, s.cells[seat]):
        here = order[i]
        if figure[here] == NONE and suits[terrain[here]] == 1 and has_parent(s, seat, here):
            found = find_parent(s, seat, here)
            forget_search(s, seat)
            if found > 0:
                return i
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
    i = next_breeding(s, seat, species, 0)
    while i >= 0:
        out[n] = ACT_BREED + s.hex[seat][s.order[seat][i]]
        n += 1
        i = next_breeding(s, seat, species, i + 1)
    forget_match(s, seat)
    out[n] = ACT_DONE
    return n + 1


@rule
def why_not_breed(s: State, seat: int, species: int, here: int) -> int:
    """0 where a young can be added on the cell, else the rule that forbids it."""
    if here < 0 or s.figure[seat][here] != NONE or SUITS[species][s.terrain[seat][here]] == 0:
        return G8_1
    if not has_parent(s, seat, here):
        return G8_1
    if not in_stock(s, species):
        return G13_2
    match_young(s, seat)
    found = find_parent(s, seat, here)
    forget_search(s, seat)
    forget_match(s, seat)
    return 0 if found > 0 else G8_5

"""Dinosaurs: their hunts and the path that stands for each outcome (G10.4 to G10.14, G18.7, G18.8)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_ROAM,
    ACT_STARVE,
    BUFFER_BITS,
    BUFFER_HEAD,
    BUFFER_NEXT,
    BUFFER_SETS,
    BUFFER_WAYS,
    CELLS,
    DINOSAUR,
    DIRECTIONS,
    LINK,
    LINK_MASK,
    MOST_STEPS,
    MOUNTAIN,
    NONE,
    SHORTER,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.figures import put, remove
from dracosaur.games.gods_love_dinosaurs.rules.geometry import distance, neighbour
from dracosaur.games.gods_love_dinosaurs.rules.hunting import path_length, path_step
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G10_5, G18_8
from dracosaur.games.gods_love_dinosaurs.rules.state import State

QUEUE = 2 * CELLS  # on the scratch paper, behind one mark for each cell hungry and one for each cell fed

# The sets of the search are bits, one for each animal met within four steps: 60 cells at most. An animal five
# steps away can only be eaten at the very end, where the last cell tells which one it was.
LAST_BIT = 1 << 61


@rule
def has_roam(s: State, seat: int, here: int) -> bool:
    """Whether the dinosaur on the cell has a hunt: a search by breadth over cells, hungry or fed."""
    near = s.near[seat]
    figure = s.figure[seat]
    climb = s.climb[seat]
    terrain = s.terrain[seat]
    work = s.work
    work[QUEUE] = here
    work[here] = 1
    n = 1
    i = 0
    found = False
    while i < n and not found:
        node = work[QUEUE + i]
        i += 1
        depth = work[node]
        links = near[node % CELLS]
        while links > 0:
            cell = (links & LINK_MASK) - 1
            links >>= LINK
            # Marks are 1 + steps, so this is the number of steps there.
            if cell >= 0 and depth + climb[cell] <= MOST_STEPS and (figure[cell] != DINOSAUR or cell == here):
                fed = node >= CELLS or (figure[cell] != NONE and cell != here)
                if fed and terrain[cell] == MOUNTAIN:
                    found = True
                arrival = cell + CELLS if fed else cell
                if work[arrival] == 0:
                    work[arrival] = depth + 1
                    work[QUEUE + n] = arrival
                    n += 1
    for i in range(n):
        work[work[QUEUE + i]] = 0
        work[QUEUE + i] = 0
    return found


@rule
def legal_roams(s: State, seat: int, here: int, out: Row) -> int:
    """Fill in the outcomes of the chosen dinosaur, in the order of their paths; `starve` comes last.

    A search by breadth over pairs of a cell and the set eaten; the first arrival at a pair stands for it
    (G18.8). The nodes lie in the buffer behind the list, those of one cell in a chain.
    """
    near = s.near[seat]
    figure = s.figure[seat]
    climb = s.climb[seat]
    terrain = s.terrain[seat]
    for i in range(s.cells[seat]):
        out[BUFFER_HEAD + i] = 0
        out[BUFFER_BITS + i] = 0
    out[BUFFER_SETS] = 0
    out[BUFFER_WAYS] = here
    found = 0
    next_bit = 1
    nodes = 1
    first = 0
    for depth in range(1, MOST_STEPS + 1):
        last = nodes
        for node in range(first, last):
            way = out[BUFFER_WAYS + node]
            digits = way // CELLS * DIRECTIONS
            links = near[way % CELLS]
            for k in range(DIRECTIONS):
                cell = (links & LINK_MASK) - 1
                links >>= LINK
                if cell < 0 or depth + climb[cell] > MOST_STEPS:
                    continue
                eaten = out[BUFFER_SETS + node]
                if figure[cell] != NONE and cell != here:
                    if figure[cell] == DINOSAUR:
                        continue
                    bit = out[BUFFER_BITS + cell]
                    if bit == 0:
                        if depth == MOST_STEPS:
                            bit = LAST_BIT
                        else:
                            bit = next_bit
                            next_bit *= 2
                            out[BUFFER_BITS + cell] = bit
                    eaten |= bit
                known = out[BUFFER_HEAD + cell]
                while known > 0 and out[BUFFER_SETS + known] != eaten:
                    known = out[BUFFER_NEXT + known]
                if known > 0 or (cell == here and eaten == 0):
                    continue
                out[BUFFER_SETS + nodes] = eaten
                out[BUFFER_WAYS + nodes] = (digits + k) * CELLS + cell
                out[BUFFER_NEXT + nodes] = out[BUFFER_HEAD + cell]
                out[BUFFER_HEAD + cell] = nodes
                nodes += 1
                if eaten > 0 and terrain[cell] == MOUNTAIN:
                    out[found] = ACT_ROAM + SHORTER[depth] + digits + k
                    found += 1
        first = last
    out[found] = ACT_STARVE
    return found + 1


@rule
def is_barred(s: State, seat: int, here: int, cell: int) -> bool:
    """Whether a dinosaur from `here` cannot enter: nothing lies there, or another dinosaur stands there."""
    return cell < 0 or (s.figure[seat][cell] == DINOSAUR and cell != here)


@rule
def first_path(s: State, seat: int, here: int, end: int, prey: int) -> int:
    """The shortest, then first path to the end that eats exactly the animals marked on the scratch paper.

    A search by depth with growing length, in the order of directions; there must be such a path. A mark is 1,
    and grows while the path holds the animal. Behind the marks lie the path and the direction tried last from
    each cell.
    """
    work = s.work
    cells = CELLS
    tried = CELLS + MOST_STEPS + 1
    length = 0
    path = -1
    while path < 0:
        length += 1
        depth = 0
        digits = 0
        left = prey
        work[cells] = here
        work[tried] = -1
        while depth >= 0 and path < 0:
            work[tried + depth] += 1
            k = work[tried + depth]
            if k == DIRECTIONS:
                if depth > 0 and work[work[cells + depth]] > 0:
                    work[work[cells + depth]] -= 1
                    left += 1 if work[work[cells + depth]] == 1 else 0
                digits //= DIRECTIONS
                depth -= 1
                continue
            cell = neighbour(s, seat, work[cells + depth], k)
            if is_barred(s, seat, here, cell):
                continue
            steps = length - depth - 1
            if distance(s.hex[seat][cell], s.hex[seat][end]) > steps:
                continue
            if s.figure[seat][cell] != NONE and cell != here:
                if work[cell] == 0:
                    continue
                left -= 1 if work[cell] == 1 else 0
                work[cell] += 1
            digits = digits * DIRECTIONS + k
            depth += 1
            work[cells + depth] = cell
            work[tried + depth] = -1
            if depth == length:
                if left == 0:
                    path = SHORTER[length] + digits
                work[tried + depth] = DIRECTIONS - 1  # the path is as long as it may be
    for i in range(2 * MOST_STEPS + 2):
        work[CELLS + i] = 0
    return path


@rule
def why_not_roam(s: State, seat: int, here: int, path: int) -> int:
    """0 where the chosen dinosaur may roam so, else the rule that forbids it."""
    length = path_length(path)
    cell = here
    for i in range(length):
        cell = neighbour(s, seat, cell, path_step(path, length, i))
        if is_barred(s, seat, here, cell):
            return G10_5
    end = cell
    if s.terrain[seat][end] != MOUNTAIN:
        return G10_5
    prey = 0
    cell = here
    for i in range(length):
        cell = neighbour(s, seat, cell, path_step(path, length, i))
        if s.figure[seat][cell] != NONE and cell != here and s.work[cell] == 0:
            s.work[cell] = 1
            prey += 1
    standing = first_path(s, seat, here, end, prey) if prey > 0 else path
    for i in range(s.cells[seat]):
        s.work[i] = 0
    if prey == 0:
        return G10_5
    return 0 if standing == path else G18_8


@rule
def roam(s: State, seat: int, here: int, path: int) -> None:
    """The dinosaur eats everything on its way and lays an egg for each predator (G10.7)."""
    length = path_length(path)
    remove(s, seat, here)  # it stands up and is set down at the end, as if it came from the stock
    cell = here
    for i in range(length):
        cell = neighbour(s, seat, cell, path_step(path, length, i))
        if s.figure[seat][cell] != NONE:
            if s.figure[seat][cell] >= TIGER:
                s.eggs[seat] += 1
            remove(s, seat, cell)
    put(s, seat, cell, DINOSAUR)

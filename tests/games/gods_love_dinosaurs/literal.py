"""A second, literal implementation of G8, G9 and G10 over dictionaries, written from the rules text alone.

It enumerates paths and pairs one by one and knows nothing of the rules package.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

Coordinates = tuple[int, int]
Board = dict[Coordinates, tuple[str, str | None]]  # terrain and figure of each cell

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
HABITAT = {"frog": "lake", "rat": "forest", "rabbit": "plains"}
PREY = set(HABITAT)
PREDATORS = {"tiger", "eagle"}


def step(at: Coordinates, direction: int) -> Coordinates:
    return at[0] + STEPS[direction][0], at[1] + STEPS[direction][1]


def neighbours(at: Coordinates) -> list[Coordinates]:
    return [step(at, k) for k in range(6)]


def figures(board: Board, figure: str) -> list[Coordinates]:
    return sorted(at for at, (_, standing) in board.items() if standing == figure)


def placements(board: Board) -> list[tuple[Coordinates, int]]:
    """G6.3: every anchor and orientation."""
    near = {at for cell in board for at in (cell, *neighbours(cell))}
    anchors = {at for cell in near for at in (cell, *neighbours(cell))}
    found = []
    for anchor in sorted(anchors):
        for k in range(6):
            cells = (anchor, step(anchor, k))
            touches = any(at in board for cell in cells for at in neighbours(cell))
            if touches and not any(cell in board for cell in cells):
                found.append((anchor, k))
    return found


def young_sets(board: Board, species: str) -> set[frozenset[Coordinates]]:
    """G8.5: the cells of the young for every set of pairs in which no parent and no cell occurs twice."""
    parents = figures(board, species)
    free = [
        at
        for at, (terrain, figure) in board.items()
        if figure is None and terrain in (HABITAT[species], "wild")
    ]
    found = {frozenset[Coordinates]()}
    for n in range(1, min(len(parents), len(free)) + 1):
        for cells in combinations(free, n):
            for chosen in permutations(parents, n):
                if all(cell in neighbours(parent) for parent, cell in zip(chosen, cells, strict=True)):
                    found.add(frozenset(cells))
                    break
    return found


def predator_paths(board: Board, start: Coordinates) -> Iterator[tuple[int, ...]]:
    """G9.2 to G9.4: every hunt of the predator as a series of directions."""
    species = board[start][1]
    shapes: list[tuple[int, ...]] = [(k,) for k in range(6)]
    if species == "tiger":
        shapes += [(k, m) for k in range(6) for m in range(6)]
    else:
        shapes += [(k,) * n for n in (2, 3) for k in range(6)]
    for path in shapes:
        at = start
        is_open = True
        for k in path:
            at = step(at, k)
            if at not in board or (at != start and board[at][1] in (*PREDATORS, "dinosaur")):
                is_open = False
                break
        if is_open and at != start and board[at][1] in PREY:
            yield path


def cells_of(start: Coordinates, path: tuple[int, ...]) -> list[Coordinates]:
    cells = [start]
    for k in path:
        cells.append(step(cells[-1], k))
    return cells[1:]


def eaten(board: Board, start: Coordinates, path: tuple[int, ...]) -> frozenset[Coordinates]:
    return frozenset(
        cell
        for cell in cells_of(start, path)
        if cell != start and board[cell][1] is not None and board[cell][1] != "dinosaur"
    )


def hunt_outcomes(board: Board, start: Coordinates) -> dict[frozenset[Coordinates], tuple[int, ...]]:
    """G18.6, G18.8: for each set K the path that stands for it."""
    found: dict[frozenset[Coordinates], tuple[int, ...]] = {}
    for path in sorted(predator_paths(board, start), key=lambda path: (len(path), path)):
        found.setdefault(eaten(board, start, path), path)
    return found


def dinosaur_paths(board: Board, start: Coordinates) -> Iterator[tuple[int, ...]]:
    """G10.5: every hunt of the dinosaur."""
    todo: list[tuple[Coordinates, tuple[int, ...]]] = [(start, ())]
    while todo:
        at, path = todo.pop()
        for k in range(6):
            cell = step(at, k)
            if cell not in board or (board[cell][1] == "dinosaur" and cell != start):
                continue
            longer = (*path, k)
            if board[cell][0] == "mountain" and eaten(board, start, longer):
                yield longer
            if len(longer) < 5:
                todo.append((cell, longer))


def roam_outcomes(
    board: Board, start: Coordinates
) -> dict[tuple[Coordinates, frozenset[Coordinates]], tuple[int, ...]]:
    """G18.7, G18.8: for each end and set K the path that stands for them."""
    found: dict[tuple[Coordinates, frozenset[Coordinates]], tuple[int, ...]] = {}
    for path in sorted(dinosaur_paths(board, start), key=lambda path: (len(path), path)):
        found.setdefault((cells_of(start, path)[-1], eaten(board, start, path)), path)
    return found


def after_hunt(board: Board, start: Coordinates, prey: frozenset[Coordinates]) -> Board:
    """G9.5: each cell where prey was eaten holds one predator, the start cell is empty."""
    species = board[start][1]
    changed = {**board, start: (board[start][0], None)}
    return {**changed, **{at: (board[at][0], species) for at in prey}}


def after_roam(board: Board, start: Coordinates, end: Coordinates, prey: frozenset[Coordinates]) -> Board:
    """G10.7: what was eaten is gone and the dinosaur stands on the last cell."""
    changed = {**board, start: (board[start][0], None)}
    changed |= {at: (board[at][0], None) for at in prey}
    return {**changed, end: (board[end][0], "dinosaur")}


def eggs_of(board: Board, prey: frozenset[Coordinates]) -> int:
    return sum(board[at][1] in PREDATORS for at in prey)


def plays(board: Board, kind: str) -> tuple[int, dict[tuple[frozenset[tuple[Coordinates, str]], int], int]]:
    """How many series of answers one player has when the kind is activated, and how many lead to each result.

    A result is the set of figures with their hexes, and the eggs laid.
    """
    results: dict[tuple[frozenset[tuple[Coordinates, str]], int], int] = {}
    total = 0

    def finish(end: Board, eggs: int) -> None:
        nonlocal total
        key = frozenset((at, figure) for at, (_, figure) in end.items() if figure), eggs
        results[key] = results.get(key, 0) + 1
        total += 1

    def outcomes(now: Board, start: Coordinates) -> list[tuple[Board, int]]:
        if kind == "dinosaur":
            return [
                (after_roam(now, start, end, prey), eggs_of(now, prey))
                for end, prey in roam_outcomes(now, start)
            ]
        return [(after_hunt(now, start, prey), 0) for prey in hunt_outcomes(now, start)]

    def go(now: Board, waiting: frozenset[Coordinates], eggs: int) -> None:
        if not any(outcomes(now, start) for start in waiting):
            finish({p: (t, None if p in waiting else f) for p, (t, f) in now.items()}, eggs)
            return
        for start in sorted(waiting):
            starved = {**now, start: (now[start][0], None)}
            for then, laid in [*outcomes(now, start), (starved, 0)]:
                go(then, waiting - {start}, eggs + laid)

    go(board, frozenset(figures(board, kind)), 0)
    return total, results

"""A second, literal implementation of G8, G9 and G10 over dictionaries, written from the rules text alone.

It enumerates paths and pairs one by one and knows nothing of the rules package.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

Place = tuple[int, int]
Board = dict[Place, tuple[str, str | None]]  # terrain and figure of each cell

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
HABITAT = {"frog": "lake", "rat": "forest", "rabbit": "plains"}
PREY = set(HABITAT)
PREDATORS = {"tiger", "eagle"}


def step(place: Place, direction: int) -> Place:
    return place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]


def neighbours(place: Place) -> list[Place]:
    return [step(place, k) for k in range(6)]


def figures(board: Board, figure: str) -> list[Place]:
    return sorted(place for place, (_, standing) in board.items() if standing == figure)


def placements(board: Board) -> list[tuple[Place, int]]:
    """G6.3: every anchor and orientation."""
    near = {place for cell in board for place in (cell, *neighbours(cell))}
    anchors = {place for cell in near for place in (cell, *neighbours(cell))}
    found = []
    for anchor in sorted(anchors):
        for k in range(6):
            cells = (anchor, step(anchor, k))
            touches = any(place in board for cell in cells for place in neighbours(cell))
            if touches and not any(cell in board for cell in cells):
                found.append((anchor, k))
    return found


def young_sets(board: Board, species: str) -> set[frozenset[Place]]:
    """G8.5: the cells of the young for every set of pairs in which no parent and no cell occurs twice."""
    parents = figures(board, species)
    free = [
        place
        for place, (terrain, figure) in board.items()
        if figure is None and terrain in (HABITAT[species], "wild")
    ]
    found = {frozenset[Place]()}
    for n in range(1, min(len(parents), len(free)) + 1):
        for cells in combinations(free, n):
            for chosen in permutations(parents, n):
                if all(cell in neighbours(parent) for parent, cell in zip(chosen, cells, strict=True)):
                    found.add(frozenset(cells))
                    break
    return found


def predator_paths(board: Board, start: Place) -> Iterator[tuple[int, ...]]:
    """G9.2 to G9.4: every hunt of the predator as a series of directions."""
    species = board[start][1]
    shapes: list[tuple[int, ...]] = [(k,) for k in range(6)]
    if species == "tiger":
        shapes += [(k, m) for k in range(6) for m in range(6)]
    else:
        shapes += [(k,) * n for n in (2, 3) for k in range(6)]
    for path in shapes:
        place = start
        is_open = True
        for k in path:
            place = step(place, k)
            if place not in board or (place != start and board[place][1] in (*PREDATORS, "dinosaur")):
                is_open = False
                break
        if is_open and place != start and board[place][1] in PREY:
            yield path


def cells_of(start: Place, path: tuple[int, ...]) -> list[Place]:
    cells = [start]
    for k in path:
        cells.append(step(cells[-1], k))
    return cells[1:]


def eaten(board: Board, start: Place, path: tuple[int, ...]) -> frozenset[Place]:
    return frozenset(
        cell
        for cell in cells_of(start, path)
        if cell != start and board[cell][1] is not None and board[cell][1] != "dinosaur"
    )


def hunt_outcomes(board: Board, start: Place) -> dict[frozenset[Place], tuple[int, ...]]:
    """G18.6, G18.8: for each set K the path that stands for it."""
    found: dict[frozenset[Place], tuple[int, ...]] = {}
    for path in sorted(predator_paths(board, start), key=lambda path: (len(path), path)):
        found.setdefault(eaten(board, start, path), path)
    return found


def dinosaur_paths(board: Board, start: Place) -> Iterator[tuple[int, ...]]:
    """G10.5: every hunt of the dinosaur."""
    todo: list[tuple[Place, tuple[int, ...]]] = [(start, ())]
    while todo:
        place, path = todo.pop()
        for k in range(6):
            cell = step(place, k)
            if cell not in board or (board[cell][1] == "dinosaur" and cell != start):
                continue
            longer = (*path, k)
            if board[cell][0] == "mountain" and eaten(board, start, longer):
                yield longer
            if len(longer) < 5:
                todo.append((cell, longer))


def roam_outcomes(board: Board, start: Place) -> dict[tuple[Place, frozenset[Place]], tuple[int, ...]]:
    """G18.7, G18.8: for each end and set K the path that stands for them."""
    found: dict[tuple[Place, frozenset[Place]], tuple[int, ...]] = {}
    for path in sorted(dinosaur_paths(board, start), key=lambda path: (len(path), path)):
        found.setdefault((cells_of(start, path)[-1], eaten(board, start, path)), path)
    return found


def after_hunt(board: Board, start: Place, prey: frozenset[Place]) -> Board:
    """G9.5: each cell where prey was eaten holds one predator, the start cell is empty."""
    species = board[start][1]
    changed = {**board, start: (board[start][0], None)}
    return {**changed, **{place: (board[place][0], species) for place in prey}}


def after_roam(board: Board, start: Place, end: Place, prey: frozenset[Place]) -> Board:
    """G10.7: what was eaten is gone and the dinosaur stands on the last cell."""
    changed = {**board, start: (board[start][0], None)}
    changed |= {place: (board[place][0], None) for place in prey}
    return {**changed, end: (board[end][0], "dinosaur")}


def eggs_of(board: Board, prey: frozenset[Place]) -> int:
    return sum(board[place][1] in PREDATORS for place in prey)


def plays(board: Board, kind: str) -> tuple[int, dict[tuple[frozenset[tuple[Place, str]], int], int]]:
    """How many series of answers one player has when the kind is activated, and how many lead to each result.

    A result is the set of figures with their places, and the eggs laid.
    """
    results: dict[tuple[frozenset[tuple[Place, str]], int], int] = {}
    total = 0

    def finish(end: Board, eggs: int) -> None:
        nonlocal total
        key = frozenset((place, figure) for place, (_, figure) in end.items() if figure), eggs
        results[key] = results.get(key, 0) + 1
        total += 1

    def outcomes(now: Board, start: Place) -> list[tuple[Board, int]]:
        if kind == "dinosaur":
            return [
                (after_roam(now, start, end, prey), eggs_of(now, prey))
                for end, prey in roam_outcomes(now, start)
            ]
        return [(after_hunt(now, start, prey), 0) for prey in hunt_outcomes(now, start)]

    def go(now: Board, waiting: frozenset[Place], eggs: int) -> None:
        if not any(outcomes(now, start) for start in waiting):
            finish({p: (t, None if p in waiting else f) for p, (t, f) in now.items()}, eggs)
            return
        for start in sorted(waiting):
            starved = {**now, start: (now[start][0], None)}
            for then, laid in [*outcomes(now, start), (starved, 0)]:
                go(then, waiting - {start}, eggs + laid)

    go(board, frozenset(figures(board, kind)), 0)
    return total, results

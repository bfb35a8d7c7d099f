"""Two players who decide at once: the equilibrium of a matrix of payoffs, in whole numbers.

The matrix stands row by row in `payoffs` from `at` on: what the first player, who chooses the row, gets of
what the two share. How often each option should be taken stands with each player at MIX, in parts of the sum.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row, rule

MOST_OPTIONS: Final = 16
# What is kept of a player.
MIX: Final = 0
NOW: Final = MOST_OPTIONS  # how often each option is taken in this round, in parts of SHARE
REGRET: Final = 2 * MOST_OPTIONS  # by how much each option would have done better so far, never below 0

SHARE: Final = 1 << 12
PRECISION: Final = 2  # what the first player is sure of and what the second one can hold it to are this near
MOST_ROUNDS: Final = 4096
LOOK: Final = 32  # rounds between two looks at how near they are


@rule
def solve_matrix(payoffs: Row, at: int, rows: int, columns: int, mine: Row, theirs: Row) -> int:
    """What the first player gets where both play their mixes; nobody gains more than PRECISION by others."""
    best = 0
    for i in range(1, rows):
        if sure_of(payoffs, at, i, columns) > sure_of(payoffs, at, best, columns):
            best = i
    worst = 0
    for j in range(1, columns):
        if held_to(payoffs, at, rows, columns, j) < held_to(payoffs, at, rows, columns, worst):
            worst = j
    for k in range(MOST_OPTIONS):
        mine[MIX + k] = 1 if k == best else 0
        theirs[MIX + k] = 1 if k == worst else 0
    low = sure_of(payoffs, at, best, columns)
    if low == held_to(payoffs, at, rows, columns, worst):
        return low
    if rows == 2 and columns == 2:
        return mix_two(payoffs, at, mine, theirs)
    return mix_many(payoffs, at, rows, columns, mine, theirs)


@rule
def sure_of(payoffs: Row, at: int, row: int, columns: int) -> int:
    """The least that a row brings."""
    least = payoffs[at + row * columns]
    for j in range(1, columns):
        least = min(least, payoffs[at + row * columns + j])
    return least


@rule
def held_to(payoffs: Row, at: int, rows: int, columns: int, column: int) -> int:
    """The most that a column leaves."""
    most = payoffs[at + column]
    for i in range(1, rows):
        most = max(most, payoffs[at + i * columns + column])
    return most


@rule
def mix_two(payoffs: Row, at: int, mine: Row, theirs: Row) -> int:
    """The same for two rows and two columns where no answer is always best: both are made equally good."""
    a = payoffs[at]
    b = payoffs[at + 1]
    c = payoffs[at + 2]
    d = payoffs[at + 3]
    mine[MIX] = abs(d - c)
    mine[MIX + 1] = abs(a - b)
    theirs[MIX] = abs(d - b)
    theirs[MIX + 1] = abs(a - c)
    return (a * d - b * c) // (a + d - b - c)


@rule
def mix_many(payoffs: Row, at: int, rows: int, columns: int, mine: Row, theirs: Row) -> int:
    """The same by regret: what would have done better is taken more often, and later rounds count more."""
    for k in range(MOST_OPTIONS):
        mine[MIX + k] = 0
        theirs[MIX + k] = 0
        mine[REGRET + k] = 0
        theirs[REGRET + k] = 0
    low = 0
    high = 0
    for turn in range(1, MOST_ROUNDS + 1):
        decide(mine, rows, turn)
        if turn == 1:
            decide(theirs, columns, 0)
        regret_columns(payoffs, at, rows, columns, mine, theirs)
        decide(theirs, columns, turn)
        regret_rows(payoffs, at, rows, columns, mine, theirs)
        if turn % LOOK == 0:
            low = low_of(payoffs, at, rows, columns, mine)
            high = high_of(payoffs, at, rows, columns, theirs)
            if high - low <= PRECISION:
                break
    return (low + high) // 2


@rule
def decide(player: Row, n: int, turn: int) -> None:
    """The options are taken as they are regretted, all alike if none is; the round counts for so much."""
    total = 0
    for k in range(n):
        total += player[REGRET + k]
    for k in range(n):
        player[NOW + k] = player[REGRET + k] * SHARE // total if total > 0 else SHARE // n
        player[MIX + k] += turn * player[NOW + k]


@rule
def regret_rows(payoffs: Row, at: int, rows: int, columns: int, mine: Row, theirs: Row) -> None:
    """The first player regrets what would have brought more than its mix of this round."""
    total = 0
    got = 0
    for i in range(rows):
        total += mine[NOW + i]
        got += mine[NOW + i] * of_row(payoffs, at, i, columns, theirs)
    got //= total
    for i in range(rows):
        more = of_row(payoffs, at, i, columns, theirs) - got
        mine[REGRET + i] = max(0, mine[REGRET + i] + more)


@rule
def regret_columns(payoffs: Row, at: int, rows: int, columns: int, mine: Row, theirs: Row) -> None:
    """The second player regrets what would have left less than its mix of this round."""
    total = 0
    left = 0
    for j in range(columns):
        total += theirs[NOW + j]
        left += theirs[NOW + j] * of_column(payoffs, at, rows, columns, j, mine)
    left //= total
    for j in range(columns):
        less = left - of_column(payoffs, at, rows, columns, j, mine)
        theirs[REGRET + j] = max(0, theirs[REGRET + j] + less)


@rule
def of_row(payoffs: Row, at: int, row: int, columns: int, theirs: Row) -> int:
    """What a row brings in this round, in parts of SHARE."""
    total = 0
    for j in range(columns):
        total += theirs[NOW + j] * payoffs[at + row * columns + j]
    return total


@rule
def of_column(payoffs: Row, at: int, rows: int, columns: int, column: int, mine: Row) -> int:
    """What a column leaves in this round, in parts of SHARE."""
    total = 0
    for i in range(rows):
        total += mine[NOW + i] * payoffs[at + i * columns + column]
    return total


@rule
def low_of(payoffs: Row, at: int, rows: int, columns: int, mine: Row) -> int:
    """What the first player is sure of by its mix."""
    whole = 0
    for i in range(rows):
        whole += mine[MIX + i]
    least = 0
    for j in range(columns):
        total = 0
        for i in range(rows):
            total += mine[MIX + i] * payoffs[at + i * columns + j]
        least = total if j == 0 else min(least, total)
    return least // whole


@rule
def high_of(payoffs: Row, at: int, rows: int, columns: int, theirs: Row) -> int:
    """What the second player holds the first one to by its mix."""
    most = against(payoffs, at, 0, columns, theirs)
    for i in range(1, rows):
        most = max(most, against(payoffs, at, i, columns, theirs))
    return most


@rule
def against(payoffs: Row, at: int, row: int, columns: int, theirs: Row) -> int:
    """What a row brings where the second player plays its mix."""
    whole = 0
    total = 0
    for j in range(columns):
        whole += theirs[MIX + j]
        total += theirs[MIX + j] * payoffs[at + row * columns + j]
    return total // whole

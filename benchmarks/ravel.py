"""What Ravel and the Automa score against random players of different habits: `python benchmarks/ravel.py`.

Another engine has Ravel a point higher under random play, and the Automa the same. The table shows that what
a random player does with an offer to decline moves Ravel by as much, and the Automa not at all: Ravel walks
by the excavated spaces of the player (A13.1).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

from rich.console import Console
from rich.table import Table

from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.wyrmspan.rules import State, constants

GAME: Final = load("wyrmspan")
ALONE: Final = Seat(0)
LEVELS: Final = ("ravel_1", "ravel_2", "ravel_3", "automa_1", "automa_2", "automa_3")
HER_SCORE: Final = GAME.rules.STATISTICS.index("automa_score")


def without(*codes: int) -> Callable[[Sequence[int]], Sequence[int]]:
    """The habit of choosing these only where there is nothing else."""

    def left(legal: Sequence[int]) -> Sequence[int]:
        return [code for code in legal if code not in codes] or legal

    return left


HABITS: Final = {
    "draws every answer": without(),
    "never declines": without(constants.ACT_DECLINE),
    "passes only when he must": without(constants.ACT_PASS),
}


def play(level: str, habit: Callable[[Sequence[int]], Sequence[int]], rng: Rng) -> State:
    """The end of one game."""
    rules = GAME.rules
    state: State = GAME.setup(1, GAME.options({"automa": level}, 1))
    while True:
        if rules.must_act(state, CHANCE):
            rules.apply(state, CHANCE, rules.draw(state, rng.row))
        elif rules.must_act(state, ALONE):
            rules.apply(state, ALONE, rng.choice(habit(GAME.legal_codes(state, ALONE))))
        else:
            return state


def told(figures: Sequence[int]) -> str:
    """The mean with its standard error."""
    return f"{mean(figures):.1f} ± {stdev(figures) / sqrt(len(figures)):.1f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=3000, help="for each number")
    parser.add_argument("--seed", default="0")
    given = parser.parse_args()
    table = Table("the random player", *LEVELS, "spaces excavated")
    for name, habit in HABITS.items():
        row = []
        spaces: list[int] = []
        for level in LEVELS:
            ends = [play(level, habit, Rng(given.seed, name, level, i)) for i in range(given.games)]
            row.append(told([GAME.rules.statistic(end, HER_SCORE) for end in ends]))
            spaces += [sum(end.excavated[ALONE]) for end in ends]
        table.add_row(name, *row, told(spaces))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()

"""One bot of Draftosaurus against greedy in all other seats, in compiled rules: how often does it win?

`python -m tests.bots.draftosaurus.versus --bot search:0.05 --seats 4 --board summer --games 1000`

The bot sits on each seat in turn with the same deals, those of seed 2026: the settings of the bots were
chosen on others. With `--keep FILE` each game is written down when it is over, and a run that was stopped
goes on. `--jobs 2` uses two cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.mind import Budget, Mind, Player
from dracosaur.bots.method.policy import MOVES
from dracosaur.core.twin import compiled
from dracosaur.games import load
from tests.bots.matches import Played, play_or_read, share_of, told

SEED = 2026
GAME = load("draftosaurus")


class Table(NamedTuple):
    """What is measured."""

    bot: str  # "learned", "search:0.05" or "search:2000p" for so many playouts
    seats: int
    board: str
    seed: int = SEED


def budget_of(bot: str) -> Budget | None:
    """The budget of a search; None for the policy alone."""
    _, _, given = bot.partition(":")
    if bot == "learned":
        return None
    return Budget(playouts=int(given[:-1])) if given.endswith("p") else Budget(seconds=float(given))


class Hall:
    """Where the games are played; it is made once in each process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules: Any = compiled(GAME.rules.__name__)
        self.mind = Mind(PROFILE)
        self.states = self.mind.batch(GAME.rules.State, 3)
        self.actions, self.rng = self.mind.row(GAME.rules.MOST_LEGAL), self.mind.row(3)
        numbers = GAME.options_row(GAME.options({"board": table.board}, table.seats))
        self.options = self.mind.row(len(numbers))
        self.options[:] = numbers
        empty = GAME.setup(table.seats, GAME.options({"board": table.board}, table.seats))
        learned = PROFILE.learned(empty)
        assert learned is not None, "there are no weights for this table"
        self.player = Player(self.mind, learned)
        self.budget = budget_of(table.bot)

    def play(self, number: int) -> Played:
        """One game; the same number is the same deal for every bot."""
        seats, rules, state = self.table.seats, self.mind.rules, self.states[0]
        me = number % seats
        self.states[0:1] = self.states[2:3]
        rules.seed_row(self.rng, self.table.seed, number // seats)
        self.rules.setup(state, seats, self.options)
        decisions, start = 0, time.thread_time()
        while rules.play_others(self.states, me, self.rng, self.actions):
            move = self.move(me, number * 100 + decisions)
            decisions += 1
            self.rules.apply(state, me, rules.action_of(move))
        ranks = [int(self.rules.rank(state, seat)) for seat in range(seats)]
        points = [int(self.rules.score(state, seat)) for seat in range(seats)]
        best = max(points[seat] for seat in range(seats) if seat != me)
        return Played(number, share_of(ranks, me), points[me], best, decisions, time.thread_time() - start)

    def move(self, me: int, seed: int) -> int:
        """What the bot does; it thinks about states in which everything hidden is dealt anew."""
        if self.mind.rules.moves(self.states[0], me, self.mind.room[MOVES]) == 1:
            return int(self.mind.room[MOVES][0])
        if self.budget is None:
            return self.player.choose(self.states[0], me, 0.0, 0)
        return self.player.search(self.states[0], me, self.budget, seed)[0].move


_halls: dict[tuple[type[Hall], Table], Hall] = {}


def play_some(hall: type[Hall], table: Table, numbers: Sequence[int]) -> list[Played]:
    """Some games in this process."""
    if (hall, table) not in _halls:
        _halls[hall, table] = hall(table)
    return [_halls[hall, table].play(number) for number in numbers]


def play_all(
    table: Table, numbers: Sequence[int], jobs: int = 1, hall: type[Hall] = Hall, each: int = 4
) -> Iterator[Played]:
    """All games, in as many processes."""
    parts = [numbers[i : i + each] for i in range(0, len(numbers), each)]
    if jobs == 1:
        for part in parts:
            yield from play_some(hall, table, part)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for some in pool.map(partial(play_some, hall, table), parts):
            yield from some


def measure(
    table: Table, games: int, keep: Path | None = None, jobs: int = 1, hall: type[Hall] = Hall
) -> list[Played]:
    """So many games, of which some may be kept already."""
    return play_or_read(lambda numbers: play_all(table, numbers, jobs, hall), games, keep)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="search:0.05")
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--board", choices=("summer", "winter"), default="summer")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args(arguments)
    table = Table(given.bot, given.seats, given.board, given.seed)
    played = measure(table, given.games, given.keep, given.jobs)
    print(f"{table.bot}, {table.seats} players, {table.board}: {told(played)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

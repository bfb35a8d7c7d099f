"""One bot of Draftosaurus against greedy in all other seats, in compiled rules: how often does it win?

`python -m tests.bots.draftosaurus.versus --bot search:0.05 --seats 4 --board summer --games 1000`

The bot sits on each seat in turn with the same deals. With `--keep FILE` each game is written down when it is
over, and a run that was stopped goes on. `--jobs 2` uses two cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.mind import Budget, Mind, Player
from dracosaur.bots.method.policy import MOVES
from dracosaur.core.twin import compiled
from dracosaur.games import load

SEED = 99
GAME = load("draftosaurus")


class Played(msgspec.Struct, frozen=True):
    """One game: the bot's share of the victory, its points, the best of the others, decisions and time."""

    number: int
    won: float
    points: int
    others: int
    decisions: int
    seconds: float


class Table(NamedTuple):
    """What is measured."""

    bot: str  # "learned", "search:0.05" or "search:2000p" for so many playouts
    seats: int
    board: str


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
        rules.seed_row(self.rng, SEED, number // seats)
        self.rules.setup(state, seats, self.options)
        decisions, start = 0, time.thread_time()
        while rules.play_others(self.states, me, self.rng, self.actions):
            move = self.move(me, number * 100 + decisions)
            decisions += 1
            self.rules.apply(state, me, rules.action_of(move))
        ranks = [int(self.rules.rank(state, seat)) for seat in range(seats)]
        points = [int(self.rules.score(state, seat)) for seat in range(seats)]
        won = 1 / ranks.count(ranks[me]) if ranks[me] == max(ranks) else 0.0
        best = max(points[seat] for seat in range(seats) if seat != me)
        return Played(number, won, points[me], best, decisions, time.thread_time() - start)

    def move(self, me: int, seed: int) -> int:
        """What the bot does; it thinks about states in which everything hidden is dealt anew."""
        if self.mind.rules.moves(self.states[0], me, self.mind.room[MOVES]) == 1:
            return int(self.mind.room[MOVES][0])
        if self.budget is None:
            return self.player.choose(self.states[0], me, 0.0, 0)
        return self.player.search(self.states[0], me, self.budget, seed)[0].move


_halls: dict[Table, Hall] = {}


def play_some(table: Table, numbers: Sequence[int]) -> list[Played]:
    """Some games in this process."""
    hall = _halls.get(table) or _halls.setdefault(table, Hall(table))
    return [hall.play(number) for number in numbers]


def play_all(table: Table, numbers: Sequence[int], jobs: int, each: int = 4) -> Iterator[Played]:
    """All games, in as many processes."""
    parts = [numbers[i : i + each] for i in range(0, len(numbers), each)]
    if jobs == 1:
        for part in parts:
            yield from play_some(table, part)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for some in pool.map(play_some, [table] * len(parts), parts):
            yield from some


def told(table: Table, played: Sequence[Played]) -> str:
    """The figures in one line."""
    n = len(played)
    share = sum(game.won for game in played) / n
    scatter = sum((game.won - share) ** 2 for game in played) / max(1, n - 1)
    decisions = sum(game.decisions for game in played)
    error = 196 * (scatter / n) ** 0.5
    points = sum(game.points for game in played) / n
    others = sum(game.others for game in played) / n
    pace = 1000 * sum(game.seconds for game in played) / decisions
    return (
        f"{table.bot}, {table.seats} players, {table.board}: wins {100 * share:.1f} ± {error:.1f} % of {n}"
        f" games, {points:.1f} points, best other {others:.1f}, {pace:.1f} ms a decision"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="search:0.05")
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--board", choices=("summer", "winter"), default="summer")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args(arguments)
    table = Table(given.bot, given.seats, given.board)
    lines = given.keep.read_text("utf-8").splitlines() if given.keep and given.keep.exists() else []
    played = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {game.number for game in played}
    for game in play_all(table, [n for n in range(given.games) if n not in known], given.jobs):
        played.append(game)
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    print(told(table, played))
    return 0


if __name__ == "__main__":
    sys.exit(main())

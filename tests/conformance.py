"""Put games through the conformance kit for as long as you like: `make conformance GAMES=10000`."""

from __future__ import annotations

import argparse
import importlib
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import cache
from typing import Final

from rich.console import Console
from rich.progress import track

from dracosaur.core.conformance import Contract, Report, check_game, check_position, check_processes
from dracosaur.core.rng import Rng
from tests.games.saying import Speaker

# Where each game keeps what the rulebook says of its secrets and components.
CONTRACTS: Final = {
    "draftosaurus": "tests.games.draftosaurus.secrets",
    "gods_love_dinosaurs": "tests.games.gods_love_dinosaurs.secrets",
    "wyrmspan": "tests.games.wyrmspan.secrets",
}

PORTION: Final = 200  # games of one task: each ends with two processes that are started to compare digests
FROM_POSITION: Final = 3  # every so-maniest game goes on from a position, where the contract draws any


@cache
def contract_of(name: str) -> Contract:
    """The contract of a game; what is asked in it is said in all languages."""
    contract: Contract = importlib.import_module(CONTRACTS[name]).CONTRACT
    return replace(contract, say=Speaker(contract.game))


def play(name: str, seed: str, first: int, last: int, every: int) -> tuple[Report, str | None]:
    """Check games first … last - 1 of a seed; returns what they went through and how the first one failed."""
    contract = contract_of(name)
    report = Report()
    records = []
    for number in range(first, last):
        seats = contract.game.seat_counts[number % len(contract.game.seat_counts)]
        chooser = Rng(seed, name, number)
        try:
            if contract.draw_position is not None and number % FROM_POSITION == FROM_POSITION - 1:
                check_position(contract, chooser, seats, every=every, report=report)
            else:
                records.append(check_game(contract, chooser, seats, every=every, report=report))
        except Exception:
            return report, f"game {number} of seed {seed!r}, {seats} seats:\n{traceback.format_exc()}"
    check_processes(contract.game, records[:1])
    return report, None


def blocks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The games in portions, so that several processes share them."""
    for first in range(0, games, size):
        yield first, min(first + size, games)


def main() -> int:
    """Check the games that the command line names; exit status 1 with the story of the first failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games of each (default 1000)")
    parser.add_argument("--game", choices=sorted(CONTRACTS), action="append", help="only this game")
    parser.add_argument(
        "--every", type=int, default=16, help="costly checks at every n-th state (default 16)"
    )
    parser.add_argument("--seed", default="conformance", help="another seed gives other games")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    arguments = parser.parse_args()
    err = Console(stderr=True)
    for name in arguments.game or sorted(CONTRACTS):
        contract_of(name)
        total = Report()
        portions = list(blocks(arguments.games, PORTION))
        with ProcessPoolExecutor(arguments.jobs) as pool:
            runs = [pool.submit(play, name, arguments.seed, a, b, arguments.every) for a, b in portions]
            shown = track(runs, f"{name}: ", len(runs), console=err, disable=not err.is_terminal)
            for run in shown:
                report, failure = run.result()
                if failure is not None:
                    pool.shutdown(cancel_futures=True)
                    print(f"{name}: FAILED\n{failure}", file=sys.stderr)
                    return 1
                add(total, report)
        print(f"{name}: {total.games} games without a failure: {asdict(total)}")
    return 0


def add(total: Report, part: Report) -> None:
    """Add one report to another."""
    total.games += part.games
    total.states += part.states
    total.decisions += part.decisions
    total.longest = max(total.longest, part.longest)
    for seats, n in part.by_seats.items():
        total.by_seats[seats] = total.by_seats.get(seats, 0) + n


if __name__ == "__main__":
    sys.exit(main())

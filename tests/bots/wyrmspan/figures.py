"""How strong a bot of Wyrmspan is: games through views, from every seat in turn, kept for a run to go on.

python -m tests.bots.wyrmspan.figures --bots search:0.015 --automa automa_2 --games 200
python -m tests.bots.wyrmspan.figures --bots search:0.05,greedy,greedy --games 100 --keep three.jsonl
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec

from dracosaur import bots
from dracosaur.bots.base import Bot
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games.wyrmspan.rules import rank, score
from tests.bots.wyrmspan.walks import GAME


class Played(msgspec.Struct, frozen=True):
    """One game of the first bot."""

    game: int
    points: int
    rival: int  # the best other, or the Automa
    share: float  # of the victory
    decisions: int
    seconds: float  # of processor time, for all of them


def play(names: list[str], options: dict[str, str], seed: str, game: int) -> Played:
    """A game in which the first bot has its turn in another seat than in the game before."""
    seats = len(names)
    table = Table.open(GAME, seats, options, f"{seed}/{game}")
    me = game % seats
    players: list[Bot] = [
        bots.make(names[(seat - me) % seats], GAME, Rng(seed, "bot", game, seat)) for seat in range(seats)
    ]
    decisions, seconds = 0, 0.0
    while not table.is_over:
        seat = table.to_act[0]
        view, legal = table.view(seat), table.legal(seat)
        start = time.thread_time()
        action = players[seat].choose(view, legal)
        if seat == me and len(legal) > 1:
            decisions += 1
            seconds += time.thread_time() - start
        table.act(seat, action)
    ranks = [rank(table.state, player) for player in range(max(seats, 2))]
    points = [score(table.state, player) for player in range(max(seats, 2))]
    share = 1 / ranks.count(ranks[me]) if ranks[me] == max(ranks) else 0.0
    others = points[:me] + points[me + 1 :]
    return Played(game, points[me], max(others), share, decisions, seconds)


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    return middle - half, middle + half


def told(games: list[Played]) -> str:
    """The figures of all games in one line."""
    n = len(games)
    share = sum(game.share for game in games) / n
    low, high = wilson(share, n)
    mean = sum(game.points for game in games) / n
    spread = (sum((game.points - mean) ** 2 for game in games) / max(1, n - 1)) ** 0.5
    rival = sum(game.rival for game in games) / n
    each = sum(game.seconds for game in games) / sum(game.decisions for game in games)
    return (
        f"{n} games: wins {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"points {mean:.1f} ± {1.96 * spread / n**0.5:.1f}, best other {rival:.1f}, "
        f"{1000 * each:.1f} ms a decision"
    )


def main() -> None:
    """Play the games that are not kept yet, and tell the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", required=True, help="the one to be measured, then those in the other seats")
    parser.add_argument("--automa", default="automa_1", help="for one player: automa_1 to ravel_3")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="figures")
    parser.add_argument(
        "--keep", type=Path, help="a file of finished games; those in it are not played again"
    )
    given = parser.parse_args()
    names = given.bots.split(",")
    options = {"automa": given.automa} if len(names) == 1 else {}
    kept = given.keep.read_bytes().splitlines() if given.keep and given.keep.exists() else []
    games = [msgspec.json.decode(line, type=Played) for line in kept][: given.games]
    for game in range(len(games), given.games):
        games.append(play(names, options, given.seed, game))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(games[-1]) + b"\n")
    print(told(games))


if __name__ == "__main__":
    main()

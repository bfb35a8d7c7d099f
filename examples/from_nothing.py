"""A policy for Draftosaurus with two players, learned from nothing, against the bot `greedy`.

    python examples/from_nothing.py              # trains, then plays 400 games, and says whether it won
    python examples/from_nothing.py --plot curve.png

Knows only the rules: both seats of every table are played by the network that learns (`examples/ppo.py`).
It learns a fixed number of times from a fixed seed, so that a slow machine comes to the same, only later.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

from ppo import Learner, Network, Settings, masked_softmax, network_inputs, train

from dracosaur.envs import DracosaurEnv, make_vector

MINUTES = 10.0  # of processor time for all of it: an idle machine needs no longer by the clock
UPDATES = 250


def wins_against(bot: str, net: Network, games: int, seed: int) -> tuple[float, float, float]:
    """The share of victories (a tie counts half), and the mean points of both, with seats exchanged."""
    wins, own, theirs = 0.0, 0.0, 0.0
    for seat in (0, 1):
        env = DracosaurEnv("draftosaurus", 2, seat=seat, bots=bot)
        for game in range(games // 2):
            seen, _ = env.reset(seed=seed + game)
            is_over = False
            while not is_over:
                logits, _, _ = net.forward(network_inputs(env.layout, seen["observation"][None]))
                shares = masked_softmax(logits, seen["action_mask"][None])
                seen, reward, is_over, _, info = env.step(int(shares.argmax()))
            wins += (reward + 1) / 2
            own += info["points"][seat]
            theirs += info["points"][1 - seat]
    n = 2 * (games // 2)
    return wins / n, own / n, theirs / n


def plot(curve: list[tuple[float, float]], path: Path) -> None:
    """The learning curve as a picture; needs the extra `plots`."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(*zip(*curve, strict=True))
    axes.set(
        xlabel="processor seconds", ylabel="points a game, against itself", title="Draftosaurus, two players"
    )
    figure.savefig(path, dpi=120, bbox_inches="tight")
    pyplot.close(figure)


def main() -> int:
    """Train, play, and say whether the mark is reached: exit status 1 where it is not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--updates", type=int, default=UPDATES, help="how often it learns")
    parser.add_argument("--games", type=int, default=400, help="against the bot")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="the learning curve, as a picture")
    given = parser.parse_args()
    start = time.process_time()
    settings = Settings(seed=given.seed)
    envs = make_vector("draftosaurus", 2 * settings.tables, 2, form="seats", reward="difference", dense=True)
    learner = Learner(envs, settings, scale=20)
    curve: list[tuple[float, float]] = []

    def told(update: int, spent: float, points: float) -> None:
        curve.append((spent, points))
        if update % 20 == 1:
            bar = "#" * int(points)
            print(f"{spent:6.1f} s {learner.decisions:10,} decisions {points:6.2f} points {bar}", flush=True)

    train(learner, told, updates=given.updates)
    if given.plot is not None:
        plot(curve, given.plot)
    share, own, theirs = wins_against(given.bot, learner.net, given.games, seed=10_000)
    minutes = (time.process_time() - start) / 60
    error = 1.96 * math.sqrt(0.25 / given.games)
    print(f"against {given.bot}: {share:.1%} of {given.games} games (± {error:.1%})")
    print(f"{own:.1f} : {theirs:.1f} points a game")
    print(f"{minutes:.1f} minutes of processor time for learning and playing")
    reached = share - error > 0.5 and minutes <= MINUTES
    wanted = f"more than half of the games beyond chance, in {MINUTES:.0f} minutes of processor time"
    print(f"mark {'reached' if reached else 'missed'}: {wanted}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())

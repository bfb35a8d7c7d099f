"""How strong a bot of Wyrmspan is: games through views, from every seat in turn, kept for a run to go on.

python -m tests.bots.wyrmspan.figures --bots search:0.015 --automa automa_2 --games 200
python -m tests.bots.wyrmspan.figures --bots search:0.05,greedy,greedy --games 100 --keep three.jsonl
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.bots.matches import Match, play_match, told

SEED = "figures"


def match_of(bots: tuple[str, ...], automa: str = "automa_1", seed: str = SEED) -> Match:
    """The first bot against the others, or alone against this opponent."""
    return Match("wyrmspan", bots, {"automa": automa} if len(bots) == 1 else {}, seed)


def main() -> None:
    """Play the games that are not kept yet, and tell the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", required=True, help="the one to be measured, then those in the other seats")
    parser.add_argument("--automa", default="automa_1", help="for one player: automa_1 to ravel_3")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument(
        "--keep", type=Path, help="a file of finished games; those in it are not played again"
    )
    given = parser.parse_args()
    match = match_of(tuple(given.bots.split(",")), given.automa, given.seed)
    print(told(play_match(match, given.games, given.keep)))


if __name__ == "__main__":
    main()

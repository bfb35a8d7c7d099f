"""How many games of Draftosaurus the policy plays to the end in a core-second, from the first decision on.

`python -m tests.bots.draftosaurus.speed --seats 4 --board summer`
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.mind import Mind, Player
from dracosaur.bots.method.search import ROOT
from dracosaur.core.twin import ONE
from tests.bots.draftosaurus.walks import decisions

PLAYOUTS = 400
SEED = 7


def playouts_per_second(seats: int, board: str, rounds: int) -> float:
    """The best of so many rounds: others may be using the machine."""
    state, seat, _ = next(iter(decisions(seats, {"board": board}, 1)))
    learned = PROFILE.learned(state)
    assert learned is not None, "there are no weights for this table"
    mind = Mind(PROFILE)
    player = Player(mind, learned)
    mind.hold(state)
    mind.rules.list_moves(mind.states[ROOT], seat, 1, ONE, player.policy, mind.room, mind.known)
    best = float("inf")
    for number in range(rounds):
        start = time.process_time()
        mind.rules.try_moves(
            mind.states,
            seat,
            1,
            number * PLAYOUTS,
            PLAYOUTS,
            0,
            player.policy,
            player.critic,
            round(PROFILE.settings.temperature * ONE),
            SEED,
            mind.rng,
            mind.room,
            mind.known,
        )
        best = min(best, time.process_time() - start)
    return PLAYOUTS / best


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--board", choices=("summer", "winter"), default="summer")
    parser.add_argument("--rounds", type=int, default=50)
    given = parser.parse_args(arguments)
    rate = playouts_per_second(given.seats, given.board, given.rounds)
    print(f"{given.seats} players, {given.board}: {rate:,.0f} playouts of the policy per core-second")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The bare policy of Wyrmspan for one player, inside the compiled twin: how strong it is, and how fast.

python -m tests.bots.wyrmspan.bare --games 1000
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from dracosaur.arena.intervals import wilson
from dracosaur.bots.method.mind import Mind
from dracosaur.bots.method.search import MOVE, ROOT
from dracosaur.bots.method.weights import load
from dracosaur.bots.wyrmspan.profile import PROFILE
from dracosaur.core.twin import ONE, compiled
from tests.bots.wyrmspan.walks import GAME

LEVELS = ("automa_1", "automa_2", "automa_3", "ravel_1", "ravel_2", "ravel_3")
SEED = 2026  # settings were chosen on other deals
PLAYOUTS = 200  # short, so that some of the measurements fall between what others do


class Alone:
    """A mind that plays whole games by the weights for one opponent."""

    def __init__(self, level: str) -> None:
        self.mind = Mind(PROFILE)
        self.rules: Any = compiled(GAME.rules.__name__)
        self.weights = self.mind.weights(load(PROFILE.folder / f"{level.partition('_')[0]}.npz").policy)
        numbers = GAME.options_row(GAME.options({"automa": level}, 1))
        self.options = self.mind.row(len(numbers))
        self.options[:] = numbers

    def begin(self, game: int) -> Any:  # a row of the twin
        """The beginning of a game of the seed."""
        mind = self.mind
        mind.hold(GAME.rules.State())
        self.rules.seed_row(mind.rng, SEED, game)
        self.rules.setup(mind.states[ROOT], 1, self.options)
        return mind.states[ROOT]

    def play(self, game: int) -> tuple[int, int]:
        """The points of the policy and of the Automa at the end of a game."""
        state = self.begin(game)
        self.mind.rules.play_on(state, 0, 0, self.weights, 0, self.mind.rng, self.mind.room)
        return int(self.rules.score(state, 0)), int(self.rules.score(state, 1))

    def playouts(self) -> float:
        """Playouts of a search at the first decision of a game, in a second of processor time."""
        mind, state = self.mind, self.begin(0)
        while self.rules.must_act(state, -1):
            self.rules.apply(state, -1, self.rules.draw(state, mind.rng))
        mind.rules.moves(state, 0, mind.known[MOVE])
        start = time.process_time()
        kept = (self.weights, self.weights, ONE // 2, SEED, mind.rng, mind.room, mind.known)
        mind.rules.try_moves(mind.states, 0, 1, 0, PLAYOUTS, 0, *kept)
        return PLAYOUTS / (time.process_time() - start)


def main() -> None:
    """Tell the figures of each level, and the speed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--repeats", type=int, default=100, help="of the measurement of speed; the best counts"
    )
    given = parser.parse_args()
    for level in LEVELS:
        player = Alone(level)
        ends = [player.play(game) for game in range(given.games)]
        won = wilson(sum(points >= rival for points, rival in ends), given.games)
        mean = sum(points for points, _ in ends) / given.games
        print(
            f"{level}: wins {100 * won.value:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f}), "
            f"points {mean:.1f}"
        )
    player = Alone("automa_2")
    player.playouts()
    print(f"{max(player.playouts() for _ in range(given.repeats)):.0f} playouts per core-second")


if __name__ == "__main__":
    main()

"""No bot of Draftosaurus sees more than a person, on many pairs of states that its seat cannot tell apart.

`python -m tests.bots.draftosaurus.pairs --pairs 10000`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.bot import LearnedBot, SearchBot
from dracosaur.bots.method.mind import Budget
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.rules import State
from tests.bots.draftosaurus.walks import GAME, TABLES, decisions
from tests.games.draftosaurus.secrets import scramble

PLAYOUTS = 40


def pairs(n: int) -> Iterator[tuple[State, State, Seat]]:
    """So many states with a choice, each with another one that looks the same to the seat."""
    seed = 0
    while True:
        for seats, options in TABLES:
            for state, seat, rng in decisions(seats, options, seed):
                if len(GAME.legal_codes(state, seat)) > 1 and rng.below(4) == 0:
                    yield state, scramble(state, seat, rng.copy()), seat
                    n -= 1
                    if n == 0:
                        return
        seed += 1


def differing(n: int) -> int:
    """On how many of the pairs a bot with a fixed seed chooses differently, or what is not legal."""
    players = (
        LearnedBot(GAME, Rng(0), PROFILE),
        SearchBot(GAME, Rng(0), PROFILE, Budget(playouts=PLAYOUTS)),
    )
    found = 0
    for state, other, seat in pairs(n):
        legal = GAME.legal(state, seat)
        for bot in players:
            choices = set()
            for one in (state, other):
                bot.rng = Rng("pair", n)
                choices.add(bot.choose(GAME.view(one, seat), legal))
            found += len(choices) > 1 or not choices <= set(legal)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Try and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=10_000)
    given = parser.parse_args(arguments)
    found = differing(given.pairs)
    print(f"Draftosaurus, learned and search: {found} of {given.pairs} pairs told apart")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

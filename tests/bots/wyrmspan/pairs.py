"""No bot of Wyrmspan sees more than a person: pairs of tables that its seat cannot tell apart.

python -m tests.bots.wyrmspan.pairs --pairs 10000
"""

from __future__ import annotations

import argparse

from dracosaur.bots.base import Bot
from dracosaur.bots.greedy import make_greedy
from dracosaur.bots.method.bot import LearnedBot, SearchBot
from dracosaur.bots.method.mind import Budget
from dracosaur.bots.wyrmspan.profile import PROFILE
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from tests.bots.wyrmspan.walks import GAME
from tests.games.wyrmspan.secrets import scramble

NAMES = ("learned", "search", "greedy")


def make(name: str, seed: int, playouts: int) -> Bot:
    """A bot with a seed and a budget that is the same everywhere."""
    if name == "greedy":
        return make_greedy(GAME, Rng(seed))
    if name == "learned":
        return LearnedBot(GAME, Rng(seed), PROFILE)
    return SearchBot(GAME, Rng(seed), PROFILE, Budget(playouts=playouts))


def check_pairs(pairs: int, playouts: int) -> int:
    """So many pairs lead each bot to the same choice; returns how many of them were different tables."""
    different = checked = 0
    while checked < pairs:
        seats = 1 + checked % 5
        table = Table.open(GAME, seats, seed=f"pairs/{checked}")
        while not table.is_over and checked < pairs:
            seat = table.to_act[-1]
            legal = table.legal(seat)
            action = legal[Rng("walk", checked).below(len(legal))]
            if len(legal) > 1:
                other = scramble(table.state, seat, Rng("other", checked))
                different += other != table.state
                name = NAMES[checked % len(NAMES)]
                chosen = [
                    make(name, checked, playouts).choose(GAME.view(state, seat), legal)
                    for state in (table.state, other)
                ]
                assert chosen[0] == chosen[1], f"{name} sees what it may not, pair {checked}"
                action = chosen[0] if name != "greedy" else action
                checked += 1
            table.act(seat, action)
    return different


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--playouts", type=int, default=40, help="of a search")
    given = parser.parse_args()
    changed = check_pairs(given.pairs, given.playouts)
    print(f"{given.pairs} pairs, {changed} of them different tables: each bot chose the same on both")

"""No bot of Wyrmspan sees more than a person: pairs of tables that its seat cannot tell apart.

python -m tests.bots.wyrmspan.pairs --pairs 10000
"""

from __future__ import annotations

import argparse
from itertools import count

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
SEATS = (2, 3, 4, 5, 1)
PAIRS_OF_A_GAME = 15


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
    for number in count():
        table = Table.open(GAME, SEATS[number % len(SEATS)], seed=f"pairs/{number}")
        until = min(checked + PAIRS_OF_A_GAME, pairs)
        for step in count():
            if table.is_over or checked == until:
                break
            seat = table.to_act[-1]
            legal = table.legal(seat)
            action = Rng("walk", number, step).choice(legal)
            if len(legal) > 1 and step % 4 == 0:
                other = scramble(table.state, seat, Rng("other", number, step))
                name = NAMES[checked % len(NAMES)]
                chosen = [
                    make(name, step, playouts).choose(GAME.view(state, seat), legal)
                    for state in (table.state, other)
                ]
                assert chosen[0] == chosen[1], f"{name} sees what it may not: game {number}, step {step}"
                different += other != table.state
                checked += 1
                action = chosen[0]
            table.act(seat, action)
        if checked == pairs:
            break
    return different


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--playouts", type=int, default=40, help="of a search")
    given = parser.parse_args()
    changed = check_pairs(given.pairs, given.playouts)
    print(f"{given.pairs} pairs, {changed} of them different tables: each bot chose the same on both")

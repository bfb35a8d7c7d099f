"""How much of Draftosaurus is luck: how often somebody wins who knows everything that chance will bring.

`python -m tests.bots.draftosaurus.luck --seats 4 --board summer --games 200`

The player sees all hands, knows all rolls and deals to come and how greedy will answer, and tries many
ways to play on. No bot that sees a view can win much more often; where this one loses, the cards were bad.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dracosaur.core.twin import ONE, RNG_SIZE, compiled
from tests.bots.draftosaurus import lab
from tests.bots.draftosaurus.lab.foresight import LINE, TABLE, WORTH
from tests.bots.draftosaurus.versus import GAME, SEED, Hall, Table, measure
from tests.bots.matches import Played, told

PLAYOUTS = 200  # for each decision
TEMPERATURE = 1.0
NOTHING = -(10**9)


class Foresight(Hall):
    """A hall in which the first player knows the future."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        assert self.budget is not None, "the bot is `foresight` with a number of playouts"
        self.playouts = self.budget.playouts
        self.lab: Any = compiled(lab.__name__)
        self.future = self.mind.batch(GAME.rules.State, TABLE + 1)
        self.ahead, self.own = self.mind.row(RNG_SIZE), self.mind.row(RNG_SIZE)
        self.line, self.best = self.mind.row(LINE), self.mind.row(LINE)
        self.best[WORTH] = NOTHING

    def play(self, number: int) -> Played:
        """One game."""
        self.best[WORTH] = NOTHING
        return super().play(number)

    def move(self, me: int, seed: int) -> int:
        """The first move of the best line, which goes on without it."""
        self.future[TABLE] = self.states[0]
        self.lab.seed_row(self.own, seed, 0)
        self.lab.foresee(
            self.future,
            me,
            self.playouts,
            self.player.policy,
            round(TEMPERATURE * ONE),
            self.rng,
            self.ahead,
            self.own,
            self.line,
            self.best,
            self.mind.room,
            self.actions,
        )
        move = int(self.best[0])
        self.best[:WORTH] = [*self.best[1:WORTH], 0]
        return move


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--board", choices=("summer", "winter"), default="summer")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")
    given = parser.parse_args(arguments)
    table = Table(f"foresight:{given.playouts}p", given.seats, given.board, given.seed)
    played = measure(table, given.games, given.keep, hall=Foresight)
    print(f"{table.bot}, {table.seats} players, {table.board}: {told(played)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

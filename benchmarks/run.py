"""Every speed that the README states: `make bench` prints a table and, with `--json FILE`, the same as JSON.

Speeds are per core-second of processor time. Machines are noisy, so each figure is the best of several runs,
and a column relates the twins to one another: ratios hold where absolute figures do not.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.core.twin import RNG_SIZE, compiled, is_available
from dracosaur.games import GAMES, load

RUNS = 3


def per_second(play: Callable[[int], int], games: int) -> tuple[float, float]:
    """The best of several runs: games and decisions per core-second."""
    best = (0.0, 0.0)
    for run in range(RUNS):
        start = time.process_time()
        decisions = play(run * games)
        spent = time.process_time() - start
        best = max(best, (games / spent, decisions / spent))
    return best


def plain_player(game: AnyGame, seats: int, games: int) -> Callable[[int], int]:
    """Random games inside the plain rules."""
    rules, options = game.rules, game.options_row(game.options({}, seats))

    def play(first: int) -> int:
        states = [rules.State() for _ in range(games)]
        decisions = [0] * games
        rules.play_batch(states, seats, options, 1, first, [0] * RNG_SIZE, [0] * rules.MOST_LEGAL, decisions)
        return sum(decisions)

    return play


def compiled_player(game: AnyGame, seats: int, games: int) -> Callable[[int], int]:
    """Random games inside the compiled rules, in batches that stay in the processor's cache."""
    import numpy as np

    twin, size = compiled(game.rules.__name__), 256
    twin.prepare("play_batch")
    options = np.array(game.options_row(game.options({}, seats)), np.int64)
    rows = twin.State.batch(size)
    memory = rows.view(np.ndarray).view(np.int64)
    rng, buffer = np.zeros(RNG_SIZE, np.int64), np.zeros(game.rules.MOST_LEGAL, np.int64)
    decisions = np.zeros(size, np.int64)

    def play(first: int) -> int:
        total = 0
        for start in range(0, games, size):
            memory[:] = 0
            twin.play_batch(rows, seats, options, 1, first + start, rng, buffer, decisions)
            total += int(decisions.sum())
        return total

    return play


def facade_costs(game: AnyGame, seats: int) -> dict[str, float]:
    """Microseconds of one call of `legal`, `apply` and `view` on the states of a random game."""
    table = Table.open(game, seats, seed=1)
    chooser = Rng("bench")
    spent = {"legal": 0.0, "apply": 0.0, "view": 0.0}
    calls = 0
    while not table.is_over:
        seat: Seat = table.to_act[0]
        state = table.state
        start = time.perf_counter()
        legal = game.legal(state, seat)
        listed = time.perf_counter()
        action = chooser.choice(legal)
        chosen = time.perf_counter()
        game.apply(state, seat, action)
        applied = time.perf_counter()
        game.view(state, seat)
        seen = time.perf_counter()
        for name, cost in (("legal", listed - start), ("apply", applied - chosen), ("view", seen - applied)):
            spent[name] += cost
        calls += 1
        table.act(seat, action)
    return {name: 1e6 * cost / calls for name, cost in spent.items()}


def measure(name: str) -> list[dict[str, Any]]:
    """One row of figures for each number of seats."""
    game = load(name)
    rows = []
    for seats in game.seat_counts:
        row: dict[str, Any] = {"game": name, "seats": seats}
        row["plain_games"], row["plain_decisions"] = per_second(plain_player(game, seats, 300), 300)
        if is_available():
            games = 256 * 20
            row["compiled_games"], row["compiled_decisions"] = per_second(
                compiled_player(game, seats, games), games
            )
            row["ratio"] = row["compiled_games"] / row["plain_games"]
        rows.append({**row, **{f"{call}_us": cost for call, cost in facade_costs(game, seats).items()}})
    return rows


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="only this game")
    arguments = parser.parse_args()
    grid = Grid(title="Random games, per core-second")
    columns = {
        "game": "game",
        "seats": "seats",
        "plain_games": "plain games/s",
        "plain_decisions": "plain decisions/s",
        "compiled_games": "compiled games/s",
        "compiled_decisions": "compiled decisions/s",
        "ratio": "compiled : plain",
        "legal_us": "legal µs",
        "apply_us": "apply µs",
        "view_us": "view µs",
    }
    for key, label in columns.items():
        grid.add_column(label, justify="left" if key == "game" else "right")
    figures = []
    for name in arguments.game or GAMES:
        for row in measure(name):
            figures.append(row)
            shown = [row.get(key, "–") for key in columns]
            grid.add_row(*(f"{cell:,.0f}" if isinstance(cell, float) else str(cell) for cell in shown))
    Console(width=None if sys.stdout.isatty() else 140).print(grid)  # nothing is cut off in a file
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()

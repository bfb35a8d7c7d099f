"""Every speed that the README states: `make bench` prints a table and, with `--json FILE`, the same as JSON.

Speeds are per core-second of processor time. Machines are noisy, so each figure is the best of several runs,
and a column relates the twins to one another: ratios hold where absolute figures do not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.snapshots import Snapshot
from dracosaur.core.table import Table
from dracosaur.core.twin import RNG_SIZE, compiled, is_available
from dracosaur.games import GAMES, load

RUNS = 3
TABLE_SEATS = 4


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


def milliseconds(call: Callable[[], object]) -> float:
    """Processor time of one call."""
    start = time.thread_time()
    call()
    return 1e3 * (time.thread_time() - start)


def table_costs(game: AnyGame) -> dict[str, Any]:
    """What a call costs: on average over a random match, of an undo the worst, of the rest at its end.

    A new figure is a new key: the printed table has a column for each.
    """
    runs = [_costs_of_a_match(game) for _ in range(RUNS)]
    costs = {key: min(run[key] for run in runs) for key in runs[0]}
    return {"game": game.name, **costs, "state_bytes": len(game.rules.State().to_bytes())}


def _costs_of_a_match(game: AnyGame) -> dict[str, float]:
    table, chooser = Table.open(game, TABLE_SEATS, seed=1), Rng("bench")
    spent: dict[str, list[float]] = {}
    asked: list[int] = []  # bytes

    def note(key: str, call: Callable[[], object]) -> None:
        spent.setdefault(key, []).append(milliseconds(call))

    while not table.is_over:
        seat, state = table.to_act[0], table.state
        action = chooser.choice(table.legal(seat))
        after = game.apply(state, seat, action)
        note("view", lambda: game.view(state, seat))  # noqa: B023  # called at once
        note("legal", lambda: game.legal(state, seat))  # noqa: B023
        note("apply", lambda: game.apply(state, seat, action))  # noqa: B023
        note("question", lambda: game.question(state, seat))  # noqa: B023
        note("events", lambda: game.events(state, seat, action, after))  # noqa: B023
        asked.append(len(msgspec.json.encode(game.question(state, seat))))
        table.act(seat, action)
        if table.can_undo(seat):
            note("undo", lambda: table.undo(seat))  # noqa: B023
            table.act(seat, action)
    costs = {key: sum(each) / len(each) for key, each in spent.items()}
    costs["question_p95"] = sorted(spent["question"])[len(asked) * 95 // 100]
    costs["question_p95_bytes"] = sorted(asked)[len(asked) * 95 // 100]
    costs["undo"] = max(spent["undo"])
    costs["history"] = milliseconds(lambda: table.history(None))
    costs["resume"] = milliseconds(lambda: Table.resume(game, table.record))
    kept = msgspec.json.encode(table.snapshot())
    costs["resume_with_snapshot"] = milliseconds(
        lambda: Table.resume(game, table.record, msgspec.json.decode(kept, type=Snapshot))
    )
    return costs


def redeal_cost(game: AnyGame) -> dict[str, Any]:
    """Microseconds of dealing anew what a seat cannot know: compiled, over the states of a random match."""
    import numpy as np

    table, chooser = Table.open(game, TABLE_SEATS, seed=1), Rng("bench")
    states, seats = [], []
    while not table.is_over:
        seat = table.to_act[0]
        states.append(table.state)
        seats.append(seat)
        table.act(seat, chooser.choice(table.legal(seat)))
    twin = compiled(game.rules.__name__)
    rows = twin.State.batch(len(states))
    for row, state in zip(rows, states, strict=True):
        state.write_row(row)
    rng, who = np.ones(RNG_SIZE, np.int64), np.array(seats, np.int64)
    redeal = twin.redeal_batch
    best = min(milliseconds(lambda: redeal(rows, who, rng)) for _ in range(20 * RUNS))
    return {"game": game.name, "redeal_us": 1e3 * best / len(states)}


COLD = """
import sys, time
from dracosaur.core.twin import compiled
wall = time.perf_counter()
compiled(sys.argv[1]).prepare("play_batch", "judge_batch")
print(time.perf_counter() - wall, time.process_time())
"""


def cold_compile(game: AnyGame) -> dict[str, Any]:
    """Seconds until random games can be played, with an empty cache: by the clock, and of the processor."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", COLD, game.rules.__name__],
            env={**os.environ, "XDG_CACHE_HOME": folder},
            capture_output=True,
            check=True,
            text=True,
        )
    wall, processor = map(float, done.stdout.split())
    return {"game": game.name, "seconds": wall, "processor_seconds": processor}


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
        rows.append(row)
    return rows


def show(title: str, figures: Sequence[Mapping[str, Any]]) -> None:
    """The figures as a table with a column for each key."""
    grid = Grid(title=title)
    for key in figures[0]:
        grid.add_column(key.replace("_", " "), justify="left" if key == "game" else "right")
    for row in figures:
        grid.add_row(*(_shown(row[key]) for key in figures[0]))
    Console(width=None if sys.stdout.isatty() else 170).print(grid)  # nothing is cut off in a file


def _shown(figure: Any) -> str:
    if not isinstance(figure, float):
        return f"{figure:,}" if isinstance(figure, int) else str(figure)
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:,.2f}"


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="only this game")
    parser.add_argument("--tables", action="store_true", help="only what calls at a table cost")
    parser.add_argument("--cold", action="store_true", help="how long compiling takes as well")
    arguments = parser.parse_args()
    names = arguments.game or list(GAMES)
    figures = [] if arguments.tables else [row for name in names for row in measure(name)]
    if figures:
        show("Random games, per core-second", figures)
    costs = [table_costs(load(name)) for name in names]
    show(f"Calls at a table of {TABLE_SEATS}, milliseconds", costs)
    if is_available():
        dealt = [redeal_cost(load(name)) for name in names]
        show(f"Dealing anew at a table of {TABLE_SEATS}, microseconds", dealt)
        costs += dealt
    if arguments.cold and is_available():
        cold = [cold_compile(load(name)) for name in names]
        show("Compiling with an empty cache", cold)
        costs += cold
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(figures + costs, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""How fast the environments are, beside those of others: `python benchmarks/environments.py`.

Everybody is measured in one run by the same loop: choose a legal action at random, then ask the environment
for a step, with the observation and the mask of who decides next. Only the time inside the environment
counts, in seconds of processor time. Each line tells of many short runs: the slowest, the median and the
fastest, which is nearest to what the machine can do when nobody else uses it. How many tables there are and
how long a run is stands in `contestants`. That the work was done is checked: games have ended, every action
was legal, and what was seen has changed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from dracosaur.envs import make, make_parallel, make_vector

RUNS = 40  # short ones: on a busy machine few of them are left alone


class Speed(NamedTuple):
    """Decisions per core-second over many runs."""

    slowest: float
    median: float
    fastest: float


class Work(NamedTuple):
    """What a run did."""

    decisions: int
    seconds: float  # inside the environment
    games: int
    seen: int  # a number made of all observations


class Clock:
    """Adds up the processor time of calls."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, call: Callable[..., Any], *given: Any) -> Any:
        start = time.process_time()
        answer = call(*given)
        self.seconds += time.process_time() - start
        return answer


def legal(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action for each row at random, 0 where there is none."""
    return (rng.random(masks.shape, np.float32) * masks).argmax(1)


def vector(
    game: str, seats: int, form: str, tables: int, steps: int, before: int = 0
) -> Callable[[int], Work]:
    """Our vector environment; `before` steps bring tables with games of different length out of step."""
    given: Any = form
    envs = make_vector(game, tables * (seats if form == "seats" else 1), seats, form=given)
    seen, _ = envs.reset(seed=1)
    for i in range(before):
        envs.step(legal(seen["action_mask"], np.random.default_rng(i)))

    def run(seed: int) -> Work:
        rng, clock = np.random.default_rng(seed), Clock()
        decisions = games = total = 0
        for _ in range(steps):
            masks = seen["action_mask"]
            actions = legal(masks, rng)
            decisions += int(masks.any(1).sum())  # a table that begins anew decides nothing
            _, _, over, _, _ = clock(envs.step, actions)  # `seen` is overwritten
            games += int(over.sum())
            total += int(seen["observation"][0].sum())
        return Work(decisions, clock.seconds, games, total)

    return run


def one_after_another(new: Callable[[], Any], steps: int) -> Callable[[int], Work]:
    """An environment of PettingZoo with masks, ours or theirs."""
    env = new()

    def run(seed: int) -> Work:
        rng, clock = np.random.default_rng(seed), Clock()
        env.reset(seed=seed)
        decisions = games = total = 0
        for _ in range(steps):
            seen, _, terminated, truncated, _ = clock(env.last)
            if terminated or truncated:
                games += 1
                clock(env.reset)
                continue
            total += int(np.asarray(seen["observation"]).sum())
            decisions += 1
            clock(env.step, rng.choice(np.flatnonzero(seen["action_mask"])))
        return Work(decisions, clock.seconds, games, total)

    return run


def all_at_once(game: str, seats: int, steps: int) -> Callable[[int], Work]:
    """Our parallel form of PettingZoo."""
    env = make_parallel(game, seats)

    def run(seed: int) -> Work:
        rng, clock = np.random.default_rng(seed), Clock()
        seen, _ = env.reset(seed=seed)
        decisions = games = total = 0
        for _ in range(steps):
            asked = {agent: own["action_mask"] for agent, own in seen.items() if own["action_mask"].any()}
            actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in asked.items()}
            decisions += len(actions)
            seen, _, _, _, _ = clock(env.step, actions)
            total += int(seen["player_0"]["observation"].sum())
            if not env.agents:
                games += 1
                seen, _ = clock(env.reset)
        return Work(decisions, clock.seconds, games, total)

    return run


def open_spiel(name: str, steps: int) -> Callable[[int], Work] | None:
    """A game of OpenSpiel in C++ through its Python interface; None where it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        return None
    game = pyspiel.load_game(name)

    def run(seed: int) -> Work:
        rng, clock = np.random.default_rng(seed), Clock()
        state = game.new_initial_state()
        decisions = games = total = 0
        for _ in range(steps):
            if clock(state.is_terminal):
                games += 1
                state = clock(game.new_initial_state)
            elif clock(state.is_chance_node):
                clock(state.apply_action, state.chance_outcomes()[0][0])
            else:
                player = clock(state.current_player)
                total += int(sum(clock(state.observation_tensor, player))) + 1
                mask = clock(state.legal_actions_mask, player)
                decisions += 1
                clock(state.apply_action, int(rng.choice(np.flatnonzero(mask))))
        return Work(decisions, clock.seconds, games, total)

    return run


def pgx(name: str, tables: int, steps: int) -> Callable[[int], Work] | None:
    """A game of Pgx; None where it is not installed."""
    try:
        jax, module = importlib.import_module("jax"), importlib.import_module("pgx")
    except ModuleNotFoundError:
        return None
    env = module.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    def run(seed: int) -> Work:
        rng, clock = np.random.default_rng(seed), Clock()
        keys = jax.random.split(jax.random.PRNGKey(seed), tables)
        state = begin(keys)
        step(state, np.zeros(tables, np.int32))  # compiled
        decisions = games = total = 0
        for _ in range(steps):
            actions = legal(np.asarray(state.legal_action_mask), rng).astype(np.int32)
            state = clock(lambda state=state, actions=actions: jax.block_until_ready(step(state, actions)))
            over = np.asarray(state.terminated)
            decisions += tables
            games += int(over.sum())
            total += int(np.asarray(state.observation[0]).sum()) + 1
            if over.all():
                state = clock(begin, keys)
        return Work(decisions, clock.seconds, games, total)

    return run


def classic(name: str) -> Callable[[], Any] | None:
    """An environment of PettingZoo's own; None where what it needs is not installed."""
    try:
        return importlib.import_module(f"pettingzoo.classic.{name}").raw_env  # type: ignore[no-any-return]
    except (ImportError, AttributeError):
        return None


def contestants(part: float) -> dict[str, Callable[[], Callable[[int], Work] | None]]:
    """Everybody who is measured, by name: who makes the run, or None where it is not installed."""

    def n(steps: int) -> int:
        return max(1, int(steps * part))

    def theirs(name: str) -> Callable[[int], Work] | None:
        new = classic(name)
        return one_after_another(new, n(300)) if new is not None else None

    return {
        "vector, Draftosaurus, 4 players": lambda: vector("draftosaurus", 4, "seats", 256, n(48)),
        "vector, Draftosaurus, 2 players": lambda: vector("draftosaurus", 2, "seats", 256, n(72)),
        "vector, Wyrmspan, solo": lambda: vector("wyrmspan", 1, "agent", 96, n(20), 200),
        "vector, Wyrmspan, 4 players": lambda: vector("wyrmspan", 4, "turns", 64, n(20), 800),
        "vector, Gods Love Dinosaurs, 4 players": lambda: vector(
            "gods_love_dinosaurs", 4, "turns", 32, n(20), 800
        ),
        "PettingZoo AEC, Draftosaurus, 4 players": lambda: one_after_another(
            lambda: make("draftosaurus", 4), n(1000)
        ),
        "PettingZoo AEC, Wyrmspan, solo": lambda: one_after_another(lambda: make("wyrmspan", 1), n(600)),
        "PettingZoo parallel, Draftosaurus, 4 players": lambda: all_at_once("draftosaurus", 4, n(300)),
        "PettingZoo's connect_four_v3": lambda: theirs("connect_four_v3"),
        "PettingZoo's tictactoe_v3": lambda: theirs("tictactoe_v3"),
        "OpenSpiel connect_four": lambda: open_spiel("connect_four", n(600)),
        "OpenSpiel hanabi": lambda: open_spiel("hanabi", n(600)),
        "Pgx connect_four": lambda: pgx("connect_four", 64, n(60)),
    }


def measure(run: Callable[[int], Work], runs: int) -> Speed:
    """How fast several runs were."""
    done = [run(seed) for seed in range(runs)]
    assert all(work.decisions > 0 and work.seen != 0 for work in done), "nothing was decided or seen"
    assert sum(work.games for work in done) > 0, "no game has ended"
    speeds = sorted(work.decisions / work.seconds for work in done)
    return Speed(speeds[0], statistics.median(speeds), speeds[-1])


def main() -> None:
    """Print a table, and with --json FILE the same as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--part", type=float, default=1.0, help="of the steps of a full run")
    parser.add_argument("--only", default="", help="those whose name holds this")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--json", type=Path, metavar="FILE")
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # what their environments say of each other
    figures: dict[str, Speed | None] = {}
    for name, new in contestants(given.part).items():
        if given.only in name:
            run = new()
            figures[name] = measure(run, given.runs) if run is not None else None
    table = Table(title="decisions per core-second", title_justify="left")
    table.add_column("environment")
    for column in Speed._fields:
        table.add_column(column, justify="right")
    for name, speed in figures.items():
        table.add_row(name, *([f"{figure:,.0f}" for figure in speed] if speed else ["not installed"]))
    Console().print(table)
    if given.json is not None:
        told = {name: speed and speed._asdict() for name, speed in figures.items()}
        given.json.write_text(json.dumps(told, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Games between bots, each at a table: one after the other, or by several processes at once."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Final

import msgspec

from dracosaur import bots as bot_list
from dracosaur.arena.batches import Progress
from dracosaur.arena.tally import Tally
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load

ALONE_SECONDS: Final = 2.0  # about as long as other processes need to begin


class Job(msgspec.Struct, frozen=True):
    """Some of the games of a simulation: `first`, `first + step`, … below `games`."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int | str
    first: int
    step: int
    games: int


def play_at_table(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    seed: int | str,
    number: int,
) -> Table:
    """The finished table of one game between bots; seed and number decide everything."""
    table = Table.open(game, seats, options, f"{seed}/{number}")
    players = [bot_list.make(name, game, Rng(seed, "bot", number, seat)) for seat, name in enumerate(bots)]
    while not table.is_over:
        for seat in table.to_act:
            if seat in table.to_act:  # an earlier answer of this loop may have moved the game on
                table.act(seat, players[seat].choose(table.view(seat), table.legal(seat)))
    return table


def play_one(game: AnyGame, job: Job, number: int) -> Tally:
    """What one game of the job comes to."""
    tally = Tally.empty(job.seats, game.rules.STATISTICS)
    start = time.thread_time()
    table = play_at_table(game, job.seats, job.options, job.bots, job.seed, number)
    tally.cpu_seconds = time.thread_time() - start
    tally.games = 1
    tally.entries = len(table.record.entries)
    tally.decisions = sum(entry.seat >= 0 for entry in table.record.entries)
    game.rules.judge_batch([table.state], [0] * job.seats, tally.points, tally.victories, tally.statistics)
    return tally


def play_tables(game: AnyGame, job: Job, workers: int, tally: Tally, told: Progress) -> int:
    """All games of the job; those not done soon are shared out. Returns how many processes have played."""
    start = time.perf_counter()
    if type(game) is not type(load(job.game)):
        workers = 1  # another process would play the game that is known by this name
    for number in range(job.first, job.games):
        helpers = min(workers, job.games - number)
        if helpers > 1 and time.perf_counter() - start > ALONE_SECONDS:
            _share_out(msgspec.structs.replace(job, first=number), helpers, tally, told)
            return helpers
        tally.merge(play_one(game, job, number))
        told(1)
    return 1


def _share_out(job: Job, helpers: int, tally: Tally, told: Progress) -> None:
    """Every process plays each so-manieth game and tells what it comes to; an interruption ends them all."""
    lock = threading.Lock()

    def collect(helper: subprocess.Popen[bytes]) -> None:
        with helper:
            for line in helper.stdout or ():
                with lock:
                    tally.merge(msgspec.json.decode(line, type=Tally))
                    told(1)
        if helper.returncode != 0:
            raise RuntimeError(f"a process that plays games has ended with status {helper.returncode}")

    parts = [msgspec.structs.replace(job, first=job.first + i, step=helpers) for i in range(helpers)]
    started: list[subprocess.Popen[bytes]] = []
    with ThreadPoolExecutor(helpers) as pool:
        try:
            for part in parts:
                started.append(_start(part))
            for done in as_completed([pool.submit(collect, helper) for helper in started]):
                done.result()  # a helper that has died is told at once
        finally:
            for helper in started:
                helper.terminate()


def _start(job: Job) -> subprocess.Popen[bytes]:
    """A process that plays the job; it finds the same modules as this one."""
    helper = subprocess.Popen(
        [sys.executable, "-m", "dracosaur.arena.helper"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C is for this process, which ends the helpers
    )
    assert helper.stdin is not None  # it is a pipe
    with helper.stdin as pipe:
        pipe.write(msgspec.json.encode(job))
    return helper

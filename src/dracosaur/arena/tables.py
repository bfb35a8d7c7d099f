"""Games between bots, each at a table: one after the other, or by several processes at once."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import as_completed
from typing import Final

import msgspec

from dracosaur import bots as bot_list
from dracosaur.arena.batches import Progress
from dracosaur.arena.pool import Pool
from dracosaur.arena.tally import Tally
from dracosaur.core.game import AnyGame
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load

ALONE_SECONDS: Final = 2.0  # about as long as other processes need to begin
MOST_AT_ONCE: Final = 8  # games for a process, so that progress is smooth
PORTIONS: Final = 8  # for each process at least, so that none is idle for long while others finish


class Job(msgspec.Struct, frozen=True):
    """What the games of a simulation have in common."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int | str


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


def play_some(job: Job, numbers: Iterable[int]) -> Tally:
    """What the games of these numbers come to, in a process that has only the job."""
    game = load(job.game)
    tally = Tally.empty(job.seats, game.rules.STATISTICS)
    for number in numbers:
        tally.merge(play_one(game, job, number))
    return tally


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


def play_tables(game: AnyGame, job: Job, games: int, workers: int, tally: Tally, told: Progress) -> int:
    """So many games; those not done soon are shared out. Returns how many processes have played."""
    start = time.perf_counter()
    if type(game) is not type(load(job.game)):
        workers = 1  # another process would play the game that is known by this name
    for number in range(games):
        helpers = min(workers, games - number)
        if helpers > 1 and time.perf_counter() - start > ALONE_SECONDS:
            _share_out(job, range(number, games), helpers, tally, told)
            return helpers
        tally.merge(play_one(game, job, number))
        told(1)
    return 1


def _share_out(job: Job, numbers: range, helpers: int, tally: Tally, told: Progress) -> None:
    """The games of these numbers, by so many processes; an interruption ends them all."""
    chunk = min(MOST_AT_ONCE, -(-len(numbers) // (helpers * PORTIONS)))
    parts = [numbers[first : first + chunk] for first in range(0, len(numbers), chunk)]
    with Pool(helpers) as pool:
        for done in as_completed([pool.submit(play_some, job, part) for part in parts]):
            part = done.result()
            tally.merge(part)
            told(part.games)

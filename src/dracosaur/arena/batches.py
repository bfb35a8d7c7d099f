"""Random games inside the rules, in batches, by either twin.

Game number i of a seed is the same in both twins and with any number of threads.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from dracosaur.arena.tally import Tally
from dracosaur.core.game import AnyGame
from dracosaur.core.twin import RNG_SIZE, compiled, is_available

Progress = Callable[[int], None]  # is told how many more games are done
Compiling = Callable[[int, int], None]  # is told how many rules are ready, and of how many

PLAIN_BATCH: Final = 32  # some hundredths of a second, so that progress is smooth and Ctrl-C quick
# Enough to forget the cost of the call, few enough to stay in the processor's cache.
COMPILED_BATCH: Final = 256
FEW_GAMES: Final = 1000  # are played in Python sooner than rules are compiled for the first time
RULES: Final = ("play_batch", "judge_batch")  # of every rules package


def pays_to_compile(game: AnyGame, games: int) -> bool:
    """Whether the compiled twin is there and has the games done sooner."""
    return is_available() and (games > FEW_GAMES or compiled(game.rules.__name__).is_warm(*RULES))


def play_plain(
    game: AnyGame, seats: int, options: list[int], seed: int, games: int, tally: Tally, told: Progress
) -> None:
    """The games of the seed by the plain twin."""
    rules = game.rules
    rng, buffer, ranks = [0] * RNG_SIZE, [0] * rules.MOST_LEGAL, [0] * seats
    for first in range(0, games, PLAIN_BATCH):
        n = min(PLAIN_BATCH, games - first)
        states = [rules.State() for _ in range(n)]
        decisions = [0] * n
        start = time.thread_time()
        rules.play_batch(states, seats, options, seed, first, rng, buffer, decisions)
        tally.cpu_seconds += time.thread_time() - start
        tally.decisions += sum(decisions)
        tally.games += n
        rules.judge_batch(states, ranks, tally.points, tally.victories, tally.statistics)
        told(n)


class CompiledPlayer:
    """Plays batches by the compiled twin; ready to be called from several threads."""

    def __init__(
        self, game: AnyGame, seats: int, options: list[int], seed: int, compiling: Compiling | None
    ) -> None:
        import numpy as np

        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = np.array(options, np.int64)
        self.twin = compiled(game.rules.__name__)
        self.twin.prepare(*RULES, progress=None if self.twin.is_warm(*RULES) else compiling)
        # The first calls bring code and data into the caches of the processor.
        self._play(iter([0]), COMPILED_BATCH, lambda n: None)

    def play(self, games: int, threads: int, tally: Tally, told: Progress) -> int:
        """All games on at most so many threads; returns on how many. An interruption ends after a batch."""
        stop = threading.Event()
        starts = range(0, games, COMPILED_BATCH)
        threads = min(threads, len(starts))
        batches = iter(starts)

        def upcoming() -> Iterator[int]:
            while not stop.is_set():
                # One step of the interpreter, so that no two threads get the same batch.
                first = next(batches, None)
                if first is None:
                    return
                yield first

        with ThreadPoolExecutor(threads) as pool:
            try:
                for done in [pool.submit(self._play, upcoming(), games, told) for _ in range(threads)]:
                    tally.merge(done.result())
            finally:
                stop.set()
        return threads

    def _play(self, firsts: Iterator[int], games: int, told: Progress) -> Tally:
        """Batches from the shared iterator until it has no more; every thread has buffers of its own."""
        import numpy as np

        tally = Tally.empty(self.seats, self.game.rules.STATISTICS)
        states = self.twin.State.batch(COMPILED_BATCH)
        decisions = np.zeros(COMPILED_BATCH, np.int64)
        rng = np.zeros(RNG_SIZE, np.int64)
        buffer = np.zeros(self.game.rules.MOST_LEGAL, np.int64)
        ranks = np.zeros(self.seats, np.int64)
        sums = [np.array(part, np.int64) for part in (tally.points, tally.victories, tally.statistics)]
        for first in firsts:
            n = min(COMPILED_BATCH, games - first)
            batch = states[:n]
            batch.view(np.int64)[:] = 0  # rules set up empty states
            start = time.thread_time()
            self.twin.play_batch(batch, self.seats, self.options, self.seed, first, rng, buffer, decisions)
            tally.cpu_seconds += time.thread_time() - start
            tally.decisions += int(decisions[:n].sum())
            tally.games += n
            self.twin.judge_batch(batch, ranks, *sums)
            told(n)
        tally.points, tally.victories, tally.statistics = (part.tolist() for part in sums)
        return tally

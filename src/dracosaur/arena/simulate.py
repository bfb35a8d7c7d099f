"""Many games of one kind, and what they have in common: speed, length, scores, victories.

Without bots, or with random ones alone, the games are random play inside the rules, in batches, by either
twin; game number i of a seed is the same in both twins and with any number of threads. With other bots every
game is played at a table.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal

from dracosaur import bots as bot_list
from dracosaur.core.game import AnyGame, Value
from dracosaur.core.options import option_values
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.core.twin import RNG_SIZE, compiled, is_available, seed_number

Engine = Literal["plain", "compiled"]
Progress = Callable[[int], None]  # is told how many more games are done
Compiling = Callable[[int, int], None]  # is told how many rules are ready, and of how many

PLAIN_BATCH: Final = 32  # some hundredths of a second, so that progress is smooth and Ctrl-C quick
COMPILED_BATCH: Final = (
    256  # enough to forget the cost of the call, few enough to stay in the processor's cache
)
FEW_GAMES: Final = 1000  # are played in Python sooner than rules are compiled for the first time
THREAD_GAMES: Final = 20_000  # fewer are done sooner than another thread has begun
RANDOM: Final = "random"  # the bot that the rules can stand for
RULES: Final = ("play_batch", "judge_batch")  # of every rules package
SAMPLE: Final = 8  # games at a table that tell how much chance has to say


class Report(Value, frozen=True):
    """What `dracosaur simulate --json` prints.

    `cpu_seconds` counts playing alone, over all threads: neither compiling nor adding up the results.
    """

    game: str
    players: int
    games: int
    engine: Engine
    bots: tuple[str, ...] | None
    seed: int | str
    options: dict[str, object]
    threads: int
    seconds: float
    cpu_seconds: float
    compile_seconds: float
    games_per_second: float  # per core-second
    decisions_per_second: float  # per core-second
    decisions_per_game: float
    entries_per_game: float  # of a record, chance included
    mean_scores: tuple[float, ...]  # by seat
    mean_score: float
    score_sd: float
    min_score: int
    max_score: int
    wins: tuple[float, ...]  # by seat; a shared victory counts in parts
    ties: int  # games that even the tie-break left shared
    statistics: dict[str, float]  # a game's own, per game


class Tally:
    """Sums over games; whole numbers, so that no order of adding them makes a difference."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.cpu_seconds = 0.0
        self.sums = [0] * seats
        self.squares = 0
        self.scores: set[int] = set()
        self.shares = [[0] * (seats + 1) for _ in range(seats)]  # victories by how many shared them
        self.statistics: dict[int, Mapping[str, float]] = {}  # by the first game of the batch

    def add(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """One more game; the highest rank has won it, several seats with it share the victory."""
        self.games += 1
        for seat, score in enumerate(scores):
            self.sums[seat] += score
            self.squares += score * score
        self.scores.update(scores)
        best = max(ranks)
        winners = ranks.count(best)
        if best < 0:  # somebody who plays alone was beaten
            return
        for seat, rank in enumerate(ranks):
            if rank == best:
                self.shares[seat][winners] += 1

    def merge(self, other: Tally) -> None:
        """Add the games of another thread."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.squares += other.squares
        self.scores |= other.scores
        for own, shares in zip(self.shares, other.shares, strict=True):
            own[:] = [a + b for a, b in zip(own, shares, strict=True)]
        self.statistics |= other.statistics

    def mean_statistics(self) -> dict[str, float]:
        """The game's own figures per game, added in the order of the games."""
        totals: dict[str, float] = {}
        for first in sorted(self.statistics):
            for key, value in self.statistics[first].items():
                totals[key] = totals.get(key, 0) + value
        return {key: total / self.games for key, total in totals.items()}


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
    engine: Engine | Literal["auto"] = "auto",
    seed: int | str = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    compiling: Compiling | None = None,
) -> Report:
    """Play the games and report on them.

    `compiling` is called only where rules have to be compiled first; ValueError says what cannot be played.
    """
    _check(game, seats, games, bots)
    chosen = game.options(options or {}, seats)
    tally = Tally(seats)
    told = progress or (lambda n: None)
    compile_seconds = 0.0
    workers = 1
    used: Engine = "plain"
    if set(bots) - {RANDOM}:
        start = time.perf_counter()
        entries = _play_bots(game, seats, games, option_values(chosen), bots, seed, tally, told) / games
    else:
        chance = _chance_per_game(game, seats, option_values(chosen), seed)
        batch = (game, seats, game.options_row(chosen), seed_number(seed))
        if engine == "compiled" or (engine == "auto" and _pays_to_compile(game, games)):
            used = "compiled"
            workers = threads or min(_cores(), 1 + games // THREAD_GAMES)
            start = time.perf_counter()
            player = CompiledPlayer(*batch, compiling)
            compile_seconds = time.perf_counter() - start
            start = time.perf_counter()
            _in_threads(player, games, workers, tally, told)
        else:
            start = time.perf_counter()
            for first in range(0, games, PLAIN_BATCH):
                _play_plain(*batch, first, min(PLAIN_BATCH, games - first), tally)
                told(min(PLAIN_BATCH, games - first))
        entries = chance + tally.decisions / games
    seconds = time.perf_counter() - start
    mean = sum(tally.sums) / (games * seats)
    cpu = max(tally.cpu_seconds, 1e-9)
    return Report(
        game=game.name,
        players=seats,
        games=games,
        engine=used,
        bots=tuple(bots) or None,
        seed=seed,
        options=option_values(chosen),
        threads=workers,
        seconds=round(seconds, 6),
        cpu_seconds=round(tally.cpu_seconds, 6),
        compile_seconds=round(compile_seconds, 6),
        games_per_second=round(games / cpu, 1),
        decisions_per_second=round(tally.decisions / cpu, 1),
        decisions_per_game=tally.decisions / games,
        entries_per_game=entries,
        mean_scores=tuple(total / games for total in tally.sums),
        mean_score=mean,
        score_sd=max(tally.squares / (games * seats) - mean * mean, 0) ** 0.5,
        min_score=min(tally.scores),
        max_score=max(tally.scores),
        wins=tuple(sum(n / k for k, n in enumerate(shares) if n) for shares in tally.shares),
        ties=round(sum(n / k for shares in tally.shares for k, n in enumerate(shares) if k > 1)),
        statistics=tally.mean_statistics(),
    )


def _pays_to_compile(game: AnyGame, games: int) -> bool:
    """Whether the compiled twin is there and has the games done sooner."""
    return is_available() and (games > FEW_GAMES or compiled(game.kernel.__name__).is_warm(*RULES))


def _cores() -> int:
    """The processor cores that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check(game: AnyGame, seats: int, games: int, bots: Sequence[str]) -> None:
    if seats not in game.seat_counts:
        raise ValueError(
            f"{game.name} is for {game.seat_counts[0]} to {game.seat_counts[-1]} players, not {seats}"
        )
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    if bots and len(bots) != seats:
        raise ValueError(f"{seats} players need {seats} bots, not {len(bots)}")


def _play_bots(
    game: AnyGame,
    seats: int,
    games: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    seed: int | str,
    tally: Tally,
    told: Progress,
) -> int:
    """Games at a table; returns the number of entries of all their records."""
    entries = 0
    for number in range(games):
        start = time.thread_time()
        table = play_at_table(game, seats, options, bots, seed, number)
        tally.cpu_seconds += time.thread_time() - start
        sheet = table.score_sheet()
        tally.add(
            [player.total for player in sheet.players[:seats]],  # the Automa is no seat
            [0 if seat in sheet.winners else -1 for seat in range(seats)],
        )
        tally.decisions += sum(entry.seat >= 0 for entry in table.record.entries)
        entries += len(table.record.entries)
        _ask_statistics(game, number, [table.state], tally)
        told(1)
    return entries


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


def _chance_per_game(game: AnyGame, seats: int, options: Mapping[str, object], seed: int | str) -> float:
    """How many entries of a record are chance's, from a few games: the batches do not write records."""
    spoken = 0
    for number in range(SAMPLE):
        table = play_at_table(game, seats, options, [RANDOM] * seats, seed, number)
        spoken += sum(entry.seat < 0 for entry in table.record.entries)
    return spoken / SAMPLE


def _ask_statistics(game: AnyGame, first: int, states: Any, tally: Tally) -> None:  # Any: of either twin
    """Let a game with a method `statistics` add up figures of its own over final states of either twin."""
    own: Callable[[Any], Mapping[str, float]] | None = getattr(game, "statistics", None)
    if own is not None:
        tally.statistics[first] = own(states)


def _play_plain(
    game: AnyGame, seats: int, options: list[int], seed: int, first: int, n: int, tally: Tally
) -> None:
    """The games first … first + n - 1 of the seed, by the plain twin."""
    kernel = game.kernel
    states = [kernel.State() for _ in range(n)]
    decisions = [0] * n
    rng, buffer = [0] * RNG_SIZE, [0] * kernel.MOST_LEGAL
    start = time.thread_time()
    kernel.play_batch(states, seats, options, seed, first, rng, buffer, decisions)
    tally.cpu_seconds += time.thread_time() - start
    tally.decisions += sum(decisions)
    scores, ranks = ([[0] * seats for _ in states] for _ in range(2))
    kernel.judge_batch(states, scores, ranks)
    for points, order in zip(scores, ranks, strict=True):
        tally.add(points, order)
    _ask_statistics(game, first, states, tally)


class CompiledPlayer:
    """Plays batches by the compiled twin; ready to be called from several threads."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: list[int],
        seed: int,
        compiling: Compiling | None,
    ) -> None:
        import numpy as np

        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = np.array(options, np.int64)
        self.twin = compiled(game.kernel.__name__)
        self.twin.prepare(*RULES, progress=None if self.twin.is_warm(*RULES) else compiling)
        # The first calls bring code and data into the caches of the processor.
        self.play(iter([0]), COMPILED_BATCH, Tally(seats), lambda n: None)

    def play(self, firsts: Iterator[int], games: int, tally: Tally, told: Progress) -> None:
        """Batches from the shared iterator until it has no more; every thread has buffers of its own."""
        import numpy as np

        states = self.twin.State.batch(COMPILED_BATCH)
        scores = np.zeros((COMPILED_BATCH, self.seats), np.int64)
        ranks = np.zeros((COMPILED_BATCH, self.seats), np.int64)
        decisions = np.zeros(COMPILED_BATCH, np.int64)
        rng = np.zeros(RNG_SIZE, np.int64)
        buffer = np.zeros(self.game.kernel.MOST_LEGAL, np.int64)
        for first in firsts:
            n = min(COMPILED_BATCH, games - first)
            batch = states[:n]
            batch.view(np.int64)[:] = 0  # rules set up empty states
            start = time.thread_time()
            self.twin.play_batch(batch, self.seats, self.options, self.seed, first, rng, buffer, decisions)
            tally.cpu_seconds += time.thread_time() - start
            tally.decisions += int(decisions[:n].sum())
            self.twin.judge_batch(batch, scores, ranks)
            for points, order in zip(scores[:n].tolist(), ranks[:n].tolist(), strict=True):
                tally.add(points, order)
            _ask_statistics(self.game, first, batch, tally)
            told(n)


def _in_threads(player: CompiledPlayer, games: int, workers: int, tally: Tally, told: Progress) -> None:
    """All batches on all threads; an interruption lets each thread end its batch and no more."""
    stop = threading.Event()
    batches = iter(range(0, games, COMPILED_BATCH))

    def upcoming() -> Iterator[int]:
        while not stop.is_set():
            first = next(
                batches, None
            )  # one step of the interpreter, so that no two threads get the same batch
            if first is None:
                return
            yield first

    tallies = [Tally(player.seats) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        try:
            for done in [pool.submit(player.play, upcoming(), games, own, told) for own in tallies]:
                done.result()
        finally:
            stop.set()
    for own in tallies:
        tally.merge(own)

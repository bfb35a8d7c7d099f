"""Many games of one kind, and what they have in common: speed, length, scores, victories.

Without bots, or with random ones alone, the games are random play inside the rules, in batches, by either
twin. With other bots every game is played at a table.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from dracosaur.arena.batches import CompiledPlayer, Compiling, Progress, pays_to_compile, play_plain
from dracosaur.arena.engines import cores
from dracosaur.arena.tables import Job, play_tables
from dracosaur.arena.tally import Tally
from dracosaur.core.game import CHANCE, AnyGame, Value
from dracosaur.core.options import option_values
from dracosaur.core.twin import (
    CHOICES,
    HIGHEST,
    LOWEST,
    RNG_SIZE,
    SQUARES,
    SUM,
    below,
    seed_number,
    seed_row,
)

Engine = Literal["plain", "compiled"]

THREAD_GAMES: Final = 20_000  # fewer are done sooner than another thread has begun
RANDOM: Final = "random"  # the bot that the rules can stand for
SAMPLE: Final = 8  # games that tell how much chance has to say


class Report(Value, frozen=True):
    """What `dracosaur simulate --json` prints.

    `cpu_seconds` counts playing alone, over all jobs: neither compiling nor adding up the results.
    """

    game: str
    players: int
    games: int
    engine: Engine
    bots: tuple[str, ...] | None
    seed: int | str
    options: dict[str, object]
    jobs: int  # threads, or processes where bots play at tables
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


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
    engine: Engine | Literal["auto"] = "auto",
    seed: int | str = 0,
    jobs: int | None = None,
    progress: Progress | None = None,
    compiling: Compiling | None = None,
) -> Report:
    """Play the games and report on them, on so many cores (`jobs`) or on all.

    `compiling` is called only where rules have to be compiled first; ValueError says what cannot be played.
    """
    _check(game, seats, games, bots)
    chosen = game.options(options or {}, seats)
    values = option_values(chosen)
    tally = Tally.empty(seats, game.rules.STATISTICS)
    told = progress or (lambda n: None)
    compile_seconds = 0.0
    workers = 1
    used: Engine = "plain"
    start = time.perf_counter()
    if set(bots) - {RANDOM}:
        job = Job(game.name, seats, values, tuple(bots), seed)
        workers = play_tables(game, job, games, jobs or cores(), tally, told)
        entries = tally.entries / games
    else:
        batch = (game, seats, game.options_row(chosen), seed_number(seed))
        chance = _chance_per_game(*batch, games)
        if engine == "compiled" or (engine == "auto" and pays_to_compile(game, games)):
            used = "compiled"
            threads = jobs or min(cores(), 1 + games // THREAD_GAMES)
            start = time.perf_counter()
            player = CompiledPlayer(*batch, compiling)
            compile_seconds = time.perf_counter() - start
            start = time.perf_counter()
            workers = player.play(games, threads, tally, told)
        else:
            start = time.perf_counter()
            play_plain(*batch, games, tally, told)
        entries = chance + tally.decisions / games
    seconds = time.perf_counter() - start
    mean = sum(points[SUM] for points in tally.points) / (games * seats)
    square = sum(points[SQUARES] for points in tally.points) / (games * seats)
    cpu = max(tally.cpu_seconds, 1e-9)
    return Report(
        game=game.name,
        players=seats,
        games=games,
        engine=used,
        bots=tuple(bots) or None,
        seed=seed,
        options=values,
        jobs=workers,
        seconds=round(seconds, 6),
        cpu_seconds=round(tally.cpu_seconds, 6),
        compile_seconds=round(compile_seconds, 6),
        games_per_second=round(games / cpu, 1),
        decisions_per_second=round(tally.decisions / cpu, 1),
        decisions_per_game=tally.decisions / games,
        entries_per_game=entries,
        mean_scores=tuple(points[SUM] / games for points in tally.points),
        mean_score=mean,
        score_sd=max(square - mean * mean, 0) ** 0.5,
        min_score=min(points[LOWEST] for points in tally.points),
        max_score=max(points[HIGHEST] for points in tally.points),
        wins=tuple(sum(n / k for k, n in enumerate(shares) if n) for shares in tally.victories),
        ties=round(sum(n / k for shares in tally.victories for k, n in enumerate(shares) if k > 1)),
        # A statistic below 0 has no meaning in these games.
        statistics={
            name: total / games
            for name, total in zip(game.rules.STATISTICS, tally.statistics, strict=True)
            if total >= 0
        },
    )


def _check(game: AnyGame, seats: int, games: int, bots: Sequence[str]) -> None:
    if seats not in game.seat_counts:
        raise ValueError(
            f"{game.name} is for {game.seat_counts[0]} to {game.seat_counts[-1]} players, not {seats}"
        )
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    if bots and len(bots) != seats:
        raise ValueError(f"{seats} players need {seats} bots, not {len(bots)}")


def _chance_per_game(game: AnyGame, seats: int, options: list[int], seed: int, games: int) -> float:
    """How many entries of a record are chance's, from the first few games: batches do not write records."""
    rules = game.rules
    rng, buffer = [0] * RNG_SIZE, [0] * rules.MOST_LEGAL
    spoken = 0
    for number in range(min(SAMPLE, games)):
        seed_row(rng, seed, number)
        state = rules.State()
        rules.setup(state, seats, options)
        while seats_to_act := game.to_act(state):
            for seat in seats_to_act:
                if seat == CHANCE:
                    rules.apply(state, seat, rules.draw(state, rng))
                    spoken += 1
                elif n := rules.legal(state, seat, buffer):
                    rules.apply(state, seat, buffer[below(rng, CHOICES, n)])
    return spoken / min(SAMPLE, games)

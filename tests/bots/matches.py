"""Games of one bot against others, through views, from every seat in turn; a long run can go on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from dracosaur import bots
from dracosaur.arena.intervals import wilson
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load


class Played(msgspec.Struct, frozen=True):
    """One game of the bot that is measured."""

    number: int
    won: float  # its share of the victory
    points: int
    others: int  # points of the best other, or of the Automa
    decisions: int
    seconds: float  # of processor time for all of them


class Match(NamedTuple):
    """What is measured: the first bot, with the others in the seats after it."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seed: str

    def play(self, number: int) -> Played:
        """One game; the first bot sits one seat further than in the game before."""
        game, seats = load(self.game), len(self.bots)
        me = number % seats
        table = Table.open(game, seats, self.options, f"{self.seed}/{number}")
        players = [
            bots.make(self.bots[(seat - me) % seats], game, Rng(self.seed, "bot", number, seat))
            for seat in range(seats)
        ]
        decisions, seconds = 0, 0.0
        while not table.is_over:
            for seat in table.to_act:
                if seat not in table.to_act:  # an earlier answer of this loop has moved the game on
                    continue
                view, legal = table.view(seat), table.legal(seat)
                start = time.thread_time()
                action = players[seat].choose(view, legal)
                if seat == me and len(legal) > 1:
                    decisions += 1
                    seconds += time.thread_time() - start
                table.act(seat, action)
        sides = range(max(seats, 2))  # who plays alone is compared with the Automa
        ranks = [game.rules.rank(table.state, side) for side in sides]
        points = [game.rules.score(table.state, side) for side in sides]
        best = max(points[side] for side in sides if side != me)
        return Played(number, share_of(ranks, me), points[me], best, decisions, seconds)


def share_of(ranks: Sequence[int], me: int) -> float:
    """Of the victory: the best ranks share it."""
    return 1 / ranks.count(ranks[me]) if ranks[me] == max(ranks) else 0.0


def play_or_read(
    play: Callable[[Sequence[int]], Iterable[Played]], games: int, keep: Path | None
) -> list[Played]:
    """So many games; those that lie in the file are not played again, the others are written there."""
    lines = keep.read_bytes().splitlines() if keep and keep.exists() else []
    played = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {game.number for game in played}
    for game in play([number for number in range(games) if number not in known]):
        played.append(game)
        if keep:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    return [game for game in played if game.number < games]


def play_match(match: Match, games: int, keep: Path | None = None) -> list[Played]:
    """So many games of a match."""
    return play_or_read(lambda numbers: map(match.play, numbers), games, keep)


def told(played: Sequence[Played]) -> str:
    """The figures of all games in one line."""
    n = len(played)
    won = wilson(sum(game.won for game in played), n)
    points, error = mean_of([game.points for game in played])
    others = sum(game.others for game in played) / n
    decisions = sum(game.decisions for game in played)
    pace = 1000 * sum(game.seconds for game in played) / max(1, decisions)
    return (
        f"wins {100 * won.value:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f}) of {n} games, points "
        f"{points:.1f} ± {error:.1f}, best other {others:.1f}, {pace:.1f} ms a decision"
    )


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off in 95 of 100 cases."""
    n, mean = len(numbers), sum(numbers) / len(numbers)
    scatter = sum((number - mean) ** 2 for number in numbers) / max(1, n - 1)
    return mean, 1.96 * (scatter / n) ** 0.5

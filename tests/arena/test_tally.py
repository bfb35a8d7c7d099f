"""What games add up to, against the score sheets."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.arena import simulate
from dracosaur.arena.tally import Tally
from dracosaur.core.twin import RNG_SIZE, seed_number
from dracosaur.games import load

GAMES = 12
TABLES = [
    ("draftosaurus", 2, {"board": "match"}),
    ("draftosaurus", 5, {}),
    ("gods_love_dinosaurs", 3, {}),
    ("wyrmspan", 1, {"automa": "ravel_2"}),
    ("wyrmspan", 3, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_sums_are_those_of_the_score_sheets(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load(name)
    chosen = game.options(options, seats)
    states = [game.rules.State() for _ in range(GAMES)]
    rng, buffer = [0] * RNG_SIZE, [0] * game.rules.MOST_LEGAL
    game.rules.play_batch(states, seats, game.options_row(chosen), 4, 0, rng, buffer, [0] * GAMES)
    sheets = [game.score_sheet(state) for state in states]
    report = simulate(game, seats, GAMES, options=options, engine="plain", seed=4)
    assert seed_number(4) == 4  # so that both have played the same games
    points = [[player.total for player in sheet.players[:seats]] for sheet in sheets]  # the Automa is no seat
    every = [point for game_points in points for point in game_points]
    assert report.mean_scores == tuple(sum(column) / GAMES for column in zip(*points, strict=True))
    assert (report.min_score, report.max_score) == (min(every), max(every))
    variance = sum(point * point for point in every) / len(every) - (sum(every) / len(every)) ** 2
    assert report.score_sd == pytest.approx(variance**0.5)
    wins = [sum(1 / len(sheet.winners) for sheet in sheets if seat in sheet.winners) for seat in range(seats)]
    assert report.wins == pytest.approx(wins)
    assert report.ties == sum(len(sheet.winners) > 1 for sheet in sheets)


def test_tallies_merge_in_any_order() -> None:
    parts = []
    for n in (3, 8):
        part = Tally.empty(2, ("statistic",))
        part.games, part.statistics = n, [10 * n]
        part.points[0][:] = [n, n * n, n, n]
        part.points[1][:] = [-n, n * n, -n, -n]
        part.victories[0][1] = n
        parts.append(part)
    for order in (parts, parts[::-1]):
        whole = Tally.empty(2, ("statistic",))
        for part in order:
            whole.merge(part)
        assert whole.points == [[11, 73, 3, 8], [-11, 73, -8, -3]]
        assert (whole.games, whole.statistics, whole.victories[0]) == (11, [110], [0, 11, 0])

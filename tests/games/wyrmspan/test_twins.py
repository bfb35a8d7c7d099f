"""Both twins play the same games to the same states, byte for byte, for every number of seats and every
level.
"""

from __future__ import annotations

import pytest

from dracosaur.core.rng import Rng
from dracosaur.core.twin import RNG_SIZE, compiled
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards.programs import LEVEL_NAMES
from dracosaur.games.wyrmspan.rules.constants import SPECTATOR
from tests.games.wyrmspan.busy import busy_course

TABLES = [*((1, level) for level in range(1, len(LEVEL_NAMES) + 1)), *((seats, 1) for seats in range(2, 6))]
GAMES = 30


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_twins_play_the_same_games(seats: int, level: int) -> None:
    import numpy as np

    twin = compiled("dracosaur.games.wyrmspan.rules")
    options = [-1, -1, -1, -1, -1, level, -1, 0]
    rows = rules.State.batch(GAMES)
    decisions = np.zeros(GAMES, np.int64)
    rng, buffer = np.zeros(RNG_SIZE, np.int64), np.zeros(rules.MOST_LEGAL, np.int64)
    twin.play_batch(rows, seats, np.array(options), 8, 0, rng, buffer, decisions)
    states = [rules.State() for _ in range(GAMES)]
    counted = [0] * GAMES
    plain_rng, plain_buffer = [0] * RNG_SIZE, [0] * rules.MOST_LEGAL
    rules.play_batch(states, seats, options, 8, 0, plain_rng, plain_buffer, counted)
    assert decisions.tolist() == counted
    for state, row in zip(states, rows, strict=True):
        assert row.tobytes() == state.to_bytes()
        for player in range(max(seats, 2)):
            assert twin.score(row, player) == rules.score(state, player)


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize("seats", [1, 4])
def test_twins_deal_the_same_cards_anew(seats: int) -> None:
    import numpy as np

    twin = compiled("dracosaur.games.wyrmspan.rules")
    row = rules.State.batch(1)[0]
    for number, state in enumerate(busy_course(seats, 6)):
        if number % 5 == 0:
            for viewer in range(SPECTATOR, seats):
                plain, rng = state.copy(), Rng("twins", number, viewer)
                state.write_row(row)
                twin.redeal(row, viewer, np.array(rng.row))
                rules.redeal(plain, viewer, rng.row)
                assert row.tobytes() == plain.to_bytes()

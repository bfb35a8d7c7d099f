"""Who knows what (W1.4, W1.5) on full tables, where cards are tucked, drawn, shown and announced all the
time.
"""

from __future__ import annotations

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import State, constants
from tests.games.wyrmspan.busy import busy_course
from tests.games.wyrmspan.secrets import conserve, scramble
from tests.games.wyrmspan.table import USE, Table, deal_dragon, dragon, index, space
from tests.games.wyrmspan.taking import offered

GAME = Wyrmspan()
EVERY = 11


def check(state: State, rng: Rng, buffer: list[int]) -> None:
    for viewer in (*map(Seat, range(state.seats)), None):
        view = GAME.view(state, viewer)
        assert GAME.view(scramble(state, viewer, rng), viewer) == view
        imagined = GAME.imagine(view, rng)
        conserve(imagined)
        assert GAME.view(imagined, viewer) == view
        if state.actor >= 0:
            assert rules.legal(imagined, state.actor, buffer) > 1, "the imagined player has a choice, too"


@pytest.mark.parametrize("seats", range(1, 6))
def test_views_and_imagined_states_of_busy_games(seats: int) -> None:
    """Mats and hands fill up, and cards come from everywhere."""
    guesses, buffer = Rng("information", seats), [0] * rules.MOST_LEGAL
    for number, s in enumerate(busy_course(seats, 9)):
        if number % EVERY == 0 or s.actor == constants.FINISHED:
            check(s, guesses, buffer)
    assert max(sum(row) for row in s.settled) >= 5


def told(table: Table, viewer: int | None) -> list[int]:
    """Every number that the frames show the viewer."""
    view = GAME.view(table.s, None if viewer is None else Seat(viewer))
    return [number for frame in view.frames for number in frame]


def test_a_card_tucked_from_the_hand_is_not_told_while_the_hatchling_gives_thanks() -> None:
    """W1.4: dragon 171 tucks under a hatchling, whose owner is asked about a guild step."""
    table = Table().put("golden", 171).put("crimson", 6).hand(180, 181)
    table = offered(table, programs.ABILITY[171], index("golden", 1))
    table.act(dragon(180), space("crimson", 1))
    assert table.s.dragon_at[180] == constants.UNDER_DRAGON
    assert table.s.depth > 2, "the hatchling is thankful"
    assert 180 not in told(table, 1)
    assert 180 not in told(table, None)


def test_a_drawn_card_that_is_tucked_is_not_told_while_the_next_one_is_asked_for() -> None:
    """W1.4: dragon 69 draws a card for each shy dragon and tucks up to two of them here."""
    table = Table().put("golden", 69).put("golden", 37).put("golden", 39)
    table = offered(table, programs.ABILITY[69], index("golden", 1)).act(USE)
    table.act(deal_dragon(180), deal_dragon(181), deal_dragon(182), dragon(180))
    assert table.s.dragon_at[180] == constants.UNDER_DRAGON
    assert 180 not in told(table, 1)


def test_the_score_sheet_keeps_the_choices_of_setup() -> None:
    """W4.7: nobody can read from the things left over how far the others are."""
    state = GAME.setup(2, GAME.options({}, 2))
    rng = Rng("sheet")
    while GAME.to_act(state) == (constants.CHANCE,):
        state = GAME.apply(state, Seat(constants.CHANCE), GAME.sample_chance(state, rng))
    sheet = GAME.score_sheet(state)
    for _ in range(5):
        state = GAME.apply(state, Seat(1), GAME.legal(state, Seat(1))[0])
        assert GAME.score_sheet(state) == sheet
    for _ in range(5):
        state = GAME.apply(state, Seat(0), GAME.legal(state, Seat(0))[0])
    assert GAME.score_sheet(state) != sheet, "when all have chosen, all is shown"

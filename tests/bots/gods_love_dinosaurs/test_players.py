"""The learned player and the search play from views, at every table, alike in both twins."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur import bots
from dracosaur.bots.gods_love_dinosaurs.hints import best_play
from dracosaur.bots.gods_love_dinosaurs.profile import PROFILE
from dracosaur.bots.method.bot import LearnedBot, SearchBot
from dracosaur.bots.method.mind import Budget
from dracosaur.bots.method.proof import is_current
from dracosaur.bots.method.weights import load
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.core.twin import is_available
from tests.bots.gods_love_dinosaurs.figures import match_of, playouts
from tests.bots.matches import play_match
from tests.games.gods_love_dinosaurs.secrets import odd_set
from tests.games.gods_love_dinosaurs.tables import GAME

TABLES = [(2, {}), (3, {"figures": "limited"}), (4, {"tiles": odd_set()}), (5, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_learned_player_plays_every_table_to_the_end(seats: int, options: dict[str, Any]) -> None:
    table = Table.open(GAME, seats, options, "learned")
    players = [bots.make("learned", GAME, Rng("learned", seat)) for seat in range(seats)]
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        action = players[seat].choose(table.view(seat), legal)
        assert action in legal
        table.act(seat, action)


@pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")
def test_both_twins_choose_and_search_alike() -> None:
    table = Table.open(GAME, 2, {}, "alike")
    for step in range(24):
        seat = table.to_act[0]
        view, legal = table.view(seat), table.legal(seat)
        learned = [LearnedBot(GAME, Rng(step), PROFILE, plain).choose(view, legal) for plain in (True, False)]
        assert learned[0] == learned[1]
        if step % 12 == 0:
            budget = Budget(playouts=2)
            found = [
                SearchBot(GAME, Rng(step), PROFILE, budget, plain).choose(view, legal)
                for plain in (True, False)
            ]
            assert found[0] == found[1]
        table.act(seat, learned[0])


def test_the_weights_were_taught_with_the_rules_and_features_of_today() -> None:
    for name, course in PROFILE.courses.items():
        header = load(PROFILE.folder / f"{name}.npz").header
        assert is_current(GAME, PROFILE, course, header), "`dracosaur train gods_love_dinosaurs --ship`"


@pytest.mark.parametrize(("seats", "first"), [(2, "every"), (3, "every"), (4, "crowded"), (5, "crowded")])
def test_a_crowded_table_has_a_set_of_its_own(seats: int, first: str) -> None:
    sets = PROFILE.sets(GAME.setup(seats, GAME.options({}, seats)))
    assert sets[0] == first
    assert sets[-1] == "every"  # which knows all tables


@pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")
def test_the_learned_player_beats_greedy_and_plays_quickly() -> None:
    """The short form of the figures in docs/bots.md."""
    played = play_match(match_of("learned", "greedy", 2, "short"), 8)
    assert sum(game.won for game in played) >= 6
    assert playouts(2, 20, 1) > 0


def test_a_hint_for_a_tile_says_why_and_how_sure_it_is() -> None:
    table = Table.open(GAME, 2, {}, "hint")
    told = set()
    for _ in range(30):
        seat = Seat(table.to_act[0])
        hint = best_play(table.view(seat))
        assert hint is not None
        assert hint.action in table.legal(seat)
        assert best_play(table.view(seat)) == hint
        told |= {reason.key for reason in hint.reasons}
        table.act(seat, hint.action)
    assert {"hint-sure", "hint-edges", "hint-births", "hint-mountain"} <= told

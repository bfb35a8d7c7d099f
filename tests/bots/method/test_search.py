"""The search: both twins find the same, the budget is kept, nothing hidden is looked at."""

from __future__ import annotations

import time
from array import array
from typing import Any

import pytest

from dracosaur import bots
from dracosaur.bots import UnknownBot
from dracosaur.bots.method.bot import SearchBot
from dracosaur.bots.method.mind import Budget, Mind, Player
from dracosaur.bots.method.profile import Profile, profile_of
from dracosaur.bots.method.weights import Learned
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, is_available
from dracosaur.games.draftosaurus.rules import State
from tests.bots.draftosaurus.pairs import differing
from tests.bots.draftosaurus.walks import GAME, TABLES, decisions
from tests.bots.method.test_weights import HEADER

needs_fast = pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")


def profile() -> Profile:
    found = profile_of("draftosaurus")
    assert found is not None
    return found


def player(plain: bool) -> Player:
    """A player who has learned nothing: any preference."""
    course, rng = profile().courses["2"], Rng("weights")
    policy = array("i", [rng.below(ONE) for _ in range(course.policy_size)])
    return Player(Mind(profile(), plain), Learned(HEADER, policy, array("i", [0] * course.critic_size)))


def positions(seats: int, options: dict[str, Any], every: int) -> list[tuple[State, Seat]]:
    found = [(state.copy(), seat) for state, seat, _ in decisions(seats, options, 6)]
    return [one for one in found[::every] if len(GAME.legal(*one)) > 1]


@needs_fast
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_twins_find_the_same(seats: int, options: dict[str, Any]) -> None:
    plain, machine = player(True), player(False)
    for state, seat in positions(seats, options, 17):
        found = plain.search(state, seat, Budget(playouts=12), 5)
        assert found == machine.search(state, seat, Budget(playouts=12), 5)
        assert {one.move for one in found} <= {move for move, _ in plain.logits(state, seat)}
        assert plain.logits(state, seat) == machine.logits(state, seat)
        assert plain.value(state, seat) == machine.value(state, seat)


@needs_fast
def test_a_search_keeps_its_time() -> None:
    thinker = player(False)
    state, seat = positions(4, {"board": "winter"}, 9)[0]
    thinker.search(state, seat, Budget(playouts=5), 1)  # compiles
    start = time.thread_time()
    found = thinker.search(state, seat, Budget(seconds=0.05), 1)
    assert time.thread_time() - start < 0.09
    assert found[0].playouts == max(one.playouts for one in found)
    assert sum(one.playouts for one in found) > 20


@needs_fast
def test_more_playouts_bring_smaller_errors() -> None:
    thinker = player(False)
    state, seat = positions(3, {}, 9)[1]
    few, many = (thinker.search(state, seat, Budget(playouts=n), 1)[0] for n in (60, 6000))
    assert many.error < few.error / 3
    assert abs(few.mean - many.mean) < 5 * few.error


@needs_fast
def test_no_bot_sees_more_than_a_person() -> None:
    """What is hidden from the seat is drawn anew; with the same seed each bot chooses the same."""
    assert differing(60) == 0


@pytest.mark.parametrize(
    "name", ["learned:1", "search:", "search:soon", "search:0", "search:-1", "search:nan"]
)
def test_a_wrong_time_is_refused_with_an_example(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"search:0\.2|write 'learned'"):
        bots.make(name, GAME, Rng(1))


def test_a_time_is_taken() -> None:
    made = bots.make("search:0.2", GAME, Rng(1))
    assert isinstance(made, SearchBot)
    assert made.budget.seconds in (0.2, 0)  # 0 without the extra `fast`

"""What ships is strong, in the short form of the figures in docs/bots.md."""

from __future__ import annotations

import pytest

from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method.proof import is_current
from dracosaur.bots.method.weights import load
from dracosaur.core.twin import is_available
from tests.bots.draftosaurus.versus import Table, measure
from tests.bots.draftosaurus.walks import GAME
from tests.bots.matches import told

needs_fast = pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")


@pytest.mark.parametrize("name", PROFILE.courses)
def test_weights_are_of_these_rules_and_features(name: str) -> None:
    """A change of rules or features makes weights worthless: teach them again with `dracosaur train`."""
    learned = load(PROFILE.folder / f"{name}.npz")
    course = PROFILE.courses[name]
    assert is_current(GAME, PROFILE, course, learned.header)
    assert learned.header.games == course.games
    assert learned.header.command == f"dracosaur train draftosaurus --set {name} --seed {learned.header.seed}"
    assert (len(learned.policy), len(learned.critic)) == (course.policy_size, course.critic_size)


def test_weights_are_small() -> None:
    assert sum(file.stat().st_size for file in PROFILE.folder.glob("*.npz")) < 1_500_000


@needs_fast
@pytest.mark.parametrize(("seats", "board", "least"), [(2, "summer", 0.65), (4, "winter", 0.4)])
def test_the_policy_alone_beats_greedy(seats: int, board: str, least: float) -> None:
    played = measure(Table("learned", seats, board), 150)
    assert sum(game.won for game in played) / len(played) > least, told(played)


@needs_fast
def test_a_short_search_beats_the_policy() -> None:
    played = measure(Table("search:300p", 3, "summer"), 24)
    assert sum(game.won for game in played) / len(played) > 0.6

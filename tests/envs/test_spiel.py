"""OpenSpiel's own test of a game, and what it is told of chance and secrets."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel")

from dracosaur.envs import spiel  # noqa: E402  # registers the games
from dracosaur.games import GAMES, load  # noqa: E402

TABLES = [(name, seats) for name in GAMES for seats in (load(name).seat_counts[0], 3)]


@pytest.mark.parametrize("at_once", ["", spiel.AT_ONCE], ids=["in turn", "at once"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulation(name: str, seats: int, at_once: str, capfd: pytest.CaptureFixture[str]) -> None:
    if name == "gods_love_dinosaurs" and (seats, at_once) != (2, ""):
        pytest.skip("long games: one table is enough")
    game = pyspiel.load_game(f"{spiel.PREFIX}{name}{at_once}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()  # it prints every state


def test_chance_is_fair() -> None:
    """Of 48 dinosaurs, eight of each kind, six of one kind are the rarest hand."""
    state = pyspiel.load_game(f"{spiel.PREFIX}draftosaurus").new_initial_state()
    assert [share for _, share in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(0)
    hands = [share for _, share in state.chance_outcomes()]
    assert sum(hands) == pytest.approx(1)
    assert min(hands) == pytest.approx(28 / 12271512)  # 8 over 6, of 48 over 6


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    game = pyspiel.load_game(f"{spiel.PREFIX}draftosaurus")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[len(outcomes) // 2][0])
    first, *_, last = state.legal_actions()
    one, other = state.child(first), state.child(last)
    assert one.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(1) == other.observation_tensor(1)

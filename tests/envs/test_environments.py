"""What our environments promise beyond the tests of the libraries."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from dracosaur.core.game import Seat
from dracosaur.envs import DracosaurEnv, IllegalAction, make, make_parallel, make_vector
from dracosaur.envs.rewards import final_rewards
from dracosaur.games import load
from tests.envs.test_observations import anything

pytestmark = pytest.mark.fast


def test_rewards() -> None:
    points, ranks = [10, 30, 20], [1000, 3000, 2000]
    assert final_rewards("rank", points, ranks) == [-1, 1, 0]
    assert final_rewards("score", points, ranks) == points
    assert final_rewards("difference", points, ranks) == [-20, 10, -10]
    shared = [5, 5, 1], [500, 500, 100]
    assert final_rewards("rank", *shared) == [0.5, 0.5, -1]
    assert final_rewards("difference", *shared) == [0, 0, -4]
    alone = [60, 85], [-1]
    assert final_rewards("rank", *alone) == [-1]
    assert final_rewards("difference", *alone) == [-25]


def test_illegal_actions() -> None:
    for env in (make("draftosaurus", 2, illegal="raise"), make("draftosaurus", 2)):
        env.reset(seed=1)
        mask = env.last()[0]["action_mask"]
        wrong = int(np.flatnonzero(mask == 0)[0])
        if env.illegal == "raise":
            with pytest.raises(IllegalAction, match=rf"action {wrong} of seat 0 is not legal"):
                env.step(wrong)
            assert np.array_equal(env.last()[0]["action_mask"], mask)
        else:
            env.step(wrong)
            assert env.terminations == {"player_0": True, "player_1": True}
            assert env.rewards == {"player_0": -1, "player_1": 0}
            assert env.infos["player_0"] == {"illegal": wrong}


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="draftosaurus is for 2 to 5 players, not 6"):
        make("draftosaurus", 6)
    with pytest.raises(ValueError, match="unknown reward 'points'"):
        make("draftosaurus", reward="points")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown form 'tables'"):
        make_vector("draftosaurus", form="tables")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 bots for 1 other seats"):
        DracosaurEnv("draftosaurus", 2, bots=["greedy", "greedy"])


def test_at_once_nobody_hears_of_the_others() -> None:
    """What one says in the same step changes nothing of what is asked and seen before it."""
    env = make_parallel("draftosaurus", 3)
    seen, _ = env.reset(seed=4)
    assert all(own["action_mask"].any() for own in seen.values())
    first = {agent: int(own["action_mask"].argmax()) for agent, own in seen.items()}
    after, rewards, ended, cut, _ = env.step(first)
    chosen = [env.layout.structured(own["observation"])["chosen"].tolist() for own in after.values()]
    assert chosen[0] == [first[agent] + 1 for agent in env.agents]
    assert not any((*rewards.values(), *ended.values(), *cut.values()))


@pytest.mark.parametrize("form", ["agent", "seats", "turns"])
def test_vector_games_add_up(form: Any) -> None:
    """Games end, begin anew with the step after, and are rewarded once."""
    envs = make_vector("draftosaurus", 12, 3, form=form, reward="score", copy=True)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(2)
    seen, _ = envs.reset(seed=7)
    ended = 0
    for _ in range(300):
        before = seen["action_mask"].any(1)
        seen, rewards, over, cut, info = envs.step(anything(seen["action_mask"], rng))
        assert not cut.any()
        assert not rewards[~over].any()
        assert envs.observation_space.contains(seen)
        if over.any():
            assert (rewards[over] > 0).all()
            assert not seen["action_mask"][over].any()
            rows = 3 if form == "seats" else 1
            if form != "agent":
                assert info["rewards"].any(1).tolist() == over.reshape(-1, rows)[:, 0].tolist()
        assert form == "seats" or (before | over | ~over).all()
        ended += int(over.sum())
    assert ended > 12


def test_dense_rewards_add_up_to_the_final_one() -> None:
    dense, final = (
        make_vector("draftosaurus", 6, 2, form="seats", reward="difference", dense=d) for d in (True, False)
    )
    rng = np.random.default_rng(3)
    seen, _ = dense.reset(seed=5)
    final.reset(seed=5)
    total = np.zeros(6)
    is_over = False
    while not is_over:
        actions = anything(seen["action_mask"], rng)
        seen, rewards, over, _, _ = dense.step(actions)
        _, last, _, _, _ = final.step(actions)
        total += rewards
        is_over = bool(over.all())
    assert total.tolist() == last.tolist()


def test_vector_refuses_and_changes_nothing() -> None:
    for threads in (1, 2):
        envs = make_vector("draftosaurus", 4, 2, form="turns", threads=threads)
        seen, _ = envs.reset(seed=1)
        before = seen["observation"].copy()
        wrong = anything(seen["action_mask"], np.random.default_rng(0))
        wrong[2] = 38
        with pytest.raises(IllegalAction, match="table 2: action 38 of seat 0"):
            envs.step(wrong)
        assert np.array_equal(seen["observation"], before)
        envs.close()


def test_bots_sit_in_the_other_seats() -> None:
    env = gymnasium.make(
        "dracosaur/Draftosaurus-v0", seats=3, bots=["greedy", "random"], seat=1, reward="score"
    )
    rng = np.random.default_rng(1)
    ends = []
    for _ in range(2):
        seen, _ = env.reset(seed=11)
        is_over = False
        while not is_over:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            seen, reward, is_over, _, info = env.step(action)
        assert reward == info["points"][1]
        ends.append(info["points"])
        rng = np.random.default_rng(1)
    assert ends[0] == ends[1]  # the same seed, the same decisions, the same bots
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_an_agent_sees_what_its_view_tells() -> None:
    env = make("wyrmspan", 2)
    env.reset(seed=3)
    view = env.view("player_1")
    assert view == load("wyrmspan").view(env.tables.state(), Seat(1))
    own = env.layout.structured(env.observe("player_1")["observation"])
    assert own["coins"][0] == view.players[1].coins

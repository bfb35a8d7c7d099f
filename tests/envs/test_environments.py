"""What our environments promise beyond the tests of the libraries."""

from __future__ import annotations

from collections.abc import Callable
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

NONSENSE: Any = "nonsense"
NOBODY: Any = 5
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


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: make("chess"), "unknown game 'chess'; the games are draftosaurus"),
        (lambda: make("draftosaurus", 6), "draftosaurus is for 2 to 5 players, not 6"),
        (lambda: make("draftosaurus", 0), "draftosaurus is for 2 to 5 players, not 0"),
        (lambda: make("draftosaurus", 2, {"bord": "winter"}), "unknown option 'bord'; the options are"),
        (lambda: make("draftosaurus", reward=NONSENSE), "unknown reward 'nonsense'; there is 'rank'"),
        (lambda: make("draftosaurus", render_mode="svg"), "unknown render mode 'svg'"),
        (lambda: make_vector("draftosaurus", form=NONSENSE), "unknown form 'nonsense'; there is 'agent'"),
        (lambda: make_vector("draftosaurus", 3, 2, form="seats"), "3 are no whole tables of 2"),
        (lambda: make_vector("draftosaurus", 0), "0 tables and 1 threads"),
        (lambda: make_vector("draftosaurus", 8, 2, seat=-1), "no seat -1 at a table of 2"),
        (lambda: DracosaurEnv("draftosaurus", 2, bots=["greedy", "greedy"]), "2 bots for 1 other seats"),
        (lambda: DracosaurEnv("draftosaurus", 2, bots="gready"), "unknown bot 'gready'; the bots are random"),
        (lambda: DracosaurEnv("draftosaurus", 2, bots=[NOBODY]), "a bot is a name or an object with `choose"),
        (lambda: DracosaurEnv("draftosaurus", 2, seat=2, bots="greedy"), "no seat 2 at a table of 2"),
    ],
)
def test_wrong_arguments_are_named(call: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        call()


def test_before_a_game_has_begun() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        DracosaurEnv("draftosaurus").step(0)
    envs = make_vector("draftosaurus", 4)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(4, np.int64))
    with pytest.raises(AttributeError, match=r"call reset\(\)"):
        make("draftosaurus").last()
    envs.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions of shape \(3,\) for 4 rows"):
        envs.step(np.zeros(3, np.int64))


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


@pytest.mark.parametrize(
    ("name", "seats"), [("draftosaurus", 2), ("gods_love_dinosaurs", 3), ("wyrmspan", 2)]
)
def test_pictures_show_the_boards(name: str, seats: int) -> None:
    """The boards stand above the text, and change when pieces are laid; what a spectator sees decides."""
    pytest.importorskip("PIL")
    from dracosaur.envs.pictures import BOARDS

    env = make(name, seats, render_mode="rgb_array")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    drawn = set()
    for _ in range(60):
        board = np.asarray(BOARDS[name](env.game.view(env.tables.state(), None)))
        drawn.add(board.tobytes())
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        if any(env.terminations.values()):
            break
    assert len(drawn) > 3
    whole = env.render()
    assert isinstance(whole, np.ndarray)
    board = np.asarray(BOARDS[name](env.game.view(env.tables.state(), None)))
    assert np.array_equal(whole[: board.shape[0], : board.shape[1]], board)


def test_an_agent_sees_what_its_view_tells() -> None:
    env = make("wyrmspan", 2)
    env.reset(seed=3)
    view = env.view("player_1")
    assert view == load("wyrmspan").view(env.tables.state(), Seat(1))
    own = env.layout.structured(env.observe("player_1")["observation"])
    assert own["coins"][0] == view.players[1].coins

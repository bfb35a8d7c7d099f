"""The tests that PettingZoo and Gymnasium bring along, for every game and number of seats."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import parallel_to_aec

from dracosaur.envs import NAMES, DracosaurEnv, make, make_parallel
from dracosaur.games import GAMES, load

with warnings.catch_warnings():  # where pygame is installed, they load a game of theirs that warns of itself
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

TABLES = [(name, seats) for name in GAMES for seats in load(name).seat_counts]
pytestmark = pytest.mark.fast


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and a number of seats."""
    found: tuple[str, int] = request.param
    return found


@pytest.fixture(autouse=True)
def _advice() -> Iterator[None]:
    """The libraries warn of what is unusual, such as observations with a mask: that is no error here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_one_after_another(table: tuple[str, int]) -> None:
    api_test(make(*table), num_cycles=30)


def test_all_at_once(table: tuple[str, int]) -> None:
    parallel_api_test(make_parallel(*table), num_cycles=40)


def test_seeds(table: tuple[str, int]) -> None:
    seed_test(partial(make, *table), num_cycles=20)
    # It says anything, legal or not.
    parallel_seed_test(partial(make_parallel, *table, illegal="replace"), num_cycles=10)


def test_max_cycles(table: tuple[str, int]) -> None:
    """PettingZoo's test wants everybody to decide equally often.

    So it is given the form with all at once, and one after another that form as PettingZoo itself converts
    it; our own form is given to it where players decide in turn, one decision each.
    """
    parallel = partial(make_parallel, *table, illegal="replace")
    in_turn: Callable[..., Any] = partial(make, *table, illegal="replace")
    if table[0] != "draftosaurus" and table[1] > 1:

        def in_turn(**given: Any) -> Any:
            return parallel_to_aec(parallel(**given))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


def test_max_cycles_where_some_decide_more_often(table: tuple[str, int]) -> None:
    """Ours ends for everybody with the decision after which each agent has made two."""
    env = make(*table, illegal="replace", max_cycles=2)
    env.reset(seed=5)
    decided = dict.fromkeys(env.agents, 0)
    while not any(env.truncations.values()):
        assert min(decided.values()) < 2
        decided[env.agent_selection] += 1
        env.step(0)
    assert min(decided.values()) == 2
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert not any(env.terminations.values())


def test_rendering(table: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(make, *table))
    assert capsys.readouterr().out
    render_test(lambda **given: parallel_to_aec(make_parallel(*table, **given)))


def test_one_agent(table: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    """With every way to render, for which Gymnasium makes the environment anew by its name."""
    name = next(name for name, game in NAMES.items() if game == table[0])
    check_env(gymnasium.make(name, seats=table[1]).unwrapped)
    check_env(DracosaurEnv(*table, illegal="replace", reward="difference"), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_registered_names(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=8)
    _, info = many.reset(seed=3)
    assert len(info["seat"]) == 8
    many.close()

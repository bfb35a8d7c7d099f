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
    """In turns nobody decides equally often, so there the agents are asked round by round."""
    parallel = partial(make_parallel, *table, illegal="replace")
    in_turn: Callable[..., Any] = partial(make, *table, illegal="replace")
    if table[0] != "draftosaurus":

        def in_turn(**given: Any) -> Any:
            return parallel_to_aec(parallel(**given))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


def test_rendering(table: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(make, *table))
    assert capsys.readouterr().out


def test_one_agent(table: tuple[str, int]) -> None:
    check_env(DracosaurEnv(*table), skip_render_check=True)
    check_env(DracosaurEnv(*table, illegal="replace", reward="difference"), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_registered_names(name: str) -> None:
    env = gymnasium.make(name)
    check_env(env.unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(name, num_envs=8)
    _, info = many.reset(seed=3)
    assert len(info["seat"]) == 8
    many.close()

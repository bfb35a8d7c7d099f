"""The spaces of a table, and what all environments agree on."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, get_args

import numpy as np
from gymnasium import spaces

from dracosaur.envs.asked import check_choice
from dracosaur.envs.layout import DTYPE, Array, Layout
from dracosaur.envs.rewards import REWARDS

Illegal = Literal["lose", "raise", "replace"]
ILLEGAL_WAYS: Final[tuple[Illegal, ...]] = get_args(Illegal)
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class Seen(TypedDict):
    """What an agent is given: the flat observation, and 1 for each legal action."""

    observation: Array
    action_mask: Array


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """The space of what an agent is given; a new one for each call."""
    low, high = layout.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=DTYPE),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(actions: int) -> spaces.Discrete[Any]:
    """The space of the codes of all players' actions; a new one for each call."""
    return spaces.Discrete(actions)


def check_ways(reward: str, illegal: str, render_mode: str | None) -> None:
    """Raise ValueError for a way to reward, to treat illegal actions or to render that there is not."""
    check_choice("reward", reward, REWARDS)
    check_choice("way with illegal actions", illegal, ILLEGAL_WAYS)
    check_choice("render mode", render_mode, (None, *RENDER_MODES))


def first_legal(mask: Array) -> int:
    """The legal action that stands for one that is not."""
    return int(mask.argmax())

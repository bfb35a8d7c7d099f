"""The spaces of a table, and what all environments agree on."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, get_args

import numpy as np
from gymnasium import spaces

from dracosaur.core.game import AnyGame
from dracosaur.envs.layout import DTYPE, Array, Layout
from dracosaur.games import load

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


def game_of(game: AnyGame | str) -> AnyGame:
    """The game, also by its name."""
    return load(game) if isinstance(game, str) else game


def check_choice(what: str, value: object, allowed: tuple[object, ...]) -> None:
    """Raise ValueError, with what there is, for a value that there is not."""
    if value not in allowed:
        raise ValueError(f"unknown {what} {value!r}; there is {', '.join(map(repr, allowed))}")


def first_legal(mask: Array) -> int:
    """The legal action that stands for one that is not."""
    return int(mask.argmax())

"""A table of PettingZoo: everybody is decided outside."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dracosaur.core.game import AnyGame, Seat
from dracosaur.envs.asked import game_of, seats_of
from dracosaur.envs.rendering import rendered
from dracosaur.envs.rewards import Reward
from dracosaur.envs.spaces import (
    RENDER_MODES,
    Illegal,
    Seen,
    action_space,
    check_ways,
    observation_space,
)
from dracosaur.envs.tables import Tables


class Seated:
    """What both forms of PettingZoo have in common: a table, its agents, their spaces, the end of a game.

    `illegal` says what happens to an action that the mask forbids: who takes it has lost with reward -1 and
    the game ends (`lose`), IllegalAction is raised and nothing happens (`raise`), or the first legal action
    stands for it (`replace`). `max_cycles` cuts a game off.
    """

    each_seat: ClassVar[bool]  # whether all seats are asked at once

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: Reward = "rank",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_ways(reward, illegal, render_mode)
        self.game = game_of(game)
        self.tables = Tables(
            self.game, seats_of(self.game, seats), options, each_seat=self.each_seat, reward=reward
        )
        self.metadata: dict[str, Any] = {
            "name": f"dracosaur_{self.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.reward, self.illegal, self.max_cycles, self.render_mode = (
            reward,
            illegal,
            max_cycles,
            render_mode,
        )
        self.layout = self.tables.layout
        self.possible_agents = [f"player_{seat}" for seat in range(self.tables.seats)]
        self.agents: list[str] = []
        actions = self.tables.masks.shape[1]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: observation_space(self.layout, actions) for agent in self.possible_agents}
        self._acted = {agent: action_space(actions) for agent in self.possible_agents}
        self._is_seeded = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what the agent sees."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The space of what the agent may say; most of it is illegal at any moment."""
        return self._acted[agent]

    def _seen(self, row: int) -> Seen:
        """A row of the table as an agent is given it."""
        return {
            "observation": self.tables.observations[row].copy(),
            "action_mask": self.tables.masks[row].copy(),
        }

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed the chance of the last one goes on."""
        if seed is not None or not self._is_seeded:
            self.tables.reset(secrets.randbits(62) if seed is None else seed)
            self._is_seeded = True
        else:
            self.tables.restart()
        self.agents = list(self.possible_agents)

    def _ended(self) -> dict[str, float]:
        """The rewards at the end of a game."""
        return dict(zip(self.possible_agents, self.tables.rewards(), strict=True))

    def _told_at_end(self, agent: str) -> dict[str, Any]:
        """What everybody may know at the end."""
        return {"points": int(self.tables.points[0, self._seats[agent]])}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return rendered(self.render_mode, self.game, self.game.view(self.tables.state(), None))

    def view(self, agent: str) -> Any:  # the game's View
        """What the agent may know, as bots of Dracosaur are given it."""
        return self.game.view(self.tables.state(), Seat(self._seats[agent]))

    def close(self) -> None:
        """The table is cleared away."""
        self.tables.close()

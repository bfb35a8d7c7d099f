"""PettingZoo, one agent after another: everybody at the table is decided outside."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dracosaur.core.game import AnyGame, Seat
from dracosaur.envs.rendering import rendered
from dracosaur.envs.rewards import ILLEGAL, REWARDS, Reward, final_rewards
from dracosaur.envs.spaces import (
    ILLEGAL_WAYS,
    RENDER_MODES,
    Illegal,
    Seen,
    action_space,
    check_choice,
    first_legal,
    game_of,
    observation_space,
)
from dracosaur.envs.tables import IllegalAction, Tables


class Seated:
    """What both forms of PettingZoo have in common: a table, its agents, their spaces, the end of a game."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "rank",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        each_seat: bool = False,
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_choice("way with illegal actions", illegal, ILLEGAL_WAYS)
        check_choice("render mode", render_mode, (None, *RENDER_MODES))
        self.game = game_of(game)
        self.tables = Tables(self.game, seats or self.game.seat_counts[0], options, each_seat=each_seat)
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
        final = final_rewards(self.reward, self.tables.points, self.tables.ranks)[0]
        return dict(zip(self.possible_agents, final.tolist(), strict=True))

    def _told_at_end(self, agent: str) -> dict[str, Any]:
        """What everybody may know at the end."""
        return {"points": int(self.tables.points[0, self._seats[agent]])}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return rendered(self.render_mode, self.game.view(self.tables.state(), None))

    def view(self, agent: str) -> Any:  # the game's View
        """What the agent may know, as bots of Dracosaur are given it."""
        return self.game.view(self.tables.state(), Seat(self._seats[agent]))

    def close(self) -> None:
        """The table is cleared away."""
        self.tables.close()


class DracosaurAEC(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after another; where several decide at once, they do so without seeing each other's choice.

    `illegal` says what happens to an action that the mask forbids: who takes it has lost with reward -1 and
    the game ends (`lose`), IllegalAction is raised and nothing happens (`raise`), or the first legal action
    stands for it (`replace`). With `max_cycles` a game is cut off when every agent has decided so often.
    """

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
        super().__init__(game, seats, options, reward, illegal, max_cycles, render_mode)
        self._action = np.zeros(1, np.int64)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are those of PettingZoo and change nothing: a table is made with its own."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.tables.actors[0]]

    def observe(self, agent: str) -> Seen:
        """What the agent sees now, and may do if it is asked."""
        seat = self._seats[agent]
        if self.tables.actors[0] == seat:
            return self._seen(0)
        observations, masks = self.tables.look([seat])
        return {"observation": observations[0], "action_mask": masks[0]}

    def step(self, action: int | None) -> None:
        """The selected agent has acted; the next one that owes a decision is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        for other in self.agents:
            self.rewards[other] = 0.0
        if not self._act(agent, action):
            return
        self._decisions[agent] += 1
        if self.tables.over[0]:
            self.rewards = self._ended()
            self._finish(self.terminations)
            self.infos = {player: self._told_at_end(player) for player in self.agents}
        elif self.max_cycles is not None and min(self._decisions.values()) >= self.max_cycles:
            self._finish(self.truncations)
        else:
            self.agent_selection = self.possible_agents[self.tables.actors[0]]

    def _act(self, agent: str, action: int | None) -> bool:
        """Whether the action, or one that stands for it, was carried out; if not, the game is lost."""
        mask = self.tables.masks[0]
        if action is None or not (0 <= action < len(mask) and mask[action] == 1):
            if self.illegal == "raise":
                raise IllegalAction(0, [self._seats[agent]], [-1 if action is None else int(action)])
            if self.illegal == "lose":
                self.rewards[agent] = ILLEGAL
                self.infos[agent] = {"illegal": action}
                self._finish(self.terminations)
                return False
            action = first_legal(mask)
        self._action[:] = action
        self.tables.step(self._action)
        return True

    def _finish(self, ends: dict[str, bool]) -> None:
        """The game has ended for everybody, in one of two ways; each agent hears of it."""
        for agent in self.agents:
            ends[agent] = True
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._deads_step_first()

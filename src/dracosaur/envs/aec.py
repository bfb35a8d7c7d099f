"""PettingZoo, one agent after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from dracosaur.envs.rewards import ILLEGAL
from dracosaur.envs.seated import Seated
from dracosaur.envs.spaces import Seen, first_legal
from dracosaur.envs.tables import IllegalAction


class DracosaurAEC(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after another; where several decide at once, they do so without seeing each other's choice.

    With `max_cycles` a game is cut off when every agent has decided so often.
    """

    each_seat = False

    def __getattr__(self, name: str) -> Any:  # only asked for what is not there
        if name in {"agent_selection", "rewards", "terminations", "truncations", "infos"}:
            raise AttributeError(f"there is no `{name}` before a game has begun: call reset()")
        raise AttributeError(f"{type(self).__name__} has no `{name}`")

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
        self.tables.step(np.array([action]))
        return True

    def _finish(self, ends: dict[str, bool]) -> None:
        """The game has ended for everybody, in one of two ways; each agent hears of it."""
        for agent in self.agents:
            ends[agent] = True
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._deads_step_first()

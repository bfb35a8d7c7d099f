"""PettingZoo, all agents at once: who is asked together answers together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from dracosaur.envs.rewards import ILLEGAL
from dracosaur.envs.seated import Seated
from dracosaur.envs.spaces import Seen, first_legal
from dracosaur.envs.tables import IllegalAction

Stepped = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class DracosaurParallel(Seated, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents act in each step; what one says that is not asked is not heard, and its mask is all zeros.

    `max_cycles` counts steps.
    """

    each_seat = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game. `options` are those of PettingZoo and change nothing: a table is made with its own."""
        self._begin(seed)
        self._steps = 0
        return self._all_seen(), {agent: {} for agent in self.agents}

    def _all_seen(self) -> dict[str, Seen]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Everybody who is asked has acted."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        agents, masks = self.agents, self.tables.masks
        said = np.zeros(len(masks), np.int64)
        wrong: list[str] = []
        for seat, agent in enumerate(self.possible_agents):
            if masks[seat].any():
                action = int(actions.get(agent, -1))
                if not (0 <= action < masks.shape[1] and masks[seat, action] == 1):
                    wrong.append(agent)
                    if self.illegal == "raise":
                        raise IllegalAction(0, [seat], [action])
                    action = first_legal(masks[seat])
                said[seat] = action
        self._steps += 1
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        is_lost = bool(wrong) and self.illegal == "lose"
        if is_lost:
            rewards.update(dict.fromkeys(wrong, ILLEGAL))
            infos.update({agent: {"illegal": actions.get(agent)} for agent in wrong})
        else:
            self.tables.step(said)
        is_over = bool(self.tables.over[0])
        if is_over:
            rewards = self._ended()
            infos = {agent: self._told_at_end(agent) for agent in agents}
        is_cut = not (is_over or is_lost) and self.max_cycles is not None and self._steps >= self.max_cycles
        if is_over or is_lost or is_cut:
            self.agents = []
        ended, cut = dict.fromkeys(agents, is_over or is_lost), dict.fromkeys(agents, is_cut)
        return self._all_seen(), rewards, ended, cut, infos

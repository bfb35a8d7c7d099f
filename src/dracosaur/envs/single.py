"""Gymnasium: one agent at the table, bots of Dracosaur in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from dracosaur.bots import Bot, check, make
from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.envs.asked import check_seat, game_of, seats_of
from dracosaur.envs.layout import Array
from dracosaur.envs.rendering import rendered
from dracosaur.envs.rewards import ILLEGAL, Reward
from dracosaur.envs.spaces import (
    RENDER_MODES,
    Illegal,
    Seen,
    action_space,
    check_ways,
    first_legal,
    observation_space,
)
from dracosaur.envs.stepping import NOBODY
from dracosaur.envs.tables import IllegalAction, Tables

Opponent = str | Bot  # the name of a bot, or a bot


class DracosaurEnv(gymnasium.Env[Any, Any]):
    """One seat is the agent's; in the others sit bots, each by its name or as an object with `choose`.

    One bot stands for all other seats, several are seated clockwise from the agent. `random` players are
    part of the compiled step; other bots are given views. Who plays Wyrmspan alone plays against the Automa.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        reward: Reward = "rank",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_ways(reward, illegal, render_mode)
        self.game = game_of(game)
        n = seats_of(self.game, seats)
        check_seat(seat, n)
        others = [bots] * (n - 1) if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
        if len(others) != n - 1:
            raise ValueError(f"{len(others)} bots for {n - 1} other seats")
        for other in others:
            if isinstance(other, str):
                check(other)
            elif not callable(getattr(other, "choose", None)):
                raise ValueError(f"a bot is a name or an object with `choose(view, legal)`, not {other!r}")
        self._others = {(seat + 1 + i) % n: other for i, other in enumerate(others)}
        plays_inside = all(other == "random" for other in others)
        self.tables = Tables(self.game, n, options, agent=seat if plays_inside else NOBODY, reward=reward)
        self.seat, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.layout = self.tables.layout
        actions = self.tables.masks.shape[1]
        self.observation_space = observation_space(self.layout, actions)
        self.action_space = action_space(actions)
        self._plays_inside = plays_inside
        self._bots: dict[int, Bot] = {}
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game. `options` are those of Gymnasium and change nothing: a table is made with its own."""
        super().reset(seed=seed)
        if seed is not None or not self._is_seeded:
            chance, own = self.np_random.integers(1 << 62, size=2).tolist()
            self.tables.reset(chance)
            self._bots = {
                seat: make(other, self.game, Rng(own, "bot", seat)) if isinstance(other, str) else other
                for seat, other in self._others.items()
                if not self._plays_inside
            }
            self._is_seeded = True
        else:
            self.tables.restart()
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The agent has acted, and the others until it is asked again or the game is over."""
        mask = self.tables.masks[0]
        if self.tables.over[0] or not self._is_seeded:
            raise gymnasium.error.ResetNeeded("no game is going on: call reset()")
        if not (0 <= action < len(mask) and mask[action] == 1):
            if self.illegal == "raise":
                raise IllegalAction(0, [self.seat], [int(action)])
            if self.illegal == "lose":
                self.tables.over[0] = 1
                return self._seen(), ILLEGAL, True, False, {"illegal": int(action)}
            action = first_legal(mask)
        self.tables.step(np.array([action]))
        self._let_bots_play()
        if not self.tables.over[0]:
            return self._seen(), 0.0, False, False, {}
        reward = self.tables.rewards()[self.seat]
        return self._seen(), reward, True, False, {"points": self.tables.points[0].tolist()}

    def _let_bots_play(self) -> None:
        """The other seats have decided, until the agent is asked or the game is over."""
        tables = self.tables
        while not tables.over[0] and (seat := int(tables.actors[0])) != self.seat:
            state = tables.state()
            chosen = self._bots[seat].choose(
                self.game.view(state, Seat(seat)), self.game.legal(state, Seat(seat))
            )
            tables.step(np.array([self.game.encode(state, Seat(seat), chosen)]))

    def _seen(self) -> Seen:
        if self.tables.actors[0] == self.seat:
            return {
                "observation": self.tables.observations[0].copy(),
                "action_mask": self.tables.masks[0].copy(),
            }
        observations, masks = self.tables.look([self.seat])
        return {"observation": observations[0], "action_mask": masks[0]}

    def action_masks(self) -> Array:
        """What the agent may do now, as sb3-contrib asks for it."""
        return np.asarray(self.tables.masks[0], np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it."""
        return rendered(self.render_mode, self.game, self.game.view(self.tables.state(), Seat(self.seat)))

    def close(self) -> None:
        """The table is cleared away."""
        self.tables.close()

"""Gymnasium: many tables in lock step on the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dracosaur.core.game import AnyGame
from dracosaur.envs.asked import check_choice, check_seat, game_of, seats_of
from dracosaur.envs.layout import Array
from dracosaur.envs.rewards import REWARDS, Reward
from dracosaur.envs.spaces import Seen, action_space, observation_space
from dracosaur.envs.stepping import NOBODY
from dracosaur.envs.tables import Tables

Form = Literal["agent", "seats", "turns"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)


class DracosaurVector(VectorEnv[Any, Any, Any]):
    """Many tables at once; the form says what a sub-environment is.

    `agent`: a table where one seat is decided outside and the others play at random. `seats`: a seat; those
    of a table are neighbours, and all that are asked decide at once (a mask of zeros: not asked, and what is
    said is not heard). `turns`: a table, seen by whoever has to decide; `info["seat"]` says who, the reward
    is that of the seat that decided last, and those of all seats are in `info["rewards"]`.

    An action that the mask forbids raises IllegalAction, and then nothing has happened at any table. A table
    that is over begins anew with the next step, whose action is not heard (AutoresetMode.NEXT_STEP). The
    arrays that are given out are those of the tables, and the next step overwrites them; `copy=True` gives
    copies. With `dense` a step is rewarded by what it changes in the reward as the boards stand, which adds
    up to the final one; the form `turns` has no such rewards.
    """

    def __init__(
        self,
        game: AnyGame | str,
        num_envs: int = 256,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        form: Form = "agent",
        seat: int = 0,
        reward: Reward = "rank",
        dense: bool = False,
        threads: int = 1,
        copy: bool = False,
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_choice("form", form, FORMS)
        if dense and form == "turns":
            raise ValueError("dense rewards need an agent or a row for each seat, not the form 'turns'")
        self.game = game_of(game)
        n = seats_of(self.game, seats)
        check_seat(seat, n)
        rows = n if form == "seats" else 1
        if num_envs % rows:
            raise ValueError(
                f"with the form 'seats' num_envs counts seats, and {num_envs} are no whole tables of {n}"
            )
        self.tables = Tables(
            self.game,
            n,
            options,
            num_envs // rows,
            agent=seat if form == "agent" else NOBODY,
            each_seat=form == "seats",
            reward=reward,
            counts_always=dense,
            threads=threads,
        )
        self.num_envs, self.form, self.reward, self.copy = num_envs, form, reward, copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.layout = self.tables.layout
        actions = self.tables.masks.shape[1]
        self.single_observation_space = observation_space(self.layout, actions)
        self.single_action_space = action_space(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dense, self._tells_of_end = dense, False
        self._own_worths = self.tables.worths if form == "seats" else self.tables.worths[:, seat : seat + 1]
        self._seen: Seen = {"observation": self.tables.observations, "action_mask": self.tables.masks}
        self._rewards = np.zeros(num_envs, np.float32)
        self._terminations = np.zeros(num_envs, np.bool_)
        self._truncations = np.zeros(num_envs, np.bool_)  # no game is cut off
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game at every table. `options` are those of Gymnasium and change nothing."""
        super().reset(seed=seed)
        if seed is not None or not self._is_seeded:
            self.tables.reset(int(self.np_random.integers(1 << 62)))
            self._is_seeded = True
        else:
            self.tables.restart()
        return self._given(), {"seat": self.tables.actors}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Everybody who is asked has acted."""
        if not self._is_seeded:
            raise ResetNeeded("no game has begun: call reset()")
        tables = self.tables
        deciders = tables.actors.copy() if self.form == "turns" else tables.actors
        before = self._own_worths.copy() if self._dense else None
        begins = tables.over == 1 if self._dense else None
        ended = tables.step(actions)
        info: dict[str, Any] = {"seat": tables.actors}
        if ended or self._tells_of_end:
            self._tells_of_end = ended > 0
            self._end(deciders, info)
        if before is not None and begins is not None:
            change = np.where(begins[:, None], 0, self._own_worths - before)
            np.divide(change, tables.unit, out=self._rewards.reshape(change.shape))
        if self.copy:
            return (
                self._given(),
                self._rewards.copy(),
                self._terminations.copy(),
                self._truncations.copy(),
                info,
            )
        return self._seen, self._rewards, self._terminations, self._truncations, info

    def _end(self, deciders: Array, info: dict[str, Any]) -> None:
        """Tables that are over are rewarded, and those that were over a step ago no longer."""
        tables = self.tables
        is_over = tables.over[:, None]
        np.not_equal(is_over, 0, out=self._terminations.reshape(tables.n, -1))
        worths = self._own_worths
        if self.form == "turns":
            worths = np.take_along_axis(tables.worths, deciders[:, None], 1)
        np.divide(worths, tables.unit, out=self._rewards.reshape(worths.shape))
        if self._tells_of_end:
            info["points"] = tables.points
            if self.form != "agent":
                info["rewards"] = np.asarray(tables.worths * is_over / tables.unit, np.float32)

    def _given(self) -> Seen:
        if not self.copy:
            return self._seen
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """The threads have ended."""
        self.tables.close()

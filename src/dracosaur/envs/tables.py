"""Many tables of one game on the compiled twin, or on the plain one where there is no compiler.

Everything an environment hands out lies in arrays that are made once: `observations`, `masks`, `actors`,
`over`, `points`, `ranks`, `worths`. Each step overwrites them.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from dracosaur.core.game import AnyGame
from dracosaur.core.twin import RNG_SIZE, Twin, compiled, is_available, seed_number, seed_row
from dracosaur.envs.asked import check_seat, seats_of
from dracosaur.envs.layout import DTYPE, Array
from dracosaur.envs.layouts import features_of, layout_by_row
from dracosaur.envs.rewards import REWARDS, Reward, unit_of
from dracosaur.envs.stepping import ANEW, NOBODY

RULES: Final = ("step_batch", "turn_batch", "look_batch")


def sight_of(game: AnyGame) -> str:
    """The package in which a game's observations are written."""
    return f"dracosaur.envs.sight.{game.name}"


@cache
def twin_of(package: str) -> Twin:
    """The compiled observations of a game; the first time a line on standard error tells how far it is."""
    twin = compiled(package)
    if twin.is_warm(*RULES) or not sys.stderr.isatty():
        twin.prepare(*RULES)
        return twin

    def tell(done: int, rules: int) -> None:
        sys.stderr.write(f"\rcompiling {package.rpartition('.')[2]}: {done} of {rules} rules")
        sys.stderr.flush()

    twin.prepare(*RULES, progress=tell)
    sys.stderr.write("\n")
    return twin


class IllegalAction(ValueError):
    """An action that the rules do not allow; nothing has happened at any table."""

    def __init__(self, table: int, seats: Sequence[int], actions: Sequence[int]) -> None:
        said = ", ".join(f"{action} of seat {seat}" for seat, action in zip(seats, actions, strict=True))
        super().__init__(f"table {table}: action {said} is not legal; `action_mask` has a 1 where one is")
        self.table = table


class Tables:
    """A number of tables of one game with the same seats and options, each with its own chance.

    A row of `observations` and `masks` belongs to a table, and is what its actor sees; with `each_seat` to
    each seat of each table, and all that owe a decision decide at once. `agent` is the seat that is decided
    outside, while all others play at random inside; without one every seat is decided outside. `points`,
    `ranks` and `worths` are those of finished games; with `counts_always` of all, as the boards stand. A
    reward is a worth divided by `unit`. What happens at a
    table depends on the seed, its number and the actions, not on threads or twins.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        n: int = 1,
        agent: int = NOBODY,
        each_seat: bool = False,
        reward: Reward = "rank",
        counts_always: bool = False,
        threads: int = 1,
    ) -> None:
        seats_of(game, seats)
        if agent != NOBODY:
            check_seat(agent, seats)
        if n < 1 or threads < 1:
            raise ValueError(f"{n} tables and {threads} threads: at least one of each is needed")
        if each_seat and agent != NOBODY:
            raise ValueError("an agent decides for one seat, so not each seat can have a row")
        self.game, self.seats, self.n = game, seats, n
        self.options = game.options(options or {}, seats)
        self.layout = layout_by_row(game, seats, game.options_row(self.options))
        self.features = features_of(game)
        self._rows = seats if each_seat else 1  # of a table
        self._counting = REWARDS.index(reward), int(counts_always)
        self.actors = np.tile(np.arange(self._rows), n)  # whose row it is
        self.observations = np.zeros((n * self._rows, self.layout.size), DTYPE)
        self.masks = np.zeros((n * self._rows, game.rules.PLAYER_ACTIONS), np.int8)
        self.over = np.zeros(n, np.int64)
        self.points = np.zeros((n, max(seats, 2)), np.int64)  # who plays alone has a rival with points
        self.ranks = np.zeros((n, seats), np.int64)
        self.worths = np.zeros((n, seats), np.int64)
        self.unit = unit_of(reward, seats)
        self._rng = np.zeros((n, RNG_SIZE), np.int64)
        self._agents = np.full(n, agent, np.int64)
        self._actions = np.zeros(n * self._rows, np.int64)
        self._shape = np.array(self.layout.shape, np.int64)
        self._open(game.setup(seats, self.options), min(threads, n))

    def _open(self, begin: Any, threads: int) -> None:  # the game's State
        """The tables stand in the memory of the twin that is there."""
        package, rule = sight_of(self.game), "turn_batch" if self._rows > 1 else "step_batch"
        self.is_compiled = is_available()
        self._pool = ThreadPoolExecutor(threads) if self.is_compiled and threads > 1 else None
        if self.is_compiled:
            self._twin: Any = twin_of(package)
            self._states = self._twin.State.batch(self.n)
            self._fresh = self._twin.State.batch(1)
            begin.write_row(self._fresh[0])
            self._rule = self._twin.entry(rule)
            edges = [self.n * i // threads for i in range(threads + 1)]
            self._parts = [self._part(first, last) for first, last in pairwise(edges)]
        else:
            self._twin = importlib.import_module(package)
            self._states = [begin.copy() for _ in range(self.n)]
            self._fresh = [begin]
            self._rule = getattr(self._twin, rule)

    def _changed(self) -> tuple[Array, ...]:
        """The arrays that a step may write, in the order in which the rule has them."""
        own = () if self._rows > 1 else (self.actors, self._agents)
        return (self._rng, *own, self._actions, self.over)

    def _told(self) -> tuple[Array, ...]:
        """The arrays that a step writes anew, in the same order."""
        return self.observations, self.masks, self.points, self.ranks, self.worths

    def _part(self, first: int, last: int) -> tuple[Any, ...]:  # what `step_batch` or `turn_batch` is given
        """The tables of one thread: parts of the same arrays, and room of its own."""

        def of(array: Array) -> Array:
            rows = len(array) // self.n
            return array[first * rows : last * rows]

        return (
            self._states[first:last],
            self._fresh,
            *map(of, self._changed()),
            self._shape,
            *map(of, self._told()),
            *self._counting,
            self._room(),
        )

    def reset(self, seed: int | str) -> None:
        """A new game begins at every table, by the chance of this seed."""
        number, row = seed_number(seed), [0] * RNG_SIZE
        for i in range(self.n):
            seed_row(row, number, i)
            self._rng[i] = row
        self.restart()

    def restart(self) -> None:
        """A new game begins at every table, and chance goes on from where it stands."""
        self._actions[:] = ANEW
        self._run()

    def step(self, actions: Array) -> int:
        """The actions of all rows are carried out; a table that was over begins anew.

        Returns how many are over now.

        IllegalAction names the first table with a wrong one, and then nothing has happened anywhere.
        """
        if np.shape(actions) != self._actions.shape:
            raise ValueError(f"actions of shape {np.shape(actions)} for {len(self._actions)} rows")
        self._actions[:] = actions
        if len(self._parts if self.is_compiled else ()) > 1:
            self._refuse_wrong()  # before any thread begins
        return self._run()

    def _run(self) -> int:
        if not self.is_compiled:
            done = self._run_plainly()
        elif self._pool is None:
            done = self._rule(*self._parts[0])
        else:
            done = sum(self._pool.map(lambda part: self._rule(*part), self._parts))
        self._refuse(done)
        return done - self.n

    def _run_plainly(self) -> int:
        """The same with lists, which are read back into the arrays; returns where an action is wrong."""
        before, after = self._changed(), self._told()
        lists = [array.tolist() for array in (*before, *after)]
        shape, room, k = list(self.layout.shape), self._room().tolist(), len(before)
        wrong: int = self._rule(
            self._states, self._fresh, *lists[:k], shape, *lists[k:], *self._counting, room
        )
        for array, values in zip((*before, *after), lists, strict=True):
            array[:] = values
        return wrong

    def _refuse_wrong(self) -> None:
        asked = np.repeat(self.over == 0, self._rows) & self.masks.any(1)
        inside = (self._actions >= 0) & (self._actions < self.masks.shape[1])
        is_legal = self.masks[np.arange(len(asked)), np.where(inside, self._actions, 0)] == 1
        wrong = np.flatnonzero(asked & ~(inside & is_legal) & (self._actions != ANEW))
        self._refuse(int(wrong[0]) // self._rows if len(wrong) else self.n)

    def _refuse(self, wrong: int) -> None:
        if wrong < self.n:
            rows = slice(wrong * self._rows, (wrong + 1) * self._rows)
            raise IllegalAction(wrong, self.actors[rows].tolist(), self._actions[rows].tolist())

    def rewards(self, i: int = 0) -> list[float]:
        """What a table is worth to each seat."""
        rewards: list[float] = (self.worths[i] / self.unit).tolist()
        return rewards

    def state(self, i: int = 0) -> Any:  # the game's State
        """A copy of the state of a table, for a driver that shows views of it."""
        if not self.is_compiled:
            return self._states[i].copy()
        return self.game.rules.State.read_row(self._states[i])

    def place(self, i: int, state: Any) -> None:  # the game's State
        """The table is in this state; `look` tells of it, and so does everything else after a step."""
        if self.is_compiled:
            state.write_row(self._states[i])
        else:
            self._states[i] = state.copy()

    def look(self, seats: Sequence[int] | Array) -> tuple[Array, Array]:
        """What this seat of each table sees and may do now: new arrays of observations and masks."""
        observations, masks = np.zeros_like(self.observations), np.zeros_like(self.masks)
        observations, masks = observations[: self.n], masks[: self.n]
        asked = np.asarray(seats, np.int64)
        if self.is_compiled:
            self._twin.look_batch(self._states, asked, self._shape, observations, masks, self._room())
            return observations, masks
        lists = observations.tolist(), masks.tolist()
        shape, room = list(self.layout.shape), self._room().tolist()
        self._twin.look_batch(self._states, asked.tolist(), shape, *lists, room)
        return np.array(lists[0], DTYPE), np.array(lists[1], np.int8)

    def candidates(self) -> tuple[Array, Array, Array]:
        """The legal actions of all actors, their features, and where the list of each table ends.

        Features are in the order of `features`; the lists lie one behind another. A table that is over has
        an empty list.
        """
        n = int(self.masks.sum())
        codes, ends = np.zeros(n, np.int64), np.zeros(self.n, np.int64)
        features = np.zeros((n, len(self.features)), DTYPE)
        if self.is_compiled:
            self._twin.candidates_batch(self._states, self.actors, codes, features, ends, self._room())
            return codes, features, ends
        lists = codes.tolist(), features.tolist(), ends.tolist()
        self._twin.candidates_batch(self._states, self.actors.tolist(), *lists, self._room().tolist())
        return np.array(lists[0]), np.array(lists[1], DTYPE).reshape(features.shape), np.array(lists[2])

    def _room(self) -> Array:
        return np.zeros(self.game.rules.MOST_LEGAL, np.int64)

    def close(self) -> None:
        """The threads have ended."""
        if self._pool is not None:
            self._pool.shutdown()

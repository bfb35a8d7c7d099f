"""Many tables of one game on the compiled twin, or on the plain one where there is no compiler.

Everything an environment hands out lies in arrays that are made once: `observations`, `masks`, `actors`,
`over`, `points`, `ranks`. Each step overwrites them.
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
from dracosaur.envs.layout import DTYPE, Array
from dracosaur.envs.layouts import features_of, layout_of
from dracosaur.envs.stepping import ANEW, NOBODY

RULES: Final = ("step_batch", "look_batch")


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

    def __init__(self, table: int, seat: int, action: int) -> None:
        super().__init__(
            f"table {table}: action {action} of seat {seat} is not legal; `action_mask` has a 1 where one is"
        )
        self.table = table
        self.seat = seat
        self.action = action


class Tables:
    """A number of tables of one game with the same seats and options, each with its own chance.

    `agent` is the seat that is decided outside, while all others play at random inside; without one every
    seat is decided outside. What happens at a table depends on the seed, its number and the actions only,
    not on the number of threads or on the twin.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        n: int = 1,
        agent: int = NOBODY,
        threads: int = 1,
    ) -> None:
        if seats not in game.seat_counts:
            least, most = game.seat_counts[0], game.seat_counts[-1]
            raise ValueError(f"{game.name} is for {least} to {most} players, not {seats}")
        if not NOBODY <= agent < seats:
            raise ValueError(f"there is no seat {agent} at a table of {seats}")
        self.game, self.seats, self.n, self.agent = game, seats, n, agent
        self.options = game.options(options or {}, seats)
        row = game.options_row(self.options)
        self.layout = layout_of(game, seats, row)
        self.features = features_of(game)
        self.is_compiled = is_available()
        self._package = sight_of(game)
        rated = max(seats, 2)  # who plays alone has a rival who is rated, too
        self.observations = np.zeros((n, self.layout.size), DTYPE)
        self.masks = np.zeros((n, game.rules.PLAYER_ACTIONS), np.int8)
        self.actors = np.zeros(n, np.int64)
        self.over = np.zeros(n, np.int64)
        self.points = np.zeros((n, rated), np.int64)
        self.ranks = np.zeros((n, seats), np.int64)
        self._rng = np.zeros((n, RNG_SIZE), np.int64)
        self._agents = np.full(n, agent, np.int64)
        self._actions = np.zeros(n, np.int64)
        self._shape = np.array(self.layout.shape, np.int64)
        begin = game.setup(seats, self.options)
        self._pool = ThreadPoolExecutor(threads) if self.is_compiled and min(threads, n) > 1 else None
        if self.is_compiled:
            self._twin: Any = twin_of(self._package)
            self._states = self._twin.State.batch(n)
            self._fresh = self._twin.State.batch(1)
            begin.write_row(self._fresh[0])
            self._step = self._twin.entry("step_batch")
            self._parts = self._split(min(threads, n))
        else:
            self._twin = importlib.import_module(self._package)
            self._states = [begin.copy() for _ in range(n)]
            self._fresh = [begin]

    def _split(self, threads: int) -> list[tuple[Any, ...]]:  # the arguments of `step_batch`
        """The arguments of each thread: parts of the same arrays, and room of its own."""
        edges = [self.n * i // threads for i in range(threads + 1)]
        parts = []
        for first, last in pairwise(edges):
            of = (self._rng, self.actors, self._agents, self._actions, self.over)
            rng, actors, agents, actions, over = (array[first:last] for array in of)
            after = (self.observations, self.masks, self.points, self.ranks)
            parts.append(
                (
                    self._states[first:last],
                    self._fresh,
                    rng,
                    actors,
                    agents,
                    actions,
                    over,
                    self._shape,
                    *(array[first:last] for array in after),
                    np.zeros(self.game.rules.MOST_LEGAL, np.int64),
                )
            )
        return parts

    def reset(self, seed: int | str) -> None:
        """A new game begins at every table, by the chance of this seed."""
        number, row = seed_number(seed), [0] * RNG_SIZE
        for i in range(self.n):
            seed_row(row, number, i)
            self._rng[i] = row
        self.restart()

    def restart(self) -> None:
        """A new game begins at every table, and chance goes on from where it stands."""
        self.step(np.full(self.n, ANEW, np.int64))

    def step(self, actions: Array) -> None:
        """Every table's actor has acted; a table that was over begins anew. Illegal names a wrong action."""
        self._actions[:] = actions
        if not self.is_compiled:
            self._step_plainly()
        elif self._pool is None:
            self._refuse(self._step(*self._parts[0]))
        else:
            # All are looked at before any is carried out, so that a wrong action changes nothing.
            self._refuse_wrong()
            list(self._pool.map(lambda part: self._step(*part), self._parts))

    def _refuse_wrong(self) -> None:
        asked = (self.over == 0) & (self._actions != ANEW)
        inside = (self._actions >= 0) & (self._actions < self.masks.shape[1])
        allowed = self.masks[np.arange(self.n), np.where(inside, self._actions, 0)] == 1
        wrong = np.flatnonzero(asked & ~(inside & allowed))
        self._refuse(int(wrong[0]) if len(wrong) else self.n)

    def _refuse(self, wrong: int) -> None:
        if wrong < self.n:
            raise IllegalAction(wrong, int(self.actors[wrong]), int(self._actions[wrong]))

    def _step_plainly(self) -> None:
        arrays = (self._rng, self.actors, self._agents, self._actions, self.over)
        rng, actors, agents, actions, over = (array.tolist() for array in arrays)
        seen = (self.observations, self.masks, self.points, self.ranks)
        lists = [array.tolist() for array in seen]
        room = [0] * self.game.rules.MOST_LEGAL
        wrong = self._twin.step_batch(
            self._states,
            self._fresh,
            rng,
            actors,
            agents,
            actions,
            over,
            list(self.layout.shape),
            *lists,
            room,
        )
        self._refuse(wrong)
        for array, values in zip(
            (self._rng, self.actors, self.over, *seen), (rng, actors, over, *lists), strict=True
        ):
            array[:] = values

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

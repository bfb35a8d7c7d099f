"""What an action or a position is worth, by games played on from it."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol

from dracosaur.arena.batches import Compiling
from dracosaur.arena.trials.rules import WHOLE
from dracosaur.bots.method.policy import MOST_FEATURES, ROOMS
from dracosaur.bots.method.profile import profile_of
from dracosaur.core.game import Action, AnyGame, Seat, Value
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, RNG_SIZE, compiled, is_available

By = Literal["learned", "random"]

PLAYOUTS: Final = 192  # of each action in question, and of each position
FIRST: Final = 16  # of every action, before most of them are given up
KEPT: Final = 6  # actions that are played on to the end
TEMPERATURE: Final = 0.5  # of the policy: playouts are not all the same
PLAIN_PARTS: Final = 16  # without the extra `fast` only this part of the playouts is made


class Tried(Value, frozen=True):
    """What playouts brought a seat: by how many points it was ahead of the best other, and its victories."""

    leads: tuple[int, ...]
    shares: tuple[int, ...]  # in parts of WHOLE

    @property
    def lead(self) -> float:
        """On average."""
        return sum(self.leads) / len(self.leads)

    @property
    def win(self) -> float:
        """The expected share of the victory."""
        return sum(self.shares) / len(self.shares) / WHOLE

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        return _error(self.leads)

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """How much more it brought, and the standard error of that, by the playouts that both have."""
        both = [a - b for a, b in zip(self.leads, other.leads, strict=False)]
        return sum(both) / len(both), _error(both)


def _error(values: Sequence[int]) -> float:
    n = len(values)
    if n < 2:
        return float("inf")
    mean = sum(values) / n
    scatter: float = (sum((value - mean) ** 2 for value in values) / (n - 1) / n) ** 0.5
    return scatter


class Evaluator(Protocol):
    """Judges decisions of a seat by its view, and positions by all that there is."""

    by: By

    def actions(
        self, view: Any, seat: Seat, actions: Sequence[Action], made: Action | None = None
    ) -> tuple[Tried, ...]:
        """What each action brings the seat, by what it knows; the best ones and the made one most exactly."""
        ...

    def position(self, state: Any) -> tuple[Tried, ...]:
        """What a position brings each seat; chance draws anew what it has not drawn yet."""
        ...


class Playouts:
    """Plays on, by the learned policy where there is one for the table, else or if wanted at random."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        *,
        by: By = "learned",
        plain: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.is_plain = plain or not is_available()
        self.playouts = max(2 * FIRST, playouts // PLAIN_PARTS) if self.is_plain else max(FIRST, playouts)
        name = f"dracosaur.arena.trials.{game.name}"
        package = importlib.import_module(name)
        self._rules: Any = package if self.is_plain else compiled(name)
        self._states = [package.State(), package.State()] if self.is_plain else package.State.batch(2)
        self._rng = self._numbers(RNG_SIZE)
        self._room = self._grid(ROOMS, max(package.MOST_LEGAL, MOST_FEATURES))
        profile = profile_of(game.name)
        learned = profile.learned(state) if profile is not None and by == "learned" else None
        self.by: By = "random" if learned is None else "learned"
        self._weights = self._as_weights(array("i") if learned is None else learned.policy)

    def prepare(self, compiling: Compiling | None = None) -> None:
        """The rules are ready; `compiling` is told about it where that takes its time."""
        names = ("try_actions", "try_position")
        if not self.is_plain:
            self._rules.prepare(*names, progress=None if self._rules.is_warm(*names) else compiling)

    def actions(
        self, view: Any, seat: Seat, actions: Sequence[Action], made: Action | None = None
    ) -> tuple[Tried, ...]:
        """What each action brings the seat, by what it knows; the best ones and the made one most exactly."""
        state = self.game.imagine(view, Rng(self.seed, "trial"))
        codes = [self.game.encode(state, seat, action) for action in actions]
        self._hold(state)
        tried = dict(zip(codes, self._try(seat, codes, 0, FIRST), strict=True))
        best = sorted(codes, key=lambda code: tried[code].lead, reverse=True)[:KEPT]
        kept = [code for code, action in zip(codes, actions, strict=True) if code in best or action == made]
        more = self._try(seat, kept, FIRST, self.playouts - FIRST) if len(codes) > 1 else []
        for code, further in zip(kept, more, strict=False):
            first = tried[code]
            tried[code] = Tried(first.leads + further.leads, first.shares + further.shares)
        return tuple(tried[code] for code in codes)

    def _try(self, seat: Seat, codes: Sequence[int], first: int, times: int) -> list[Tried]:
        if times <= 0:
            return []
        row = self._numbers(len(codes))
        row[:] = codes
        leads, shares = self._grid(len(codes), times), self._grid(len(codes), times)
        self._rules.try_actions(
            self._states,
            seat,
            row,
            first,
            times,
            self._weights,
            round(TEMPERATURE * ONE),
            self.seed,
            self._rng,
            self._room,
            leads,
            shares,
        )
        return [_tried(*pair) for pair in zip(leads, shares, strict=True)]

    def position(self, state: Any) -> tuple[Tried, ...]:
        """What a position brings each seat; chance draws anew what it has not drawn yet."""
        seats = self.game.seats_of(state)
        self._hold(state)
        leads, shares = self._grid(seats, self.playouts), self._grid(seats, self.playouts)
        self._rules.try_position(
            self._states,
            self.playouts,
            self._weights,
            round(TEMPERATURE * ONE),
            self.seed,
            self._rng,
            self._room,
            leads,
            shares,
        )
        return tuple(_tried(*pair) for pair in zip(leads, shares, strict=True))

    # Room in the twin that plays

    def _hold(self, state: Any) -> None:
        if self.is_plain:
            self._states[0].become(state)
        else:
            state.write_row(self._states[0])

    def _numbers(self, n: int) -> Any:
        if self.is_plain:
            return [0] * n
        import numpy as np

        return np.zeros(n, np.int64)

    def _grid(self, n: int, m: int) -> Any:
        if self.is_plain:
            return [[0] * m for _ in range(n)]
        import numpy as np

        return np.zeros((n, m), np.int64)

    def _as_weights(self, numbers: array[int]) -> Any:
        if self.is_plain:
            return numbers.tolist()
        import numpy as np

        return np.array(numbers, np.int32)


def _tried(leads: Any, shares: Any) -> Tried:  # rows of either twin
    return Tried(tuple(map(int, leads)), tuple(map(int, shares)))

"""The rules of a game's bot in one of the twins, with room to work in."""

from __future__ import annotations

import importlib
import time
from array import array
from typing import Any, NamedTuple

from dracosaur.bots.method.policy import LOGITS, MOST_FEATURES, MOVES, ROOMS
from dracosaur.bots.method.profile import Profile, Settings
from dracosaur.bots.method.search import KNOWN, MOVE, PRIOR, ROOT, SQUARES, STATES, TIMES, TOTAL
from dracosaur.bots.method.weights import Learned
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, RNG_SIZE, Fields, compiled, is_available

CHUNK_SECONDS = 0.002  # between two looks at the clock
PAIR_SECONDS = 0.00002  # at most, for one pair of answers of two who decide at once
EVERY_MOVE = (1 << 20, 1 << 40)  # so many, so far behind
CERTAIN = 4  # standard errors behind the best after which a move is given up


class Budget(NamedTuple):
    """How long a search may take: processor time, or a number of playouts, which is the same everywhere."""

    seconds: float = 0.0
    playouts: int = 0


class Tried(NamedTuple):
    """A move of a search; what it brought is in the unit of the game's margin."""

    move: int
    logit: float
    mean: float
    error: float  # the standard error of the mean
    playouts: int


class Mind:
    """What a bot of the game thinks with: one for each seat, because its room is its own."""

    def __init__(self, profile: Profile, plain: bool = False) -> None:
        self.profile = profile
        self.is_plain = plain or not is_available()
        package = importlib.import_module(profile.package)
        self.rules: Any = package if self.is_plain else compiled(profile.package)
        self.can_solve = hasattr(
            package, "solve"
        )  # a rule that knows exactly what each move brings, or says no
        self.can_meet = hasattr(package, "meet")  # one that knows what to do where two decide at once
        self.states: Any = self.batch(package.State, getattr(package, "SOLVER_STATES", STATES))
        solver = getattr(package, "SOLVER_SIZE", 0)
        width = max(package.MOST_MOVES, package.CONTEXT_SIZE, MOST_FEATURES, solver)
        self.rng = self.row(RNG_SIZE)
        self.room = self.grid(ROOMS, width)
        self.known = self.grid(KNOWN, width)

    def batch(self, state: Any, n: int) -> Any:
        """So many empty states."""
        return [state() for _ in range(n)] if self.is_plain else state.batch(n)

    def row(self, n: int) -> Any:
        """A row of zeros."""
        if self.is_plain:
            return [0] * n
        import numpy as np

        return np.zeros(n, np.int64)

    def grid(self, n: int, m: int) -> Any:
        """A grid of zeros."""
        if self.is_plain:
            return [[0] * m for _ in range(n)]
        import numpy as np

        return np.zeros((n, m), np.int64)

    def weights(self, numbers: array[int]) -> Any:
        """Weights as the rules want them."""
        if self.is_plain:
            return numbers.tolist()
        import numpy as np

        return np.array(numbers, np.int32)

    def hold(self, state: Any, place: int = ROOT) -> Any:
        """The state, or a row of a batch, as the rules want it, in one of the own places."""
        if self.is_plain:
            self.states[place].become(state)
        elif isinstance(state, Fields):
            state.write_row(self.states[place])
        else:
            self.states[place] = state
        return self.states[place]


class Player:
    """A mind with weights: it judges the moves of a seat in a state that fits what the seat knows."""

    def __init__(self, mind: Mind, learned: Learned) -> None:
        self.mind = mind
        self.policy = mind.weights(learned.policy)
        self.critic = mind.weights(learned.critic)

    def logits(self, state: Any, seat: int) -> list[tuple[int, float]]:
        """The moves of the seat with their logits."""
        mind = self.mind
        held = mind.hold(state)
        n = mind.rules.moves(held, seat, mind.room[MOVES])
        mind.rules.weigh(held, seat, n, self.policy, mind.room)
        return [(int(mind.room[MOVES][i]), mind.room[LOGITS][i] / ONE) for i in range(n)]

    def choose(self, state: Any, seat: int, temperature: float, seed: int) -> int:
        """The move that the policy takes."""
        mind = self.mind
        held = mind.hold(state)
        n = mind.rules.moves(held, seat, mind.room[MOVES])
        mind.rules.seed_row(mind.rng, seed, 0)
        place = mind.rules.choose(held, seat, n, self.policy, round(temperature * ONE), mind.rng, mind.room)
        return int(mind.room[MOVES][place])

    def value(self, state: Any, seat: int) -> float:
        """What the critic expects for the seat, in the unit of the game's margin."""
        return int(self.mind.rules.value(self.mind.hold(state), seat, self.critic, self.mind.room)) / ONE

    def search(
        self, state: Any, seat: int, budget: Budget, seed: int, settings: Settings | None = None
    ) -> list[Tried]:
        """The plausible moves, the best first, tried by sequential halving within the budget."""
        settings = settings or self.mind.profile.settings
        mind, rules, known = self.mind, self.mind.rules, self.mind.known
        mind.hold(state)
        if mind.can_solve:
            n = int(rules.list_moves(mind.states[ROOT], seat, *EVERY_MOVE, self.policy, mind.room, known))
            if rules.solve(mind.states, seat, n, mind.room, known):
                rules.sort_moves(known, n, 0)
                return [self._tried(i) for i in range(n)]
            most = budget.playouts or int(budget.seconds / PAIR_SECONDS)
            if mind.can_meet and rules.meet(mind.states, seat, n, most, mind.room, known):
                return self._drawn(n, seed)
        gap, prior = round(settings.gap * ONE), round(settings.prior * 1000)
        n = int(rules.list_moves(mind.states[ROOT], seat, settings.most, gap, self.policy, mind.room, known))
        left, done = n, 0
        rounds = max(1, (n - 1).bit_length())
        start = time.thread_time()
        for round_ in range(rounds):
            if left == 1:
                break
            share = budget.playouts // (rounds * left)
            until = start + budget.seconds * (round_ + 1) / rounds
            times = 1 if budget.seconds else max(1, share)
            while times > 0:
                before = time.thread_time()
                rules.try_moves(
                    mind.states,
                    seat,
                    left,
                    done,
                    times,
                    settings.turns,
                    self.policy,
                    self.critic,
                    round(settings.temperature * ONE),
                    seed,
                    mind.rng,
                    mind.room,
                    known,
                )
                done += times
                times = _next_times(times, before, until) if budget.seconds else 0
            rules.sort_moves(known, left, prior)
            left = (left + 1) // 2
            while left > 1 and self._is_behind(left - 1):
                left -= 1
        return [self._tried(i) for i in range(n)]

    def _drawn(self, n: int, seed: int) -> list[Tried]:
        """One of n moves, drawn as often as the equilibrium asks for it, then the others, the best first."""
        shares = [int(share) for share in self.mind.room[LOGITS][:n]]
        drawn, left = -1, Rng("meet", seed).below(sum(shares))
        while left >= 0:
            drawn += 1
            left -= shares[drawn]
        tried = [self._tried(i) for i in range(n)]
        first = tried.pop(drawn)
        return [first, *sorted(tried, key=lambda move: -move.mean)]

    def _is_behind(self, i: int) -> bool:
        """Whether the move will hardly catch up with the best one."""
        best, other = self._tried(0), self._tried(i)
        error: float = (best.error**2 + other.error**2) ** 0.5
        return best.mean - other.mean > CERTAIN * error > 0

    def _tried(self, i: int) -> Tried:
        known = self.mind.known
        move, logit, times = int(known[MOVE][i]), known[PRIOR][i] / ONE, int(known[TIMES][i])
        if times == 0:
            return Tried(move, logit, float("nan"), float("inf"), 0)
        mean = known[TOTAL][i] / times / ONE
        scatter = max(0.0, known[SQUARES][i] / times / ONE - mean * mean)
        return Tried(move, logit, mean, (scatter / times) ** 0.5, times)


def _next_times(times: int, before: float, until: float) -> int:
    """How many playouts come before the next look at the clock; 0 when the time is up."""
    now = time.thread_time()
    left = until - now
    if left <= 0:
        return 0
    each = max(now - before, 1e-6) / times
    return max(1, min(int(min(left, CHUNK_SECONDS) / each), 4 * times))

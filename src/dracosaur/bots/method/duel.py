"""Two sets of weights on the same deals: which policy is the stronger one?"""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from dracosaur.bots.method.mind import Mind
from dracosaur.bots.method.policy import MOVES
from dracosaur.bots.method.profile import Course, Profile
from dracosaur.bots.method.weights import Learned
from dracosaur.core.game import CHANCE, AnyGame
from dracosaur.core.twin import ONE, compiled

SEED = 1_000_003  # of the deals: not those of any course


class Verdict(msgspec.Struct, frozen=True):
    """By how much new weights do better than old ones, in the unit of the game's margin; interval of 95 %."""

    games: int
    mean: float
    interval: float

    @property
    def is_better(self) -> bool:
        """Whether chance hardly explains it."""
        return self.mean - self.interval > 0


def duel(
    game: AnyGame,
    profile: Profile,
    course: Course,
    new: Learned,
    old: Learned,
    games: int,
    plain: bool = False,
) -> Verdict:
    """One seat plays by the new weights and by the old ones on the same deals, all others by the old ones."""
    hall = _Hall(game, Mind(profile, plain))
    gains = []
    for number in range(games):
        lesson = course.lessons[number % len(course.lessons)]
        row = game.options_row(game.options(lesson.options, lesson.seats))
        me = number // len(course.lessons) % lesson.seats
        ends = [hall.play(lesson.seats, row, me, number, mine, old) for mine in (new, old)]
        gains.append((ends[0] - ends[1]) / ONE)
    mean = sum(gains) / len(gains)
    scatter = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return Verdict(games, round(mean, 4), round(1.96 * (scatter / len(gains)) ** 0.5, 4))


class _Hall:
    """Where whole games are played by given weights."""

    def __init__(self, game: AnyGame, mind: Mind) -> None:
        self.mind = mind
        self.game_rules: Any = game.rules if mind.is_plain else compiled(game.rules.__name__)
        self.empty = importlib.import_module(mind.profile.package).State()
        self._weights: dict[int, Any] = {}

    def weights(self, learned: Learned) -> Any:
        """The policy as the rules want it."""
        if id(learned) not in self._weights:
            self._weights[id(learned)] = self.mind.weights(learned.policy)
        return self._weights[id(learned)]

    def play(
        self, seats: int, options: list[int], me: int, number: int, mine: Learned, others: Learned
    ) -> int:
        """What the seat has at the end, in parts of ONE."""
        mind, rules, game_rules = self.mind, self.mind.rules, self.game_rules
        state = mind.hold(self.empty)
        row = mind.row(len(options))
        row[:] = options
        rules.seed_row(mind.rng, SEED, number)
        game_rules.setup(state, seats, row)
        is_running = True
        while is_running:
            is_running = False
            if game_rules.must_act(state, CHANCE):
                game_rules.apply(state, CHANCE, game_rules.draw(state, mind.rng))
                is_running = True
                continue
            for seat in range(seats):
                n = rules.moves(state, seat, mind.room[MOVES])
                if n > 0:
                    weights = self.weights(mine if seat == me else others)
                    i = rules.choose(state, seat, n, weights, 0, mind.rng, mind.room)
                    rules.perform(state, seat, mind.room[MOVES][i])
                    is_running = True
        return int(rules.margin(state, me))

"""Where a set of weights is taught: games of self-play in the compiled twin, or plain and slow."""

from __future__ import annotations

import importlib
from array import array
from typing import Any

from dracosaur.bots.method import learning
from dracosaur.bots.method.mind import Mind
from dracosaur.bots.method.profile import Course, Profile
from dracosaur.bots.method.weights import MOST
from dracosaur.core.game import AnyGame
from dracosaur.core.twin import ONE

MOST_SEATS = 8


class School:
    """One set of weights on its way from nothing; the same seed leads to the same weights everywhere."""

    def __init__(
        self, game: AnyGame, profile: Profile, course: Course, seed: int, plain: bool = False
    ) -> None:
        self.course = course
        self.seed = seed
        self.mind = mind = Mind(profile, plain)
        self.rules = mind.rules
        self.done = 0  # games
        self.states = mind.batch(importlib.import_module(profile.package).State, 2)
        self.policy = mind.row(course.policy_size)
        self.critic = mind.row(course.critic_size)
        self.steps = mind.row(course.policy_size)
        self._noted = (
            mind.row(course.most_entries),
            mind.row(course.most_entries),
            mind.grid(course.most_decisions, learning.DECIDED),
            mind.grid(course.most_turns, learning.TURN),
            mind.grid(learning.KEPT, MOST_SEATS),
        )
        self._used = mind.row(learning.USED)
        self._tables = [
            (lesson.seats, self._options(game, lesson.seats, lesson.options)) for lesson in course.lessons
        ]

    def _options(self, game: AnyGame, seats: int, given: Any) -> Any:  # a row of the twin
        numbers = game.options_row(game.options(given, seats))
        row = self.mind.row(len(numbers))
        row[:] = numbers
        return row

    @property
    def part(self) -> float:
        """How much of the course is done."""
        return min(1.0, self.done / self.course.games)

    def teach(self, games: int) -> float:
        """About so many games more, each table in its turn; returns the mean points of a seat."""
        self._used[learning.POINTS] = self._used[learning.PLAYED] = 0
        end = min(self.done + games, self.course.games)
        while self.done < end:
            seats, options = self._tables[self.done // self.course.block % len(self._tables)]
            block = min(self.course.block - self.done % self.course.block, end - self.done)
            step = self.course.step * (1 - 0.8 * self.part)
            critic_step = self.course.critic_step * (1 - 0.9 * self.part)
            self.rules.learn(
                self.states,
                seats,
                options,
                self.seed,
                self.done,
                block,
                self.policy,
                self.critic,
                self.steps,
                round(step * learning.STEP),
                round(critic_step * learning.STEP),
                self.mind.rng,
                self.mind.room,
                *self._noted,
                self._used,
            )
            self.done += block
        return float(self._used[learning.POINTS] / max(1, self._used[learning.PLAYED]))

    def weights(self) -> tuple[array[int], array[int]]:
        """Policy and critic as they ship: in parts of ONE."""
        return _rounded(self.policy), _rounded(self.critic)


def _rounded(numbers: Any) -> array[int]:
    unit = learning.FINE // ONE
    return array("i", [max(-MOST, min(MOST, (int(n) + unit // 2) // unit)) for n in numbers])

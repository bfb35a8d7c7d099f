"""Gods Love Dinosaurs for the method: one set of weights for all numbers of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy import CRITIC_SIZE, POLICY_SIZE, State
from dracosaur.bots.method.profile import Course, Lesson, Profile, Settings

EVERY: Final = "every"  # the set for all numbers of players
SEATS: Final = (2, 3, 4, 5)  # the tables take turns


def sets(state: State) -> Sequence[str]:
    """The one set there is."""
    return (EVERY,)


COURSE: Final = Course(
    lessons=tuple(Lesson(str(seats), seats, {}) for seats in SEATS),
    games=36_000,
    policy_size=POLICY_SIZE,
    critic_size=CRITIC_SIZE,
    block=50,
    most_entries=800_000,
    most_decisions=4_000,
    most_turns=500,
)

PROFILE: Final = Profile(
    game="gods_love_dinosaurs",
    package="dracosaur.bots.gods_love_dinosaurs.policy",
    sets=sets,
    courses={EVERY: COURSE},
    settings=Settings(most=12, gap=5.0, prior=0.02, temperature=0.5),
)

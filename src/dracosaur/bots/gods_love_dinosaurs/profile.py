"""Gods Love Dinosaurs for the method: a set of weights for each number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy import CRITIC_SIZE, POLICY_SIZE, State
from dracosaur.bots.method.profile import Course, Lesson, Profile, Settings

SEATS: Final = range(2, 6)


def sets(state: State) -> Sequence[str]:
    """The set for this number of players, then the nearest others."""
    return [str(n) for n in sorted(SEATS, key=lambda n: abs(n - state.seats))]


def _course(seats: int) -> Course:
    return Course(
        lessons=(Lesson(f"{seats}", seats, {}),),
        games=200_000 // seats,
        policy_size=POLICY_SIZE,
        critic_size=CRITIC_SIZE,
        most_entries=800_000,
        most_decisions=4_000,
        most_turns=500,
    )


PROFILE: Final = Profile(
    game="gods_love_dinosaurs",
    package="dracosaur.bots.gods_love_dinosaurs.policy",
    sets=sets,
    courses={str(seats): _course(seats) for seats in SEATS},
    settings=Settings(most=12, gap=5.0, prior=0.02, temperature=0.5),
)

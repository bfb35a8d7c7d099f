"""Gods Love Dinosaurs for the method: a set of weights for all tables, and one for crowded ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy import CRITIC_SIZE, POLICY_SIZE, State
from dracosaur.bots.method.profile import Course, Profile, Settings, usual_lessons

EVERY: Final = "every"  # the set for all numbers of players
CROWDED: Final = "crowded"  # the set for four and five


def sets(state: State) -> Sequence[str]:
    """The set for crowded tables where there is a crowd, then the one for all."""
    return (CROWDED, EVERY) if state.seats > 3 else (EVERY,)


def _course(seats: Sequence[int], games: int, step: float) -> Course:
    """How to play at tables with so many players, which take turns."""
    return Course(
        lessons=usual_lessons(seats),
        games=games,
        policy_size=POLICY_SIZE,
        critic_size=CRITIC_SIZE,
        step=step,
        block=50,
        most_entries=800_000,
        most_decisions=4_000,
        most_turns=500,
    )


PROFILE: Final = Profile(
    game="gods_love_dinosaurs",
    package="dracosaur.bots.gods_love_dinosaurs.policy",
    sets=sets,
    courses={EVERY: _course((2, 3, 4, 5), 36_000, 0.3), CROWDED: _course((4, 5), 50_000, 0.8)},
    settings=Settings(most=12, gap=5.0, prior=0.02, temperature=0.5),
)

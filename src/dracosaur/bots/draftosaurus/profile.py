"""Draftosaurus for the method: a set of weights for each number of players, good for both boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.draftosaurus.policy import CRITIC_SIZE, POLICY_SIZE, State
from dracosaur.bots.method.profile import Course, Lesson, Profile, Settings

SEATS: Final = range(2, 6)
BOARDS: Final = ("summer", "winter")
# Three to five minutes of processor time each.
GAMES: Final = {2: 6_000_000, 3: 5_000_000, 4: 5_000_000, 5: 4_000_000}


def sets(state: State) -> Sequence[str]:
    """The set for this number of players, then the nearest others."""
    return [str(n) for n in sorted(SEATS, key=lambda n: abs(n - state.seats))]


def _course(seats: int) -> Course:
    return Course(
        lessons=tuple(Lesson(f"{seats} {board}", seats, {"board": board}) for board in BOARDS),
        games=GAMES[seats],
        policy_size=POLICY_SIZE,
        critic_size=CRITIC_SIZE,
        step=0.6,
        most_entries=100_000,
        most_decisions=200,
        most_turns=100,
    )


PROFILE: Final = Profile(
    game="draftosaurus",
    package="dracosaur.bots.draftosaurus.policy",
    sets=sets,
    courses={str(seats): _course(seats) for seats in SEATS},
    settings=Settings(most=10, gap=8.0, prior=0.02, temperature=0.5),
)

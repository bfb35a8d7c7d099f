"""Wyrmspan for the method: weights against the Automa, against Ravel, and for two to five players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.bots.method.profile import Course, Lesson, Profile, Settings, usual_lessons
from dracosaur.bots.wyrmspan.policy import SIZE, State
from dracosaur.games.wyrmspan.cards.programs import IS_RAVEL
from dracosaur.games.wyrmspan.rules.constants import LEVEL

AUTOMA: Final = "automa"
RAVEL: Final = "ravel"
TOGETHER: Final = "together"


def sets(state: State) -> Sequence[str]:
    """The set for this opponent, then the others."""
    if state.seats > 1:
        return (TOGETHER, AUTOMA, RAVEL)
    return (RAVEL, AUTOMA, TOGETHER) if IS_RAVEL[state.options[LEVEL]] else (AUTOMA, RAVEL, TOGETHER)


def _solo(opponents: Sequence[str], games: int) -> Course:
    """How to play alone: levels take turns quickly, or the critic follows the last one."""
    names = [f"{opponent}_{level}" for level in (1, 2, 3) for opponent in opponents]
    return Course(
        lessons=tuple(Lesson(f"1 {name}", 1, {"automa": name}) for name in names),
        games=games,
        policy_size=SIZE,
        critic_size=SIZE,
        step=0.6,
        critic_step=0.2,
        block=100,
        most_entries=300_000,
        most_decisions=4_000,
        most_turns=200,
    )


COURSES: Final = {
    AUTOMA: _solo((AUTOMA,), 1_400_000),
    # Who meets Ravel alone learns not to excavate, which moves him on, and never what caves are for.
    RAVEL: _solo((AUTOMA, RAVEL), 800_000),
    TOGETHER: Course(
        lessons=usual_lessons(range(2, 6)),
        games=400_000,
        policy_size=SIZE,
        critic_size=SIZE,
        step=1.2,
        critic_step=0.2,
        block=50,
        most_entries=1_500_000,
        most_decisions=20_000,
        most_turns=1_000,
    ),
}

PROFILE: Final = Profile(
    game="wyrmspan",
    package="dracosaur.bots.wyrmspan.policy",
    sets=sets,
    courses=COURSES,
    settings=Settings(most=12, gap=4.0, prior=0.002, temperature=0.5),
)

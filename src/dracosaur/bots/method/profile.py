"""What the method has to know of a game: where its rules are, which weights fit a table, how to search."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur.bots.method.weights import BadWeights, Learned, load

# Games that have adopted the method; imported when asked for.
PROFILES: Final[Mapping[str, str]] = {
    "draftosaurus": "dracosaur.bots.draftosaurus.profile:PROFILE",
    "gods_love_dinosaurs": "dracosaur.bots.gods_love_dinosaurs.profile:PROFILE",
    "wyrmspan": "dracosaur.bots.wyrmspan.profile:PROFILE",
}


class Lesson(msgspec.Struct, frozen=True):
    """A table at which a set of weights is taught; several take turns."""

    name: str  # "4 winter"
    seats: int
    options: Mapping[str, object]


def usual_lessons(seats: Iterable[int]) -> tuple[Lesson, ...]:
    """A lesson for each number of players, with the usual options."""
    return tuple(Lesson(str(n), n, {}) for n in seats)


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How one set of weights is taught."""

    lessons: tuple[Lesson, ...]
    games: int
    policy_size: int
    critic_size: int
    step: float = 0.3  # of the policy; it falls to a fifth
    critic_step: float = 0.1  # it falls to a tenth
    block: int = 200  # games at one table before the next has its turn
    most_entries: int = 200_000  # features of all moves of all decisions of a game
    most_decisions: int = 2_000
    most_turns: int = 400


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a search goes about its moves."""

    most: int = 12  # moves that are tried
    gap: float = 8.0  # how far a logit may be behind the best
    prior: float = 0.02  # how much of a logit counts with what playouts bring
    temperature: float = 0.5  # of the playouts
    turns: int = 0  # after which the critic judges; 0 plays to the end


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """One game for the method."""

    game: str
    package: str  # of the rules: what `method_rules` gives, `action_of`, MOST_MOVES, CONTEXT_SIZE
    sets: Callable[[Any], Sequence[str]]  # the sets of weights for a state, the most fitting first
    courses: Mapping[str, Course]  # by the name of the set
    settings: Settings = Settings()

    @property
    def folder(self) -> Path:
        """Where the sets of weights lie."""
        module = importlib.import_module(self.package.rpartition(".")[0])
        assert module.__file__ is not None  # a package of ours
        return Path(module.__file__).parent / "weights"

    def learned(self, state: Any) -> Learned | None:  # the game's State
        """The weights for a table as in this state; None where no set can be read."""
        for name in self.sets(state):
            found = _read(self.folder / f"{name}.npz")
            if found is not None:
                return found
        return None


def profile_of(game: str) -> Profile | None:
    """The profile of a game that has adopted the method."""
    if game not in PROFILES:
        return None
    module, _, attribute = PROFILES[game].partition(":")
    profile: Profile = getattr(importlib.import_module(module), attribute)
    return profile


@cache
def _read(path: Path) -> Learned | None:
    try:
        return load(path)
    except BadWeights:
        return None

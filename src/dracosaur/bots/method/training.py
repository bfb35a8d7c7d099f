"""From nothing to a set of weights that ships: checkpoints on the way, a curve, and a gate at the end."""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur.bots.method.duel import Verdict, duel
from dracosaur.bots.method.profile import Profile
from dracosaur.bots.method.proof import digest
from dracosaur.bots.method.school import School
from dracosaur.bots.method.weights import BadWeights, Header, Learned, load, save
from dracosaur.core.game import AnyGame

BLOCKS: Final = 100  # points of the curve, and checkpoints, of a course


class Point(msgspec.Struct, frozen=True):
    """A point of a learning curve."""

    games: int
    seconds: float  # of processor time
    points: float  # of a seat in self-play, on average since the point before


class Trained(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a course."""

    name: str
    games: int
    seconds: float
    curve: tuple[Point, ...]
    verdict: Verdict | None  # None where there was nothing to compare with
    path: str | None  # where the weights lie; None where they are not better than the old ones


class BadCheckpoint(ValueError):
    """A checkpoint belongs to another course or cannot be read; the message says what to do."""


class Training:
    """One course, which can be stopped at any time and goes on where its last checkpoint is."""

    def __init__(
        self,
        game: AnyGame,
        profile: Profile,
        name: str,
        *,
        seed: int,
        folder: Path,
        games: int = 0,
    ) -> None:
        course = profile.courses[name]
        self.game, self.profile, self.name, self.folder = game, profile, name, folder
        self.course = msgspec.structs.replace(course, games=games) if games else course
        self.school = School(game, profile, self.course, seed)
        self.curve: list[Point] = []
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def checkpoint(self) -> Path:
        """Where the course is kept while it runs."""
        return self.folder / f"{self.name}.checkpoint.npz"

    def resume(self) -> bool:
        """Go on from the checkpoint, if there is one."""
        import numpy as np

        if not self.checkpoint.exists():
            return False
        try:
            with np.load(self.checkpoint) as kept:
                plan = bytes(kept["plan"]).decode()
                numbers = {name: kept[name] for name in ("policy", "critic", "steps")}
                done, self.seconds = int(kept["done"]), float(kept["seconds"])
                curve = msgspec.json.decode(bytes(kept["curve"]), type=list[Point])
        except (OSError, ValueError, KeyError) as error:
            raise BadCheckpoint(
                f"{self.checkpoint} cannot be read ({error}); delete it to begin anew"
            ) from error
        if plan != self._plan():
            raise BadCheckpoint(f"{self.checkpoint} is of another course or seed; delete it to begin anew")
        for name, values in numbers.items():
            getattr(self.school, name)[:] = values
        self.school.done, self.curve = done, curve
        return True

    def _plan(self) -> str:
        """What a checkpoint must agree with."""
        return msgspec.json.encode([self.game.rules_version, self.school.seed, self.course]).decode()

    def keep(self) -> None:
        """The course lies in its checkpoint, whole or as it was."""
        import numpy as np

        school, draft = self.school, self.checkpoint.with_suffix(".part")
        with draft.open("wb") as file:
            np.savez_compressed(
                file,
                plan=np.frombuffer(self._plan().encode(), np.uint8),
                curve=np.frombuffer(msgspec.json.encode(self.curve), np.uint8),
                policy=school.policy,
                critic=school.critic,
                steps=school.steps,
                done=school.done,
                seconds=self.seconds,
            )
        os.replace(draft, self.checkpoint)

    def run(self, told: Callable[[Point, int], None]) -> None:
        """The rest of the course; `told` hears of each point of the curve and of how many games there are."""
        games = self.course.games
        while self.school.done < games:
            start = time.process_time()
            points = self.school.teach(max(1, games // BLOCKS))
            self.seconds += time.process_time() - start
            point = Point(self.school.done, round(self.seconds, 2), round(points, 3))
            self.curve.append(point)
            self.keep()
            told(point, games)

    def finish(self, target: Path, command: str, duels: int) -> Trained:
        """The weights lie in the target if they beat what is there; the curve lies beside the checkpoint."""
        policy, critic = self.school.weights()
        new = self._learned(policy, critic, command)
        old = self._old(target)
        verdict = duel(self.game, self.profile, self.course, new, old, duels) if old else None
        path = target if verdict is None or verdict.is_better else None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(path, new)
        curve = tuple(self.curve)
        (self.folder / f"{self.name}.curve.json").write_bytes(msgspec.json.encode(curve))
        (self.folder / f"{self.name}.curve.svg").write_text(draw_curve(self.name, curve), "utf-8")
        return Trained(
            name=self.name,
            games=self.course.games,
            seconds=self.seconds,
            curve=curve,
            verdict=verdict,
            path=None if path is None else str(path),
        )

    def _learned(self, policy: array[int], critic: array[int], command: str) -> Learned:
        header = Header(
            game=self.game.name,
            rules_version=self.game.rules_version,
            features=digest(self.game, self.profile, self.course),
            command=command,
            seed=self.school.seed,
            games=self.course.games,
            cases=tuple(lesson.name for lesson in self.course.lessons),
        )
        return Learned(header, policy, critic)

    def _old(self, target: Path) -> Learned | None:
        """What lies at the target, if it is of use; weights of other features are no match."""
        try:
            old = load(target)
        except BadWeights:
            return None
        is_same_size = len(old.policy) == self.course.policy_size
        return old if is_same_size and len(old.critic) == self.course.critic_size else None


def draw_curve(name: str, curve: tuple[Point, ...]) -> str:
    """The learning curve as a picture: points of a seat over games."""
    most = max((point.games for point in curve), default=1)
    low = min((point.points for point in curve), default=0.0)
    high = max((point.points for point in curve), default=1.0)
    span = (high - low) or 1.0
    places = " ".join(
        f"{60 + 520 * point.games / most:.1f},{250 - 200 * (point.points - low) / span:.1f}"
        for point in curve
    )
    labels: list[tuple[int, int, str, Any]] = [
        (60, 30, "start", name),
        (55, 54, "end", f"{high:.1f}"),
        (55, 254, "end", f"{low:.1f}"),
        (580, 275, "end", f"{most:,}"),
    ]
    texts = "".join(
        f'<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>' for x, y, anchor, text in labels
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290" font-family="sans-serif">'
        '<rect width="600" height="290" fill="#fff"/>'
        '<path d="M60 50V250H580" fill="none" stroke="#888"/>'
        f'<polyline points="{places}" fill="none" stroke="#0a6" stroke-width="2"/>{texts}</svg>\n'
    )

"""Learning in whole numbers: both twins learn the same, a stopped course ends as one that was not stopped."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dracosaur.bots.method.duel import duel
from dracosaur.bots.method.learning import inverse_root
from dracosaur.bots.method.profile import PROFILES, Course, Profile, profile_of
from dracosaur.bots.method.school import School
from dracosaur.bots.method.training import BadCheckpoint, Training, draw_curve
from dracosaur.bots.method.weights import Learned, load
from dracosaur.core.twin import is_available
from dracosaur.games import load as load_game

GAME = load_game("draftosaurus")

needs_fast = pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")


def profile() -> Profile:
    found = profile_of("draftosaurus")
    assert found is not None
    return found


def short_course(games: int) -> Course:
    return msgspec.structs.replace(profile().courses["2"], games=games, block=2)


@pytest.mark.parametrize("x", [1.0, 1.001, 3.999, 4.0, 17.0, 1e3, 1e6])
def test_the_inverse_root_is_right_within_a_thousandth(x: float) -> None:
    assert inverse_root(int(x * 2**20)) / 2**20 == pytest.approx(1 / sqrt(x), rel=2e-3)


@needs_fast
def test_both_twins_learn_the_same() -> None:
    def taught(plain: bool) -> Any:
        school = School(GAME, profile(), short_course(4), seed=3, plain=plain)
        points = school.teach(4)
        return points, [list(map(int, row)) for row in (school.policy, school.critic, school.steps)]

    assert taught(True) == taught(False)


@needs_fast
def test_self_play_teaches_to_score() -> None:
    school = School(GAME, profile(), short_course(4000), seed=3)
    first = school.teach(400)
    for _ in range(8):
        last = school.teach(450)
    assert last > first + 3


@needs_fast
def test_a_stopped_course_ends_as_one_that_was_not(tmp_path: Path) -> None:
    def training(folder: str) -> Training:
        return Training(GAME, profile(), "2", seed=5, folder=tmp_path / folder, games=600)

    whole, stopped = training("whole"), training("stopped")
    whole.run(lambda point, games: None)

    class Killed(Exception):
        pass

    def kill(point: Any, games: int) -> None:
        if point.games >= 300:
            raise Killed

    with pytest.raises(Killed):
        stopped.run(kill)
    again = training("stopped")
    assert again.resume()
    assert again.school.done == 300
    again.run(lambda point, games: None)
    assert again.school.weights() == whole.school.weights()
    assert [point.games for point in again.curve] == [point.games for point in whole.curve]


@needs_fast
def test_a_checkpoint_of_another_course_is_refused(tmp_path: Path) -> None:
    first = Training(GAME, profile(), "2", seed=5, folder=tmp_path, games=10)
    assert not first.resume()
    first.run(lambda point, games: None)
    with pytest.raises(BadCheckpoint, match="delete it"):
        Training(GAME, profile(), "2", seed=6, folder=tmp_path, games=10).resume()
    first.checkpoint.write_bytes(b"cut")
    with pytest.raises(BadCheckpoint, match="delete it"):
        Training(GAME, profile(), "2", seed=5, folder=tmp_path, games=10).resume()


@needs_fast
def test_new_weights_ship_only_if_they_beat_the_old_ones(tmp_path: Path) -> None:
    good = Training(GAME, profile(), "2", seed=5, folder=tmp_path / "good", games=6000)
    good.run(lambda point, games: None)
    target = tmp_path / "2.npz"
    first = good.finish(target, "dracosaur train", duels=10)
    assert first.path == str(target)
    assert first.verdict is None
    kept = target.read_bytes()
    poor = Training(GAME, profile(), "2", seed=6, folder=tmp_path / "poor", games=100)
    poor.run(lambda point, games: None)
    second = poor.finish(target, "dracosaur train", duels=200)
    assert second.path is None
    assert second.verdict is not None
    assert not second.verdict.is_better
    assert target.read_bytes() == kept
    assert load(target).header.cases == ("2 summer", "2 winter")
    assert (tmp_path / "good" / "2.curve.json").exists()
    assert "<polyline" in (tmp_path / "good" / "2.curve.svg").read_text("utf-8")


def test_a_duel_of_equals_is_a_draw() -> None:
    school = School(GAME, profile(), short_course(2), seed=3, plain=True)
    policy, critic = school.weights()
    equal = Learned(load_header(), policy, critic)
    verdict = duel(GAME, profile(), short_course(2), equal, equal, 2, plain=True)
    assert (verdict.mean, verdict.interval) == (0, 0)
    assert not verdict.is_better


def load_header() -> Any:
    from tests.bots.method.test_weights import HEADER

    return HEADER


def test_a_curve_without_points_is_a_picture_too() -> None:
    assert draw_curve("2", ()).startswith("<svg")


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_is_complete(name: str) -> None:
    found = profile_of(name)
    assert found is not None
    assert found.game == name
    for course in found.courses.values():
        for lesson in course.lessons:
            load_game(name).options(lesson.options, lesson.seats)

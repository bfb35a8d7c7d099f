"""The list of figures that the bots must show."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from dracosaur.bots.levels import Level
from dracosaur.core.twin import lint
from tests.bots import ledger
from tests.bots.draftosaurus import lab
from tests.bots.figures import Line, Reached, Told, is_wanted, lines, tell


def test_every_number_of_the_list_has_lines_and_each_line_a_name() -> None:
    listed = list(lines())
    assert {line.number for line in listed} == set(range(1, 9))
    assert len({line.what for line in listed}) == len(listed)
    assert all(line.games > 0 for line in listed)
    assert pickle.loads(pickle.dumps(listed)) is not None  # other processes measure them


@pytest.mark.parametrize(("only", "is_there"), [("", True), ("4", True), ("5", False), ("5 players", True)])
def test_lines_are_chosen_by_their_number_or_by_words(only: str, is_there: bool) -> None:
    line = Line(4, "dinosaurs, 5 players", "%", 60, 100, lambda games, keep: Reached(0, 0, 0))
    assert is_wanted(line, only) == is_there


@pytest.mark.parametrize(
    ("reached", "verdict"),
    [
        (Reached(70, 65, 75), "holds"),
        (Reached(70, 55, 85), "holds, open"),
        (Reached(50, 40, 65), "FAILS, open"),
        (Reached(50, 45, 55), "FAILS"),
        (Reached(90, 85, 95), "FAILS"),
    ],
)
def test_a_line_is_open_while_its_interval_reaches_to_the_other_side(reached: Reached, verdict: str) -> None:
    line = Line(8, "a level", "%", 60, 100, lambda games, keep: reached, 80)
    assert tell(line, 0.1, Path("nowhere")).verdict == verdict


def test_a_part_of_a_course_and_what_nobody_asks_for_are_stated() -> None:
    reached = Reached(-0.1, -0.2, 0.0)
    course = Line(7, "a course", "gain", 0, 100, lambda games, keep: reached, 0)
    assert Told(course, 10, reached, 1.0).verdict == "stated"
    assert Told(course, 100, reached, 1.0).verdict != "stated"
    assert Told(course._replace(asked=None, most=None), 100, reached, 1.0).verdict == "stated"


def test_the_rules_for_measuring_keep_to_the_subset() -> None:
    assert not list(lint.check_package(lab.__name__))


def test_the_ledger_forgets_what_other_weights_have_shown(tmp_path: Path) -> None:
    line = next(line for line in lines() if "visitor" in line.what)
    entry = Told(line, 200, Reached(71.5, 65.0, 77.0, "0.3 ms a decision"), 12.0).entry
    path = tmp_path / "bots.jsonl"
    ledger.write([entry, msgspec.structs.replace(entry, what=f"{line.what}, too", stamp="another")], path)
    assert ledger.read(path) == {line.what: entry}
    assert Told.known(line, entry).entry == entry


def test_a_change_of_levels_concerns_only_lines_in_which_they_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    met, alone = "wyrmspan, keeper against apprentice, 2 players", "wyrmspan, learned, automa_2"
    before = ledger.stamp_of(met), ledger.stamp_of(alone)
    monkeypatch.setattr(ledger, "level_of", lambda game, level: Level("random"))
    assert ledger.stamp_of(met) != before[0]
    assert ledger.stamp_of(alone) == before[1]


def test_the_ledger_holds_only_lines_of_the_list_with_their_full_sample() -> None:
    games = {line.what: line.games for line in lines()}
    for entry in ledger.read().values():
        assert entry.games == games[entry.what]

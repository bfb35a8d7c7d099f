"""Results that survive a kill."""

from __future__ import annotations

from pathlib import Path

import pytest

from dracosaur.arena.journal import BadJournal, Journal
from dracosaur.core.game import Value


class Work(Value, frozen=True):
    what: str
    seed: int = 0


class Step(Value, frozen=True):
    n: int


WORK = Work("count")


def opened(path: Path | None, work: Work = WORK) -> Journal[Work, Step]:
    return Journal(path, work, Step)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "steps.jsonl"
    with opened(path) as journal:
        for n in range(3):
            journal.append(Step(n))
    return path


def test_what_was_done_is_there_again(file: Path) -> None:
    with opened(file) as journal:
        assert journal.lines == [Step(0), Step(1), Step(2)]
        journal.append(Step(3))
    with opened(file) as journal:
        assert len(journal.lines) == 4


def test_without_a_file_lines_are_only_remembered() -> None:
    with opened(None) as journal:
        journal.append(Step(1))
        assert journal.lines == [Step(1)]


def test_a_torn_line_is_dropped_wherever_it_was_torn(file: Path) -> None:
    whole = file.read_bytes()
    header = whole.index(b"\n") + 1
    for end in range(len(whole) + 1):
        file.write_bytes(whole[:end])
        with opened(file) as journal:
            assert journal.lines == [Step(n) for n in range(whole[header:end].count(b"\n"))]
            journal.append(Step(9))
        with opened(file) as journal:
            assert journal.lines[-1] == Step(9)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"my letters", "journal-foreign"),
        (b"my letters\n", "journal-foreign"),
        (b"[1, 2]\n", "journal-foreign"),
        (b'{"what": "other", "seed": 0}\n', "journal-other"),
        (b'{"what": "count", "seed": 0}\n{"n": "x"}\n{"n": 1}\n', "journal-line"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(BadJournal) as caught:
        opened(path)
    assert caught.value.key == key
    assert path.read_bytes() == content


def test_other_work_is_named_by_what_differs(file: Path) -> None:
    with pytest.raises(BadJournal, match="differs in seed") as caught:
        opened(file, Work("count", 7))
    assert caught.value.values["names"] == "seed"


def test_two_processes_do_not_write_at_once(file: Path) -> None:
    pytest.importorskip("fcntl")
    with opened(file), pytest.raises(BadJournal) as caught:
        opened(file)
    assert caught.value.key == "journal-busy"

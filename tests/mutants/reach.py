"""Which tests reach which line of the source, and how long they take; measured once, kept by content."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.child import Answer, Job, Measured
from tests.mutants.operators import Mutant

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SOURCE: Final = ROOT / "src" / "dracosaur"
BUILD: Final = ROOT / "build" / "mutants"
FAST_TESTS: Final = "tests/core"  # those of its tests that need the compiled twin are quick enough
TOGETHER: Final = 6  # files of tests for one process, which takes some seconds to begin


def content(files: Sequence[Path]) -> str:
    """A short name of all that stands in the files."""
    digest = blake2b(digest_size=8)
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def source_content() -> str:
    """A name of the whole source as it stands."""
    return content([file for file in sorted(SOURCE.rglob("*")) if file.is_file() and file.suffix != ".pyc"])


def run(job: Job, *, fast: bool, cache: Path, seconds: float | None = None) -> Answer | None:
    """What the job came to in a process of its own; nothing where that has died or taken too long."""
    settings = {"DRACOSAUR_CACHE": str(cache), "CONFORMANCE_GAMES": "1"}
    if not fast:
        settings["DRACOSAUR_PLAIN"] = "1"
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.mutants.child"],
            input=msgspec.msgpack.encode(job),
            capture_output=True,
            cwd=ROOT,
            env={**os.environ, **settings},
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return None
    if done.returncode != 0 and job.measured:
        raise RuntimeError(f"{' '.join(job.files)}: {done.stderr.decode(errors='replace')}")
    return msgspec.msgpack.decode(done.stdout, type=Answer) if done.returncode == 0 else None


class Test(msgspec.Struct, frozen=True):
    """A test that passes, by either twin."""

    id: str
    seconds: float
    fast: bool
    content: str  # of its file and of what that may use

    @property
    def file(self) -> str:
        """Where it stands."""
        return self.id.partition("::")[0]


class Reach:
    """The tests by the lines that they reach."""

    def __init__(self) -> None:
        self.tests: dict[str, Test] = {}
        self.at_import: set[tuple[str, int]] = set()
        self._by_line: dict[tuple[str, int], set[str]] = {}
        self._by_file: dict[str, set[str]] = {}

    def add(self, answer: Answer, *, fast: bool, content: str) -> None:
        """Take in what a process has measured."""
        self.at_import |= {(_short(file), line) for file, lines in answer.at_import.items() for line in lines}
        for id, measured in answer.tests.items():
            self.tests[id] = Test(id, measured.seconds, fast, content)
            for file, lines in measured.lines.items():
                self._by_file.setdefault(_short(file), set()).add(id)
                for line in lines:
                    self._by_line.setdefault((_short(file), line), set()).add(id)

    def of(self, mutant: Mutant) -> list[Test]:
        """The tests that may notice a mutant, cheapest first; the compiled twin's where no others are."""
        lines = [(mutant.file, line) for line in range(mutant.line, mutant.last + 1)]
        if any(line in self.at_import for line in lines):
            found = self._naming(mutant) or self._by_file.get(mutant.file, set())
        else:
            found = {id for line in lines for id in self._by_line.get(line, ())}
        tests = sorted((self.tests[id] for id in found), key=lambda test: (test.seconds, test.id))
        return [test for test in tests if not test.fast] or tests

    def _naming(self, mutant: Mutant) -> set[str]:
        """The tests that reach a line of the same room in which the name of a lookup stands."""
        name = re.compile(rf"\b{re.escape(mutant.function)}\b")
        found: set[str] = set()
        for file in (SOURCE / mutant.file).parent.glob("*.py"):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if name.search(line):
                    found |= self._by_line.get((_short(str(file)), number), set())
        return found


def _short(file: str) -> str:
    return Path(file).relative_to(SOURCE).as_posix()


class _Kept(msgspec.Struct):
    """What was measured for one file of tests."""

    plain: Answer
    fast: Answer | None


def measure(paths: Sequence[str], jobs: int, told: Callable[[int, int], None]) -> Reach:
    """The reach of all tests below the paths; files that have changed are measured again."""
    files = sorted({file for path in paths for file in _test_files(ROOT / path)})
    source = source_content()
    helpers = content([file for file in sorted((ROOT / "tests").rglob("*.py")) if _is_helper(file)])
    names = {file: f"{source}{helpers}{content([file])}" for file in files}
    folder = BUILD / "reach"
    folder.mkdir(parents=True, exist_ok=True)
    stale = [file for file in files if not (folder / _digest(names[file])).exists()]
    done = len(files) - len(stale)
    told(done, len(files))
    portions = [stale[i : i + TOGETHER] for i in range(0, len(stale), TOGETHER)]

    def keep(portion: list[Path]) -> int:
        for file, kept in _measure(portion).items():
            (folder / _digest(names[file])).write_bytes(msgspec.msgpack.encode(kept))
        return len(portion)

    with ThreadPoolExecutor(jobs) as pool:
        for measured in as_completed([pool.submit(keep, portion) for portion in portions]):
            done += measured.result()
            told(done, len(files))
    reach = Reach()
    for file in files:
        answers = msgspec.msgpack.decode((folder / _digest(names[file])).read_bytes(), type=_Kept)
        reach.add(answers.plain, fast=False, content=names[file])
        if answers.fast is not None:
            reach.add(answers.fast, fast=True, content=names[file])
    return reach


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=12).hexdigest()


def _is_helper(file: Path) -> bool:
    """Whether tests may use it; of this tool that is only how they are run."""
    return not file.name.startswith("test_") and (file.parent != HERE or file.name == "child.py")


def _test_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def _measure(files: Sequence[Path]) -> dict[Path, _Kept]:
    """What the tests of the files reach; those that need the compiled twin are run with it on their own."""
    names = tuple(file.relative_to(ROOT).as_posix() for file in files)
    cache = BUILD / "compiled"
    plain = run(Job(names, measured=str(SOURCE)), fast=False, cache=cache)
    assert plain is not None  # a measurement that fails is told
    if plain.failed:
        raise RuntimeError(f"tests must pass before mutants are tried: {', '.join(plain.failed)}")
    skipped = tuple(test for test in plain.skipped if test.startswith(FAST_TESTS))
    fast = None
    if skipped:
        job = Job(tuple(sorted({test.partition("::")[0] for test in skipped})), skipped, str(SOURCE))
        for _ in range(2):  # the second time the rules are compiled already
            fast = run(job, fast=True, cache=cache)
    return {
        file: _Kept(_part(plain, name), _part(fast, name) if fast is not None else None)
        for file, name in zip(files, names, strict=True)
    }


def _part(answer: Answer, name: str) -> Answer:
    """What belongs to one file of tests."""
    tests: dict[str, Measured] = {
        id: measured for id, measured in answer.tests.items() if id.startswith(f"{name}::")
    }
    return Answer(answer.status, tests, answer.at_import)

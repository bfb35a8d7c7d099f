"""Which tests reach which line of the source, and how long they take; measured once, kept by content."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.child import Answer, Job, Measured
from tests.mutants.operators import Mutant

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "dracosaur"
HERE: Final = Path(__file__).parent
BUILD: Final = ROOT / "build" / "mutants"
FAST_TESTS: Final = "tests/core"  # those of its tests that need the compiled twin are quick enough
TOGETHER: Final = 6  # files of tests for one process, which takes some seconds to begin


def content(files: Iterable[Path]) -> str:
    """A short name of all that stands in the files."""
    digest = blake2b(digest_size=12)
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + (file.read_bytes() if file.exists() else b""))
    return digest.hexdigest()


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
        self.at_import |= {
            (_short(file), line)
            for file, lines in answer.at_import.items()
            if _is_source(file)
            for line in lines
        }
        for id, measured in answer.tests.items():
            self.tests[id] = Test(id, measured.seconds, fast, content)
            for file, lines in measured.lines.items():
                if not _is_source(file):
                    continue
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
    """What was measured for one file of tests, and the files that it depends on."""

    used: list[str]
    content: str
    plain: Answer
    fast: Answer | None


def measure(paths: Sequence[str], jobs: int, told: Callable[[int, int], None]) -> Reach:
    """The reach of all tests below the paths; where a file that they use has changed it is measured again."""
    files = sorted({file for path in paths for file in _test_files(ROOT / path)})
    stale = [file for file in files if _kept(file) is None]
    done = len(files) - len(stale)
    told(done, len(files))
    portions = [stale[i : i + TOGETHER] for i in range(0, len(stale), TOGETHER)]
    with ThreadPoolExecutor(jobs) as pool:
        for measured in as_completed([pool.submit(_measure, portion) for portion in portions]):
            done += measured.result()
            told(done, len(files))
    reach = Reach()
    for file in files:
        kept = _kept(file)
        if kept is None:
            raise RuntimeError(
                f"{file.relative_to(ROOT)}: what it uses has changed while it was measured; run again"
            )
        reach.add(kept.plain, fast=False, content=kept.content)
        if kept.fast is not None:
            reach.add(kept.fast, fast=True, content=kept.content)
    return reach


def _place(file: Path) -> Path:
    name = file.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    return BUILD / "reach" / name


def _kept(file: Path) -> _Kept | None:
    """What is known of a file of tests, if that is still so."""
    place = _place(file)
    if not place.exists():
        return None
    kept = msgspec.msgpack.decode(place.read_bytes(), type=_Kept)
    return kept if kept.content == content(ROOT / name for name in kept.used) else None


def _test_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def _measure(files: Sequence[Path]) -> int:
    """Keep what the tests of the files reach; those that need the compiled twin are run with it, apart."""
    names = tuple(file.relative_to(ROOT).as_posix() for file in files)
    measured = (str(SOURCE), str(ROOT / "tests"))
    cache = BUILD / "compiled"
    plain = run(Job(names, measured=measured), fast=False, cache=cache)
    assert plain is not None  # a measurement that fails is told
    if plain.failed:
        raise RuntimeError(f"tests must pass before mutants are tried: {', '.join(plain.failed)}")
    skipped = tuple(test for test in plain.skipped if test.startswith(FAST_TESTS))
    fast = None
    if skipped:
        job = Job(tuple(sorted({test.partition("::")[0] for test in skipped})), skipped, measured)
        for _ in range(2):  # the second time the rules are compiled already
            fast = run(job, fast=True, cache=cache)
    for file, name in zip(files, names, strict=True):
        parts = _part(plain, name), _part(fast, name) if fast is not None else None
        used = sorted(_used(file, plain.at_import, *(part for part in parts if part)))
        kept = _Kept(used, content(ROOT / one for one in used), *parts)
        _place(file).parent.mkdir(parents=True, exist_ok=True)
        _place(file).write_bytes(msgspec.msgpack.encode(kept))
    return len(files)


def _used(file: Path, at_import: Iterable[str], *answers: Answer) -> set[str]:
    """What decides how the tests of a file end: what they run, their helpers, all files of their games."""
    run = {Path(one) for answer in answers for test in answer.tests.values() for one in test.lines}
    helpers = {Path(one) for one in at_import if not _is_source(one)}
    helpers = {helper for helper in helpers if not helper.name.startswith("test_") and helper.parent != HERE}
    rooms = {one.relative_to(SOURCE).parts[:2] for one in run if _is_source(one)}
    games = [SOURCE.joinpath(*room) for room in rooms if room[0] == "games"]
    kept = {one for game in games for one in game.rglob("*") if one.suffix in (".py", ".toml", ".ftl")}
    return {one.relative_to(ROOT).as_posix() for one in {file, *run, *helpers, *kept}}


def _is_source(file: str | Path) -> bool:
    return Path(file).is_relative_to(SOURCE)


def _part(answer: Answer, name: str) -> Answer:
    """What belongs to one file of tests."""
    tests: dict[str, Measured] = {
        id: measured for id, measured in answer.tests.items() if id.startswith(f"{name}::")
    }
    return Answer(answer.status, tests, answer.at_import)

"""A process of its own for tests: it notes which lines each of them reaches, or runs them on a mutant.

It reads a job from standard input and writes the answer to standard output; what tests print goes nowhere.
"""

from __future__ import annotations

import contextlib
import importlib.abc
import importlib.machinery
import os
import resource
import signal
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import CodeType, ModuleType

import coverage
import msgspec
import pytest

MEMORY = 4 << 30  # bytes; a mutant that fills a list for ever ends here
UNUSED = ("cacheprovider", "cov", "schemathesis", "xdist")  # plugins that take a second to load


class Job(msgspec.Struct, frozen=True):
    """What the process has to do: measure the tests of the files, or try the named tests on a mutant."""

    files: tuple[str, ...]
    tests: tuple[str, ...] = ()  # in this order; none: all
    measured: tuple[str, ...] = ()  # folders whose lines are noted
    module: str = ""  # the file that is replaced
    source: str = ""  # by this text
    cpu_seconds: int = 0
    limits: dict[str, float] = {}  # core-seconds, for single tests


class Measured(msgspec.Struct, frozen=True):
    """A test that passes, and the lines that it reaches of each file."""

    seconds: float
    lines: dict[str, list[int]]


class Answer(msgspec.Struct):
    """What came of a job."""

    status: int
    tests: dict[str, Measured] = {}
    at_import: dict[str, list[int]] = {}  # lines that run before any test
    skipped: list[str] = []
    failed: list[str] = []


class _Chosen:
    """Tests run in the order of the job, and draw the same examples each time."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.place = {test: i for i, test in enumerate(tests)}

    def pytest_configure(self) -> None:
        from hypothesis import settings  # not before pytest, which rewrites a part of it

        settings.register_profile("mutants", derandomize=True, database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.place:
            items[:] = sorted(
                (i for i in items if i.nodeid in self.place), key=lambda i: self.place[i.nodeid]
            )


class _Notes:
    """How each test ended, how long it took, and, where somebody measures, which lines it reached."""

    def __init__(self, measuring: coverage.Coverage | None, limits: Mapping[str, float]) -> None:
        self.measuring = measuring
        self.limits = limits
        self.seconds: dict[str, float] = {}
        self.skipped: list[str] = []
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self.measuring is not None:
            self.measuring.switch_context(item.nodeid)
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, self.limits.get(item.nodeid, 0))  # nobody hears it: the end
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self.seconds[item.nodeid] = time.process_time() - start
            if self.measuring is not None:
                self.measuring.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.skipped:
            self.skipped.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


class _Mutated(importlib.abc.MetaPathFinder):
    """One module is imported from another text; the file stays as it is."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if fullname.startswith("dracosaur") else None
        if spec is None or spec.origin != self.module:
            return None
        spec.loader = _Loader(fullname, self.module, self.source)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.mutated = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutated, self.path, "exec", dont_inherit=True)


def work(job: Job) -> Answer:
    """Do the job in this process."""
    if job.cpu_seconds:
        resource.setrlimit(resource.RLIMIT_CPU, (job.cpu_seconds, job.cpu_seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if job.module:
        sys.meta_path.insert(0, _Mutated(job.module, job.source))
    measuring = None
    if job.measured:
        measuring = coverage.Coverage(
            data_file=None, include=[f"{folder}/*" for folder in job.measured], config_file=False
        )
        measuring.start()
        _load_games()
    notes = _Notes(measuring, job.limits)
    flags = ["-q", "--tb=no", *(f"-pno:{plugin}" for plugin in UNUSED), *(["-x"] if job.module else [])]
    status = pytest.main([*flags, *job.files], plugins=[_Chosen(job.tests), notes])
    answer = Answer(int(status), skipped=notes.skipped, failed=notes.failed)
    if measuring is not None:
        measuring.stop()
        bad = {*notes.failed, *notes.skipped}
        lines = _lines_by_context(measuring)
        answer.at_import = lines.pop("", {})
        answer.tests = {
            test: Measured(seconds, lines.get(test, {}))
            for test, seconds in notes.seconds.items()
            if test not in bad
        }
    return answer


def _load_games() -> None:
    """What runs when a game is imported is not counted for the test that happens to be the first."""
    from dracosaur.games import GAMES, load

    for name in GAMES:
        load(name)


def _lines_by_context(measuring: coverage.Coverage) -> dict[str, dict[str, list[int]]]:
    data = measuring.get_data()
    found: dict[str, dict[str, list[int]]] = {}
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                found.setdefault(context, {}).setdefault(file, []).append(line)
    return found


def main() -> None:
    """Read a job, do it, write the answer."""
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)
    out = os.dup(1)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(quiet, stream)
    answer = work(job)
    with contextlib.suppress(BrokenPipeError), open(out, "wb") as pipe:
        pipe.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()

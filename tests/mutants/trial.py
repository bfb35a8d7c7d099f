"""One mutant against the tests that reach it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from tests.mutants.child import Job
from tests.mutants.operators import Mutant
from tests.mutants.reach import BUILD, SOURCE, Reach, Test, run
from tests.mutants.sample import number

Outcome = Literal["killed", "timeout", "survived", "unreached"]
NOTICED: Final = ("killed", "timeout")

FIRST: Final = 40  # tests, the cheapest: most mutants get no further
FILES: Final = 3  # in which these stand: to import one more takes longer than to run its tests
BUDGET: Final = 60.0  # core-seconds of tests for a mutant, as long as they take on the source itself
SLACK: Final = 20  # core-seconds to begin
LEAST: Final = 5.0  # core-seconds that any test may take
SLOWER: Final = 5  # times as long as on the source: the mutant hangs
WALL: Final = 900.0  # seconds, for one that waits for ever without using a core


class Verdict(msgspec.Struct, frozen=True):
    """What became of a mutant."""

    outcome: Outcome
    by: str = ""  # the test that failed
    tests: int = 0  # how many were there to notice


class Trials:
    """Tries mutants and keeps what became of them, so that a run that was interrupted goes on."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.folder = BUILD / "verdicts"
        self.folder.mkdir(parents=True, exist_ok=True)

    def verdict(self, mutant: Mutant) -> Verdict:
        """What becomes of the mutant; known where neither its tests nor what they use have changed."""
        tests = _within_budget(self.reach.of(mutant))
        if not tests:
            return Verdict("unreached")
        kept = self.folder / f"{number(mutant, 'verdict'):016x}.json"
        judges = {test.id: test.content for test in tests}
        if kept.exists():
            known, contents = msgspec.json.decode(kept.read_bytes(), type=tuple[Verdict, dict[str, str]])
            decisive = [known.by] if known.by in judges else list(judges)
            if all(contents.get(id) == judges[id] for id in decisive):
                return known
        verdict = _try(mutant, tests)
        kept.write_bytes(msgspec.json.encode((verdict, judges)))
        return verdict


def _within_budget(tests: Sequence[Test]) -> list[Test]:
    """The tests from the cheapest on, at least one."""
    chosen: list[Test] = []
    spent = 0.0
    for test in tests:
        spent += test.seconds
        if chosen and spent > BUDGET:
            break
        chosen.append(test)
    return chosen


def _parts(tests: Sequence[Test]) -> tuple[list[Test], list[Test]]:
    """The tests that are tried first, and those for a mutant that has survived them; cheapest first."""
    files = list(dict.fromkeys(test.file for test in tests))[:FILES]
    first = [test for test in tests if test.file in files][:FIRST]
    return first, [test for test in tests if test not in first]


def _try(mutant: Mutant, tests: Sequence[Test]) -> Verdict:
    module = SOURCE / mutant.file
    source = mutant.of(module.read_bytes()).decode()
    for part in _parts(tests):
        if not part:
            break
        job = Job(
            files=tuple(sorted({test.file for test in part})),
            tests=tuple(test.id for test in part),
            module=str(module),
            source=source,
            cpu_seconds=int(SLACK + SLOWER * sum(test.seconds for test in part)),
            limits={test.id: LEAST + SLOWER * test.seconds for test in part},
        )
        with tempfile.TemporaryDirectory() as folder:
            cache = Path(folder) / "compiled"
            if part[0].fast:  # machine code made by a mutant must not be found by the next one
                shutil.copytree(BUILD / "compiled", cache)
            answer = run(job, fast=part[0].fast, cache=cache, seconds=WALL)
        if answer is None:
            return Verdict("timeout", tests=len(tests))
        if answer.status != 0:
            return Verdict("killed", answer.failed[0] if answer.failed else "", len(tests))
    return Verdict("survived", tests=len(tests))

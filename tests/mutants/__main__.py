"""Change the rules and the core a little, many times, and see whether a test notices: `make mutants`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutants.operators import Mutant
from tests.mutants.reach import measure
from tests.mutants.sample import all_mutants, equivalents, is_equivalent, sample
from tests.mutants.trial import NOTICED, Trials, Verdict

TESTS = ("tests/core", "tests/games", "tests/golden", "tests/play")


def main(given: Sequence[str] | None = None) -> int:
    """Try a sample of mutants; exit status 1 where too many of them survive."""
    arguments = _arguments(given)
    known = equivalents()
    chosen = sample(all_mutants(arguments.paths), arguments.seed, arguments.sample)
    tried = [mutant for mutant in chosen if not is_equivalent(mutant, known)]
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=err, disable=not err.is_terminal, redirect_stdout=sys.stdout.isatty()
    ) as bar:
        task = bar.add_task("what tests reach")
        reach = measure(
            arguments.tests, arguments.jobs, lambda done, all: bar.update(task, completed=done, total=all)
        )
        trials = Trials(reach)
        task = bar.add_task("mutants", total=len(tried))
        verdicts: dict[Mutant, Verdict] = {}
        with ThreadPoolExecutor(arguments.jobs) as pool:
            runs = {pool.submit(trials.verdict, mutant): mutant for mutant in tried}
            for done in as_completed(runs):
                mutant, verdict = runs[done], done.result()
                verdicts[mutant] = verdict
                bar.advance(task)
                if verdict.outcome not in NOTICED:
                    print(_told(mutant, verdict), flush=True)  # while others run, somebody can look at it
    return _report(chosen, verdicts, arguments.least)


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="how many mutants (200)")
    parser.add_argument("--seed", default="1", help="another seed gives another sample")
    parser.add_argument("--paths", nargs="+", default=[], help="files and folders to change (core and rules)")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="files and folders of tests")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument(
        "--least", type=float, default=95, metavar="PERCENT", help="exit 1 where fewer are noticed (95)"
    )
    return parser.parse_args(given)


def _told(mutant: Mutant, verdict: Verdict) -> str:
    """A survivor with its place and its change."""
    return (
        f"src/dracosaur/{mutant.file}:{mutant.line}: {mutant.function}: {mutant.operator}\n"
        f"  - {mutant.before}\n  + {mutant.after}\n"
        + (f"  {verdict.tests} tests pass on it\n" if verdict.tests else "  no test reaches it\n")
    )


def _report(chosen: Sequence[Mutant], verdicts: dict[Mutant, Verdict], least: float) -> int:
    """What the sample came to."""
    counts = Counter(verdict.outcome for verdict in verdicts.values())
    noticed = sum(counts[outcome] for outcome in NOTICED)
    rate = 100 * noticed / max(len(verdicts), 1)
    print(f"{len(chosen)} mutants, {len(chosen) - len(verdicts)} of them equivalent")
    print(
        f"{noticed} noticed ({counts['timeout']} by a time-out), {counts['survived']} not, "
        f"{counts['unreached']} not reached: {rate:.1f} %"
    )
    return 0 if rate >= least else 1


if __name__ == "__main__":
    sys.exit(main())

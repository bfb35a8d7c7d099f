"""Which mutants are tried: a sample that a seed decides, without those that are known to change nothing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.operators import Mutant, mutants_of
from tests.mutants.reach import ROOT, SOURCE

EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no test can notice, and why."""

    file: str
    function: str
    before: str
    after: str
    reason: str
    nth: int = 0  # among equal changes in the same function

    def is_like(self, mutant: Mutant) -> bool:
        """Whether this is the change; lines may have moved since it was judged."""
        return (mutant.file, mutant.function, mutant.before, mutant.after, mutant.nth) == (
            self.file,
            self.function,
            self.before,
            self.after,
            self.nth,
        )


def equivalents() -> list[Equivalent]:
    """All changes that are known to be equivalent."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return msgspec.convert(listed, list[Equivalent])


def is_equivalent(mutant: Mutant, known: Iterable[Equivalent]) -> bool:
    """Whether somebody has judged that the mutant plays the same games."""
    return any(one.is_like(mutant) for one in known)


def all_mutants(paths: Sequence[str]) -> list[Mutant]:
    """Every mutant of the files at and below the paths, or of the core and the rules of all games."""
    roots = [ROOT / path for path in paths] or [SOURCE / "core", *sorted(SOURCE.glob("games/*/rules"))]
    files = sorted({file for root in roots for file in ([root] if root.is_file() else root.rglob("*.py"))})
    return [
        mutant
        for file in files
        for mutant in mutants_of(file.read_text("utf-8"), file.relative_to(SOURCE).as_posix())
    ]


def sample(mutants: Sequence[Mutant], seed: str, n: int) -> list[Mutant]:
    """At most n mutants, each of another line, so that a long table does not drown the rest.

    A change elsewhere in the source leaves the others in the sample: every mutant has a number of its own.
    """
    of_line: dict[tuple[str, int], Mutant] = {}
    for mutant in mutants:
        other = of_line.setdefault((mutant.file, mutant.line), mutant)
        if number(mutant, f"{seed}/pick") < number(other, f"{seed}/pick"):
            of_line[mutant.file, mutant.line] = mutant
    return sorted(of_line.values(), key=lambda mutant: number(mutant, seed))[:n]


def number(mutant: Mutant, seed: str) -> int:
    """The same for the same change of the same function, wherever that stands in its file."""
    parts = (seed, mutant.file, mutant.function, mutant.operator, mutant.before, mutant.after, mutant.nth)
    return int.from_bytes(blake2b("\0".join(map(str, parts)).encode(), digest_size=8).digest(), "big")

"""The tool that changes rules: what it changes, what it leaves alone, and what it makes of the answers."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from tests.mutants.child import Answer, Measured, _Mutated
from tests.mutants.operators import Mutant, mutants_of
from tests.mutants.reach import SOURCE, Reach
from tests.mutants.sample import Equivalent, all_mutants, equivalents, is_equivalent, sample
from tests.mutants.trial import BUDGET, Trials, Verdict

MODULE = '''"""Módulo 1."""

LIMIT: Final = 3
COSTS = lookup((0, 2))


@rule
def pay(s: State, seat: int = 7) -> int:
    """Pays 1."""
    if s.coins[seat] < LIMIT and not is_over(s):
        raise ValueError(f"{1 + 1} coins")
    s.coins[seat] -= COSTS[1]
    tell(s)
    cost = -1
    return max(cost, s.left if cost == 4 else 9)


class Purse:
    def is_empty(self) -> bool:
        return self.coins is None or 4 >= 3 % self.coins
'''


def changes(operator: str) -> list[tuple[str, str]]:
    return [
        (mutant.function, mutant.after)
        for mutant in mutants_of(MODULE, "m.py")
        if mutant.operator == operator
    ]


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        (
            "comparison",
            [
                ("pay", "if s.coins[seat] <= LIMIT and not is_over(s):"),
                ("pay", "return max(cost, s.left if cost != 4 else 9)"),
                ("Purse.is_empty", "return self.coins is not None or 4 >= 3 % self.coins"),
                ("Purse.is_empty", "return self.coins is None or 4 > 3 % self.coins"),
            ],
        ),
        (
            "arithmetic",
            [
                ("pay", "s.coins[seat] += COSTS[1]"),
                ("Purse.is_empty", "return self.coins is None or 4 >= 3 // self.coins"),
            ],
        ),
        (
            "and/or",
            [
                ("pay", "if s.coins[seat] < LIMIT or not is_over(s):"),
                ("Purse.is_empty", "return self.coins is None and 4 >= 3 % self.coins"),
            ],
        ),
        (
            "negate",
            [
                ("pay", "if not (s.coins[seat] < LIMIT and not is_over(s)):"),
                ("pay", "return max(cost, s.left if not (cost == 4) else 9)"),
            ],
        ),
        ("sign", [("pay", "if s.coins[seat] < LIMIT and is_over(s):"), ("pay", "cost = 1")]),
        ("drop", [("pay", "pass"), ("pay", "pass")]),
        (
            "return",
            [("pay", "return 0"), ("Purse.is_empty", "return True"), ("Purse.is_empty", "return False")],
        ),
        ("min/max", [("pay", "return min(cost, s.left if cost == 4 else 9)")]),
    ],
)
def test_an_operator_changes_these_places(operator: str, expected: list[tuple[str, str]]) -> None:
    assert changes(operator) == expected


def test_numbers_of_functions_and_lookups_are_off_by_one() -> None:
    """But those of names, defaults, docstrings and messages stay."""
    changed = changes("constant")
    assert changed[:3] == [
        ("COSTS", "COSTS = lookup((1, 2))"),
        ("COSTS", "COSTS = lookup((0, 3))"),
        ("COSTS", "COSTS = lookup((0, 1))"),
    ]
    assert {function for function, _ in changed} == {"COSTS", "pay", "Purse.is_empty"}
    assert not any(word in after for _, after in changed for word in ("LIMIT", "seat: int", "raise", "Pays"))


def test_every_mutant_of_the_source_is_a_module() -> None:
    mutants = sample(all_mutants([]), "syntax", 150)
    for mutant in mutants:
        source = (SOURCE / mutant.file).read_bytes()
        assert ast.dump(ast.parse(mutant.of(source))) != ast.dump(ast.parse(source))


def test_a_sample_is_that_of_its_seed_and_has_no_line_twice() -> None:
    mutants = all_mutants([])
    chosen = sample(mutants, "1", 200)
    assert len({(mutant.file, mutant.line) for mutant in chosen}) == 200
    assert sample(mutants[::-1], "1", 200) == chosen
    assert sample(mutants, "2", 200) != chosen


def test_a_change_of_one_file_leaves_the_others_in_the_sample() -> None:
    mutants = all_mutants([])
    chosen = sample(mutants, "1", 100)
    gone = chosen[0].file
    others = [mutant for mutant in chosen if mutant.file != gone]
    assert sample([mutant for mutant in mutants if mutant.file != gone], "1", len(others)) == others


def test_equivalent_mutants_are_in_the_source_and_have_reasons() -> None:
    """One that is there no more has to go, lest it excuse another one later."""
    mutants = all_mutants([])
    for known in equivalents():
        assert any(known.is_like(mutant) for mutant in mutants), known
        assert len(known.reason) > 20, known


def test_an_equivalent_mutant_may_move() -> None:
    there = all_mutants(["src/dracosaur/core/rng.py"])[0]
    known = Equivalent(there.file, there.function, there.before, there.after, "it is the first one there is")
    assert is_equivalent(there._replace(line=there.line + 10), [known])
    assert not is_equivalent(there._replace(function="another"), [known])
    assert not is_equivalent(there._replace(nth=1), [known])  # the same change of an equal line


def test_a_module_is_imported_from_the_changed_text() -> None:
    file = SOURCE / "core" / "rng.py"
    finder = _Mutated(str(file), file.read_text("utf-8") + "\nCHANGED = 1\n")
    path = [str(file.parent)]
    assert finder.find_spec("dracosaur.core.table", path) is None
    spec = finder.find_spec("dracosaur.core.rng", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.CHANGED == 1


FILE = "core/rng.py"


def mutant(line: int, last: int = 0) -> Mutant:
    return Mutant(FILE, "f", line, last or line, "drop", "x", "pass", 0, 0, 0, "")


def reach(**tests: tuple[float, list[int]]) -> Reach:
    """Tests with their seconds, and the lines of the file that they reach."""
    made = Reach()
    measured = {
        name: Measured(seconds, {str(SOURCE / FILE): lines}) for name, (seconds, lines) in tests.items()
    }
    made.add(Answer(0, measured), fast=False, content="1")
    return made


def test_the_tests_that_reach_a_statement_come_cheapest_first() -> None:
    found = reach(slow=(3.0, [4]), quick=(1.0, [5]), other=(0.1, [9]))
    assert [test.id for test in found.of(mutant(4, 5))] == ["quick", "slow"]
    assert found.of(mutant(7)) == []


def test_the_compiled_twin_is_asked_only_where_nobody_else_is() -> None:
    found = reach(plain=(3.0, [4]))
    fast = {"fast": Measured(1.0, {str(SOURCE / FILE): [4, 6]})}
    found.add(Answer(0, fast), fast=True, content="1")
    assert [test.id for test in found.of(mutant(4))] == ["plain"]
    assert [test.id for test in found.of(mutant(6))] == ["fast"]


def test_a_verdict_is_kept_while_source_and_tests_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.mutants.trial.BUILD", tmp_path)
    given = [Verdict("survived", tests=1), Verdict("killed", "b", 2), Verdict("killed", "none")]
    asked: list[list[str]] = []

    def tried(mutant: Mutant, tests: list[object]) -> Verdict:
        asked.append([test.id for test in tests])  # type: ignore[attr-defined]  # they are tests
        return given[len(asked) - 1]

    monkeypatch.setattr("tests.mutants.trial._try", tried)
    one, two = reach(a=(1.0, [4])), reach(a=(1.0, [4]), b=(BUDGET - 2, [4]), c=(9.0, [4]), d=(99.0, [4]))
    assert Trials(one).verdict(mutant(4)) == Trials(one).verdict(mutant(4)) == given[0]
    assert Trials(two).verdict(mutant(4)) == Trials(two).verdict(mutant(4)) == given[1]  # a test is new
    assert asked == [["a"], ["a", "c"]]
    assert Trials(one).verdict(mutant(8)).outcome == "unreached"

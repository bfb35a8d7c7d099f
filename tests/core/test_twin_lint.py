"""The checker of the rules subset: each refused construct is named with its file and line."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent, indent

import pytest

from dracosaur.core.twin import lint
from tests.core.processes import SOURCE

HEAD = '''\
from dracosaur.core.twin import Row, rule
from game.rules import constants
from game.rules.state import State, other_rule

TABLE = 3


@rule
def f(s: State, out: Row) -> int:
    """The first line of the body is line 11: "quotes" and 1.5 are no matter here."""
'''
FIRST = 11


def messages(body: str) -> list[str]:
    """What is said about a rule with this body."""
    return list(lint.check_source(HEAD + indent(dedent(body), "    "), "toy.py"))


# For each refused construct a body and the line of the body, from 0, on which it stands.
REFUSED = {
    ast.Dict: ("x = 1\nx = {1: 2}", 1),
    ast.Set: ("x = {1}", 0),
    ast.ListComp: ("x = 1\n\nx = [i for i in range(3)]", 2),
    ast.SetComp: ("x = {i for i in range(3)}", 0),
    ast.DictComp: ("x = {i: i for i in range(3)}", 0),
    ast.GeneratorExp: ("x = max(i for i in range(3))", 0),
    ast.List: ("if s.turn > 1:\n    x = [1]", 1),
    ast.JoinedStr: ("x = f'{s.turn}'", 0),
    ast.Lambda: ("x = lambda: 1", 0),
    ast.FunctionDef: ("x = 1\ndef g():\n    return 1", 1),
    ast.ClassDef: ("class G:\n    pass", 0),
    ast.Try: ("try:\n    x = 1\nfinally:\n    x = 2", 0),
    ast.Raise: ("x = 1\nraise x", 1),
    ast.Assert: ("assert s.turn", 0),
    ast.With: ("with s:\n    x = 1", 0),
    ast.Yield: ("yield 1", 0),
    ast.YieldFrom: ("yield from out", 0),
    ast.Await: ("await s", 0),
    ast.Global: ("global TABLE", 0),
    ast.Nonlocal: ("nonlocal TABLE", 0),
    ast.Import: ("import os", 0),
    ast.ImportFrom: ("from os import path", 0),
    ast.Starred: ("x = other_rule(*out)", 0),
    ast.Delete: ("x = 1\ndel x", 1),
    ast.Match: ("match s.turn:\n    case 1:\n        x = 1", 0),
    ast.NamedExpr: ("if (x := 1) > 0:\n    x = 2", 0),
    ast.Slice: ("x = out[1:2]", 0),
}


def test_every_refused_construct_has_an_example() -> None:
    assert REFUSED.keys() == lint.REFUSED.keys()


@pytest.mark.parametrize("kind", REFUSED, ids=lambda kind: str(kind.__name__))
def test_a_refused_construct_is_named_with_its_line(kind: type[ast.AST]) -> None:
    body, line = REFUSED[kind]
    assert messages(body) == [f"toy.py:{FIRST + line}: rule `f` uses {lint.REFUSED[kind]}"]


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("x = 'a'", 0, "a string: 'a'"),
        ("x = b'a'", 0, "a string: b'a'"),
        ("x = 1\nx = 0.5", 1, "a number that is not whole: 0.5"),
        ("x = ...", 0, "a number that is not whole: Ellipsis"),
        ("x = s.turn / 2", 0, "`/` or `**`; whole numbers only: use `//`, `*` or a table"),
        ("x = s.turn ** 2", 0, "`/` or `**`; whole numbers only: use `//`, `*` or a table"),
        ("x = 4\nx /= 2", 1, "`/` or `**`; whole numbers only: use `//`, `*` or a table"),
        ("x = 4\nx **= 2", 1, "`/` or `**`; whole numbers only: use `//`, `*` or a table"),
        ("x = other_rule(s=s)", 0, "a keyword argument"),
        ("x = out.index(1)", 0, "a method call: out.index()"),
        ("x = sum(out)", 0, "the builtin sum(); allowed: abs, bool, int, len, max, min, range and rules"),
        (
            "x = nobody(out)",
            0,
            "an unknown function nobody(); allowed: abs, bool, int, len, max, min, range and rules",
        ),
        ("x = 1\nx = constants.SEATS", 1, "`constants.SEATS` of another module; import the name itself"),
    ],
)
def test_what_numba_or_a_reader_would_refuse_is_named(body: str, line: int, message: str) -> None:
    assert messages(body) == [f"toy.py:{FIRST + line}: rule `f` uses {message}"]


def test_two_mistakes_are_two_messages() -> None:
    assert [message.split(" ")[0] for message in messages("x = 'a'\ny = 1.5")] == ["toy.py:11:", "toy.py:12:"]


def test_the_subset_is_accepted() -> None:
    assert (
        messages(
            """
        n = TABLE if s.turn > 0 and not s.done else -1
        for i in range(len(out)):
            out[i] += max(abs(n), 2) // 3 % 5 << 1
            if out[i] in (1, 2):
                continue
        while n > 0:
            n -= 1
            break
        s.turn = other_rule(s, out)
        pair = (1, 2)
        return int(bool(n)) + pair[0]
        """
        )
        == []
    )


@pytest.mark.parametrize(
    ("signature", "line", "message"),
    [
        ("s: State, n: int = 1", 4, "optional, keyword or starred parameters"),
        ("s: State, *, n: int", 4, "optional, keyword or starred parameters"),
        ("*s: State", 4, "optional, keyword or starred parameters"),
        ("**s: State", 4, "optional, keyword or starred parameters"),
        ("\n    s: State,\n    name: str,\n", 6, "a parameter `name` of type str; allowed: "),
        ("s", 4, "a parameter `s` of type nothing; allowed: "),
    ],
)
def test_a_signature_outside_the_subset_is_named(signature: str, line: int, message: str) -> None:
    source = f"from x import State, rule\n\n@rule\ndef f({signature}) -> int:\n    return 1\n"
    (said,) = lint.check_source(source, "toy.py")
    assert said.startswith(f"toy.py:{line}: rule `f` uses {message}")


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_a_function_without_the_mark_is_named(kind: str) -> None:
    source = f"class State:\n    pass\n\n\n@other\n{kind} helper() -> int:\n    return 1\n"
    assert list(lint.check_source(source, "toy.py")) == [
        "toy.py:6: `helper` is not marked with @rule; helpers live outside the rules package"
    ]


def test_a_rule_may_use_the_names_of_its_module() -> None:
    source = dedent(
        """\
        import first_rule
        from x import rule, second as second_rule
        from y import third_rule

        A, B = 1, 2
        C: int = 3

        @rule
        def fourth_rule() -> int:
            return first_rule(A) + second_rule(B) + third_rule(C)

        @rule
        def fifth_rule() -> int:
            return fourth_rule()
        """
    )
    assert list(lint.check_source(source, "toy.py")) == []


def test_a_file_that_is_no_python_is_named() -> None:
    (said,) = lint.check_source("x = 1\ndef f(:\n", "toy.py")
    assert said == "toy.py:2: invalid syntax"
    assert list(lint.check_recursion({"toy.py": "def f(:\n"})) == []


def rules(*calls: str, head: str = "from x import rule") -> str:
    """A module of rules without arguments: `a>b,c` calls b and c, one on each line."""
    text = head
    for call in calls:
        name, _, callees = call.partition(">")
        text += f"\n\n\n@rule\ndef {name}() -> int:\n    return 0"
        text += "".join(f" + (\n        {callee}())" for callee in callees.split(",") if callee)
    return text + "\n"


def line_of(text: str, source: str) -> int:
    return next(i for i, line in enumerate(source.splitlines(), 1) if text in line)


def test_direct_recursion_is_refused() -> None:
    source = rules("a>b", "b>b")
    lines = [i for i, line in enumerate(source.splitlines(), 1) if "b()" in line]
    assert list(lint.check_recursion({"toy.py": source})) == [
        f"toy.py:{lines[-1]}: rule `b` uses recursion through `b`; use a loop"
    ]


def test_mutual_recursion_across_modules_is_refused_at_each_of_its_calls() -> None:
    one = rules("a>b,d", "d", head="from x import rule\nfrom pkg.two import b")
    two = rules("b>c", "c>again", head="from x import rule\nfrom pkg.one import a as again")
    assert list(lint.check_recursion({"one.py": one, "two.py": two})) == [
        f"one.py:{line_of(' b())', one)}: rule `a` uses recursion through `b`; use a loop",
        f"two.py:{line_of(' c())', two)}: rule `b` uses recursion through `c`; use a loop",
        f"two.py:{line_of(' again())', two)}: rule `c` uses recursion through `a`; use a loop",
    ]


def test_rules_that_share_callees_are_no_recursion() -> None:
    source = rules("a>b,c,range", "b>d", "c>b,d", "d")
    assert list(lint.check_recursion({"toy.py": source})) == []


def test_functions_that_are_no_rules_are_left_alone() -> None:
    """They have a message of their own, and Numba never sees them."""
    assert list(lint.check_recursion({"toy.py": "def f() -> int:\n    return f()\n"})) == []


def test_the_real_rules_are_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(SOURCE.glob("dracosaur/games/*/rules/*.py"))
    assert lint.main([]) == 0
    assert capsys.readouterr() == ("", "")


def test_the_command_names_the_places_of_a_broken_tree(tmp_path: Path) -> None:
    """`make check` runs this module; a copy of the real rules with two mistakes makes it fail."""
    tree = tmp_path / "dracosaur"
    shutil.copytree(SOURCE / "dracosaur/games/draftosaurus/rules", tree / "games/draftosaurus/rules")
    file = tree / "games/draftosaurus/rules/scoring.py"
    text = file.read_text("utf-8")
    file.write_text(text + "\n\n@rule\ndef endless(n: int) -> int:\n    return endless(n - 1) / 2\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "dracosaur.core.twin.lint", str(tree)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    line = len(text.splitlines()) + 5
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        f"{file}:{line}: rule `endless` uses `/` or `**`; whole numbers only: use `//`, `*` or a table",
        f"{file}:{line}: rule `endless` uses recursion through `endless`; use a loop",
    ]


def test_broken_trees_are_told_in_this_process_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games/toy/rules"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("x = (\n", "utf-8")
    assert lint.main([str(tmp_path)]) == 1
    assert re.search(r"__init__\.py:1: '\(' was never closed", capsys.readouterr().err)


def test_without_arguments_all_rooms_beside_the_core_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if the module lay in another tree, whose rules are broken."""
    folder = tmp_path / "games/toy/rules"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("x = (\n", "utf-8")
    monkeypatch.setattr(lint, "__file__", str(tmp_path / "core/twin/lint.py"))
    assert lint.main([]) == 1
    assert "games/toy/rules/__init__.py:1:" in capsys.readouterr().err

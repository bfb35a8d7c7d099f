"""A checker of the rules subset: it names file and line of what Numba or a reader would refuse.

`python -m dracosaur.core.twin.lint` needs no compiler, so that a mistake is found in seconds and explained in
the words of the house. It checks the rules of Dracosaur, or those of the packages and folders that are given.
"""

from __future__ import annotations

import ast
import builtins
import importlib.util
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ALLOWED_BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool"}
ALLOWED_NOTES = {
    "int",
    "bool",
    "None",
    "State",
    "Row",
    "Grid",
    "Weights",
    "Mask",
    "Observation",
    "Observations",
    "Batch[State]",
}
MARKS = {"rule", "generic"}

REFUSED: dict[type[ast.AST], str] = {
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator expression",
    ast.List: "a list; fill a row of the state or a buffer",
    ast.JoinedStr: "a string",
    ast.Lambda: "a closure",
    ast.FunctionDef: "a function inside a rule",
    ast.ClassDef: "a class",
    ast.Try: "exception handling; a refusal is the number of a rule",
    ast.Raise: "an exception; a refusal is the number of a rule",
    ast.Assert: "an assertion; put it into a test",
    ast.With: "a context manager",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Await: "await",
    ast.Global: "a global variable; keep it in the state",
    ast.Nonlocal: "a closure",
    ast.Import: "an import; import at the top of the module",
    ast.ImportFrom: "an import; import at the top of the module",
    ast.Starred: "a starred argument",
    ast.Delete: "del",
    ast.Match: "match; use a table or plain branches",
    ast.NamedExpr: "an assignment inside an expression",
    ast.Slice: "a slice; copy by a loop",
}


def check_source(source: str, name: str, may_help: bool = False) -> Iterator[str]:
    """A message `file:line: …` for each place where a rule function leaves the subset.

    Other functions are refused, too, unless the module may have helpers.
    """
    try:
        tree = ast.parse(source, name)
    except SyntaxError as error:
        yield f"{name}:{error.lineno}: {error.msg}"
        return
    known = _names_of_module(tree)
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if isinstance(node, ast.FunctionDef) and _is_rule(node):
                for line, message in _check_rule(node, known):
                    yield f"{name}:{line}: rule `{node.name}` uses {message}"
            elif not may_help:
                yield (
                    f"{name}:{node.lineno}: `{node.name}` is not marked with @rule; "
                    "helpers live outside the rules package"
                )


def _is_rule(node: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)


def _names_of_module(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            names.update(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
    return names


def _check_rule(function: ast.FunctionDef, known: set[str]) -> Iterator[tuple[int, str]]:
    yield from _check_signature(function)
    outer = known - {parameter.arg for parameter in function.args.args}
    body = function.body
    if ast.get_docstring(function) is not None:
        body = body[1:]
    for node in (part for statement in body for part in ast.walk(statement)):
        line = getattr(node, "lineno", function.lineno)
        if type(node) in REFUSED:
            yield line, REFUSED[type(node)]
        elif isinstance(node, ast.Constant) and not isinstance(node.value, (int, type(None))):
            kind = "a string" if isinstance(node.value, (str, bytes)) else "a number that is not whole"
            yield line, f"{kind}: {node.value!r}"
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.Div, ast.Pow)):
            yield line, "`/` or `**`; whole numbers only: use `//`, `*` or a table"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in outer:
            yield line, f"`{ast.unparse(node)}` of another module; import the name itself"
        elif isinstance(node, ast.Call):
            yield from _check_call(node, known)


def _check_signature(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    arguments = function.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
        yield function.lineno, "optional, keyword or starred parameters"
    for parameter in arguments.args:
        note = ast.unparse(parameter.annotation) if parameter.annotation else "nothing"
        if note not in ALLOWED_NOTES:
            yield (
                parameter.lineno,
                f"a parameter `{parameter.arg}` of type {note}; allowed: {_listed(ALLOWED_NOTES)}",
            )


def _check_call(node: ast.Call, known: set[str]) -> Iterator[tuple[int, str]]:
    if node.keywords:
        yield node.lineno, "a keyword argument"
    if not isinstance(node.func, ast.Name):
        yield node.lineno, f"a method call: {ast.unparse(node.func)}()"
    elif node.func.id not in known and node.func.id not in ALLOWED_BUILTINS:
        kind = "the builtin" if hasattr(builtins, node.func.id) else "an unknown function"
        yield node.lineno, f"{kind} {node.func.id}(); allowed: {_listed(ALLOWED_BUILTINS)} and rules"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


class _Call(NamedTuple):
    """One rule calls another one of its package."""

    caller: str
    callee: str
    place: str  # file:line


def _calls(source: str, name: str) -> Iterator[_Call]:
    """Every call in the rules of a module by the name that the callee has where it is written."""
    try:
        tree = ast.parse(source, name)
    except SyntaxError:
        return  # `check_source` tells where
    imports = [alias for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    origin = {alias.asname or alias.name: alias.name for alias in imports}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and _is_rule(function):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    callee = origin.get(node.func.id, node.func.id)
                    yield _Call(function.name, callee, f"{name}:{node.lineno}")


def check_recursion(sources: Mapping[str, str]) -> Iterator[str]:
    """A message for each call by which a rule can come back to itself; Numba's cache crashes on that.

    The sources are the modules of one rules package by file name; a rule has one name in all of them.
    """
    calls = [call for name, source in sources.items() for call in _calls(source, name)]
    callees: dict[str, set[str]] = {}
    for call in calls:
        callees.setdefault(call.caller, set()).add(call.callee)
    for call in calls:
        if call.caller in _reachable(call.callee, callees):
            yield f"{call.place}: rule `{call.caller}` uses recursion through `{call.callee}`; use a loop"


def _reachable(start: str, callees: Mapping[str, set[str]]) -> set[str]:
    """The rule itself and all that it calls, directly or not."""
    found = {start}
    queue = [start]
    while queue:
        new = callees.get(queue.pop(), set()) - found
        found |= new
        queue += new
    return found


def check_folder(root: Path) -> list[str]:
    """All messages for the rules below a folder.

    In a package that has a `State` every function is a rule; elsewhere only those with a mark are judged.
    """
    messages: list[str] = []
    packages = [file.parent for file in sorted(root.rglob("__init__.py")) if _has_state(file)]
    others = {file for file in root.rglob("*.py") if not any(map(file.is_relative_to, packages))}
    for package in packages:
        messages += _check_files(package.rglob("*.py"), may_help=False)
    for folder in sorted({file.parent for file in others}):
        messages += _check_files(others.intersection(folder.glob("*.py")), may_help=True)
    return messages


def check_package(package: str) -> list[str]:
    """All messages for the rules of an installed package, such as a bot of somebody else."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"{package} is not an installed package")
    return [message for folder in spec.submodule_search_locations for message in check_folder(Path(folder))]


def _has_state(file: Path) -> bool:
    """Whether the package has a `State`; one that cannot be read is looked at all the same."""
    try:
        return "State" in _names_of_module(ast.parse(file.read_text("utf-8")))
    except SyntaxError:
        return True


def _check_files(files: Iterable[Path], may_help: bool) -> Iterator[str]:
    sources = {str(file): file.read_text("utf-8") for file in sorted(files)}
    for name, source in sources.items():
        yield from check_source(source, name, may_help)
    yield from check_recursion(sources)


def main(arguments: Sequence[str]) -> int:
    """Check the rules of Dracosaur, or of the given folders and packages; exit status 1 if one is found."""
    messages: list[str] = []
    for argument in arguments or [str(Path(__file__).parents[2])]:
        is_folder = Path(argument).is_dir()
        messages += check_folder(Path(argument)) if is_folder else check_package(argument)
    for message in messages:
        print(message, file=sys.stderr)
    return 1 if messages else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The mutants of a module: each is one small change of its text, made where the syntax tree says.

Only what functions do is changed, and the numbers of a `lookup(...)`. Docstrings, annotations, defaults,
messages of errors and the numbers that name things are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, NamedTuple

# What stands for what; a word or sign that is not listed is left alone.
COMPARISONS: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
WORDS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE: Final = (ast.JoinedStr, ast.Raise, ast.Assert, ast.Import, ast.ImportFrom)
LOOKUP: Final = "lookup"  # tables of the rules are rules


class Mutant(NamedTuple):
    """One change of one module."""

    file: str
    function: str  # its qualified name; of a lookup, the name of that
    line: int
    last: int  # of the lines of the same statement: whoever runs one of them may notice
    operator: str
    before: str  # the changed lines, with single spaces
    after: str
    nth: int  # among equal changes in the same function
    start: int  # these bytes of the module
    end: int
    text: str  # are replaced by this

    def of(self, source: bytes) -> bytes:
        """The whole module, changed."""
        return source[: self.start] + self.text.encode() + source[self.end :]


class _Change(NamedTuple):
    """Bytes from `start` to `end` are replaced."""

    operator: str
    start: int
    end: int
    text: str
    node: ast.AST


def mutants_of(source: str, file: str) -> list[Mutant]:
    """All mutants of a module in the order of its text."""
    text = _Text(source)
    found: list[Mutant] = []
    seen: dict[tuple[str, ...], int] = {}
    for function, statement in _statements(ast.parse(source).body, ""):
        for change in _changes(text, function, statement):
            operator, start, end, new, node = change
            before, after = text.difference(start, end, new)
            key = (function, operator, before, after)
            nth = seen[key] = seen.get(key, -1) + 1
            line = _line(node)
            last = max(line, _last_line(statement))
            found.append(Mutant(file, function, line, last, operator, before, after, nth, start, end, new))
    return found


class _Text:
    """A source in bytes, which is how the syntax tree counts columns."""

    def __init__(self, source: str) -> None:
        self.bytes = source.encode()
        self.starts = [0, *accumulate(len(line) for line in self.bytes.splitlines(keepends=True))]

    def start(self, node: ast.AST) -> int:
        return self.starts[_line(node) - 1] + int(node.col_offset)  # type: ignore[attr-defined]  # it has a place

    def end(self, node: ast.AST) -> int:
        return self.starts[int(node.end_lineno) - 1] + int(node.end_col_offset)  # type: ignore[attr-defined]

    def of(self, node: ast.AST) -> str:
        return self.bytes[self.start(node) : self.end(node)].decode()

    def between(self, left: ast.AST, right: ast.AST, token: str) -> tuple[int, int]:
        """Where the token stands between two operands; nothing else but brackets and spaces is there."""
        at = self.bytes.index(token.encode(), self.end(left), self.start(right))
        return at, at + len(token)

    def difference(self, start: int, end: int, new: str) -> tuple[str, str]:
        """The lines that a change touches, before and after, with single spaces."""
        first = self.bytes.rfind(b"\n", 0, start) + 1
        last = self.bytes.find(b"\n", end)
        before = self.bytes[first:last].decode()
        after = self.bytes[first:start].decode() + new + self.bytes[end:last].decode()
        return " ".join(before.split()), " ".join(after.split())


def _line(node: ast.AST) -> int:
    return int(node.lineno)  # type: ignore[attr-defined]  # asked of statements and expressions only


def _statements(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement of every function with the function's name, and every lookup of the module."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{inside}.{node.name}" if inside else node.name
            for statement in _flat(node.body[ast.get_docstring(node) is not None :]):
                if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    yield from _statements([statement], name)
                else:
                    yield name, statement
        elif isinstance(node, ast.ClassDef):
            yield from _statements(node.body, f"{inside}.{node.name}" if inside else node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and _is_lookup(node.value):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield ast.unparse(target), node


def _is_lookup(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == LOOKUP


def _flat(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements and those inside them, but not those of inner functions and classes."""
    for node in body:
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for part in ("body", "orelse", "finalbody"):
                yield from _flat(getattr(node, part, []))
            for handler in getattr(node, "handlers", []):
                yield from _flat(handler.body)


def _last_line(statement: ast.stmt) -> int:
    """The last line of a statement, or of the head of one that has others inside."""
    body = getattr(statement, "body", None)
    return body[0].lineno - 1 if body else statement.end_lineno or statement.lineno


def _changes(text: _Text, function: str, statement: ast.stmt) -> Iterator[_Change]:
    if isinstance(statement, LEFT_ALONE):
        return
    if isinstance(statement, (ast.If, ast.While)):
        yield _negated(text, statement.test)
    elif isinstance(statement, ast.Return) and statement.value is not None:
        yield from _returns(text, statement.value)
    elif _may_be_dropped(statement):
        yield _Change("drop", text.start(statement), text.end(statement), "pass", statement)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
        sign, other = ARITHMETIC[type(statement.op)]
        at, end = text.between(statement.target, statement.value, f"{sign}=")
        yield _Change("arithmetic", at, end, f"{other}=", statement)
    for expression in _expressions(statement):
        yield from _inside(text, expression)


def _may_be_dropped(statement: ast.stmt) -> bool:
    """A call, or a change of something that is there already: without a new name the rest fails at once."""
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], (ast.Name, ast.Tuple))
    return isinstance(statement, ast.AugAssign) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    )


def _returns(text: _Text, value: ast.expr) -> Iterator[_Change]:
    """Something else comes back: nothing, or what a number or a condition may be as well."""
    now = text.of(value)
    is_condition = isinstance(value, (ast.Compare, ast.BoolOp)) or now in ("True", "False")
    for other in ("True", "False") if is_condition else ("0",) if now != "0" else ("1",):
        if other != now:
            yield _Change("return", text.start(value), text.end(value), other, value)


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without annotations."""
    for name, field in ast.iter_fields(statement):
        for part in field if isinstance(field, list) else [field]:
            if isinstance(part, ast.expr) and name not in ("annotation", "returns"):
                yield part
            elif isinstance(part, ast.withitem):
                yield part.context_expr


def _inside(text: _Text, node: ast.AST) -> Iterator[_Change]:
    """The changes of an expression and of all that it is made of."""
    if isinstance(node, LEFT_ALONE):
        return
    if isinstance(node, ast.Compare):
        yield from _compared(text, node)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        sign, other = ARITHMETIC[type(node.op)]
        yield _Change("arithmetic", *text.between(node.left, node.right, sign), other, node.left)
    elif isinstance(node, ast.BoolOp):
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield _Change("and/or", *text.between(left, right, word), other, left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        word = "not" if isinstance(node.op, ast.Not) else "-"
        yield _Change("sign", text.start(node), text.start(node) + len(word), "", node)
    elif isinstance(node, ast.IfExp):
        yield _negated(text, node.test)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORDS:
        yield _Change("min/max", text.start(node.func), text.end(node.func), WORDS[node.func.id], node.func)
    elif isinstance(node, ast.Constant):
        yield from _constants(text, node)
    for part in ast.iter_child_nodes(node):
        yield from _inside(text, part)


def _compared(text: _Text, node: ast.Compare) -> Iterator[_Change]:
    operands = [node.left, *node.comparators]
    for operation, left, right in zip(node.ops, operands, node.comparators, strict=False):
        sign, other = COMPARISONS[type(operation)]
        yield _Change("comparison", *text.between(left, right, sign), other, left)


def _constants(text: _Text, node: ast.Constant) -> Iterator[_Change]:
    values: tuple[object, ...] = ()
    if isinstance(node.value, bool):
        values = (not node.value,)
    elif isinstance(node.value, int):
        values = (node.value + 1, node.value - 1) if node.value > 0 else (node.value + 1,)
    for value in values:
        yield _Change("constant", text.start(node), text.end(node), str(value), node)


def _negated(text: _Text, test: ast.expr) -> _Change:
    return _Change("negate", text.start(test), text.end(test), f"not ({text.of(test)})", test)

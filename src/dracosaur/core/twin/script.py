"""Rules as a script for a page: the same functions once more, for a browser without a line to a server.

What is translated is the subset that `lint` checks. Numbers in a browser are exact up to 2**53 and lose their
sign beyond 32 bits where bits are counted, which is enough for rules about points and pens, not for hashes.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import Final, TypeGuard

from dracosaur.core.twin.declare import is_rule
from dracosaur.core.twin.fields import Fields
from dracosaur.core.twin.reach import callees_first, globals_used

Rules = Iterable[Callable[..., object]]  # functions with the mark `@rule`

TYPES: Final = {
    "int": "number",
    "bool": "boolean",
    "None": "void",
    "State": "State",
    "Row": "number[]",
    "Grid": "number[][]",
}
CALLS: Final = {"min": "Math.min", "max": "Math.max", "abs": "Math.abs", "int": "Number", "bool": "Boolean"}
SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.And: "&&",
    ast.Or: "||",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.USub: "-",
    ast.Invert: "~",
    ast.Not: "!",
}
# Division as rules mean it: towards the lower number, with a rest of the divisor's sign.
HELPERS: Final = """\
const quotient = (a, b) => Math.floor(a / b);
const rest = (a, b) => a - b * Math.floor(a / b);
"""


def script(state: type[Fields], rules: Rules) -> str:
    """A module in JavaScript: the rules, all that they call, their numbers and lookups, and `newState`."""
    order = _below(rules)
    used: dict[str, object] = {}
    for name, value in (pair for part in order for pair in globals_used(part) if not is_rule(pair[1])):
        if used.setdefault(name, value) != value:
            raise ValueError(f"`{name}` means two things in the rules of one script")
    constants = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in sorted(used.items()))
    return "\n".join([_new_state(state), HELPERS, constants, *(_rule(part) for part in order)])


def types_of_script(state: type[Fields], rules: Rules) -> str:
    """What TypeScript wants to know of that module."""
    fields = "".join(f"  {name}: number{'[]' * len(size.size)};\n" for name, size in state.layout.items())
    return "\n".join(
        [
            f"export interface State {{\n{fields}}}",
            "export function newState(): State;",
            *(_signature(part) for part in _below(rules)),
            "",
        ]
    )


def _below(rules: Rules) -> list[FunctionType]:
    """The rules and all rules that they call, callees first."""
    return list(dict.fromkeys(part for rule in rules if is_rule(rule) for part in callees_first(rule)))


def _new_state(state: type[Fields]) -> str:
    """A function that makes a state with nothing but zeros."""
    blank = state().to_json()
    return f"export const newState = () => ({json.dumps(blank)});\n"


def _signature(function: FunctionType) -> str:
    node = _tree(function)
    given = ", ".join(f"{name}: {TYPES[note]}" for name, note in _parameters(node).items())
    answer = TYPES[ast.unparse(node.returns)] if node.returns else "void"
    return f"export function {node.name}({given}): {answer};"


def _tree(function: FunctionType) -> ast.FunctionDef:
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(node, ast.FunctionDef)
    return node


def _parameters(node: ast.FunctionDef) -> dict[str, str]:
    """The parameters of a rule with their types; a rule has no other ones."""
    return {one.arg: ast.unparse(one.annotation) for one in node.args.args if one.annotation}


def _rule(function: FunctionType) -> str:
    node = _tree(function)
    given = _parameters(node)
    own = dict.fromkeys(part.id for part in ast.walk(node) if _is_stored(part) and part.id not in given)
    lines = [f"export function {node.name}({', '.join(given)}) {{"]
    if own:
        lines.append(f"  let {', '.join(own)};")
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    lines += (f"  {line}" for part in body for line in _statement(part))
    return "\n".join([*lines, "}\n"])


def _is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _statement(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Return(value=None):
            yield "return;"
        case ast.Return(value=value):
            yield f"return {_value(value)};"
        case ast.Assign(targets=[target], value=value):
            yield f"{_value(target)} = {_value(value)};"
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield f"{_value(target)} = {_value(value)};"
        case ast.AugAssign(target=target, op=op, value=value):
            yield f"{_value(target)} = {_value(ast.BinOp(target, op, value))};"
        case ast.Expr(value=value):
            yield f"{_value(value)};"
        case ast.If(test=test, body=body, orelse=orelse):
            yield f"if ({_value(test)}) {{"
            yield from _block(body)
            if orelse:
                yield "} else {"
                yield from _block(orelse)
            yield "}"
        case ast.While(test=test, body=body, orelse=[]):
            yield f"while ({_value(test)}) {{"
            yield from _block(body)
            yield "}"
        case ast.For(
            target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=given), body=body
        ):
            yield _loop(name, [_value(one) for one in given])
            yield from _block(body)
            yield "}"
        case ast.Break() | ast.Continue() | ast.Pass():
            yield {"Break": "break;", "Continue": "continue;", "Pass": ";"}[type(node).__name__]
        case _:
            raise _refusal(node)


def _loop(name: str, given: list[str]) -> str:
    """The head of a loop; its number is counted apart, because a rule may change the name in its body."""
    start, stop, step = (["0", *given, "1"] if len(given) == 1 else [*given, "1"])[:3]
    sign = ">" if step.startswith("-") else "<"
    return f"for (let i_{name} = {start}; i_{name} {sign} {stop}; i_{name} += {step}) {{ {name} = i_{name};"


def _block(body: list[ast.stmt]) -> Iterator[str]:
    for part in body:
        yield from (f"  {line}" for line in _statement(part))


def _value(node: ast.expr | None) -> str:
    match node:
        case ast.Constant(value=bool() | int() as value):
            return json.dumps(value)
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=value, attr=attr):
            return f"{_value(value)}.{attr}"
        case ast.Subscript(value=value, slice=index):
            return f"{_value(value)}[{_value(index)}]"
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
            return f"quotient({_value(left)}, {_value(right)})"
        case ast.BinOp(left=left, op=ast.Mod(), right=right):
            return f"rest({_value(left)}, {_value(right)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
            return f"({_value(left)} {SIGNS[type(op)]} {_value(right)})"
        case ast.BoolOp(op=op, values=values):
            return f"({f' {SIGNS[type(op)]} '.join(_value(value) for value in values)})"
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in SIGNS:
            return f"({_value(left)} {SIGNS[type(op)]} {_value(right)})"
        case ast.Compare(left=left, ops=[first, *ops], comparators=[middle, *others]):
            start = _value(ast.Compare(left, [first], [middle]))
            return f"({start} && {_value(ast.Compare(middle, ops, others))})"
        case ast.UnaryOp(op=op, operand=operand) if type(op) in SIGNS:
            return f"{SIGNS[type(op)]}{_value(operand)}"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return f"({_value(test)} ? {_value(body)} : {_value(orelse)})"
        case ast.Call(func=ast.Name(id="len"), args=[given]):
            return f"{_value(given)}.length"
        case ast.Call(func=ast.Name(id=name), args=given):
            return f"{CALLS.get(name, name)}({', '.join(_value(one) for one in given)})"
        case _:
            raise _refusal(node)


def _refusal(node: ast.AST | None) -> ValueError:
    return ValueError(f"a script has no form for `{ast.unparse(node) if node else node}`")

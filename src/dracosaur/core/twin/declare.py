"""The two marks of a rules module: `@rule` on a function, `table(...)` around constants."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])  # any signature: a mark does not care
R = TypeVar("R")

Row = list[int]
Grid = list[list[int]]
Batch = list[R]  # many states: a list in the plain twin, a record array in the compiled one

_rules: set[FunctionType] = set()
# Keyed by identity, because equal tables of two modules are two tables; the value keeps the object alive.
_tables: dict[int, object] = {}


def rule(function: F) -> F:
    """Mark a function as part of the rules and return it as it is, so that plain calls cost nothing extra."""
    _rules.add(cast(FunctionType, function))
    return function


@overload
def table(rows: Iterable[int]) -> Row: ...
@overload
def table(rows: Iterable[Iterable[int]]) -> Grid: ...
def table(rows: Iterable[Any]) -> Any:
    """A constant of one or two dimensions: tuples in the plain twin, an array in the compiled one."""
    frozen = tuple(entry if isinstance(entry, int) else tuple(entry) for entry in rows)
    _tables[id(frozen)] = frozen
    return frozen


def is_rule(value: object) -> bool:
    """Whether the value is a function marked with `@rule`."""
    return isinstance(value, FunctionType) and value in _rules


def is_table(value: object) -> bool:
    """Whether the value was made by `table`."""
    return isinstance(value, tuple) and id(value) in _tables

"""The two marks of a rules module: `@rule` on a function, `lookup(...)` around constants."""

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
# Keyed by identity, because equal lookups of two modules are two lookups; the value keeps the object alive.
_lookups: dict[int, object] = {}


def rule(function: F) -> F:
    """Mark a function as part of the rules and return it as it is, so that plain calls cost nothing extra."""
    _rules.add(cast(FunctionType, function))
    return function


@overload
def lookup(rows: Iterable[int]) -> Row: ...
@overload
def lookup(rows: Iterable[Iterable[int]]) -> Grid: ...
def lookup(rows: Iterable[Any]) -> Any:
    """A constant of one or two dimensions: tuples in the plain twin, an array in the compiled one."""
    frozen = tuple(entry if isinstance(entry, int) else tuple(entry) for entry in rows)
    _lookups[id(frozen)] = frozen
    return frozen


def is_rule(value: object) -> bool:
    """Whether the value is a function marked with `@rule`."""
    return isinstance(value, FunctionType) and value in _rules


def is_lookup(value: object) -> bool:
    """Whether the value was made by `table`."""
    return isinstance(value, tuple) and id(value) in _lookups

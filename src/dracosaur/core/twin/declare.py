"""The marks of a rules module: `@rule` or `@generic` on a function, `lookup(...)` around constants."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, TypeGuard, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])  # any signature: a mark does not care
R = TypeVar("R")

Row = list[int]
Grid = list[list[int]]
Batch = list[R]  # many states: a list in the plain twin, a record array in the compiled one
Weights = list[int]  # what a policy has learned: numbers of 32 bits in the compiled twin
Mask = list[list[int]]  # rows of 0 and 1, each a byte in the compiled twin
Observation = list[int]  # what somebody sees: numbers of 16 bits in the compiled twin
Observations = list[list[int]]  # the same of many

_rules: set[FunctionType] = set()
_generics: set[FunctionType] = set()
_natives: set[FunctionType] = set()
# Keyed by identity, because equal lookups of two modules are two lookups; the value keeps the object alive.
_lookups: dict[int, object] = {}


def rule(function: F) -> F:
    """Mark a function as part of the rules and return it as it is, so that plain calls cost nothing extra."""
    _rules.add(cast(FunctionType, function))
    return function


def generic(function: F) -> F:
    """Mark a function that becomes a rule where a package adopts it with rules of its own (`adopt`)."""
    _generics.add(cast(FunctionType, function))
    return function


def native(function: F) -> F:
    """Mark a function of the core for which the compiled twin has a form of its own."""
    _natives.add(cast(FunctionType, function))
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


def is_rule(value: object) -> TypeGuard[FunctionType]:
    """Whether the value is a function marked with `@rule`."""
    return isinstance(value, FunctionType) and value in _rules


def is_generic(value: object) -> TypeGuard[FunctionType]:
    """Whether the value is a function marked with `@generic`."""
    return isinstance(value, FunctionType) and value in _generics


def is_native(value: object) -> TypeGuard[FunctionType]:
    """Whether the value is a function marked with `@native`."""
    return isinstance(value, FunctionType) and value in _natives


def is_lookup(value: object) -> bool:
    """Whether the value was made by `lookup`."""
    return isinstance(value, tuple) and id(value) in _lookups

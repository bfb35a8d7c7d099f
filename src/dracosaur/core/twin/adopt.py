"""Rules written once for every game: a package adopts them with rules of its own."""

from __future__ import annotations

import dis
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from dracosaur.core.twin.declare import is_generic, is_lookup, is_rule, rule

F = TypeVar("F", bound=Callable[..., Any])  # any signature


def adopt(function: F, name: str = "", /, **given: object) -> F:
    """A generic function as a rule, in which the given rules, numbers and lookups stand for its open names.

    It may be given a name of its own, so that one package can adopt a function twice. ValueError says which
    name is still open or not known, TypeError what is no rule.
    """
    if not is_generic(function):
        raise TypeError(f"{function!r} is not marked with @generic, so it cannot be adopted")
    original: FunctionType = function
    used = {step.argval for step in dis.get_instructions(original) if step.opname == "LOAD_GLOBAL"}
    for word, value in given.items():
        if word not in used:
            raise ValueError(f"`{original.__name__}` has no use for `{word}`")
        if not (is_rule(value) or is_lookup(value) or isinstance(value, int)):
            raise TypeError(f"`{word}` is given as {value!r}, which is no rule, lookup or whole number")
    space = {**original.__globals__, **given}
    missing = sorted(word for word in used if word in space and space[word] is None)
    if missing:
        raise ValueError(f"`{original.__name__}` has to be given `{'`, `'.join(missing)}`")
    adopted = FunctionType(original.__code__, space, name or original.__name__)
    adopted.__qualname__ = name or original.__qualname__
    adopted.__doc__ = original.__doc__
    adopted.__annotations__ = original.__annotations__
    return cast(F, rule(adopted))

"""Errors inside plain rules point to the rule: which function, which line, which sentence it stands for."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from dracosaur.core.twin import declare

P = ParamSpec("P")
R = TypeVar("R")


class RuleFault(RuntimeError):
    """A rule function failed: a mistake in the rules themselves, never of a player."""


def blamed(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, but an error inside a rule becomes a RuleFault that names the rule."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            place = _innermost_rule(error)
            if place is None:
                raise
            raise RuleFault(f"{type(error).__name__}: {error} — {place}") from error

    return call


def _innermost_rule(error: Exception) -> str | None:
    """The last rule function on the error's way, with file, line and docstring; None if it met no rule."""
    codes = {function.__code__: function for function in declare._rules}
    place = None
    for frame, line in traceback.walk_tb(error.__traceback__):
        function = codes.get(frame.f_code)
        if function is not None:
            said = (function.__doc__ or "no docstring").strip().splitlines()[0]
            place = f"in rule `{function.__name__}` ({Path(frame.f_code.co_filename).name}:{line}): {said}"
    return place

"""Errors inside plain rules point to the rule: which function, which line, which sentence of the rules it stands for."""

from __future__ import annotations

import traceback
from pathlib import Path

from dracosaur.core.twin import declare


class RuleFault(RuntimeError):
    """A rule function failed: a mistake in the rules themselves, never of a player."""


def blame(error: Exception) -> RuleFault:
    """The fault that names the innermost rule function on the error's way, its file, line and docstring."""
    place = "outside the rules"
    codes = {function.__code__: function for function in declare._rules}
    for frame, line in traceback.walk_tb(error.__traceback__):
        function = codes.get(frame.f_code)
        if function is not None:
            said = (function.__doc__ or "no docstring").strip().splitlines()[0]
            place = f"in rule `{function.__name__}` ({Path(frame.f_code.co_filename).name}:{line}): {said}"
    return RuleFault(f"{type(error).__name__}: {error} — {place}")

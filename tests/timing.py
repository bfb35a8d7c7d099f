"""How long something takes on a machine that is busy with other things."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import thread_time
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3


def quickest(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[float, T]:
    """Seconds of the processor that the quickest of some tries took, and what it gave."""
    trace = sys.gettrace()
    sys.settrace(None)  # the measuring of coverage costs more than what is timed
    taken = []
    try:
        for _ in range(TRIES):
            start = thread_time()
            answer = call(*args, **kwargs)
            taken.append(thread_time() - start)
    finally:
        sys.settrace(trace)
    return min(taken), answer

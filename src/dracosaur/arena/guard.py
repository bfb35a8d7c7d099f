"""Asking a bot that may be anybody's: it fails, answers nonsense or thinks for ever at its own cost only."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Literal, TypeVar

from dracosaur.bots import Bot
from dracosaur.core.game import Action, Value

T = TypeVar("T")
Kind = Literal["crash", "illegal", "slow"]


class Fault(Value, frozen=True):
    """What a bot did wrong: on which seat, how, at which of its decisions, in a line."""

    seat: int
    kind: Kind
    decision: int
    text: str


class Faulted(Exception):
    """A bot has not given an answer that can be used; `trace` is for whoever wrote it."""

    def __init__(self, kind: Kind, text: str, trace: str = "") -> None:
        super().__init__(text)
        self.kind: Kind = kind
        self.trace = trace


class _Late(BaseException):
    """Time is up; a bot that catches every Exception does not catch this."""


def without_crash(make: Callable[[], T], limit: float) -> T:
    """What the call gives, within so many seconds by the clock; Faulted where it does not."""
    start = time.perf_counter()
    try:
        with _alarm(limit):
            made = make()
        if time.perf_counter() - start <= limit:
            return made
    except _Late:
        pass
    except (Exception, SystemExit) as error:
        text = f"{type(error).__name__}: {error}"
        raise Faulted("crash", text, traceback.format_exc()) from None
    raise Faulted("slow", f"no answer within {limit:g} s")


def ask(bot: Bot, view: Any, legal: Sequence[Action], limit: float) -> Action:  # the game's View
    """The bot's answer, one of the legal actions; Faulted where it gives none."""
    answer = without_crash(lambda: bot.choose(view, legal), limit)
    if answer not in legal:
        raise Faulted("illegal", f"answered {answer!r}, which is not one of the {len(legal)} legal actions")
    return answer


@contextmanager
def _alarm(limit: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can; elsewhere it is judged when it is done."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

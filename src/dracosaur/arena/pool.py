"""Processes that play: they end with the one that has started them, and Ctrl-C is for that one alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import ModuleType, TracebackType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Pool(ProcessPoolExecutor):
    """As its base, but leaving it ends the processes at once, whatever they are at.

    One that dies is told at once, as `BrokenProcessPool`. The nicer they are, the sooner they give way to
    the process that has started them.
    """

    def __init__(self, workers: int, nice: int = 0) -> None:
        spawn = multiprocessing.get_context("spawn")  # threads and locks of this process are not copied
        line, self._held = spawn.Pipe(duplex=False)
        super().__init__(workers, spawn, _begin, (line, nice))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work is done by one of the processes, which are started here when they are needed."""
        with _without_main(), _without_interruptions():
            return super().submit(fn, *args, **kwargs)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._held.close()
        super().__exit__(kind, error, trace)

    def let_go(self) -> None:
        """End the processes at once, whatever they are at, and wait for nothing."""
        # In this order: who finds the processes dead before it knows why cannot bear work that was cancelled.
        self.shutdown(wait=False, cancel_futures=True)
        self._held.close()


def _begin(line: Connection, nice: int) -> None:
    """What a new process does first."""
    with suppress(OSError, AttributeError):  # not everywhere
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be held back, as on Windows
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """End this process when nobody holds the other end of the line: let go, or killed."""
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


@contextmanager
def _without_interruptions() -> Iterator[None]:
    """Processes started here never see a Ctrl-C, not even while they begin; this one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _without_main() -> Iterator[None]:
    """Processes started here do not run the caller's script again, which may have no guard against it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main

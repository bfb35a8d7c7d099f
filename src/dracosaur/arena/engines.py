"""Where games are played: in this process, in a pool of processes here, or on a Ray cluster."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Any, Final, Literal, ParamSpec, Protocol, TypeVar

from dracosaur.arena.pool import Pool

P = ParamSpec("P")
T = TypeVar("T")
EngineName = Literal["local", "ray"]

AHEAD: Final = 2  # pieces of work handed out for each worker, so that none waits for us


class NoRay(ModuleNotFoundError):
    """The extra `ray` is not installed."""

    def __init__(self) -> None:
        super().__init__("a Ray cluster needs the extra `ray`: pip install 'dracosaur[ray]'")


class NoCluster(RuntimeError):
    """The Ray cluster does not answer, or could not be started."""


class Engine(Protocol):
    """Does work somewhere; `workers` pieces of it at once."""

    workers: int

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work is done, sooner or later."""
        ...


class Here:
    """This process: work is done as it is submitted, and Ctrl-C comes between two games."""

    workers = 1

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work is done."""
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Processes(Pool):
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.workers = workers


class Cluster:
    """The machines of a Ray cluster: that of RAY_ADDRESS, else one of so many workers on this machine."""

    def __init__(self, workers: int | None) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")  # an extra, without types of its own
        except ModuleNotFoundError:
            raise NoRay from None
        self._owned = not self._ray.is_initialized()
        if self._owned:
            address = os.environ.get("RAY_ADDRESS")
            here: dict[str, Any] = {"address": address} if address else {"num_cpus": workers or cores()}
            try:
                self._ray.init(**here, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
            except Exception as error:  # Ray raises plain ones, and kinds of its own
                raise NoCluster(str(error).partition("\n")[0]) from error
        self.workers = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._tasks: dict[Any, Any] = {}  # remote functions, by the function

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work is done by one of the machines."""
        if fn not in self._tasks:
            self._tasks[fn] = self._ray.remote(fn)
        future: Future[T] = self._tasks[fn].remote(*args, **kwargs).future()
        return future

    def close(self) -> None:
        """What was begun here is ended."""
        if self._owned:
            self._ray.shutdown()


@contextmanager
def open_engine(name: EngineName, workers: int | None) -> Iterator[Engine]:
    """The engine for so many pieces of work at once, or as many as there is room for."""
    if name == "ray":
        cluster = Cluster(workers)
        try:
            yield cluster
        finally:
            cluster.close()
        return
    n = workers or cores()
    if n == 1:
        yield Here()
        return
    with Processes(n) as pool:
        yield pool


def flow(engine: Engine, fn: Callable[..., T], calls: Iterator[tuple[Any, ...]]) -> Iterator[T]:
    """What the function gives for each call, as it comes; a call is taken only when there is room for it."""
    waiting: set[Future[T]] = set()
    try:
        while True:
            while len(waiting) < AHEAD * engine.workers and (call := next(calls, None)) is not None:
                waiting.add(engine.submit(fn, *call))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def cores() -> int:
    """The processor cores that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

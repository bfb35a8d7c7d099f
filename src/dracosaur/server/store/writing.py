"""Group commit: everything that waits becomes durable in one transaction, and fails alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from dracosaur.server.store.appending import Append, append_alone, append_together
from dracosaur.server.store.errors import Unavailable
from dracosaur.server.store.news import News, NewsKind

MOST_TOGETHER: Final = 256
MOST_WAITING: Final = 10_000

Work = Callable[[Connection], Any]  # may be carried out again after a rollback: it changes nothing but rows
Job = Append | Work
Notify = Callable[[Connection, Sequence[News]], None]
Outcome = Any  # what the work returned, or the exception that it raised


def carry_out(connection: Connection, jobs: Sequence[Job], notify: Notify) -> list[Outcome]:
    """The outcome of each job, all of them durable; raises only when the store cannot work at all."""
    try:
        with connection.begin():
            outcomes = _together(connection, jobs)
            notify(connection, _news(jobs, outcomes))
            return outcomes
    except Exception as error:
        if is_trouble(error):
            raise
    with connection.begin():
        outcomes = [_apart(connection, job) for job in jobs]
        notify(connection, _news(jobs, outcomes))
        return outcomes


def _news(jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> list[News]:
    """What other processes should hear of the group: work that is no append tells its own news."""
    return [
        News(NewsKind.LOG, job.table_id, job.rows[-1].seq)
        for job, outcome in zip(jobs, outcomes, strict=True)
        if isinstance(job, Append) and outcome is None
    ]


def _together(connection: Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """The outcomes, as long as no job fails: the way of nearly every group."""
    appends = [job for job in jobs if isinstance(job, Append)]
    appended = iter(append_together(connection, appends) if appends else ())
    return [next(appended) if isinstance(job, Append) else job(connection) for job in jobs]


def _apart(connection: Connection, job: Job) -> Outcome:
    """The outcome of one job that cannot hurt its neighbours."""
    try:
        with connection.begin_nested():
            return append_alone(connection, job) if isinstance(job, Append) else job(connection)
    except Exception as error:
        if is_trouble(error):
            raise
        return error


def is_trouble(error: Exception) -> bool:
    """Whether it is the store that fails, and not what was asked of it."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError | asyncio.TimeoutError | NoConnection)
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # SQLite, or no answer from PostgreSQL
        return type(error).__name__ not in {"IntegrityError", "DataError", "ProgrammingError"}
    return str(state)[:2] not in {"22", "23", "42"}  # bad data, a broken constraint, a wrong statement


def as_unavailable(error: Exception) -> Exception:
    """The error as whoever asked has to know it: Unavailable where the store is to blame."""
    return Unavailable(str(getattr(error, "orig", error))) if is_trouble(error) else error


class Counts:
    """What the writer has done so far."""

    def __init__(self) -> None:
        self.groups = 0
        self.jobs = 0
        self.failed_groups = 0


class Writer:
    """The only one that writes: takes what waits, has it carried out, tells everybody who waited."""

    def __init__(self, carry_out: Callable[[Sequence[Job]], Awaitable[list[Outcome]]]) -> None:
        self._carry_out = carry_out
        self._waiting: deque[tuple[Job, asyncio.Future[Outcome]]] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self.counts = Counts()
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    async def do(self, job: Job) -> Outcome:
        """What the job returned, once it is durable; raises what it raised, or Unavailable."""
        if self._is_closing:
            raise Unavailable("the store is closed")
        if len(self._waiting) >= MOST_WAITING:
            raise Unavailable(f"{MOST_WAITING} others wait for the store")
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """What waits is done, and nothing more is taken."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MOST_TOGETHER, len(self._waiting)))]
                await self._write(group)

    async def _write(self, group: list[tuple[Job, asyncio.Future[Outcome]]]) -> None:
        outcomes: list[Outcome]
        try:
            outcomes = await self._carry_out([job for job, _ in group])
        except Exception as error:  # the writer outlives every trouble
            self.counts.failed_groups += 1
            outcomes = [
                type(error)(*error.args) for _ in group
            ]  # one each: a traceback grows where it is raised
        self.counts.groups += 1
        self.counts.jobs += len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # who waited has gone; the work is done nevertheless
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

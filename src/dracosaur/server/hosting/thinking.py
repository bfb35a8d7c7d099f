"""Bots think in processes of their own, with a bounded queue and a time for each move."""

from __future__ import annotations

import asyncio
import hmac
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final, ParamSpec, TypeVar

from dracosaur import bots
from dracosaur.arena.pool import Pool
from dracosaur.bots.hints import Hint, hint
from dracosaur.core.game import Action
from dracosaur.core.rng import Rng
from dracosaur.games import load

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING: Final = 500  # moves that wait for a process; the tables of more are looked at again later
SECONDS: Final = 10.0  # for one move, the start of a process included


class Busy(Exception):
    """Too many bots think already."""


class TooSlow(Exception):
    """The bot had no answer in its time."""


def seed_for(key: str, seat: int, number: int) -> str:
    """From where a bot gets its chance: the same decision, the same choice, and nothing about the key."""
    return hmac.digest(bytes.fromhex(key), f"dracosaur:bot:{seat}:{number}".encode(), "sha256").hex()


def choose(game: str, bot: str, seed: str, view: Any, legal: Sequence[Action]) -> Action:
    """The choice of a bot; done in a process that knows nothing else of the table."""
    return bots.make(bot, load(game), Rng(seed)).choose(view, legal)


def advise(game: str, view: Any, legal: Sequence[Action]) -> Hint:
    """A hint; done in a process of the bots."""
    return hint(load(game), view, legal)


class Thinkers:
    """The processes in which bots think; started when the first one is needed."""

    def __init__(self, workers: int = 0, seconds: float = SECONDS, most: int = MOST_WAITING) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.seconds = seconds
        self.most = most
        self.waiting = 0
        self._pool: Pool | None = None
        self._room = asyncio.Semaphore(2 * self.workers)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The work, done elsewhere; raises Busy or TooSlow."""
        if self.waiting >= self.most:
            raise Busy
        self.waiting += 1
        try:
            async with self._room:
                return await self._run(work, *args, **kwargs)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):  # a process may have been killed since
            if self._pool is None:
                self._pool = Pool(self.workers)
            pool = self._pool
            try:
                done = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                return await asyncio.wait_for(done, self.seconds)
            except BrokenExecutor:
                self._let_go(pool)
            except TimeoutError:
                self._let_go(pool)
                raise TooSlow from None
        raise TooSlow

    def _let_go(self, pool: Pool) -> None:
        """The processes of this pool end; the next work gets new ones."""
        if self._pool is pool:
            self._pool = None
        pool.let_go()

    def close(self) -> None:
        """No process is left."""
        if self._pool is not None:
            self._let_go(self._pool)

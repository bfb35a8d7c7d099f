"""Bots think in processes of their own, with a bounded queue and a time for each move."""

from __future__ import annotations

import asyncio
import hmac
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from dracosaur import bots
from dracosaur.arena.pool import Pool
from dracosaur.bots.hints import Hint, hint
from dracosaur.bots.levels import LEVELS, level_of
from dracosaur.core.game import Action
from dracosaur.core.rng import Rng
from dracosaur.games import load

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING: Final = 500  # moves that wait for a process; the tables of more are looked at again later
SECONDS: Final = 10.0  # for one move, the start of a process included
START_SECONDS: Final = 60.0  # that processes may take to begin; whoever waits meanwhile gets another answer
FIRST_SECONDS: Final = 3.0  # that a table waits for a bot which may have to be compiled
NICE: Final = 5  # who waits for an answer of the server comes first
QUICK: Final = ("random", "greedy")  # bots that need no compiler


class Busy(Exception):
    """Too many bots think already."""


class Warming(Exception):
    """The bot is still getting ready: its machine code is being compiled."""


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

    def __init__(
        self,
        workers: int = 0,
        seconds: float = SECONDS,
        most: int = MOST_WAITING,
        first_seconds: float = FIRST_SECONDS,
    ) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.seconds = seconds
        self.most = most
        self.first_seconds = first_seconds
        self.quick: Sequence[str] = QUICK
        self.waiting = 0
        self._ready: set[tuple[str, str]] = set()  # games and bots that have thought once
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._pool: Pool | None = None
        self._started = 0.0  # when the processes of the pool were
        self._has_answered = False  # one of them
        self._room = asyncio.Semaphore(2 * self.workers)

    async def choose(self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Action]) -> Action:
        """The choice of a bot; raises Busy, TooSlow or Warming.

        The first one of its kind thinks in a process of its own for as long as it takes, and leaves its
        machine code for all others.
        """
        kind = (game, bot)
        plays_like = level_of(game, bot).bot if bot in LEVELS else bot
        if plays_like not in self.quick and kind not in self._ready:
            if kind in self._warming:
                raise Warming
            task = asyncio.create_task(self._warm(kind, seed, view, legal))
            self._warming[kind] = task
            await asyncio.wait({task}, timeout=self.first_seconds)
            if kind not in self._ready:
                raise Warming
        return await self.run(choose, game, bot, seed, view, legal)

    async def _warm(self, kind: tuple[str, str], seed: str, view: Any, legal: Sequence[Action]) -> None:
        pool = Pool(1, nice=NICE)
        try:
            with suppress(Exception):  # whoever asks it next is told
                await asyncio.wrap_future(pool.submit(choose, *kind, seed, view, legal))
            self._ready.add(kind)
        finally:
            del self._warming[kind]
            pool.let_go()

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
                self._pool = Pool(self.workers, nice=NICE)
                self._started, self._has_answered = time.monotonic(), False
            pool = self._pool
            try:
                done = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                answer = await asyncio.wait_for(done, self.seconds)
            except BrokenExecutor:
                self._let_go(pool)
            except TimeoutError:
                if not self._is_starting():  # else the next ones would wait as long, and in vain again
                    self._let_go(pool)
                raise TooSlow from None
            else:
                self._has_answered = True
                return answer
        raise TooSlow

    def _is_starting(self) -> bool:
        """Whether the processes may still be on their way, as on a slow or busy machine."""
        return not self._has_answered and time.monotonic() - self._started < START_SECONDS

    def _let_go(self, pool: Pool) -> None:
        """The processes of this pool end; the next work gets new ones."""
        if self._pool is pool:
            self._pool = None
        pool.let_go()

    def close(self) -> None:
        """No process is left."""
        for task in self._warming.values():
            task.cancel()
        if self._pool is not None:
            self._let_go(self._pool)

"""What the server does at a table by itself: bots move, clocks run out, the absent are replaced."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from typing import Any, Final

from dracosaur.core.game import Action, Illegal, Seat
from dracosaur.core.table import Stale
from dracosaur.server.hosting import rows
from dracosaur.server.hosting.deciding import STAND_IN, Deed
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.lessons import Teaching
from dracosaur.server.hosting.live import Live, Tables
from dracosaur.server.hosting.standing import is_due, patience_with, thinking_time
from dracosaur.server.hosting.thinking import Busy, TooSlow, Warming, choose, seed_for

MOST_DUE: Final = 200  # tables looked at in one round
MOST_GONE: Final = 100_000  # people at tables of whom it is known since when they are away
PATIENCE: Final = 2_000  # milliseconds until a table that stays due is looked at again
COMING_BACK: Final = 20_000  # milliseconds in which people find back to a server that was started anew
FALLBACK: Final = "random"  # needs no time, and no compiler

log = logging.getLogger(__name__)


class Tending(Teaching):
    """The server's own hand at the tables that this process owns."""

    process: str
    alive: tuple[str, ...]

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.began = 0  # when this process began to serve
        self.gone: dict[tuple[str, str], int] = {}  # since when people no longer look at a table
        self.patient: dict[str, int] = {}  # until when a table that is due need not be looked at again

    @abstractmethod
    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """The work is done beside what runs now."""

    def owns(self, table: str) -> bool:
        """Whether this process is the one that looks after the table, of all that are alive."""
        return self.process == max(self.alive, key=lambda name: sha256(f"{name}:{table}".encode()).digest())

    async def wake(self, id: str) -> None:
        """Something at the table may be for the server to do."""
        self.patient.pop(id, None)
        live = self.tables.live.get(id)
        if self.owns(id):
            self.soon(self.tend(id))
        elif live is not None and live.fold is not None and is_due(live.fold, self.tables.served()):
            self.soon(self.call_owner(id))

    @abstractmethod
    async def call_owner(self, table: str) -> None:
        """The process that owns the table looks after it at once."""

    async def tend_due(self) -> None:
        """Everything that is due at the tables of this process is on its way."""
        served = self.tables.served()
        self.patient = {id: until for id, until in self.patient.items() if until > served}
        for id, _ in await self.store.tables.due(served, MOST_DUE + len(self.patient)):
            if self.owns(id) and id not in self.patient:
                self.patient[id] = served + PATIENCE  # where somebody is slow but present, that is all
                self.soon(self.tend(id))

    async def tend(self, id: str) -> None:
        """What is due at the table is done; a bot's move follows when it has thought."""
        live = self.tables.get(id)
        async with live.lock:
            fold = await self.tables.read(live)
            is_over = fold.phase == "over" and not fold.is_counted
            must_replace = bool(self._to_replace(live, fold, self.tables.served()))
        if is_over:
            await self.count(live)
        if must_replace:
            await self.tables.change(live, lambda deed: self._replace(live, deed))
        async with live.lock:
            fold = await self.tables.read(live)
            for seat in fold.to_act:
                if fold.played_by_bot(seat) and (task := self._task(live, fold, seat)) not in live.thinking:
                    live.thinking.add(task)
                    self.soon(self._move(live, seat, task))

    # Bots

    @staticmethod
    def _task(live: Live, fold: Fold, seat: Seat) -> tuple[int, int]:
        assert fold.match is not None, "the match has not begun"
        return seat, fold.match.revision

    async def _move(self, live: Live, seat: Seat, task: tuple[int, int]) -> None:
        try:
            await self._think(live, seat)
        except (Busy, Warming):
            return  # the table stays due, and is looked at again in a moment
        finally:
            live.thinking.discard(task)
        await self.wake(live.id)

    async def _think(self, live: Live, seat: Seat) -> None:
        async with live.lock:
            fold = await self.tables.read(live)
            if fold.match is None or seat not in fold.to_act or not fold.played_by_bot(seat):
                return
            number, view, legal = fold.match.task(seat)
            seed = seed_for(fold.opened.key, seat, number)
            game, bot = fold.opened.game, fold.chairs[seat].bot
        instead = ""
        try:
            action = await self._choose(game, bot, seed, view, legal)
        except Warming:
            if fold.opened.challenge:
                raise  # everybody meets the same bots
            instead = STAND_IN
            action = await self._choose(game, STAND_IN, seed, view, legal)

        def plan(deed: Deed) -> None:
            if seat in deed.fold.to_act and deed.fold.played_by_bot(seat):
                try:
                    deed.answer(seat, number, action)
                except Stale:
                    return  # the table has gone on since
                except Illegal:
                    log.error("bot %s of %s gave an answer that is none", bot, game)
                    deed.answer(seat, number, choose(game, FALLBACK, seed, view, legal))
                if instead and seat not in deed.fold.warming:
                    deed.add(rows.Warmed(seat, instead))
                deed.play_premoves()

        await self.tables.change(live, plan)

    async def _choose(self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Action]) -> Action:
        """The choice of a bot; where it has none, any one, so that nobody waits. Raises Busy or Warming."""
        try:
            return await self.thinkers.choose(game, bot, seed, view, legal)
        except (Busy, Warming):
            raise
        except TooSlow:
            log.warning("bot %s of %s had no answer in time", bot, game)
        except Exception:
            log.exception("bot %s of %s failed", bot, game)
        return choose(game, FALLBACK, seed, view, legal)

    # Clocks and absences

    def note_gone(self, table: str, person: str) -> None:
        """From now on the others wait for the person."""
        self.gone[table, person] = self.tables.served()
        if len(self.gone) > MOST_GONE:
            del self.gone[next(iter(self.gone))]
        self.patient.pop(table, None)

    def _to_replace(self, live: Live, fold: Fold, served: int) -> list[rows.Replaced]:
        """The seats where a bot has to play: their time is up, or their people are away for too long."""
        if fold.phase != "running":
            return []
        flagged = fold.clocks.flagged(served) if fold.opened.clock.kind != "none" else ()
        found = [rows.Replaced(seat, STAND_IN, "flagged") for seat in flagged]
        patience = patience_with(fold)
        if patience is None or served - self.began < COMING_BACK:
            return found
        present = self.tables.present(live)
        for seat in fold.to_act:
            chair, since = fold.chairs[seat], fold.clocks.since
            if chair.person in present:
                is_too_late = served - since >= thinking_time(patience)
            else:
                is_too_late = served - max(since, self.gone.get((live.id, chair.person), 0)) >= patience
            if is_too_late and not chair.bot and seat not in flagged:
                found.append(rows.Replaced(seat, STAND_IN, "absent"))
        return found

    def _replace(self, live: Live, deed: Deed) -> None:
        for replaced in self._to_replace(live, deed.fold, deed.served):
            deed.add(replaced)
        deed.maybe_take_back()

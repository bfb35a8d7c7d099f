"""Watching and playing: frames go out, commands and queries come in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from dracosaur.core.game import Illegal, Refusal, Seat
from dracosaur.core.table import Stale
from dracosaur.server.hosting import commands, rows
from dracosaur.server.hosting.commands import Advice, AnyAnswer, AnyCommand, AnyQuery, Applied, Verdict
from dracosaur.server.hosting.deciding import Deed
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.frames import AnyFrame, SaidRefusal, encode
from dracosaur.server.hosting.live import Live, Tables, Watch, Watcher
from dracosaur.server.hosting.lobby import Lobby, sitting
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.showing import PRIVATE, show_scene, show_told
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.hosting.thinking import Busy, Thinkers, TooSlow, advise
from dracosaur.server.hosting.wishes import Who
from dracosaur.server.store import CommandKnown, LogRow
from dracosaur.text import Words

MOST_HINTS: Final = 2  # of one person at once: hints and bots share the processes that think


class Playing(Lobby):
    """What people and programs do at a table."""

    thinkers: Thinkers

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._hints: Counter[str] = Counter()  # that are thought about, by person

    # Watching

    async def watch(
        self, who: Who | None, table: str, watcher: Watcher, lang: str = "en", told: int | None = None
    ) -> None:
        """From now on the watcher gets the frames of the table, first those that show it as it is.

        `told` says how far she has listened before; None asks for everything.
        """
        person = "" if who is None else who.person
        muted = await self.store.people.muted_by(person) if person else frozenset()
        live = self.tables.get(table)
        async with live.lock:
            fold = await self._seen_by(live, person)
            live.part(watcher)
            was_here = person in self.tables.present(live)
            group = live.group_of(person, lang)
            watch = Watch(person, group, muted)
            is_first = not group.watchers
            group.told = (told or 0) if is_first else group.told
            live.join(watcher, watch)
            present, served = self.tables.present(live), self.tables.served()
            if is_first:
                for frame in live.news(group, present, served):
                    watcher.deliver(frame)
            else:
                for shown in live.frames(person, lang, present, served, told or 0):
                    watcher.deliver(encode(shown))
            if person and not was_here:
                self.tables.show(live)
            must_return = self._is_away(fold, person)
        await self.say_chat(live, watcher, watch)
        if person and not was_here:
            await self.arrived(table, person)
        if must_return:
            await self._return(table, person)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """No more frames for the watcher."""
        live = self.tables.live.get(table)
        if live is not None:
            person = live.part(watcher)
            if person and person not in live.present():
                self.departed(live, person)

    def is_watching(self, table: str, watcher: Watcher) -> bool:
        """Whether the watcher gets the frames of the table still."""
        live = self.tables.live.get(table)
        return live is not None and watcher in live.watches

    async def frames(
        self, who: Who | None, table: str, lang: str = "en", told: int = 0
    ) -> Sequence[AnyFrame]:
        """The frames that show the table as it is, for a client that asks instead of listening."""
        person = "" if who is None else who.person
        live = self.tables.get(table)
        async with live.lock:
            await self._seen_by(live, person)
            if self.store.has_many_processes:
                await self.tables.catch_up(live)
            return live.frames(person, lang, self.tables.present(live), self.tables.served(), told)

    async def _seen_by(self, live: Live, person: str) -> Fold:
        """The table, if the person may see it. The lock is held."""
        fold = await self.tables.read(live)
        if person and fold.seat_of(person) is None:
            await self.tables.meet(live, fold)  # she may have taken over the games of a guest since
        if not fold.may_be_seen_by(person):
            raise Refused("not_allowed", PRIVATE)
        return fold

    def _is_away(self, fold: Fold, person: str) -> bool:
        seat = fold.seat_of(person)
        return seat is not None and fold.phase == "running" and fold.chairs[seat].away == "absent"

    async def _return(self, table: str, person: str) -> None:
        """The person who was absent has her seat back."""

        def plan(deed: Deed) -> None:
            seat = deed.fold.seat_of(person)
            if seat is not None and self._is_away(deed.fold, person):
                deed.add(rows.Returned(seat), seat)

        await self.tables.change(self.tables.get(table), plan)

    async def arrived(self, table: str, person: str) -> None:
        """A person looks at the table from now on."""

    def departed(self, live: Live, person: str) -> None:
        """A person no longer looks at the table."""

    async def say_chat(self, live: Live, watcher: Watcher, watch: Watch) -> None:
        """The watcher gets the lines of chat that she has not."""

    # Playing

    async def command(self, who: Who, table: str, command: AnyCommand) -> AnyAnswer:
        """Carry out a command; when this returns `Applied`, it is kept for good."""
        live = self.tables.get(table)
        try:
            seat = await self._seat(live, who)
        except Refused as refused:
            return self._not_done(command.id, table, refused, who)
        try:
            row = await self.tables.change(live, lambda deed: deed.carry_out(seat, command))
        except CommandKnown as known:
            return _applied(command.id, table, known.row, again=True)
        except (Refused, Illegal) as error:
            known_row = await self.store.log.command(table, seat, command.id)
            if known_row is not None:
                return _applied(command.id, table, known_row, again=True)
            if isinstance(error, Refused):
                return self._not_done(command.id, table, error, who)
            return await self._illegal(command, live, seat, error, who)
        await self.wake(table)
        return _applied(command.id, table, row)

    async def _seat(self, live: Live, who: Who) -> Seat:
        async with live.lock:
            fold = await self.tables.read(live)
            if fold.seat_of(who.person) is None:
                await self.tables.meet(live, fold)
            return sitting(fold, who)

    def _not_done(self, id: str, table: str, refused: Refused, who: Who) -> commands.NotDone:
        return commands.NotDone(id, table, refused.code, _said(refused.message, who.lang))

    async def _illegal(
        self, command: AnyCommand, live: Live, seat: Seat, error: Illegal, who: Who
    ) -> AnyAnswer:
        async with live.lock:
            fold = await self.tables.read(live)
            speaker = live.speaker(who.lang)
            refusal = speaker.refuse(error.refusal)
            if not isinstance(error, Stale):
                return commands.Illegal(command.id, live.id, refusal)
            told = command.told if isinstance(command, commands.Act) else fold.told(seat)
            scene = show_scene(fold, seat, speaker)
            missed = show_told(fold, seat, told, speaker)
            return commands.Stale(command.id, live.id, refusal, scene, missed)

    async def query(self, who: Who, table: str, query: AnyQuery) -> Any:
        """The `SaidChoice`s of `Ways`, `SaidForesight`, `Verdict`, `Advice`; or `Stale`, `NotDone`."""
        live = self.tables.get(table)
        try:
            seat = await self._seat(live, who)
            async with live.lock:
                if self.store.has_many_processes:
                    await self.tables.catch_up(live)
                fold = await self.tables.read(live)
                if fold.match is None or fold.phase != "running":
                    raise Refused("conflict", f"host-not_running-{fold.phase}")
                speaker = live.speaker(who.lang)
                try:
                    if not isinstance(query, commands.Advise):
                        return asked(fold, seat, query, speaker)
                    number, view, legal = fold.match.task(seat)
                    if number != query.number:
                        raise Stale(seat, query.number, number)
                except Stale as stale:
                    scene = show_scene(fold, seat, speaker)
                    missed = show_told(fold, seat, fold.told(seat), speaker)
                    return commands.Stale("", table, speaker.refuse(stale.refusal), scene, missed)
                except Illegal as illegal:
                    return commands.Illegal("", table, speaker.refuse(illegal.refusal))
            return await self._hint(who, fold.opened.game, view, legal, speaker)
        except Refused as refused:
            return self._not_done("", table, refused, who)

    async def _hint(self, who: Who, game: str, view: Any, legal: Sequence[Any], speaker: Speaker) -> Advice:
        if not legal:
            raise Refused("conflict", "host-not_asked")
        if self._hints[who.person] >= MOST_HINTS:
            raise Refused("too_many", "host-busy")
        self._hints[who.person] += 1
        try:
            return speaker.hint(await self.thinkers.run(advise, game, view, legal))
        except (Busy, TooSlow):
            raise Refused("too_many", "host-busy") from None
        finally:
            self._hints -= Counter([who.person])  # forgets who waits for none


def asked(fold: Fold, seat: Seat, query: AnyQuery, speaker: Speaker) -> Any:
    """What a query about a running match is answered; raises Stale or Illegal. Hints are given elsewhere."""
    match = fold.match
    assert match is not None, "the match has not begun"
    if isinstance(query, commands.Ways):
        return tuple(map(speaker.choice, match.ways(seat, query.number, query.spots)))
    if isinstance(query, commands.WhyNot):
        refusal = match.why_not(seat, query.number, _action(fold, query.action))
        return Verdict(None if refusal is None else speaker.refuse(refusal))
    assert isinstance(query, commands.Foresee), "hints are given elsewhere"
    action = _action(fold, query.action)
    refusal = match.why_not(seat, query.number, action)
    if refusal is not None:
        raise fold.game.illegal(refusal)
    return speaker.foresight(match.foresee(seat, query.number, action))


def _action(fold: Fold, given: Any) -> Any:
    assert fold.table is not None, "the match has not begun"
    return fold.table.read(given)


def _said(refusal: Refusal, lang: str) -> SaidRefusal:
    return SaidRefusal(refusal.key, refusal.values, Words(lang).refusal(refusal), refusal.rule)


def _applied(id: str, table: str, row: LogRow, *, again: bool = False) -> Applied:
    """The answer that a row stands for."""
    return Applied(id, table, getattr(rows.payload_of(row), "number", None), again)

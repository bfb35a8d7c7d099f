"""Chat at a table, and the people whom one does not want to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.server.hosting.frames import ChatFrame, ChatLine, encode
from dracosaur.server.hosting.live import Live, Watch, Watcher
from dracosaur.server.hosting.playing import Playing
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.wishes import Who
from dracosaur.server.store import ChatLine as KeptLine
from dracosaur.server.store import NoTable, Person, Unavailable
from dracosaur.text import clean

LONGEST_CHAT: Final = 500


class Talking(Playing):
    """What people say to each other."""

    async def say(self, who: Who, table: str, text: str) -> ChatLine:
        """Say something to everybody at the table."""
        cleaned = clean(text).strip()
        if not cleaned or len(cleaned) > LONGEST_CHAT:
            raise Refused("bad_request", "host-chat_length", most=LONGEST_CHAT)
        live = self.tables.get(table)
        async with live.lock:
            fold = await self._seen_by(live, who.person)
            seat = fold.seat_of(who.person)
        try:
            kept = await self.store.chat.say(
                table, who.person, -1 if seat is None else seat, cleaned, self.tables.now()
            )
        except NoTable:
            raise Refused("not_found", "host-no_table") from None
        except Unavailable:
            raise Refused("unavailable", "host-unavailable") from None
        return (await self._lines([kept]))[0]

    async def mute(self, who: Who, person: str, muted: bool = True) -> None:
        """Hear no more of what a person says, or hear it again."""
        if await self.store.people.get(person) is None:
            raise Refused("not_found", "host-no_person")
        if muted:
            await self.store.people.mute(who.person, person)
        else:
            await self.store.people.unmute(who.person, person)
        heard = await self.store.people.muted_by(who.person)
        for live in self.tables.live.values():
            for watch in live.watches.values():
                if watch.person == who.person:
                    watch.muted = heard

    async def muted(self, who: Who) -> Sequence[Person]:
        """The people whom the person does not want to hear, by name."""
        found = await self.store.people.many(sorted(await self.store.people.muted_by(who.person)))
        return sorted(found.values(), key=lambda person: person.name)

    async def chat(self, who: Who | None, table: str, since: int = 0) -> Sequence[ChatLine]:
        """What was said at the table, without what the person does not want to hear."""
        person = "" if who is None else who.person
        live = self.tables.get(table)
        async with live.lock:
            await self._seen_by(live, person)
        muted = await self.store.people.muted_by(person) if person else frozenset()
        lines = await self._lines(await self.store.chat.lines(table, since))
        return [line for line in lines if line.person not in muted]

    async def say_chat(self, live: Live, watcher: Watcher, watch: Watch) -> None:
        """The watcher gets the lines of chat that she has not."""
        lines = await self._lines(await self.store.chat.lines(live.id, watch.chat))
        _deliver(live, watcher, watch, lines)

    async def heard_chat(self, live: Live) -> None:
        """Something was said: everybody who watches gets it. It is read once, however many they are."""
        watches = list(live.watches.items())  # who comes while it is read is told what was said before, too
        since = min((watch.chat for _, watch in watches), default=0)
        lines = await self._lines(await self.store.chat.lines(live.id, since))
        for watcher, watch in watches:
            _deliver(live, watcher, watch, lines)

    async def _lines(self, kept: Sequence[KeptLine]) -> list[ChatLine]:
        people = await self.store.people.many(sorted({line.person_id for line in kept}))
        return [
            ChatLine(
                line.number,
                line.at / 1000,
                people[line.person_id].name if line.person_id in people else "",
                line.text,
                line.person_id,
                line.seat if line.seat >= 0 else None,
            )
            for line in kept
        ]


def _deliver(live: Live, watcher: Watcher, watch: Watch, lines: Sequence[ChatLine]) -> None:
    """The watcher gets those of the lines that she has not and wants to hear, if she still watches."""
    since = watch.chat
    if live.watches.get(watcher) is not watch or not lines or lines[-1].id <= since:
        return
    watch.chat = lines[-1].id
    heard = tuple(line for line in lines if line.id > since and line.person not in watch.muted)
    if heard:
        watcher.deliver(encode(ChatFrame(live.id, heard)))

"""What is said at tables."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select

from dracosaur.server.store.database import Database
from dracosaur.server.store.errors import NoTable
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.schema import chat, listing
from dracosaur.server.store.switchboard import Switchboard
from dracosaur.server.store.values import ChatLine

_LINE: Final = tuple(chat.c[name] for name in ChatLine.__struct_fields__)


class Chat:
    """Lines of chat, table by table."""

    def __init__(self, database: Database, news: Switchboard) -> None:
        self._database = database
        self._news = news

    async def say(self, table_id: str, person_id: str, seat: int, text: str, now: int) -> ChatLine:
        """The line is kept, with its number; raises NoTable."""
        line = ChatLine(table_id, 0, person_id, seat, text, now)

        def work(connection: Connection) -> ChatLine:
            # Whoever holds the listing gives the numbers, so that they follow the order of the commits.
            lock = select(listing.c.id).where(listing.c.id == table_id).with_for_update(key_share=True)
            if connection.execute(lock).first() is None:
                raise NoTable(table_id)
            last = connection.execute(
                select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
            ).scalar()
            said = msgspec.structs.replace(line, number=(last or 0) + 1)
            connection.execute(insert(chat).values(msgspec.structs.asdict(said)))
            self._database.notify(connection, [News(NewsKind.CHAT, table_id, said.number)])
            return said

        said = await self._database.write(work)
        self._news.tell_here(News(NewsKind.CHAT, table_id, said.number))
        return said

    async def lines(self, table_id: str, since: int = 0, most: int = 200) -> tuple[ChatLine, ...]:
        """The newest lines after the first `since`, in order."""
        query = select(*_LINE).where(chat.c.table_id == table_id, chat.c.number > since)
        newest = await self._database.all(query.order_by(chat.c.number.desc()).limit(most), ChatLine)
        return newest[::-1]

"""People: guests, accounts, and the keys of their programs."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from dracosaur.server.store.database import Database
from dracosaur.server.store.errors import NameTaken
from dracosaur.server.store.schema import (
    attempt,
    challenge,
    chat,
    holder,
    listing,
    mute,
    person,
    rating,
    result,
    solving,
    token,
)
from dracosaur.server.store.upsert import insert_or_leave
from dracosaur.server.store.values import Person, Token

_PERSON: Final = tuple(person.c[name] for name in Person.__struct_fields__)
_TOKEN: Final = tuple(token.c[name] for name in Token.__struct_fields__)


def account_key(name: str) -> str:
    """What two names have in common that nobody should tell apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


class People:
    """Who plays here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: Person) -> None:
        """The person is known; raises NameTaken for an account whose name another one has."""
        values = {name: getattr(new, name) for name in Person.__struct_fields__}
        values["account_key"] = None if new.account is None else account_key(new.account)

        def work(connection: Connection) -> None:
            _check_free(connection, new.account, new.id)
            connection.execute(insert(person).values(values))

        await self._named(work)

    async def get(self, person_id: str) -> Person | None:
        """The person of this id."""
        return await self._database.first(select(*_PERSON).where(person.c.id == person_id), Person)

    async def many(self, person_ids: Sequence[str]) -> dict[str, Person]:
        """Those of these people who are known, by id."""
        query = select(*_PERSON).where(person.c.id.in_(person_ids))
        return {one.id: one for one in await self._database.all(query, Person)}

    async def by_account(self, name: str) -> Person | None:
        """Who signs in with this name."""
        query = select(*_PERSON).where(person.c.account_key == account_key(name))
        return await self._database.first(query, Person)

    async def make_account(self, person_id: str, account: str, password_hash: str) -> None:
        """The guest has an account, and keeps all games; raises NameTaken."""
        values = {"account": account, "account_key": account_key(account), "password_hash": password_hash}

        def work(connection: Connection) -> None:
            _check_free(connection, account, person_id)
            connection.execute(update(person).where(person.c.id == person_id).values(values))

        await self._named(work)

    async def change(
        self,
        person_id: str,
        *,
        name: str | None = None,
        language: str | None = None,
        preferences: bytes | None = None,
    ) -> None:
        """What is given is changed; the rest stays."""
        given = {"name": name, "language": language, "preferences": preferences}
        values = {key: value for key, value in given.items() if value is not None}
        if values:
            await self._database.execute(update(person).where(person.c.id == person_id).values(values))

    async def change_password(self, person_id: str, password_hash: str) -> int:
        """The password is another one and every cookie void; the new epoch."""
        return await self._next_epoch(person_id, password_hash=password_hash)

    async def sign_out_everywhere(self, person_id: str) -> int:
        """Every cookie of the person is void; the new epoch."""
        return await self._next_epoch(person_id)

    async def take_over(self, guest_id: str, account_id: str) -> None:
        """All that the guest has played, said and started belongs to the account; the guest is gone."""

        def work(connection: Connection) -> None:
            _leave_shared(connection, holder, guest_id, account_id, holder.c.bot.is_not(None))
            _leave_shared(connection, result, guest_id, account_id)
            for table, column in (
                (holder, holder.c.person_id),
                (listing, listing.c.owner_id),
                (challenge, challenge.c.owner_id),
                (chat, chat.c.person_id),
                (result, result.c.person_id),
            ):
                connection.execute(update(table).where(column == guest_id).values({column.name: account_id}))
            _take_over_attempts(connection, guest_id, account_id)
            _take_over_riddles(connection, guest_id, account_id)
            for table, column in (
                (mute, mute.c.person_id),
                (mute, mute.c.muted_id),
                (rating, rating.c.person_id),  # two cannot be made one: the account's counts
                (token, token.c.person_id),
                (person, person.c.id),
            ):
                connection.execute(delete(table).where(column == guest_id))

        await self._database.write(work)

    async def mute(self, person_id: str, muted_id: str) -> None:
        """The person no longer reads what the other says."""
        values = {"person_id": person_id, "muted_id": muted_id}
        await self._database.write(lambda connection: insert_or_leave(connection, mute, values))

    async def unmute(self, person_id: str, muted_id: str) -> None:
        """The person reads the other again."""
        pair = (mute.c.person_id == person_id) & (mute.c.muted_id == muted_id)
        await self._database.execute(delete(mute).where(pair))

    async def muted_by(self, person_id: str) -> frozenset[str]:
        """Whom the person does not read."""
        query = select(mute.c.muted_id).where(mute.c.person_id == person_id)
        return frozenset(await self._database.all(query, str))

    async def add_token(self, new: Token) -> None:
        """A program that shows what has this hash is the person."""
        values = {name: getattr(new, name) for name in Token.__struct_fields__}
        await self._database.execute(insert(token).values(values))

    async def tokens(self, person_id: str) -> tuple[Token, ...]:
        """The person's tokens, the oldest first."""
        query = select(*_TOKEN).where(token.c.person_id == person_id)
        return await self._database.all(query.order_by(token.c.created_at, token.c.id), Token)

    async def by_token(self, token_hash: str) -> tuple[Person, Token] | None:
        """Whose token has this hash."""
        found = await self._database.first(select(*_TOKEN).where(token.c.hash == token_hash), Token)
        owner = None if found is None else await self.get(found.person_id)
        return None if found is None or owner is None else (owner, found)

    async def use_token(self, token_id: str, now: int) -> None:
        """The token was used now."""
        await self._database.execute(update(token).where(token.c.id == token_id).values(used_at=now))

    async def revoke_token(self, person_id: str, token_id: str) -> bool:
        """The token opens nothing any more; says whether the person had it."""
        statement = delete(token).where(token.c.id == token_id, token.c.person_id == person_id)
        return await self._database.write(lambda connection: connection.execute(statement).rowcount > 0)

    async def _next_epoch(self, person_id: str, **values: str) -> int:
        statement = (
            update(person)
            .where(person.c.id == person_id)
            .values(epoch=person.c.epoch + 1, **values)
            .returning(person.c.epoch)
        )
        return await self._database.write(lambda connection: int(connection.execute(statement).scalar_one()))

    async def _named(self, work: Callable[[Connection], None]) -> None:
        """The work is done; two processes may give away the same name at once, and the key decides."""
        try:
            await self._database.write(work)
        except IntegrityError as error:
            if "account_key" in str(error.orig):
                raise NameTaken from None
            raise


def _check_free(connection: Connection, account: str | None, person_id: str) -> None:
    if account is not None:
        taken = select(person.c.id).where(
            person.c.account_key == account_key(account), person.c.id != person_id
        )
        if connection.execute(taken).first() is not None:
            raise NameTaken(account)


def _leave_shared(
    connection: Connection, seated: Table, guest_id: str, account_id: str, *others: ColumnElement[bool]
) -> None:
    """Where both were at a table, the guest's seat is nobody's: one person never has two."""
    other = seated.alias()
    sits_too = exists().where(other.c.table_id == seated.c.table_id, other.c.person_id == account_id)
    of_guest = seated.c.person_id == guest_id
    connection.execute(update(seated).where(of_guest, sits_too, *others).values(person_id=None))


def _take_over_riddles(connection: Connection, guest_id: str, account_id: str) -> None:
    """What the guest has answered is the account's, where that has not seen the riddle itself."""
    other = solving.alias()
    has_seen = exists().where(other.c.riddle == solving.c.riddle, other.c.person_id == account_id)
    of_guest = solving.c.person_id == guest_id
    connection.execute(delete(solving).where(of_guest, has_seen))
    connection.execute(update(solving).where(of_guest).values(person_id=account_id))


def _take_over_attempts(connection: Connection, guest_id: str, account_id: str) -> None:
    """The guest's attempts are the account's, and first ones only where it had none."""
    other = attempt.alias()
    has_one = exists().where(other.c.challenge_id == attempt.c.challenge_id, other.c.person_id == account_id)
    of_guest = attempt.c.person_id == guest_id
    connection.execute(update(attempt).where(of_guest, has_one).values(is_first=False))
    connection.execute(update(attempt).where(of_guest).values(person_id=account_id))

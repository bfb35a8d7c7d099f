"""Things to keep, made in one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from dracosaur.server.store import (
    Holder,
    Listing,
    LogRow,
    Person,
    Standing,
    Status,
    Store,
    new_code,
    new_id,
)

_NAMES = count(1)


def row(
    seq: int, command_id: str | None = None, seat: int = 0, payload: bytes = b"{}", at: int = 1
) -> LogRow:
    return LogRow(seq, seat, command_id, "answered", payload, at)


def running(*to_act: int, due_at: int | None = None) -> Standing:
    return Standing(Status.RUNNING, to_act, due_at)


async def person(store: Store, name: str = "", account: str | None = None) -> Person:
    new = Person(new_id(), name or f"Guest {next(_NAMES)}", "en", 1, account)
    await store.people.add(new)
    return new


def listing(owner: Person, **values: object) -> Listing:
    given: dict[str, object] = {
        "id": new_id(),
        "code": new_code(),
        "game": "draftosaurus",
        "seats": 2,
        "owner_id": owner.id,
        "title": "Friday",
        "is_listed": True,
        "is_public": False,
        "is_rated": False,
        "pace": "live",
        "options": b"{}",
        "settings": b"{}",
        "created_at": 1,
    }
    return Listing(**(given | values))  # type: ignore[arg-type]  # each test names fields that there are


async def table(
    store: Store,
    owner: Person | None = None,
    standing: Standing | None = None,
    holders: Sequence[Holder] | None = None,
    **values: object,
) -> Listing:
    """A kept table with one row in its log; its owner has seat 0."""
    owner = owner or await person(store)
    seated = [Holder(0, owner.id)] if holders is None else holders
    first = LogRow(1, -1, None, "opened", b"{}", 1)
    return await store.tables.create(
        listing(owner, **values), [first], standing or Standing(Status.OPEN), seated
    )

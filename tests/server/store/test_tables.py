"""Tables as lists and links find them."""

from __future__ import annotations

import msgspec

from dracosaur.server.store import Holder, Listing, News, NewsKind, Standing, Status, Store
from dracosaur.server.store.tables import FINISHED
from dracosaur.server.store.values import CODE_LENGTH, ID_LENGTH, new_code, new_id
from tests.server.store.things import listing, person, row, running, table


def ids(listings: tuple[Listing, ...]) -> list[str]:
    return [one.id for one in listings]


async def test_a_table_is_found_by_id_and_by_code_in_any_case(store: Store) -> None:
    owner = await person(store)
    kept = await table(store, owner, options=b'{"board": "winter"}', settings=b"secret", title="Пʼятниця")
    assert kept.holders == (Holder(0, owner.id),)
    assert await store.tables.get(kept.id) == kept
    assert await store.tables.by_code(f" {kept.code.lower()}\n") == kept
    assert await store.tables.get("nowhere") is None
    assert await store.tables.by_code("nowhere") is None


async def test_a_taken_code_is_replaced(store: Store) -> None:
    one = await table(store)
    other = await table(store, code=one.code)
    assert other.code != one.code
    assert await store.tables.by_code(other.code) == other


async def test_what_is_given_is_changed_and_told(store: Store) -> None:
    kept = await table(store)
    heard: list[News] = []
    store.news.listen(heard.append)
    await store.tables.change(kept.id)
    assert heard == []
    await store.tables.change(kept.id, title="Saturday", is_public=True)
    changed = msgspec.structs.replace(kept, title="Saturday", is_public=True)
    assert await store.tables.get(kept.id) == changed
    assert heard == [News(NewsKind.TABLE, kept.id)]


async def test_open_tables_are_listed_newest_first(store: Store) -> None:
    owner = await person(store)
    first, second, third = [await table(store, owner, created_at=at) for at in (10, 20, 30)]
    wyrmspan = await table(store, owner, created_at=25, game="wyrmspan")
    await table(store, owner, is_listed=False)
    begun = await table(store, owner)
    await store.log.append(begun.id, [row(2)], running(0))
    assert ids(await store.tables.open_ones()) == [third.id, wyrmspan.id, second.id, first.id]
    assert ids(await store.tables.open_ones("draftosaurus", most=1)) == [third.id]
    assert ids(await store.tables.open_ones("draftosaurus", before=30)) == [second.id, first.id]


async def test_my_tables_are_those_where_i_have_a_seat(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    older, newer = await table(store, ann), await table(store, ben)
    await store.log.append(newer.id, [row(2, at=9)], running(0), [Holder(0, ben.id), Holder(1, ann.id)])
    over = await table(store, ann)
    await store.log.append(over.id, [row(2)], Standing(Status.OVER))
    assert ids(await store.tables.of_person(ann.id)) == [newer.id, older.id]
    assert ids(await store.tables.of_person(ann.id, before=9)) == [older.id]
    assert ids(await store.tables.of_person(ann.id, FINISHED)) == [over.id]
    assert ids(await store.tables.of_person(ben.id)) == [newer.id]


async def test_tables_that_wait_for_me(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    both = [Holder(0, ann.id), Holder(1, ben.id)]
    late, early = await table(store, ann, holders=both), await table(store, ann, holders=both)
    await store.log.append(late.id, [row(2, at=20)], running(0, 1))
    await store.log.append(early.id, [row(2, at=10)], running(1))
    assert await store.tables.waiting_for(ben.id) == (early.id, late.id)
    assert await store.tables.waiting_for(ann.id) == (late.id,)
    await store.log.append(late.id, [row(3)], Standing(Status.CLOSED, (0, 1)))
    assert await store.tables.waiting_for(ann.id) == ()


async def test_due_tables_are_found_in_their_order(store: Store) -> None:
    assert await store.tables.next_due() is None
    owner = await person(store)
    tables = [await table(store, owner, running(0, due_at=due)) for due in (30, 10, None, 20)]
    assert await store.tables.next_due() == 10
    assert await store.tables.due(20) == ((tables[1].id, 10), (tables[3].id, 20))
    assert await store.tables.due(99, most=1) == ((tables[1].id, 10),)
    await store.log.append(tables[1].id, [row(2)], running(0))
    assert await store.tables.next_due() == 20


async def test_tables_are_counted_by_status(store: Store) -> None:
    assert await store.tables.counts() == {}
    owner = await person(store)
    for _ in range(2):
        await table(store, owner, running(0))
    await table(store, owner)
    assert await store.tables.counts() == {"running": 2, "open": 1}


async def test_what_a_listing_says_survives_the_store(store: Store) -> None:
    owner = await person(store)
    given = listing(owner, is_rated=True, pace="correspondence", seats=5, is_listed=False)
    holders = [Holder(seat, None, "greedy") for seat in range(5)]
    kept = await store.tables.create(given, [row(1)], running(4, due_at=7), holders)
    assert await store.tables.get(given.id) == kept
    assert (kept.is_rated, kept.pace, kept.to_act, kept.due_at) == (True, "correspondence", (4,), 7)


def test_ids_are_for_addresses_and_codes_for_ears() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert all(len(one) == ID_LENGTH and one.isalnum() for one in (new_id(), new_id()))
    codes = {new_code() for _ in range(1000)}
    assert all(len(code) == CODE_LENGTH and code.isupper() | code.isdigit() for code in codes)
    assert not set("".join(codes)) & set("0O1IL2Z5SUAE")

"""People: guests, accounts, tokens, mutes."""

from __future__ import annotations

import asyncio

import pytest

from dracosaur.server.store import Challenge, Holder, NameTaken, Person, Rating, Result, Store, Token, new_id
from tests.server.store.things import person, table


async def test_a_guest_is_known_again(store: Store) -> None:
    guest = Person(new_id(), "Ярина", "uk", 5, preferences=b'{"theme":"dark"}')
    await store.people.add(guest)
    assert await store.people.get(guest.id) == guest
    assert await store.people.get("nobody") is None
    other = await person(store)
    assert await store.people.many([guest.id, other.id, "nobody"]) == {guest.id: guest, other.id: other}


async def test_a_guest_makes_an_account(store: Store) -> None:
    guest = await person(store, "Ann")
    await store.people.make_account(guest.id, "Ann", "hash")
    for typed in ("Ann", " ann", "ANN", "Ａｎｎ"):
        found = await store.people.by_account(typed)
        assert found is not None
        assert (found.id, found.account, found.password_hash) == (guest.id, "Ann", "hash")
    assert await store.people.by_account("Anna") is None


async def test_a_name_belongs_to_one_account(store: Store) -> None:
    guest, other = await person(store), await person(store)
    await store.people.make_account(guest.id, "Straße", "hash")
    with pytest.raises(NameTaken):
        await store.people.make_account(other.id, "STRASSE", "hash")
    with pytest.raises(NameTaken):
        await person(store, account="strasse")
    await store.people.make_account(guest.id, "straße", "hash")
    tries = [store.people.make_account((await person(store)).id, "Ben", "hash") for _ in range(5)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NameTaken"] * 4 + ["NoneType"]


async def test_what_is_given_is_changed(store: Store) -> None:
    guest = await person(store, "Ann")
    await store.people.change(guest.id)
    await store.people.change(guest.id, language="cs", preferences=b"[]")
    found = await store.people.get(guest.id)
    assert found is not None
    assert (found.name, found.language, found.preferences) == ("Ann", "cs", b"[]")


async def test_epochs_void_cookies(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    assert await store.people.sign_out_everywhere(ann.id) == 1
    assert await store.people.change_password(ann.id, "new") == 2
    found = await store.people.get(ann.id)
    assert found is not None
    assert (found.epoch, found.password_hash) == (2, "new")
    other = await store.people.get(ben.id)
    assert other is not None
    assert other.epoch == 0


async def test_an_account_takes_over_what_a_guest_has_played(store: Store) -> None:
    guest, account = await person(store), await person(store, account="Ann")
    kept = await table(store, guest)
    await store.chat.say(kept.id, guest.id, 0, "hello", 1)
    await store.results.keep([Result(kept.id, 0, "wyrmspan", 1, 50, 1, 9, guest.id)])
    for name in ("one", "two"):
        await store.challenges.add(Challenge(name, "wyrmspan", 1, name, b"{}", b"{}", 1, guest.id))
        await store.challenges.begin(name, kept.id, guest.id, 1)
    other = await table(store, account)
    await store.challenges.begin("two", other.id, account.id, 2)
    await store.people.mute(guest.id, account.id)
    await store.people.add_token(Token(new_id(), guest.id, "hash", "bot", 1))
    await store.people.take_over(guest.id, account.id)
    assert await store.people.get(guest.id) is None
    found = await store.tables.get(kept.id)
    assert found is not None
    assert (found.owner_id, found.holders) == (account.id, (Holder(0, account.id),))
    assert [line.person_id for line in await store.chat.lines(kept.id)] == [account.id]
    assert [result.table_id for result in await store.results.of_person(account.id)] == [kept.id]
    assert [one.is_first for one in await store.challenges.attempts("one", account.id)] == [True]
    assert [one.is_first for one in await store.challenges.attempts("two", account.id)] == [False, True]
    assert await store.people.by_token("hash") is None
    sent = await store.challenges.get("one")
    assert sent is not None
    assert sent.owner_id == account.id


async def test_a_rated_guest_can_be_taken_over(store: Store) -> None:
    guest, account = await person(store), await person(store, account="Ann")
    kept = await table(store, guest)
    rating = Rating("wyrmspan", 2, 25.0, 8.0, 1)
    result = Result(kept.id, 0, "wyrmspan", 2, 50, 1, 9, guest.id, is_rated=True)
    await store.results.keep([result], lambda results, old: {guest.id: rating})
    await store.people.take_over(guest.id, account.id)
    assert await store.results.ratings(account.id) == ()


async def test_tokens_are_listed_used_and_revoked(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    first, second = Token("t1", ann.id, "h1", "bot", 1), Token("t2", ann.id, "h2", "other", 2)
    await store.people.add_token(second)
    await store.people.add_token(first)
    assert await store.people.tokens(ann.id) == (first, second)
    assert await store.people.tokens(ben.id) == ()
    assert await store.people.by_token("h1") == (ann, first)
    await store.people.use_token("t1", 77)
    assert (await store.people.tokens(ann.id))[0].used_at == 77
    assert not await store.people.revoke_token(ben.id, "t1")
    assert await store.people.revoke_token(ann.id, "t1")
    assert await store.people.by_token("h1") is None


async def test_muting(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    for _ in range(2):
        await store.people.mute(ann.id, ben.id)
    assert await store.people.muted_by(ann.id) == {ben.id}
    assert await store.people.muted_by(ben.id) == frozenset()
    await store.people.unmute(ann.id, ben.id)
    assert await store.people.muted_by(ann.id) == frozenset()

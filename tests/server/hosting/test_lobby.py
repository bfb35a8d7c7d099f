"""Tables are opened, found, joined, left, begun and played again."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from dracosaur.core.rng import Rng
from dracosaur.server.hosting import ClockRule, Host, Refused, Wish, lobby
from dracosaur.server.hosting.commands import Applied
from tests.server.hosting.guests import Guest, play_out, seat_all, settle, store_code


async def test_a_table_fills_and_begins_with_its_last_guest(host: Host) -> None:
    ann, ben, cyd = [await Guest.come(host, name) for name in ("Ann", "Ben", "Cyd")]
    table = await host.open(ann.who, Wish("draftosaurus", 3, bots={1: "greedy"}, open=True, title="Zoo"))
    await ann.watch(table)
    assert ann.table["phase"] == "gathering"
    assert ann.table["commitment"]
    assert len(ann.table["code"]) == 6
    (card,) = await host.open_tables("draftosaurus")
    assert (card.table, card.title, card.players) == (table, "Zoo", ("Ann", "greedy", ""))
    assert (card.bots, card.to_act) == ((1,), ())
    assert await host.open_tables("wyrmspan") == []
    assert await host.join(ben.who, table) == 2
    assert await host.join(ben.who, table) == 2
    assert ann.table["phase"] == "running"
    assert ann.scene["question"] is not None
    with pytest.raises(Refused) as refused:
        await host.join(cyd.who, table)
    assert refused.value.message.key == "host-no_joining-running"
    assert await host.open_tables() == []
    assert await host.waiting(ann.who) == 1
    (mine,) = await host.my_tables(ann.who)
    assert 0 in mine.to_act


async def test_who_is_not_invited_needs_the_code(host: Host) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await host.open(ann.who, Wish("draftosaurus", 2))
    await ben.watch(table)
    assert "code" not in ben.table
    with pytest.raises(Refused, match="not_allowed"):
        await host.join(ben.who, table)
    code = await store_code(host.store, table)
    assert await host.find(code.lower()) == table
    assert await host.join(ben.who, table, code=code.lower()) == 1


async def test_the_same_wish_with_the_same_id_opens_one_table(host: Host) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    one, two = [await host.open(ann.who, Wish("draftosaurus", 2), "wish-1") for _ in range(2)]
    other = await host.open(ben.who, Wish("draftosaurus", 2), "wish-1")
    assert one == two != other
    assert len(await host.my_tables(ann.who)) == 1


async def test_a_guest_may_leave_before_the_beginning(host: Host) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await host.open(ann.who, Wish("draftosaurus", 3, open=True))
    await host.join(ben.who, table)
    await host.leave(ben.who, table)
    await ann.watch(table)
    assert [player["kind"] for player in ann.table["players"]] == ["person", "free", "free"]
    said = [entry["said"]["text"] for frame in ann.ears.frames("log") for entry in frame["entries"]]
    assert said == ["Ann sits down.", "Ben sits down.", "Ben leaves the table."]
    await host.leave(ann.who, table)
    assert ann.table["phase"] == "closed"


async def test_the_owner_begins_with_bots_on_the_free_seats(host: Host) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await host.open(ann.who, Wish("draftosaurus", 4, open=True))
    await host.join(ben.who, table)
    with pytest.raises(Refused, match="not_owner"):
        await host.start(ben.who, table)
    await host.start(ann.who, table, "random")
    await ann.watch(table)
    assert [player.get("bot", "") for player in ann.table["players"]] == ["", "", "random", "random"]
    assert ann.table["phase"] == "running"


@pytest.mark.parametrize(
    ("wish", "code", "key"),
    [
        (Wish("chess"), "bad_option", "host-no_game"),
        (Wish("draftosaurus", 1), "bad_option", "record-seats"),
        (Wish("draftosaurus", 2, {"board": "spring"}), "bad_option", "bad-option-value"),
        (Wish("draftosaurus", 2, bots={1: "genius"}), "bad_option", "host-no_bot"),
        (Wish("draftosaurus", 2, bots={0: "greedy"}, seat=0), "conflict", "host-seat_taken"),
        (Wish("draftosaurus", 2, bots={1: "greedy"}, rated=True), "bad_option", "host-not_rated"),
        (Wish("draftosaurus", 2, clock=ClockRule("move")), "bad_option", "host-no_clock"),
        (Wish("draftosaurus", 2, start={"game": "x"}), "bad_position", "error-word"),
    ],
)
async def test_a_wish_that_cannot_be_met_says_why(host: Host, wish: Wish, code: str, key: str) -> None:
    ann = await Guest.come(host, "Ann")
    with pytest.raises(Refused) as refused:
        await host.open(ann.who, wish)
    assert (refused.value.code, refused.value.message.key) == (code, key)
    assert await host.my_tables(ann.who) == []


async def test_the_people_of_a_match_play_again_at_one_table(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    with pytest.raises(Refused, match="not_over"):
        await host.rematch(ann.who, table)
    await play_out(host, table, [ann, ben])
    await host.publish(ann.who, table, False)
    one = await host.rematch(ben.who, table)
    assert ann.table["rematch"] == one
    two = await host.rematch(ann.who, table)
    assert one == two
    await ann.watch(one)
    assert [player["name"] for player in ann.table["players"]] == ["A", "B"]
    assert ann.table["phase"] == "running"
    assert not ann.table["public"]  # as the owner has left the table before


async def test_a_table_begins_with_a_position(host: Host) -> None:
    table, guests = await seat_all(host, "AB", Wish("draftosaurus", 2))
    for _ in range(5):
        await play_some(host, table, guests)
    live = host.tables.get(table)
    assert live.fold is not None
    assert live.fold.table is not None
    document: dict[str, Any] = live.fold.game.write_position(live.fold.table.state)
    ann = guests[0]
    other = await host.play_now(ann.who, Wish("draftosaurus", start=document))
    await ann.watch(other)
    await settle()
    assert ann.table["seats"] == 2
    assert ann.scene["view"]["round"] == live.fold.table.view(None).round


async def play_some(host: Host, table: str, guests: list[Guest]) -> None:
    for guest in guests:
        await guest.act(table, Rng(3))


async def test_a_private_table_is_seen_by_its_players_only(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2, public=False))
    eve = await Guest.come(host, "Eve")
    with pytest.raises(Refused, match="private"):
        await eve.watch(table)
    with pytest.raises(Refused, match="private"):
        await host.frames(None, table)
    with pytest.raises(Refused, match="not_owner"):
        await host.publish(ben.who, table, True)
    await host.publish(ann.who, table, True)
    await eve.watch(table)
    assert eve.scene["seat"] is None
    assert "question" not in eve.scene


async def test_who_watches_a_table_that_becomes_private_sees_no_more_of_it(host: Host) -> None:
    """Whether a private match begins under the eyes of a stranger, or the owner shuts the door later."""
    ann, ben, eve = [await Guest.come(host, name) for name in ("Ann", "Ben", "Eve")]
    hidden = await host.open(ann.who, Wish("draftosaurus", 2, open=True, public=False))
    await eve.watch(hidden)
    assert eve.table["phase"] == "gathering"
    await host.join(ben.who, hidden)
    assert eve.ears.frames("scene") == []
    assert (
        eve.ears.last("private")["refusal"]["text"] == "This table is private: only its players may see it."
    )

    table, (cid, dan) = await seat_all(host, "CD", Wish("draftosaurus", 2))
    eve.ears.raw.clear()
    await eve.watch(table)
    await host.publish(cid.who, table, False)
    assert eve.ears.frames("private")
    eve.ears.raw.clear()
    for guest in (cid, dan):
        await guest.act(table, Rng(1))
    await host.say(cid.who, table, "Nobody else hears this")
    await settle()
    assert eve.ears.raw == []
    assert cid.scene["told"] == dan.scene["told"] > 0
    await host.publish(cid.who, table, True)
    await eve.watch(table)
    assert eve.scene["told"] == cid.scene["told"]


async def test_a_guest_who_takes_an_account_keeps_her_seat(host: Host) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    new = await Guest.come(host, "Anna")
    await host.store.people.take_over(ann.who.person, new.who.person)
    await new.watch(table)
    assert new.scene["seat"] == 0
    await new.act(table, Rng(1))
    assert [card.table for card in await host.my_tables(new.who)] == [table]


async def test_the_others_play_on_while_a_guest_takes_an_account(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    new = await Guest.come(host, "Anna")
    await host.store.people.take_over(ann.who.person, new.who.person)  # nobody here has heard of it
    assert isinstance(await ben.act(table, Rng(1)), Applied)
    assert [card.table for card in await host.my_tables(new.who)] == [table]
    assert await host.my_tables(ann.who) == []


async def test_nobody_sits_twice_at_a_table_by_signing_in(host: Host) -> None:
    """The guest whom one was elsewhere sits at the same table: a bot plays on, and nobody waits for her."""
    table, (guest, ben, ann) = await seat_all(host, "GBA", Wish("draftosaurus", 3))
    gathering = await host.open(ann.who, Wish("draftosaurus", 3, open=True))
    await host.join(guest.who, gathering)
    for one in (ben, ann):
        await one.act(table, Rng(1))
    await host.take_over(guest.who, ann.who.person)
    await settle()
    assert [player["kind"] for player in ben.table["players"]] == ["bot", "person", "person"]
    assert ben.table["players"][0]["name"] == "G"
    assert (ann.table["you"], ann.table["is_owner"]) == (2, True)
    await play_out(host, table, [ben, ann])
    await settle()
    results = await host.store.results.of_table(table)
    assert [result.person_id for result in results] == [None, ben.who.person, ann.who.person]
    await ann.watch(gathering)
    assert [player["kind"] for player in ann.table["players"]] == ["person", "free", "free"]


async def test_nobody_opens_tables_without_end(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_OPEN", 2)
    ann = await Guest.come(host, "Ann")
    tables = [await host.open(ann.who, Wish("draftosaurus", 2)) for _ in range(2)]
    with pytest.raises(Refused, match="too_many"):
        await host.open(ann.who, Wish("draftosaurus", 2))
    await host.play_now(ann.who, Wish("draftosaurus", 2))
    await host.close(ann.who, tables[0])
    await host.open(ann.who, Wish("draftosaurus", 2))


async def test_what_was_not_begun_is_dropped_quietly_at_the_end(host: Host) -> None:
    async def work() -> None:
        raise AssertionError("nothing is begun after the end")

    begun = work()
    host.soon(begun)
    await host.end()
    assert inspect.getcoroutinestate(begun) == inspect.CORO_CLOSED

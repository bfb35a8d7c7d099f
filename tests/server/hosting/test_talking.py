"""Chat and muting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dracosaur.server.hosting import Host, Refused, Wish
from tests.server.hosting.guests import Ears, Guest, seat_all, settle


async def test_everybody_hears_what_is_said(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    await host.say(ann.who, table, "Hello\u202e there\x1b[31m!")
    await settle()
    (frame,) = ben.ears.frames("chat")
    (line,) = frame["lines"]
    assert line["text"] == "Hello\ufffd there\ufffd[31m!"
    assert (line["id"], line["name"], line["seat"]) == (1, "A", 0)
    late = await Guest.come(host, "Eve")
    await late.watch(table)
    assert late.ears.last("chat")["lines"] == [line]


async def test_a_line_is_read_once_for_all_who_watch(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    ears = [Ears() for _ in range(50)]
    for one in ears:
        await host.watch(None, table, one)
    await settle()
    read, lines = 0, host.store.chat.lines

    async def count(*args: Any, **kwargs: Any) -> Any:
        nonlocal read
        read += 1
        return await lines(*args, **kwargs)

    monkeypatch.setattr(host.store.chat, "lines", count)
    await host.mute(ben.who, ann.who.person)
    for text in ("One", "Two"):
        await host.say(ann.who, table, text)
    await settle()
    assert read <= 2
    for one in ears:
        assert [line["text"] for frame in one.frames("chat") for line in frame["lines"]] == ["One", "Two"]
    assert ben.ears.frames("chat") == []


async def test_who_comes_while_somebody_talks_misses_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    await host.say(ann.who, table, "Zero")
    await settle()
    gates, lines = [asyncio.Event(), asyncio.Event()], host.store.chat.lines
    waiting = iter(gates)

    async def slow(*args: Any, **kwargs: Any) -> Any:
        found = await lines(*args, **kwargs)
        await next(waiting).wait()
        return found

    monkeypatch.setattr(host.store.chat, "lines", slow)
    await host.say(ann.who, table, "One")
    await settle()
    late = await Guest.come(host, "Eve")
    coming = asyncio.create_task(late.watch(table))
    await settle()
    for gate in gates:
        gate.set()
        await settle()
    await coming
    heard = [line["text"] for frame in late.ears.frames("chat") for line in frame["lines"]]
    assert heard == ["Zero", "One"]


async def test_who_is_muted_is_not_heard(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    await host.mute(ben.who, ann.who.person)
    await host.say(ann.who, table, "Can you hear me?")
    await settle()
    assert ben.ears.frames("chat") == []
    assert len(ann.ears.frames("chat")) == 1
    assert await host.chat(ben.who, table) == []
    await host.mute(ben.who, ann.who.person, False)
    await host.say(ann.who, table, "And now?")
    await settle()
    assert [line["text"] for line in ben.ears.last("chat")["lines"]] == ["And now?"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
async def test_nothing_and_too_much_are_not_said(host: Host, text: str) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    with pytest.raises(Refused, match="chat_length"):
        await host.say(ann.who, table, text)


async def test_a_stranger_says_nothing_at_a_private_table(host: Host) -> None:
    table, _ = await seat_all(host, "AB", Wish("draftosaurus", 2, public=False))
    eve = await Guest.come(host, "Eve")
    with pytest.raises(Refused, match="private"):
        await host.say(eve.who, table, "Hi")
    with pytest.raises(Refused, match="no_person"):
        await host.mute(eve.who, "nobody")

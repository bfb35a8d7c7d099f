"""Undo, take-backs that need consent, and answers laid ready."""

from __future__ import annotations

import asyncio
from typing import Any

from dracosaur.core.rng import Rng
from dracosaur.server.hosting import Host, Wish
from dracosaur.server.hosting.commands import (
    Act,
    Advice,
    Advise,
    AnswerTakeBack,
    Applied,
    AskTakeBack,
    DropPremove,
    Foresee,
    Illegal,
    NotDone,
    Premove,
    Stale,
    Undo,
    Verdict,
    WhyNot,
)
from dracosaur.server.hosting.frames import SaidForesight
from dracosaur.server.store import Store
from tests.server.hosting.guests import Guest, InlineThinkers, seat_all, settle


async def asked(host: Host, names: str = "AB") -> tuple[str, list[Guest]]:
    return await seat_all(host, names, Wish("gods_love_dinosaurs", len(names), {"first_player": 0}))


async def test_an_undo_takes_back_what_was_told(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    before, lines = ann.scene, ben.ears.last("told")
    await ann.act(table, Rng(1))
    assert ann.scene["can_undo"]
    assert "question" not in ann.scene
    answer = await host.command(ann.who, table, Undo("u", 1))
    assert isinstance(answer, Applied)
    assert ann.scene["question"] == before["question"]
    told = ben.ears.last("told")
    assert told["events"] == []
    assert told["kept"] == len(lines["events"])
    again = await host.command(ann.who, table, Undo("u", 1))
    assert again == Applied("u", table, None, again=True)
    assert isinstance(await host.command(ann.who, table, Undo("v", 1)), Stale)
    assert isinstance(await host.command(ann.who, table, Undo("w", 0)), NotDone)


async def test_a_take_back_needs_everybodys_consent(host: Host) -> None:
    table, (ann, ben, cyd) = await seat_all(host, "ABC", Wish("draftosaurus", 3))
    for guest in (ann, ben, cyd):
        await guest.act(table, Rng(1))
    number = ann.scene["question"]["number"] if "question" in ann.scene else 1
    assert isinstance(await host.command(ann.who, table, AskTakeBack("ask", number)), Applied)
    assert ben.table["take_back"] == {"ask": 1, "seat": 0, "open": [1, 2]}
    assert isinstance(await host.command(ben.who, table, AnswerTakeBack("yes", 1, True)), Applied)
    assert ben.table["take_back"]["open"] == [2]
    assert isinstance(await host.command(ann.who, table, AnswerTakeBack("me", 1, True)), NotDone)
    assert isinstance(await host.command(cyd.who, table, AnswerTakeBack("yes", 1, True)), Applied)
    assert "take_back" not in ben.table
    assert ann.scene["question"]["number"] == 0
    assert cyd.scene["told"] > 0
    said = [entry["said"]["text"] for frame in cyd.ears.frames("log") for entry in frame["entries"]]
    assert said[-2:] == ["A asks to take back a decision.", "Everybody agrees: A decides anew."]


async def test_nobody_waits_for_the_consent_of_who_has_left(host: Host) -> None:
    table, (ann, ben, cyd) = await seat_all(host, "ABC", Wish("draftosaurus", 3))
    for guest in (ann, ben, cyd):
        await guest.act(table, Rng(1))
    await host.command(ann.who, table, AskTakeBack("ask", 1))
    await host.command(ben.who, table, AnswerTakeBack("yes", 1, True))
    await host.leave(cyd.who, table)
    await settle()
    assert "take_back" not in ann.table
    assert ann.scene["question"]["number"] == 0


async def test_one_who_does_not_agree_ends_the_matter(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    for guest in (ann, ben):
        await guest.act(table, Rng(1))
    scene = ann.scene
    await host.command(ann.who, table, AskTakeBack("ask", 1))
    await host.command(ben.who, table, AnswerTakeBack("no", 1, False))
    assert "take_back" not in ann.table
    assert ann.scene["view"] == scene["view"]
    assert isinstance(await host.command(ben.who, table, AnswerTakeBack("yes", 1, True)), NotDone)


async def test_against_bots_nobody_has_to_be_asked(host: Host) -> None:
    ann = await Guest.come(host, "Ann")
    table = await host.play_now(ann.who, Wish("draftosaurus", 3))
    await ann.watch(table)
    await settle()
    await ann.act(table, Rng(1))
    await settle()
    assert ann.scene["can_take_back"]
    assert isinstance(await host.command(ann.who, table, AskTakeBack("ask", 1)), Applied)
    await settle()
    assert ann.scene["question"]["number"] == 0


async def test_an_answer_laid_ready_is_given_when_it_is_asked(host: Host) -> None:
    """In Gods Love Dinosaurs the second player may know which tile she wants before her turn."""
    table, (ann, ben) = await asked(host)
    assert "question" not in ben.scene
    ahead = ann.scene["question"]["choices"]
    takes = [choice["action"] for choice in ahead if "refusal" not in choice]
    assert isinstance(await host.command(ben.who, table, Premove("pre", 0, takes[-1])), Applied)
    assert ben.scene["premove"] == takes[-1]
    heard = len(ann.ears.raw)
    assert "premove" not in ann.scene
    await host.command(ben.who, table, Premove("pre2", 0, takes[-1]))
    assert len(ann.ears.raw) == heard  # nobody else hears of it
    rng = Rng(1)
    for _ in range(200):
        if await ann.act(table, rng) is None:
            break
    live = host.tables.get(table)
    assert live.fold is not None
    assert live.fold.table is not None
    dropped = ben.ears.frames("premove")
    assert live.fold.table.number(1) == 1 or dropped[0]["refusal"]["text"]  # type: ignore[arg-type]
    assert "premove" not in ben.scene


async def test_an_answer_laid_ready_is_dropped_with_a_word(host: Host) -> None:
    table, (ann, ben) = await asked(host)
    await host.command(ben.who, table, Premove("pre", 0, {"type": "done"}))
    rng = Rng(1)
    for _ in range(200):
        if await ann.act(table, rng) is None:
            break
    (dropped,) = ben.ears.frames("premove")
    assert dropped["refusal"]["text"]
    assert "question" in ben.scene
    assert ann.ears.frames("premove") == []


async def test_who_was_away_hears_that_an_answer_laid_ready_was_dropped(host: Host, store: Store) -> None:
    """By opening the table again or by asking for it, also after a restart, until she has answered."""
    table, (ann, ben) = await asked(host)
    await host.command(ben.who, table, Premove("pre", 0, {"type": "done"}))
    host.unwatch(table, ben.ears)
    rng = Rng(1)
    for _ in range(200):
        if await ann.act(table, rng) is None:
            break
    later = Host(store, host.tables.clock, InlineThinkers())
    for one in (host, later):
        kinds = [frame.__struct_config__.tag for frame in await one.frames(ben.who, table)]
        assert kinds.count("premove") == 1
        assert "premove" not in [frame.__struct_config__.tag for frame in await one.frames(ann.who, table)]
    ben.ears.raw.clear()
    await ben.watch(table)
    (dropped,) = ben.ears.frames("premove")
    assert dropped["refusal"]["text"]
    await ben.act(table, rng)
    assert len(ben.ears.frames("premove")) == 1
    assert "premove" not in [frame.__struct_config__.tag for frame in await host.frames(ben.who, table)]


async def test_an_answer_laid_ready_can_be_forgotten(host: Host) -> None:
    table, (_, ben) = await asked(host)
    assert isinstance(await host.command(ben.who, table, DropPremove("none")), NotDone)
    assert isinstance(await host.command(ben.who, table, Premove("no", 0, {"type": "x"})), Illegal)
    await host.command(ben.who, table, Premove("pre", 0, {"type": "done"}))
    assert isinstance(await host.command(ben.who, table, DropPremove("drop")), Applied)
    assert "premove" not in ben.scene
    assert isinstance(await host.command(ben.who, table, Premove("late", 3, {"type": "done"})), Stale)


async def test_questions_about_an_answer_change_nothing(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    seq = await host.store.log.seq(table)
    action = ann.scene["question"]["choices"][0]["action"]
    assert await host.query(ann.who, table, WhyNot(0, action)) == Verdict()
    forbidden = await host.query(ann.who, table, WhyNot(0, {"type": "place", "place": "river"}))
    assert isinstance(forbidden, Verdict)
    assert forbidden.refusal is not None
    foreseen = await host.query(ann.who, table, Foresee(0, action))
    assert isinstance(foreseen, SaidForesight)
    assert foreseen.then is not None
    assert isinstance(await host.query(ann.who, table, Advise(0)), Advice)
    assert isinstance(await host.query(ann.who, table, Advise(7)), Stale)
    assert isinstance(await host.query(ann.who, table, Foresee(0, {"type": "?"})), Illegal)
    stranger = await Guest.come(host, "Eve")
    assert isinstance(await host.query(stranger.who, table, Advise(0)), NotDone)
    assert await host.store.log.seq(table) == seq
    assert isinstance(await host.command(ben.who, table, Act("x", 0, action)), Applied | Illegal)


async def test_nobody_fills_the_queue_of_the_bots_with_hints(host: Host) -> None:
    class Slow(InlineThinkers):
        gate = asyncio.Event()

        async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            await self.gate.wait()
            return await super().run(work, *args, **kwargs)

    host.thinkers = slow = Slow()
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    asked = [asyncio.create_task(host.query(ann.who, table, Advise(0))) for _ in range(5)]
    others = asyncio.create_task(host.query(ben.who, table, Advise(0)))
    await settle()
    refused = [task.result() for task in asked if task.done()]
    assert [answer.code for answer in refused] == ["too_many"] * 3
    slow.gate.set()
    answers = [*await asyncio.gather(*asked), await others]
    assert sum(isinstance(answer, Advice) for answer in answers) == 3
    assert isinstance(await host.query(ann.who, table, Advise(0)), Advice)

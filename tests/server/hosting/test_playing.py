"""Whole games through the host: every answer is kept, and everybody sees what is theirs."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from dracosaur.core.game import Seat
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.server.hosting import Host, Wish
from dracosaur.server.hosting.commands import Act, Applied, Illegal, NotDone, Stale, Undo
from dracosaur.server.hosting.fold import fold
from dracosaur.server.hosting.frames import encode
from dracosaur.server.hosting.thinking import Busy, TooSlow, Warming
from tests.server.hosting.guests import Guest, HandClock, InlineThinkers, play_out, seat_all, settle


@pytest.mark.parametrize(
    ("game", "names"), [("draftosaurus", "AB"), ("gods_love_dinosaurs", "AB"), ("wyrmspan", "A")]
)
async def test_a_game_is_played_to_its_end_and_the_log_tells_it_again(
    host: Host, game: str, names: str
) -> None:
    table, guests = await seat_all(host, names, Wish(game, len(names)))
    await play_out(host, table, guests)
    await settle()
    now = host.tables.get(table).fold
    assert now is not None
    assert now.table is not None
    assert now.is_counted
    log = await host.store.log.rows(table)
    again = fold(table, log)
    quick = fold(table, log, await host.store.log.snapshot(table))
    for other in (again, quick):
        assert other.table is not None
        assert other.table.state == now.table.state
        assert other.table.record == now.table.record
        assert [other.lines(seat) for seat in other.tellings] == [now.lines(seat) for seat in now.tellings]
        assert other.log == now.log
    record = loads(now.table.record.dumps(), load(game))
    assert record == now.table.record
    told = [event["text"] for frame in guests[0].ears.frames("told") for event in frame["events"]]
    assert len(told) == len(now.lines(now.seat_of(guests[0].who.person)))
    assert not any("«" in text for text in told)
    if game == "wyrmspan":  # she has no seat, but a name
        assert any(re.fullmatch(r"Automa: \d+ VP\.", text) for text in told)


async def test_the_same_command_is_carried_out_once(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    question = ann.scene["question"]
    action = question["choices"][0]["action"]
    one = await host.command(ann.who, table, Act("x", question["number"], action))
    two = await host.command(ann.who, table, Act("x", question["number"], action))
    assert one == Applied("x", table, 0)
    assert two == Applied("x", table, 0, again=True)
    live = host.tables.get(table)
    assert live.fold is not None
    assert live.fold.table is not None
    assert live.fold.table.number(Seat(0)) == 1
    # Another seat may use the same id.
    other = ben.scene["question"]
    answer = await host.command(ben.who, table, Act("x", 0, other["choices"][0]["action"]))
    assert answer == Applied("x", table, 0)


async def test_who_answers_too_late_is_told_what_she_missed(host: Host) -> None:
    table, guests = await seat_all(host, "AB", Wish("draftosaurus", 2))
    first = guests[0].scene
    for guest in guests:
        await guest.act(table, Rng(1))
    action = first["question"]["choices"][0]["action"]
    answer = await host.command(guests[0].who, table, Act("late", 0, action, first["told"]))
    assert isinstance(answer, Stale)
    assert answer.refusal.text == "That question has been answered already, or another one is asked now."
    assert answer.missed.events
    assert answer.scene.question is not None
    assert answer.scene.question.number == 1


async def test_a_forbidden_answer_says_the_rule_and_changes_nothing(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    before = len(ann.ears.raw), len(ben.ears.raw), await host.store.log.seq(table)
    for action in ({"type": "choose", "species": "unicorn"}, {"type": "nonsense"}, 7, None, "x" * 3000):
        answer = await host.command(ann.who, table, Act("no", 0, action))
        assert isinstance(answer, Illegal)
        assert answer.refusal.text
    assert (len(ann.ears.raw), len(ben.ears.raw), await host.store.log.seq(table)) == before


async def test_only_who_sits_there_may_answer(host: Host) -> None:
    table, (ann, _) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    stranger = await Guest.come(host, "Eve")
    question = ann.scene["question"]
    answer = await host.command(stranger.who, table, Act("a", 0, question["choices"][0]["action"]))
    assert isinstance(answer, NotDone)
    assert answer.code == "not_allowed"


async def test_a_secret_commit_looks_the_same_whatever_was_chosen(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    heard = len(ben.ears.raw)
    seen = []
    actions = [choice["action"] for choice in ann.scene["question"]["choices"] if "refusal" not in choice]
    assert len(actions) > 1
    for action in actions:
        number = ann.scene["question"]["number"]
        assert isinstance(await host.command(ann.who, table, Act(ann.command_id(), number, action)), Applied)
        seen.append([uncounted(raw) for raw in ben.ears.raw[heard:]])
        assert isinstance(await host.command(ann.who, table, Undo(ann.command_id(), number + 1)), Applied)
        heard = len(ben.ears.raw)
    assert len(seen[0]) == 3
    assert all(frames == seen[0] for frames in seen)


def uncounted(raw: bytes) -> bytes:
    """The frame without the count of what was told, which grows with every undo."""
    return re.sub(rb'"told":\d+', b"", raw)


async def test_bots_play_on_by_themselves(host: Host) -> None:
    ann = await Guest.come(host, "Ann")
    table = await host.play_now(ann.who, Wish("draftosaurus", 4))
    await ann.watch(table)
    await settle()
    assert [player["kind"] for player in ann.table["players"]] == ["person", "bot", "bot", "bot"]
    assert [player["short"] for player in ann.table["players"]] == [
        "Ann",
        "Apprentice 2",
        "Apprentice 3",
        "Apprentice 4",
    ]
    assert ann.scene["to_act"] == [0]
    await ann.act(table, Rng(1))
    await settle()
    assert ann.scene["to_act"] == [0]
    assert ann.scene["told"] > 5


async def test_who_waits_is_told_the_number_that_an_undo_names(host: Host) -> None:
    table, (ann, _ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    await ann.act(table, Rng(1))
    assert ann.scene["can_undo"]
    assert "question" not in ann.scene
    answer = await host.command(ann.who, table, Undo(ann.command_id(), ann.scene["number"]))
    assert isinstance(answer, Applied)
    assert ann.scene["question"]["number"] == ann.scene.get("number", 0) == 0


async def test_a_restart_loses_nothing(host: Host) -> None:
    table, guests = await seat_all(host, "AB", Wish("draftosaurus", 2))
    for n in range(9):
        for guest in guests:
            await guest.act(table, Rng(n))
    before = [guest.scene for guest in guests]
    other = Host(host.store, host.tables.clock)
    frames = [await other.frames(guest.who, table) for guest in guests]
    shown = [msgspec.json.decode(encode(frame)) for seen in frames for frame in seen]
    assert [frame for frame in shown if frame["type"] == "scene"] == before


class Cold(InlineThinkers):
    """Thinkers for whom every bot but the quick ones is still being compiled."""

    async def choose(self, game: str, bot: str, *task: Any) -> Any:
        if bot != "greedy":
            raise Warming
        return await super().choose(game, bot, *task)


async def test_who_is_replaced_while_a_bot_is_compiled_is_told_so(host: Host) -> None:
    host.thinkers = Cold()
    ann = await Guest.come(host, "Ann")
    table = await host.play_now(ann.who, Wish("draftosaurus", 2, bots={1: "random"}))
    await ann.watch(table)
    for n in range(3):
        await settle()
        await ann.act(table, Rng(n))
    await settle()
    said = [entry["said"]["text"] for frame in ann.ears.frames("log") for entry in frame["entries"]]
    assert said.count("Bot 2 (random) is still getting ready; until then a simpler bot plays.") == 1
    assert ann.scene["to_act"] == [0]


async def test_nobody_waits_for_a_stand_in_that_has_no_time_either(host: Host) -> None:
    """On a busy machine the bot is compiled for minutes, and the one that begins for it gets no turn."""

    class Starved(InlineThinkers):
        async def choose(self, game: str, bot: str, *task: Any) -> Any:
            raise TooSlow if bot == "greedy" else Warming

    host.thinkers = Starved()
    ann = await Guest.come(host, "Ann")
    table = await host.play_now(ann.who, Wish("draftosaurus", 2, bots={1: "keeper"}))
    await ann.watch(table)
    for n in range(3):
        await settle()
        assert isinstance(await ann.act(table, Rng(n)), Applied)
    await settle()
    assert ann.scene["to_act"] == [0]


class Broken(InlineThinkers):
    """Thinkers with a bot that fails, then one that answers nonsense, then too many bots, then well."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def choose(self, game: str, bot: str, *task: Any) -> Any:
        self.asked += 1
        match self.asked:
            case 1:
                raise ZeroDivisionError
            case 2:
                return {"type": "nonsense"}
            case 3:
                raise TooSlow
            case 4:
                raise Busy
        return await super().choose(game, bot, *task)


async def test_a_bot_that_fails_blocks_nobody(host: Host, clock: HandClock) -> None:
    host.thinkers = broken = Broken()
    ann = await Guest.come(host, "Ann")
    table = await host.play_now(ann.who, Wish("draftosaurus", 2))
    await ann.watch(table)
    for n in range(3):
        await settle()
        assert isinstance(await ann.act(table, Rng(n)), Applied)
    await settle()
    assert broken.asked == 4  # and not again and again
    await clock.go_on(3)
    await clock.go_on(1)
    await settle()
    assert ann.scene["to_act"] == [0]

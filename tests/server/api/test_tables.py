"""Tables over HTTP, sockets and streams: what a client sees, and what nobody else may do."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dracosaur.server.api import serving
from tests.server.api.running import Json, Person, Served, served, settings_for

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==",
    "Sec-WebSocket-Version: 13",
)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(settings_for(tmp_path)) as running:
        yield running


async def open_table(owner: Person, **wish: Json) -> str:
    made = await owner.ask("POST", "/tables", {"wish": {"game": "draftosaurus", **wish}}, status=201)
    return str(made["table"])


async def two_at_a_table(server: Served) -> tuple[Person, Person, str]:
    ann, ben = await server.guest("Ann"), await server.guest("Ben", "uk")
    table = await open_table(ann, open=True)
    await ben.ask("POST", f"/tables/{table}/seats", {})
    return ann, ben, table


def scene_of(frames: list[Json]) -> Json:
    return next(frame for frame in frames if frame["type"] == "scene")


def first_open(question: Json) -> Json:
    return next(choice["action"] for choice in question["choices"] if "refusal" not in choice)


def act(question: Json, id: str = "a") -> Json:
    return {"type": "act", "id": id, "number": question["number"], "action": first_open(question)}


async def test_everybody_is_shown_the_table_in_her_language(server: Served) -> None:
    ann, ben, table = await two_at_a_table(server)
    for person, seat, start in ((ann, 0, "Choose"), (ben, 1, "Виберіть")):
        scene = scene_of(await person.ask("GET", f"/tables/{table}"))
        assert scene["seat"] == seat
        assert scene["question"]["asked"]["text"].startswith(start)
    watched = await server.stranger().ask("GET", f"/tables/{table}", lang="cs")
    assert "question" not in scene_of(watched)


async def test_an_answer_is_applied_once(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    question = scene_of(await ann.ask("GET", f"/tables/{table}"))["question"]
    first = await ann.ask("POST", f"/tables/{table}/commands", act(question))
    again = await ann.ask("POST", f"/tables/{table}/commands", act(question))
    assert (first["type"], again["type"], again["again"]) == ("applied", "applied", True)
    late = await ann.ask("POST", f"/tables/{table}/commands", act(question, "b"))
    assert late["type"] == "stale"


async def test_nobody_answers_for_another_seat(server: Served) -> None:
    """Every legal action of one seat, sent by another seat, a spectator and a stranger, changes nothing."""
    ann, ben, table = await two_at_a_table(server)
    await ben.ask(
        "POST",
        f"/tables/{table}/commands",
        act(scene_of(await ben.ask("GET", f"/tables/{table}"))["question"]),
    )
    before = await ann.ask("GET", f"/tables/{table}")
    question = scene_of(before)["question"]
    zoe, stranger = await server.guest("Zoe"), server.stranger()
    for n, choice in enumerate(question["choices"]):
        command = {"type": "act", "id": f"x{n}", "number": question["number"], "action": choice["action"]}
        assert (await ben.ask("POST", f"/tables/{table}/commands", command))["type"] in ("stale", "illegal")
        refused = await zoe.ask("POST", f"/tables/{table}/commands", command)
        assert (refused["type"], refused["code"]) == ("refused", "not_allowed")
        await stranger.ask("POST", f"/tables/{table}/commands", command, status=401)
        async with zoe.socket() as socket:
            await socket.send(type="do", table=table, command=command)
            assert (await socket.next("refused"))["code"] == "not_allowed"
        async with stranger.socket() as socket:
            await socket.send(type="do", table=table, command=command)
            assert (await socket.next("problem"))["code"] == "not_signed_in"
    assert scene_of(await ann.ask("GET", f"/tables/{table}")) == scene_of(before)


async def test_a_socket_shows_tables_and_carries_out_commands(server: Served) -> None:
    ann, ben, table = await two_at_a_table(server)
    async with ann.socket() as socket, ben.socket() as other:
        hello = await socket.next("hello")
        assert (hello["name"], hello["waiting"]) == ("Ann", 1)
        await other.send(type="watch", table=table, ref="w")
        await socket.send(type="watch", table=table, ref="w")
        question = (await socket.next("scene"))["question"]
        await socket.next("reply")
        await socket.send(type="do", table=table, command=act(question))
        assert (await socket.next("applied"))["id"] == "a"
        other_question = (await other.next("scene"))["question"]
        await other.send(type="do", table=table, command=act(other_question))
        told = await socket.next("told")
        while not told["events"]:
            told = await socket.next("told")
        assert all(event["text"] and event["key"] for event in told["events"])


async def test_a_socket_answers_what_it_cannot_do_and_lives_on(server: Served) -> None:
    ann = await server.guest()
    async with ann.socket() as socket:
        await socket.next("hello")
        for text, code in (
            ("no json", "bad_json"),
            ("[" * 5000, "bad_request"),
            ('{"type": "dance"}', "bad_request"),
            ('{"type": "watch", "table": "nowhere123", "ref": "r"}', "not_found"),
            ('{"type": "watch", "table": "x", "secret": 1}', "bad_request"),
        ):
            await socket.opened.send(text)
            assert (await socket.next("problem"))["code"] == code
        await socket.send(type="ping", ref="still here")
        assert (await socket.next("reply"))["ref"] == "still here"


async def test_a_question_can_be_asked_about(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    async with ann.socket() as socket:
        await socket.send(type="watch", table=table)
        question = (await socket.next("scene"))["question"]
        action, number = first_open(question), question["number"]
        for kind, field in (("foresee", "brings"), ("hint", "action")):
            query = {"type": kind, "number": number} | ({"action": action} if kind == "foresee" else {})
            await socket.send(type="ask", table=table, query=query, ref=kind)
            reply = await socket.next("reply")
            assert reply["ref"] == kind
            assert field in reply["answer"] or kind == "foresee"
        verdict = await ann.ask(
            "POST", f"/tables/{table}/ask", {"type": "why_not", "number": number, "action": action}
        )
        assert verdict == {}


async def test_another_language_is_spoken_at_once(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    async with ann.socket() as socket:
        await socket.send(type="watch", table=table)
        english = (await socket.next("scene"))["question"]["asked"]["text"]
        await socket.send(type="speak", lang="pl", ref="s")
        polish = (await socket.next("scene"))["question"]["asked"]["text"]
        assert english != polish


async def test_a_stream_brings_frames_as_lines(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    async with ann.http.stream("GET", f"/tables/{table}/stream") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        async for line in stream.aiter_lines():
            frame = json.loads(line or "{}")
            if frame.get("type") == "scene":
                if not frame.get("question"):
                    break
                await ann.ask("POST", f"/tables/{table}/commands", act(frame["question"]))


async def test_a_stream_ends_when_its_table_becomes_private(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    async with server.stranger().http.stream("GET", f"/tables/{table}/stream") as stream:
        kinds = []
        async for line in stream.aiter_lines():
            kinds += [json.loads(line)["type"]] if line else []
            if kinds[-1:] == ["log"]:
                await ann.ask("PUT", f"/tables/{table}/public", {"public": False}, status=204)
    assert kinds[-1] == "private"


async def test_a_name_that_no_database_can_hold_is_the_name_of_nothing(
    tmp_path: Path, store_url: str
) -> None:
    """PostgreSQL refuses to look for a text with a NUL in it."""
    async with served(settings_for(tmp_path, store=store_url)) as server:
        ann = await server.guest()
        for path in ("tables/%00", "people/%00", "codes/%00", "challenges/a%00", "riddles/%00/leaderboard"):
            assert (await ann.http.get(f"/{path}")).status_code == 404, path
        assert (await ann.http.delete("/me/tokens/%00")).status_code == 404
        assert (await ann.http.put("/me/muted/%00")).status_code == 404
        assert (await ann.http.get("/tables?game=%00")).status_code == 400
        await ann.ask("POST", "/sessions", {"name": "\0", "password": "correct horse"}, status=401)
        async with ann.socket() as socket:
            await socket.send(type="watch", table="\0")
            assert (await socket.next("problem"))["code"] == "bad_request"


async def test_the_head_of_a_stream_holds_up_nobody(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    head = await ann.http.head(f"/tables/{table}/stream")
    assert (head.status_code, head.headers["content-type"]) == (200, "application/x-ndjson")
    assert (await ann.http.head("/tables/nowhere/stream")).status_code == 404
    await asyncio.wait_for(ann.ask("GET", "/me"), 10)  # over the same connection
    assert not server.services.sockets


async def test_a_page_of_another_site_gets_no_socket(server: Served) -> None:
    ann = await server.guest()
    with pytest.raises(InvalidStatus) as refused:
        async with ann.socket(origin="https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403
    async with ann.socket(origin=server.url) as socket:
        await socket.next("hello")


async def test_a_person_has_at_most_so_many_sockets(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, sockets_a_person=1)) as server:
        ann = await server.guest()
        async with ann.socket() as first:
            await first.next("hello")
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket():
                    pass
            assert refused.value.response.status_code == 429
        async with ann.socket() as second:
            await second.next("hello")


async def test_a_class_behind_one_address_may_watch(tmp_path: Path) -> None:
    """Strangers are counted by their address, and it is not one of them who fills it."""
    async with served(settings_for(tmp_path, sockets_a_person=1)) as server, AsyncExitStack() as stack:
        for _ in range(8):
            await stack.enter_async_context(server.stranger().socket())
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(server.stranger().socket())


async def test_a_message_that_is_too_long_ends_the_socket(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, message_bytes=2048)) as server:
        ann = await server.guest()
        async with ann.socket() as socket:
            await socket.next("hello")
            await socket.opened.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await socket.next("never")
            assert socket.opened.close_code == 1009


async def test_who_talks_too_fast_is_slowed_down(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, socket_rate=2.0)) as server:
        ann = await server.guest()
        async with ann.socket() as socket:
            for n in range(13):
                await socket.send(type="ping", ref=f"{n}")
            assert (await socket.next("problem"))["code"] == "too_many"


async def test_a_slow_reader_is_dropped_and_can_come_back(tmp_path: Path) -> None:
    async with served(settings_for(tmp_path, send_queue=4)) as server:
        ann, _, table = await two_at_a_table(server)
        async with ann.socket() as socket:
            await socket.send(type="watch", table=table, ref="w")
            await socket.next("reply")
            (opened,) = server.services.sockets
            for _ in range(9):  # all at once, before the sender has its turn
                opened.outbox.deliver(b'{"type":"log","table":"x","entries":[]}')  # type: ignore[attr-defined]
            with pytest.raises(ConnectionClosed):
                await socket.next("never")
            assert socket.opened.close_code == 1013
        async with ann.socket() as socket:
            await socket.send(type="watch", table=table)
            await socket.next("scene")


@pytest.mark.skipif(sys.platform != "linux", reason="the system waits as long as it likes")
@pytest.mark.parametrize("path", ["stream", "socket"])
async def test_who_reads_nothing_at_all_is_gone_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """As a laptop that was shut: its stream must not stay open for as long as the server runs."""
    monkeypatch.setattr(serving, "STUCK_SECONDS", 1.0)
    async with served(settings_for(tmp_path)) as server:
        _, _, table = await two_at_a_table(server)
        host, _, port = server.url.removeprefix("http://").partition(":")
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            client.connect((host, int(port)))
            lines = [f"GET /api/v1/tables/{table}/stream HTTP/1.1", f"Host: {host}:{port}"]
            if path == "socket":
                lines = ["GET /api/v1/socket HTTP/1.1", f"Host: {host}:{port}", *UPGRADE]
            client.sendall("\r\n".join([*lines, "", ""]).encode())
            async with asyncio.timeout(10):
                while not server.services.sockets:
                    await asyncio.sleep(0.01)
            (opened,) = server.services.sockets
            async with asyncio.timeout(20):
                while server.services.sockets:
                    opened.outbox.deliver(b" " * 100_000)  # type: ignore[attr-defined]
                    await asyncio.sleep(0.1)


async def test_chat_reaches_the_table_without_what_acts_on_a_screen(server: Served) -> None:
    ann, ben, table = await two_at_a_table(server)
    async with ben.socket() as socket:
        await socket.send(type="watch", table=table, ref="w")
        await socket.next("reply")
        await ann.ask("POST", f"/tables/{table}/chat", {"text": "Hello\u202e <b>there</b>"})
        chat = await socket.next("chat")
        assert chat["lines"][-1]["text"] == "Hello\ufffd <b>there</b>"
    await ann.ask("POST", f"/tables/{table}/chat", {"text": "x" * 501}, status=400)


async def test_who_floods_the_chat_is_asked_to_wait(tmp_path: Path) -> None:
    """Each line is written, and sent to everybody who watches."""
    async with served(settings_for(tmp_path)) as server:
        ann, ben, table = await two_at_a_table(server)
        async with ann.socket() as socket:
            for n in range(10):
                await socket.send(type="say", table=table, text=f"{n}", ref=f"{n}")
                assert (await socket.next("reply", "problem"))["type"] == "reply"
            for n in range(3):
                await socket.send(type="say", table=table, text=f"{n}", ref=f"{n}")
            assert (await socket.next("problem"))["code"] == "too_many"
        response = await ann.http.post(f"/tables/{table}/chat", json={"text": "!"})
        assert (response.status_code, response.headers["retry-after"]) == (429, "1")
        await ben.ask("POST", f"/tables/{table}/chat", {"text": "Hush"})


async def test_play_now_begins_at_once(server: Served) -> None:
    ann = await server.guest()
    wish = {"wish": {"game": "wyrmspan", "seats": 2}, "id": "once"}
    table = (await ann.ask("POST", "/play", wish, status=201))["table"]
    assert (await ann.ask("POST", "/play", wish, status=201))["table"] == table
    assert scene_of(await ann.ask("GET", f"/tables/{table}"))["seat"] == 0
    (listed,) = await ann.ask("GET", "/me/tables")
    assert listed["table"] == table


async def test_a_table_is_found_by_its_code(server: Served) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await open_table(ann)
    code = (await ann.ask("GET", f"/tables/{table}"))[0]["code"]
    await ben.ask("POST", f"/tables/{table}/seats", {}, status=403)
    assert (await ben.ask("GET", f"/codes/{code.lower()}"))["table"] == table
    assert (await ben.ask("POST", f"/tables/{table}/seats", {"code": code}))["seat"] == 1


async def test_a_bad_wish_says_what_is_allowed(server: Served) -> None:
    ann = await server.guest("Ann", "cs")
    wish = {"game": "draftosaurus", "options": {"board": "autumn"}}
    problem = await ann.ask("POST", "/tables", {"wish": wish}, status=400)
    assert problem["code"] == "bad_option"
    assert "winter" in problem["text"]
    nothing = await ann.ask("POST", "/tables", {"wish": {"game": "chess"}}, status=400)
    assert nothing["code"] in ("bad_option", "bad_request")


async def test_who_attends_hears_how_many_tables_wait(server: Served) -> None:
    ann, _, table = await two_at_a_table(server)
    async with ann.socket() as socket:
        await socket.send(type="attend")
        assert (await socket.next("waiting"))["waiting"] == 1
        question = scene_of(await ann.ask("GET", f"/tables/{table}"))["question"]
        await ann.ask("POST", f"/tables/{table}/commands", act(question))
        assert (await socket.next("waiting"))["waiting"] == 0

"""Hostile input in bulk: `python -m tests.server.fuzz --messages 1000000 --examples 200`, `make fuzz`.

Sockets get messages that are broken, mutilated, or sent by somebody who has no right to them; HTTP gets
requests made from the OpenAPI document. Nothing may fail inside, change the table that is attacked, or stay
in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from contextlib import suppress
from copy import deepcopy
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.api.process import Process, process

Json = Any  # what JSON can hold
AT_ONCE = 64  # messages of one socket that wait for their answers
GROWTH = 25.0  # MB that a server may grow after its first tenth of the messages
OPEN_DOORS: dict[str, Json] = {
    "person_rate": 1e6,
    "address_rate": 1e6,
    "entry_rate": 1e6,
    "socket_rate": 1e6,
    "sockets_a_person": 100,
    "send_queue": 100_000,
}
STRANGE: tuple[Json, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "\u0000", "\u202e", "x" * 500, "💥" * 40,
    "../../etc",     "' OR 1=1 --", "<script>", [], {}, [[[[[]]]]], {"type": "act"}, ["a", 1], {"": {}},
)  # fmt: skip


class Fuzzer:
    """Makes hostile messages about a table."""

    def __init__(self, table: str, scene: Json, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table = table
        question = scene["question"]
        actions = [choice["action"] for choice in question["choices"] if choice.get("action")]
        number = question["number"]
        commands = [
            *({"type": "act", "id": "x", "number": number, "action": action} for action in actions),
            {"type": "premove", "id": "x", "number": number + 1, "action": actions[0]},
            {"type": "undo", "id": "x", "number": number},
            {"type": "ask_take_back", "id": "x", "number": number},
            {"type": "answer_take_back", "id": "x", "ask": 1, "agree": True},
            {"type": "drop_premove", "id": "x"},
            {"type": "return", "id": "x"},
        ]
        queries = [
            {"type": "why_not", "number": number, "action": actions[0]},
            {"type": "foresee", "number": number, "action": actions[0]},
            {"type": "ways", "number": number, "spots": [["pen", ["river"]]]},
        ]
        self.messages: list[Json] = [
            *({"type": "do", "table": table, "command": command} for command in commands),
            *({"type": "ask", "table": table, "query": query, "ref": "r"} for query in queries),
            {"type": "watch", "table": table, "told": 0, "ref": "r"},
            {"type": "unwatch", "table": table, "ref": "r"},
            {"type": "say", "table": "nowhere", "text": "hello", "ref": "r"},
            {"type": "speak", "lang": "uk", "ref": "r"},
            {"type": "ping", "ref": "r"},
        ]

    def message(self) -> str | bytes:
        """One more."""
        rng = self.rng
        kind = rng.random()
        if kind < 0.05:
            return rng.randbytes(rng.randrange(200))
        valid = json.loads(json.dumps(rng.choice(self.messages)))
        if kind < 0.15:  # as it is, from somebody who has no right to it
            return json.dumps(valid)
        if kind < 0.75:
            for _ in range(rng.randrange(1, 4)):
                self._spoil(valid)
            return json.dumps(valid)
        text = json.dumps(valid)
        cut = rng.randrange(len(text))
        if kind < 0.85:
            return text[:cut]
        if kind < 0.95:
            return (
                text[:cut]
                + rng.choice(("", '"', "}", "[", "\\ud800", "\u0000", "1e999", "null,"))
                + text[cut + 1 :]
            )
        return rng.choice(("[", '{"a":')) * rng.randrange(1, 3000)

    def _spoil(self, value: Json) -> None:
        """Something in it is strange, missing or too much."""
        rng = self.rng
        place = value
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                return
            key = rng.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.6:
                place = place[key]
                continue
            break
        kind = rng.random()
        if kind < 0.2 and isinstance(place, dict):
            del place[key]
        elif kind < 0.3 and isinstance(place, dict):
            place[rng.choice(("seat", "person", "x", "", "type"))] = deepcopy(rng.choice(STRANGE))
        elif key != "table" or kind > 0.9:
            place[key] = deepcopy(rng.choice(STRANGE))


async def attack(url: str, cookie: str, fuzzer: Fuzzer, count: int) -> int:
    """Send so many messages over as many sockets as they cost; how many were answered."""
    sent = answered = 0
    headers = {"Cookie": cookie} if cookie else {}
    while sent < count:
        address = url.replace("http", "ws") + "/api/v1/socket"
        with suppress(ConnectionClosed):
            async with connect(
                address, additional_headers=headers, compression=None, max_size=None
            ) as socket:
                while sent < count:
                    batch = min(AT_ONCE, count - sent)
                    sent += batch
                    for _ in range(batch):
                        await socket.send(fuzzer.message())
                    answered += await drain(socket, f"{sent}")
    return answered


async def drain(socket: ClientConnection, mark: str) -> int:
    """Read what has come until the mark is answered."""
    await socket.send(json.dumps({"type": "ping", "ref": mark}))
    n = 0
    while True:
        frame = json.loads(await asyncio.wait_for(socket.recv(), 120))
        if frame["type"] == "reply" and frame["ref"] == mark:
            return n
        if frame.get("code") == "internal":
            raise AssertionError(frame)
        n += 1


async def fuzz_sockets(server: Process, messages: int, seed: int) -> str:
    """Attack one table with so many messages; says how it went."""
    async with (
        httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=120) as ann,
        httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=120) as ben,
    ):
        for client, name in ((ann, "Ann"), (ben, "Ben")):
            (await client.post("/me", json={"name": name})).raise_for_status()
        wish = {"wish": {"game": "draftosaurus", "seats": 2, "bots": {"1": "random"}}}
        table = (await ann.post("/play", json=wish)).raise_for_status().json()["table"]
        before = await settled(ann, table)
        scene = next(frame for frame in before if frame["type"] == "scene")
        cookie = f"dracosaur={ben.cookies['dracosaur']}"
        began, warm, answered = time.monotonic(), 0.0, 0
        for part in range(10):
            answered += sum(
                await asyncio.gather(
                    *(
                        attack(
                            server.url,
                            cookie if n % 2 else "",
                            Fuzzer(table, scene, 1000 * seed + 10 * part + n),
                            messages // 40,
                        )
                        for n in range(4)
                    )
                )
            )
            warm = warm or server.memory
        seconds, grown = time.monotonic() - began, server.memory - warm
        after = await settled(ann, table)
        assert after == before, "the table has changed"
        assert grown < GROWTH, f"{grown:.1f} MB more"
    return (
        f"{messages // 40 * 40} hostile messages on sockets, {answered} frames in answer, {seconds:.0f} s, "
        f"memory {warm:.0f} MB after the first tenth, {grown:+.1f} MB at the end"
    )


async def settled(client: httpx.AsyncClient, table: str) -> list[Json]:
    """What the table shows when its bots have done what they can; presence does not count."""
    while True:
        frames: list[Json] = (await client.get(f"/tables/{table}")).raise_for_status().json()
        scene = next(frame for frame in frames if frame["type"] == "scene")
        if scene["to_act"] == [0]:
            return [frame for frame in frames if frame["type"] in ("scene", "told")]
        await asyncio.sleep(0.2)


def main() -> None:
    """Both kinds of attack, then what the server says about it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--examples", type=int, default=100, help="requests of each kind for each operation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    from tests.server.api.hostile import Attacker, operations

    with process(**OPEN_DOORS) as server:
        print(asyncio.run(fuzz_sockets(server, given.messages, given.seed)), flush=True)
        attacker = Attacker(server.url)
        for operation in operations():
            attacker.attack(operation, given.examples)
        print(f"{attacker.sent} hostile requests over HTTP, memory {server.memory:.0f} MB")
        assert server.failures() == []
        print("no failure in the log, no answer of the class 5xx")


if __name__ == "__main__":
    main()

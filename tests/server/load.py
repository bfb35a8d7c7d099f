"""Many tables at once: `python -m tests.server.load --tables 1000 --seconds 300`, `make load`.

Each table has four people, each with a socket of her own. They answer as soon as they are asked, or after a
while (`--think`). Every answer is kept before it is acknowledged and shown to the whole table. In the same
run the same driver talks to a bare echo server, and one table is watched by 500.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.api.process import Process, process
from tests.server.wire import Wire, open_wire

SEATS = 4
GAME = "draftosaurus"
AT_ONCE = 32  # requests of the preparation that wait for their answers
WITHOUT_LIMITS: dict[str, Any] = {  # settings
    "person_rate": 1e6,
    "address_rate": 1e6,
    "entry_rate": 1e6,
    "socket_rate": 1e6,
    "sockets_a_person": 10_000,
}


NOTHING = msgspec.Raw(b"")


class Choice(msgspec.Struct):
    """What a client needs of a choice."""

    action: msgspec.Raw = NOTHING
    refusal: msgspec.Raw = NOTHING


class Question(msgspec.Struct):
    """What a client needs of a question."""

    number: int
    choices: tuple[Choice, ...]


class Frame(msgspec.Struct):
    """What a client needs of a frame."""

    type: str
    id: str = ""
    question: Question | None = None
    is_over: bool = False
    code: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Tally:
    """What was counted in one run."""

    latencies: list[float] = field(default_factory=list)
    frames: int = 0
    octets: int = 0
    over: int = 0
    errors: list[str] = field(default_factory=list)

    def told(self, seconds: float) -> str:
        """The figures of a run that took so long."""
        ordered = sorted(self.latencies) or [0.0]
        p50, p99 = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
        n = len(self.latencies)
        return (
            f"{n} in {seconds:.0f} s, {n / seconds:.0f} a second; "
            f"p50 {p50:.1f} ms, p99 {p99:.1f} ms; {self.frames / seconds:.0f} frames and "
            f"{self.octets / seconds / 1e6:.1f} MB a second; {len(self.errors)} errors"
        )


class Client:
    """A person who answers every question by chance."""

    def __init__(self, tally: Tally, table: str, think: float) -> None:
        self.tally = tally
        self.table = table
        self.think = think
        self.wire: Wire
        self.sent_at = 0.0
        self.answered = -1
        self.is_stopping = False

    def hear(self, payload: bytes) -> None:
        """One frame."""
        self.tally.frames += 1
        self.tally.octets += len(payload)
        frame = decode(payload)
        if frame.type == "applied":
            self.tally.latencies.append(time.perf_counter() - self.sent_at)
        elif frame.type in ("stale", "illegal", "refused", "problem"):
            self.tally.errors.append(f"{frame.type} {frame.code}")
        elif frame.is_over:
            self.tally.over += 1
        question = frame.question
        if frame.type == "scene" and question is not None and question.number != self.answered:
            self.answered = question.number
            if self.think:
                delay = random.expovariate(1 / self.think)
                asyncio.get_running_loop().call_later(delay, self.answer, question)
            else:
                self.answer(question)

    def answer(self, question: Question) -> None:
        """Send one of the open answers."""
        if self.is_stopping:
            return
        action = random.choice([one.action for one in question.choices if not bytes(one.refusal)])
        self.sent_at = time.perf_counter()
        self.wire.send(
            b'{"type":"do","table":"%s","command":{"type":"act","id":"%d","number":%d,"action":%s}}'
            % (self.table.encode(), question.number, question.number, bytes(action))
        )


async def each(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """The work for every number, some at a time."""
    numbers = iter(range(count))

    async def some() -> None:
        for n in numbers:
            await work(n)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def prepare(url: str, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each; by table the cookies of its people."""
    made: list[tuple[str, list[str]]] = []
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=120, limits=limits) as http:

        async def post(path: str, body: Any, cookie: str = "") -> httpx.Response:  # JSON
            headers = {"cookie": cookie} if cookie else {}
            http.cookies.clear()
            return (await http.post(path, json=body, headers=headers)).raise_for_status()

        async def table(n: int) -> None:
            cookies = []
            for seat in range(SEATS):
                response = await post("/me", {"name": f"Player {n}.{seat}"})
                cookies.append(response.headers["set-cookie"].partition(";")[0])
            wish = {"game": GAME, "seats": SEATS, "open": True, "options": {"board": "match"}}
            id = (await post("/tables", {"wish": wish}, cookies[0])).json()["table"]
            for cookie in cookies[1:]:
                await post(f"/tables/{id}/seats", {}, cookie)
            made.append((id, cookies))

        await each(tables, table)
    return made


async def sit_down(url: str, made: list[tuple[str, list[str]]], tally: Tally, think: float) -> list[Client]:
    """A socket for everybody; nobody is shown a table yet."""
    address = url.replace("http", "ws") + "/api/v1/socket"
    seats = [(table, cookie) for table, cookies in made for cookie in cookies]
    clients: list[Client] = []

    async def come(n: int) -> None:
        table, cookie = seats[n]
        client = Client(tally, table, think)
        client.wire = await open_wire(address, client.hear, cookie)
        clients.append(client)

    await each(len(seats), come)
    return clients


async def play(server: Process, tables: int, seconds: float, think: float) -> str:
    """All tables play for so long; the figures."""
    began = time.monotonic()
    made = await prepare(server.url, tables)
    tally = Tally()
    clients = await sit_down(server.url, made, tally, think)
    print(
        f"prepared {len(made)} tables and {len(clients)} sockets in {time.monotonic() - began:.0f} s",
        flush=True,
    )
    cpu, driver = server.cpu_seconds, time.process_time()
    began = time.monotonic()
    for client in clients:
        client.wire.send(b'{"type":"watch","table":"%s"}' % client.table.encode())
    await asyncio.sleep(seconds)
    for client in clients:
        client.is_stopping = True
    took = time.monotonic() - began
    cpu, driver = server.cpu_seconds - cpu, time.process_time() - driver
    told = tally.told(took)
    tally.errors += ["closed"] * sum(client.wire.is_closed for client in clients)
    memory = server.memory
    for client in clients:
        client.wire.transport.abort()
    n = max(1, len(tally.latencies))
    return (
        f"{tables} tables, {len(clients)} sockets: {told}\n"
        f"  server {memory:.0f} MB, {cpu:.0f} s of CPU ({cpu / n * 1000:.2f} ms a command), "
        f"driver {driver:.0f} s of CPU; {tally.over // SEATS} matches over; "
        f"errors: {sorted(set(tally.errors))}"
    )


async def crowd(server: Process, spectators: int, seconds: float) -> str:
    """One table plays while so many watch: how long until the last of them has seen an answer."""
    made = await prepare(server.url, 1)
    tally, seen = Tally(), [0]
    players = await sit_down(server.url, made, tally, 0.02)
    address = server.url.replace("http", "ws") + "/api/v1/socket"
    table = made[0][0]
    watching: list[Wire] = []

    def look(payload: bytes) -> None:
        seen[0] += 1

    async def come(_: int) -> None:
        wire = await open_wire(address, look)
        wire.send(b'{"type":"watch","table":"%s"}' % table.encode())
        watching.append(wire)

    await each(spectators, come)
    began, cpu = time.monotonic(), server.cpu_seconds
    for client in players:
        client.wire.send(b'{"type":"watch","table":"%s"}' % table.encode())
    seen[0] = 0
    while time.monotonic() - began < seconds and not tally.over:
        await asyncio.sleep(0.1)
    took, cpu = time.monotonic() - began, server.cpu_seconds - cpu
    lost = sum(wire.is_closed for wire in watching)
    for wire in (*watching, *(client.wire for client in players)):
        wire.transport.abort()
    n = max(1, len(tally.latencies))
    return (
        f"one table with {spectators} spectators: {tally.told(took)}; "
        f"{seen[0] / took:.0f} frames a second to spectators, "
        f"{cpu / n * 1000:.1f} ms of CPU a command, {lost} spectators lost"
    )


@contextmanager
def echo_server() -> Iterator[Process]:
    """The bare echo server in a process of its own."""
    child = subprocess.Popen([sys.executable, "-m", "tests.server.echo"], stdout=subprocess.PIPE)
    try:
        assert child.stdout is not None
        yield Process(child.stdout.readline().decode().strip().rstrip("/"), child.pid, Path())
    finally:
        child.terminate()
        child.wait()
        if child.stdout is not None:
            child.stdout.close()


async def echo(server: Process, sockets: int, seconds: float) -> str:
    """As many sockets, each with one message of a command's length under way."""
    tally = Tally()
    message = (
        b'{"type":"do","table":"0123456789","command":{"type":"act","id":"1","number":1,"action":{}}}'.ljust(
            150
        )
    )
    is_over = [False]
    talkers: list[Callable[[], None]] = []
    wires: list[Wire] = []

    async def come(_: int) -> None:
        sent_at = [0.0]

        def talk() -> None:
            sent_at[0] = time.perf_counter()
            wire.send(message)

        def hear(payload: bytes) -> None:
            tally.latencies.append(time.perf_counter() - sent_at[0])
            tally.frames += 1
            tally.octets += len(payload)
            if not is_over[0]:
                talk()

        wire = await open_wire(server.url.replace("http", "ws") + "/", hear)
        wires.append(wire)
        talkers.append(talk)

    await each(sockets, come)
    began, cpu = time.monotonic(), server.cpu_seconds
    for talk in talkers:
        talk()
    await asyncio.sleep(seconds)
    is_over[0] = True
    took, cpu = time.monotonic() - began, server.cpu_seconds - cpu
    for wire in wires:
        wire.transport.abort()
    each_ms = cpu / max(1, len(tally.latencies)) * 1000
    return f"bare echo, {sockets} sockets: {tally.told(took)}; {each_ms:.2f} ms of CPU a message"


def main() -> None:
    """Tables, echo, crowd, one after the other on the same machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument(
        "--think", type=float, default=0.0, help="seconds that a person thinks on the average"
    )
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--store", default="")
    given = parser.parse_args()
    with process(given.store, **WITHOUT_LIMITS) as server:
        print(f"a fresh server: {server.memory:.0f} MB", flush=True)
        print(asyncio.run(play(server, given.tables, given.seconds, given.think)), flush=True)
        print(asyncio.run(crowd(server, given.spectators, given.seconds / 10)), flush=True)
        print(f"failures in the log: {len(server.failures())}", flush=True)
    with echo_server() as server:
        print(asyncio.run(echo(server, given.tables * SEATS, given.seconds / 10)), flush=True)


if __name__ == "__main__":
    main()

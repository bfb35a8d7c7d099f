"""Kill test: the server is killed with SIGKILL again and again while people play over real sockets.

`make kill`, or `python -m tests.server.kill --kills 500 --commands 50000 --store sqlite --resend 5 --cut`.
Afterwards nothing that was acknowledged is missing from the log, no decision is there twice, and what every
client sees is the replay of the log. `--resend 5` sends commands up to five times, now and then with another
action under the same id; `--cut` cuts connections at random bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection

from dracosaur.core.values import Seat
from dracosaur.server.hosting.fold import Fold, fold
from dracosaur.server.hosting.rows import Answered, payload_of
from dracosaur.server.hosting.showing import show_scene
from dracosaur.server.hosting.speaking import Speaker
from dracosaur.server.store import Store
from tests.postgres import Cluster
from tests.server.driving import LOST, Client, Cutter, Json, ServerProcess

# Mostly short games, so that many tables are opened, begun and finished under fire; some with a bot.
WISHES: tuple[Json, ...] = (
    {"game": "draftosaurus"},
    {"game": "draftosaurus", "seats": 3, "bots": {2: "greedy"}},
    {"game": "draftosaurus", "options": {"board": "winter"}},
    {"game": "wyrmspan"},
    {"game": "draftosaurus"},
    {"game": "gods_love_dinosaurs"},
    {"game": "draftosaurus"},
)


SILENCE_SECONDS = 300.0  # after which a client that waits for an answer complains
_LOOK_SECONDS = 0.2
OTHERWISE = 0.2  # how often a command that was acknowledged is sent with another action


@dataclass
class Plan:
    """How long, how hard, and on what."""

    kills: int
    commands: int  # at least so many are acknowledged
    tables: int  # played at once
    seconds: float = 1e9  # it ends earlier after so many
    resend: int = 1
    cut: bool = False
    seed: int = 1


@dataclass
class Told:
    """What the clients know."""

    acknowledged: dict[tuple[str, int, int], Json] = field(default_factory=dict)  # by table, seat, number
    sent: int = 0
    again: int = 0  # answers to commands that were there already
    matches: int = 0
    reconnects: int = 0
    faults: list[str] = field(default_factory=list)


class Sitting:
    """One seat of one table: answers by chance, and repeats what was not acknowledged."""

    def __init__(
        self, client: Client, table: str, seat: int, plan: Plan, told: Told, rng: random.Random
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self._plan = plan
        self._told = told
        self._rng = rng
        self._question: Json = None
        self._sent: dict[int, Json] = {}  # actions by the number of the decision

    async def play(self, enough: asyncio.Event) -> None:
        """Until the match is over, or it is enough."""
        while not enough.is_set():
            try:
                async with self.client.socket() as opened:
                    await opened.send(json.dumps({"type": "watch", "table": self.table}))
                    if await self._listen(opened, enough):
                        return
            except LOST:
                self._told.reconnects += 1
                await asyncio.sleep(self._rng.uniform(0, 0.5))

    async def _listen(self, opened: ClientConnection, enough: asyncio.Event) -> bool:
        """Says whether the match is over; ends also when it is enough, or when something is wrong."""
        heard = time.monotonic()
        while not enough.is_set():
            try:
                frame = json.loads(await asyncio.wait_for(opened.recv(), 1.0))
            except TimeoutError:
                if self._question is not None and time.monotonic() - heard > SILENCE_SECONDS:
                    self._told.faults.append(f"{self.table}: no answer to seat {self.seat}")
                    return False
                continue
            heard = time.monotonic()
            match frame["type"]:
                case "scene":
                    if frame["is_over"]:
                        return True
                    self._question = frame.get("question")
                    await self._answer(opened)
                case "reply":
                    await self._answer(opened, frame.get("answer") or ())
                case "applied":
                    await self._acknowledge(opened, frame)
                case "stale" | "illegal" | "refused" | "problem":
                    if frame.get("code") not in ("unavailable", "stopping"):
                        self._told.faults.append(f"{self.table}: {json.dumps(frame)[:500]}")
                    return False
        return False

    async def _answer(self, opened: ClientConnection, ways: Json = ()) -> None:
        """Send the decision, the same one as before where it was sent before."""
        question = self._question
        if question is None or (self.table, self.seat, question["number"]) in self._told.acknowledged:
            return
        number = question["number"]
        if number not in self._sent:
            choice = self._rng.choice([one for one in ways or question["choices"] if "refusal" not in one])
            if "action" not in choice:  # it stands for several ways that point at the same spots
                query = {"type": "ways", "number": number, "spots": choice["spots"]}
                message = {"type": "ask", "table": self.table, "query": query, "ref": str(number)}
                await opened.send(json.dumps(message))
                return
            self._sent[number] = choice["action"]
        for _ in range(self._rng.randint(1, self._plan.resend)):
            await self._send(opened, number, self._sent[number])

    async def _send(self, opened: ClientConnection, number: int, action: Json) -> None:
        command = {"type": "act", "id": f"d{number}", "number": number, "action": action}
        self._told.sent += 1
        await opened.send(json.dumps({"type": "do", "table": self.table, "command": command}))

    async def _acknowledge(self, opened: ClientConnection, frame: Json) -> None:
        number = int(frame["id"][1:])
        if frame.get("number") != number:
            self._told.faults.append(f"{self.table}: {frame['id']} answered as {frame.get('number')}")
        self._told.again += bool(frame.get("again"))
        key = (self.table, self.seat, number)
        if key not in self._told.acknowledged:
            self._told.acknowledged[key] = self._sent[number]
            if self._plan.resend > 1 and self._rng.random() < OTHERWISE:
                # The same id with another action: the answer must be the old one, and nothing may change.
                others = [
                    one["action"] for one in (self._question or {"choices": ()})["choices"] if "action" in one
                ]
                await self._send(opened, number, self._rng.choice(others or [self._sent[number]]))


class Drive:
    """A whole run: the server that is killed, and the tables that are played meanwhile."""

    def __init__(self, plan: Plan, store_url: str, folder: Path) -> None:
        self._plan = plan
        self._rng = random.Random(plan.seed)
        self._store_url = store_url
        self.server = ServerProcess(store_url, folder / "server.log")
        self.told = Told()
        self.kills = 0
        self.cutter = Cutter(self.server.port, random.Random(plan.seed))
        self._enough = asyncio.Event()
        self._sittings: list[Sitting] = []

    async def run(self) -> None:
        """Everything was played, killed and checked; `told.faults` says what went wrong."""
        async with AsyncExitStack() as stack:
            await self.server.start()
            port = await stack.enter_async_context(self.cutter.open()) if self._plan.cut else self.server.port
            playing = [
                asyncio.create_task(self._play(number, f"http://127.0.0.1:{port}"))
                for number in range(self._plan.tables)
            ]
            try:
                await self._kill_again_and_again(playing)
            finally:
                self._enough.set()
                await asyncio.gather(*playing)
        self._stop()  # what was still under way is done
        await self.server.start()
        scenes = {(one.table, one.seat): await self._last_scene(one) for one in self._sittings}
        self._stop()
        async with await Store.open(self._store_url) as store:
            for table in sorted({one.table for one in self._sittings}):
                seen = {seat: scene for (id_, seat), scene in scenes.items() if id_ == table}
                self.told.faults += await check(store, table, self.told, seen)

    async def _kill_again_and_again(self, playing: list[asyncio.Task[None]]) -> None:
        """Each life is as long as so many acknowledgements take, so that slow machines play between kills."""
        plan, acknowledged = self._plan, self.told.acknowledged
        mean = plan.commands / (plan.kills + 1)
        ends = time.monotonic() + plan.seconds
        while (self.kills < plan.kills or len(acknowledged) < plan.commands) and time.monotonic() < ends:
            enough = len(acknowledged) + self._rng.expovariate(1 / mean)
            while len(acknowledged) < enough and time.monotonic() < ends:
                await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_EXCEPTION)
                for task in playing:
                    if task.done():
                        task.result()  # raises what went wrong
            if self.kills < plan.kills:
                await asyncio.sleep(self._rng.uniform(0, 0.05))  # at any step of a command
                self.server.end(signal.SIGKILL)
                self.kills += 1
                await self.server.start()
                if self.kills % 10 == 0:
                    faults = len(self.told.faults)
                    said = f"{self.kills} kills, {len(acknowledged)} acknowledged, {faults} faults"
                    print(said, file=sys.stderr, flush=True)

    async def _play(self, number: int, url: str) -> None:
        """Two people play one match after the other."""
        rng = random.Random(f"{self._plan.seed} {number}")
        clients = [Client(url, f"{name} {number}") for name in ("Ann", "Ben")]
        for client in clients:
            await client.enter()
        match = number
        while not self._enough.is_set():
            opening = {"wish": {**WISHES[match % len(WISHES)], "open": True}, "id": f"match-{match}"}
            table = (await clients[0].ask("POST", "/tables", opening))["table"]
            sittings = []
            for client in clients:
                seat = (await client.ask("POST", f"/tables/{table}/seats", {}))["seat"]
                sittings.append(Sitting(client, table, seat, self._plan, self.told, rng))
            self._sittings += sittings
            await asyncio.gather(*(one.play(self._enough) for one in sittings))
            self.told.matches += 1
            match += self._plan.tables

    def _stop(self) -> None:
        status = self.server.end(signal.SIGTERM)
        if status:
            self.told.faults.append(f"a graceful stop ended with {status}")

    async def _last_scene(self, sitting: Sitting) -> Json:
        """What the seat sees once the bots of the table have done what they can."""
        client = sitting.client.at(self.server.url)
        people = {one.seat for one in self._sittings if one.table == sitting.table}
        async with asyncio.timeout(SILENCE_SECONDS):
            while True:
                frames = await client.ask("GET", f"/tables/{sitting.table}")
                scene = next(frame for frame in frames if frame["type"] == "scene")
                if people.issuperset(scene["to_act"]):
                    return scene
                await asyncio.sleep(_LOOK_SECONDS)


async def check(store: Store, table: str, told: Told, seen: dict[int, Json]) -> list[str]:
    """What is wrong with the log of a table, by what the clients know of it."""
    rows = await store.log.rows(table)
    faults = [f"row {row.seq} is number {n}" for n, row in enumerate(rows, 1) if row.seq != n]
    commands = Counter((row.seat, row.command_id) for row in rows if row.command_id is not None)
    faults += [f"{command} is there {n} times" for command, n in commands.items() if n > 1]
    replayed = fold(table, rows)
    answers = [(row.seat, payload_of(row)) for row in rows if row.kind == "answered"]
    decided: dict[tuple[int, int], Json] = {}
    for seat, answer in answers:
        assert isinstance(answer, Answered)
        if (seat, answer.number) in decided:
            faults.append(f"decision {answer.number} of seat {seat} was carried out twice")
        decided[seat, answer.number] = answer.entries[0][1]
    for (id_, seat, number), action in told.acknowledged.items():
        if id_ == table and _action(replayed, decided.get((seat, number))) != _action(replayed, action):
            faults.append(f"decision {number} of seat {seat} was acknowledged and is not in the log")
    for seat, scene in seen.items():
        shown = show_scene(replayed, Seat(seat), Speaker(replayed, "en"))
        replay = msgspec.json.decode(msgspec.json.encode(shown))
        other = [key for key in {**replay, **scene} if replay.get(key) != scene.get(key)]
        if other:
            faults.append(f"seat {seat} sees another table than the replay of the log: {', '.join(other)}")
    kept = await store.log.snapshot(table)
    if kept is not None:
        quick = fold(table, rows, kept)
        assert quick.table is not None
        assert replayed.table is not None
        if (quick.table.state, quick.table.record) != (replayed.table.state, replayed.table.record):
            faults.append("the snapshot leads to another state than the replay")
    return [f"{table}: {fault}" for fault in faults]


def _action(replayed: Fold, action: Json) -> object:
    """The action as a value, however it was written."""
    return None if action is None else msgspec.convert(action, replayed.game.action_type)


async def run(plan: Plan, store: str) -> Drive:
    """The drive, after it; on PostgreSQL with a cluster of its own that waits for the disk."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if store == "sqlite":
            url = f"sqlite:///{folder}/store.db"
        else:
            url = stack.enter_context(Cluster.temporary(is_durable=True)).new_database()
        drive = Drive(plan, url, Path(folder))
        try:
            await drive.run()
        finally:
            drive.server.end(signal.SIGKILL)  # if something else has failed it serves still
            log = (Path(folder) / "server.log").read_text()
            drive.told.faults += [f"server: {trouble}" for trouble in troubles(log)]
            for fault in drive.told.faults[:50]:
                print(f"  FAULT {fault}")
        return drive


def troubles(log: str) -> list[str]:
    """The errors in the log of a server; a traceback whole, for it cannot be had again."""
    lines = log.splitlines()
    found = [line for line in lines if '"error"' in line]
    for start in (n for n, line in enumerate(lines) if line.startswith("Traceback")):
        last = next((n for n in range(start + 1, len(lines)) if not lines[n].startswith(" ")), len(lines) - 1)
        trouble = "\n".join(lines[start : last + 1])
        # A worker that was being started when its server was killed: what it was to be told never came.
        if not ("spawn_main" in trouble and trouble.endswith("EOFError: Ran out of input")):
            found.append(trouble)
    return found


def main() -> int:
    """Drive, print what came of it; exit status 1 where a promise was broken."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--commands", type=int, default=50_000, help="acknowledged ones, at least")
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so many at the latest")
    parser.add_argument("--tables", type=int, default=16, help="played at once")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--resend", type=int, default=1, metavar="N", help="send commands up to N times")
    parser.add_argument("--cut", action="store_true", help="cut connections at random bytes")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    plan = Plan(asked.kills, asked.commands, asked.tables, asked.seconds, asked.resend, asked.cut, asked.seed)
    began = time.monotonic()
    drive = asyncio.run(run(plan, asked.store))
    told = drive.told
    print(
        f"{asked.store}: {drive.kills} kills in {time.monotonic() - began:.0f} s, {drive.cutter.cuts} cuts,"
        f" {told.reconnects} connections lost\n"
        f"{len(told.acknowledged)} decisions acknowledged in {told.matches} matches;"
        f" {told.sent} commands sent, {told.again} answered as known\n{len(told.faults)} faults"
    )
    return 1 if told.faults else 0


if __name__ == "__main__":
    sys.exit(main())

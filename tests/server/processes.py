"""Several processes on one PostgreSQL, killed and stopped at random: `python -m tests.server.processes`.

The players of each table are at different processes, and play one match after the other. Nobody may lose a
move: every command that was acknowledged is in the log once, and every table is what its log tells. Everybody
who was cut off, or whose process fell silent, must be served again by another one within two seconds of
noticing it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection

from dracosaur.server.hosting.fold import fold
from dracosaur.server.hosting.rows import Answered, payload_of
from dracosaur.server.store import Store
from tests.postgres import Cluster
from tests.server.driving import LOST, Client, Json, ServerProcess

SILENCE = 1.5  # seconds without an answer after which a client looks for another process
GREETING = 0.4  # seconds in which a process must greet a client, or she tries the next one
LONGEST_GREETING = 10.0  # where one after the other is slow, because the machine is
TWO_SECONDS = 2.0  # in which everybody must be served again
LONGER = 180.0  # seconds beyond the time, on a machine that is too busy to come to enough
GAMES = ("draftosaurus", "gods_love_dinosaurs", "wyrmspan")
PEOPLE = 3  # at each table, beside one bot


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    stops: int = 0
    acknowledged: int = 0
    again: int = 0  # commands that had been carried out when they were sent once more
    finished: int = 0
    back: list[float] = field(default_factory=list)  # seconds until somebody was served again
    late: list[str] = field(
        default_factory=list
    )  # what those went through who waited longer than TWO_SECONDS
    answers: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)  # seconds from a command to its answer


@dataclass
class End:
    """When to stop: the time has come, and enough was acknowledged."""

    report: Report
    at: float
    least: int

    def is_near(self, seconds: float = 0) -> bool:
        """Whether it is, or will be in so many seconds."""
        now = time.monotonic() + seconds
        return now >= self.at and (self.report.acknowledged >= self.least or now >= self.at + LONGER)


class Process(ServerProcess):
    """A server that can also be stopped for a while."""

    def send(self, sig: signal.Signals) -> None:
        """It gets the signal, and nobody waits for what comes of it."""
        assert self._process is not None
        self._process.send_signal(sig)


class Player:
    """A person who plays at random, and goes to another process when hers is silent."""

    def __init__(self, name: str, processes: list[Process], report: Report, seed: int) -> None:
        self.name = name
        self.processes = processes
        self.at = seed % len(processes)
        self.client = Client(processes[self.at].url, name)
        self.report = report
        self.random = random.Random(seed)
        self.table = ""
        self.scene: Json = None
        self.sent = 0
        self.acknowledged: list[tuple[str, str]] = []  # tables and ids of commands
        self.waiting: tuple[str, Json, float] | None = None  # a command that has no answer yet
        self.is_over = False
        self.patience = GREETING
        self.lost_at = 0.0  # when she noticed that nobody serves her; 0 while somebody does
        self.tried: list[str] = []  # whom she has asked since

    async def play(self, end: End) -> None:
        """Play at the table until the match is over or the time has come."""
        self.is_over, self.scene, self.waiting = False, None, None
        self.lost_at, self.tried = 0.0, []  # to wait for the next table is not to be cut off
        while not end.is_near() and not self.is_over:
            began = time.monotonic()
            way = self.client.at(self.processes[self.at].url)
            with suppress(*LOST):
                async with AsyncExitStack() as stack:
                    stack.push_async_callback(way.close)
                    async with asyncio.timeout(self.patience):
                        opened = await stack.enter_async_context(way.socket())
                    await self.listen(opened, end)
            if self.scene is None:
                self.tried.append(f"process {self.at} for {time.monotonic() - began:.2f} s")
                self.patience = min(2 * self.patience, LONGEST_GREETING)
            else:
                self.patience, self.lost_at, self.scene = GREETING, time.monotonic(), None
            self.at = (self.at + 1) % len(self.processes)

    async def listen(self, opened: ClientConnection, end: End) -> None:
        await opened.send(json.dumps({"type": "watch", "table": self.table}))
        silent = 0
        while not end.is_near() and not self.is_over:
            wait = self.patience if self.scene is None else SILENCE / 3
            try:
                frame = json.loads(await asyncio.wait_for(opened.recv(), wait))
            except TimeoutError:
                silent += 1
                if silent > 2 or self.scene is None:
                    raise
                await opened.send(json.dumps({"type": "ping"}))
                continue
            silent = 0
            if frame["type"] == "scene":
                self.scene = frame
                self.is_over = frame["is_over"]
                self.come_back()
            await self.answer(opened, frame)

    def come_back(self) -> None:
        """She is served; noted where she was not."""
        if self.lost_at:
            took = time.monotonic() - self.lost_at
            self.report.back.append(took)
            if took > TWO_SECONDS:
                self.report.late.append(f"{self.name} {took:.2f} s: {', '.join(self.tried)}")
        self.lost_at, self.tried = 0.0, []

    async def answer(self, opened: ClientConnection, frame: Json) -> None:
        """React to a frame: note an answer, send the next command, or the last one once more."""
        if frame.get("id") and self.waiting is not None and frame["id"] == self.waiting[0]:
            self.report.answers[frame["type"]] += 1
            if frame["type"] == "applied":
                self.acknowledged.append((self.table, frame["id"]))
                self.report.acknowledged += 1
                self.report.again += frame.get("again", False)
                self.report.waits.append(time.monotonic() - self.waiting[2])
            self.waiting = None
            if frame["type"] == "stale":
                self.scene = frame["scene"]
        if frame["type"] == "reply" and isinstance(frame.get("answer"), list) and frame["answer"]:
            await self.act(opened, self.random.choice(frame["answer"]))
        elif self.waiting is not None and frame["type"] == "scene":
            await opened.send(json.dumps(self.waiting[1]))  # perhaps it was carried out, perhaps not
        elif (
            self.waiting is None and self.scene is not None and frame["type"] in ("scene", "stale", "refused")
        ):
            question = self.scene.get("question")
            if question:
                choice = self.random.choice([one for one in question["choices"] if "refusal" not in one])
                if choice.get("action") is None:
                    query = {"type": "ways", "number": question["number"], "spots": choice["spots"]}
                    await opened.send(json.dumps({"type": "ask", "table": self.table, "query": query}))
                else:
                    await self.act(opened, choice)

    async def act(self, opened: ClientConnection, choice: Json) -> None:
        question = self.scene and self.scene.get("question")
        if not question or self.waiting is not None:
            return
        self.sent += 1
        command = {
            "type": "act",
            "id": f"{self.name}-{self.sent}",
            "number": question["number"],
            "action": choice["action"],
        }
        message = {"type": "do", "table": self.table, "command": command}
        self.waiting = (str(command["id"]), message, time.monotonic())
        await opened.send(json.dumps(message))


async def disturb(processes: list[Process], report: Report, end: End, seed: int) -> None:
    """Kill and stop processes at random; one at least is always well."""
    chance = random.Random(seed)
    pause = 3.0
    while not end.is_near(4):
        await asyncio.sleep(chance.uniform(0.5, pause))
        process = chance.choice(processes)
        if chance.random() < 0.5:
            report.kills += 1
            process.end(signal.SIGKILL)
            await asyncio.sleep(chance.uniform(0, 1))
            began = time.monotonic()
            await process.start()
            pause = max(3.0, 2 * (time.monotonic() - began))  # a machine that starts slowly plays slowly
        else:
            report.stops += 1
            process.send(signal.SIGSTOP)
            await asyncio.sleep(chance.uniform(0.5, 4))
            process.send(signal.SIGCONT)


async def meet(group: list[Player], first: int, end: End) -> list[str]:
    """The group plays one match after the other, of all games in turn, with a bot; the tables."""
    tables: list[str] = []
    while not end.is_near():
        wish = {
            "game": GAMES[(first + len(tables)) % len(GAMES)],
            "seats": PEOPLE + 1,
            "bots": {str(PEOPLE): "greedy"},
            "open": True,
        }
        opening = {"wish": wish, "id": f"{group[0].name}-{len(tables)}"}
        table = (await group[0].client.ask("POST", "/tables", opening))["table"]
        tables.append(table)
        for player in group[1:]:
            await player.client.ask("POST", f"/tables/{table}/seats", {})
        for player in group:
            player.table = table
        await asyncio.gather(*(player.play(end) for player in group))
    return tables


async def judge(store_url: str, tables: list[str], players: list[Player], report: Report) -> None:
    """Nothing is lost, nothing twice, and every table is what its log tells."""
    async with await Store.open(store_url) as store:
        for table in tables:
            log = await store.log.rows(table)
            assert [row.seq for row in log] == list(range(1, len(log) + 1))
            kept = Counter(row.command_id for row in log if row.command_id)
            assert max(kept.values(), default=1) == 1, "a command was carried out twice"
            for player in players:
                missing = [id for where, id in player.acknowledged if where == table and not kept[id]]
                assert not missing, f"{len(missing)} acknowledged commands of {player.name} are lost"
            again, quick = fold(table, log), fold(table, log, await store.log.snapshot(table))
            assert again.table is not None
            assert quick.table is not None
            assert again.table.state == quick.table.state
            decisions = [payload for row in log if isinstance(payload := payload_of(row), Answered)]
            assert sum(entry.seat >= 0 for entry in again.table.record.entries) == len(decisions)
            report.finished += again.phase == "over"


async def run(seconds: float, tables: int, count: int = 3, seed: int = 1, least: int = 1) -> Report:
    """Play for so long with so many processes; raises AssertionError where something is lost.

    At least so many commands are to be acknowledged, if the machine can do it in some minutes.
    """
    report = Report()
    with Cluster.temporary(is_durable=True) as cluster:
        url = cluster.new_database()
        async with await Store.open(url):
            pass  # migrated
        processes = [Process(url, cluster.folder / f"server-{n}.log") for n in range(count)]
        started: list[Process] = []
        players: list[Player] = []
        try:
            for process in processes:
                await process.start()
                started.append(process)
            players = [Player(f"p{n}", processes, report, seed + n) for n in range(tables * PEOPLE)]
            for player in players:
                await player.client.enter()
            groups = [players[first : first + PEOPLE] for first in range(0, len(players), PEOPLE)]
            end = End(report, time.monotonic() + seconds, least)
            met = await asyncio.gather(
                *(meet(group, first, end) for first, group in enumerate(groups)),
                disturb(processes, report, end, seed),
            )
        finally:
            for process in started:
                process.end(signal.SIGKILL)
            for player in players:
                await player.client.close()
        played = [table for tables_of_group in met[:-1] for table in tables_of_group or ()]
        await judge(url, played, players, report)
    return report


def main() -> None:
    """The command."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report = asyncio.run(run(given.seconds, given.tables, given.processes, given.seed))
    back, waits = sorted(report.back) or [0.0], sorted(report.waits) or [0.0]
    print(
        f"{report.kills} kills and {report.stops} stops; {report.acknowledged:,} commands acknowledged,"
        f" {report.again} of them had been carried out before they were sent again; none lost, none twice."
        f" {report.finished} matches played to their end."
    )
    print(
        f"back: {len(report.back)} times, median {back[len(back) // 2]:.2f} s, longest {back[-1]:.2f} s,"
        f" {len(report.late)} of them late;"
        f" answers: median {waits[len(waits) // 2] * 1000:.0f} ms, longest {waits[-1]:.2f} s;"
        f" {dict(report.answers)}"
    )
    for story in report.late:
        print(f"late: {story}")


if __name__ == "__main__":
    main()

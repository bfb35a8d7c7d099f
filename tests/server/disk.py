"""Disk faults: a process that appends meets failing writes, and what it acknowledged must be there.

`make faults`, or `python -m tests.server.disk [--whole]`: strace makes system calls on the files of a SQLite
store fail, or kills the process at one of them; a limit of the file size makes writes really end short. After
each trial another process reads the store: every acknowledged row is in its log, every log is without a gap,
nothing is there twice, and SQLite finds no damage.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dracosaur.core.values import Value
from dracosaur.server.store import CommandKnown, SeqTaken, Store, Unavailable
from tests.server.store.things import person, row, running, table

T = TypeVar("T")

TABLES = 4
# The calls that can fail, and when they do: "20+97" is the 20th and every 97th after it. A commit writes some
# twenty times and waits for the disk once.
ERRORS = {
    "pwrite64": ("20+97", "31+151", "64+211"),
    "fdatasync": ("2+3", "3+5", "10+11"),
    "pread64": ("50+97",),
}
KILLS = {"pwrite64": (99, 350, 701, 1052, 1403), "fdatasync": (9, 14, 23, 37, 58)}


class Trial(Value, frozen=True):
    """One way to make the disk fail."""

    name: str
    inject: str = ""  # what strace is told
    most_bytes: int = 0  # no file grows beyond, at first
    rows: int = 60

    @property
    def kills(self) -> bool:
        """Whether the process is meant to die."""
        return "SIGKILL" in self.inject


class Outcome(Value, frozen=True):
    """What one trial came to."""

    acknowledged: int
    refused: int
    faults: tuple[str, ...]  # empty where all promises were kept


def trials() -> Iterator[Trial]:
    """All of them, the long run."""
    for call, steps in ERRORS.items():
        for error in ("EIO", "ENOSPC", "EINTR"):
            for step in steps:
                yield Trial(f"{call} {error} {step}", f"{call}:error={error}:when={step}")
    for call, numbers in KILLS.items():
        for at in numbers:
            yield Trial(f"{call} killed at {at}", f"{call}:signal=SIGKILL:when={at}")
    for size in range(250_000, 310_000, 10_007):
        yield Trial(f"files end at {size}", most_bytes=size)


def short_trials() -> Iterator[Trial]:
    """One of each kind."""
    yield Trial("writes fail", "pwrite64:error=EIO:when=20+97")
    yield Trial("writes are interrupted", "pwrite64:error=EINTR:when=20+97")
    yield Trial("the disk is full when it matters", "fdatasync:error=ENOSPC:when=3+5")
    yield Trial("killed amid a commit", "pwrite64:signal=SIGKILL:when=350")
    yield Trial("writes end short", most_bytes=260_007)


# The process under trial


async def append(url: str, rows: int, most_bytes: int) -> None:
    """Rows are appended to several tables; each acknowledgement and refusal is printed as it comes."""
    store = await _open(url)
    owner = await _until_kept(lambda: person(store))
    tables = [await _until_kept(lambda: table(store, owner)) for _ in range(TABLES)]
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    if most_bytes:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, hard))
    refused = 0

    async def fill(table_id: str) -> None:
        nonlocal refused
        seq = 2
        while seq < 2 + rows:
            try:
                await store.log.append(table_id, [row(seq, f"c{seq}", payload=os.urandom(700))], running())
            except Unavailable:
                refused += 1
                print("refused", table_id, seq, flush=True)
                if most_bytes and refused == 3 * TABLES:
                    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))  # somebody has made room
                await asyncio.sleep(0.001)
                continue
            except (CommandKnown, SeqTaken):
                pass  # the refusal before came too late to stop it: it is in the log
            print("kept", table_id, seq, flush=True)
            seq += 1

    await asyncio.gather(*(fill(one.id) for one in tables))
    print("done", flush=True)
    await store.close()


async def _open(url: str) -> Store:
    while True:
        try:
            return await Store.open(url)
        except Unavailable:
            await asyncio.sleep(0.001)


async def _until_kept(keep: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await keep()
        except Unavailable:
            await asyncio.sleep(0.001)


# The one that looks on


async def _make(url: str) -> None:
    async with await Store.open(url):
        pass


def run(trial: Trial, folder: Path) -> Outcome:
    """Let a process append under the trial, and read what is left."""
    path = folder / "store.db"
    asyncio.run(_make(f"sqlite:///{path}"))
    command = [sys.executable, "-m", "tests.server.disk", "--append", f"sqlite:///{path}"]
    command += ["--rows", str(trial.rows), "--most-bytes", str(trial.most_bytes)]
    if trial.inject:
        call = trial.inject.partition(":")[0]
        files = [option for name in ("", "-wal", "-shm") for option in ("-P", f"{path}{name}")]
        traced = ["strace", "-f", "-qq", "-o", str(folder / "strace"), "-e", f"trace={call}"]
        command = [*traced, *files, "-e", f"inject={trial.inject}", *command]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    faults = []
    if trial.kills:
        if done.returncode != -signal.SIGKILL and "done" not in done.stdout:
            faults.append(f"ended with {done.returncode}: {done.stderr}")
    elif "done\n" not in done.stdout:
        faults.append(f"ended with {done.returncode}: {done.stderr}")
    lines = [line.split() for line in done.stdout.splitlines()]
    acknowledged = {(line[1], int(line[2])) for line in lines if line[0] == "kept"}
    refused = sum(line[0] == "refused" for line in lines)
    with closing(sqlite3.connect(path)) as connection:
        damage = [found for (found,) in connection.execute("PRAGMA integrity_check") if found != "ok"]
        damage += connection.execute("PRAGMA foreign_key_check").fetchall()
        logs: dict[str, list[int]] = {}
        for table_id, seq in connection.execute("SELECT table_id, seq FROM event ORDER BY table_id, seq"):
            logs.setdefault(table_id, []).append(seq)
    faults += [f"damage: {found}" for found in damage]
    faults += [f"lost: row {seq} of {id_}" for id_, seq in acknowledged if seq not in logs.get(id_, ())]
    faults += [f"gap in {id_}: {log}" for id_, log in logs.items() if log != list(range(1, len(log) + 1))]
    return Outcome(len(acknowledged), refused, tuple(faults))


def main() -> int:
    """Run the trials, print what came of them; exit status 1 where a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", action="store_true", help="all trials, not only one of each kind")
    parser.add_argument("--append", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--rows", type=int, default=60, help=argparse.SUPPRESS)
    parser.add_argument("--most-bytes", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.append:
        asyncio.run(append(asked.append, asked.rows, asked.most_bytes))
        return 0
    if shutil.which("strace") is None:
        print("strace is not installed: `make tools` installs it, or says how", file=sys.stderr)
        return 2
    outcomes = []
    for trial in trials() if asked.whole else short_trials():
        with tempfile.TemporaryDirectory() as folder:
            outcome = run(trial, Path(folder))
        outcomes.append(outcome)
        print(
            f"{trial.name:32} {outcome.acknowledged:5} acknowledged {outcome.refused:5} refused", flush=True
        )
        for fault in outcome.faults:
            print(f"  FAULT {fault}", flush=True)
    broken = sum(bool(outcome.faults) for outcome in outcomes)
    acknowledged = sum(outcome.acknowledged for outcome in outcomes)
    refused = sum(outcome.refused for outcome in outcomes)
    print(
        f"{len(outcomes)} trials: {acknowledged} rows acknowledged, {refused} refused; {broken} with faults"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

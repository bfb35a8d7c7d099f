"""`dracosaur serve` as a process of its own, for what needs one: hostile requests, load, memory."""

from __future__ import annotations

import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.running import COMMAND, environment

STARTS_WITHIN = 120  # seconds, on a machine that does much else


@dataclass
class Process:
    """A server that runs."""

    url: str
    pid: int
    log: Path

    @property
    def memory(self) -> float:
        """What it holds in memory now, in MB, without its bots."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    @property
    def cpu_seconds(self) -> float:
        """How much it has computed so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def failures(self) -> list[str]:
        """The lines of its log that tell of something unforeseen."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if '"level":"error"' in line or "Traceback" in line]


@contextmanager
def process(store: str = "", **settings: object) -> Iterator[Process]:
    """The server, until the block ends; then it must stop by itself when it is told to."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        usual = {"store": store or f"sqlite:///{folder}/server.db", "port": 0, "log_level": "warning"}
        given = {**usual, **settings}
        env = environment(**{f"DRACOSAUR_{name.upper()}": str(value) for name, value in given.items()})
        with log.open("wb") as errors:
            child = subprocess.Popen([*COMMAND, "serve"], env=env, stdout=subprocess.PIPE, stderr=errors)
        try:
            assert child.stdout is not None
            line = child.stdout.readline().decode()
            found = re.search(r"http://[\d.:]+\S*", line)
            assert found is not None, (line, log.read_text("utf-8"))
            yield Process(found[0].rstrip("/"), child.pid, log)
            child.send_signal(signal.SIGTERM)
            began = time.monotonic()
            status = child.wait(STARTS_WITHIN)
            assert status == 0, (status, time.monotonic() - began, log.read_text("utf-8")[-2000:])
        finally:
            child.kill()
            child.wait()
            if child.stdout is not None:
                child.stdout.close()

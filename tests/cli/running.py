"""Running the command: in this process where that is enough, else as a process of its own."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from click.testing import CliRunner, Result

import dracosaur
from dracosaur.arena import play_at_table
from dracosaur.cli import cli
from dracosaur.games import load

COMMAND = (sys.executable, "-m", "dracosaur")


def environment(**variables: str) -> dict[str, str]:
    """The environment of a child: this checkout, English, no colours."""
    given = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "COLUMNS"))
    }
    source = str(Path(dracosaur.__file__).parents[1])
    return {**given, "PYTHONPATH": source, "LANG": "C.UTF-8", **variables}


def process(
    *arguments: str, stdin: str | bytes = b"", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The finished process; its output is text."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=environment(**(env or {})),
        check=False,
        timeout=200,
    )
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def call(*arguments: str, stdin: str | bytes | None = None, lang: str = "C") -> Result:
    """The command in this process; an unexpected exception fails the test."""
    result = CliRunner().invoke(cli, arguments, input=stdin, env={"LC_ALL": lang}, prog_name="dracosaur")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def recorded(path: Path, seats: int = 2, board: str = "winter", entries: int | None = None) -> Path:
    """A record of a random game in a file, whole or only its first entries."""
    record = play_at_table(
        load("draftosaurus"), seats, {"board": board}, ["random"] * seats, "test", 0
    ).record
    del record.entries[len(record.entries) if entries is None else entries :]
    record.save(path)
    return path


class Terminal:
    """The command as a child on a real terminal of 80 columns and 24 lines; standard output may be a pipe."""

    def __init__(self, *arguments: str, piped: bool = False) -> None:
        self.keeper, end = pty.openpty()
        termios.tcsetwinsize(end, (24, 80))
        self.child = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=end,
            stdout=subprocess.PIPE if piped else end,
            stderr=end,
            env=environment(TERM="xterm-256color"),
            start_new_session=True,
            # A job in the background of a script ignores Ctrl-C, its children too; a terminal does not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  # no threads here
        )
        os.close(end)
        self.seen = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.child.kill()
        self.child.wait(60)
        os.close(self.keeper)
        if self.child.stdout is not None:
            self.child.stdout.close()

    def shows(self, text: str, seconds: float = 120) -> bool:
        """Whether the text comes up in time."""
        until = time.monotonic() + seconds
        while text.encode() not in self.seen and time.monotonic() < until:
            if select.select([self.keeper], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.keeper, 65536)
                except OSError:  # the child has left
                    break
        return text.encode() in self.seen

"""A program as a child on a real terminal of 80 columns and 24 lines."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Self


class Screen:
    """What the child writes is read as it comes; its standard output may be a pipe instead."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], piped: bool = False) -> None:
        self.end, inner = pty.openpty()
        termios.tcsetwinsize(inner, (24, 80))
        self.child = subprocess.Popen(
            command,
            stdin=inner,
            stdout=subprocess.PIPE if piped else inner,
            stderr=inner,
            env={**env, "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(inner)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.kill()
        self.child.wait()
        self.close()
        if self.child.stdout is not None:
            self.child.stdout.close()

    def shows(self, text: str, seconds: float = 120) -> bool:
        """Whether the text comes up in time."""
        until = monotonic() + seconds
        while text not in self.seen and monotonic() < until and self._read():
            pass
        return text in self.seen

    def press(self, keys: str) -> None:
        """Type the keys; what was seen before counts no more."""
        self.seen = ""
        os.write(self.end, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once the child sleeps: one between its prompt and its reading waits for the next key."""
        until = monotonic() + 60
        while (state := _state(self.child.pid)) != "S":
            assert monotonic() < until, f"the program is never at rest: {state}"
            sleep(0.01)
        self.child.send_signal(signal.SIGINT)

    def finish(self, seconds: float = 60) -> tuple[int, str]:
        """The exit status and all that was seen since the last key."""
        until = monotonic() + seconds
        while self._read():
            assert monotonic() < until, "the program does not end"
        return self.child.wait(seconds), self.seen

    def close(self) -> None:
        """Close the window."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1

    def _read(self) -> bool:
        """Take what the child has written; False when it has left."""
        if select.select([self.end], [], [], 0.1)[0]:
            try:
                self.seen += os.read(self.end, 65536).decode(errors="replace")
            except OSError:
                return False
        return True


def _state(process: int) -> str:
    """What Linux says of the process: R for running, S for asleep."""
    stat = Path(f"/proc/{process}/stat")
    return stat.read_text().rpartition(")")[2].split()[0] if stat.exists() else "S"

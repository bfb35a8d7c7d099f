"""The client as a program in a real (pseudo) terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic

import pytest

from dracosaur.core.records import loads
from tests.terminal.driver import GAME

PROGRAM = """
import sys
from pathlib import Path
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.terminal import run
game = load("draftosaurus")
table = Table.open(game, 2, seed=1, names=("Ann", "Ben"))
path = Path(sys.argv[1]) if sys.argv[1:] else None
run(game, table, (0,), {1: "random"}, "en", path)
"""
PATIENCE = 30.0  # seconds


class Terminal:
    """A program in a terminal of 80x24; `wait_for` reads until the text appears."""

    def __init__(self, record: Path | None, data: Path | None = None) -> None:
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *([str(record)] if record else [])],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**os.environ, "TERM": "xterm-256color", **({"XDG_DATA_HOME": str(data)} if data else {})},
        )
        os.close(inner)
        self.seen = ""

    def read(self) -> bool:
        """Take what the program has written; False when it has ended."""
        ready, _, _ = select.select([self.end], [], [], 0.1)
        if ready:
            try:
                self.seen += os.read(self.end, 65536).decode(errors="replace")
            except OSError:  # the other end is closed
                return False
        return True

    def wait_for(self, text: str) -> None:
        end = monotonic() + PATIENCE
        while text not in self.seen:
            assert self.read(), self.seen[-500:]
            assert monotonic() < end, f"{text!r} never came"
        self.seen = ""

    def press(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def finish(self) -> tuple[int, str]:
        """The exit status and the last words."""
        end = monotonic() + PATIENCE
        while self.read():
            assert monotonic() < end, "the program does not end"
        return self.program.wait(PATIENCE), self.seen

    def close(self) -> None:
        """Close the window."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.kill()
        self.program.wait()
        self.close()


def test_the_program_plays_keeps_the_record_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal(path) as terminal:
        terminal.wait_for("Choose a dinosaur")
        terminal.press("1")
        terminal.wait_for("Choose a place")
        terminal.press("\x11")  # Ctrl+Q
        terminal.wait_for("Keep playing")
        terminal.press("1")
        status, said = terminal.finish()
    assert status == 0
    assert f"Go on with: dracosaur play draftosaurus --resume {path}" in said
    record = loads(path.read_text("utf-8"), GAME)
    assert sum(entry.seat == 0 for entry in record.entries) == 1


@pytest.mark.parametrize("signal_too", [True, False])
def test_a_closed_window_keeps_the_game_and_leaves_nothing_running(tmp_path: Path, signal_too: bool) -> None:
    """With and without the signal that most systems send then; the game was never saved before."""
    with Terminal(None, data=tmp_path) as terminal:
        terminal.wait_for("Choose a dinosaur")
        terminal.press("1")
        terminal.wait_for("Choose a place")
        if signal_too:
            terminal.program.send_signal(signal.SIGHUP)
        terminal.close()
        terminal.program.wait(PATIENCE)
    (path,) = tmp_path.glob("dracosaur/records/*.jsonl")
    record = loads(path.read_text("utf-8"), GAME)
    assert sum(entry.seat == 0 for entry in record.entries) == 1

"""Running the command: in this process where that is enough, else as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner, Result

import dracosaur
from dracosaur.arena import play_at_table
from dracosaur.cli import cli
from dracosaur.games import load
from tests.screen import Screen

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


def on_screen(*arguments: str, piped: bool = False, **variables: str) -> Screen:
    """The command on a real terminal."""
    return Screen([*COMMAND, *arguments], environment(**variables), piped)

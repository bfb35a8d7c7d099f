"""Running Python in a process of its own, with the package of this checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import dracosaur

SOURCE = Path(dracosaur.__file__).parents[1]


def run(
    program: str,
    *arguments: str,
    flags: tuple[str, ...] = (),
    path: tuple[Path, ...] = (),
    env: Mapping[str, str] | None = None,
) -> str:
    """What the program prints; its error output is in the message if it fails."""
    done = subprocess.run(
        [sys.executable, *flags, "-c", program, *arguments],
        env={
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": os.pathsep.join(map(str, (SOURCE, *path))),
            **(env or {}),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()

"""The tests of the core and of the games in less than two minutes: `make quick`.

One random game for each game and number of seats goes through the conformance kit. Rules that are not
compiled yet run as plain Python only: compiling them takes longer than all these tests.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from dracosaur.core.twin import compiled, is_available
from dracosaur.games import GAMES, load

TESTS: Final = ("tests/core", "tests/games", "tests/golden")
RULES: Final = (
    "setup",
    "legal",
    "why_not",
    "apply",
    "play_batch",
)  # which these tests call


def are_compiled() -> bool:
    """Whether the machine code of all games lies on the disk."""
    return is_available() and all(compiled(load(name).rules.__name__).is_warm(*RULES) for name in GAMES)


def main() -> None:
    """Become pytest, with more arguments for it if there are any."""
    hidden = {} if are_compiled() else {"DRACOSAUR_PLAIN": "1"}
    if hidden:
        print("The rules of some game are not compiled: all run as plain Python (`make test` compiles them).")
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", *TESTS, *sys.argv[1:]]
    os.execve(sys.executable, command, {**os.environ, "CONFORMANCE_GAMES": "1", **hidden})


if __name__ == "__main__":
    main()

"""A process that plays games of a simulation: it reads a job and writes what each game comes to."""

from __future__ import annotations

import os
import sys

import msgspec

from dracosaur.arena.tables import Job, play_one
from dracosaur.games import load


def main() -> None:
    """Play the job; who has started this process ends it, and when nobody listens any more it ends itself."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    game = load(job.game)
    for number in range(job.first, job.games, job.step):
        line = msgspec.json.encode(play_one(game, job, number)) + b"\n"
        try:
            os.write(sys.stdout.fileno(), line)
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()

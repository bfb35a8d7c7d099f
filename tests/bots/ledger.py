"""What was measured of the bots with its full sample: a line of JSON for each figure, kept beside the docs.

A figure is known as long as the weights are those that it was measured with, and, where levels meet, their
settings: then it is not measured again, whoever asks and on whatever machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from dracosaur.bots.levels import LEVELS, level_of
from dracosaur.bots.method.profile import profile_of

LEDGER: Final = Path(__file__).parents[2] / "docs" / "figures" / "bots.jsonl"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One figure with its interval, and what it was measured with."""

    what: str
    games: int
    value: float
    low: float
    high: float
    seconds: float  # of processor time
    stamp: str
    more: str = ""


def stamp_of(what: str) -> str:
    """Changes with the weights of the game that a line begins with, and with the levels where they meet."""
    game = what.split(",", maxsplit=1)[0]
    profile = profile_of(game)
    assert profile is not None
    parts = [path.read_bytes() for path in sorted(profile.folder.glob("*.npz"))]
    if any(f"{level} against" in what for level in LEVELS):
        parts.append(msgspec.json.encode([level_of(game, level) for level in LEVELS]))
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:12]


def read(path: Path = LEDGER) -> dict[str, Entry]:
    """What is known still, by what was measured."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    entries = [msgspec.json.decode(line, type=Entry) for line in lines]
    return {entry.what: entry for entry in entries if entry.stamp == stamp_of(entry.what)}


def write(entries: Iterable[Entry], path: Path = LEDGER) -> None:
    """These figures are known, and no others."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries))

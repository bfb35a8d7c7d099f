"""Records on disk: where they are kept when nobody names a file, and how a sitting comes back from one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from platformdirs import user_data_path

from dracosaur.core.records import BadRecord, Header, Record, loads, read_header
from dracosaur.games import GAMES, load
from dracosaur.text import clean_name

SUFFIX: Final = ".jsonl"
LARGEST: Final = 32_000_000  # bytes of a file; the longest record of any game is far smaller


def folder() -> Path:
    """Where records are kept."""
    return user_data_path("dracosaur", appauthor=False) / "records"


def default_path(game_name: str) -> Path:
    """A new file for this game in the user's data folder."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return unused(folder() / f"{game_name}-{stamp}{SUFFIX}")


def unused(path: Path) -> Path:
    """The path itself, or, where a file of that name exists, the same with the next free number."""
    number, candidate = 2, path
    while candidate.exists():
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate


def read(path: Path) -> Record:
    """The record of a file, with clean names; raises OSError, UnicodeDecodeError or BadRecord."""
    with path.open("rb") as file:
        text = file.read(LARGEST).decode("utf-8-sig")
    header = _header(text)
    record = loads(text, load(header.game))
    record.header = header
    return record


def kept() -> Iterator[tuple[Path, datetime, Header]]:
    """The records of the user's data folder, the last one first; what is no record is left out."""
    files = [(path.stat().st_mtime, path) for path in folder().glob(f"*{SUFFIX}") if path.is_file()]
    for time, path in sorted(files, reverse=True):
        try:
            with path.open(encoding="utf-8-sig") as file:
                yield path, datetime.fromtimestamp(time), _header(file.readline(LARGEST))
        except (OSError, ValueError):
            continue


def _header(text: str) -> Header:
    header = read_header(text)
    if header.game not in GAMES:
        wanted = ", ".join(GAMES)
        text = f"a record of {header.game}, which is none of {wanted}"
        raise BadRecord(1, text, "record-game", found=clean_name(header.game), wanted=wanted)
    return replace(header, names=tuple(map(clean_name, header.names)))

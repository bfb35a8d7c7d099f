"""Where records are kept when nobody names a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path


def default_path(game_name: str) -> Path:
    """A new file for this game in the user's data folder."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return unused(user_data_path("dracosaur", appauthor=False) / "records" / f"{game_name}-{stamp}.jsonl")


def unused(path: Path) -> Path:
    """The path itself, or, where a file of that name exists, the same with the next free number."""
    number, candidate = 2, path
    while candidate.exists():
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate

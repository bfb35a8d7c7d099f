"""Which languages there are, and which one a person wants."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "uk", "cs", "pl", "ru")


def pick_language(explicit: str | None) -> str:
    """The language asked for, else that of the environment, else English; ValueError lists the valid ones."""
    if explicit is not None:
        if explicit not in LANGUAGES:
            raise ValueError(f"unknown language {explicit!r}; the languages are {', '.join(LANGUAGES)}")
        return explicit
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(name, "")
        if locale:  # as in POSIX the first one that is set decides, even where we lack its language
            prefix = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return prefix if prefix in LANGUAGES else "en"
    return "en"

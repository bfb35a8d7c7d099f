"""Entrants and their figures as people read them."""

from __future__ import annotations

from typing import Final

from dracosaur.arena.intervals import Interval
from dracosaur.arena.standings import Standing
from dracosaur.text import Words, clean

COLUMNS: Final = ("bot", "games", "win_rate", "points", "rating", "milliseconds", "faults")


def called(words: Words, entrant: str) -> str:
    """Our bots by their names, with what follows a colon behind it; anybody else's as they are written."""
    kind, colon, more = entrant.partition(":")
    if not words.has(f"bot-{kind}"):
        return clean(entrant)
    name = words.name_of("bot", kind)
    return clean(f"{name} {more}") if colon else name


def percent(interval: Interval) -> str:
    """A rate with its limits."""
    return f"{100 * interval.value:.1f} % ({100 * interval.low:.1f}–{100 * interval.high:.1f})"


def cells_of(words: Words, standing: Standing) -> list[str]:
    """A line of the standings, cell by cell, in the order of the columns."""
    points, rating = standing.points, standing.rating
    faults = str(standing.faults)
    return [
        called(words, standing.entrant),
        str(standing.games),
        percent(standing.win_rate),
        f"{points.value:.1f} ({points.low:.1f}–{points.high:.1f})",
        "–" if rating is None else f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        f"{standing.milliseconds:.2f}",
        f"{faults} · {words.say('arena-disqualified')}" if standing.disqualified else faults,
    ]

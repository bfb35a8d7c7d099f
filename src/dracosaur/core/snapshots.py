"""Snapshots: what a table remembers, kept beside its record so that it is back without a replay."""

from __future__ import annotations

from typing import Any

from dracosaur.core.game import AnyGame, Event, Value
from dracosaur.core.records import Record


class Snapshot(Value, frozen=True):
    """A state with the number of its entries, and what was told so far. Like the record it holds secrets."""

    entries: int  # how many entries have led to the state
    record: str  # the digest of the record up to there
    state: dict[str, Any]  # the fields of the game's State
    events: tuple[tuple[Event, ...], ...]  # of each entry
    undone: tuple[tuple[int, int], ...] = ()  # see Table.kept


def take_snapshot(
    record: Record,
    entries: int,
    state: Any,  # the game's State
    events: list[tuple[Event, ...]],
    undone: list[tuple[int, int]],
) -> Snapshot:
    """The state after so many entries, with what they told."""
    return Snapshot(entries, record.digest(entries), state.to_json(), tuple(events[:entries]), tuple(undone))


def state_of(snapshot: Snapshot, record: Record, game: AnyGame) -> Any:
    """The state of the snapshot; None where it belongs to another record, or to states of another shape."""
    if record.header.rules_version != game.rules_version or snapshot.entries > len(record.entries):
        return None
    if snapshot.record != record.digest(snapshot.entries):
        return None
    try:
        return game.rules.State.from_json(snapshot.state)
    except ValueError:
        return None

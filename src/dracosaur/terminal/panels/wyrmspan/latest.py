"""What has changed on the table since the viewer decided last, by the events that told it."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event
from dracosaur.terminal.scene import Scene

ON_SPACES = ("event-dragon_placed", "event-cave_placed", "event-eggs", "event-tucked", "event-cached")


def _by_others(scene: Scene, *keys: str) -> Iterator[tuple[Event, int]]:
    """The events of these kinds with the seat of who did it; the Automa has the one behind the players."""
    for event in scene.latest:
        seat = int(str(event.values.get("player", scene.view.seats)))
        if event.key in keys and seat != scene.seat:
            yield event, seat


def changed_spaces(scene: Scene, seat: int) -> frozenset[tuple[str, int]]:
    """The spaces of another player's mat, by cave and column."""
    return frozenset(
        (str(event.values["cave"]), int(str(event.values["column"])))
        for event, whose in _by_others(scene, *ON_SPACES)
        if whose == seat
    )


def new_markers(scene: Scene) -> frozenset[int]:
    """The cells of the guild tile that another one has put a marker on, counted from 0."""
    told = _by_others(scene, "event-marker", "event-automa_marker")
    return frozenset(int(str(event.values["cell"])) - 1 for event, _ in told)


def moved_tokens(scene: Scene) -> frozenset[int]:
    """The others who have gone on along the guild track."""
    return frozenset(seat for _, seat in _by_others(scene, "event-steps", "event-automa_steps"))


def new_on_display(scene: Scene) -> frozenset[tuple[str, int]]:
    """The cards that were turned up, by kind and number."""
    return frozenset(
        (str(event.values["kind"]), int(str(event.values["card"])))
        for event in scene.latest
        if event.key == "event-displayed"
    )

"""Where the others have laid, bred, hunted and starved since the viewer decided last."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place, beside, place_in
from dracosaur.terminal.scene import Scene

TURNED = ("event-took", "event-filled")


def changed_cells(scene: Scene, seat: int) -> frozenset[Place]:
    """The cells of another player's ecosystem on which something has changed."""
    if seat == scene.seat:
        return frozenset()
    return frozenset(
        place for event in scene.latest if event.values.get("player") == seat for place in _cells(event)
    )


def _cells(event: Event) -> Iterator[Place]:
    values = event.values
    if "q" in values:
        place = int(str(values["q"])), int(str(values["r"]))
        yield place
        if "orientation" in values:
            yield beside(place, DIRECTION_KEYS.index(values["orientation"]))
    for key in ("path", "cells", "born"):
        written = values.get(key, ())
        assert isinstance(written, tuple)  # as events write cells
        # Of its way only the end of a hunter is another cell than before.
        yield from map(place_in, written[-1:] if key == "path" else written)


def changed_slots(scene: Scene) -> frozenset[tuple[str, int]]:
    """The slots of the animal board, by column and row, from which others took or that were filled."""
    return frozenset(
        (str(event.values["column"]), int(str(event.values["row"])))
        for event in scene.latest
        if event.key in TURNED and event.values.get("player") != scene.seat
    )

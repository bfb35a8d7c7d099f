"""Which dinosaurs of the others have come since the viewer decided last."""

from __future__ import annotations

from collections.abc import Sequence

from dracosaur.games.draftosaurus.keys import Place, Species
from dracosaur.terminal.scene import Scene

COMING = ("event-placed", "event-placed-space", "event-moved", "event-moved-space")


def newcomers(scene: Scene, seat: int, place: Place, pieces: Sequence[Species | None]) -> frozenset[int]:
    """The indices of the pieces at the place of a seat that are new to the viewer; one's own never are."""
    found: set[int] = set()
    if seat == scene.seat:
        return frozenset()
    for event in scene.latest:
        values = event.values
        if event.key in COMING and (values["player"], values["place"]) == (seat, place):
            space = values.get("space")
            spots = range(len(pieces)) if space is None else (int(str(space)) - 1,)
            here = [i for i in spots if pieces[i] == values["species"] and i not in found]
            found.update(here[-1:])
    return frozenset(found)

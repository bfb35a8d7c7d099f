"""Arrow keys: from one widget to the nearest one in a direction."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import Region
from textual.widget import Widget


def nearest(origin: Widget, others: Iterable[Widget], dx: int, dy: int) -> Widget | None:
    """The widget that lies next in the direction (dx, dy); None where there is none."""
    best: tuple[float, Widget] | None = None
    for other in others:
        if other is not origin:
            distance = _distance(origin.region, other.region, dx, dy)
            if distance is not None and (best is None or distance < best[0]):
                best = distance, other
    return None if best is None else best[1]


def _distance(start: Region, end: Region, dx: int, dy: int) -> float | None:
    """How far to go, with steps aside counted double; None where the way leads elsewhere."""
    if not end.area:
        return None
    # A cell of a terminal is about twice as high as wide.
    right = max(end.x - start.right, start.x - end.right, -1) + 1
    down = 2 * (max(end.y - start.bottom, start.y - end.bottom, -1) + 1)
    is_ahead = (
        (end.x >= start.right if dx > 0 else end.right <= start.x)
        if dx
        else (end.y >= start.bottom if dy > 0 else end.bottom <= start.y)
    )
    if not is_ahead:
        return None
    ahead, aside = (right, down) if dx else (down, right)
    # Among equals the one that begins nearer to where we begin.
    begin = abs(end.x - start.x) + abs(end.y - start.y)
    return ahead + 2 * aside + begin / 1000

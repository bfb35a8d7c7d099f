"""The standard tile set (`tiles.toml`), and the ways of a dinosaur as a table that is worked out once.

What a hunt of a dinosaur eats depends only on which hexes it enters and where it ends (G18.7). So of all
walks of one to five steps only the first for each end and set of hexes entered can ever stand for an
outcome (G18.8), whatever the ecosystem looks like: these are the *ways*. Their order is that of G18.10.

A *bearing* says where a hex lies as seen from the dinosaur: 0 is its own, those within four steps come next,
those five steps away last. The hexes entered are a set of bits, one for each bearing within four steps but
its own; a hex five steps away can only be the end.
"""

from typing import Final, NamedTuple

STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # G2.2
MOST_STEPS: Final = 5  # G10.5
Coordinates = tuple[int, int]


class Way(NamedTuple):
    """A walk from (0, 0): its directions, where it ends and which hexes it enters."""

    steps: tuple[int, ...]
    end: int  # a bearing
    entered: int  # a set of bits


def _bearings() -> dict[Coordinates, int]:
    """The hexes within five steps of (0, 0), nearer ones first."""
    span = range(-MOST_STEPS, MOST_STEPS + 1)
    found = sorted((max(abs(q), abs(r), abs(q + r)), q, r) for q in span for r in span)
    return {(q, r): i for i, (distance, q, r) in enumerate(found) if distance <= MOST_STEPS}


def step(end: int, entered: int, k: int) -> tuple[int, int]:
    """Where a walk ends one step later, and which hexes it has then entered."""
    q, r = COORDINATES[end]
    bearing = BEARINGS[q + STEPS[k][0], r + STEPS[k][1]]
    return bearing, entered | (1 << bearing - 1 if 0 < bearing <= MOST_NEAR else 0)


def _ways() -> tuple[Way, ...]:
    """A search by breadth; the beginning of a way is a way itself, because what follows is the same."""
    found: list[Way] = []
    seen = {(0, 0)}
    longest = [Way((), 0, 0)]
    for _ in range(MOST_STEPS):
        longer = []
        for way in longest:
            for k in range(len(STEPS)):
                reached = step(way.end, way.entered, k)
                if reached not in seen:
                    seen.add(reached)
                    longer.append(Way((*way.steps, k), *reached))
        found += longer
        longest = longer
    return tuple(found)


BEARINGS: Final = _bearings()
COORDINATES: Final = tuple(BEARINGS)
MOST_NEAR: Final = 60  # the last bearing within four steps, where a walk may pass
WAYS: Final = _ways()
_NUMBERS: Final = {(way.end, way.entered): number for number, way in enumerate(WAYS)}


def way_of(steps: tuple[int, ...]) -> int:
    """The number of the way that stands for a walk; -1 for one that enters no hex but its own."""
    end, entered = 0, 0
    for k in steps:
        end, entered = step(end, entered, k)
    return _NUMBERS.get((end, entered), -1)

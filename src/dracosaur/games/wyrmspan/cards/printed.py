"""The way back from a node of the programs to what is printed, so that a question can be put into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS, GUILDS, MAT, TRACK
from dracosaur.games.wyrmspan.cards.effects import Ability, Effect, Hatchling
from dracosaur.games.wyrmspan.cards.programs import ABILITY, NOW_ROWS, node_of

_INSIDE: Final = ("first", "effect", "then", "options", "you", "each")  # fields that hold effects


def effects_of(node: int) -> tuple[Ability, ...]:
    """What is printed where the rules have this node; empty for nodes of the course of the game."""
    return _printed().get(node, ())


@cache
def _printed() -> dict[int, tuple[Ability, ...]]:
    paths = (*MAT.path.crimson, *MAT.path.golden, *MAT.path.amethyst)
    tiles = (row for tile in GUILDS.values() for row in tile.rows[:NOW_ROWS])
    benefits: list[Sequence[Effect]] = [
        *(card.effects for card in CAVES),
        *paths,
        *tiles,
        *TRACK.spaces,
        MAT.closing_bonus,
    ]
    found: dict[int, tuple[Ability, ...]] = {}
    for dragon in DRAGONS:
        part = dragon.effects[0]
        if isinstance(part, Hatchling):
            benefits += [part.each_time, part.third, part.each_time + part.third]
            found.setdefault(ABILITY[dragon.number], dragon.effects)
        elif ABILITY[dragon.number]:
            benefits.append([effect for effect in dragon.effects if not isinstance(effect, Hatchling)])
    for effects in benefits:
        for benefit in _parts(effects):
            found.setdefault(node_of(benefit), tuple(benefit))
    return found


def _parts(effects: Sequence[Effect]) -> Iterator[Sequence[Effect]]:
    """The effects together, one by one, and what lies inside each of them."""
    yield effects
    for effect in effects:
        yield (effect,)
        for name in effect.__struct_fields__:
            inner = getattr(effect, name)
            if name in _INSIDE:
                yield from _parts(inner if isinstance(inner, tuple) else (inner,))

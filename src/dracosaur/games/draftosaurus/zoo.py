"""A zoo as a person sees it: each place with its dinosaurs from left to right."""

from __future__ import annotations

from dracosaur.games.draftosaurus.actions import listed
from dracosaur.games.draftosaurus.keys import PLACE_KEYS, SPECIES_KEYS, Place, Species
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.placement import put

Zoo = dict[Place, tuple[Species | None, ...]]


def zoo_of(state: State, seat: int) -> Zoo:
    """The places of a seat's zoo; the Pyramid has six entries, None for a free space.

    Only the Well-Ordered Wood and the Pyramid have an order that the rules look at (D8.1); elsewhere the
    species are sorted.
    """
    return {key: residents(state, seat, i) for i, key in enumerate(PLACE_KEYS[state.board])}


def residents(state: State, seat: int, place: int) -> tuple[Species | None, ...]:
    """The dinosaurs of one place."""
    if state.board == constants.WINTER and place == constants.PYRAMID:
        return tuple(SPECIES_KEYS[species - 1] if species else None for species in state.space[seat])
    counts = state.zoo[seat][place * constants.SPECIES : (place + 1) * constants.SPECIES]
    pieces = listed(counts)
    if state.board == constants.WINTER and place == constants.WELL_ORDERED_WOOD and pieces:
        first = SPECIES_KEYS[state.wood_first[seat] - 1]
        others = [species for species in pieces if species != first]
        return tuple(first if i % 2 == 0 else others[0] for i in range(len(pieces)))
    return pieces


def fill_zoo(state: State, seat: int, zoo: Zoo) -> None:
    """Put the dinosaurs of a zoo on the seat's empty board; they are taken as legal."""
    for place, pieces in zoo.items():
        number = PLACE_KEYS[state.board].index(place)
        for i, species in enumerate(pieces):
            if species is not None:
                spot = constants.FIRST_SPACE + i if place == "pyramid" else number
                put(state, seat, SPECIES_KEYS.index(species), spot)

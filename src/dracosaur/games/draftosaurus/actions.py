"""The actions of Draftosaurus as values, and their codes in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from dracosaur.core.game import Action, Illegal
from dracosaur.games.draftosaurus.keys import FACE_KEYS, PLACE_KEYS, SPECIES_KEYS, Face, Place, Species
from dracosaur.games.draftosaurus.rules import State, constants

Space = Annotated[int, Meta(ge=1, le=6)]


class Choose(Action, frozen=True, tag="choose"):
    """Choose a dinosaur of the hand to place (D5.2)."""

    species: Species


class PlaceIt(Action, frozen=True, tag="place"):
    """Put the chosen dinosaur somewhere; the Pyramid needs a space (D5.4, D8.1)."""

    place: Place
    space: Space | None = None


class Discard(Action, frozen=True, tag="discard"):
    """Two players: return a dinosaur of the hand to the box (D13.3)."""

    species: Species


class Leave(Action, frozen=True, tag="leave"):
    """At the end: move the quarantined dinosaur to another place (D12.1)."""

    place: Place
    space: Space | None = None


class Stay(Action, frozen=True, tag="stay"):
    """At the end: leave the quarantined dinosaur where it is, if the option allows it (D17.6)."""


class FirstRoller(Action, frozen=True, tag="first"):
    """Chance: this seat rolls first (D3.4)."""

    seat: int


class Deal(Action, frozen=True, tag="deal"):
    """Chance: the next seat draws these six dinosaurs (D4.3)."""

    hand: tuple[Species, ...]


class Roll(Action, frozen=True, tag="roll"):
    """Chance: the die shows this face (D5.1)."""

    face: Face


DraftosaurusAction = Choose | PlaceIt | Discard | Leave | Stay | FirstRoller | Deal | Roll


def spot_of(state: State, place: Place, space: int | None) -> int:
    """The number of a place on the side in play; raises Illegal where there is no such place."""
    keys = PLACE_KEYS[state.board]
    if place not in keys:
        raise Illegal("why-D2-1", "D2.1", place=place)
    if (place == "pyramid") != (space is not None):
        raise Illegal("why-D8-1", "D8.1", place=place)
    return keys.index(place) if space is None else constants.FIRST_SPACE + space - 1


def place_at(board: int, spot: int) -> tuple[Place, int | None]:
    """The place, and for the Pyramid the space, of a spot's number."""
    if spot >= constants.FIRST_SPACE:
        return "pyramid", spot - constants.FIRST_SPACE + 1
    return PLACE_KEYS[board][spot], None


def places_of(board: int) -> Iterator[tuple[Place, int | None]]:
    """All places of a side in their printed order, the Pyramid space by space."""
    for place in PLACE_KEYS[board]:
        if place == "pyramid":
            yield from ((place, space) for space in range(1, constants.SPACES + 1))
        else:
            yield place, None


def encode(state: State, action: DraftosaurusAction) -> int:
    """The code of an action; raises Illegal where it has none on this table."""
    match action:
        case Choose(species):
            return constants.ACT_CHOOSE + SPECIES_KEYS.index(species)
        case PlaceIt(place, space):
            return constants.ACT_PLACE + spot_of(state, place, space)
        case Discard(species):
            return constants.ACT_DISCARD + SPECIES_KEYS.index(species)
        case Leave(place, space):
            return constants.ACT_MOVE + spot_of(state, place, space)
        case Stay():
            return constants.ACT_STAY
        case FirstRoller(seat):
            if not 0 <= seat < state.seats:
                raise Illegal("why-D16-5", "D16.5")
            return constants.ACT_FIRST + seat
        case Deal(hand):
            if len(hand) != constants.HAND or list(hand) != sorted(hand, key=SPECIES_KEYS.index):
                raise Illegal("why-D16-5", "D16.5")
            return constants.ACT_DEAL + sum(
                1 << constants.HAND_BITS * SPECIES_KEYS.index(species) for species in hand
            )
        case Roll(face):
            return constants.ACT_ROLL + FACE_KEYS.index(face)


def decode(state: State, code: int) -> DraftosaurusAction:
    """The action of a code."""
    if code >= constants.ACT_DEAL:
        hand = code - constants.ACT_DEAL
        counts = [hand >> constants.HAND_BITS * i & 7 for i in range(constants.SPECIES)]
        return Deal(listed(counts))
    if code >= constants.ACT_ROLL:
        return Roll(FACE_KEYS[code - constants.ACT_ROLL])
    if code >= constants.ACT_FIRST:
        return FirstRoller(code - constants.ACT_FIRST)
    if code == constants.ACT_STAY:
        return Stay()
    if code >= constants.ACT_MOVE:
        return Leave(*place_at(state.board, code - constants.ACT_MOVE))
    if code >= constants.ACT_DISCARD:
        return Discard(SPECIES_KEYS[code - constants.ACT_DISCARD])
    if code >= constants.ACT_PLACE:
        return PlaceIt(*place_at(state.board, code - constants.ACT_PLACE))
    return Choose(SPECIES_KEYS[code - constants.ACT_CHOOSE])


def listed(counts: list[int]) -> tuple[Species, ...]:
    """Counts of species as a list of names in the order of the species."""
    return tuple(key for key, n in zip(SPECIES_KEYS, counts, strict=True) for _ in range(n))

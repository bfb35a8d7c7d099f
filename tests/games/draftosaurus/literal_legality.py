"""A second opinion on placements: where docs/rules/draftosaurus.md lets a dinosaur go, sentence by sentence.

A placement is `(place, space)`; the space is 1…6 for P1…P6 of the Pyramid and `None` everywhere else (D8.1).
"""

from collections.abc import Mapping
from typing import Any

from tests.games.draftosaurus.literal_scorer import PENS, RIVER, T_REX, Pens, dinosaurs_in, spaces_of_pyramid

Placement = tuple[str, int | None]
Options = Mapping[str, Any]  # Any: values of several types, written as in JSON (D17.2)

TERRAIN_AND_BANK = {
    # D2.3
    "forest_of_sameness": ("woodlands", "left"),
    "woody_trio": ("woodlands", "left"),
    "king_of_the_jungle": ("woodlands", "right"),
    "prairie_of_love": ("grasslands", "left"),
    "meadow_of_differences": ("grasslands", "right"),
    "solitary_island": ("grasslands", "right"),
    # D2.4
    "well_ordered_wood": ("woodlands", "left"),
    "lovers_bridge_left": ("woodlands", "left"),
    "lookout": ("woodlands", "right"),
    "quarantine": ("grasslands", "left"),
    "lovers_bridge_right": ("grasslands", "right"),
    "pyramid": ("grasslands", "right"),
}
BRIDGE = ("lovers_bridge_left", "lovers_bridge_right")
FACES = ("woodlands", "grasslands", "restrooms", "food_court", "empty_pen", "beware_trex")

BOTTOM_ROW, MIDDLE_ROW, TOP_ROW = (1, 2, 3), (4, 5), (6,)
ADJACENT = ((1, 2), (2, 3), (4, 5), (1, 4), (2, 4), (2, 5), (3, 5), (4, 6), (5, 6))  # D10.3.3


def legal_places(
    board: str, pens: Pens, species: str, face: str | None, is_bound: bool, options: Options
) -> set[Placement]:
    """D6.8: every pen that satisfies the die (for the bound) and its own rule; always the river (D7.1)."""
    legal: set[Placement] = {(RIVER, None)}
    for pen in PENS[board]:
        if is_bound and not is_opened_by_die(pens, pen, face, options):
            continue
        legal |= placements_by_own_rule(pens, pen, species, options)
    return legal


def quarantine_targets(pens: Pens, options: Options) -> set[Placement]:
    """D12.1: another pen by its own rules, or the river; the die does not apply. O7: it may also stay."""
    if not dinosaurs_in(pens, "quarantine"):
        return set()  # D12.1.6
    (species,) = dinosaurs_in(pens, "quarantine")
    targets: set[Placement] = {(RIVER, None)}
    for pen in PENS["winter"]:
        if pen != "quarantine":
            targets |= placements_by_own_rule(pens, pen, species, options)
    if options.get("quarantine_move", "mandatory") == "optional":
        targets.add(("quarantine", None))
    return targets


def is_opened_by_die(pens: Pens, pen: str, face: str | None, options: Options) -> bool:
    """D6.2: whether a bound player may use the pen, before its own rule is asked."""
    terrain, bank = TERRAIN_AND_BANK[pen]
    if face in ("woodlands", "grasslands"):
        return terrain == face
    if face == "restrooms":
        return bank == "right"
    if face == "food_court":
        return bank == "left"
    inside = [dinosaur for part in judged_as_one(pen, options) for dinosaur in dinosaurs_in(pens, part)]
    if face == "empty_pen":
        return inside == []
    if face == "beware_trex":
        return T_REX not in inside
    raise ValueError(f"D6.2: the die has no face {face!r}")


def judged_as_one(pen: str, options: Options) -> tuple[str, ...]:
    """D6.6: each half of the bridge for itself; D17.5: under O6 = `trex_bonus_only` both halves together."""
    if pen in BRIDGE and options.get("bridge_halves_separate", "always") == "trex_bonus_only":
        return BRIDGE
    return (pen,)


def placements_by_own_rule(pens: Pens, pen: str, species: str, options: Options) -> set[Placement]:
    """D8.1: the pen itself if it takes the dinosaur; for the Pyramid every space that takes it."""
    if pen == "pyramid":
        return {(pen, space) for space in pyramid_spaces(spaces_of_pyramid(pens), species)}
    return {(pen, None)} if does_pen_take(dinosaurs_in(pens, pen), pen, species, options) else set()


def does_pen_take(inside: list[str], pen: str, species: str, options: Options) -> bool:
    """D9, D10: whether the pen's own rule allows one more of the species; D8.2: a full pen takes nothing."""
    if pen == "forest_of_sameness":  # D9.1
        return len(inside) < 6 and all(other == species for other in inside)
    if pen == "meadow_of_differences":  # D9.2
        return len(inside) < 6 and all(other != species for other in inside)
    if pen == "prairie_of_love":  # D9.3, O4
        return has_room(inside, options.get("prairie_capacity", 6))
    if pen == "woody_trio":  # D9.4
        return len(inside) < 3
    if pen == "well_ordered_wood":
        return does_wood_take(inside, species)
    if pen in BRIDGE:  # D10.2, O5
        return has_room(inside, options.get("bridge_half_capacity"))
    return len(inside) < 1  # D9.5, D9.6, D10.4, D10.5: one dinosaur


def has_room(inside: list[str], capacity: int | None) -> bool:
    """D17.12: `null` is no limit; a pen with as many dinosaurs as its number is full."""
    return capacity is None or len(inside) < capacity


def does_wood_take(inside: list[str], species: str) -> bool:
    """D10.1: any A, any B ≠ A, then third and fifth A, fourth and sixth B; at most 6."""
    position = len(inside) + 1
    if position == 1:
        return True
    if position == 2:
        return species != inside[0]
    if position in (3, 5):
        return species == inside[0]
    if position in (4, 6):
        return species == inside[1]
    return False


def pyramid_spaces(spaces: list[str | None], species: str) -> set[int]:
    """D10.3.1: the free spaces of the row being filled; D10.3.2: none next to its own species."""
    for row in (BOTTOM_ROW, MIDDLE_ROW, TOP_ROW):
        free = {space for space in row if spaces[space - 1] is None}
        if free:
            return {space for space in free if not touches_own_species(spaces, space, species)}
    return set()


def touches_own_species(spaces: list[str | None], space: int, species: str) -> bool:
    """D10.3.2, D10.3.3: whether a dinosaur of the species stands in a space adjacent to this one."""
    for one, other in ADJACENT:
        if space == one and spaces[other - 1] == species:
            return True
        if space == other and spaces[one - 1] == species:
            return True
    return False

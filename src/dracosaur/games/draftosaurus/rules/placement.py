"""Where a dinosaur may stand: the die (D6), the river (D7) and the pens' own rules (D8 to D10)."""

from __future__ import annotations

from dracosaur.core.twin import lookup, rule
from dracosaur.games.draftosaurus.rules.constants import (
    ALL_PENS,
    BRIDGE_AS_ONE_PEN,
    EMPTY_PEN,
    FIRST_SPACE,
    FIVE_PLAYER_LAST_TURN,
    FOREST_OF_SAMENESS,
    LOVERS_BRIDGE,
    MEADOW_OF_DIFFERENCES,
    OPENED,
    PYRAMID,
    QUARANTINE,
    RIVER,
    SEATS,
    SPECIES,
    TURNS,
    TYRANNOSAURUS,
    WELL_ORDERED_WOOD,
    WINTER,
)
from dracosaur.games.draftosaurus.rules.numbers import (
    D6_2,
    D8_1,
    D8_2,
    D9_1,
    D9_2,
    D10_1,
    D10_3_1,
    D10_3_2,
    D14_3,
)
from dracosaur.games.draftosaurus.rules.state import State

# The rule by which a pen is particular about species, by board; the Pyramid wants to know the space.
PARTICULAR = lookup(((D9_1, 0, 0, 0, D9_2, 0), (D10_1, 0, 0, 0, 0, D8_1)))

# D10.3.1: the first and the last space open to the next dinosaur, by the number already in the Pyramid.
ROW_FROM = lookup((0, 0, 0, 3, 3, 5, 6))
ROW_TO = lookup((2, 2, 2, 4, 4, 5, 5))

# D10.3.3: the neighbours of each space, -1 where there are fewer than four.
TOUCHES = lookup(
    ((1, 3, -1, -1), (0, 2, 3, 4), (1, 4, -1, -1), (0, 1, 4, 5), (1, 2, 3, 5), (3, 4, -1, -1)),
)


@rule
def is_last_turn_for_five(s: State) -> bool:
    """Whether this is the sixth turn of the Polish variant, in which everybody obeys the die (D14.3)."""
    return s.options[FIVE_PLAYER_LAST_TURN] == 1 and s.seats == SEATS and s.turn == TURNS[SEATS] - 1


@rule
def is_bound(s: State, seat: int) -> bool:
    """Whether the seat has to obey the die this turn (D6.7)."""
    return seat != s.roller or is_last_turn_for_five(s)


@rule
def pens_by_die(s: State, seat: int) -> int:
    """The pens that the die leaves open to the seat, a bit for each, as they are before it is used (D6)."""
    if not is_bound(s, seat):
        return ALL_PENS
    if s.die < EMPTY_PEN:
        return OPENED[s.die]
    shut = s.settled[seat] if s.die == EMPTY_PEN else s.with_trex[seat]
    if s.options[BRIDGE_AS_ONE_PEN] == 1 and s.board == WINTER and shut & LOVERS_BRIDGE != 0:  # D17.5
        shut |= LOVERS_BRIDGE
    return ALL_PENS & ~shut


@rule
def pens_by_species(s: State, seat: int, species: int) -> int:
    """The pens whose own rules take the species, a bit for each; the Pyramid is left to its spaces."""
    if s.board == WINTER:
        return ALL_PENS - (1 << PYRAMID) - (0 if wood_takes(s, seat, species) else 1 << WELL_ORDERED_WOOD)
    pens = ALL_PENS
    zoo = s.zoo[seat]
    if zoo[FOREST_OF_SAMENESS * SPECIES + species] < s.count[seat][FOREST_OF_SAMENESS]:  # D9.1
        pens -= 1 << FOREST_OF_SAMENESS
    if zoo[MEADOW_OF_DIFFERENCES * SPECIES + species] > 0:  # D9.2
        pens -= 1 << MEADOW_OF_DIFFERENCES
    return pens


@rule
def wood_takes(s: State, seat: int, species: int) -> bool:
    """Whether the species goes on with the two that take turns in the Well-Ordered Wood (D10.1)."""
    n = s.count[seat][WELL_ORDERED_WOOD]
    is_first = s.wood_first[seat] == species + 1
    if n % 2 == 0:
        return n == 0 or is_first
    return not is_first and (n == 1 or s.zoo[seat][WELL_ORDERED_WOOD * SPECIES + species] > 0)


@rule
def why_not_in_space(s: State, seat: int, species: int, space: int) -> int:
    """0 where the space of the Pyramid is free, in the row being filled, not beside its species (D10.3)."""
    n = s.count[seat][PYRAMID]
    if space < ROW_FROM[n] or space > ROW_TO[n] or s.space[seat][space] > 0:
        return D10_3_1
    for i in range(4):
        neighbour = TOUCHES[space][i]
        if neighbour >= 0 and s.space[seat][neighbour] == species + 1:
            return D10_3_2
    return 0


@rule
def why_not_by_pen(s: State, seat: int, species: int, spot: int) -> int:
    """0 where the place itself takes the dinosaur, the die left aside (D8, D9, D10)."""
    if spot == RIVER:
        return 0
    pen = PYRAMID if spot >= FIRST_SPACE else spot
    if s.count[seat][pen] >= s.capacity[pen]:
        return D8_2
    if s.board == WINTER and spot >= FIRST_SPACE:
        return why_not_in_space(s, seat, species, spot - FIRST_SPACE)
    return 0 if (pens_by_species(s, seat, species) >> pen) & 1 == 1 else PARTICULAR[s.board][pen]


@rule
def why_not_there(s: State, seat: int, species: int, spot: int) -> int:
    """0 where the seat may put the species now, else the rule that forbids it (D6.8)."""
    pen = PYRAMID if spot >= FIRST_SPACE else spot
    if spot != RIVER and (pens_by_die(s, seat) >> pen) & 1 == 0:
        return D14_3 if seat == s.roller else D6_2
    return why_not_by_pen(s, seat, species, spot)


@rule
def put(s: State, seat: int, species: int, spot: int) -> None:
    """The dinosaur stands on the spot."""
    place = PYRAMID if spot >= FIRST_SPACE else spot
    if spot >= FIRST_SPACE:
        s.space[seat][spot - FIRST_SPACE] = species + 1
    if s.board == WINTER and place == WELL_ORDERED_WOOD and s.count[seat][place] == 0:
        s.wood_first[seat] = species + 1
    s.zoo[seat][place * SPECIES + species] += 1
    s.count[seat][place] += 1
    s.settled[seat] |= 1 << place
    if species == TYRANNOSAURUS:
        s.with_trex[seat] |= 1 << place
    if s.count[seat][place] == s.capacity[place]:
        s.full[seat] |= 1 << place


@rule
def quarantined(s: State, seat: int) -> int:
    """The species + 1 in the Quarantine Zone, 0 where it is empty or not on this board."""
    if s.board == WINTER and s.count[seat][QUARANTINE] > 0:
        for species in range(SPECIES):
            if s.zoo[seat][QUARANTINE * SPECIES + species] > 0:
                return species + 1
    return 0


@rule
def leave_quarantine(s: State, seat: int, spot: int) -> None:
    """The quarantined dinosaur moves to the spot (D12.1)."""
    species = quarantined(s, seat) - 1
    s.zoo[seat][QUARANTINE * SPECIES + species] -= 1
    s.count[seat][QUARANTINE] -= 1
    others = ~(1 << QUARANTINE)
    s.settled[seat] &= others
    s.with_trex[seat] &= others
    s.full[seat] &= others
    put(s, seat, species, spot)

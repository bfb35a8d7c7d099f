"""What a zoo is worth (D7.4, D9 to D11) and who wins (D12.3, D15)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import lookup, rule
from dracosaur.games.draftosaurus.rules.constants import (
    BOARD,
    FOREST_OF_SAMENESS,
    KING_OF_THE_JUNGLE,
    LOOKOUT,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    MATCH,
    MEADOW_OF_DIFFERENCES,
    PENS,
    PLACES,
    PRAIRIE_OF_LOVE,
    PYRAMID,
    RIVER,
    SOLITARY_ISLAND,
    SPACES,
    SPECIES,
    SUMMER,
    TIE_SHARED,
    TYRANNOSAURUS,
    WELL_ORDERED_WOOD,
    WOODY_TRIO,
)
from dracosaur.games.draftosaurus.rules.state import State

STATISTICS: Final = ("in_river",)  # dinosaurs in all rivers

# D2.6: the printed rows, for 0 … 6 dinosaurs.
STEEP_ROW = lookup((0, 2, 4, 8, 12, 18, 24))
MEADOW_ROW = lookup((0, 1, 3, 6, 10, 15, 21))
SPACE_POINTS = lookup((2, 2, 2, 4, 4, 7))


@rule
def owned(s: State, seat: int, species: int) -> int:
    """How many dinosaurs of the species stand in the seat's zoo, river included (D7.5)."""
    n = 0
    for place in range(PLACES):
        n += s.zoo[seat][place * SPECIES + species]
    return n


@rule
def resident(s: State, seat: int, pen: int) -> int:
    """The species in a pen for one dinosaur, -1 where it is empty."""
    for species in range(SPECIES):
        if s.zoo[seat][pen * SPECIES + species] > 0:
            return species
    return -1


@rule
def score_king(s: State, seat: int) -> int:
    """7 if no opponent owns more of the king's species (D9.5)."""
    species = resident(s, seat, KING_OF_THE_JUNGLE)
    if species < 0:
        return 0
    mine = owned(s, seat, species)
    for other in range(s.seats):
        if owned(s, other, species) > mine:
            return 0
    return 7


@rule
def score_lookout(s: State, seat: int) -> int:
    """2 for each dinosaur of the watcher's species in the zoo of the right neighbour (D10.4)."""
    species = resident(s, seat, LOOKOUT)
    if species < 0 or s.seats < 2:
        return 0
    return 2 * owned(s, (seat + s.seats - 1) % s.seats, species)


@rule
def score_pairs(s: State, seat: int) -> int:
    """5 for each pair of one species on the Prairie of Love (D9.3)."""
    points = 0
    for species in range(SPECIES):
        points += 5 * (s.zoo[seat][PRAIRIE_OF_LOVE * SPECIES + species] // 2)
    return points


@rule
def score_bridge(s: State, seat: int) -> int:
    """6 for each pair with one member in each half of Lovers' Bridge (D10.2)."""
    points = 0
    for species in range(SPECIES):
        left = s.zoo[seat][LOVERS_BRIDGE_LEFT * SPECIES + species]
        right = s.zoo[seat][LOVERS_BRIDGE_RIGHT * SPECIES + species]
        points += 6 * min(left, right)
    return points


@rule
def score_pyramid(s: State, seat: int) -> int:
    """The values of the occupied spaces (D10.3.5)."""
    points = 0
    for space in range(SPACES):
        if s.space[seat][space] > 0:
            points += SPACE_POINTS[space]
    return points


@rule
def score_summer_pen(s: State, seat: int, pen: int) -> int:
    """The points of a pen of the summer board (D9)."""
    n = s.count[seat][pen]
    if pen == FOREST_OF_SAMENESS:
        return STEEP_ROW[n]
    if pen == WOODY_TRIO:
        return 7 if n == 3 else 0
    if pen == KING_OF_THE_JUNGLE:
        return score_king(s, seat)
    if pen == PRAIRIE_OF_LOVE:
        return score_pairs(s, seat)
    if pen == MEADOW_OF_DIFFERENCES:
        return MEADOW_ROW[n]
    species = resident(s, seat, SOLITARY_ISLAND)
    return 7 if species >= 0 and owned(s, seat, species) == 1 else 0  # D9.6


@rule
def score_winter_pen(s: State, seat: int, pen: int) -> int:
    """The points of a pen of the winter board (D10); the bridge scores with its left half."""
    if pen == WELL_ORDERED_WOOD:
        return STEEP_ROW[s.count[seat][pen]]
    if pen == LOVERS_BRIDGE_LEFT:
        return score_bridge(s, seat)
    if pen == LOOKOUT:
        return score_lookout(s, seat)
    if pen == PYRAMID:
        return score_pyramid(s, seat)
    return 0


@rule
def score_place(s: State, seat: int, place: int) -> int:
    """The points of a pen or the river, without the T-Rex bonus."""
    if place == RIVER:
        return s.count[seat][RIVER]  # D7.4
    if s.board == SUMMER:
        return score_summer_pen(s, seat, place)
    return score_winter_pen(s, seat, place)


@rule
def trex_bonus(s: State, seat: int) -> int:
    """1 for each pen with at least one T-Rex; the river is no pen (D11)."""
    points = 0
    for pen in range(PENS):
        if s.zoo[seat][pen * SPECIES + TYRANNOSAURUS] > 0:
            points += 1
    return points


@rule
def score_board(s: State, seat: int) -> int:
    """All points of the board in play as it stands (D12.2, D12.4)."""
    points = trex_bonus(s, seat)
    for place in range(PLACES):
        points += score_place(s, seat, place)
    return points


@rule
def score(s: State, seat: int) -> int:
    """The points of the game, or of both games of a match (D15.2)."""
    return s.summer_score[seat] + score_board(s, seat)


@rule
def trexes(s: State, seat: int) -> int:
    """The number that breaks ties: T-Rexes in the zoo, in a match in both zoos (D12.3, D15.3)."""
    return s.summer_trex[seat] + owned(s, seat, TYRANNOSAURUS)


@rule
def rank(s: State, seat: int) -> int:
    """A number that orders the players: more is better, equal ones share the victory (D12.3, D15.3, O12)."""
    if s.options[BOARD] == MATCH and s.options[TIE_SHARED] == 1:
        return score(s, seat) * 100
    return score(s, seat) * 100 - trexes(s, seat)


@rule
def statistic(s: State, number: int) -> int:
    """One of the STATISTICS at the end of a game."""
    n = 0
    for seat in range(s.seats):
        n += s.count[seat][RIVER]
    return n

"""Points and ranks (G12.3 to G12.6)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import DINOSAUR
from dracosaur.games.gods_love_dinosaurs.rules.state import State

STATISTICS: Final = ("turns", "dinosaur_activations", "dinosaurs_hatched", "dinosaurs_starved")


@rule
def score(s: State, seat: int) -> int:
    """1 for each egg, golden ones counted as five, and 1 for each dinosaur (G12.3)."""
    return s.eggs[seat] + s.figures[seat][DINOSAUR]


@rule
def turn_position(s: State, seat: int) -> int:
    """How many players came before this one in the first round; the later one wins a tie (G12.5)."""
    return (seat - s.first_player) % s.seats


@rule
def rank(s: State, seat: int) -> int:
    """A number that is higher the better the seat stands; no two seats have the same (G12.5, G12.6)."""
    return score(s, seat) * s.seats + turn_position(s, seat)


@rule
def statistic(s: State, number: int) -> int:
    """One of the STATISTICS at the end of a game."""
    if number == 0:
        return s.turn
    if number == 1:
        return s.activations
    hatched = 0
    left = 0
    for seat in range(s.seats):
        hatched += s.hatched[seat]
        left += s.figures[seat][DINOSAUR]
    return hatched if number == 2 else s.seats + hatched - left  # everybody begins with one

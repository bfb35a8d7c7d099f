"""Dinosaurs counted in one number, eight bits for each species, so that they are drawn without a branch."""

from __future__ import annotations

from dracosaur.core.twin import DRAWS, Row, below, rule
from dracosaur.games.draftosaurus.rules.constants import EACH_1, EACH_127, EACH_128, PIECE_BITS, SPECIES


@rule
def among(pieces: int, species: int) -> int:
    """How many of the pieces are of the species."""
    return (pieces >> (PIECE_BITS * species)) & 255


@rule
def up_to_each(pieces: int) -> int:
    """For each species how many pieces come up to its last one, when all are sorted."""
    up_to = 0
    n = 0
    for species in range(SPECIES):
        n += among(pieces, species)
        up_to |= n << (PIECE_BITS * species)
    return up_to


@rule
def size(pieces: int) -> int:
    """How many pieces there are."""
    return up_to_each(pieces) >> (PIECE_BITS * (SPECIES - 1))


@rule
def draw_pieces(rng: Row, up_to: int, n: int) -> int:
    """So many pieces drawn one by one from those of which `up_to_each` is given.

    Think of them as sorted: the number drawn is compared with the last piece of all species at once.
    """
    drawn = 0
    for _ in range(n):
        number = below(rng, DRAWS, up_to >> (PIECE_BITS * (SPECIES - 1)))
        beyond = (up_to + EACH_127 - number * EACH_1) & EACH_128  # the species with up_to > number
        drawn += (beyond & -beyond) >> 7  # the first of them is drawn
        up_to -= beyond >> 7
    return drawn

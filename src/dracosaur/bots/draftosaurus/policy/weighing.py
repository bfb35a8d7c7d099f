"""The logits of dinosaurs with their spots: the same as by `features`, by sums without a branch.

Playouts spend most of their time here.
"""

from __future__ import annotations

from dracosaur.bots.draftosaurus.policy.features import (
    AT_FIT,
    AT_HAND,
    AT_POOL,
    AT_TIME,
    COMING,
    FIRST,
    FIT_ROW,
    FITS,
    HELD,
    HERMIT,
    KING,
    PEN_OF,
    POOL,
    POOLS,
    WANTED,
    WORTH,
    by_hermit,
    by_king,
    by_species,
    by_wanted,
    context,
    features,
    first_trex,
    held_and_own,
)
from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_BITS, SPOT_CODES
from dracosaur.bots.method import CONTEXT, LOGITS, MOVES, policy
from dracosaur.core.twin import Grid, Row, Weights, adopt, rule
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import SPECIES

weigh_each = adopt(policy.weigh, "weigh_each", context=context, features=features)


@rule
def weigh(s: State, seat: int, n: int, weights: Weights, room: Grid) -> None:
    """The first n entries of the LOGITS are those of the seat's moves in MOVES."""
    if room[MOVES][0] >= ALONE:
        weigh_each(s, seat, n, weights, room)
        return
    ctx = room[CONTEXT]
    listed = room[MOVES]
    logits = room[LOGITS]
    row_of = FIT_ROW[s.board]
    context(s, seat, ctx)
    weigh_species(s, seat, ctx, weights)
    for i in range(n):
        species = listed[i] >> SPOT_BITS
        spot = listed[i] & (SPOT_CODES - 1)
        pen = PEN_OF[spot]
        pool = ctx[POOL + species]
        fits = ctx[FITS + row_of[pen] * SPECIES + species]
        logits[i] = (
            ctx[WORTH + species]
            + weights[ctx[AT_TIME + spot] + ((ctx[FIRST + species] >> pen) & 1)]
            + weights[ctx[AT_POOL + spot] + ctx[COMING + species] * POOLS + pool]
            + weights[ctx[AT_HAND + spot] + ctx[HELD + species]]
            + weights[ctx[AT_FIT + spot] + fits + pool]
        )


@rule
def weigh_species(s: State, seat: int, ctx: Row, weights: Weights) -> None:
    """The context shows what the moves of each species have in common."""
    for species in range(SPECIES):
        ctx[WORTH + species] = weights[by_species(s, seat, ctx, species)]
        ctx[HELD + species] = held_and_own(s, seat, ctx, species)
        ctx[FIRST + species] = first_trex(s, seat, species)
    if ctx[HERMIT] >= 0:
        ctx[WORTH + ctx[HERMIT]] += weights[by_hermit(s, ctx)]
    if ctx[KING] >= 0:
        ctx[WORTH + ctx[KING]] += weights[by_king(s, ctx)]
    if ctx[WANTED] >= 0:
        ctx[WORTH + ctx[WANTED]] += weights[by_wanted(s, ctx)]

"""The logits of dinosaurs with their spots: the same as by `features`, by sums without a branch.

Playouts spend most of their time here.
"""

from __future__ import annotations

from dracosaur.bots.draftosaurus.policy.features import (
    AT_FIT,
    AT_HAND,
    AT_POOL,
    AT_TIME,
    FIT_ROW,
    FITS,
    PEN_OF,
    POOL,
    context,
    features,
    first_trex,
    held_and_own,
    species_features,
)
from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_CODES
from dracosaur.bots.method import CONTEXT, FOUND, LOGITS, MOVES, policy
from dracosaur.core.twin import Grid, Weights, adopt, rule
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
    found = room[FOUND]
    listed = room[MOVES]
    logits = room[LOGITS]
    row_of = FIT_ROW[s.board]
    context(s, seat, ctx)
    i = 0
    while i < n:
        species = listed[i] // SPOT_CODES
        every = 0
        for j in range(species_features(s, seat, ctx, species, 0, found)):
            every += weights[found[j]]
        first = first_trex(s, seat, species)
        pool = ctx[POOL + species]
        held = held_and_own(s, seat, ctx, species)
        while i < n and listed[i] // SPOT_CODES == species:
            spot = listed[i] % SPOT_CODES
            pen = PEN_OF[spot]
            fits = ctx[FITS + row_of[pen] * SPECIES + species]
            logits[i] = (
                every
                + weights[ctx[AT_TIME + spot] + ((first >> pen) & 1)]
                + weights[ctx[AT_POOL + spot] + pool]
                + weights[ctx[AT_HAND + spot] + held]
                + weights[ctx[AT_FIT + spot] + fits + pool]
            )
            i += 1

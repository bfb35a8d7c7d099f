"""The features of all moves, by what a seat is asked; and logits, lays all at once."""

from __future__ import annotations

from dracosaur.bots.gods_love_dinosaurs.policy.activating import (
    breed_features,
    done_features,
    hatch_features,
    hunt_features,
    roam_features,
    starve_features,
)
from dracosaur.bots.gods_love_dinosaurs.policy.laying import lay_features, look_at_lays, weigh_lays
from dracosaur.bots.gods_love_dinosaurs.policy.moves import CODE
from dracosaur.bots.gods_love_dinosaurs.policy.outline import look_at_seat
from dracosaur.bots.gods_love_dinosaurs.policy.taking import take_features
from dracosaur.bots.method import CONTEXT, FOUND, LOGITS, MOVES
from dracosaur.core.twin import Grid, Row, Weights, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    ACT_DONE,
    ACT_ROAM,
    ACT_STARVE,
    BREED,
    HATCH,
    LAY,
    TAKE,
)
from dracosaur.games.gods_love_dinosaurs.rules.state import State


@rule
def context(s: State, seat: int, ctx: Row) -> None:
    """The row shows what the features of all moves of the seat share."""
    look_at_seat(s, seat, ctx)
    if s.task[seat] == LAY:
        look_at_lays(s, seat, ctx)


@rule
def features(s: State, seat: int, ctx: Row, move: int, out: Row) -> int:
    """Fill in the indices of the active weights of a move; returns how many there are."""
    task = s.task[seat]
    if task == LAY:
        return lay_features(ctx, move, out)
    if task == TAKE:
        return take_features(s, ctx, move, out)
    if task == BREED:
        if move == ACT_DONE:
            return done_features(s, ctx, out)
        return breed_features(s, seat, ctx, move, out)
    if task == HATCH:
        return hatch_features(s, seat, ctx, move, out)
    if move & CODE == ACT_STARVE:
        return starve_features(s, seat, ctx, move, out)
    if move & CODE >= ACT_ROAM:
        return roam_features(s, seat, ctx, move, out)
    return hunt_features(s, seat, ctx, move, out)


@rule
def weigh(s: State, seat: int, n: int, weights: Weights, room: Grid) -> None:
    """The first n LOGITS are those of the seat's MOVES: the sums of the weights of their features."""
    context(s, seat, room[CONTEXT])
    if s.task[seat] == LAY:
        weigh_lays(s, seat, room[CONTEXT], weights, room[MOVES], n, room[LOGITS])
        return
    found = room[FOUND]
    for i in range(n):
        logit = 0
        for j in range(features(s, seat, room[CONTEXT], room[MOVES][i], found)):
            logit += weights[found[j]]
        room[LOGITS][i] = logit

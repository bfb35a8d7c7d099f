"""What a position is worth to a seat: what it leads by, and the features of the critic."""

from __future__ import annotations

from typing import Final

from dracosaur.bots.gods_love_dinosaurs.policy.outline import rounds_left
from dracosaur.bots.gods_love_dinosaurs.policy.tables import (
    MANY,
    SOME,
    VALUE_CHAIN,
    VALUE_DINOSAURS,
    VALUE_EGGS,
    VALUE_MOUNTAINS,
    VALUE_PLAYERS,
    VALUE_PREDATORS,
    VALUE_PREY,
    VALUE_RABBITS,
    VALUE_TURN,
)
from dracosaur.core.twin import ONE, Row, rule
from dracosaur.games.gods_love_dinosaurs.rules.constants import (
    COLUMNS,
    DINOSAUR,
    EAGLE,
    FROG,
    LETTERS,
    MOUNTAIN,
    OVER,
    RABBIT,
    RAT,
    TAKE,
    TERRAIN_AT,
    TERRAIN_MASK,
    TIGER,
)
from dracosaur.games.gods_love_dinosaurs.rules.scoring import rank, score
from dracosaur.games.gods_love_dinosaurs.rules.state import State

POINT: Final = ONE // 6  # what a point of the lead is worth
VICTORY: Final = ONE // 2


@rule
def margin(s: State, seat: int) -> int:
    """What the seat has more than the others on average; at the end also whether it has won.

    The best of several others is mostly the luckiest one, which teaches little about the own play.
    """
    ahead = 0
    for other in range(s.seats):
        ahead += score(s, seat) - score(s, other)
    worth = ahead * POINT // (s.seats - 1)
    if s.phase != OVER:
        return worth
    for other in range(s.seats):
        if other != seat and rank(s, other) > rank(s, seat):
            return worth - VICTORY
    return worth + VICTORY


@rule
def is_turn(s: State, seat: int) -> int:
    """1 where the seat is asked for a tile, the first decision of its turn."""
    return 1 if s.task[seat] == TAKE else 0


@rule
def phi(s: State, seat: int, out: Row) -> int:
    """Fill in the features of the position as the seat sees it; returns how many there are."""
    left = 0
    for letter in range(LETTERS):
        left += s.left[letter]
    part = min(rounds_left(s), 15)
    players = (s.seats - 2) * VALUE_PLAYERS
    out[0] = VALUE_TURN + (min(left, 127) * COLUMNS + s.marker) * 2 + (1 if s.active == seat else 0)
    n = 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        at = part + (0 if i == 0 else 16)
        figures = s.figures[other]
        predators = min(figures[TIGER] + figures[EAGLE], MANY - 1)
        prey = min(figures[FROG] + figures[RAT] + figures[RABBIT], MANY - 1)
        dinosaurs = min(figures[DINOSAUR], SOME - 1)
        mountains = 0
        for cell in range(s.cells[other]):
            if (s.ground[other][cell] >> TERRAIN_AT) & TERRAIN_MASK == MOUNTAIN:
                mountains += 1
        out[n] = VALUE_DINOSAURS + (at * SOME + dinosaurs) * MANY + predators
        out[n + 1] = VALUE_CHAIN + (at * MANY + predators) * MANY + prey
        out[n + 2] = VALUE_MOUNTAINS + (at * SOME + min(mountains, SOME - 1)) * SOME + dinosaurs
        tigers = min(figures[TIGER], SOME - 1)
        out[n + 3] = VALUE_PREDATORS + (at * SOME + tigers) * SOME + min(figures[EAGLE], SOME - 1)
        frogs = min(figures[FROG], SOME - 1)
        out[n + 4] = VALUE_PREY + (at * SOME + frogs) * SOME + min(figures[RAT], SOME - 1)
        out[n + 5] = VALUE_RABBITS + at * SOME + min(figures[RABBIT], SOME - 1)
        out[n + 6] = VALUE_EGGS + at * 24 + min(score(s, other), 23)
        n += 7
    for i in range(n):
        out[i] += players
    return n

"""Positions of Draftosaurus to try bots in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.games import load
from dracosaur.games.draftosaurus.rules import State

GAME = load("draftosaurus")

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"board": "summer"}),
    (
        2,
        {
            "board": "winter",
            "two_player_discard_timing": "with_choice",
            "two_player_discard_visibility": "hidden",
            "quarantine_move": "optional",
        },
    ),
    (3, {"board": "winter", "placement_commit": "joint"}),
    (4, {"board": "match"}),
    (5, {"board": "winter", "five_player_last_turn": True}),
]


def decisions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, Seat, Rng]]:
    """Every decision of a random game, before it is made."""
    rng = Rng("walk", seed)
    state = GAME.setup(seats, GAME.options(options, seats))
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        if seat == CHANCE:
            GAME.rules.apply(state, seat, GAME.rules.draw(state, rng.row))
        else:
            yield state, seat, rng
            GAME.rules.apply(state, seat, rng.choice(GAME.legal_codes(state, seat)))

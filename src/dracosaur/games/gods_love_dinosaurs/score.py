"""The score sheet: eggs, golden eggs, dinosaurs, and who wins (G12.3 to G12.6)."""

from __future__ import annotations

from dracosaur.core.game import Line, PlayerScore, ScoreSheet, TieBreak
from dracosaur.games.gods_love_dinosaurs.ecosystem import GOLD
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.scoring import rank, score, turn_position


def score_sheet(state: State) -> ScoreSheet:
    """What everybody scores on the ecosystems as they stand."""
    players = tuple(PlayerScore(seat, score(state, seat), _lines(state, seat)) for seat in range(state.seats))
    best = max(player.total for player in players)
    leaders = [player.seat for player in players if player.total == best]
    if len(leaders) == 1:
        return ScoreSheet(players, tuple(leaders))
    compared = {seat: turn_position(state, seat) for seat in leaders}
    winner = max(leaders, key=lambda seat: compared[seat])
    return ScoreSheet(players, (winner,), TieBreak("tie-turn_order", "G12.5", compared))


def _lines(state: State, seat: int) -> tuple[Line, ...]:
    golden, ordinary = divmod(state.eggs[seat], GOLD)
    dinosaurs = state.figures[seat][constants.DINOSAUR]
    return (
        Line("eggs", ordinary, ordinary, "G12.3"),
        Line("golden_eggs", golden * GOLD, golden, "G12.3"),
        Line("dinosaurs", dinosaurs, dinosaurs, "G12.3"),
    )


def ranking(state: State) -> tuple[int, ...]:
    """All seats from the winner down; equal scores are ordered like a tie at the top (G12.6)."""
    return tuple(sorted(range(state.seats), key=lambda seat: -rank(state, seat)))

"""The score sheet: every pen with points, count and rule, and who wins (D12.2, D12.3, D15)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.game import Line, PlayerScore, ScoreSheet, TieBreak
from dracosaur.games.draftosaurus.keys import PLACE_KEYS
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.scoring import score, score_place, trex_bonus, trexes

PLACE_RULES: Final = {
    "forest_of_sameness": "D9.1",
    "woody_trio": "D9.4",
    "king_of_the_jungle": "D9.5",
    "prairie_of_love": "D9.3",
    "meadow_of_differences": "D9.2",
    "solitary_island": "D9.6",
    "well_ordered_wood": "D10.1",
    "lovers_bridge": "D10.2",
    "lookout": "D10.4",
    "quarantine": "D10.5",
    "pyramid": "D10.3.5",
    "river": "D7.4",
}


def line_of(place: str) -> str:
    """The line of the score sheet on which a place scores: both halves of the bridge share one (D10.2)."""
    return "lovers_bridge" if place in ("lovers_bridge_left", "lovers_bridge_right") else place


def score_sheet(state: State) -> ScoreSheet:
    """What everybody scores on the boards as they stand."""
    players = tuple(
        PlayerScore(seat, score(state, seat), tuple(_lines(state, seat))) for seat in range(state.seats)
    )
    best = max(player.total for player in players)
    leaders = [player.seat for player in players if player.total == best]
    if len(leaders) == 1:
        return ScoreSheet(players, tuple(leaders))
    is_match = state.options[constants.BOARD] == constants.MATCH
    if is_match and state.options[constants.TIE_SHARED]:
        return ScoreSheet(players, tuple(leaders), TieBreak("tie-shared", "D17.11", {}))
    compared = {seat: trexes(state, seat) for seat in leaders}
    winners = tuple(seat for seat in leaders if compared[seat] == min(compared.values()))
    return ScoreSheet(
        players, winners, TieBreak("tie-fewest_trex", "D15.3" if is_match else "D12.3", compared)
    )


def _lines(state: State, seat: int) -> list[Line]:
    lines = []
    for place, key in enumerate(PLACE_KEYS[state.board]):
        count = state.count[seat][place]
        if key == "lovers_bridge_right":
            continue  # it scores with its other half
        if key == "lovers_bridge_left":
            count += state.count[seat][constants.LOVERS_BRIDGE_RIGHT]
        line = line_of(key)
        lines.append(Line(line, score_place(state, seat, place), count, PLACE_RULES[line]))
    bonus = trex_bonus(state, seat)
    lines.append(Line("trex_bonus", bonus, bonus, "D11.1"))
    if state.second_game:
        lines.append(Line("summer_game", state.summer_score[seat], constants.ZOO_SIZE, "D15.2"))
    return lines

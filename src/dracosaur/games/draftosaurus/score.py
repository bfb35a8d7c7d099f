"""The score sheet: every pen with points, count and rule, and who wins (D12.2, D12.3, D15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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


class ScoreLine(NamedTuple):
    """A line of the score sheet: the place by whose rule it scores, and all places that count on it."""

    key: str
    rule: str
    place: int
    places: tuple[int, ...]


def _lines_of(keys: Sequence[str]) -> tuple[ScoreLine, ...]:
    """The lines of a board in the order of its places; a shared line scores by the first of them."""
    places: dict[str, list[int]] = {}
    for place, key in enumerate(keys):
        places.setdefault(line_of(key), []).append(place)
    return tuple(ScoreLine(key, PLACE_RULES[key], own[0], tuple(own)) for key, own in places.items())


LINES: Final = tuple(_lines_of(keys) for keys in PLACE_KEYS)  # of both boards
BONUS: Final = ("trex_bonus", "D11.1")
SUMMER_GAME: Final = ("summer_game", "D15.2")
FEWEST_TREXES: Final = ("tie-fewest_trex", ("D12.3", "D15.3"))  # the rule of a single game, and of a match


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
    key, rules = FEWEST_TREXES
    return ScoreSheet(players, winners, TieBreak(key, rules[is_match], compared))


def _lines(state: State, seat: int) -> list[Line]:
    count = state.count[seat]
    lines = [
        Line(
            line.key,
            score_place(state, seat, line.place),
            sum(count[place] for place in line.places),
            line.rule,
        )
        for line in LINES[state.board]
    ]
    bonus = trex_bonus(state, seat)
    lines.append(Line(BONUS[0], bonus, bonus, BONUS[1]))
    if state.second_game:
        lines.append(Line(SUMMER_GAME[0], state.summer_score[seat], constants.ZOO_SIZE, SUMMER_GAME[1]))
    return lines

"""The score sheet: the eight categories of W19.2 for each player, the Automa's for her, and who wins."""

from __future__ import annotations

from typing import Final

from dracosaur.core.game import Line, PlayerScore, ScoreSheet, TieBreak
from dracosaur.games.wyrmspan.cards.codes import RESOURCES
from dracosaur.games.wyrmspan.cards.programs import IS_RAVEL, START_CAVES, START_DRAGONS
from dracosaur.games.wyrmspan.keys import AUTOMA_LINE_KEYS, LINE_KEYS
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.counts import count_cached
from dracosaur.games.wyrmspan.rules.scoring import automa_line, rank, score, score_line, visible_dragons

LINE_RULES: Final = ("W14.13", "W19.2", "W19.2", "W19.2", "W19.2", "W19.2", "W17.3", "W19.2")


def score_sheet(state: State) -> ScoreSheet:
    """What everybody scores on the table as all see it; alone, the last player of the sheet is the Automa."""
    if state.phase == constants.KEEPING:
        state = _before_choices(state)
    players = [PlayerScore(seat, score(state, seat), _lines(state, seat)) for seat in range(state.seats)]
    if rival(state) is not None:
        hers = tuple(
            Line(key, automa_line(state, line), automa_count(state, line), "A12.1")
            for line, key in enumerate(AUTOMA_LINE_KEYS)
        )
        players.append(PlayerScore(constants.AUTOMA, score(state, constants.AUTOMA), hers))
    seats = [player.seat for player in players]
    best = max(rank(state, seat) for seat in seats)
    winners = tuple(seat for seat in seats if rank(state, seat) == best)
    top = max(player.total for player in players)
    leaders = [player.seat for player in players if player.total == top]
    if len(leaders) == 1:
        return ScoreSheet(tuple(players), winners)
    if rival(state) is not None:
        return ScoreSheet(tuple(players), winners, TieBreak("tie-solo", "A1.4", {}))
    compared = {seat: visible_dragons(state, seat) for seat in leaders}
    return ScoreSheet(tuple(players), winners, TieBreak("tie-dragons", "W19.4", compared))


def _before_choices(state: State) -> State:
    """The table with all cards of the setup in hand: what has been chosen so far is secret (W4.7)."""
    state = state.copy()
    for seat in range(state.seats):
        state.resources[seat] = [0] * RESOURCES
        state.dragon_cards[seat], state.cave_cards[seat] = START_DRAGONS, START_CAVES
    return state


def rival(state: State) -> str | None:
    """Whom one player meets: the Automa, or Ravel (A13); a document of one player does not tell her cards."""
    level = state.options[constants.LEVEL]
    if state.seats > 1 or level == 0:
        return None
    return "ravel" if IS_RAVEL[level] else "automa"


def _lines(state: State, seat: int) -> tuple[Line, ...]:
    goods = sum(state.resources[seat]) + state.dragon_cards[seat] + state.cave_cards[seat]
    counts = (
        sum(state.markers[seat][3:]),
        visible_dragons(state, seat),
        visible_dragons(state, seat),
        state.egg_count[seat],
        count_cached(state, seat),
        sum(state.tucked[seat]),
        sum(standing > 0 for standing in state.standing[seat]),
        state.coins[seat] + goods,
    )
    return tuple(
        Line(key, score_line(state, seat, line), counts[line], LINE_RULES[line])
        for line, key in enumerate(LINE_KEYS)
    )


def automa_count(state: State, line: int) -> int:
    """How many things a line of the Automa's sheet counts."""
    return (
        state.automa_cards[0],
        state.automa_cards[1],
        state.steps[constants.AUTOMA] % 6,
        sum(standing > 0 for standing in state.standing[constants.AUTOMA]),
        sum(state.markers[constants.AUTOMA][4:]),
    )[line]

"""Objectives and points (W17, W19, A10, A12)."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    CAVE_KIND,
    DRAGON_CARD,
    DRAGON_KIND,
    NO_COUNT,
    NOWHERE,
    RESOURCES,
    SCORE_CONDITION,
    SCORE_CONDITIONS,
    SCORE_MAX,
    SCORE_PER,
    SCORE_VP,
    SPACES,
)
from dracosaur.games.wyrmspan.cards.programs import (
    AUTOMA_CAVE_VP,
    AUTOMA_DRAGON_VP,
    AUTOMA_STEP_VP,
    CELL_VP,
    CELLS,
    COINS_PER_VP,
    EXTRA,
    GOODS_PER_VP,
    GUILD_ROWS,
    GUILD_SCORED,
    IS_RAVEL,
    OBJECTIVE_BASE,
    OBJECTIVE_CAP,
    OBJECTIVE_COUNT,
    SCORED,
    STANDING_VP,
    VP,
)
from dracosaur.games.wyrmspan.rules.constants import AUTOMA, LEVEL
from dracosaur.games.wyrmspan.rules.counts import count, count_cached, holds, scored_rounds
from dracosaur.games.wyrmspan.rules.possible import resource_count
from dracosaur.games.wyrmspan.rules.state import State

STATISTICS: Final = ("dragons", "automa_score")  # the visible dragons of all players

# The lines of a score sheet (W19.2).
LINE_GUILD = 0
LINE_DRAGONS = 1
LINE_END_GAME = 2
LINE_EGGS = 3
LINE_CACHED = 4
LINE_TUCKED = 5
LINE_OBJECTIVES = 6
LINE_REMAINING = 7
LINES = 8
AUTOMA_LINE_DRAGONS = 0
AUTOMA_LINE_CAVES = 1
AUTOMA_LINE_STEPS = 2
AUTOMA_LINE_OBJECTIVES = 3
AUTOMA_LINE_MARKERS = 4  # Ravel only
AUTOMA_LINES = 5
LAST_STANDING = 3
BROWN_EVERY = 6  # steps from one brown space to the next


@rule
def quantity(s: State, player: int) -> int:
    """What the objective of the round counts for a player; the Automa has base value and coins (A10.2)."""
    side = s.objective[s.round] - 1
    if player < s.seats:
        return count(s, player, NOWHERE, OBJECTIVE_COUNT[side])
    return min(OBJECTIVE_BASE[side][s.round] + s.objective_coins, OBJECTIVE_CAP[side])


@rule
def score_objective(s: State) -> None:
    """Every player has a standing in the objective of the round: dense ranking, nothing for none (W17.2)."""
    players = max(s.seats, AUTOMA + 1)
    for player in range(players):
        s.tally[player] = quantity(s, player)
    for player in range(players):
        standing = 1
        for other in range(players):
            if s.tally[other] > s.tally[player] and is_first_of_its_tally(s, other):
                standing += 1
        s.standing[player][s.round] = standing if s.tally[player] > 0 and standing <= LAST_STANDING else 0


@rule
def is_first_of_its_tally(s: State, player: int) -> bool:
    """Whether no player before has the same quantity: equal ones share a standing."""
    for other in range(player):
        if s.tally[other] == s.tally[player]:
            return False
    return True


@rule
def end_game_points(s: State, seat: int, space: int) -> int:
    """What the End Game ability of one dragon is worth (W19.2, W19.5)."""
    dragon = s.dragon[seat][space]
    row = SCORED[dragon]
    points = 0
    if row[SCORE_VP] != 0 and holds(s, seat, space, row[SCORE_CONDITION], row[SCORE_CONDITIONS]):
        n = 1 if row[SCORE_PER] == NO_COUNT else count(s, seat, space, row[SCORE_PER])
        points = min(row[SCORE_VP] * n, row[SCORE_MAX])
    if EXTRA[dragon][0] > 0:
        what = EXTRA[dragon][1]
        n = s.tucked[seat][space] if what == DRAGON_CARD else s.cached[seat][space * RESOURCES + what]
        points += EXTRA[dragon][0] * n
    return points


@rule
def guild_points(s: State, seat: int) -> int:
    """Markers in rows 4 and 5 of the guild tile (W14.13)."""
    row = GUILD_SCORED[s.guild]
    points = s.markers[seat][GUILD_ROWS - 1] * row[SCORE_VP] * count(s, seat, NOWHERE, row[SCORE_PER])
    for cell in range(GUILD_ROWS, CELLS):
        points += s.markers[seat][cell] * CELL_VP[cell]
    return points


@rule
def objective_points(s: State, player: int) -> int:
    """The standings in the objectives scored so far (W17.3)."""
    points = 0
    for i in range(scored_rounds(s)):
        points += STANDING_VP[i][s.standing[player][i]]
    return points


@rule
def score_line(s: State, seat: int, line: int) -> int:
    """One of the eight lines of a player's score sheet on the table as it stands (W19.2)."""
    if line == LINE_GUILD:
        return guild_points(s, seat)
    if line == LINE_EGGS:
        return s.egg_count[seat]
    if line == LINE_CACHED:
        return count_cached(s, seat)
    if line == LINE_OBJECTIVES:
        return objective_points(s, seat)
    if line == LINE_REMAINING:
        goods = resource_count(s, seat) + s.dragon_cards[seat] + s.cave_cards[seat]
        return s.coins[seat] // COINS_PER_VP + goods // GOODS_PER_VP
    points = s.paid_vp[seat] if line == LINE_END_GAME else 0
    for space in range(SPACES):
        if s.dragon[seat][space] > 0:
            if line == LINE_DRAGONS:
                points += VP[s.dragon[seat][space]]
            elif line == LINE_TUCKED:
                points += s.tucked[seat][space]
            else:
                points += end_game_points(s, seat, space)
    return points


@rule
def automa_line(s: State, line: int) -> int:
    """One of the five lines of the Automa's score sheet (A12.1)."""
    level = s.options[LEVEL]
    if line == AUTOMA_LINE_DRAGONS:
        return s.automa_cards[DRAGON_KIND] * AUTOMA_DRAGON_VP[level]
    if line == AUTOMA_LINE_CAVES:
        return s.automa_cards[CAVE_KIND] * AUTOMA_CAVE_VP
    if line == AUTOMA_LINE_STEPS:
        return s.steps[AUTOMA] % BROWN_EVERY * AUTOMA_STEP_VP
    if line == AUTOMA_LINE_OBJECTIVES:
        return objective_points(s, AUTOMA)
    points = 0
    if IS_RAVEL[level] == 1:
        for cell in range(GUILD_ROWS, CELLS):
            points += s.markers[AUTOMA][cell] * CELL_VP[cell]
    return points


@rule
def score(s: State, player: int) -> int:
    """The points of a seat, or in solo play of the Automa, on the table as it stands."""
    points = 0
    if player < s.seats:
        for line in range(LINES):
            points += score_line(s, player, line)
    else:
        for line in range(AUTOMA_LINES):
            points += automa_line(s, line)
    return points


@rule
def visible_dragons(s: State, seat: int) -> int:
    """The dragons on the mat, tucked ones not counted: they break a tie (W19.4)."""
    return s.settled[seat][0] + s.settled[seat][1] + s.settled[seat][2]


@rule
def rank(s: State, player: int) -> int:
    """A number that orders the players: more is better, equal ones share the victory (W19.4).

    Alone it tells the victory over the Automa: hers is 0, and you win with as many points as she has (A1.4).
    """
    if s.seats > 1:
        return score(s, player) * 100 + visible_dragons(s, player)
    return 0 if player == AUTOMA else 2 * (score(s, player) - score(s, AUTOMA)) + 1


@rule
def statistic(s: State, number: int) -> int:
    """One of the STATISTICS at the end of a game; -1 for the Automa's score where nobody plays alone."""
    if number == 1:
        return score(s, AUTOMA) if s.seats == 1 else -1
    n = 0
    for seat in range(s.seats):
        n += visible_dragons(s, seat)
    return n

"""The last placements: nobody who tries every way to end the game finds a better one."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.bots.draftosaurus import policy
from dracosaur.bots.method import MOVES, ROOMS
from dracosaur.bots.method.search import KNOWN, MOVE, ROOT, STATES, TIMES, TOTAL
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.rules import State, constants, score
from dracosaur.games.draftosaurus.rules.knowledge import is_shown
from tests.bots.draftosaurus.walks import GAME, decisions

WIDTH = max(policy.MOST_MOVES, policy.CONTEXT_SIZE)

ENDS: list[tuple[int, dict[str, Any]]] = [
    (2, {"board": "winter", "quarantine_move": "optional"}),
    (2, {"board": "summer"}),
    (3, {"board": "winter"}),
    (3, {"board": "summer", "placement_commit": "joint"}),
    (4, {"board": "match"}),
]


def solved(state: State, seat: int) -> dict[int, int] | None:
    """What each move brings, if that is known."""
    states = [State() for _ in range(STATES)]
    states[ROOT].become(state)
    room, known = [[0] * WIDTH for _ in range(ROOMS)], [[0] * WIDTH for _ in range(KNOWN)]
    n = policy.moves(state, seat, room[MOVES])
    known[MOVE][:n] = room[MOVES][:n]
    if not policy.solve(states, seat, n, room, known):
        return None
    assert states[ROOT] == state
    assert known[TIMES][:n] == [1] * n
    return dict(zip(known[MOVE][:n], known[TOTAL][:n], strict=True))


def best_points(state: State, seat: Seat) -> int:
    """The most points that the seat can reach from here, by trying all its ways; others do anything."""
    if state.phase == constants.OVER:
        return score(state, seat)
    after = state.copy()
    for other in map(Seat, range(state.seats)):
        if other != seat and (codes := GAME.legal_codes(after, other)):
            GAME.rules.apply(after, other, codes[0])
            return best_points(after, seat)
    ends = []
    for code in GAME.legal_codes(state, seat):
        after = state.copy()
        GAME.rules.apply(after, seat, code)
        ends.append(best_points(after, seat))
    return max(ends)


@pytest.mark.parametrize(("seats", "options"), ENDS)
def test_the_best_move_reaches_most_points(seats: int, options: dict[str, Any]) -> None:
    tried = 0
    for state, seat, _ in decisions(seats, options, 8):
        is_end = state.round == constants.ROUNDS[seats] - 1 and state.turn == constants.TURNS[seats] - 1
        found = solved(state, seat) if is_end or state.phase == constants.LEAVE else None
        if found is None:
            continue
        most = best_points(state, seat)
        for move, worth in found.items():
            after = state.copy()
            GAME.rules.apply(after, seat, policy.action_of(move))
            if worth == max(found.values()):
                assert best_points(after, seat) == most
        tried += 1
    assert tried > 0


def test_what_others_have_decided_in_secret_is_not_read() -> None:
    """The end is solved alike whatever spot another one has chosen in an imagined state."""
    for state, seat, rng in decisions(3, {"board": "winter"}, 11):
        found = solved(state, seat)
        if found is None:
            continue
        other = state.copy()
        GAME.rules.redeal(other, seat, Rng("other", rng.below(99)).row)
        assert solved(other, seat) == found


def test_nothing_is_solved_while_choices_are_secret() -> None:
    for state, seat, _ in decisions(2, {"placement_commit": "joint"}, 3):
        if state.phase == constants.TURN and not is_shown(state, constants.CHOOSE):
            assert solved(state, seat) is None

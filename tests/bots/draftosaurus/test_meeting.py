"""The last two turns of two players: a literal look at every way to play them comes to the same."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.bots.draftosaurus import policy
from dracosaur.bots.draftosaurus.policy.matrix import MIX, MOST_OPTIONS, PRECISION, SHARE, solve_matrix
from dracosaur.bots.draftosaurus.profile import PROFILE
from dracosaur.bots.method import LOGITS, MOVES, ROOMS
from dracosaur.bots.method.mind import Budget, Mind, Player
from dracosaur.bots.method.search import KNOWN, MOVE, ROOT, TOTAL
from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import is_available
from dracosaur.games.draftosaurus.rules import State, constants
from tests.bots.draftosaurus.walks import GAME, decisions

ANY = 1 << 40
LEVELS = 3  # of matrices inside one another, each of which may be off by the precision
WIDTH = policy.SOLVER_SIZE


def solved(matrix: list[list[int]]) -> tuple[int, list[int], list[int]]:
    """What a matrix is worth, and both mixes."""
    mine, theirs = [0] * 3 * MOST_OPTIONS, [0] * 3 * MOST_OPTIONS
    rows, columns = len(matrix), len(matrix[0])
    worth = solve_matrix([one for row in matrix for one in row], 0, rows, columns, mine, theirs)
    return worth, mine[MIX : MIX + rows], theirs[MIX : MIX + columns]


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 3), (4, 4), (7, 9), (1, 5), (5, 1)])
def test_nobody_gains_by_leaving_a_mix(rows: int, columns: int) -> None:
    rng = Rng("matrix", rows, columns)
    for _ in range(10):
        matrix = [[rng.below(4096) - 1024 for _ in range(columns)] for _ in range(rows)]
        worth, mine, theirs = solved(matrix)
        low = min(sum(mine[i] * matrix[i][j] for i in range(rows)) for j in range(columns)) / sum(mine)
        high = max(sum(theirs[j] * row[j] for j in range(columns)) for row in matrix) / sum(theirs)
        assert high - low <= PRECISION + 2  # rounded down twice
        assert low - 1 <= worth <= high + 1


def test_a_matrix_with_a_best_answer_for_both_is_solved_by_it() -> None:
    assert solved([[3, 5, 4], [1, 9, 0]]) == (3, [1, 0], [1, 0, 0])
    assert solved([[0, 2], [3, 1]]) == (1, [2, 2], [1, 3])  # 3 / 2, rounded down


def met(state: State, seat: int, most: int = ANY) -> dict[int, tuple[int, int]] | None:
    """What each action brings against the equilibrium, and how often it should be taken."""
    states = [State() for _ in range(policy.SOLVER_STATES)]
    states[ROOT].become(state)
    room, known = [[0] * WIDTH for _ in range(ROOMS)], [[0] * WIDTH for _ in range(KNOWN)]
    n = policy.moves(state, seat, room[MOVES])
    known[MOVE][:n] = room[MOVES][:n]
    if not policy.meet(states, seat, n, most, room, known):
        return None
    assert states[ROOT] == state
    found: dict[int, tuple[int, int]] = {}
    for move, worth, share in zip(known[MOVE][:n], known[TOTAL][:n], room[LOGITS][:n], strict=True):
        action = policy.action_of(move)
        found[action] = (worth, found.get(action, (0, 0))[1] + share)
    return found


def worth_of(state: State, seat: Seat) -> int:
    """What the seat can expect, by every way to play on."""
    if state.phase == constants.OVER:
        return policy.margin(state, seat)
    if GAME.to_act(state) == (CHANCE,):
        codes = GAME.legal_codes(state, CHANCE)
        return sum(worth_of(after(state, [(CHANCE, code)]), seat) for code in codes) // len(codes)
    other = Seat(1 - seat)
    pairs = pairs_of(state, seat)
    worths = {pair: worth_of(after(state, zip((seat, other), pair, strict=True)), seat) for pair in pairs}
    rows = list(dict.fromkeys(mine for mine, _ in pairs))
    columns = list(dict.fromkeys(theirs for _, theirs in pairs))
    return solved([[worths[mine, theirs] for theirs in columns] for mine in rows])[0]


def pairs_of(state: State, seat: Seat) -> list[tuple[int | None, int | None]]:
    """What the two can decide; who has nothing to decide does nothing."""
    both: list[list[int | None]] = [
        [*GAME.legal_codes(state, one)] or [None] for one in (seat, Seat(1 - seat))
    ]
    return [(mine, theirs) for mine in both[0] for theirs in both[1]]


def after(state: State, decided: Any) -> State:  # seats with their actions
    """The state in which this has been decided."""
    following = state.copy()
    for seat, code in decided:
        if code is not None:
            GAME.rules.apply(following, seat, code)
    return following


def ends(board: str, turn: int, step: int, seed: int) -> tuple[State, Seat]:
    """A decision of both in one of the last turns of a random game."""
    for state, seat, _ in decisions(2, {"board": board, "quarantine_move": "optional"}, seed):
        is_end = state.phase == constants.TURN and state.round == 3 and state.turn == turn
        if is_end and len(GAME.to_act(state)) == 2 and constants.STEPS[state.plan][state.done[seat]] == step:
            return state.copy(), seat
    raise AssertionError("there is no such decision")


@pytest.mark.parametrize(
    ("board", "turn", "step", "seed"),
    [
        ("summer", 2, constants.CHOOSE, 1),
        ("summer", 2, constants.CHOOSE, 2),
        ("winter", 2, constants.CHOOSE, 3),
        ("summer", 1, constants.DISCARD, 4),
    ],
)
def test_every_way_to_play_on_comes_to_the_same(board: str, turn: int, step: int, seed: int) -> None:
    state, seat = ends(board, turn, step, seed)
    found = met(state, seat)
    assert found is not None
    assert max(worth for worth, _ in found.values()) == pytest.approx(
        worth_of(state, seat), abs=LEVELS * PRECISION
    )


@pytest.mark.parametrize(
    ("board", "step", "seed"),
    [("summer", constants.PLACE, 5), ("winter", constants.PLACE, 6)],
)
def test_a_decision_is_worth_what_comes_after_it(board: str, step: int, seed: int) -> None:
    state, seat = ends(board, 1, step, seed)
    found = met(state, seat)
    assert found is not None
    other = Seat(1 - seat)
    matrix: dict[int | None, list[int]] = {}
    for mine, theirs in pairs_of(state, seat):
        following = met(after(state, [(seat, mine), (other, theirs)]), seat)
        assert following is not None
        matrix.setdefault(mine, []).append(max(worth for worth, _ in following.values()))
    worth, _, mix = solved(list(matrix.values()))
    assert max(one for one, _ in found.values()) == pytest.approx(worth, abs=LEVELS * PRECISION)
    for action, row in matrix.items():
        assert action is not None
        against = sum(share * one for share, one in zip(mix, row, strict=True)) / sum(mix)
        if found[action][1] > SHARE // 20:
            assert against == pytest.approx(worth, abs=LEVELS * PRECISION * 4)


def test_a_short_search_does_without() -> None:
    state, seat = ends("summer", 1, constants.PLACE, 5)
    assert met(state, seat, 1) is None


def test_nothing_is_solved_where_decisions_are_made_together() -> None:
    for options in ({"placement_commit": "joint"}, {"two_player_discard_timing": "with_choice"}):
        for state, seat, _ in decisions(2, options, 7):
            assert met(state, seat) is None


def test_what_the_other_has_decided_is_not_read() -> None:
    for state, seat, _ in decisions(2, {}, 8):
        if state.round == 3 and state.turn == 2 and state.phase == constants.TURN:
            other = state.copy()
            GAME.rules.redeal(other, seat, Rng("other").row)
            assert met(other, seat) == met(state, seat)


@pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")
def test_a_search_draws_its_move_from_the_mix() -> None:
    state, seat = ends("summer", 1, constants.DISCARD, 4)
    found = met(state, seat)
    assert found is not None
    learned = PROFILE.learned(state)
    assert learned is not None
    for plain in (True, False):
        player = Player(Mind(PROFILE, plain), learned)
        for seed in range(20):
            tried = player.search(state, seat, Budget(playouts=10), seed)
            assert found[policy.action_of(tried[0].move)][1] > 0
            means = [one.mean for one in tried[1:]]
            assert means == sorted(means, reverse=True)

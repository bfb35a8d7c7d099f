"""The learned player in the twin: moves are actions, logits are sums of features, both twins play alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dracosaur.bots.gods_love_dinosaurs import policy
from dracosaur.bots.gods_love_dinosaurs.policy.moves import EATEN, EGGS, END, FEW, HUNTER, list_roams
from dracosaur.bots.method import CONTEXT, FOUND, LOGITS, MOST_FEATURES, MOVES, ROOMS
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, RNG_SIZE, compiled, is_available, lint, seed_row
from dracosaur.games.gods_love_dinosaurs import rules
from dracosaur.games.gods_love_dinosaurs.rules import State, constants, legal
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at, neighbour
from tests.games.gods_love_dinosaurs.secrets import odd_set
from tests.games.gods_love_dinosaurs.tables import GAME, eco, table, wake_dinosaurs

TABLES = [
    (2, {}),
    (3, {"figures": "limited"}),
    (5, {}),
    (4, {"tiles": odd_set(), "figures": "limited"}),
]


def weights() -> list[int]:
    rng = Rng("weights")
    return [rng.below(2 * ONE) - ONE for _ in range(policy.POLICY_SIZE)]


def room() -> list[list[int]]:
    return [[0] * policy.CONTEXT_SIZE for _ in range(ROOMS)]


def decisions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game in which the policy plays with random weights."""
    state, rng, place, learned = State(), Rng(seed).row, room(), weights()
    rules.setup(state, seats, GAME.options_row(GAME.options(options, seats)))
    while state.phase != constants.OVER:
        if rules.must_act(state, -1):
            rules.apply(state, -1, rules.draw(state, rng))
            continue
        seat = next(seat for seat in range(seats) if rules.must_act(state, seat))
        yield state, seat
        n = policy.moves(state, seat, place[MOVES])
        move = place[MOVES][policy.choose(state, seat, n, learned, ONE, rng, place)]
        policy.perform(state, seat, move)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_begin_with_legal_actions_and_none_is_left_out(seats: int, options: dict[str, Any]) -> None:
    """Not every way of a dinosaur has a move, and no figure is chosen that has no hunt."""
    tasks = set()
    for state, seat in decisions(seats, options, 3):
        before = state.copy()
        moves, codes = [0] * policy.MOST_MOVES, [0] * constants.MOST_LEGAL
        listed = moves[: policy.moves(state, seat, moves)]
        allowed = codes[: legal(state, seat, codes)]
        begun = {policy.action_of(move) for move in listed}
        assert state == before
        assert len(set(listed)) == len(listed) > 0
        assert begun <= set(allowed)
        if state.task[seat] in (constants.TAKE, constants.LAY, constants.BREED, constants.HUNT):
            assert sorted(begun) == allowed
        tasks.add(state.task[seat])
    assert len(tasks) == 7


def test_a_move_does_what_its_actions_do() -> None:
    for state, seat in decisions(3, {}, 5):
        moves = [0] * policy.MOST_MOVES
        n = policy.moves(state, seat, moves)
        for move in (moves[0], moves[n // 2], moves[n - 1]):
            quick, slow = state.copy(), state.copy()
            policy.perform(quick, seat, move)
            rules.apply(slow, seat, policy.action_of(move))
            if state.task[seat] == constants.CHOOSE:
                rules.apply(slow, seat, move % HUNTER)
            assert quick == slow


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_logits_are_the_sums_of_features(seats: int, options: dict[str, Any]) -> None:
    place, learned = room(), weights()
    for state, seat in decisions(seats, options, 7):
        n = policy.moves(state, seat, place[MOVES])
        policy.weigh(state, seat, n, learned, place)
        logits = place[LOGITS][:n]
        policy.context(state, seat, place[CONTEXT])
        for move, logit in zip(place[MOVES][:n], logits, strict=True):
            found = place[FOUND][: policy.features(state, seat, place[CONTEXT], move, place[FOUND])]
            assert len(found) <= MOST_FEATURES
            assert all(0 <= index < policy.POLICY_SIZE for index in found)
            assert sum(learned[index] for index in found) == logit
        seen = place[FOUND][: policy.phi(state, seat, place[FOUND])]
        assert len(seen) <= MOST_FEATURES
        assert all(0 <= index < policy.CRITIC_SIZE for index in seen)
        assert not any(state.work)


def test_of_the_ways_to_a_mountain_the_one_with_least_prey_is_kept_for_each_number_of_eggs() -> None:
    """G10.7: an egg for each predator; the ways are tried one by one by the rules themselves."""
    cells = {(0, 0): "Md", (1, 0): "Lf", (2, 0): "Ft", (3, 0): "M", (1, 1): "P", (2, 1): "Pe", (0, 1): "Fr"}
    state = wake_dinosaurs(table(eco(cells)), constants.STAGE_DINO)
    assert state.task[0] == constants.ROAM
    here = find_cell(state, 0, hex_at(0, 0))
    moves, codes = [0] * policy.MOST_MOVES, [0] * constants.MOST_LEGAL
    kept = {}
    for move in moves[: list_roams(state, 0, here, moves, 0)]:
        key = (move // END % 128, move // EGGS % FEW)
        assert key not in kept
        kept[key] = move // EATEN % FEW
    best: dict[tuple[int, int], int] = {}
    for code in codes[: legal(state, 0, codes) - 1]:
        end, eggs, prey = walk(state, here, code - constants.ACT_ROAM)
        best[end, eggs] = min(prey, best.get((end, eggs), 9))
    assert kept == best
    assert {eggs for _, eggs in best} == {0, 1, 2}


def walk(state: State, here: int, way: int) -> tuple[int, int, int]:
    """Where a way ends, and how many predators and prey it enters."""
    cell, entered, steps = here, set(), constants.WAY_STEPS[way]
    while steps > 0:
        cell = neighbour(state, 0, cell, steps % 8 - 1)
        entered.add(cell)
        steps //= 8
    figures = [figure_on(state, 0, other) for other in entered - {here}]
    predators = sum(figure >= constants.TIGER for figure in figures)
    return cell, predators, sum(0 < figure < constants.TIGER for figure in figures)


def test_the_package_is_in_the_subset() -> None:
    assert lint.check_package("dracosaur.bots.gods_love_dinosaurs.policy") == []


@pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_twins_play_alike(seats: int, options: dict[str, Any]) -> None:
    np = pytest.importorskip("numpy")
    twin = compiled("dracosaur.bots.gods_love_dinosaurs.policy")
    plain, learned, rng = State(), weights(), [0] * RNG_SIZE
    seed_row(rng, 11, 0)
    rules.setup(plain, seats, GAME.options_row(GAME.options(options, seats)))
    batch = twin.State.batch(1)
    plain.write_row(batch[0])
    machine_rng = np.array(rng)
    place = np.zeros((ROOMS, policy.CONTEXT_SIZE), np.int64)
    assert policy.play_on(plain, 0, 0, learned, ONE, rng, room()) == 1
    assert twin.play_on(batch[0], 0, 0, np.array(learned, np.int32), ONE, machine_rng, place) == 1
    assert batch[0].tobytes() == plain.to_bytes()
    assert machine_rng.tolist() == rng
    assert plain.phase == constants.OVER
    for seat in range(seats):
        assert policy.margin(plain, seat) == twin.margin(batch[0], seat)


def test_the_winner_of_a_tie_has_more_than_the_others() -> None:
    """G12.5: among equals the later one in the first round wins."""
    state = table(eco({(0, 0): "Md"}), eco({(0, 0): "Md"}))
    state.first_player, state.phase = 0, constants.OVER
    assert policy.margin(state, 1) == -policy.margin(state, 0) > 0

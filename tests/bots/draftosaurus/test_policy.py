"""The policy of Draftosaurus in the twin: moves, features, what is imagined, what is played for."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.bots.draftosaurus import policy
from dracosaur.bots.draftosaurus.policy.critic import MOST_POINTS, POINT, VICTORY, phi
from dracosaur.bots.draftosaurus.policy.features import context, features
from dracosaur.bots.draftosaurus.policy.moves import ALONE, SPOT_CODES, imagine
from dracosaur.bots.draftosaurus.policy.weighing import weigh_each
from dracosaur.bots.method import CONTEXT, FOUND, LOGITS, MOST_FEATURES, MOVES, ROOMS
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, compiled, is_available, lint, seed_row
from dracosaur.games.draftosaurus.rules import State, constants, rank, score
from tests.bots.draftosaurus.walks import GAME, TABLES, decisions

WIDTH = max(policy.MOST_MOVES, policy.CONTEXT_SIZE)


def room() -> list[list[int]]:
    return [[0] * WIDTH for _ in range(ROOMS)]


def weights() -> list[int]:
    rng = Rng("weights")
    return [rng.below(2 * ONE) - ONE for _ in range(policy.POLICY_SIZE)]


def listed(state: State, seat: int) -> list[int]:
    out = [0] * policy.MOST_MOVES
    return out[: policy.moves(state, seat, out)]


def test_the_package_is_inside_the_subset() -> None:
    assert lint.check_package("dracosaur.bots.draftosaurus") == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_are_the_legal_actions_and_their_spots(seats: int, options: dict[str, Any]) -> None:
    """Each move begins with a legal action, each legal action begins one, and joint spots are legal then."""
    for state, seat, _ in decisions(seats, options, 1):
        found, codes = listed(state, seat), GAME.legal_codes(state, seat)
        assert sorted({policy.action_of(move) for move in found}) == codes
        assert len(set(found)) == len(found)
        for species in {move // SPOT_CODES for move in found if move < ALONE}:
            after = state.copy()
            after.chosen[seat] = species + 1
            after.done[seat] = constants.STEPS[after.plan].index(constants.PLACE)
            after.stage = after.done[seat]
            spots = [code - constants.ACT_PLACE for code in GAME.legal_codes(after, seat)]
            assert [move % SPOT_CODES for move in found if move // SPOT_CODES == species] == spots


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_joint_move_puts_the_dinosaur_on_its_spot(seats: int, options: dict[str, Any]) -> None:
    """Played by moves alone, a game ends, and every seat has its dinosaurs where it meant them."""
    state, rng, buffer = GAME.setup(seats, GAME.options(options, seats)), Rng("moves"), room()
    meant: dict[int, tuple[int, int]] = {}
    placed = 0
    while state.phase != constants.OVER:
        if GAME.rules.must_act(state, -1):
            GAME.rules.apply(state, -1, GAME.rules.draw(state, rng.row))
            continue
        for seat in range(seats):
            n = policy.moves(state, seat, buffer[MOVES])
            if n == 0:
                continue
            move = rng.choice(buffer[MOVES][:n])
            if move < ALONE:
                meant[seat] = (move // SPOT_CODES, move % SPOT_CODES)
            elif move < ALONE + constants.ACT_DISCARD and seat in meant:
                species, spot = meant.pop(seat)
                assert (n, state.chosen[seat], move - ALONE) == (1, species + 1, constants.ACT_PLACE + spot)
                placed += 1
            policy.perform(state, seat, move)
    assert placed >= 10 * seats
    assert not meant


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_sums_kept_per_spot_are_the_sums_of_the_features(seats: int, options: dict[str, Any]) -> None:
    learned, fast, slow = weights(), room(), room()
    for state, seat, _ in decisions(seats, options, 2):
        n = policy.moves(state, seat, fast[MOVES])
        policy.moves(state, seat, slow[MOVES])
        policy.weigh(state, seat, n, learned, fast)
        weigh_each(state, seat, n, learned, slow)
        assert fast[LOGITS][:n] == slow[LOGITS][:n]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_features_stay_inside_their_board(seats: int, options: dict[str, Any]) -> None:
    half = policy.POLICY_SIZE // 2
    for state, seat, _ in decisions(seats, options, 3):
        place = room()
        context(state, seat, place[CONTEXT])
        for move in listed(state, seat):
            n = features(state, seat, place[CONTEXT], move, place[FOUND])
            assert 0 < n <= MOST_FEATURES
            assert {index // half for index in place[FOUND][:n]} == {state.board}
        n = phi(state, seat, place[FOUND])
        assert 0 < n <= MOST_FEATURES
        assert all(0 <= index < policy.CRITIC_SIZE for index in place[FOUND][:n])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_imagined_fits_and_leaves_others_to_decide(seats: int, options: dict[str, Any]) -> None:
    """The seat's own view stays as it is but for secrets, which nobody has decided yet."""
    for state, seat, rng in decisions(seats, options, 4):
        other = state.copy()
        imagine(other, seat, rng.copy().row)
        assert (other.zoo, other.hand[seat]) == (state.zoo, state.hand[seat])
        assert GAME.legal_codes(other, seat) == GAME.legal_codes(state, seat)
        if state.phase == constants.TURN:
            open_ = [s for s in range(seats) if constants.STAGE_END[other.plan][other.stage] > other.done[s]]
            assert other.waiting == len(open_)
            assert GAME.view(state, seat).zoos == GAME.view(other, seat).zoos


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_seat_plays_for_its_share_of_the_victory(seats: int, options: dict[str, Any]) -> None:
    end = None
    for state, seat, _ in decisions(seats, options, 5):
        assert policy.margin(state, seat) == 0
        end = state
    assert end is not None
    ranks = [rank(end, seat) for seat in range(seats)]
    for one in range(seats):
        best = max(score(end, other) for other in range(seats) if other != one)
        lead = max(-MOST_POINTS, min(MOST_POINTS, score(end, one) - best))
        share = VICTORY // ranks.count(ranks[one]) if ranks[one] == max(ranks) else 0
        assert policy.margin(end, one) == share + POINT * lead


@pytest.mark.skipif(not is_available(), reason="the extra `fast` is not installed")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_twins_play_on_alike(seats: int, options: dict[str, Any]) -> None:
    np = pytest.importorskip("numpy")
    twin, learned = compiled("dracosaur.bots.draftosaurus.policy"), weights()
    state = GAME.setup(seats, GAME.options(options, seats))
    batch = twin.State.batch(1)
    state.write_row(batch[0])
    rng = [0, 0, 0]
    seed_row(rng, 5, seats)
    machine_rng = np.array(rng)
    assert policy.play_on(state, 0, 0, learned, ONE, rng, room()) == 1
    machine_room = np.zeros((ROOMS, WIDTH), np.int64)
    assert twin.play_on(batch[0], 0, 0, np.array(learned, np.int32), ONE, machine_rng, machine_room) == 1
    assert batch[0].tobytes() == state.to_bytes()
    assert machine_rng.tolist() == rng

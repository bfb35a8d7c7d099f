"""`redeal`: a random state that a seat cannot tell from the given one (D16, D17.9, D17.10)."""

from collections import Counter

import pytest

from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import compiled, is_available
from dracosaur.games.draftosaurus import rules
from dracosaur.games.draftosaurus.rules import State, constants, redeal
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.secrets import conserve, unknown_hands
from tests.games.draftosaurus.tables import (
    GAME,
    TABLES,
    Option,
    choose,
    do,
    leave,
    leaving,
    put,
    random_states,
    roll,
    running,
)

SPECTATOR = constants.SPECTATOR
# What nobody has to remember: it lies on the table, or it is known how far the game has come.
PUBLIC = set(State.layout) - {
    *("bag", "hand", "discards", "hidden_discards", "done", "chosen", "spot", "dropped"),
}


def redealt(state: State, viewer: int, rng: Rng) -> State:
    """The state as it might be for all that the viewer knows."""
    other = state.copy()
    redeal(other, viewer, rng.row)
    return other


def seat_of(viewer: int) -> Seat | None:
    return None if viewer == SPECTATOR else Seat(viewer)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_d16_4_the_viewer_cannot_tell_a_redealt_state(seats: int, options: dict[str, Option]) -> None:
    """D16.4, D16.6: at every moment of a match, and whatever is decided in it could have been decided."""
    rng = Rng("tell")
    for i, state in enumerate(random_states(seats, options)):
        for viewer in (SPECTATOR, i % seats):
            other = redealt(state, viewer, rng)
            assert GAME.view(other, seat_of(viewer)) == GAME.view(state, seat_of(viewer))
            conserve(other)
            assert GAME.read_position(GAME.write_position(other)).state == other
            assert other.waiting == sum(seat != CHANCE for seat in GAME.to_act(other))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_d16_6_nothing_that_is_known_changes(seats: int, options: dict[str, Option]) -> None:
    """D16.1, D16.6: the table, the hands held in this round and all of one's own stay as they are."""
    rng = Rng("known")
    for state in random_states(seats, options):
        for viewer in range(SPECTATOR, seats):
            other = redealt(state, viewer, rng)
            assert all(getattr(other, name) == getattr(state, name) for name in PUBLIC)
            unknown = unknown_hands(state, seat_of(viewer))
            for seat in range(seats):
                assert seat in unknown or other.hand[seat] == state.hand[seat]
            if viewer != SPECTATOR:
                for name in ("discards", "hidden_discards", "done", "chosen", "spot", "dropped"):
                    assert getattr(other, name)[viewer] == getattr(state, name)[viewer]


@pytest.mark.parametrize("options", [{}, {"two_player_discard_visibility": "hidden"}])
def test_d16_7_at_the_end_nothing_is_dealt_again(options: dict[str, Option]) -> None:
    """D16.7: everything is known."""
    *_, end = random_states(2, options)
    assert end.phase == constants.OVER
    for viewer in (SPECTATOR, 0, 1):
        assert redealt(end, viewer, Rng("end")) == end


def piles(state: State) -> dict[str, list[int]]:
    """Every place in which pieces may lie that somebody cannot see."""
    first = {f"first discards of {seat}": state.hidden_discards[seat] for seat in range(state.seats)}
    later = {
        f"later discards of {seat}": [
            n - k for n, k in zip(state.discards[seat], state.hidden_discards[seat], strict=True)
        ]
        for seat in range(state.seats)
    }
    return {
        "bag": state.bag,
        **{f"hand of {seat}": state.hand[seat] for seat in range(state.seats)},
        **first,
        **later,
    }


def moment(seats: int, when: tuple[int, int, int], **options: Option) -> State:
    """A state with the round, turn and phase of a random match."""
    return next(s for s in random_states(seats, options) if (s.round, s.turn, s.phase) == when)


HIDDEN: dict[str, Option] = {"two_player_discard_visibility": "hidden"}


@pytest.mark.parametrize(
    ("state", "viewer", "unknown"),
    [
        (moment(4, (0, 0, constants.TURN)), 1, {"bag", "hand of 0", "hand of 2", "hand of 3"}),
        (moment(4, (0, 2, constants.TURN)), 1, {"bag", "hand of 0"}),
        (moment(3, (0, 0, constants.ROLL)), SPECTATOR, {"bag", "hand of 0", "hand of 1", "hand of 2"}),
        (moment(2, (1, 1, constants.TURN), **HIDDEN), 0, {"bag", "first discards of 1"}),
        (
            moment(2, (2, 0, constants.TURN), **HIDDEN),
            SPECTATOR,
            {
                *("bag", "hand of 0", "hand of 1", "first discards of 0", "first discards of 1"),
                *("later discards of 0", "later discards of 1"),
            },
        ),
    ],
)
def test_d16_2_every_unseen_piece_can_be_anywhere(state: State, viewer: int, unknown: set[str]) -> None:
    """D16.2, D16.6, D17.10: each species lies in each unknown place as often as its share of the unseen."""
    rng, n = Rng("anywhere"), 1500
    unseen = [sum(piles(state)[name][species] for name in unknown) for species in range(constants.SPECIES)]
    found = Counter[tuple[str, int]]()
    for _ in range(n):
        for name, counts in piles(redealt(state, viewer, rng)).items():
            for species, k in enumerate(counts):
                found[name, species] += k
    for name, counts in piles(state).items():
        for species, k in enumerate(counts):
            if name not in unknown:
                assert found[name, species] == n * k
                continue
            size, share = sum(counts), unseen[species] / sum(unseen)
            spread = (n * size * share * (1 - share)) ** 0.5  # drawn without return, it is even less
            assert abs(found[name, species] - n * size * share) <= 5 * spread


def test_every_deal_of_what_is_unseen_is_equally_likely() -> None:
    """D16.3: in the last round three loose pieces can be held in six ways."""
    hands = (pieces("TYR"), pieces("DIP"), pieces("TRI"))
    made = running("summer", "", "", "", hands=hands, turn=6, phase="roll")
    state = GAME.read_position(made).state
    state.bag = [0] * constants.SPECIES
    rng, n = Rng("six"), 3000
    found = Counter(str(redealt(state, SPECTATOR, rng).hand[:3]) for _ in range(n))
    assert len(found) == 6
    assert all(abs(k - n / 6) < 5 * (n / 6) ** 0.5 for k in found.values())


def shares(values: list[int]) -> dict[int, float]:
    return {value: n / len(values) for value, n in Counter(values).items()}


def test_secret_decisions_are_any_legal_ones() -> None:
    """D16.2: two species in hand are chosen equally often, and each open place as often as another."""
    hands = (pieces("3×DIP TRI"), pieces("4×STE"))
    made = running("summer", "FS: DIP", "", hands=hands, turn=2, options={"placement_commit": "joint"})
    state = do(GAME.read_position(made).state, roll("woodlands"), (0, choose("DIP")), (0, put("RV")))
    rng, n = Rng("any"), 4000
    seen = [redealt(state, 1, rng) for _ in range(n)]
    species = shares([other.chosen[0] - 1 for other in seen])
    assert species == {1: pytest.approx(0.5, abs=0.04), 2: pytest.approx(0.5, abs=0.04)}
    for chosen in (1, 2):
        again = state.copy()
        again.chosen[0], again.done[0] = chosen + 1, 1
        out = [0] * constants.MOST_LEGAL
        spots = [code - constants.ACT_PLACE for code in out[: rules.legal(again, 0, out)]]
        found = shares([other.spot[0] - 1 for other in seen if other.chosen[0] - 1 == chosen])
        assert found == {spot: pytest.approx(1 / len(spots), abs=0.05) for spot in spots}


def test_d16_1_a_part_of_a_joint_decision_is_taken_back() -> None:
    """D16.1: public is who has decided, not how much of it; the own part stays."""
    hands = (pieces("3×DIP TRI"), pieces("4×STE"))
    made = running("summer", "", "", hands=hands, turn=2, options={"placement_commit": "joint"})
    state = do(GAME.read_position(made).state, roll("woodlands"), (0, choose("DIP")))
    other = redealt(state, 1, Rng("part"))
    assert (other.done[0], other.chosen[0], other.waiting) == (0, 0, 2)
    assert redealt(state, 0, Rng("part")) == state


def test_e10_what_is_forced_is_decided_again() -> None:
    """E10: the last dinosaur is chosen without a question, whatever it may be."""
    hands = (pieces("TYR"), pieces("DIP"), pieces("TRI"))
    options = {"placement_commit": "joint"}
    made = running("summer", "", "", "", hands=hands, turn=6, options=options)
    state = do(GAME.read_position(made).state, roll("woodlands"))
    rng = Rng("forced")
    chosen = set()
    for _ in range(40):
        other = redealt(state, SPECTATOR, rng)
        assert [other.hand[seat][other.chosen[seat] - 1] for seat in range(3)] == [1, 1, 1]
        chosen.add(other.chosen[1])
    assert len(chosen) > 2


def test_d12_1_quarantine_moves_are_decided_again() -> None:
    """D16.2: where the dinosaur goes is secret; the river and every other open place may be it."""
    state = do(leaving("QZ: DIP", "QZ: STE", "", quarantine_move="optional"), (1, leave("BR")))
    rng = Rng("leave")
    found = Counter(redealt(state, 0, rng).spot[1] for _ in range(900))
    legal = GAME.legal(leaving("QZ: DIP", "QZ: STE", "", quarantine_move="optional"), Seat(1))
    assert len(found) == len(legal)
    assert min(found.values()) > 900 / len(legal) / 2
    assert redealt(state, 1, rng) == state


@pytest.mark.skipif(not is_available(), reason="needs the extra `fast`")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_twins_deal_the_same(seats: int, options: dict[str, Option]) -> None:
    """The same state and generator give the same state and generator, byte for byte."""
    import numpy as np

    twin = compiled(rules.__name__)
    rows = State.batch(1)
    rng = Rng("twins")
    numbers = np.array(rng.row, np.int64)
    for i, state in enumerate(random_states(seats, options)):
        viewer = i % (seats + 1) - 1
        state.write_row(rows[0])
        twin.redeal(rows[0], viewer, numbers)
        assert rows[0].tobytes() == redealt(state, viewer, rng).to_bytes()
        assert numbers.tolist() == rng.row

"""What bots of Wyrmspan look at: places of weights, the same in both twins, whatever was there before."""

from __future__ import annotations

import pytest

from dracosaur.bots.method import LOGITS, MOST_FEATURES, MOVES, ROOMS
from dracosaur.bots.wyrmspan.lookups import FITS
from dracosaur.bots.wyrmspan.policy import CONTEXT_SIZE, MOST_MOVES, SIZE, weigh
from dracosaur.bots.wyrmspan.policy.action import features
from dracosaur.bots.wyrmspan.policy.context import HAND_SIZE, HANDS, NEAREST, PLAYABLE, context
from dracosaur.bots.wyrmspan.policy.method import imagine
from dracosaur.bots.wyrmspan.policy.position import phi
from dracosaur.bots.wyrmspan.policy.turn import POINT, is_turn, margin
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.twin import ONE, Row, compiled
from dracosaur.games.wyrmspan.cards.codes import COUNT_DRAGONS, COUNT_KIND, NOWHERE
from dracosaur.games.wyrmspan.cards.programs import (
    COUNTS,
    DRAGON_CARDS,
    OBJECTIVE_COUNT,
    OBJECTIVE_SIDES,
)
from dracosaur.games.wyrmspan.rules import State, score
from dracosaur.games.wyrmspan.rules.constants import ACT_DRAGON, ACT_PASS, IN_HAND, KEEPING
from dracosaur.games.wyrmspan.rules.counts import count
from tests.bots.wyrmspan.walks import GAME, decisions
from tests.games.wyrmspan import table as tables

TABLES = [(1, "automa_2"), (1, "ravel_3"), (2, "automa_1"), (5, "automa_1")]


def found(s: State, seat: int, action: int, ctx: Row) -> Row:
    """The places of an action."""
    context(s, seat, ctx)
    out = [0] * MOST_MOVES
    return out[: features(s, seat, ctx, action, out)]


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_each_answer_has_places_of_its_own_among_the_weights(seats: int, level: str) -> None:
    ctx = [0] * CONTEXT_SIZE
    for s, seat, actions in decisions(seats, 1, level):
        places = [found(s, seat, action, ctx) for action in actions]
        assert all(0 < len(some) <= MOST_FEATURES for some in places)
        assert all(0 <= place < SIZE for some in places for place in some)
        cards = [some for action, some in zip(actions, places, strict=True) if action > ACT_DRAGON]
        assert len({tuple(some) for some in cards}) == len(cards)


@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_context_held_before_makes_no_difference(seats: int) -> None:
    """A hand is kept from one decision to the next only where it is still the hand."""
    kept = [0] * CONTEXT_SIZE
    for seed in (2, 3):
        for s, seat, actions in decisions(seats, seed):
            assert found(s, seat, actions[0], kept) == found(s, seat, actions[0], [0] * CONTEXT_SIZE)


def test_what_lay_there_before_makes_no_difference_to_a_position() -> None:
    for step, (s, seat, _) in enumerate(decisions(2, 4)):
        fresh, used = [0] * MOST_MOVES, [Rng("used", step).below(SIZE) for _ in range(MOST_MOVES)]
        n = phi(s, seat, fresh)
        assert phi(s, seat, used) == n <= MOST_FEATURES
        assert used[:n] == fresh[:n]


@pytest.mark.parametrize("seats", [2, 4])
def test_features_see_no_more_than_the_seat(seats: int) -> None:
    """Places are the same on a table that the seat cannot tell from this one (W1.4)."""
    ctx = [0] * CONTEXT_SIZE
    for step, (s, seat, actions) in enumerate(decisions(seats, 5)):
        if step % 3 == 0:
            other = s.copy()
            imagine(other, seat, Rng("other", step).row)
            assert GAME.view(other, Seat(seat)) == GAME.view(s, Seat(seat))
            for action in actions:
                assert found(other, seat, action, ctx) == found(s, seat, action, ctx)
            if s.phase != KEEPING:  # others may have made any number of choices
                one, two = [0] * MOST_MOVES, [0] * MOST_MOVES
                assert phi(s, seat, one) == phi(other, seat, two)
                assert one == two


def test_a_hand_is_told_by_what_it_lacks() -> None:
    """A dragon that can be paid is playable; one that lacks a resource is the nearest."""
    s = tables.Table(seats=1, round_=2).coins(3).hand(66, 81).supply(meat=2, gold=2).begin().s
    ctx = [0] * CONTEXT_SIZE
    context(s, 0, ctx)
    assert ctx[HANDS : HANDS + 3] == [2, 66, 81]
    assert ctx[PLAYABLE] == 1
    assert ctx[NEAREST] == 66
    s.dragon_at[81] = IN_HAND + 1
    s.dragon_cards[0] = 1
    context(s, 0, ctx)
    assert ctx[HANDS : HANDS + 2] == [1, 66]
    assert HANDS + 5 * HAND_SIZE == CONTEXT_SIZE


def test_objectives_count_the_dragons_that_fit_them() -> None:
    """The lookup of fitting dragons says what the rules count (W17.5)."""
    sides = [
        side for side in range(OBJECTIVE_SIDES) if COUNTS[OBJECTIVE_COUNT[side]][COUNT_KIND] == COUNT_DRAGONS
    ]
    assert len(sides) > 8
    s = State()
    s.seats = 1
    s.settled[0][0] = 1
    for card in range(1, DRAGON_CARDS + 1):
        s.dragon[0][0] = card
        counted = [side for side in sides if count(s, 0, NOWHERE, OBJECTIVE_COUNT[side])]
        assert counted == [side for side in range(OBJECTIVE_SIDES) if (FITS[card] >> side) & 1]


def test_a_turn_begins_with_the_question_for_an_action() -> None:
    """One of several turns a game, each for the seat that is asked; what is kept in setup is the first."""
    begins = [(seat, s.phase, actions) for s, seat, actions in decisions(2, 6) if is_turn(s, seat)]
    assert {seat for seat, _, _ in begins} == {0, 1}
    assert [phase for _, phase, _ in begins].count(KEEPING) == 2
    assert all(ACT_PASS in actions for _, phase, actions in begins if phase != KEEPING)
    assert len(begins) > 20


def test_a_margin_is_what_a_seat_is_ahead_of_the_best_other() -> None:
    for seats in (1, 3):
        *_, (s, _, _) = decisions(seats, 7)
        points = [score(s, player) for player in range(max(seats, 2))]
        others = [max(points[:seat] + points[seat + 1 :]) for seat in range(seats)]
        assert [margin(s, seat) for seat in range(seats)] == [
            POINT * (points[seat] - others[seat]) for seat in range(seats)
        ]


@pytest.mark.fast
def test_both_twins_weigh_alike() -> None:
    import numpy as np

    twin = compiled("dracosaur.bots.wyrmspan.policy")
    rng = Rng("weights")
    weights = [rng.below(2 * ONE) - ONE for _ in range(SIZE)]
    learned = np.array(weights, np.int32)
    room = [[0] * MOST_MOVES for _ in range(ROOMS)]
    machine_room = np.zeros((ROOMS, MOST_MOVES), np.int64)
    row = twin.State.batch(1)[0]
    for seats in (1, 4):
        for s, seat, actions in decisions(seats, 8):
            room[MOVES][: len(actions)] = actions
            machine_room[MOVES, : len(actions)] = actions
            s.write_row(row)
            weigh(s, seat, len(actions), weights, room)
            twin.weigh(row, seat, len(actions), learned, machine_room)
            assert machine_room[LOGITS, : len(actions)].tolist() == room[LOGITS][: len(actions)]

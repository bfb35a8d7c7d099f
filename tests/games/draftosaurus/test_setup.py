"""Setting up: components, boards, bag and first roller (D1 to D3)."""

from collections import Counter

import pytest

from dracosaur.core.game import CHANCE, Seat
from dracosaur.games.draftosaurus.actions import FirstRoller
from dracosaur.games.draftosaurus.keys import FACE_KEYS, PLACE_KEYS, SPECIES_KEYS
from tests.games.draftosaurus.literal_legality import FACES
from tests.games.draftosaurus.literal_scorer import PENS, SPECIES
from tests.games.draftosaurus.tables import GAME, deals, legal, new_table, play, turns


def test_d1_1_there_are_six_species_and_d1_4_six_faces() -> None:
    """D1.1, D1.4: the keys are those of the rules text, each once."""
    assert SPECIES_KEYS == SPECIES
    assert set(FACE_KEYS) == set(FACES)
    assert len(FACE_KEYS) == 6


@pytest.mark.parametrize(("side", "board"), [(0, "summer"), (1, "winter")])
def test_d2_each_side_has_six_pens_and_the_river(side: int, board: str) -> None:
    """D2.3, D2.4: the places of both boards; D2.8: the T-Rex sign is none of them."""
    assert set(PLACE_KEYS[side]) == {*PENS[board], "river"}
    assert len(PLACE_KEYS[side]) == 7


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_d2_1_everybody_plays_on_the_same_side(board: str) -> None:
    """D2.1: one board for the table."""
    view = new_table(3, board=board).view(None)
    assert view.board == board
    assert all(set(zoo) == {*PENS[board], "river"} for zoo in view.zoos)


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_d2_5_each_zone_face_opens_three_pens(board: str) -> None:
    """D2.5: self-check of the zones; every pen is opened by two of the four faces."""
    opened: Counter[str] = Counter()
    for face in ("woodlands", "grasslands", "food_court", "restrooms"):
        pens = {place for place, _ in legal(board, "", "DIP", face)} - {"river"}
        assert len(pens) == 3
        opened.update(pens)
    assert opened == dict.fromkeys(PENS[board], 2)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_d3_1_two_to_five_play(seats: int) -> None:
    """D3.1: other numbers are refused with the numbers that are possible."""
    with pytest.raises(ValueError, match="draftosaurus is for 2 to 5 players"):
        GAME.setup(seats, GAME.options({}, 2))


def test_d3_4_chance_names_the_first_roller() -> None:
    """D3.4, O1: without a seat the first roller is drawn; every seat is possible."""
    state = GAME.setup(4, GAME.options({}, 4))
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.legal(state, CHANCE) == tuple(FirstRoller(seat) for seat in range(4))
    view = GAME.view(state, None)
    assert (view.phase, view.first_roller, view.roller, view.die) == ("first", None, None, None)
    after = GAME.apply(state, CHANCE, FirstRoller(2))
    assert (GAME.view(after, None).first_roller, GAME.view(after, None).roller) == (2, 2)


def test_d3_4_a_given_seat_rolls_first() -> None:
    """D3.4, O1: with a seat there is nothing to draw; the first deal is due."""
    state = GAME.setup(4, GAME.options({"first_roller": 3}, 4))
    assert GAME.view(state, None).phase == "deal"
    assert GAME.view(state, None).roller == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d3_5_the_bag_is_empty_after_the_last_deal(seats: int) -> None:
    """D3.5, D19.2: the bag holds exactly what the game consumes."""
    table = play(new_table(seats))
    sizes = [sum(state.bag) for state in turns(table)]
    rounds = {2: 4}.get(seats, 2)
    assert sizes[0] == 6 * seats * (rounds - 1)
    assert sizes[-1] == 0
    assert sum(hand.total() for hand in deals(table)) == 6 * seats * rounds


def test_d4_3_drawing_starts_with_the_die_holder_and_goes_clockwise() -> None:
    """D4.3, D16.5: six pieces for each seat from the roller on."""
    state = GAME.setup(3, GAME.options({"first_roller": 1}, 3))
    order = []
    while GAME.view(state, None).phase == "deal":
        before = GAME.view(state, None).hand_sizes
        state = GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
        after = GAME.view(state, None).hand_sizes
        order += [seat for seat in range(3) if before[seat] != after[seat]]
        assert after[order[-1]] == 6
    assert order == [1, 2, 0]


def test_d16_5_every_hand_that_the_bag_can_give_is_listed_once() -> None:
    """D16.5: from a full bag 462 different hands can come, from the last six pieces only one."""
    state = GAME.setup(5, GAME.options({"first_roller": 0}, 5))
    hands = GAME.legal(state, CHANCE)
    assert len(hands) == len(set(hands)) == 462  # ways to choose six of six species with repetition
    state.bag = [1, 1, 1, 1, 1, 1]
    assert [action.hand for action in GAME.legal(state, CHANCE)] == [SPECIES_KEYS]  # type: ignore[union-attr]  # a deal


def test_nobody_else_acts_while_chance_does() -> None:
    """D5.1: players wait for the bag and the die."""
    state = GAME.setup(2, GAME.options({"first_roller": 0}, 2))
    assert GAME.legal(state, Seat(0)) == ()
    assert GAME.legal(state, Seat(1)) == ()

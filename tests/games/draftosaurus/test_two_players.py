"""The two-player game and the order of decisions in a turn (D13, D17.9)."""

import pytest

from dracosaur.core.game import Action, Seat
from dracosaur.games.draftosaurus.actions import Choose, Discard, PlaceIt
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.tables import (
    GAME,
    Option,
    choose,
    discard,
    do,
    new_table,
    put,
    refusal,
    roll,
    running,
)

KINDS = {Choose: "dinosaur", PlaceIt: "place", Discard: "discard"}
AFTER_PLACEMENT = {"two_player_discard_timing": "after_placement"}
WITH_CHOICE = {"two_player_discard_timing": "with_choice"}
JOINT = {"placement_commit": "joint"}


def kind(actions: tuple[Action, ...]) -> str:
    (only,) = {KINDS[type(action)] for action in actions}
    return only


def decisions_of_a_turn(seats: int, options: dict[str, Option]) -> list[list[str]]:
    """What is asked of everybody in the first turn; a new group begins where something is shown."""
    table = new_table(seats, **options)
    groups: list[list[str]] = []
    shown = -1
    while table.state.turn == 0:
        if table.state.stage != shown:
            shown = table.state.stage
            groups.append([])
        while shown == table.state.stage and Seat(0) in table.to_act:
            groups[-1].append(kind(table.legal(Seat(0))))
            table.act(Seat(0), table.legal(Seat(0))[0])
        for seat in table.to_act:
            while shown == table.state.stage and seat in table.to_act and table.state.turn == 0:
                table.act(seat, table.legal(seat)[0])
    return groups


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [["dinosaur"], ["place"], ["discard"]]),
        (WITH_CHOICE, [["dinosaur", "discard"], ["place"]]),
        (JOINT, [["dinosaur", "place"], ["discard"]]),
        ({**JOINT, **WITH_CHOICE}, [["dinosaur", "place", "discard"]]),
    ],
)
def test_d17_9_which_decisions_are_made_together(
    options: dict[str, Option], expected: list[list[str]]
) -> None:
    """D17.9: the table of O8 and O9 for two players."""
    assert decisions_of_a_turn(2, options) == expected


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d17_9_without_a_discard(seats: int) -> None:
    """D17.9: with three to five players O9 means nothing."""
    assert decisions_of_a_turn(seats, WITH_CHOICE) == [["dinosaur"], ["place"]]
    assert decisions_of_a_turn(seats, {**JOINT, **WITH_CHOICE}) == [["dinosaur", "place"]]


def start(hands: tuple[str, str], turn: int = 1, **options: Option) -> State:
    """Two players with these hands, before the roll; seat 0 has the die."""
    held = tuple(pieces(text) for text in hands)
    return GAME.read_position(running("summer", "", "", hands=held, turn=turn, options=options)).state


def test_d13_3_any_species_may_be_discarded_and_nobody_may_skip() -> None:
    """D13.3: the die has no say; the list holds every species still in hand and nothing else."""
    state = start(("2×DIP STE TYR", "4×TRI"), turn=2)
    state = do(state, roll("beware_trex"), (0, choose("DIP")), (1, choose("TRI")))
    state = do(state, (0, put("RV")), (1, put("RV")))
    assert GAME.legal(state, Seat(0)) == (discard("TYR"), discard("DIP"), discard("STE"))
    assert refusal(state, discard("PAR")) == ("why-D13-3", "D13.3")
    assert refusal(state, choose("DIP")) == ("why-D5-4", "D5.4")


def test_d13_3_discards_go_to_the_box_for_good() -> None:
    """D13.3: they leave the hand, join no zoo and no bag."""
    state = start(("DIP STE", "TRI PAR"), turn=3)
    bag = state.bag[:]
    state = do(
        state, roll("woodlands"), (0, choose("DIP")), (1, choose("TRI")), (0, put("RV")), (1, put("RV"))
    )
    assert GAME.view(state, None).discards == (("stegosaurus",), ("parasaurolophus",))
    assert state.bag == bag
    assert GAME.view(state, None).phase == "deal"


@pytest.mark.parametrize("options", [{}, WITH_CHOICE, JOINT, {**JOINT, **WITH_CHOICE}])
def test_d13_4_the_last_discard_is_forced(options: dict[str, Option]) -> None:
    """D13.4: in the third turn nobody is asked for a discard: it is the dinosaur that was not placed."""
    state = do(start(("2×DIP", "TRI PAR"), turn=3, **options), roll("woodlands"))
    asked = 0
    while GAME.view(state, None).phase == "turn":
        seat = GAME.to_act(state)[0]
        assert not any(isinstance(action, Discard) for action in GAME.legal(state, seat))
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
        asked += 1
    assert (
        asked == 4
    )  # two dinosaurs and two places: also two equal ones are asked about, or hands would show
    view = GAME.view(state, None)
    assert view.discards == (("diplodocus",), ("parasaurolophus",))


def test_d17_9_one_species_to_place_and_to_discard() -> None:
    """D17.9: two pieces of the hand, of one species if the hand holds two."""
    state = do(start(("2×DIP STE TYR", "4×TRI"), turn=2, **WITH_CHOICE), roll("woodlands"))
    twice = do(state, (0, choose("DIP")))
    assert discard("DIP") in GAME.legal(twice, Seat(0))
    once = do(state, (0, choose("STE")))
    assert discard("STE") not in GAME.legal(once, Seat(0))
    assert refusal(once, discard("STE")) == ("why-D13-3", "D13.3")


def test_r29_with_choice_both_are_shown_together() -> None:
    """R29: nothing of a choice is public before both seats have fixed both pieces."""
    state = do(start(("2×DIP STE TYR", "4×TRI"), turn=2, **WITH_CHOICE), roll("woodlands"))
    state = do(state, (1, choose("TRI")), (1, discard("TRI")), (0, choose("STE")))
    assert GAME.view(state, None).chosen == (None, None)
    assert GAME.view(state, None).decided == (False, True)
    state = do(state, (0, discard("TYR")))
    assert GAME.view(state, None).chosen == ("stegosaurus", "triceratops")
    assert GAME.view(state, None).dropped == ("tyrannosaurus", "triceratops")
    assert GAME.view(state, None).hand_sizes == (4, 4)  # D19.1: they count with their hands until the end


def test_d8_3_a_joint_pair_is_refused_before_anything_is_revealed() -> None:
    """D8.3, O8: an illegal place is rejected when it is committed; the choice itself stays secret."""
    state = do(start(("2×DIP STE TYR", "4×TRI"), turn=2, **JOINT), roll("woodlands"), (1, choose("TRI")))
    assert refusal(state, put("PR"), seat=1) == ("why-D6-2", "D6.2")
    assert GAME.view(state, Seat(0)).chosen == (None, None)
    assert GAME.view(state, Seat(1)).chosen == (None, "triceratops")


def test_d17_9_a_joint_choice_can_be_taken_back_until_all_is_decided() -> None:
    """D5.3: a decision of a stage is a secret; undoing it shows nothing."""
    table = new_table(2, placement_commit="joint")
    table.act(Seat(0), table.legal(Seat(0))[0])
    assert table.can_undo(Seat(0))
    table.act(Seat(0), put("RV"))
    assert table.can_undo(Seat(0))
    assert table.undo(Seat(0))
    assert put("RV") in table.legal(Seat(0))
    table.act(Seat(0), put("RV"))
    table.act(Seat(1), table.legal(Seat(1))[0])
    table.act(Seat(1), put("RV"))
    assert not table.can_undo(Seat(1))  # everything was shown

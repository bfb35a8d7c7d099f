"""What is printed on boards and die, against the rules text (D1, D2, D3.2, D4, D6.3, D10.3)."""

import msgspec
import pytest

from dracosaur.games.draftosaurus.keys import PLACE_KEYS
from dracosaur.games.draftosaurus.printed import DraftosaurusPrinted
from dracosaur.text import LANGUAGES, Words
from tests.games.draftosaurus.tables import GAME, Option


def printed(**options: Option) -> DraftosaurusPrinted:
    return GAME.printed(GAME.options(options, 5))


@pytest.mark.parametrize(
    ("board", "quarters"),
    [
        (
            "summer",
            {
                ("woodlands", "food_court"): ["forest_of_sameness", "woody_trio"],
                ("woodlands", "restrooms"): ["king_of_the_jungle"],
                ("grasslands", "food_court"): ["prairie_of_love"],
                ("grasslands", "restrooms"): ["meadow_of_differences", "solitary_island"],
            },
        ),
        (
            "winter",
            {
                ("woodlands", "food_court"): ["well_ordered_wood", "lovers_bridge_left"],
                ("woodlands", "restrooms"): ["lookout"],
                ("grasslands", "food_court"): ["quarantine"],
                ("grasslands", "restrooms"): ["lovers_bridge_right", "pyramid"],
            },
        ),
    ],
)
def test_d2_3_d2_4_each_pen_lies_in_its_quarter(
    board: str, quarters: dict[tuple[str, str], list[str]]
) -> None:
    """D2.2 to D2.5: terrain above and below, banks left and right of the river."""
    side = printed().board(board)
    assert side.board == board
    found = {
        (quarter.terrain, quarter.bank): [pen.place for pen in quarter.pens] for quarter in side.quarters
    }
    assert found == quarters
    assert side.river.place == "river"
    assert set(side.places) == set(PLACE_KEYS[("summer", "winter").index(board)])


def test_d2_3_d2_4_capacities() -> None:
    """D2.3, D2.4: as printed under the default options."""
    found = {place: pen.capacity for board in printed().boards for place, pen in board.places.items()}
    assert found == {
        "forest_of_sameness": 6,
        "woody_trio": 3,
        "king_of_the_jungle": 1,
        "prairie_of_love": 6,
        "meadow_of_differences": 6,
        "solitary_island": 1,
        "well_ordered_wood": 6,
        "lovers_bridge_left": None,
        "lookout": 1,
        "quarantine": 1,
        "lovers_bridge_right": None,
        "pyramid": 6,
        "river": None,
    }


def test_d17_12_options_change_capacities() -> None:
    """O4, O5."""
    changed = printed(prairie_capacity=None, bridge_half_capacity=3)
    assert changed.board("summer").places["prairie_of_love"].capacity is None
    assert changed.board("winter").places["lovers_bridge_left"].capacity == 3
    assert changed.board("winter").places["lovers_bridge_right"].capacity == 3


def test_d2_6_printed_rows() -> None:
    """D2.6: for 1 to 6 dinosaurs."""
    rows = {
        place: pen.points for board in printed().boards for place, pen in board.places.items() if pen.points
    }
    assert rows == {
        "forest_of_sameness": (2, 4, 8, 12, 18, 24),
        "well_ordered_wood": (2, 4, 8, 12, 18, 24),
        "meadow_of_differences": (1, 3, 6, 10, 15, 21),
    }


def test_d10_3_the_pyramid() -> None:
    """D10.3: three rows, what touches what, 2, 4 and 7 points; no other place has spaces."""
    spaces = printed().board("winter").places["pyramid"].spaces
    assert {space.space: (space.row, space.points, space.touches) for space in spaces} == {
        1: (1, 2, (2, 4)),
        2: (1, 2, (1, 3, 4, 5)),
        3: (1, 2, (2, 5)),
        4: (2, 4, (1, 2, 5, 6)),
        5: (2, 4, (2, 3, 4, 6)),
        6: (3, 7, (4, 5)),
    }
    assert not printed().board("summer").places["meadow_of_differences"].spaces


def test_d6_3_faces_of_the_die() -> None:
    """D6.3: zones open pens on either side; the other two faces want something of a pen."""
    faces = {face.face: face for face in printed().faces}
    assert list(faces) == [
        *("woodlands", "grasslands", "restrooms", "food_court", "empty_pen", "beware_trex")
    ]
    assert faces["woodlands"].pens["summer"] == ("forest_of_sameness", "woody_trio", "king_of_the_jungle")
    assert faces["grasslands"].pens["winter"] == ("quarantine", "lovers_bridge_right", "pyramid")
    assert faces["restrooms"].pens["winter"] == ("lookout", "lovers_bridge_right", "pyramid")
    assert faces["food_court"].pens["summer"] == ("forest_of_sameness", "woody_trio", "prairie_of_love")
    assert len(faces["empty_pen"].pens["summer"]) == len(faces["beware_trex"].pens["winter"]) == 6
    assert [face.needs for face in faces.values()] == [None, None, None, None, "empty", "no_trex"]


def test_d3_2_d4_what_so_many_play_with() -> None:
    """D3.2, D4.1, D4.2: pieces of each species, rounds and turns."""
    found = [(each.seats, each.pieces, each.hand, each.rounds, each.turns) for each in printed().setups]
    assert found == [(2, 8, 6, 4, 3), (3, 6, 6, 2, 6), (4, 8, 6, 2, 6), (5, 10, 6, 2, 6)]


def test_the_halves_of_the_bridge_share_a_score_line() -> None:
    """D10.2: and every line is one of the score sheet, with its rule."""
    side = printed().board("winter")
    assert (
        side.places["lovers_bridge_left"].line == side.places["lovers_bridge_right"].line == "lovers_bridge"
    )
    assert side.places["pyramid"].rule == "D10.3.5"
    for board in printed().boards:
        state = GAME.setup(2, GAME.options({"board": board.board}, 2))
        lines = {line.key: line.rule for line in GAME.score_sheet(state).players[0].lines}
        assert {(pen.line, pen.rule) for pen in board.places.values()} == lines.items() - {
            ("trex_bonus", "D11.1")
        }


def test_it_can_be_sent_and_said() -> None:
    """JSON there and back; each rule of a pen and each face in five languages."""
    value = printed()
    assert msgspec.json.decode(msgspec.json.encode(value), type=DraftosaurusPrinted) == value
    messages = [face.meaning for face in value.faces]
    messages += [pen.about for board in value.boards for pen in board.places.values()]
    for lang in LANGUAGES:
        words = Words(lang, GAME.name, strict=True)
        assert all(words.tell(message) for message in messages)

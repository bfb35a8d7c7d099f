"""Die and river: examples E11 to E20 (docs/rules/draftosaurus-examples.md)."""

import pytest

from dracosaur.core.game import Seat
from tests.games.draftosaurus.boards import pieces, places
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    legal,
    new_table,
    open_places,
    placing,
    play,
    points,
    put,
    refusal,
    roll,
    running,
)

WOODS_SHUT = "FS: 2×DIP · WT: TRI TRI SPI · KJ: PAR"


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("woodlands", "FS WT KJ RV"),
        ("grasslands", "PR MD SI RV"),
        ("food_court", "FS WT PR RV"),
        ("restrooms", "KJ MD SI RV"),
    ],
)
def test_e11_zone_faces_on_an_empty_summer_board(face: str, expected: str) -> None:
    """E11 (D6.3): three pens and the river for the bound, everything for the roller."""
    assert legal("summer", "", "STE", face) == places(expected)
    assert legal("summer", "", "STE", face, bound=False) == places("FS WT KJ PR MD SI RV")


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("woodlands", "WW BL LO RV"),
        ("grasslands", "QZ BR P1 P2 P3 RV"),
        ("food_court", "WW BL QZ RV"),
        ("restrooms", "LO BR P1 P2 P3 RV"),
    ],
)
def test_e12_zone_faces_on_an_empty_winter_board(face: str, expected: str) -> None:
    """E12 (D6.3): of the Pyramid the bottom row P1, P2, P3."""
    assert legal("winter", "", "STE", face) == places(expected)


def test_e13_die_and_pen_rule_together_leave_only_the_river() -> None:
    """E13 (D6.8, D7.2): no pen of the woodlands takes a stegosaurus."""
    assert legal("summer", WOODS_SHUT, "STE", "woodlands") == places("RV")


def test_e14_the_roller_is_still_bound_by_the_pens() -> None:
    """E14 (D6.7): the die is waived, the pens' own rules are not."""
    state = placing("summer", WOODS_SHUT, "STE", "woodlands", bound=False)
    assert open_places(state) == places("PR MD SI RV")
    assert refusal(state, put("FS")) == ("why-D9-1", "D9.1")  # other species
    assert refusal(state, put("WT")) == ("why-D8-2", "D8.2")  # full
    assert refusal(state, put("KJ")) == ("why-D8-2", "D8.2")


def test_e15_voluntary_river() -> None:
    """E15 (D7.1): the river is open although pens are, and brings 1 point."""
    state = placing("summer", "", "PAR", "woodlands", seats=3)
    assert refusal(state, put("RV")) == ("", "")
    after = do(state, (0, put("RV")), (1, put("RV")), (2, put("RV")))
    assert points(GAME.score_sheet(after).players[0]) == {"RV": 1}


def test_e16_empty_pen_on_a_full_board() -> None:
    """E16 (D6.4): the empty river is no empty pen, it is the fallback."""
    pens = "FS: STE · WT: STE · KJ: STE · PR: STE · MD: STE · SI: STE"
    assert legal("summer", pens, "STE", "empty_pen") == places("RV")


def test_e17_empty_pen_and_the_bridge_halves() -> None:
    """E17 (D6.6, O6): the halves are two pens, unless the option makes them one for the die."""
    assert legal("winter", "BL: DIP", "DIP", "empty_pen") == places("WW LO QZ BR P1 P2 P3 RV")
    as_one = legal("winter", "BL: DIP", "DIP", "empty_pen", bridge_halves_separate="trex_bonus_only")
    assert as_one == places("WW LO QZ P1 P2 P3 RV")


def test_e18_beware_of_the_trex() -> None:
    """E18 (D6.4, D6.5): a T-Rex may enter a pen without one; those in the river have no influence."""
    pens = "WT: TYR · PR: STE · RV: TYR TYR"
    assert legal("summer", pens, "TYR", "beware_trex") == places("FS KJ PR MD SI RV")


def test_e19_beware_of_the_trex_on_the_bridge() -> None:
    """E19 (D6.6, D17.5): only the half with the T-Rex is shut, unless the halves are one pen for the die."""
    pens = "BL: TYR · BR: SPI"
    open_ = legal("winter", pens, "SPI", "beware_trex")
    assert places("BR") <= open_
    assert not places("BL") & open_
    as_one = legal("winter", pens, "SPI", "beware_trex", bridge_halves_separate="trex_bonus_only")
    assert not places("BL BR") & as_one


def test_e20_in_the_polish_sixth_turn_the_roller_obeys() -> None:
    """E20 (D14.3): seat 4 rolled in turn 5, rolls restrooms in turn 6 and may not use the empty Forest."""
    played = play(new_table(5, edition="pl"), until=lambda state: state.turn == 5)
    assert played.state.roller == 4
    hands = tuple(pieces(code) for code in ("DIP", "TRI", "SPI", "PAR", "STE"))
    zoos = ("", "", "", "", "SI: STE")
    start = running("summer", *zoos, hands=hands, turn=6, roller=4, options={"edition": "pl"})
    state = do(GAME.read_position(start).state, roll("restrooms"))
    assert refusal(state, put("FS"), seat=4) == ("why-D14-3", "D14.3")
    assert open_places(state, 4) == places("KJ MD RV")  # Solitary Island is full
    illegal = GAME.why_not(state, Seat(4), put("FS"))
    assert illegal is not None
    assert illegal.values == {"face": "restrooms"}

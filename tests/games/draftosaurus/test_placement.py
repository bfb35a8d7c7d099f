"""Where a dinosaur may stand: die, river and the pens' own rules (D6 to D10, D12.1, D17.12)."""

import pytest

from dracosaur.core.game import Seat
from dracosaur.games.draftosaurus.actions import PlaceIt
from tests.games.draftosaurus.boards import CODES, places
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    leave,
    leaving,
    legal,
    open_places,
    placing,
    put,
    refusal,
    takes,
)

FULL_SUMMER = "FS: 6×DIP · WT: TRI TRI SPI · KJ: PAR · SI: SPI"


@pytest.mark.parametrize(
    "face", ["woodlands", "grasslands", "restrooms", "food_court", "empty_pen", "beware_trex"]
)
@pytest.mark.parametrize("bound", [True, False])
def test_d7_1_the_river_is_always_legal(face: str, bound: bool) -> None:
    """D7.1, D19.4: whatever the die shows, for the bound and for the roller."""
    for board, pens in (("summer", ""), ("summer", FULL_SUMMER), ("winter", "LO: DIP · QZ: STE")):
        assert places("RV") <= legal(board, pens, "TRI", face, bound=bound)


def test_d6_3_a_refusal_names_the_face() -> None:
    """D6.2: the reason of a closed pen is the die, with its face."""
    state = placing("summer", "", "STE", "food_court")
    illegal = GAME.why_not(state, Seat(0), put("SI"))
    assert illegal is not None
    assert (illegal.key, illegal.rule, illegal.values) == ("why-D6-2", "D6.2", {"face": "food_court"})


def test_d6_8_the_die_is_named_before_the_pen() -> None:
    """D6.8: a pen that is closed and full is refused by the die; open and full, by its capacity."""
    assert refusal(placing("summer", "SI: DIP", "STE", "woodlands"), put("SI"))[1] == "D6.2"
    assert refusal(placing("summer", "SI: DIP", "STE", "grasslands"), put("SI"))[1] == "D8.2"


def test_d6_4_the_board_before_the_placement_counts() -> None:
    """D6.4: dinosaurs of earlier turns shut pens for both faces; a T-Rex only for one."""
    pens = "FS: DIP · MD: TYR"
    assert legal("summer", pens, "DIP", "empty_pen") == places("WT KJ PR SI RV")
    assert legal("summer", pens, "DIP", "beware_trex") == places("FS WT KJ PR SI RV")


def test_d6_6_a_half_of_the_bridge_may_hold_a_trex_alone() -> None:
    """D6.6, D17.5: with both halves free of T-Rexes, or empty, both are open under either option."""
    for option in ("always", "trex_bonus_only"):
        bridge = legal("winter", "BL: DIP", "DIP", "beware_trex", bridge_halves_separate=option)
        assert places("BL BR") <= bridge
        empty = legal("winter", "WW: DIP", "DIP", "empty_pen", bridge_halves_separate=option)
        assert places("BL BR") <= empty


@pytest.mark.parametrize(("face", "half"), [("woodlands", "BL"), ("grasslands", "BR"), ("restrooms", "BR")])
def test_d17_5_zone_faces_open_each_half_by_its_own_zone(face: str, half: str) -> None:
    """D17.5: the option changes nothing for the zone faces."""
    open_ = legal("winter", "BL: TYR · BR: TYR", "DIP", face, bridge_halves_separate="trex_bonus_only")
    assert open_ & places("BL BR") == places(half)


def test_d7_3_the_river_has_no_limit() -> None:
    """D7.3: a twelfth dinosaur fits as the first did."""
    assert places("RV") <= legal("summer", "RV: 6×DIP 5×STE", "TYR", "empty_pen")


def test_d8_1_the_pyramid_needs_a_space_and_other_places_have_none() -> None:
    """D8.1: refused as a whole, with the rule."""
    state = placing("winter", "", "STE", bound=False)
    assert refusal(state, PlaceIt("pyramid")) == ("why-D8-1", "D8.1")
    assert refusal(state, PlaceIt("lookout", 1)) == ("why-D8-1", "D8.1")


@pytest.mark.parametrize(("board", "other"), [("summer", "lookout"), ("winter", "woody_trio")])
def test_d2_1_the_other_side_has_no_place(board: str, other: str) -> None:
    """D2.1: pens of the side that lies face down do not exist."""
    state = placing(board, "", "STE", bound=False)
    assert refusal(state, PlaceIt(other)) == ("why-D2-1", "D2.1")  # type: ignore[arg-type]  # a place


def test_d8_2_a_full_pen_accepts_nothing() -> None:
    """D8.2: capacities of D2.3 and D2.4."""
    summer = placing("summer", "FS: 6×DIP · WT: 3×TRI · KJ: PAR", "DIP", bound=False)
    assert {refusal(summer, put(code))[1] for code in ("FS", "WT", "KJ")} == {"D8.2"}
    winter = placing("winter", "WW: DIP TRI DIP TRI DIP TRI · LO: PAR · QZ: STE", "DIP", bound=False)
    assert {refusal(winter, put(code))[1] for code in ("WW", "LO", "QZ")} == {"D8.2"}
    top = "PY: P1 DIP, P2 STE, P3 DIP, P4 TRI, P5 PAR, P6 SPI"
    assert {refusal(placing("winter", top, "DIP", bound=False), put(f"P{i}"))[1] for i in range(1, 7)} == {
        "D8.2"
    }


def test_d8_3_after_a_refusal_the_dinosaur_stays_revealed() -> None:
    """D8.3: nothing has changed, another place may be named, the dinosaur cannot be exchanged."""
    state = placing("summer", "", "STE", "woodlands", seats=3)
    before = state.copy()
    with pytest.raises(ValueError, match=r"\(D6\.2\)$"):
        do(state, (0, put("PR")))
    assert state == before
    assert GAME.view(state, None).chosen[0] == "stegosaurus"
    assert GAME.view(do(state, (0, put("FS"))), None).decided[0]


@pytest.mark.parametrize("pen", ["PR", "WT", "KJ", "SI"])
def test_d9_pens_for_any_species(pen: str) -> None:
    """D9.3 to D9.6: Prairie, Trio, King and Island ask for no species."""
    assert all(takes("summer", "RV: DIP STE", species, pen) for species in CODES)


def test_d9_6_a_duplicate_may_go_to_the_island_and_join_later() -> None:
    """D9.6: only the end matters."""
    assert takes("summer", "RV: DIP", "DIP", "SI")
    assert takes("summer", "SI: DIP", "DIP", "PR")


@pytest.mark.parametrize("pen", ["BL", "BR", "LO", "QZ", "WW"])
def test_d10_pens_for_any_species(pen: str) -> None:
    """D10.1, D10.2, D10.4, D10.5: bridge, Lookout, Quarantine Zone and the empty Wood ask for no species."""
    assert all(takes("winter", "RV: DIP STE", species, pen) for species in CODES)


def test_d10_1_the_second_dinosaur_of_the_wood_is_any_other() -> None:
    """D10.1: B is free but for A; from then on the order is fixed."""
    assert {species for species in CODES if takes("winter", "WW: TRI", species, "WW")} == set(CODES) - {"TRI"}
    sixth = {species for species in CODES if takes("winter", "WW: TRI PAR TRI PAR TRI", species, "WW")}
    assert sixth == {"PAR"}


@pytest.mark.parametrize(
    ("pyramid", "open_"),
    [
        ("P2 DIP", "P1 P3"),
        ("P3 DIP", "P1 P2"),
        ("P1 DIP, P2 TRI", "P3"),
        ("P1 DIP, P2 TRI, P3 DIP", "P4 P5"),
        ("P1 DIP, P2 TRI, P3 DIP, P5 SPI", "P4"),
        ("P1 DIP, P2 TRI, P3 DIP, P4 PAR, P5 SPI", "P6"),
    ],
)
def test_d10_3_1_any_free_space_of_the_row_being_filled(pyramid: str, open_: str) -> None:
    """D10.3.1, R11: within a row there is no order."""
    found = legal("winter", f"PY: {pyramid}", "STE", bound=False)
    assert {(place, space) for place, space in found if place == "pyramid"} == places(open_)


@pytest.mark.parametrize(
    ("beside", "spaces"),
    [
        ("P1 DIP, P2 TRI, P3 STE", "P5"),  # P4 touches P1
        ("P1 TRI, P2 DIP, P3 STE", ""),  # P4 and P5 touch P2
        ("P1 TRI, P2 STE, P3 DIP", "P4"),  # P5 touches P3
        ("P1 TRI, P2 STE, P3 PAR, P4 DIP", ""),  # P5 touches P4
        ("P1 TRI, P2 STE, P3 TRI, P4 DIP, P5 PAR", ""),  # P6 touches P4
        ("P1 TRI, P2 STE, P3 TRI, P4 PAR, P5 DIP", ""),  # P6 touches P5
        ("P1 DIP, P2 STE, P3 DIP, P4 PAR, P5 SPI", "P6"),  # P6 touches neither P1 nor P3
    ],
)
def test_d10_3_3_adjacent_spaces(beside: str, spaces: str) -> None:
    """D10.3.3, D10.3.4: the nine adjacent pairs and no other."""
    found = legal("winter", f"PY: {beside}", "DIP", bound=False)
    assert {(place, space) for place, space in found if place == "pyramid"} == places(spaces)


def test_d17_12_capacities_by_option() -> None:
    """O4, O5: the Prairie without a limit; a half of the bridge with one."""
    assert takes("summer", "PR: 9×DIP", "STE", "PR", prairie_capacity=None)
    assert takes("winter", "BL: 2×DIP", "DIP", "BL", bridge_half_capacity=3)
    assert not takes("winter", "BL: 3×DIP", "DIP", "BL", bridge_half_capacity=3)
    assert takes("winter", "BL: 3×DIP", "DIP", "BR", bridge_half_capacity=3)


def test_d12_1_1_the_targets_rules_bind_the_quarantine_move() -> None:
    """D12.1.1, D17.12: order of the Wood, single place of the Lookout, capacity of the halves."""
    state = leaving("WW: DIP · LO: STE · BL: TRI · QZ: DIP", "", bridge_half_capacity=1)
    refused = {code: refusal(state, leave(code))[1] for code in ("WW", "LO", "BL", "P4")}
    assert refused == {"WW": "D10.1", "LO": "D8.2", "BL": "D8.2", "P4": "D10.3.1"}
    assert open_places(state) == places("BR P1 P2 P3 RV")


def test_d12_1_4_the_river_is_always_a_target() -> None:
    """D12.1.4: also where every pen refuses."""
    full = "WW: DIP STE DIP · LO: STE · BL: TRI · BR: TRI · PY: P1 TRI, P3 TRI · QZ: TRI"
    assert open_places(leaving(full, "", bridge_half_capacity=1)) == places("RV")


def test_d12_1_6_without_a_quarantined_dinosaur_there_is_nothing_to_decide() -> None:
    """D12.1.6: only seat 1 is asked; with its move the game ends."""
    state = leaving("BL: DIP", "QZ: DIP", "")
    assert GAME.to_act(state) == (1,)
    assert GAME.legal(state, Seat(0)) == ()
    assert GAME.to_act(do(state, (1, leave("RV")))) == ()


def test_d12_1_5_quarantine_targets_become_visible_together() -> None:
    """D12.1.5, D16.2: the first move stays secret until the last is made."""
    state = do(leaving("QZ: DIP", "QZ: STE"), (0, leave("BL")))
    view = GAME.view(state, Seat(1))
    assert view.zoos[0]["quarantine"] == ("diplodocus",)
    assert view.spots == (None, None)
    assert view.decided == (True, False)
    assert GAME.view(state, Seat(0)).spots == (1, None)  # the own decision, as the number of the spot
    after = GAME.view(do(state, (1, leave("P2"))), None)
    assert after.zoos[0]["lovers_bridge_left"] == ("diplodocus",)
    assert after.zoos[1]["pyramid"] == (None, "stegosaurus", None, None, None, None)
    assert after.phase == "over"


def test_d12_1_the_wood_may_begin_with_the_quarantined_dinosaur() -> None:
    """D12.1.1: an empty Wood takes any species as its first."""
    after = do(leaving("QZ: PAR", ""), (0, leave("WW")))
    assert GAME.view(after, None).zoos[0]["well_ordered_wood"] == ("parasaurolophus",)

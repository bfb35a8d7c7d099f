"""Errors that other programs make (D20.1, D18): each test fails for an engine that makes one."""

from collections import Counter

import pytest

from dracosaur.core.rng import Rng
from tests.games.draftosaurus.boards import CODES, places
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    hand,
    leave,
    leaving,
    legal,
    new_table,
    open_places,
    placing,
    play,
    play_turn,
    points,
    put,
    refusal,
    roll,
    running,
    score,
    sheet,
    takes,
    totals,
    zoo_size,
)

# The T-Rex bonus


def test_no_trex_bonus_in_the_river() -> None:
    """D11.3: T-Rexes in the river score 1 point each and no bonus."""
    assert score("summer", "RV: 3×TYR") == {"RV": 3}
    assert score("winter", "RV: 3×TYR") == {"RV": 3}


@pytest.mark.parametrize("pen", ["PR", "WT", "FS"])
def test_several_trexes_in_one_pen_count_once(pen: str) -> None:
    """D11.1: one point for the pen, not for each T-Rex."""
    assert score("summer", f"{pen}: 3×TYR")["TX"] == 1


def test_bridge_halves_are_two_pens_for_the_bonus() -> None:
    """D11.4: a T-Rex in each half earns 2, also where the halves are one pen for the die."""
    assert score("winter", "BL: TYR · BR: TYR") == {"LB": 6, "TX": 2}
    as_one = score("winter", "BL: TYR · BR: TYR", bridge_halves_separate="trex_bonus_only")
    assert as_one == {"LB": 6, "TX": 2}


def test_the_bonus_does_not_need_a_scoring_pen() -> None:
    """D11.2: an unfinished trio, a lonely lover and a beaten king still earn the bonus."""
    assert score("summer", "WT: TYR") == {"TX": 1}
    assert score("winter", "BL: TYR") == {"TX": 1}
    assert score("summer", "KJ: TYR", "RV: 2×TYR") == {"TX": 1}


def test_the_bonus_is_counted_after_the_quarantine_moves() -> None:
    """D11.5: a T-Rex that went to a pen with a T-Rex earns nothing more."""
    after = do(leaving("BL: TYR · QZ: TYR", ""), (0, leave("BL")))
    assert points(GAME.score_sheet(after).players[0]) == {"TX": 1}


# Pens that compare zoos


def test_the_king_needs_no_strict_majority() -> None:
    """D9.5: at least as many as each opponent; several kings may score."""
    result = sheet("summer", "KJ: DIP · FS: DIP", "KJ: DIP · RV: DIP", "")
    assert [player.total for player in result.players] == [9, 8, 0]


def test_the_king_counts_river_and_own_pen() -> None:
    """D7.5, D9.5: the whole zoo counts, on both sides."""
    assert score("summer", "KJ: DIP", "RV: DIP")["KJ"] == 7
    assert "KJ" not in score("summer", "KJ: DIP", "RV: 2×DIP")
    assert score("summer", "KJ: DIP · RV: DIP", "RV: 2×DIP")["KJ"] == 7


def test_the_king_is_not_judged_on_his_own_pen_alone() -> None:
    """D9.5: opponents without a king of that species count, too."""
    assert "KJ" not in score("summer", "KJ: DIP", "KJ: STE · WT: 2×DIP")


def test_solitary_island_looks_at_the_river_and_at_no_other_zoo() -> None:
    """D9.6: the own zoo decides, river included."""
    assert "SI" not in score("summer", "SI: DIP · RV: DIP")
    assert score("summer", "SI: DIP", "FS: 3×DIP")["SI"] == 7


def test_the_lookout_does_not_look_to_the_left() -> None:
    """D10.4: the right neighbour of seat i is seat i - 1; of seat 0 it is the last seat."""
    result = sheet("winter", "LO: SPI", "LO: SPI · RV: SPI", "LO: SPI · RV: 2×SPI")
    assert [points(player)["LO"] for player in result.players] == [6, 2, 4]


def test_the_lookout_does_not_count_the_own_zoo() -> None:
    """D10.4: own dinosaurs do not count, those in the neighbour's Lookout and river do."""
    assert score("winter", "LO: SPI · BL: 3×SPI", "LO: SPI · RV: SPI")["LO"] == 4


# Rows, pairs and trios


def test_the_pyramid_is_cumulative() -> None:
    """D10.3.5: all occupied spaces add up; the top alone is not the score."""
    full = "PY: P1 DIP, P2 STE, P3 DIP, P4 TRI, P5 PAR, P6 SPI"
    assert score("winter", full) == {"PY": 2 + 2 + 2 + 4 + 4 + 7}


@pytest.mark.parametrize(("n", "worth"), [(1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_odd_numbers_on_the_prairie(n: int, worth: int) -> None:
    """D9.3: pairs count, the odd one scores nothing and spoils nothing."""
    assert score("summer", f"PR: {n}×DIP").get("PR", 0) == worth


@pytest.mark.parametrize(("inside", "worth"), [("DIP", 0), ("DIP DIP", 0), ("DIP STE PAR", 7)])
def test_a_woody_trio_of_one_or_two_scores_nothing(inside: str, worth: int) -> None:
    """D9.4: exactly three."""
    assert score("summer", f"WT: {inside}").get("WT", 0) == worth


def test_the_meadow_is_no_second_forest_row() -> None:
    """D2.6: the Meadow of Differences has a row of its own, 1-3-6-10-15-21."""
    assert score("summer", "MD: DIP TRI SPI STE PAR") == {"MD": 15}
    assert score("summer", "FS: 5×DIP") == {"FS": 18}


def test_the_wood_takes_no_third_species() -> None:
    """D10.1: two species alternate; a third species never fits, nor the same one twice in a row."""
    for inside in ("DIP STE", "DIP STE DIP"):
        fitting = {species for species in CODES if takes("winter", f"WW: {inside}", species, "WW")}
        assert fitting == {inside.split()[-2]}


def test_a_bridge_pair_needs_both_banks() -> None:
    """D10.2: two of a kind in one half are no pair; nor are two species."""
    assert score("winter", "BL: 2×DIP · BR: 2×STE") == {}
    assert score("winter", "BL: 2×DIP · BR: DIP") == {"LB": 6}


def test_the_quarantine_zone_itself_scores_nothing() -> None:
    """D10.5, D17.6: a dinosaur that stays by the option is worth 0; only a T-Rex keeps its bonus."""
    assert score("winter", "QZ: DIP", quarantine_move="optional") == {}
    assert score("winter", "QZ: TYR", quarantine_move="optional") == {"TX": 1}


# The die


def test_the_roller_is_not_bound_by_the_die() -> None:
    """D6.7: grasslands are open to the roller although the die shows woodlands."""
    assert places("PR MD SI") <= legal("summer", "", "DIP", "woodlands", bound=False)
    assert not places("PR MD SI") & legal("summer", "", "DIP", "woodlands", bound=True)


def test_the_roller_is_not_freed_from_the_pens_own_rules() -> None:
    """R3: species, order and capacity of the pens bind the roller."""
    summer = placing("summer", "FS: DIP · MD: STE · KJ: TRI", "STE", bound=False)
    assert [refusal(summer, put(code))[1] for code in ("FS", "MD", "KJ")] == ["D9.1", "D9.2", "D8.2"]
    winter = placing("winter", "WW: STE · PY: P1 STE · LO: DIP", "STE", bound=False)
    refused = [refusal(winter, put(code))[1] for code in ("WW", "P2", "P4", "LO")]
    assert refused == ["D10.1", "D10.3.2", "D10.3.1", "D8.2"]


def test_beware_of_the_trex_does_not_forbid_a_trex() -> None:
    """D6.5: the face asks for a pen without a T-Rex, not for another species."""
    assert legal("summer", "", "TYR", "beware_trex") == places("FS WT KJ PR MD SI RV")


def test_beware_of_the_trex_shuts_the_pen_to_every_species() -> None:
    """D6.2: a pen with a T-Rex is closed to a diplodocus as well."""
    assert legal("summer", "PR: TYR", "DIP", "beware_trex") == places("FS WT KJ MD SI RV")


def test_the_river_is_no_empty_pen_and_holds_no_pen_shut() -> None:
    """D6.4, D7.5: a full river stays open, and T-Rexes in it shut nothing."""
    assert places("RV") <= legal("summer", "RV: 5×DIP", "DIP", "empty_pen")
    assert legal("summer", "RV: TYR", "DIP", "beware_trex") == places("FS WT KJ PR MD SI RV")


def test_others_trexes_of_the_same_turn_are_irrelevant() -> None:
    """R24: the face looks at the own board before the placement."""
    state = placing("summer", "", "TYR", "beware_trex", seats=3)
    state = do(state, (1, put("WT")))
    assert places("WT") <= open_places(state)


@pytest.mark.parametrize(
    ("pens", "faces"),
    [
        ("WW BL", {"woodlands", "food_court"}),
        ("LO", {"woodlands", "restrooms"}),
        ("QZ", {"grasslands", "food_court"}),
        ("BR P1", {"grasslands", "restrooms"}),
        ("FS WT", {"woodlands", "food_court"}),
        ("KJ", {"woodlands", "restrooms"}),
        ("PR", {"grasslands", "food_court"}),
        ("MD SI", {"grasslands", "restrooms"}),
    ],
)
def test_zones_of_the_pens(pens: str, faces: set[str]) -> None:
    """D2.3, D2.4, D6.3: every pen lies in one terrain and on one bank; the bridge lies on both banks."""
    board = "winter" if places(pens) <= places("WW BL LO QZ BR P1") else "summer"
    for code in pens.split():
        zones = ("woodlands", "grasslands", "restrooms", "food_court")
        assert {face for face in zones if places(code) <= legal(board, "", "DIP", face)} == faces


def test_the_die_never_binds_the_choice_of_species() -> None:
    """R2: whatever the die shows, every species of the hand may be chosen."""
    hands = (["tyrannosaurus", "diplodocus"], ["stegosaurus"] * 2, ["triceratops"] * 2)
    start = GAME.read_position(running("summer", *[""] * 3, hands=hands, turn=5, roller=1)).state
    for face in ("woodlands", "empty_pen", "beware_trex"):
        assert len(GAME.legal(do(start, roll(face)), GAME.to_act(do(start, roll(face)))[0])) == 2


# Rounds, passing, the end


def test_boards_are_not_cleared_between_rounds() -> None:
    """D4.5: the second round goes on with the same zoos."""
    table = play(new_table(3), until=lambda state: state.round == 1)
    assert [zoo_size(table.state, seat) for seat in range(3)] == [6, 6, 6]


def test_nothing_is_scored_between_rounds() -> None:
    """D4.5: a river with six dinosaurs after one round and twelve after two is worth 12, not 18."""
    table = new_table(3)
    rng = Rng("river")
    while table.to_act:
        table.act(table.to_act[0], GAME.fallback(table.state, table.to_act[0], rng))
    assert totals(table.score_sheet()) == [12, 12, 12]


def test_the_die_moves_at_the_end_of_a_round_once() -> None:
    """R23: after turn 6 the die goes to the left as after any turn, and makes no extra move."""
    table = play(new_table(4), until=lambda state: state.turn == 5)
    assert table.state.roller == 1
    play_turn(table)
    assert (table.state.round, table.state.roller) == (1, 2)


def test_hands_go_to_the_left_in_every_round() -> None:
    """D5.5: there is no change of direction in the second round."""
    table = play(new_table(3), until=lambda state: state.round == 1)
    held = [hand(table.state, seat) for seat in range(3)]
    play_turn(table)
    for seat in range(3):
        assert hand(table.state, (seat + 1) % 3) <= held[seat]


def test_five_players_do_not_end_with_a_neighbours_piece() -> None:
    """D5.6: six turns and five seats: everyone finishes the round with the own first hand."""
    table = play(new_table(5), until=lambda state: state.turn == 0 and state.phase == 3)
    held = [hand(table.state, seat) for seat in range(5)]
    play(table, until=lambda state: state.turn == 5)
    for seat in range(5):
        assert Counter(hand(table.state, seat)) <= held[seat]


def test_the_fewest_trexes_break_a_tie_not_the_most() -> None:
    """D12.3: with equal points the zoo with fewer T-Rexes wins."""
    result = sheet("summer", "RV: 2×TYR", "RV: TYR DIP")
    assert totals(result) == [2, 2]
    assert result.winners == (1,)


def test_a_tie_with_equal_trexes_is_shared() -> None:
    """D12.3: there is no further tie-breaker, such as the seat."""
    assert sheet("summer", "RV: TYR DIP", "RV: TYR STE", "RV: DIP").winners == (0, 1)


def test_the_quarantine_move_is_not_bound_by_the_last_roll() -> None:
    """D12.1.2: pens that the die would close are open."""
    for die in ("woodlands", "grasslands", "empty_pen", "beware_trex"):
        state = leaving("BL: TYR · QZ: TYR", "", die=die)
        assert open_places(state) == places("WW BL LO BR P1 P2 P3 RV")


def test_two_players_draw_six_per_round_not_per_turn() -> None:
    """R18: 6, 4, 2 in hand; the bag gives 12 in each of four rounds."""
    table = new_table(2)
    bags = []
    while table.to_act:
        bags.append(sum(table.state.bag))
        play_turn(table)
    assert bags == [36] * 3 + [24] * 3 + [12] * 3 + [0] * 3

"""Scoring, the interim score and the winner (D7.4, D9 to D12), as far as the examples leave it open."""

import random

import pytest

from dracosaur.core.game import Seat
from dracosaur.games.draftosaurus.actions import Stay
from tests.games.draftosaurus.boards import document
from tests.games.draftosaurus.random_boards import random_document
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    leaving,
    new_table,
    placing,
    play_turn,
    points,
    score,
    sheet,
    totals,
)

SUMMER_RULES = {
    "forest_of_sameness": "D9.1",
    "woody_trio": "D9.4",
    "king_of_the_jungle": "D9.5",
    "prairie_of_love": "D9.3",
    "meadow_of_differences": "D9.2",
    "solitary_island": "D9.6",
    "river": "D7.4",
    "trex_bonus": "D11.1",
}
WINTER_RULES = {
    "well_ordered_wood": "D10.1",
    "lovers_bridge": "D10.2",
    "lookout": "D10.4",
    "quarantine": "D10.5",
    "pyramid": "D10.3.5",
    "river": "D7.4",
    "trex_bonus": "D11.1",
}


@pytest.mark.parametrize(("board", "rules"), [("summer", SUMMER_RULES), ("winter", WINTER_RULES)])
def test_d12_2_every_line_names_its_rule(board: str, rules: dict[str, str]) -> None:
    """D12.2: all pens, the river and the T-Rex bonus, each once, also where they score nothing."""
    lines = sheet(board, "").players[0].lines
    assert {line.key: line.rule for line in lines} == rules
    assert len(lines) == len(rules)
    assert [line.points for line in lines] == [0] * len(rules)


def test_lines_say_how_many_dinosaurs_they_count() -> None:
    """The count of a line: dinosaurs in the place, both halves of the bridge together, pens for the bonus."""
    lines = sheet("winter", "BL: 2×TYR DIP · BR: DIP · PY: P1 STE, P2 TYR · RV: 3×PAR").players[0].lines
    counts = {line.key: line.count for line in lines if line.count}
    assert counts == {"lovers_bridge": 4, "pyramid": 2, "river": 3, "trex_bonus": 2}


def test_an_empty_zoo_scores_nothing() -> None:
    """D9.5, D10.4: an empty King and an empty Lookout score 0; D19.7: at least 0."""
    assert totals(sheet("summer", "", "")) == [0, 0]
    assert totals(sheet("winter", "", "")) == [0, 0]


def test_d9_3_pairs_of_several_species() -> None:
    """D9.3: the sum of floor(count / 2) over the species."""
    assert score("summer", "PR: 2×DIP 3×STE TRI") == {"PR": 10}


def test_d9_5_a_king_alone_at_the_table_is_king() -> None:
    """D9.5: without opponents nobody owns more."""
    assert score("summer", "KJ: DIP") == {"KJ": 7}


def test_d10_4_a_lookout_alone_at_the_table_sees_nobody() -> None:
    """D10.4: someone alone has no right neighbour."""
    assert score("winter", "LO: DIP · RV: DIP") == {"RV": 1}


@pytest.mark.parametrize(
    ("pyramid", "worth"),
    [("P2 DIP", 2), ("P3 DIP, P1 DIP", 4), ("P1 DIP, P2 TRI, P3 DIP, P5 SPI", 10)],
)
def test_d10_3_5_values_do_not_depend_on_the_space_of_a_row(pyramid: str, worth: int) -> None:
    """D10.3.5: 2 in the bottom row, 4 in the middle row, wherever the dinosaur stands in it."""
    assert score("winter", f"PY: {pyramid}") == {"PY": worth}


def test_d11_5_the_greatest_bonus() -> None:
    """D11.5: six pens in summer, five in winter, six where a T-Rex may stay in quarantine."""
    assert score("summer", "FS: TYR · WT: TYR · KJ: TYR · PR: TYR · MD: TYR · SI: TYR")["TX"] == 6
    winter = "WW: TYR · BL: TYR · LO: TYR · BR: TYR · PY: P1 TYR"
    assert score("winter", winter)["TX"] == 5
    stayed = do(leaving(f"{winter} · QZ: TYR", "", quarantine_move="optional"), (0, Stay()))
    assert points(GAME.score_sheet(stayed).players[0])["TX"] == 6


def test_d12_4_interim_score() -> None:
    """D12.4, R28: the boards as they stand; a quarantined dinosaur scores 0, as a T-Rex its bonus."""
    state = placing("winter", "QZ: TYR · RV: DIP", "STE")
    assert points(GAME.score_sheet(state).players[0]) == {"TX": 1, "RV": 1}
    assert GAME.view(state, None).scores == (2, 0, 0, 0, 0)


def test_d12_3_no_tie_no_tie_break() -> None:
    """D12.3: one with most points wins, however many T-Rexes."""
    result = sheet("summer", "RV: 3×TYR", "RV: DIP")
    assert (result.winners, result.tie_break) == ((0,), None)


def test_d12_3_the_tie_break_names_the_numbers() -> None:
    """D12.3: only tied players are compared."""
    tie = sheet("summer", "FS: DIP", "RV: TYR DIP", "RV: DIP").tie_break
    assert tie is not None
    assert (tie.key, tie.rule, tie.compared) == ("tie-fewest_trex", "D12.3", {0: 0, 1: 1})


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_d19_7_scores_turn_with_the_table(board: str) -> None:
    """D19.7: a score depends on the seating only by the neighbours: turning the table turns the scores."""
    rng = random.Random(7)
    for _ in range(10):
        made = random_document(rng, 4, board)
        turned = {**made, "players": made["players"][1:] + made["players"][:1]}
        straight = totals(GAME.score_sheet(GAME.read_position(made).state))
        around = totals(GAME.score_sheet(GAME.read_position(turned).state))
        assert around == straight[1:] + straight[:1]


def test_the_sheet_of_a_running_game_agrees_with_the_view() -> None:
    """D16.1: interim scores are public and the same everywhere."""
    table = new_table(3, board="winter")
    while table.to_act:
        assert list(table.view(None).scores) == totals(table.score_sheet())
        play_turn(table)
    assert list(table.view(Seat(1)).scores) == totals(table.score_sheet())


def test_a_short_document_without_quarantine_needs_no_move() -> None:
    """D12.1.6: a finished winter game with an empty Quarantine Zone is scored as it stands."""
    position = GAME.read_position(document("winter", "BL: DIP · BR: DIP"))
    assert position.assumed == ()
    assert totals(GAME.score_sheet(position.state)) == [6]

"""Summer pens: examples E21 to E29 (docs/rules/draftosaurus-examples.md)."""

from collections import Counter

import pytest

from tests.games.draftosaurus.boards import zoo
from tests.games.draftosaurus.literal_scorer import whole_zoo
from tests.games.draftosaurus.random_boards import full_bag
from tests.games.draftosaurus.tables import points, score, sheet, takes, totals


def test_e21_forest_of_sameness() -> None:
    """E21 (D9.1): 2, 4, 8, 12, 18, 24; no other species from the first on; no seventh dinosaur."""
    assert takes("summer", "", "STE", "FS")
    for n, worth in enumerate((2, 4, 8, 12, 18, 24), start=1):
        assert score("summer", f"FS: {n}×STE") == {"FS": worth}
        assert not takes("summer", f"FS: {n}×STE", "TRI", "FS")
        assert takes("summer", f"FS: {n}×STE", "STE", "FS") is (n < 6)


def test_e22_meadow_of_differences() -> None:
    """E22 (D9.2): each species once; 3, 6, 10, 15, 21; then nothing fits."""
    inside = "TYR DIP"
    assert score("summer", f"MD: {inside}") == {"MD": 3, "TX": 1}
    assert not takes("summer", f"MD: {inside}", "DIP", "MD")
    for species, worth in (("TRI", 6), ("SPI", 10), ("STE", 15), ("PAR", 21)):
        assert takes("summer", f"MD: {inside}", species, "MD")
        inside += f" {species}"
        assert score("summer", f"MD: {inside}") == {"MD": worth, "TX": 1}
    for species in inside.split():
        assert not takes("summer", f"MD: {inside}", species, "MD")


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ("5×STE", {"PR": 10}),
        ("3×STE 2×DIP TRI", {"PR": 10}),
        ("6×STE", {"PR": 15}),
        ("STE DIP TRI SPI PAR TYR", {"TX": 1}),
    ],
)
def test_e23_prairie_of_love(inside: str, expected: dict[str, int]) -> None:
    """E23 (D9.3): 5 points for each pair of one species."""
    assert score("summer", f"PR: {inside}") == expected


def test_e23_a_seventh_dinosaur_on_the_prairie() -> None:
    """E23 (O4): illegal by default, legal without a limit; eight stegosauruses would score 20."""
    assert not takes("summer", "PR: 6×STE", "STE", "PR")
    assert takes("summer", "PR: 6×STE", "STE", "PR", prairie_capacity=None)
    assert score("summer", "PR: 8×STE", prairie_capacity=None) == {"PR": 20}


@pytest.mark.parametrize(
    ("inside", "expected"),
    [("STE STE STE", {"WT": 7}), ("STE DIP TYR", {"WT": 7, "TX": 1}), ("TYR STE", {"TX": 1})],
)
def test_e24_woody_trio(inside: str, expected: dict[str, int]) -> None:
    """E24 (D9.4, D11.2): 7 with exactly three; the bonus does not depend on it; a fourth is illegal."""
    assert score("summer", f"WT: {inside}") == expected
    assert not takes("summer", "WT: STE DIP TYR", "PAR", "WT")


@pytest.mark.parametrize(
    ("c", "d", "e", "king"), [("RV: 2×TRI", "RV: TRI", "RV: TRI", 7), ("RV: 4×TRI", "", "", 0)]
)
def test_e25_a_tie_is_enough_for_the_king(c: str, d: str, e: str, king: int) -> None:
    """E25 (D9.5): A and B both have 3 TRI and score 7; if C had 4, both would score 0."""
    result = sheet("summer", "KJ: TRI · WT: TRI · RV: TRI", "KJ: TRI · FS: 2×TRI", c, d, e)
    assert [points(player).get("KJ", 0) for player in result.players] == [king, king, 0, 0, 0]


def test_e26_solitary_island() -> None:
    """E26 (D9.6): another one of the species in the river spoils it; a single T-Rex is worth 8."""
    assert score("summer", "SI: PAR · RV: PAR") == {"RV": 1}
    assert score("summer", "SI: PAR") == {"SI": 7}
    assert score("summer", "SI: TYR") == {"SI": 7, "TX": 1}


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_e27_the_trex_bonus_counts_pens(seats: int) -> None:
    """E27 (D11): a T-Rex in every place; the opponents have fewer."""
    everywhere = "FS: TYR · MD: TYR · PR: TYR · WT: TYR · KJ: TYR · SI: TYR · RV: TYR"
    result = sheet("summer", everywhere, "RV: TYR", *[""] * (seats - 2))
    assert points(result.players[0]) == {"FS": 2, "MD": 1, "KJ": 7, "RV": 1, "TX": 6}  # PR, WT, SI 0
    assert totals(result)[0] == 17
    assert score("summer", "PR: 4×TYR") == {"PR": 10, "TX": 1}


def test_e28_everything_in_the_river() -> None:
    """E28 (D7.4): twelve points, no T-Rex bonus."""
    assert score("summer", "RV: 2×TYR 5×DIP 5×STE") == {"RV": 12}


def test_e29_complete_summer_game() -> None:
    """E29 (D12.2, D12.3): all 36 pieces are on the boards; B wins with 41."""
    zoos = (
        "FS: 4×STE · KJ: STE · MD: TYR DIP TRI · PR: 2×PAR · WT: TRI · RV: SPI",
        "FS: 3×DIP · MD: TYR SPI PAR TRI · WT: TYR TRI SPI · KJ: DIP · SI: STE",
        "PR: 2×TYR 2×SPI 2×PAR · KJ: PAR · MD: DIP TRI SPI · SI: TYR · RV: TRI",
    )
    owned = [Counter(whole_zoo(zoo(text))) for text in zoos]
    assert sum(owned, Counter()) == full_bag(3)
    kings = ("stegosaurus", "diplodocus", "parasaurolophus")
    assert [[each[king] for each in owned] for king in kings] == [[5, 1, 0], [1, 4, 1], [2, 1, 3]]
    result = sheet("summer", *zoos)
    assert [points(player) for player in result.players] == [
        {"FS": 12, "KJ": 7, "MD": 6, "PR": 5, "RV": 1, "TX": 1},
        {"FS": 8, "MD": 10, "WT": 7, "KJ": 7, "SI": 7, "TX": 2},
        {"PR": 15, "KJ": 7, "MD": 6, "RV": 1, "TX": 2},
    ]
    assert totals(result) == [32, 41, 31]
    assert result.winners == (1,)
    assert result.tie_break is None

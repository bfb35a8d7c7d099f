"""The printed scoring examples E01 to E03 (docs/rules/draftosaurus-examples.md)."""

from dracosaur.games.draftosaurus.actions import Leave
from tests.games.draftosaurus.boards import places
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    leave,
    leaving,
    open_places,
    points,
    refusal,
    score,
    sheet,
    totals,
)


def test_e01_printed_summer_example_of_31_points() -> None:
    """E01 (D9, D11): PR 5, FS 8, WT 7, MD 10 and one T-Rex in a pen."""
    zoo = "FS: 3×PAR · WT: SPI SPI STE · PR: 2×DIP · MD: TRI STE TYR SPI"
    assert score("summer", zoo) == {"PR": 5, "FS": 8, "WT": 7, "TX": 1, "MD": 10}  # KJ, SI, RV 0
    assert totals(sheet("summer", zoo)) == [31]


def test_e02_printed_summer_example_of_33_points() -> None:
    """E02 (D9, D11): the king has 5 STE against at most 4; the T-Rex in the river earns no bonus."""
    zoo = "FS: 2×STE · KJ: STE · WT: TYR STE · MD: STE TYR DIP · PR: 2×TYR · SI: PAR · RV: TYR"
    opponents = ("RV: 4×STE", "RV: STE", "", "")
    assert score("summer", zoo, *opponents) == {
        "FS": 4,
        "KJ": 7,
        "TX": 3,
        "MD": 6,
        "PR": 5,
        "RV": 1,
        "SI": 7,
    }  # WT 0
    assert totals(sheet("summer", zoo, *opponents))[0] == 33


def test_e03_printed_winter_example_of_38_points() -> None:
    """E03 (D10, D12.1): the T-Rex leaves the Quarantine Zone; each target is worth another sum."""
    own = "WW: DIP TRI DIP · LO: STE · BL: TYR SPI · BR: SPI · PY: P1 PAR, P2 STE, P3 PAR, P4 DIP · QZ: TYR"
    state = leaving(own, "RV: 3×STE")
    assert open_places(state) == places("BL BR P5 RV")
    player = GAME.score_sheet(do(state, (0, leave("BR")))).players[0]
    assert points(player) == {"WW": 8, "LO": 6, "LB": 12, "PY": 10, "TX": 2}  # RV 0
    assert player.total == 38
    others = {code: totals(GAME.score_sheet(do(state, (0, leave(code)))))[0] for code in ("P5", "RV", "BL")}
    assert others == {"P5": 36, "RV": 32, "BL": 31}
    assert refusal(state, Leave("well_ordered_wood")) == ("why-D10-1", "D10.1")
    assert refusal(state, Leave("lookout")) == ("why-D8-2", "D8.2")

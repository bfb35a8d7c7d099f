"""Winter pens: examples E30 to E41 (docs/rules/draftosaurus-examples.md)."""

from collections import Counter
from contextlib import suppress
from itertools import product

import pytest

from dracosaur.core.positions import BadPosition
from dracosaur.games.draftosaurus.actions import Stay
from tests.games.draftosaurus.boards import CODES, place, places, zoo
from tests.games.draftosaurus.literal_scorer import whole_zoo
from tests.games.draftosaurus.random_boards import full_bag
from tests.games.draftosaurus.tables import (
    GAME,
    do,
    leave,
    leaving,
    legal,
    open_places,
    placing,
    points,
    put,
    refusal,
    score,
    sheet,
    takes,
    totals,
)

E03_BEFORE_THE_MOVE = (
    "WW: DIP TRI DIP · LO: STE · BL: TYR SPI · BR: SPI · PY: P1 PAR, P2 STE, P3 PAR, P4 DIP · QZ: TYR"
)


def test_e30_well_ordered_wood() -> None:
    """E30 (D10.1): two species in strict alternation; 2, 4, 8, 12, 18, 24."""
    inside = ""
    accepted = []
    for species in ("STE", "STE", "TYR", "TYR", "STE", "DIP", "TYR"):
        pens = f"WW: {inside}" if inside else ""
        if takes("winter", pens, species, "WW"):
            inside = f"{inside} {species}".strip()
            accepted.append((species, score("winter", f"WW: {inside}")["WW"]))
        else:
            assert refusal(placing("winter", pens, species, bound=False), put("WW")) == ("why-D10-1", "D10.1")
            accepted.append((species, 0))
    assert accepted == [("STE", 2), ("STE", 0), ("TYR", 4), ("TYR", 0), ("STE", 8), ("DIP", 0), ("TYR", 12)]
    assert inside == "STE TYR STE TYR"
    assert score("winter", f"WW: {inside}") == {"WW": 12, "TX": 1}
    for species, worth in (("STE", 18), ("TYR", 24)):
        assert takes("winter", f"WW: {inside}", species, "WW")
        inside += f" {species}"
        assert score("winter", f"WW: {inside}") == {"WW": worth, "TX": 1}


def test_e31_lovers_bridge() -> None:
    """E31 (D10.2, D11.4): min(3,2) + min(1,2) pairs; a T-Rex in each half."""
    zoo_ = "BL: 3×STE TYR · BR: 2×STE 2×TYR"
    assert score("winter", zoo_) == {"LB": 18, "TX": 2}
    assert totals(sheet("winter", zoo_)) == [20]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_e32_all_lovers_on_one_bank(seats: int) -> None:
    """E32 (D10.2, O5): seven on one side score nothing; a half has no limit."""
    assert takes("winter", "BL: 6×DIP", "DIP", "BL", seats=seats)
    assert score("winter", "BL: 7×DIP", *[""] * (seats - 1)) == {}


def spaces(pyramid: str, species: str) -> str:
    """The spaces that take the species, as `P1 P3`."""
    found = legal("winter", f"PY: {pyramid}" if pyramid else "", species, bound=False)
    return " ".join(f"P{space}" for space in sorted(space for _, space in found if space is not None))


def test_e33_pyramid_rows_and_adjacency() -> None:
    """E33 (D10.3): rows from below, no two of one species side by side or one above the other."""
    assert spaces("", "DIP") == "P1 P2 P3"
    assert spaces("P1 DIP", "DIP") == "P3"  # P2 touches P1
    adjacent = placing("winter", "PY: P1 DIP", "DIP", bound=False)
    assert refusal(adjacent, put("P2")) == ("why-D10-3-2", "D10.3.2")
    too_high = placing("winter", "PY: P1 DIP, P3 DIP", "STE", bound=False)
    assert refusal(too_high, put("P4")) == ("why-D10-3-1", "D10.3.1")
    assert refusal(too_high, put("P2")) == ("", "")
    bottom = "P1 DIP, P2 STE, P3 DIP"
    middle = {species: spaces(bottom, species) for species in CODES}
    assert middle == {"TYR": "P4 P5", "DIP": "", "TRI": "P4 P5", "SPI": "P4 P5", "STE": "", "PAR": "P4 P5"}
    assert spaces(f"{bottom}, P4 TYR", "TYR") == ""
    assert spaces(f"{bottom}, P4 TYR", "PAR") == "P5"
    top = {species: spaces(f"{bottom}, P4 TYR, P5 PAR", species) for species in CODES}
    assert (top["TYR"], top["PAR"]) == ("", "")
    assert (top["DIP"], top["STE"]) == ("P6", "P6")


def test_e34_pyramid_values() -> None:
    """E34 (D10.3.5): 2, 4, 6, 10, 14, 21; with only P1 and P3 occupied 4."""
    order = ("P1 DIP", "P2 STE", "P3 DIP", "P4 TRI", "P5 PAR", "P6 DIP")
    worth = [score("winter", "PY: " + ", ".join(order[:n]))["PY"] for n in range(1, 7)]
    assert worth == [2, 4, 6, 10, 14, 21]
    assert score("winter", "PY: P1 DIP, P3 DIP") == {"PY": 4}


def test_e35_one_species_three_times_in_the_pyramid() -> None:
    """E35 (D10.3.4): DIP at P6 is legal over TYR and PAR; PY 21 and a T-Rex."""
    pens = "PY: P1 DIP, P2 STE, P3 DIP, P4 TYR, P5 PAR"
    assert takes("winter", pens, "DIP", "P6")
    assert score("winter", f"{pens}, P6 DIP") == {"PY": 21, "TX": 1}


def test_e35_no_arrangement_has_a_species_four_times() -> None:
    """E35 (D10.3.4): of all 64 ways to mix DIP into a full Pyramid the rules allow no more than three."""
    others = ("STE", "TYR", "STE", "PAR", "TRI", "SPI")  # may stand together in any selection
    allowed = []
    for is_dip in product((False, True), repeat=6):
        filled = ["DIP" if dip else other for dip, other in zip(is_dip, others, strict=True)]
        text = "PY: " + ", ".join(f"P{space} {code}" for space, code in enumerate(filled, start=1))
        with suppress(BadPosition):
            score("winter", text)
            allowed.append({space for space, dip in enumerate(is_dip, start=1) if dip})
    assert max(map(len, allowed)) == 3
    assert [dips for dips in allowed if len(dips) == 3] == [{1, 3, 6}]


def test_e36_lookout_looks_to_the_right() -> None:
    """E36 (D10.4): seat 1 counts the 3 SPI of seat 0, wherever the quarantined one goes; not its own."""
    rest = ("RV: 5×SPI", "", "")
    state = leaving("BL: SPI · QZ: SPI · RV: SPI", "LO: SPI · BR: SPI", *rest)
    targets = ("WW", "BL", "LO", "BR", "P1", "P2", "P3", "RV")
    assert open_places(state) == places(" ".join(targets))
    for code in targets:
        after = GAME.score_sheet(do(state, (0, leave(code))))
        assert points(after.players[1]) == {"LO": 6}
    watching = sheet("winter", "BL: SPI · BR: SPI · RV: SPI", "LO: TYR · BR: SPI", *rest)
    assert points(watching.players[1]) == {"TX": 1}


def test_e37_lookout_with_two_players() -> None:
    """E37 (D13.6): the opponent is the right neighbour."""
    assert score("winter", "LO: PAR", "BL: 2×PAR · RV: 2×PAR") == {"LO": 8}


@pytest.mark.parametrize(
    ("species", "expected"), [("STE", "WW LO BL BR P3 RV"), ("TRI", "LO BL BR P2 P3 RV")]
)
def test_e38_quarantine_targets_ignore_the_die(species: str, expected: str) -> None:
    """E38 (D12.1): the target's own rule decides; the last roll, restrooms, does not."""
    state = leaving(f"WW: STE TRI · PY: P1 STE · QZ: {species}", "", die="restrooms")
    assert open_places(state) == places(expected)


def test_e39_quarantine_mandatory_or_optional() -> None:
    """E39 (O7, D17.6): staying is illegal by default; with the option it is worth as much as the river."""
    mandatory = leaving(E03_BEFORE_THE_MOVE, "RV: 3×STE")
    assert refusal(mandatory, Stay()) == ("why-D12-1-3", "D12.1.3")
    optional = leaving(E03_BEFORE_THE_MOVE, "RV: 3×STE", quarantine_move="optional")
    stayed = GAME.score_sheet(do(optional, (0, Stay()))).players[0]
    assert points(stayed) == {"WW": 8, "LO": 6, "LB": 6, "PY": 10, "TX": 2}
    moved = GAME.score_sheet(do(optional, (0, leave("RV")))).players[0]
    assert (stayed.total, moved.total) == (32, 32)


@pytest.mark.parametrize("target", ["BR", "P1", "RV"])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_e40_quarantine_order_does_not_matter(target: str, order: tuple[int, int]) -> None:
    """E40 (D12.1.5): seat 1 scores 4 for the Lookout, whoever decides first and wherever the T-Rex goes."""
    state = leaving("BL: TYR · QZ: TYR", "LO: TYR · QZ: DIP", "")
    moves = {0: leave(target), 1: leave("RV")}
    after = do(state, *((seat, moves[seat]) for seat in order))
    assert points(GAME.score_sheet(after).players[1])["LO"] == 4


E41 = (
    "WW: STE TRI STE TRI STE · BL: DIP TYR · BR: DIP · PY: P1 PAR, P2 SPI · LO: SPI · QZ: TYR",
    "WW: PAR TYR PAR · BL: SPI STE · BR: STE SPI · PY: P1 DIP, P2 TRI, P3 DIP · LO: TYR · RV: TRI",
    "WW: SPI PAR SPI PAR · BL: TRI TYR · BR: TRI · PY: P1 DIP, P2 STE, P3 DIP · LO: PAR · QZ: TYR",
)


def test_e41_complete_winter_game() -> None:
    """E41 (D10, D12): A and C move their T-Rexes to the right half of the bridge; A wins with 40."""
    assert sum((Counter(whole_zoo(zoo(text))) for text in E41), Counter()) == full_bag(3)
    result = GAME.score_sheet(do(leaving(*E41), (0, leave("BR")), (2, leave("BR"))))
    assert [points(player) for player in result.players] == [
        {"WW": 18, "LB": 12, "PY": 4, "LO": 4, "TX": 2},
        {"WW": 8, "LB": 12, "PY": 6, "LO": 4, "RV": 1, "TX": 2},
        {"WW": 12, "LB": 12, "PY": 6, "LO": 4, "TX": 2},
    ]
    assert totals(result) == [40, 33, 36]
    assert result.winners == (0,)


@pytest.mark.parametrize(
    ("a", "c", "expected"),
    [("RV", "RV", [34, 33, 30]), ("BL", "BL", [33, 33, 29]), ("P3", "P4", [36, 33, 34])],
)
def test_e41_other_quarantine_moves(a: str, c: str, expected: list[int]) -> None:
    """E41: the river, the left half and the Pyramid are worth less."""
    state = leaving(*E41)
    assert place(a) in open_places(state, 0)
    assert place(c) in open_places(state, 2)
    assert totals(GAME.score_sheet(do(state, (2, leave(c)), (0, leave(a))))) == expected

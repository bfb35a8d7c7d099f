"""The literal scorer and legality agree with the printed examples (docs/rules/draftosaurus-examples.md)."""

import random
from collections import Counter

import pytest

from tests.games.draftosaurus.boards import CODES, LINES, PLACES, document, places, zoo
from tests.games.draftosaurus.literal_legality import (
    ADJACENT,
    FACES,
    Options,
    Placement,
    legal_places,
    quarantine_targets,
)
from tests.games.draftosaurus.literal_scorer import (
    SPECIES,
    Answer,
    PlayerScore,
    dinosaurs_in,
    interim_score,
    score,
    whole_zoo,
)
from tests.games.draftosaurus.random_boards import Zoo, full_bag, put, random_document

TREX_BONUS_ONLY = {"bridge_halves_separate": "trex_bonus_only"}


def points(player: PlayerScore) -> dict[str, int]:
    """The lines that are not 0, by the codes of the examples; LB is the bridge."""
    return {LINES[key]: line for key, line in player["lines"].items() if line}


def totals(answer: Answer) -> list[int]:
    return [player["total"] for player in answer["players"]]


def legal(
    board: str, pens: str, species: str, face: str, options: Options | None = None, *, bound: bool = True
) -> set[Placement]:
    return legal_places(board, zoo(pens), CODES[species], face, bound, options or {})


def test_e01_printed_summer_example() -> None:
    answer = score(document("summer", "FS: 3×PAR · WT: SPI SPI STE · PR: 2×DIP · MD: TRI STE TYR SPI"))
    assert points(answer["players"][0]) == {"PR": 5, "FS": 8, "WT": 7, "TX": 1, "MD": 10}
    assert answer["players"][0]["total"] == 31
    assert answer["winners"] == ["A"]


@pytest.mark.parametrize(("stegosaurs", "king"), [(4, 7), (5, 7), (6, 0)])
def test_e02_printed_summer_example_with_king(stegosaurs: int, king: int) -> None:
    own = "FS: 2×STE · KJ: STE · WT: TYR STE · MD: STE TYR DIP · PR: 2×TYR · SI: PAR · RV: TYR"
    (player, _) = score(document("summer", own, f"RV: {stegosaurs}×STE"))["players"]
    assert player["lines"]["king_of_the_jungle"] == king
    assert points(player) | {"KJ": king} == {"FS": 4, "KJ": king, "TX": 3, "MD": 6, "PR": 5, "RV": 1, "SI": 7}
    assert player["total"] == 26 + king


E03 = "WW: DIP TRI DIP · LO: STE · BL: TYR SPI · BR: SPI · PY: P1 PAR, P2 STE, P3 PAR, P4 DIP · QZ: TYR"


@pytest.mark.parametrize(
    ("target", "total"),
    [
        (("lovers_bridge_right", None), 38),
        (("pyramid", 5), 36),
        (("river", None), 32),
        (("lovers_bridge_left", None), 31),
    ],
)
def test_e03_printed_winter_example(target: Placement, total: int) -> None:
    own = zoo(E03)
    assert quarantine_targets(own, {}) == places("BL BR P5 RV")
    moved: Zoo = {"river": [], **own, "quarantine": []}
    put(moved, "tyrannosaurus", target)
    player = score(document("winter", moved, "RV: 3×STE"))["players"][0]
    assert player["total"] == total
    if target == ("lovers_bridge_right", None):
        assert points(player) == {"WW": 8, "LO": 6, "LB": 12, "PY": 10, "TX": 2}


def test_e03_and_e39_a_dinosaur_that_stays_in_quarantine() -> None:
    """O7, D12.4, D17.6: refused at the end unless optional; then 0, and the T-Rex keeps its bonus."""
    with pytest.raises(ValueError, match=r"D12\.1\.3"):
        score(document("winter", E03, "RV: 3×STE"))
    stays = score(document("winter", E03, "RV: 3×STE", quarantine_move="optional"))["players"][0]
    assert points(stays) == {"WW": 8, "LO": 6, "LB": 6, "PY": 10, "TX": 2}
    assert stays["lines"]["quarantine"] == 0
    assert interim_score(document("winter", E03, "RV: 3×STE"))["players"][0] == stays


@pytest.mark.parametrize(
    ("others", "king"),
    [(("RV: 2×TRI", "RV: TRI", "RV: TRI"), 7), (("RV: 4×TRI", "RV: DIP", "RV: DIP"), 0)],
)
def test_e25_a_tie_is_enough_for_the_king(others: tuple[str, str, str], king: int) -> None:
    answer = score(document("summer", "KJ: TRI · WT: TRI · RV: TRI", "KJ: TRI · FS: 2×TRI", *others))
    assert [player["lines"]["king_of_the_jungle"] for player in answer["players"]] == [king, king, 0, 0, 0]


@pytest.mark.parametrize(
    ("pens", "expected"),
    [
        ("SI: PAR · RV: PAR", {"RV": 1}),
        ("SI: PAR", {"SI": 7}),
        ("SI: TYR · RV: PAR", {"SI": 7, "TX": 1, "RV": 1}),
    ],
)
def test_e26_solitary_island(pens: str, expected: dict[str, int]) -> None:
    assert points(score(document("summer", pens))["players"][0]) == expected


def test_e27_trex_bonus_counts_pens() -> None:
    everywhere = "FS: TYR · MD: TYR · PR: TYR · WT: TYR · KJ: TYR · SI: TYR · RV: TYR"
    (player, _) = score(document("summer", everywhere, "RV: TYR"))["players"]
    assert points(player) == {"FS": 2, "MD": 1, "KJ": 7, "RV": 1, "TX": 6}
    assert player["total"] == 17
    assert points(score(document("summer", "PR: 4×TYR"))["players"][0]) == {"PR": 10, "TX": 1}


def test_e29_complete_summer_game() -> None:
    answer = score(
        document(
            "summer",
            "FS: 4×STE · KJ: STE · MD: TYR DIP TRI · PR: 2×PAR · WT: TRI · RV: SPI",
            "FS: 3×DIP · MD: TYR SPI PAR TRI · WT: TYR TRI SPI · KJ: DIP · SI: STE",
            "PR: 2×TYR 2×SPI 2×PAR · KJ: PAR · MD: DIP TRI SPI · SI: TYR · RV: TRI",
        )
    )
    assert [points(player) for player in answer["players"]] == [
        {"FS": 12, "KJ": 7, "MD": 6, "PR": 5, "RV": 1, "TX": 1},
        {"FS": 8, "MD": 10, "WT": 7, "KJ": 7, "SI": 7, "TX": 2},
        {"PR": 15, "KJ": 7, "MD": 6, "RV": 1, "TX": 2},
    ]
    assert totals(answer) == [32, 41, 31]
    assert answer["winners"] == ["B"]


def test_e31_lovers_bridge() -> None:
    player = score(document("winter", "BL: 3×STE TYR · BR: 2×STE 2×TYR"))["players"][0]
    assert points(player) == {"LB": 18, "TX": 2}


@pytest.mark.parametrize("target", ["BR", "WW", "RV"])
def test_e36_lookout_looks_to_the_right(target: str) -> None:
    seat_0 = zoo("BL: SPI · RV: SPI")
    seat_0.setdefault(PLACES[target], []).append("spinosaurus")
    rest = ("RV: 5×SPI", "RV: DIP", "RV: DIP")
    player = score(document("winter", seat_0, "LO: SPI · BR: SPI", *rest))["players"][1]
    assert points(player) == {"LO": 6}
    player = score(document("winter", seat_0, "LO: TYR · BR: SPI", *rest))["players"][1]
    assert points(player) == {"TX": 1}


def test_lookout_of_seat_0_looks_at_the_last_seat() -> None:
    """The right neighbour is (i-1) mod n; alone at the table there is none."""
    answer = score(document("winter", "LO: SPI", "RV: 5×SPI", "RV: 2×SPI"))
    assert answer["players"][0]["lines"]["lookout"] == 4
    assert score(document("winter", "LO: SPI · RV: SPI"))["players"][0]["lines"]["lookout"] == 0


@pytest.mark.parametrize(
    ("a_adds", "c_adds", "expected"),
    [
        ("BR", "BR", [40, 33, 36]),
        ("RV", "RV", [34, 33, 30]),
        ("BL", "BL", [33, 33, 29]),
        ("P3", "P4", [36, 33, 34]),
    ],
)
def test_e41_complete_winter_game(a_adds: str, c_adds: str, expected: list[int]) -> None:
    a = zoo("WW: STE TRI STE TRI STE · BL: DIP TYR · BR: DIP · PY: P1 PAR, P2 SPI · LO: SPI · QZ: TYR")
    b = zoo("WW: PAR TYR PAR · BL: SPI STE · BR: STE SPI · PY: P1 DIP, P2 TRI, P3 DIP · LO: TYR · RV: TRI")
    c = zoo("WW: SPI PAR SPI PAR · BL: TRI TYR · BR: TRI · PY: P1 DIP, P2 STE, P3 DIP · LO: PAR · QZ: TYR")
    assert Counter(whole_zoo(a) + whole_zoo(b) + whole_zoo(c)) == full_bag(3)
    for pens, code in ((a, a_adds), (c, c_adds)):
        (target,) = places(code)
        assert target in quarantine_targets(pens, {})
        pens.setdefault("river", [])
        pens["quarantine"] = []
        put(pens, "tyrannosaurus", target)
    answer = score(document("winter", a, b, c))
    assert totals(answer) == expected
    if a_adds == "BR":
        assert [points(player) for player in answer["players"]] == [
            {"WW": 18, "LB": 12, "PY": 4, "LO": 4, "TX": 2},
            {"WW": 8, "LB": 12, "PY": 6, "LO": 4, "RV": 1, "TX": 2},
            {"WW": 12, "LB": 12, "PY": 6, "LO": 4, "TX": 2},
        ]
        assert answer["winners"] == ["A"]


def test_e45_tie_breaker() -> None:
    zoos = (
        "FS: 4×PAR · WT: 2×TYR TRI · PR: 2×DIP · SI: STE · MD: TYR SPI",
        "FS: 4×STE · WT: TYR 2×DIP · PR: 2×TRI · SI: PAR · MD: TYR SPI",
        "FS: 4×SPI · WT: TYR 2×PAR · PR: 2×DIP · SI: TRI · MD: TYR STE",
        "FS: 4×TRI · PR: 2×STE 2×DIP 2×SPI · MD: TYR · RV: PAR",
    )
    assert sum((Counter(whole_zoo(zoo(pens))) for pens in zoos), Counter()) == full_bag(4)
    answer = score(document("summer", *zoos))
    assert totals(answer) == [36, 36, 36, 30]
    assert answer["winners"] == ["B", "C"]


@pytest.mark.parametrize(
    ("board", "pens"), [("autumn", ""), ("match", ""), ("summer", "LO: STE"), ("winter", "WT: STE")]
)
def test_a_wrong_board_or_place_is_refused(board: str, pens: str) -> None:
    with pytest.raises(ValueError, match="D2"):
        score(document(board, pens))


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
    assert legal("winter", "", "STE", face) == places(expected)


def test_e13_and_e14_die_and_pen_rule_together() -> None:
    pens = "FS: 2×DIP · WT: TRI TRI SPI · KJ: PAR"
    assert legal("summer", pens, "STE", "woodlands") == places("RV")
    assert legal("summer", pens, "STE", "woodlands", bound=False) == places("PR MD SI RV")


def test_e15_voluntary_river() -> None:
    assert places("RV") <= legal("summer", "", "PAR", "woodlands")
    assert points(score(document("summer", "RV: PAR"))["players"][0]) == {"RV": 1}


def test_e16_empty_pen_on_a_full_board() -> None:
    pens = "FS: STE · WT: STE · KJ: STE · PR: STE · MD: STE · SI: STE"
    assert legal("summer", pens, "STE", "empty_pen") == places("RV")


def test_e17_empty_pen_and_the_bridge_halves() -> None:
    assert legal("winter", "BL: DIP", "DIP", "empty_pen") == places("WW LO QZ BR P1 P2 P3 RV")
    assert legal("winter", "BL: DIP", "DIP", "empty_pen", TREX_BONUS_ONLY) == places("WW LO QZ P1 P2 P3 RV")


def test_e18_beware_of_the_trex() -> None:
    pens = "WT: TYR · PR: STE · RV: TYR TYR"
    assert legal("summer", pens, "TYR", "beware_trex") == places("FS KJ PR MD SI RV")


def test_e19_beware_of_the_trex_on_the_bridge() -> None:
    pens = "BL: TYR · BR: SPI"
    rest = places("WW LO QZ P1 P2 P3 RV")
    assert legal("winter", pens, "SPI", "beware_trex") == rest | places("BR")
    assert legal("winter", pens, "SPI", "beware_trex", TREX_BONUS_ONLY) == rest
    for face in ("woodlands", "grasslands"):  # D17.5: a zone face opens each half by its own zone, as always
        assert legal("winter", pens, "SPI", face, TREX_BONUS_ONLY) == legal("winter", pens, "SPI", face)


def spaces(pyramid: str, species: str) -> set[int | None]:
    pens = f"PY: {pyramid}" if pyramid else ""
    return {space for place, space in legal("winter", pens, species, "", bound=False) if place == "pyramid"}


def test_e33_pyramid_rows_and_adjacency() -> None:
    assert 1 in spaces("", "DIP")
    assert spaces("P1 DIP", "DIP") == {3}
    assert spaces("P1 DIP, P3 DIP", "STE") == {2}
    bottom = "P1 DIP, P2 STE, P3 DIP"
    assert {species: spaces(bottom, species) for species in CODES} == {
        "TYR": {4, 5},
        "DIP": set(),
        "TRI": {4, 5},
        "SPI": {4, 5},
        "STE": set(),
        "PAR": {4, 5},
    }
    assert spaces(f"{bottom}, P4 TYR", "TYR") == set()
    assert spaces(f"{bottom}, P4 TYR", "PAR") == {5}
    top = f"{bottom}, P4 TYR, P5 PAR"
    assert {species for species in CODES if spaces(top, species)} == {"DIP", "TRI", "SPI", "STE"}
    assert spaces(f"{top}, P6 DIP", "TRI") == set()


@pytest.mark.parametrize(
    ("species", "expected"), [("STE", "WW LO BL BR P3 RV"), ("TRI", "LO BL BR P2 P3 RV")]
)
def test_e38_quarantine_targets(species: str, expected: str) -> None:
    pens = zoo(f"WW: STE TRI · PY: P1 STE · QZ: {species}")
    assert quarantine_targets(pens, {}) == places(expected)
    assert quarantine_targets(pens, {"quarantine_move": "optional"}) == places(f"{expected} QZ")


def test_quarantine_without_a_dinosaur_and_full_bridge() -> None:
    """D12.1.6; D17.12: O5 limits the halves for the quarantine move, too."""
    assert quarantine_targets(zoo("BL: STE"), {}) == set()
    pens = zoo("WW: STE DIP · LO: STE · BL: STE · BR: TRI · PY: P1 TRI, P3 TRI · QZ: TRI")
    assert quarantine_targets(pens, {"bridge_half_capacity": 1}) == places("RV")
    assert quarantine_targets(pens, {"bridge_half_capacity": 2}) == places("BL BR RV")


@pytest.mark.parametrize(("capacity", "is_legal"), [(6, False), (None, True)])
def test_e23_capacity_of_the_prairie(capacity: int | None, is_legal: bool) -> None:
    full = legal("summer", "PR: 6×STE", "STE", "grasslands", {"prairie_capacity": capacity})
    assert (places("PR") <= full) is is_legal
    assert places("PR") <= legal("summer", "PR: 5×STE", "STE", "grasslands")
    assert not places("PR") <= legal("summer", "PR: 6×STE", "STE", "grasslands")
    assert points(score(document("summer", "PR: 8×STE"))["players"][0]) == {"PR": 20}


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_documents_are_reachable_tables(players: int, board: str) -> None:
    """D3.2, D4.6, D19.6: within the bag, twelve each, every pen by its rule, nothing left in quarantine."""
    rng = random.Random(players)
    for _ in range(20):
        table = random_document(rng, players, board)
        zoos: list[Zoo] = [player["pens"] for player in table["players"]]
        assert [len(whole_zoo(pens)) for pens in zoos] == [12] * players
        assert sum((Counter(whole_zoo(pens)) for pens in zoos), Counter()) <= full_bag(players)
        for pens in zoos:
            assert obeys_the_pens(pens)
        answer = score(table)
        assert min(totals(answer)) >= 0
        assert answer["winners"]


def obeys_the_pens(pens: Zoo) -> bool:
    """The finished pens, judged without asking how they were filled (D9, D10)."""
    inside = {place: dinosaurs_in(pens, place) for place in PLACES.values()}
    wood, pyramid = inside["well_ordered_wood"], pens.get("pyramid", [None] * 6)
    filled = [space is not None for space in pyramid]
    return (
        len(set(inside["forest_of_sameness"])) <= 1
        and len(set(inside["meadow_of_differences"])) == len(inside["meadow_of_differences"])
        and all(len(inside[place]) <= 6 for place in ("forest_of_sameness", "prairie_of_love"))
        and len(inside["woody_trio"]) <= 3
        and all(len(inside[place]) <= 1 for place in ("king_of_the_jungle", "solitary_island", "lookout"))
        and len(wood) <= 6
        and len(set(wood[::2])) <= 1
        and len(set(wood[1::2])) <= 1
        and set(wood[::2]).isdisjoint(wood[1::2])
        and (all(filled[:3]) or not any(filled[3:]))
        and (all(filled[:5]) or not filled[5])
        and all(pyramid[a - 1] is None or pyramid[a - 1] != pyramid[b - 1] for a, b in ADJACENT)
        and inside["quarantine"] == []
    )


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_the_bound_may_never_do_more_than_the_free(board: str) -> None:
    """D19.4, D19.5: the river is always legal, and the die only takes places away."""
    rng = random.Random(5)
    for _ in range(20):
        n = rng.randrange(12)
        table = random_document(rng, 5, board, n=n)
        for player in table["players"]:
            for species in SPECIES:
                free = legal_places(board, player["pens"], species, None, False, {})
                for face in FACES:
                    bound = legal_places(board, player["pens"], species, face, True, {})
                    assert places("RV") <= bound <= free


def test_the_same_seed_builds_the_same_table() -> None:
    assert random_document(random.Random(1), 4, "winter") == random_document(random.Random(1), 4, "winter")

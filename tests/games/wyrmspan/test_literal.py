"""The literal scorer and validator against docs/rules/wyrmspan-examples.md and boards counted by hand."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import count
from typing import Any

import pytest

from dracosaur.games.wyrmspan.cards import DRAGONS
from tests.games.wyrmspan.broken_documents import BREAKS, broken
from tests.games.wyrmspan.literal_document import OBJECTIVES, SQUARES, violations
from tests.games.wyrmspan.literal_end_game import ABILITIES, END_GAME_DRAGONS, PAYMENTS, Bearer
from tests.games.wyrmspan.literal_scorer import (
    OBJECTIVE_POINTS,
    Answer,
    best_payments,
    frugal_payments,
    objective_quantity,
    rank,
    score,
    winning_seats,
)
from tests.games.wyrmspan.literal_table import CAVES, Table, read_player, read_table
from tests.games.wyrmspan.random_documents import Json, random_document

CATEGORIES = ["guild", "dragons", "end_game", "eggs", "cached", "tucked", "objectives", "remaining"]  # W19.2
RANDOM_TABLES = 300


def mat(board: str, first_cave_card: int = 1, **things: Json) -> Json:
    """The three caves, written `48 56 39 | 50 . | 24*`: a dot is an open space, a star a swapped dragon.

    `d56={"eggs": 2}` puts something on, under or into the nests of dragon 56.
    """
    cave_cards = count(first_cave_card)
    caves: Json = {}
    for cave, row in zip(CAVES, board.split("|"), strict=True):
        caves[cave] = []
        for column, word in enumerate(row.split(), start=1):
            space: Json = {} if column == 1 else {"cave": next(cave_cards)}
            if word != ".":
                space["dragon"] = int(word.rstrip("*"))
                space |= {"swapped": True} if word.endswith("*") else {}
                space |= things.get(f"d{space['dragon']}", {})
            caves[cave].append(space)
    return caves


def document(*players: Json, guild: str = "plains", places: list[list[int]] | None = None) -> Json:
    """A table with players A, B, C…; the objectives do not matter beyond their places."""
    objectives = [
        {"id": objective, "places": row}
        for objective, row in zip(("eggs", "cached", "shy", "small"), places or [], strict=False)
    ]
    named = [{"name": name, **player} for name, player in zip("ABCDE", players, strict=False)]
    return {"game": "wyrmspan", "guild": guild, "objectives": objectives, "players": named}


def scored(table: Json) -> Answer:
    assert violations(table) == []
    return score(table)


def lines(table: Json, seat: int = 0) -> dict[str, int]:
    """The lines of one player that are not 0."""
    return {key: points for key, points in scored(table)["players"][seat]["lines"].items() if points}


def read(player: Json, **table: Any) -> Table:  # Any: the keywords of `document`
    return read_table(document(player, **table))


def ability(number: int, player: Json, **table: Any) -> int:  # Any: the keywords of `document`
    """What the dragon scores on the first player's mat."""
    whole = document(player, **table)
    assert violations(whole) == []
    return ABILITIES[number](Bearer(read_table(whole), 0, number))


# The examples.


def test_the_document_of_the_design() -> None:
    table = json.loads("""
        {"game": "wyrmspan", "guild": "plains",
         "objectives": [{"id": "eggs", "places": [1, 2]}, {"id": "cached", "places": [2, 1]},
                        {"id": "shy", "places": [1, 1]}, {"id": "nests", "places": [0, 1]}],
         "players": [
           {"name": "Ann", "coins": 1, "resources": {"meat": 2}, "hand": {"dragons": [5, 17], "caves": [3]},
            "mat_eggs": 1, "guild_rows": [2, 4], "guild_steps": 14,
            "caves": {"crimson": [{"dragon": 130, "eggs": 1, "cached": {"meat": 2}, "tucked": 3},
                                  {"cave": 12, "dragon": 56}, {"cave": 40}],
                      "golden": [], "amethyst": []}},
           {"name": "Ben", "coins": 0, "guild_rows": [1, {"row": 5, "vp": 6}], "guild_steps": 12,
            "caves": {"crimson": [], "golden": [], "amethyst": [{}, {"cave": 7}]}}]}
    """)
    answer = scored(table)
    ann, ben = answer["players"]
    assert list(ann["lines"]) == CATEGORIES
    assert ann["lines"] == dict(zip(CATEGORIES, (1, 4, 0, 2, 2, 3, 12, 2), strict=True))
    assert ben["lines"] == dict(zip(CATEGORIES, (6, 0, 0, 0, 0, 0, 19, 0), strict=True))
    assert (ann["total"], ben["total"], answer["winners"]) == (26, 25, ["Ann"])


def test_e28_doubled_value() -> None:
    player = {"caves": mat("| 17 |", d17={"cached": {"milk": 3, "gold": 1}})}
    assert lines(document(player)) == {"dragons": 1, "cached": 4, "end_game": 3}


def test_e31_before_and_after_playing_on_top() -> None:
    things: Json = {"eggs": 3, "cached": {"milk": 2}, "tucked": 1}
    before = {"caves": mat("|| 26 43", d43=things)}
    after = {"caves": mat("|| 26 113", d113=things | {"eggs": 1, "tucked": 2})}
    of_26 = 2
    assert [scored(document(player))["players"][0]["total"] - of_26 for player in (before, after)] == [8, 13]


def test_e32_a_swap_is_marked() -> None:
    things: Json = {"d48": {"eggs": 1, "tucked": 1}, "d43": {"eggs": 2}}
    swapped = document({"caves": mat("43* | | 26 48*", **things)})
    assert lines(swapped) == {"dragons": 7, "eggs": 3, "tucked": 1}
    unmarked = document({"caves": mat("43 | | 26 48", **things)})
    assert violations(unmarked) == [
        ("players[0].caves.crimson[0].dragon", "W7.3"),
        ("players[0].caves.amethyst[1].dragon", "W7.3"),
    ]


@pytest.mark.parametrize(
    ("round_number", "quantities", "points"),
    [
        (3, [5, 5, 3, 0], [6, 6, 3, 0]),  # E40
        (4, [4, 3, 2, 1, 1], [7, 4, 3, 0, 0]),  # E41
        (4, [2, 2, 2, 2, 2], [7, 7, 7, 7, 7]),
        (4, [0, 0, 0, 0, 1], [0, 0, 0, 0, 7]),
        (2, [13, 11, 0], [5, 2, 0]),  # E42
        (2, [3, 1], [5, 2]),  # W17.8
        (2, [3, 3], [5, 5]),
        (2, [3, 0], [5, 0]),
        (2, [4, 4, 1], [5, 5, 2]),
        (2, [4, 3, 3, 1], [5, 2, 2, 1]),
        (2, [5, 4, 3, 2, 1], [5, 2, 1, 0, 0]),
        (2, [5, 5, 4, 3, 0], [5, 5, 2, 1, 0]),
        (1, [3, 2, 1], [4, 1, 0]),
        (2, [0, 0, 0], [0, 0, 0]),
    ],
)
def test_e40_e41_e42_places_and_their_points(
    round_number: int, quantities: list[int], points: list[int]
) -> None:
    nothing = [0] * len(quantities)
    places = [nothing] * (round_number - 1) + [rank(quantities)]
    table = document(*[{} for _ in quantities], places=places)
    assert [player["lines"]["objectives"] for player in scored(table)["players"]] == points


def test_e43_dragons_and_caves_in_a_cave() -> None:
    player = read_player({"name": "A", "caves": mat("48 56 . | 50 |")})
    assert objective_quantity("crimson_cards", player) == 4
    assert objective_quantity("golden_cards", player) == 1
    assert objective_quantity("amethyst_cards", player) == 0
    assert objective_quantity("cave_cards", player) == 2


def test_e45_full_board() -> None:
    owner = {
        "coins": 2,
        "resources": {"gold": 2, "milk": 1},
        "hand": {"dragons": [1, 2], "caves": [70]},
        "mat_eggs": 2,
        "guild_rows": [5, 4, 3],
        "guild_steps": 20,
        "caves": mat(
            "48 56 39 167 | 50 42 63 | 24 43 179",
            d43={"eggs": 4},
            d179={"eggs": 2},
            d63={"eggs": 1, "tucked": 3},
            d24={"cached": {"milk": 4}},
            d56={"cached": {"gold": 1}},
        ),
    }
    table = document(owner, {}, {}, places=[[1, 2, 0], [2, 1, 0], [1, 1, 0], [3, 1, 2]])
    answer = scored(table)["players"][0]
    assert list(answer["lines"].values()) == [10, 31, 17, 9, 5, 3, 15, 3]
    assert answer["total"] == 93


def test_e46_paying_end_game_abilities_first() -> None:
    player = {
        "caves": mat("149 | |"),
        "resources": {"milk": 1},
        "hand": {"dragons": [1, 2], "caves": [70]},
    }
    assert lines(document(player)) == {"dragons": 6, "end_game": 5}
    assert lines(document(player | {"caves": mat("48 | |")})) == {"dragons": 3, "remaining": 1}


def test_e47_negative_ability() -> None:
    assert lines(document({"caves": mat("106 18 33 85 | 14 |")})) == {
        "dragons": 7 + 2 + 6 + 4 + 2,
        "end_game": -6,
    }


def test_e48_lowest_marker() -> None:
    places = [[2, 1, 2], [0, 1, 2], [1, 2, 0], [1, 1, 1]]
    table = document({"caves": mat("41 | |")}, {}, {}, places=places)
    assert lines(table)["end_game"] == 6


def test_a14_4_lowest_marker_alone() -> None:
    """Compared with her marker: a tie counts, being above her does not."""
    player = {"caves": mat("41 | |")}
    assert lines(document(player, places=[[1, 1], [2, 1], [0, 1]]))["end_game"] == 6
    assert "end_game" not in lines(document(player, places=[[1, 2], [1, 0]]))


def test_e49_tie_break() -> None:
    assert winning_seats([88, 88, 70], [9, 10, 12]) == [1]
    assert winning_seats([88, 88, 70], [9, 9, 12]) == [0, 1]
    one_dragon, two_dragons = {"caves": mat("178 | |")}, {"caves": mat("107 128 | |")}
    assert scored(document(one_dragon, two_dragons))["winners"] == ["B"]
    assert scored(document(one_dragon, {"coins": 4}))["winners"] == ["A"]
    assert scored(document({"coins": 4}, {"coins": 4}, {}))["winners"] == ["A", "B"]


def test_e55_e56_objectives_alone() -> None:
    """E55: her 3 against your 3 or 2; E56: nobody has any."""
    for quantities, points in (([3, 3], 5), ([2, 3], 2), ([0, 0], 0)):
        table = document({}, places=[[0, 0], rank(quantities)])
        assert scored(table)["players"][0]["lines"]["objectives"] == points
    assert (
        scored(document({}, places=[[1], [2], [0], [1]]))["players"][0]["lines"]["objectives"]
        == 4 + 2 + 0 + 7
    )


# The cards.


def test_every_end_game_dragon_is_there_once() -> None:
    printed = [dragon.number for dragon in DRAGONS if dragon.when == "end_game"]
    assert sorted([*printed, 17, 18, 29]) == END_GAME_DRAGONS
    assert not ABILITIES.keys() & PAYMENTS.keys()


@pytest.mark.parametrize(
    ("number", "board", "points"),
    [
        (39, "48 39 56 | |", 2),
        (39, "48 39 . | |", 0),
        (39, "39 48 56 | |", 0),
        (42, "48 | 50 42 63 36 |", 9),
        (46, "46 | 50 | 43", 3),
        (46, "48 46 | 50 36 | 43", 0),
        (49, "49 48 46 51 | 50 36 58 |", 4),
        (49, "49 48 46 51 | 50 36 58 47 |", 8),
        (51, "82 81 | 47 51 67 | 4 15", 4),  # not 82 and 4, which are diagonal
        (51, "51 | | 4", 0),  # Crimson and Amethyst do not touch
        (52, "| 69 | 52 79", 4),
        (52, "70 104 | 69 72 135 | 52 79", 8),
        (54, "54 48 | 58 |", 4),
        (54, "54 85 | |", 0),
        (59, "59 60 81 48 | 47 |", 4),
        (71, "71 48 | |", 2),
        (71, "71 48 60 76 | 57 64 88 |", 8),
        (74, "74 . . . | |", 3),
        (74, "74 48 56 | . . . . |", 0),
        (81, "48 81 . | |", 3),
        (81, "81 48 | |", 0),
        (91, "91 18 82 60 | |", 8),
        (91, "91 18 82 | 36 |", 0),
        (93, "| 93 50 36 57 |", 5),
        (93, "93* | 50 36 57 40 |", 5),
        (93, "| 93 50 36 . |", 0),
        (97, "97 56 18 48 | 50 |", 3),
        (98, "98 48 56 60 | |", 3),
        (98, "98 48 56 . | |", 0),
        (101, "101 | | 35", 2),
        (101, "101 18 39 | 17 | 29 35", 8),
        (102, "102 48 | |", 3),
        (102, "102 56 | 36 |", 0),
        (106, "106 46 85 | 58 |", -4),
        (112, "48 56 | 50 112 36 | 43 45", 8),
        (112, "112 | |", 0),
        (119, "119 60 | |", 2),
        (119, "119 48 56 53 | 57 |", 8),
        (122, "122 46 85 | 58 |", -2),
        (124, "124 60 68 | |", 6),
        (124, "124 60 68 81 | 36 |", 8),
        (129, "56 | 129 36 | 16", 6),
        (131, "131 18 82 48 | |", 4),
        (131, "131 18 82 48 | 14 50 57 |", 4),
        (131, "131 18 82 48 | 14 50 57 36 |", 8),
        (132, "132 82 85 | |", 6),
        (132, "132 82 85 76 | 50 |", 8),
        (134, "134 18 30 | |", 6),
        (134, "134 18 30 33 | 14 |", 9),
        (145, "| | 145 43 45 37", 5),
        (145, "| | 145 43 45", 0),
        (150, "150 | 50 |", 4),
        (150, "150 53 | 36 |", 0),
        (167, "167 48 56 60 | |", 5),
        (167, "167 48 56 | |", 0),
        (183, "183 53 48 | 50 |", 3),
    ],
)
def test_end_game_dragons_by_hand(number: int, board: str, points: int) -> None:
    assert ability(number, {"caves": mat(board)}) == points


def test_end_game_dragons_that_look_at_more_than_places() -> None:
    things: Json = {"cached": {"meat": 2, "milk": 3}, "tucked": 4}
    assert ability(17, {"caves": mat("| 17 |", d17=things)}) == 3
    assert ability(18, {"caves": mat("18 | |", d18=things)}) == 4
    assert ability(29, {"caves": mat("| | 29", d29=things)}) == 2
    assert ability(44, {"caves": mat("| 44 |"), "guild_rows": [1, 4, 5], "guild_steps": 18}) == 6
    eggs = mat("| 50 | 179", d179={"eggs": 2}, d50={"eggs": 1})
    assert ability(179, {"caves": eggs, "mat_eggs": 2}) == 2


@pytest.mark.parametrize(
    ("board", "dragon_cards", "cave_cards", "resources", "end_game", "remaining"),
    [
        ("| 86 |", 0, 3, 3, 0, 1),
        ("| 86 |", 1, 0, 0, 1, 0),
        ("| 86 |", 2, 0, 0, 3, 0),
        ("| 86 |", 6, 0, 0, 3, 1),
        ("| 86 |", 1, 0, 3, 0, 1),  # paying brings nothing, so nothing is paid
        ("| 86 |", 1, 1, 3, 1, 1),
        ("87 | |", 0, 1, 0, 1, 0),
        ("87 | |", 2, 2, 0, 3, 0),
        ("144 | |", 0, 0, 1, 1, 0),
        ("144 | |", 2, 0, 2, 3, 0),
        ("149 | |", 1, 1, 1, 5, 0),
        ("149 | |", 1, 0, 4, 0, 1),
        ("149 | 86 |", 2, 1, 1, 6, 0),
        ("149 | 86 |", 3, 1, 1, 8, 0),
        ("149 144 87 | 86 |", 3, 3, 3, 14, 0),
        ("149 144 87 | 86 |", 2, 2, 2, 9, 0),  # three large payments, or 149 and three small ones: 8
    ],
)
def test_payments_by_hand(
    board: str, dragon_cards: int, cave_cards: int, resources: int, end_game: int, remaining: int
) -> None:
    player = {
        "caves": mat(board),
        "resources": {"meat": resources},
        "hand": {"dragons": [4, 8, 13, 15, 20, 21][:dragon_cards], "caves": [70, 71, 72][:cave_cards]},
    }
    answer = scored(document(player))["players"][0]["lines"]
    assert (answer["end_game"], answer["remaining"]) == (end_game, remaining)


def test_of_equal_payments_the_smallest_is_taken() -> None:
    player = read({"caves": mat("| 86 |"), "resources": {"gold": 3}, "hand": {"dragons": [4]}}).players[0]
    assert [sum(each.things for each in payments) for payments in best_payments(player)] == [0, 1]
    assert sum(payment.things for payment in frugal_payments(player)) == 0


# The guild.


@pytest.mark.parametrize(
    ("guild", "points"), [("plains", 2), ("seafarers", 6), ("highlands", 5), ("rainforest", 5)]
)
@pytest.mark.parametrize("markers", [1, 2])
def test_guild_formulas_by_hand(guild: str, points: int, markers: int) -> None:
    """W14.13: every marker scores again. Resource icons of the three caves: 4, 4 and 5."""
    player = {
        "mat_eggs": 2,
        "guild_rows": [4] * markers,
        "guild_steps": 6 * markers,
        "caves": mat("48 56 . | 50 42 . | 8 43", d43={"eggs": 3}),
    }
    assert lines(document(player, {}, {}, guild=guild))["guild"] == points * markers


def test_row_5_by_hand() -> None:
    """Plain markers take 6, 3, 1, 1 in reading order; cells that are named are not free for them."""
    plain = document({"guild_rows": [5]}, {"guild_rows": [1, 5, 5]}, {"guild_rows": [5]})
    assert [player["lines"]["guild"] for player in scored(plain)["players"]] == [6, 4, 1]
    mixed = document({"guild_rows": [5]}, {"guild_rows": [{"row": 5, "vp": 6}, 5]})
    assert [player["lines"]["guild"] for player in scored(mixed)["players"]] == [3, 7]
    poor = document({"guild_rows": [{"row": 5, "vp": 1}]}, {"guild_rows": [{"row": 5, "vp": 1}, 5]})
    assert [player["lines"]["guild"] for player in scored(poor)["players"]] == [1, 7]


# The objectives.


@pytest.mark.parametrize(
    ("objective", "quantity"),
    [
        ("cave_cards", 6),
        ("amethyst_cards", 6),
        ("crimson_cards", 5),
        ("golden_cards", 3),
        ("nests", 2 + 2 + 2 + 1 + 4 + 5),
        ("eggs", 5),
        ("cached", 4),
        ("guild_position", 13),
        ("cheap", 5),
        ("dear", 3),  # 39, 63 and 8; coins and eggs count as icons
        ("played_or_round", 2),
        ("activated", 5),
        ("hatchlings", 2),
        ("small", 1),
        ("medium", 4),
        ("large", 1),
        ("aggressive", 0),
        ("playful", 1),
        ("shy", 3),
        ("helpful", 4),
    ],
)
def test_quantities_by_hand(objective: str, quantity: int) -> None:
    caves = mat("48 56 39 | 50 63 | 17 43 8", d43={"eggs": 3}, d17={"cached": {"milk": 3, "gold": 1}})
    caves["amethyst"].append({"cave": 60})
    player = {"name": "A", "mat_eggs": 2, "guild_steps": 13, "caves": caves}
    assert objective_quantity(objective, read_player(player)) == quantity


# Random tables.


@cache  # nobody changes them
def random_tables() -> list[Json]:
    return [random_document(random.Random(seed), seed % 5 + 1) for seed in range(RANDOM_TABLES)]


def test_random_documents_are_valid_and_survive_json() -> None:
    for table in random_tables():
        assert violations(table) == []
        assert json.loads(json.dumps(table)) == table


def test_random_documents_keep_the_sums() -> None:
    for table in random_tables():
        answer = score(table)
        for player, raw in zip(answer["players"], table["players"], strict=True):
            assert list(player["lines"]) == CATEGORIES
            assert player["total"] == sum(player["lines"].values())
            assert 0 <= player["lines"]["objectives"] <= sum(best for best, _, _ in OBJECTIVE_POINTS)
            assert player["lines"]["remaining"] >= raw.get("coins", 0)
        best = max(player["total"] for player in answer["players"])
        totals = {player["name"]: player["total"] for player in answer["players"]}
        assert answer["winners"]
        assert {totals[name] for name in answer["winners"]} == {best}


def test_random_documents_are_repeatable() -> None:
    assert random_document(random.Random(7), 4) == random_document(random.Random(7), 4)
    assert random_document(random.Random(7), 4) != random_document(random.Random(8), 4)


def test_random_documents_cover_the_game() -> None:
    """Every End Game dragon scores, and where it can it does not; guilds, rows, objectives, places occur."""
    tables = random_tables()
    scores: set[tuple[int, bool]] = set()
    rows: set[tuple[str, int]] = set()
    paid: set[int] = set()
    for table in map(read_table, tables):
        for seat, player in enumerate(table.players):
            dragons = player.mat.dragons()
            scores |= {
                (number, ABILITIES[number](Bearer(table, seat, number)) != 0)
                for number in dragons
                if number in ABILITIES
            }
            rows |= {(table.guild, row) for row, _ in player.markers}
            paid |= {payment.points for payment in frugal_payments(player)}
    always = {101, 119, 124, 132, 183}  # these count themselves
    assert {number for number, is_scoring in scores if is_scoring} == ABILITIES.keys()
    assert {number for number, is_scoring in scores if not is_scoring} == ABILITIES.keys() - always
    assert paid == {0, 1, 3, 5}
    assert rows == {(guild, row) for guild in SQUARES for row in range(1, 6)}
    objectives = [objective for table in tables for objective in table["objectives"]]
    assert {objective["id"] for objective in objectives} == set(OBJECTIVES)
    assert {place for objective in objectives for place in objective["places"]} == {0, 1, 2, 3}
    text = json.dumps(tables)
    for part in (
        '"swapped": true',
        '"automa": "ravel_1"',
        '"vp": 6',
        '"vp": 3',
        '"vp": 1',
        '"guild_rows": [5',
    ):
        assert part in text


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_document_is_refused_with_place_and_rule(name: str) -> None:
    rng = random.Random(name)
    refused = 0
    for table in random_tables()[:60]:
        result = broken(rng, name, table)
        if result is not None:
            document_with_a_mistake, violation = result
            assert violations(document_with_a_mistake) == [violation]
            refused += 1
    assert refused >= 5


@pytest.mark.parametrize(
    "nonsense", [None, [], 5, {}, {"players": 3}, {"players": [1]}, {"guild": [], "players": [{"caves": []}]}]
)
def test_nonsense_is_refused_without_a_traceback(nonsense: object) -> None:
    assert violations(nonsense)


def test_five_eggs_on_two_nests() -> None:
    table = document({"caves": mat("56 | |", d56={"eggs": 5})})
    assert violations(table) == [("players[0].caves.crimson[0].eggs", "W3.7")]


def test_limits_are_not_checked_at_the_end() -> None:
    """W15.4, W15.8: what exceeds nine simply scores."""
    assert lines(document({"coins": 14, "resources": {"milk": 12}})) == {"remaining": 14 + 3}

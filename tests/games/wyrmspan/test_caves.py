"""One test per distinct cave effect, guild row, space of the track and printed effect of the mat.

Everything offered is taken, and what has changed is compared; nothing else may change.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from dracosaur.games.wyrmspan.cards import CAVES, programs
from dracosaur.games.wyrmspan.cards.codes import NOWHERE
from dracosaur.games.wyrmspan.rules.possible import can_do
from dracosaur.games.wyrmspan.rules.scoring import guild_points
from tests.games.wyrmspan.table import Table, dragon, option, resource
from tests.games.wyrmspan.taking import changes, offered, snapshot, take_all


@dataclass
class Case:
    want: dict[str, int]
    coins: int = 3
    supply: dict[str, int] = field(default_factory=dict)
    hand: tuple[int, ...] = ()
    caves: tuple[int, ...] = ()
    eggs: int = 0
    dragons: tuple[tuple[str, int, int], ...] = ()
    excavated: dict[str, int] = field(default_factory=dict)
    steps: int = 0
    markers: tuple[int, ...] = ()
    display: tuple[int, ...] = ()
    cave_display: tuple[int, ...] = ()
    prefer: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    cave_deck: tuple[int, ...] = ()
    theirs: dict[str, int] = field(default_factory=dict)
    their_eggs: int = 0
    their_hand: tuple[int, ...] = ()
    their_caves: tuple[int, ...] = ()
    guild: str = "plains"

    def table(self) -> Table:
        table = Table(guild=self.guild).coins(self.coins).supply(**self.supply).eggs(self.eggs)
        for name, number, eggs in self.dragons:
            table.put(name, number, eggs=eggs)
        for name, columns in self.excavated.items():
            table.excavated(name, columns)
        table.hand(*self.hand, caves=self.caves).steps(self.steps, markers=self.markers)
        table.supply(seat=1, **self.theirs).eggs(self.their_eggs, seat=1)
        table.hand(*self.their_hand, caves=self.their_caves, seat=1)
        return table.display(self.display, self.cave_display)

    def result(self, node: int) -> dict[str, int]:
        table = self.table()
        assert can_do(table.s, 0, node, NOWHERE)
        take_all(offered(table, node, NOWHERE), self.prefer, self.deck, self.cave_deck)
        return changes(snapshot(self.table().s), snapshot(table.s))


FLYER = (("crimson", 56, 2),)
COIN_CAVE = {"crimson2.cave": 12, "coins": 1}

# By the lowest number of equal cards.
CAVE_CASES: dict[int, Case] = {
    1: Case({"crimson1.egg": 1}, dragons=(("crimson", 139, 0),)),
    2: Case({"coins": 2}, dragons=(("crimson", 38, 0),)),
    3: Case({"crimson1.gold": 2}, dragons=FLYER),
    5: Case({"gold": 1, "mat": 1}),
    7: Case({"caves": 1, "gold": 1}),
    8: Case({"caves": 1, "steps": 1, "mat": 1}),
    10: Case({"caves": 1, "mat": 2}),
    12: Case({"coins": 1}),
    15: Case({"crystal": 1, "dragons": 1}),
    16: Case({"crystal": 2}),
    17: Case({"crystal": 1, "milk": 1}),
    18: Case({"crystal": 1, "mat": 1}),
    20: Case({"dragons": 2}),
    22: Case({"dragons": 1, "steps": 1, "mat": 1}),
    25: Case({"dragons": 1, "mat": 1}),
    27: Case({"steps": 2, "mat": 1, "meat": 1, "B.steps": 1, "B.mat": 1}),
    29: Case({"steps": 1, "mat": 2}),
    32: Case({"gold": 1, "dragons": 1}),
    33: Case({"gold": 1, "crystal": 1}),
    34: Case({"gold": 2}),
    35: Case({"gold": 1, "milk": 1}),
    36: Case({"gold": 1, "mat": 1}),
    38: Case({"meat": 1, "dragons": 1}),
    40: Case({"meat": 1, "crystal": 1}),
    42: Case({"meat": 1, "gold": 1}),
    44: Case({"meat": 2}),
    46: Case({"meat": 1, "milk": 1}),
    47: Case({"meat": 1, "mat": 1}),
    49: Case({"milk": 2}),
    50: Case({"dragons": 1, "gold": 1, "B.dragons": 1}, prefer=(option(0), option(3))),
    52: Case({"dragons": -1, "golden1.dragon": 50}, hand=(50,)),
    55: Case({"mat": 2, "crimson1.egg": 1}, dragons=(("crimson", 56, 1),)),
    58: Case({"gold": -2, **COIN_CAVE}, supply={"gold": 2}, cave_deck=(12,)),
    59: Case({"gold": -2, **COIN_CAVE}, supply={"gold": 2}, cave_display=(12,)),
    60: Case({"caves": -2, **COIN_CAVE}, caves=(13, 14), cave_deck=(12,)),
    61: Case({"caves": -2, **COIN_CAVE}, caves=(13, 14), cave_display=(12,)),
    62: Case({"dragons": -2, **COIN_CAVE}, hand=(60, 61), cave_deck=(12,)),
    63: Case({"dragons": -2, **COIN_CAVE}, hand=(60, 61), cave_display=(12,)),
    64: Case({"mat": -2, **COIN_CAVE}, eggs=2, cave_deck=(12,)),
    65: Case({"mat": -2, **COIN_CAVE}, eggs=2, cave_display=(12,)),
    66: Case(
        {"crimson1.dragon": 50, "golden1.dragon": 56, "crimson1.egg": -2, "golden1.egg": 2},
        dragons=(("crimson", 56, 2), ("golden", 50, 0)),
    ),
    67: Case({"crimson1.tuck": 2}, dragons=FLYER),
    69: Case(
        {"gold": -3, "steps": 3, "mat": 1, "meat": 1, "dragons": 1, "B.gold": -1, "B.steps": 1, "B.mat": 1},
        supply={"gold": 4, "meat": 1},
        theirs={"gold": 2},
        prefer=(resource("gold"),),
    ),
    70: Case(
        {"gold": -2, "mat": 2, "crimson1.egg": 2, "B.gold": -1, "B.mat": 2},
        supply={"gold": 4},
        theirs={"gold": 2},
        dragons=(("crimson", 56, 0),),
    ),
    71: Case(
        {"caves": -3, "steps": 3, "mat": 1, "meat": 1, "dragons": 1, "B.caves": -1, "B.steps": 1, "B.mat": 1},
        caves=(3, 4, 5),
        their_caves=(6, 7),
    ),
    72: Case(
        {"dragons": -3 + 1, "steps": 3, "mat": 1, "meat": 1, "B.dragons": -1, "B.steps": 1, "B.mat": 1},
        hand=(60, 61, 62),
        their_hand=(63, 64),
    ),
    73: Case({"dragons": -1, "mat": 2, "B.dragons": -1, "B.mat": 2}, hand=(60, 61), their_hand=(63, 64)),
    74: Case(
        {"mat": -2, "crimson1.egg": -1, "gold": 6, "B.mat": -1, "B.gold": 2},
        eggs=2,
        dragons=(("crimson", 56, 2),),
        their_eggs=1,
    ),
    75: Case(
        {"mat": -1, "steps": 2, "meat": 1, "B.steps": 1},  # the egg of space 1 pays for the second step
        eggs=1,
        their_eggs=1,
    ),
}

GUILD_CASES: list[tuple[str, int, Case]] = [
    ("plains", 1, Case({"mat": -1, **COIN_CAVE}, eggs=1, cave_deck=(12,))),
    ("plains", 2, Case({"mat": -2, "dragons": -1, "golden1.dragon": 50}, eggs=2, hand=(50,))),
    ("plains", 3, Case({"coins": 1, "mat": 2})),
    ("seafarers", 1, Case({"caves": -1, **COIN_CAVE}, caves=(12,))),
    ("seafarers", 2, Case({"dragons": -2, "golden1.dragon": 50}, hand=(50, 60), prefer=(dragon(60),))),
    ("seafarers", 3, Case({"coins": 1, "dragons": 2})),
    (
        "highlands",
        1,
        Case(
            {"coins": -1 + 2, "caves": -2, "crimson2.cave": 12, "crimson3.cave": 13},
            caves=(12, 13),
        ),
    ),
    (
        "highlands",
        2,
        Case(
            {"caves": -1, "dragons": -1, "golden1.dragon": 50, "golden1.tuck": 1, "golden1.egg": -1},
            caves=(12,),
            hand=(50,),
            dragons=(("golden", 42, 2),),
        ),
    ),
    ("highlands", 3, Case({"coins": 1, "caves": 2})),
    ("rainforest", 1, Case({"gold": -1, "caves": -1, **COIN_CAVE}, supply={"gold": 1}, caves=(12,))),
    ("rainforest", 1, Case({"gold": -1, **COIN_CAVE}, supply={"gold": 1}, cave_display=(12,))),
    ("rainforest", 2, Case({"dragons": -1, "golden1.dragon": 50}, hand=(50,))),
    ("rainforest", 2, Case({"coins": -1, "golden1.dragon": 72}, display=(72,))),
    ("rainforest", 3, Case({"coins": 1, "gold": 2})),
]

TRACK_CASES: list[tuple[int, Case]] = [
    (1, Case({"mat": 1})),
    (2, Case({"meat": 1})),
    (3, Case({"dragons": 1})),
    (4, Case({"caves": 1})),
    (5, Case({"crystal": 1})),
    (7, Case({"mat": 1})),
    (8, Case({"gold": 1})),
    (9, Case({"dragons": 1})),
    (10, Case({"coins": 1})),
    (11, Case({"milk": 1})),
]

PATH_CASES: list[tuple[str, int, Case]] = [
    ("crimson", 0, Case({"gold": 1})),
    ("crimson", 1, Case({"steps": 1, "mat": 1})),
    ("crimson", 2, Case({"gold": 1})),
    ("crimson", 3, Case({"mat": 1})),
    ("crimson", 4, Case({"gold": -2, "crimson1.gold": 2}, supply={"gold": 3}, dragons=FLYER)),
    ("golden", 0, Case({"dragons": 1})),
    ("golden", 1, Case({"steps": 1, "mat": 1})),
    ("golden", 2, Case({"dragons": 1})),
    ("golden", 3, Case({"mat": 1})),
    ("golden", 4, Case({"dragons": -2, "crimson1.tuck": 2}, hand=(60, 61, 62), dragons=FLYER)),
    ("amethyst", 0, Case({"caves": 1})),
    ("amethyst", 1, Case({"steps": 1, "mat": 1})),
    ("amethyst", 2, Case({"caves": 1})),
    ("amethyst", 3, Case({"mat": 1})),
    ("amethyst", 4, Case({"caves": -1, "mat": 2}, caves=(12, 13))),
]


def lowest_equal(number: int) -> int:
    """The lowest number of a cave card with the same effect."""
    return next(card.number for card in CAVES if card.effects == CAVES[number - 1].effects)


@pytest.mark.parametrize("number", range(1, 76))
def test_cave_card_does_what_it_says(number: int) -> None:
    case = CAVE_CASES[lowest_equal(number)]
    assert case.result(programs.CAVE_BONUS[number]) == case.want


def test_every_distinct_cave_has_a_case() -> None:
    assert set(CAVE_CASES) == {lowest_equal(card.number) for card in CAVES}


@pytest.mark.parametrize(("guild", "row", "case"), GUILD_CASES)
def test_guild_row_does_what_it_says(guild: str, row: int, case: Case) -> None:
    """W14.10."""
    case.guild = guild
    node = programs.GUILD_BENEFIT[programs.GUILD_NAMES.index(guild)][row - 1]
    assert case.result(node) == case.want


@pytest.mark.parametrize(("at", "case"), TRACK_CASES)
def test_track_space_does_what_it_says(at: int, case: Case) -> None:
    """W14.1."""
    assert case.result(programs.TRACK_EFFECT[at]) == case.want


@pytest.mark.parametrize(("name", "stop", "case"), PATH_CASES)
def test_printed_effect_of_the_mat(name: str, stop: int, case: Case) -> None:
    """W8.4."""
    row = ("crimson", "golden", "amethyst").index(name)
    assert case.result(programs.PATH[5 * row + stop]) == case.want


@pytest.mark.parametrize(
    ("guild", "points"), [("plains", 2), ("seafarers", 3), ("highlands", 3), ("rainforest", 4)]
)
def test_row_4_of_each_guild(guild: str, points: int) -> None:
    """W14.10, W14.13, W19.7: 4 eggs, 1 full column, 3 cave cards, 4 icons in the best cave; each marker
    scores.
    """
    table = Table(guild=guild).put("crimson", 48, eggs=2).put("golden", 50, eggs=1).put("amethyst", 24)
    table.put("golden", 72, eggs=1).put("crimson", 56).excavated("crimson", 3).steps(6, markers=(4,))
    assert guild_points(table.s, 0) == points
    table.s.markers[0][3] = 2
    assert guild_points(table.s, 0) == 2 * points


@pytest.mark.parametrize(("row", "points"), [(5, 6), (6, 3), (7, 1)])
def test_row_5_of_a_guild(row: int, points: int) -> None:
    """W14.10."""
    assert guild_points(Table().steps(6, markers=(row,)).s, 0) == points
